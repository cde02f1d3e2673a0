# Что говорят экраны вокруг игры, какой бы она ни была.
ui-games = Во что сыграем?
ui-game = Игра
ui-players = Игроки
ui-pitch = О чём она
ui-games-prompt = Номер или название (q — выход)
ui-no-such-game = В списке нет «{ $typed }»: введите номер от 1 до { $last } или название игры.

ui-guest = Гость
ui-bot-names = Ада Борис Вера Глеб Дарья Егор Зоя Игорь
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

ui-advice = { $action }: первое место в { $first } % пробных партий, последнее — в { $last } %; в среднем { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка.
ui-advice-exact = { $action }: { $known }
ui-advice-untried = { $action }: этот ход не рассматривался.
ui-thinking = Думаю…

# В браузере: полка.
ui-description = Четыре коробки настольных игр, шестнадцать игр: с ботами или с друзьями, бесплатно и без рекламы.
ui-name = Игротека
ui-shelf-about = Четыре коробки, шестнадцать игр. Сыграйте сразу с ботами или позовите друзей.
ui-play-now = Играть
ui-with-friends = С друзьями
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
ui-how = Как играем?
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
ui-trouble = Что-то пошло не так
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
ui-trouble-not-started = Игра ещё не началась.
ui-trouble-seats-free = Есть свободные места: подождите или посадите на них ботов.
ui-trouble-not-host = Это может сделать только хозяин стола.
ui-trouble-not-seated = Это только для тех, кто сидит за столом.
ui-trouble-not-your-turn = Сейчас решаете не вы.
ui-trouble-not-your-seat = Это не ваше место.
ui-trouble-not-over = Партия ещё не окончена.
ui-trouble-cannot-undo = Отменить можно только свой последний ход, пока никто не сходил и не пришла новая карта.
ui-trouble-hushed = Хозяин стола выключил чат.
ui-trouble-too-long = За этим столом накопилось слишком много всего: теперь принимаются только ходы.
ui-trouble-too-many = Вы следите за слишком многими столами. Закройте какой-нибудь.
ui-trouble-nobody = Сначала скажите, как вас зовут.
ui-trouble-no-name = В имени должна быть хотя бы одна буква.
ui-trouble-restarting = Сервер перезапускается. Попробуйте через минуту.
ui-trouble-storage = Не получается записать. Ничего не изменилось, попробуйте ещё раз чуть позже.
ui-trouble-cluster = Серверы потеряли связь друг с другом. Попробуйте чуть позже.
ui-trouble-moved = Стол переезжает на другой сервер. Попробуйте ещё раз.
ui-trouble-our-fault = У нас что-то сломалось, мы это записали. Попробуйте ещё раз.
ui-no-page = Такой страницы нет
ui-no-page-about = Ссылка устарела или оборвана. Всё, что у нас есть, стоит на полке.
ui-to-shelf = К полке
ui-skip = К содержимому

# Кто вы.
ui-your-name = Как вас зовут?
ui-your-name-about = Имя увидят за столом. Ни пароля, ни адреса не нужно.
ui-name-label = Имя
ui-go-on = Дальше
ui-save = Сохранить
ui-came-before = У меня есть код возврата
ui-code-label = Код возврата
ui-code-about = С этим кодом вы вернётесь с другого устройства. Запишите его: больше он не покажется.
ui-code-new = Получить код возврата
ui-code-wrong = Такого кода нет. Проверьте буквы.
ui-sign-out = Выйти на других устройствах
ui-sign-out-about = Другие устройства вас забудут, а здесь всё останется как есть.
ui-sign-out-sure = Выйти везде, кроме этого устройства?
ui-sign-out-yes = Выйти
ui-signed-out = Готово. Теперь вас помнит только это устройство.
ui-games-played = Партии
ui-games-won = Победы
ui-rating = Рейтинг
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
ui-public = Показывать среди открытых столов
ui-public-about = иначе за стол сядут только те, у кого есть ссылка
ui-rated = Играть на рейтинг
ui-rated-about = только люди, без ботов
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
ui-gone-no-table = Такого стола нет. Возможно, ссылка оборвана.
ui-gone-other = Этот стол сейчас недоступен.

# За столом.
ui-your-turn = Ваш ход
ui-turn-of = Думает { $name }
ui-turn-of-many = Все выбирают
ui-you-chose = Вы выбрали, ждём остальных
ui-nobody-waits = Секунду…
ui-you-watch = Вы зритель
ui-choose-item = Нажмите на карту или на кнопку
ui-choose-card = Выберите карту
ui-choose-more = Добавьте ещё карту или выберите другую
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
ui-hint-waits = Бот размышляет. Первый совет в игре готовится чуть дольше…
ui-hint-first = первое место в { $percent } % пробных партий
ui-hint-points = средний счёт { $points }
ui-hint-do = Сделать так
ui-undo = Отменить ход
ui-log = Что было
ui-chat = Чат
ui-say = Сказать что-нибудь…
ui-send = Отправить
ui-hush = Выключить чат
ui-unhush = Включить чат
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
ui-resign = Отдать игру боту
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
ui-yours-to-remember = «{ $what }» — об этом надо помнить самим. Нажмите на колоду; больше никто не напомнит.
ui-last-propose = Пусть этот раунд будет последним
ui-last-proposed = { $names }: предложение сделать этот раунд последним
ui-last-waits = Ждём, согласятся ли остальные, что раунд последний
ui-last-agree = Согласны
ui-last-decline = Играем дальше
ui-last-round = Это последний раунд
ui-return = Вернуться за стол
ui-warm-gone = Пока играет бот
ui-warm-clock = Время вышло, играет бот
ui-warm-resigned = Дальше играет бот
ui-away = нет на связи
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
ui-own-seat = Ваше место
ui-middle = Середина стола
ui-actions = Что можно сделать
ui-sum = всего

# Конец.
ui-the-end = Партия окончена
ui-rematch = Ещё раз
ui-go-rematch = За новый стол
ui-record = Скачать запись
ui-see-table = Посмотреть на стол
ui-to-result = К итогу
ui-forfeit = Проигравший:
ui-step-of = { $step } из { $last }
ui-play-replay = Пуск
ui-pause = Пауза
ui-previous = Шаг назад
ui-next = Шаг вперёд
ui-replay-of = Партия по шагам, все карты открыты
ui-seal-same = Печать та же, что была показана до первого хода.
ui-seal-other = Печать не та, что была показана до первого хода!
