# Что говорят экраны вокруг игры, какой бы она ни была.
ui-games = Во что сыграем?
ui-game = Игра
ui-players = Игроки
ui-pitch = О чём она
ui-games-prompt = Номер или название (q — выход)
ui-no-such-game = В списке нет «{ $typed }»: введите номер от 1 до { $last } или название игры.

ui-guest = Гость
ui-me = Вы
ui-bot-names = Ада Бэзил Клара Дэн Эдит Феликс Грета Хьюго
ui-you = (вы)
ui-at-table = За столом { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}: { $names }.
ui-bots = { $bot ->
    [easy] Боты слабые.
    [medium] Боты средней силы.
    [hard] Боты сильные.
   *[other] Боты: { $bot }.
}
ui-off = нет
ui-sealed = Всё случайное в этой партии задано секретным числом, выбранным заранее. Вот его отпечаток SHA-256:
ui-repeatable = Всё случайное в этой партии задано зерном { $seed }: кто его знает, может предсказать каждую карту. Годится для тренировки.

ui-prompt = 1–{ $last }, ? правила, ! совет, q выход
ui-prompt-one = 1, ? правила, ! совет, q выход
ui-all = * покажет все по одному. Можно ввести и слова, например: { $token }
ui-no-such-number = Номера { $typed } сейчас нет: выберите от 1 до { $last }.
ui-rules = Правила игры
ui-rules-hint = ? 2 покажет раздел 2, ? * — все разделы.
ui-no-such-section = Раздела «{ $typed }» нет: выберите от 1 до { $last } или * (все сразу).

ui-place = Место
ui-player = Игрок
ui-score = Счёт
ui-you-won = Вы победили!
ui-won = Победа: { $names }!
ui-shared = Общая победа: { $names }!
ui-you-lost = Вы проиграли, все остальные спаслись.
ui-lost = Проигрывает { $names }, все остальные спаслись.
ui-your-place = Ваше место: { $place } из { $players }.

ui-opened = Секретное число было таким:
ui-opened-why = Его отпечаток SHA-256 совпадает с показанным перед первым ходом: ничего не подменили.
ui-kept = Запись партии: { $file }. По ней можно проверить каждую случайность:
ui-keep = С ключом --record ФАЙЛ следующая партия будет записана, и igroteka verify ФАЙЛ проверит в ней каждую случайность.
ui-broken-off = На этом партия прервана. Спасибо за игру, до встречи!
ui-broken-off-kept = Сыгранное записано: { $file }.
ui-goodbye = До встречи!

ui-colour-r = кра
ui-colour-y = жёл
ui-colour-g = зел
ui-colour-b = син
ui-colour-s = сер
ui-colour-k = чёр

ui-advice = { $action }: { $known }
ui-advice-untried = { $action }: этот ход не рассматривался.
ui-thinking = Думаю…

# В браузере: полка.
ui-description = Четыре коробки настольных игр, шестнадцать игр: с ботами или с друзьями, бесплатно и без рекламы.
ui-name = Игротека
ui-shelf-about = Четыре коробки, шестнадцать игр. Сыграйте сразу с ботами или позовите друзей.
ui-play-now = Играть
ui-with-friends = С друзьями
ui-with-anybody = С кем-нибудь
ui-invites-you = { $name } зовёт вас: { $game }
ui-invitations = Приглашения
ui-come = Прийти
ui-not-now = Не сейчас
ui-start-here = Начните с этой
ui-played-last = В прошлый раз вы играли
ui-pictures-stop = Остановить картинки
ui-pictures-go = Оживить картинки
ui-favourite = Любимая игра
ui-favourites = Любимые
ui-read-rules = Правила
ui-options = Варианты
ui-find-game = Подобрать игру
ui-how-many = Сколько вас?
ui-how-long = Сколько времени?
ui-any = неважно
ui-minutes-at-most = до { $minutes } мин
ui-mood = Настроение
ui-by-box = По коробкам
ui-all-games = Все игры
ui-games-fit = { $count ->
    [one] Подходит { $count } игра
    [few] Подходят { $count } игры
    [many] Подходит { $count } игр
   *[other] Подходят { $count } игры
}
ui-none-fit = Такой игры на полке нет.
ui-show-all = Показать все игры
ui-minutes = { $from }–{ $to } мин
ui-range = { $from }–{ $to }
ui-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
ui-mood-luck = удача
ui-mood-nerve = риск
ui-mood-bluff = блеф
ui-mood-bidding = ставки
ui-mood-thinking = расчёт
ui-mood-attention = внимание
ui-mood-talk = уговоры
ui-mood-duel = дуэль
ui-level = Боты
ui-level-easy = слабые
ui-level-medium = средние
ui-level-hard = сильные
ui-bot-easy = слабый бот
ui-bot-medium = средний бот
ui-bot-hard = сильный бот
ui-thanks = Игры принадлежат своим авторам и издателям: они с благодарностью названы в правилах. Рисунки и программа здесь наши собственные.

# Вокруг каждого экрана.
ui-lobby = Открытые столы
ui-leaders = Лучшие игроки
ui-profile = Профиль
ui-language = Язык
ui-theme = Тема
ui-theme-auto = как на устройстве
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-sound = Звук
ui-settings = Настройки
ui-menu = Меню
ui-close = Закрыть
ui-back = Назад
ui-cancel = Отмена
ui-yes = Да
ui-loading = Минутку…
ui-again = Попробовать ещё раз
ui-offline = Связь пропала. Всё сохранено, подключаемся снова…
ui-play-here = Играть с ботами на этом устройстве
ui-with-others = Играть с другими
ui-trouble = Что-то пошло не так
ui-trouble-not-together = Вместе это не сыграть. Сначала отложите что-нибудь.
ui-trouble-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
ui-trouble-too-fast = Не так быстро! Подождите несколько секунд.
ui-trouble-too-many-tables = У вас уже очень много столов. Сначала доиграйте какую-нибудь партию.
ui-trouble-barred = Хозяин просит вас не садиться за этот стол. Смотреть можно.
ui-trouble-final = Партия идёт на рейтинг: вы из неё ушли, и вернуться нельзя. За вас доиграет бот.
ui-trouble-busy = Сейчас очень многие смотрят сыгранные партии. Попробуйте через минуту.
ui-trouble-no-advice = Боты пока не могут дать совет. Спросите ещё раз чуть позже.
ui-trouble-bad-terms = Эти правила не подходят друг к другу или к числу игроков. Посмотрите, что выбрано.
ui-trouble-rated = В партии на рейтинг этого нет: в ней только люди, каждый на своём месте, без советов и отмены ходов.
ui-trouble-taken = Это место уже занято.
ui-trouble-started = Игра уже началась.
ui-trouble-seated = У вас уже есть место в этой партии.
ui-trouble-here = Этот игрок за столом и думает.
ui-trouble-days = Эта партия идёт днями: у каждого есть время на часах.
ui-trouble-not-started = Игра ещё не началась.
ui-trouble-seats-free = Есть свободные места: подождите или посадите на них ботов.
ui-trouble-not-host = Это может сделать только хозяин стола.
ui-trouble-not-seated = Это только для тех, кто сидит за столом.
ui-trouble-not-your-turn = Сейчас решаете не вы.
ui-trouble-not-your-seat = Это не ваше место.
ui-trouble-not-over = Партия ещё не окончена.
ui-trouble-cannot-undo = Отменить можно только свой последний ход, пока никто не сходил и не пришла новая карта.
ui-trouble-hushed = Хозяин стола выключил чат.
ui-trouble-hushed-you = Вам сейчас нельзя писать в чат: так решил тот, кто собрал стол.
ui-trouble-too-long = За этим столом накопилось слишком много всего: теперь принимаются только ходы.
ui-trouble-too-many = Вы следите за слишком многими столами. Закройте какой-нибудь.
ui-trouble-nobody = Сначала скажите, как вас зовут.
ui-trouble-no-name = В имени должна быть хотя бы одна буква.
ui-trouble-bad-address = Это не похоже на адрес почты. Он выглядит так: name@example.org.
ui-trouble-too-many-letters = Вы уже просили прислать несколько писем. Попробуйте через час.
ui-trouble-used-link = Эта ссылка уже сработала или устарела. Новую можно попросить в профиле.
ui-trouble-restarting = Сервер перезапускается. Попробуйте через минуту.
ui-trouble-storage = Не получается записать. Ничего не изменилось, попробуйте ещё раз чуть позже.
ui-trouble-cluster = Серверы потеряли связь друг с другом. Попробуйте чуть позже.
ui-trouble-moved = Стол переезжает на другой сервер. Попробуйте ещё раз.
ui-trouble-our-fault = У нас что-то сломалось, мы это записали. Попробуйте ещё раз.
ui-trouble-other-tab = Эта партия открыта в другой вкладке. Закройте её там и попробуйте ещё раз.
ui-trouble-needs-server = Для этого нужна Игротека с сервером.
ui-trouble-bad-record = Этот файл — не запись партии, которую можно проверить.
ui-getting-ready = Готовим игры: { $percent } %
ui-not-ready = Не удалось загрузить игры. Проверьте связь и попробуйте ещё раз.
ui-around = За одним устройством
ui-around-about = Друзья садятся рядом и передают устройство по кругу. Чтобы каждый играл со своего, нужна Игротека с сервером.
ui-keep-record = Добавить запись из файла
ui-missing-page = Такой страницы нет
ui-missing-page-about = Ссылка устарела или оборвана. Всё, что у нас есть, стоит на полке.
ui-missing-table = Такого стола нет
ui-missing-table-about = Ссылка оборвана, или стол давно убрали. Новый можно открыть с полки.
ui-missing-game = Такой игры нет
ui-missing-game-about = Ссылка устарела или с ошибкой. Все наши игры стоят на полке.
ui-to-shelf = Все игры
ui-skip = К содержимому

# Кто вы.
ui-your-name = Как вас зовут?
ui-your-name-about = Имя увидят за столом. Ни пароля, ни адреса не нужно.
ui-name-label = Имя
ui-go-on = Дальше
ui-save = Сохранить
ui-came-before = У меня есть код возврата
ui-code-label = Код возврата
ui-code-about = С этим кодом вы вернётесь с другого устройства, и все партии с вами. Никому его не показывайте.
ui-code-show = Показать код
ui-code-hide = Скрыть код
ui-code-copy = Скопировать код
ui-code-qr = QR-код, который приведёт сюда другое устройство
ui-code-new = Получить новый код
ui-code-lost = Ваш код — из тех времён, когда он показывался один раз. Получите новый: старый перестанет действовать.
ui-code-instead = Это устройство знает вас под именем { $name }. Оно его забудет.
ui-code-wrong = Такого кода нет. Проверьте буквы.
ui-sign-out = Выйти на других устройствах
ui-sign-out-about = Другие устройства вас забудут, а здесь всё останется как есть.
ui-sign-out-sure = Выйти везде, кроме этого устройства?
ui-sign-out-yes = Выйти
ui-signed-out = Готово. Теперь вас помнит только это устройство.
ui-games-played = Партии
ui-games-won = Победы
ui-rating = Рейтинг
ui-told-sat = За стол садится { $names }
ui-told-invited = { $names } зовёт вас за стол
ui-telling = Уведомления
ui-telling-about = Сообщать, когда я не за столом
ui-tell-here = Уведомлять это устройство
ui-tell-not-here = Не уведомлять это устройство
ui-tell-forbidden = Браузер не разрешает уведомления. Это можно изменить в его настройках для этого сайта.
ui-tell-turn = Мой ход
ui-tell-sat = Кто-то сел за стол
ui-tell-over = Партия окончена
ui-tell-invited = Меня зовут за стол
ui-quiet = Тихие часы
ui-quiet-from = с
ui-quiet-to = до
ui-quiet-about = О том, что случится в эти часы, сообщим, когда они закончатся, — если это ещё важно.
ui-tell-installed = На iPhone и iPad сначала добавьте Игротеку на экран «Домой» и откройте оттуда.
ui-mail-address = Адрес почты
ui-mail-about = Если вас какое-то время нет, мы пришлём одно письмо обо всех ваших столах, не чаще раза в час. Адреса никто не увидит.
ui-mail-give = Прислать ссылку
ui-mail-given = Мы отправили ссылку на { $address }. Откройте её: без этого других писем не будет.
ui-mail-again = Прислать ссылку ещё раз
ui-mail-to = Письма приходят на { $address }.
ui-mail-forget = Забыть этот адрес
ui-mail-confirm-subject = Это ваш адрес?
ui-mail-confirm =
    Кто-то попросил Игротеку писать на этот адрес, когда его ждёт партия.

    Если это были вы, откройте в течение суток эту ссылку и нажмите кнопку. Если не вы, ничего не делайте: других писем не будет.
ui-mail-several = { $count ->
    [one] Новости с { $count } стола
    [few] Новости с { $count } столов
   *[many] Новости с { $count } столов
}
ui-mail-sat = кто-то сел за ваш стол
ui-mail-invited = вас зовут за стол
ui-mail-stop = Это письмо пришло, потому что этот адрес указан в профиле. Отказаться от всех писем:
ui-letter = Письма от Игротеки
ui-letter-confirm = Писать вам на адрес, куда пришла эта ссылка, когда вас ждёт партия?
ui-letter-confirm-yes = Да, это мой адрес
ui-letter-confirmed = Спасибо! Теперь мы будем вам писать.
ui-letter-stop = Больше не присылать писем на этот адрес?
ui-letter-stop-yes = Не присылать
ui-letter-stopped = Готово. Писем больше не будет, адрес мы забыли.
ui-continue-games = Продолжить
ui-my-games = Мои партии
ui-all-my-games = Все мои партии
ui-games-wait = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[many] Вас ждут { $count } партий
}
ui-with-people = За столом: { $names }
ui-against-bots = Против ботов
ui-waits-players = Ждём игроков: { $taken } из { $players }
ui-time-remains = ещё { $time }
ui-show-more = Показать ещё
ui-rating-about = Все начинают с 1500. ± показывает, насколько можно ошибиться: чем больше партий, тем точнее. Порядок — по тому, в чём можно быть уверенным.
ui-latest = Последние партии
ui-no-games-yet = Партий пока нет. Полка вон там!
ui-nobody-known = Мы вас пока не знаем. Назовитесь, и ваши партии запомнятся.
ui-place-of = Место { $place } из { $players }
ui-watch = Посмотреть партию
ui-no-leaders = На рейтинг в эту игру ещё никто не играл.

# Открыть стол.
ui-new-table = Стол для друзей
ui-players-number = Сколько игроков
ui-clock = Время на ход
ui-clock-none = без ограничений
ui-clock-move = { $seconds } с на ход
ui-clock-day = день на ход
ui-clock-days = дней на ход: { $count }
ui-clock-game = { $minutes } мин на всю партию
ui-clock-game-added = { $minutes } мин на партию и { $added } с за ход
ui-public = Показывать среди открытых столов
ui-public-about = иначе за стол сядут только те, у кого есть ссылка
ui-rated = Играть на рейтинг
ui-rated-about = только люди, без ботов
ui-rated-short = на рейтинг
ui-hosted-by = Собирает { $name }
ui-spoken = Экран помнит и говорит за вас
ui-spoken-about = сам добирает карты и говорит нужные слова, ловить некого
ui-rules-of-table = Правила этого стола
ui-no-limit = как обычно
ui-open = Открыть стол
ui-invite = Позвать
ui-invite-about = Отправьте ссылку или дайте отсканировать код:
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-share = Поделиться
ui-only-here = Эта ссылка работает только на этом компьютере. Чтобы позвать других, запустите сервер командой { $command } и откройте адрес, который она покажет.
ui-copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры или из меню.
ui-come-and-play = { $game }: давайте сыграем!
ui-companions = С кем вы играли
ui-same-again = Позвать тех же
ui-ask-to-come = Позвать
ui-asked-to-come = Приглашение отправлено
ui-hide-person = Скрыть
ui-block-person = Заблокировать
ui-hide-about = Скрытых здесь больше не предлагают. Заблокированные не смогут ни позвать вас, ни сесть за ваш стол.
ui-kept-away = Скрытые и заблокированные
ui-person-hidden = в скрытых
ui-person-blocked = в блокировке
ui-bring-back = Вернуть
ui-more-about = Ещё: { $name }
ui-standing-link = Постоянная ссылка для компании
ui-standing-about = Эта ссылка всегда ведёт за нынешний стол компании или открывает следующий:
ui-qr = Ссылка на стол в виде QR-кода
ui-seat-number = Место { $number }
ui-seat-free = свободно
ui-sit = Сесть
ui-stand = Встать
ui-clear-seat = Попросить встать
ui-free-seat = Освободить место
ui-send-away = Больше не пускать за стол
ui-put-bot = Посадить бота
ui-beside = Ещё кто-то на этом устройстве
ui-on-this-device = на этом устройстве
ui-guest-name = Как зовут?
ui-one-device = Несколько игроков на одном устройстве
ui-pass-to = Передайте устройство: { $name }
ui-have-it = Это я, { $name }: показать карты
ui-hide-cards = Спрятать карты
ui-display = Показать на большом экране
ui-scan = Наведите камеру, чтобы сесть за стол
ui-start = Начать игру
ui-start-fill = Добавить ботов и начать
ui-wait-host = { $name } начнёт игру, когда все соберутся.
ui-wait-seats = Ждём остальных…
ui-sealed-short = Жребий уже брошен и запечатан; после партии печать можно проверить:
ui-no-tables = Сейчас нет открытых столов. Откройте свой!
ui-people-here = Сейчас на сайте: { $count }
ui-taken-of = { $taken } из { $players }
ui-come-in = Сесть за стол
ui-look-on = Смотреть
ui-being-played = идёт игра
ui-gone-other = Этот стол сейчас недоступен.

# За столом.
ui-your-turn = Ваш ход
ui-up-to-you = Вам решать
ui-turn-of = { $name } думает
ui-turn-of-many = Все выбирают
ui-then-turn = Затем ходит { $name }
ui-then-you = Затем ваш ход
ui-then-many = Затем выбирают все
ui-next-round-turn = Следующий раунд начинает { $name }
ui-next-round-you = Следующий раунд начинаете вы
ui-next-round-many = Затем следующий раунд: выбирают все
ui-you-chose = Вы выбрали, ждём остальных
ui-nobody-waits = Секунду…
ui-you-watch = Вы зритель
ui-tap-hand = Выберите свою карту
ui-tap-row = Выберите карту на столе
ui-tap-columns = Выберите колонку
ui-tap-dice = Выберите кубики
ui-choose-item = Выберите карту или действие
ui-choose-card = Выберите карту
ui-choose-more = Добавьте ещё карту или выберите другую
ui-choose-more-dice = Выберите ещё кубики или верните лишние
ui-choose-action = Что делаем?
ui-number-of = Сколько
ui-less = меньше
ui-more = больше
ui-change-mind = Можно ещё передумать
ui-not-with-this = Этим сейчас не сходить.
ui-not-possible = Сейчас так нельзя.
ui-why-rule = Правило
ui-hint = Совет
ui-hint-title = Что сделал бы бот
ui-hint-waits = Бот размышляет…
ui-hint-standing = положение: { $percent } из 100
ui-hint-losing = проигрыш примерно в { $percent } % случаев
ui-hint-omen = { $omen }: { $percent } %
ui-hint-first = впереди всех в { $percent } % пробных партий
ui-hint-points = в среднем { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
}
ui-hint-all-equal = Разницы почти нет: все варианты примерно равны.
ui-hint-equal = Примерно так же хорошо: { $what }.
ui-hint-why-known = { $own } { $rival }: { $known }
ui-hint-why-omen = В { $percent } % пробных партий { $omen }, а если выбрать «{ $rival }» — в { $other } %.
ui-hint-why-omen-most = В { $percent } % пробных партий { $omen } (если выбрать «{ $rival }» — в { $other } %); в среднем { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
} вместо { $lesssign }{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-omen-least = В { $percent } % пробных партий { $omen } (если выбрать «{ $rival }» — в { $other } %); в среднем это стоит { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка вместо { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-losing = Так вы проигрываете примерно в { $percent } % партий, а если выбрать «{ $rival }» — в { $other } %.
ui-hint-why-first = Так вы впереди всех в { $percent } % пробных партий, а если выбрать «{ $rival }» — в { $other } %.
ui-hint-why-most = В среднем это { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
}, а если выбрать «{ $rival }» — { $lesssign }{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-least = В среднем это стоит { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка, а если выбрать «{ $rival }» — { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-whole = В целом ваше положение после этого лучше: { $percent } из 100, а если выбрать «{ $rival }» — { $other }.
ui-hint-why-slightly = В целом это чуть лучше, чем «{ $rival }».
ui-hint-more = Все цифры
ui-hint-do = Сделать так
ui-undo = Отменить ход
ui-log = Что было
ui-chat = Чат
ui-say = Сказать что-нибудь…
ui-send = Отправить
ui-hush = Выключить чат
ui-unhush = Включить чат
ui-hush-one = Заглушить
ui-unhush-one = Вернуть голос
ui-hushed-one = без голоса
ui-unread = непрочитанных: { $count }
ui-at-this-table = За этим столом
ui-no-talk = За этим столом чат выключен.
ui-emotes = Реакции
ui-emote-hello = Привет!
ui-emote-thanks = Спасибо!
ui-emote-well-played = Красиво!
ui-emote-oops = Ой…
ui-emote-thinking = Дайте подумать…
ui-emote-hurry = Ходите!
ui-emote-laugh = Ха-ха!
ui-emote-wow = Ого!
ui-resign = Пусть дальше играет бот
ui-resign-friendly = Дальше за вас будет играть бот. Вернуться можно в любой момент.
ui-resign-rated = Дальше за вас будет играть бот. В игре на рейтинг вернуться нельзя.
ui-emote-laid-low = У меня низкая карта
ui-emote-laid-middle = У меня средняя карта
ui-emote-laid-high = У меня высокая карта
ui-claim = Скажите, что выложили: правду или нет
ui-ready = Открываем
ui-you-laid = Ставка сделана. Обсудите её: карты откроются, когда все будут согласны
ui-you-are-ready = Вы согласны открыть. Ждём остальных
ui-contents = Содержание
ui-picture = Партия в разгаре
ui-round-over = Раунд окончен
ui-part-over = { $part }: итог
ui-total-before = Было
ui-total-round = За раунд
ui-total-now = Стало
ui-scene-unsaid = До этого — ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}.
ui-speed = Сколько длятся важные моменты
ui-speed-calm = спокойно
ui-speed-normal = обычно
ui-speed-quick = быстро
ui-preset = Как играем
ui-preset-usual = Как обычно
ui-aids = Подсказки счёта
ui-aids-about = шансы на кнопках, вышедшие карты, лучшие наборы
ui-aids-usual = Только против ботов
ui-aids-on = Есть
ui-aids-off = Нет
ui-by-lot = По жребию
ui-yours-to-remember = Нажмите на колоду и доберите, пока не сыграл следующий: иначе рискуете очком. Больше никто не напомнит.
ui-last-propose = Предложить закончить этим раундом
ui-last-proposed = Закончить этим раундом? Предлагает { $names }
ui-last-waits = Ждём, согласятся ли остальные, что раунд последний
ui-last-agree = Согласны
ui-last-decline = Играем дальше
ui-last-round = Это последний раунд
ui-return = Вернуться за стол
ui-warm-gone = Пока играет бот
ui-warm-clock = Время вышло, играет бот
ui-warm-resigned = Дальше играет бот
ui-away = нет на связи
ui-away-for = { $name } отсутствует { $time }
ui-bot-in = через { $time } сядет бот
ui-relieve = Пусть бот играет сейчас
ui-seconds = { $seconds } с
ui-minutes-long = { $minutes } мин
ui-take-bot-seat = Сыграть вместо бота
ui-looks-alike = Это имя лишь похоже на другое за этим столом
ui-has-chosen = готово
ui-time-left = Осталось времени
ui-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-face-down = рубашкой вверх
ui-empty = пусто
ui-of-number = { $value } из { $of }
ui-tone-good = чем больше, тем лучше
ui-tone-bad = чем меньше, тем лучше
ui-lead-ahead = впереди
ui-lead-danger = ближе всех к проигрышу
ui-standings = Положение игроков
ui-own-seat = Ваше место
ui-middle = Середина стола
ui-actions = Что можно сделать
ui-sum = всего

# Конец.
ui-the-end = Партия окончена
ui-rematch = Ещё раз
ui-wants-again = Готовы сыграть ещё: { $names }
ui-go-rematch = За новый стол
ui-record = Скачать запись
ui-see-table = Посмотреть на стол
ui-to-result = К итогу
ui-what-decided = Что решило исход
ui-how-score = Из чего сложился счёт
ui-by-round = По раундам
ui-by-kind = За что
ui-in-all = Всего
ui-forfeit = Проигравший:
ui-step-of = { $step } из { $last }
ui-play-replay = Пуск
ui-pause = Пауза
ui-previous = Шаг назад
ui-next = Шаг вперёд
ui-replay-of = Партия по шагам, все карты открыты
ui-seal-same = Печать та же, что была показана до первого хода.
ui-seal-other = Печать не та, что была показана до первого хода!

ui-learn = Научиться за две минуты
ui-just-play = Сразу играть
ui-first-time = Впервые играете в «{ $game }»?
ui-lesson = Урок
ui-lesson-step = { $number } из { $count }
ui-lesson-help = Вот что нужно: { $what }
ui-lesson-again = Начать сначала
ui-lesson-over = Теперь вы умеете играть!
ui-lesson-over-about = Остальное придёт с игрой. Лёгкие боты уже ждут.
ui-lesson-play = Сыграть с лёгкими ботами
ui-coach = Подсказки новичкам
ui-coach-off = Больше не подсказывать
ui-lesson-enter = Enter — дальше, q — выйти

ui-search-rules = Искать в правилах
ui-search-clear = Очистить поиск
ui-search-found = Найдено: { $count }
ui-search-none = По запросу «{ $query }» в правилах ничего нет.
ui-search-all = Показать все правила
ui-quiz = Задачи
ui-quiz-try = Решить пять задач
ui-quiz-asks = Что бы сделали вы?
ui-quiz-right = Верно!
ui-quiz-wrong = Можно лучше
ui-quiz-yours = Ваш выбор: { $what }
ui-quiz-found = Верно { $found } из { $count }
ui-quiz-found-about = Над каждой задачей бот продумал тысячи партий. Половина — уже хорошее начало.
ui-quiz-again = Ещё раз

# Листы счёта.
ui-pad = Лист счёта
ui-pad-keep = Вести счёт
ui-pad-about = Вы играете настоящими картами, а экран ведёт счёт.
ui-pad-names = Кто играет? В том порядке, как сидите, по часовой стрелке
ui-pad-player = Игрок { $number }
ui-pad-start = Начать
ui-pad-kept = Листы на этом устройстве
ui-pad-new = Новый лист
ui-pad-same = Ещё раз тем же составом
ui-pad-forget = Удалить этот лист
ui-pad-sure = Удалить лист? Вернуть его нельзя.
ui-pad-count = Посчитать раунд
ui-pad-undo = Отменить последнюю запись
ui-pad-text = Текстом
ui-pad-picture = Картинкой
ui-pad-rounds = По раундам
ui-pad-ahead = впереди
ui-pad-danger = ближе всех к проигрышу
ui-pad-nobody = никто
ui-pad-pot = банк
ui-pad-won = Победа: { $names }!
ui-pad-lost = Проигрыш: { $names }.
ui-pad-wrong = Так посчитать нельзя: проверьте числа.
ui-pad-full = Лист заполнен: начните новый.
ui-pad-of = { $name }, { $what }
ui-pad-fewer = { $name }: на один меньше
ui-pad-more = { $name }: на один больше
