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
ui-bots = Уровень ботов: { $bot }.
ui-off = нет
ui-sealed = Все случайности этой партии следуют из секретного числа, выбранного заранее. Вот его отпечаток SHA-256:
ui-repeatable = Все случайности этой партии следуют из зерна { $seed }: кто его знает, может предсказать каждую карту. Годится для тренировки.

ui-prompt = 1–{ $last }, ? правила, ! совет, q выход
ui-prompt-one = 1, ? правила, ! совет, q выход
ui-all = * покажет все по одному. Можно ввести и слова, например: { $token }
ui-no-such-number = Номера { $typed } сейчас нет: выберите от 1 до { $last }.
ui-rules = Правила игры
ui-rules-hint = ? 2 покажет раздел 2, ? * — все разделы.
ui-no-such-section = Раздела «{ $typed }» нет: выберите от 1 до { $last } или * — все сразу.

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
ui-opened-why = Его отпечаток SHA-256 показан перед первым ходом, так что по пути ничего не подменили.
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

ui-advice = { $action }: первое место в { $first } % воображаемых партий, последнее — в { $last } %; в среднем { $points } очка.
ui-advice-exact = { $action }: { $known }
ui-advice-untried = { $action }: не рассматривалось.
ui-thinking = Думаю …

# В браузере: полка.
ui-name = Игротека
ui-shelf-about = Четыре коробки, шестнадцать игр. Сыграйте сразу с ботами или позовите друзей.
ui-play-now = Играть
ui-with-bots = с ботами
ui-with-friends = С друзьями
ui-minutes = { $from }–{ $to } мин
ui-range = { $from }–{ $to }
ui-players-range = { $from }–{ $to } игроков
ui-players-exactly = { $count } игрока
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
ui-thanks = Игры принадлежат своим авторам и издателям: они с благодарностью названы в правилах. Картинки и программы здесь наши собственные.

# Вокруг каждого экрана.
ui-shelf = Полка
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
ui-trouble-too-fast = Слишком часто. Подождите несколько секунд.
ui-trouble-too-many-tables = У вас уже очень много столов. Доиграйте какую-нибудь партию и откройте новый.
ui-trouble-barred = Хозяин стола попросил вас за него не садиться. Смотреть можно.
ui-trouble-final = Вы ушли из партии на рейтинг, и вернуться в неё нельзя: бот доиграет до конца.
ui-trouble-busy = Сейчас очень многие смотрят сыгранные партии. Попробуйте через минуту.
ui-trouble-no-advice = Боты пока не могут дать совет. Спросите ещё раз чуть позже.
ui-no-page = Такой страницы нет
ui-no-page-about = Ссылка устарела или обрезана. Всё, что у нас есть, стоит на полке.
ui-to-shelf = К полке
ui-skip = К главному

# Кто вы.
ui-your-name = Как вас зовут?
ui-your-name-about = Имя увидят за столом. Ни пароля, ни адреса не нужно.
ui-name-label = Имя
ui-go-on = Дальше
ui-save = Сохранить
ui-came-before = Я здесь уже бывал(а)
ui-code-label = Код возврата
ui-code-about = С этим кодом вы вернётесь с другого устройства. Запишите его: он показывается один раз.
ui-code-new = Получить код возврата
ui-code-wrong = Такого кода нет. Проверьте буквы.
ui-sign-out = Выйти на других устройствах
ui-sign-out-about = Другие устройства вас забудут, а здесь всё останется как есть.
ui-sign-out-sure = Выйти везде, кроме этого устройства?
ui-sign-out-yes = Выйти
ui-signed-out = Готово. Теперь вас помнит только это устройство.
ui-games-played = Партий
ui-games-won = Победы
ui-rating = Рейтинг
ui-latest = Последние партии
ui-no-games-yet = Партий пока нет. Полка вон там!
ui-nobody-known = Мы вас пока не знаем. Назовитесь, и ваши партии запомнятся.
ui-place-of = Место { $place } из { $players }
ui-watch = Посмотреть партию
ui-no-leaders = В эту игру на рейтинг ещё никто не играл.

# Открыть стол.
ui-new-table = Стол для друзей
ui-players-number = Сколько игроков
ui-clock = Время на ход
ui-clock-none = без ограничений
ui-clock-move = { $seconds } с на решение
ui-clock-day = день на решение
ui-public = Показывать среди открытых столов
ui-public-about = иначе придут только те, у кого есть ссылка
ui-rated = Играть на рейтинг
ui-rated-about = только люди, без ботов
ui-spoken = То, что надо сказать или не забыть, делается за вас
ui-spoken-about = выключите, если хотите ловить друг друга
ui-rules-of-table = Правила этого стола
ui-no-limit = не задано
ui-at-random = случайно
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
ui-send-away = Больше не пускать
ui-put-bot = Посадить бота
ui-beside = Ещё кто-то на этом устройстве
ui-on-this-device = на этом устройстве
ui-guest-name = Как зовут?
ui-one-device = Несколько игроков на одном устройстве
ui-pass-to = Передайте устройство: { $name }
ui-have-it = Это я, { $name }: показать карты
ui-hide-cards = Спрятать карты
ui-display = Показать на большом экране
ui-scan = Наведите камеру, чтобы прийти за стол
ui-start = Начать игру
ui-start-fill = Добавить ботов и начать
ui-wait-host = { $name } начнёт игру, когда все соберутся.
ui-wait-seats = Ждём остальных…
ui-watching = Зрителей: { $count }
ui-sealed-short = Карты запечатаны:
ui-no-tables = Сейчас нет открытых столов. Откройте свой!
ui-people-here = Здесь: { $count }
ui-taken-of = { $taken } из { $players }
ui-come-in = Войти
ui-look-on = Смотреть
ui-being-played = играют
ui-gone-no-table = Такого стола нет. Возможно, ссылка обрезана.
ui-gone-other = Этот стол сейчас не показать.

# За столом.
ui-your-turn = Ваш ход
ui-turn-of = Думает { $name }
ui-turn-of-many = Все выбирают
ui-you-chose = Вы выбрали, ждём остальных
ui-nobody-waits = Секунду…
ui-you-watch = Вы зритель
ui-choose-item = Выберите на столе или кнопкой
ui-choose-card = Выберите карту
ui-choose-more = Выберите ещё или другое
ui-choose-action = Что делаем?
ui-confirm-again = ещё раз, чтобы подтвердить
ui-number-of = Сколько
ui-less = меньше
ui-more = больше
ui-chosen = Выбрано: { $what }
ui-change-mind = Можно ещё передумать
ui-not-with-this = С этим сейчас ничего не сделать.
ui-not-possible = Сейчас так нельзя.
ui-why-rule = Правило
ui-hint = Совет
ui-hint-title = Что сделал бы бот
ui-hint-waits = Бот размышляет. Первый совет в игре готовится чуть дольше …
ui-hint-first = первое место в { $percent } % воображаемых партий
ui-hint-points = в среднем счёт { $points }
ui-hint-do = Сделать так
ui-undo = Вернуть ход
ui-log = Что было
ui-chat = Разговор
ui-say = Сказать что-нибудь…
ui-send = Отправить
ui-hush = Выключить разговор
ui-unhush = Включить разговор
ui-no-talk = За этим столом разговор выключен.
ui-emotes = Жесты
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
ui-return = Вернуться за стол
ui-warm-gone = Пока играет бот
ui-warm-clock = Время вышло, играет бот
ui-warm-resigned = Дальше играет бот
ui-away = нет на связи
ui-bot = бот
ui-you-short = вы
ui-has-chosen = готово
ui-time-left = Осталось времени
ui-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-chips-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
ui-face-down = рубашкой вверх
ui-empty = пусто
ui-of-number = { $value } из { $of }
ui-picked = выбрано
ui-own-seat = Ваше место
ui-middle = Середина стола
ui-own-hand = Ваши карты
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
ui-seal-same = Печать та же, что была показана до первой карты.
ui-seal-other = Печать не та, что была показана до первой карты!
