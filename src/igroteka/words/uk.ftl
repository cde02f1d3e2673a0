# Що кажуть екрани довкола гри, хоч би якою вона була.
ui-games = У що зіграємо?
ui-game = Гра
ui-players = Гравці
ui-pitch = Про що вона
ui-games-prompt = Номер або назва (q — вихід)
ui-no-such-game = У списку немає «{ $typed }»: введіть номер від 1 до { $last } або назву гри.

ui-guest = Гість
ui-bot-names = Ада Богдан Віра Гліб Дарина Євген Зоя Ігор
ui-you = (ви)
ui-at-table = За столом { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}: { $names }.
ui-bots = Рівень ботів: { $bot }.
ui-off = ні
ui-sealed = Усі випадковості цієї партії випливають із таємного числа, обраного заздалегідь. Ось його відбиток SHA-256:
ui-repeatable = Усі випадковості цієї партії випливають із зерна { $seed }: хто його знає, може передбачити кожну карту. Годиться для тренування.

ui-prompt = 1–{ $last }, ? правила, ! порада, q вихід
ui-prompt-one = 1, ? правила, ! порада, q вихід
ui-all = * покаже всі по одному. Можна ввести й слова, наприклад: { $token }
ui-no-such-number = Номера { $typed } зараз немає: виберіть від 1 до { $last }.
ui-rules = Правила гри
ui-rules-hint = ? 2 покаже розділ 2, ? * — усі розділи.
ui-no-such-section = Розділу «{ $typed }» немає: виберіть від 1 до { $last } або * — усі разом.

ui-place = Місце
ui-player = Гравець
ui-score = Рахунок
ui-you-won = Ви перемогли!
ui-won = Перемога: { $names }!
ui-shared = Спільна перемога: { $names }!
ui-you-lost = Ви програли, усі інші врятувалися.
ui-lost = Програє { $names }, усі інші врятувалися.
ui-your-place = Ваше місце: { $place } з { $players }.

ui-opened = Таємне число було таким:
ui-opened-why = Його відбиток SHA-256 показано перед першим ходом, тож дорогою нічого не підмінили.
ui-kept = Запис партії: { $file }. За ним можна перевірити кожну випадковість:
ui-keep = Із ключем --record ФАЙЛ наступну партію буде записано, і igroteka verify ФАЙЛ перевірить у ній кожну випадковість.
ui-broken-off = На цьому партію перервано. Дякуємо за гру, до зустрічі!
ui-broken-off-kept = Зігране записано: { $file }.
ui-goodbye = До зустрічі!

ui-colour-r = чер
ui-colour-y = жов
ui-colour-g = зел
ui-colour-b = син
ui-colour-s = сір
ui-colour-k = чор

ui-advice = { $action }: перше місце у { $first } % уявних партій, останнє — у { $last } %; у середньому { $points } очка.
ui-advice-exact = { $action }: { $known }
ui-advice-untried = { $action }: не розглядалося.
ui-thinking = Думаю …

# У браузері: полиця.
ui-name = Ігротека
ui-shelf-about = Чотири коробки, шістнадцять ігор. Зіграйте одразу з ботами або покличте друзів.
ui-play-now = Грати
ui-with-bots = з ботами
ui-with-friends = З друзями
ui-minutes = { $from }–{ $to } хв
ui-range = { $from }–{ $to }
ui-players-range = { $from }–{ $to } гравців
ui-players-exactly = { $count } гравці
ui-mood-luck = удача
ui-mood-nerve = ризик
ui-mood-bluff = блеф
ui-mood-bidding = ставки
ui-mood-thinking = розрахунок
ui-mood-attention = увага
ui-mood-talk = умовляння
ui-mood-duel = дуель
ui-level = Боти
ui-level-easy = слабкі
ui-level-medium = середні
ui-level-hard = сильні
ui-bot-easy = слабкий бот
ui-bot-medium = середній бот
ui-bot-hard = сильний бот
ui-how = Як граємо?
ui-thanks = Ігри належать своїм авторам і видавцям: їх із вдячністю названо в правилах. Малюнки й програми тут наші власні.

# Навколо кожного екрана.
ui-shelf = Полиця
ui-lobby = Відкриті столи
ui-leaders = Найкращі гравці
ui-profile = Профіль
ui-language = Мова
ui-theme = Тема
ui-theme-auto = як на пристрої
ui-theme-light = світла
ui-theme-dark = темна
ui-sound = Звук
ui-settings = Налаштування
ui-menu = Меню
ui-close = Закрити
ui-back = Назад
ui-cancel = Скасувати
ui-yes = Так
ui-loading = Хвилинку…
ui-again = Спробувати ще раз
ui-offline = Зв'язок зник. Усе збережено, підключаємося знову…
ui-trouble = Щось пішло не так
ui-trouble-offline = Сервер не відповідає. Перевірте зв'язок і спробуйте ще раз.
ui-trouble-too-fast = Занадто часто. Зачекайте кілька секунд.
ui-trouble-too-many-tables = У вас уже дуже багато столів. Дограйте якусь партію й відкрийте новий.
ui-trouble-barred = Господар столу попросив вас за нього не сідати. Дивитися можна.
ui-trouble-final = Ви вийшли з партії на рейтинг, і повернутися в неї не можна: бот дограє до кінця.
ui-trouble-busy = Зараз дуже багато хто переглядає зіграні партії. Спробуйте за хвилину.
ui-trouble-no-advice = Боти поки не можуть дати пораду. Запитайте ще раз трохи згодом.
ui-no-page = Такої сторінки немає
ui-no-page-about = Посилання застаріло або обрізане. Усе, що ми маємо, стоїть на полиці.
ui-to-shelf = До полиці
ui-skip = До головного

# Хто ви.
ui-your-name = Як вас звати?
ui-your-name-about = Ім'я побачать за столом. Ні пароля, ні адреси не потрібно.
ui-name-label = Ім'я
ui-go-on = Далі
ui-save = Зберегти
ui-came-before = Я тут уже бував(ла)
ui-code-label = Код повернення
ui-code-about = З цим кодом ви повернетеся з іншого пристрою. Запишіть його: він показується один раз.
ui-code-new = Отримати код повернення
ui-code-wrong = Такого коду немає. Перевірте літери.
ui-sign-out = Вийти на інших пристроях
ui-sign-out-about = Інші пристрої вас забудуть, а тут усе лишиться як є.
ui-sign-out-sure = Вийти всюди, крім цього пристрою?
ui-sign-out-yes = Вийти
ui-signed-out = Готово. Тепер вас пам'ятає лише цей пристрій.
ui-games-played = Партій
ui-games-won = Перемоги
ui-rating = Рейтинг
ui-latest = Останні партії
ui-no-games-yet = Партій поки немає. Полиця он там!
ui-nobody-known = Ми вас поки не знаємо. Назвіться, і ваші партії запам'ятаються.
ui-place-of = Місце { $place } з { $players }
ui-watch = Переглянути партію
ui-no-leaders = У цю гру на рейтинг ще ніхто не грав.

# Відкрити стіл.
ui-new-table = Стіл для друзів
ui-players-number = Скільки гравців
ui-clock = Час на хід
ui-clock-none = без обмежень
ui-clock-move = { $seconds } с на рішення
ui-clock-day = день на рішення
ui-public = Показувати серед відкритих столів
ui-public-about = інакше прийдуть лише ті, хто має посилання
ui-rated = Грати на рейтинг
ui-rated-about = лише люди, без ботів
ui-spoken = Те, що треба сказати чи не забути, робиться за вас
ui-spoken-about = вимкніть, якщо хочете ловити одне одного
ui-rules-of-table = Правила цього столу
ui-no-limit = не задано
ui-at-random = випадково
ui-open = Відкрити стіл
ui-invite = Покликати
ui-invite-about = Надішліть посилання або дайте відсканувати код:
ui-copy = Скопіювати посилання
ui-copied = Скопійовано
ui-share = Поділитися
ui-qr = Посилання на стіл у вигляді QR-коду
ui-seat-number = Місце { $number }
ui-seat-free = вільно
ui-sit = Сісти
ui-stand = Встати
ui-clear-seat = Попросити встати
ui-free-seat = Звільнити місце
ui-send-away = Більше не пускати
ui-put-bot = Посадити бота
ui-beside = Ще хтось на цьому пристрої
ui-on-this-device = на цьому пристрої
ui-guest-name = Як звати?
ui-one-device = Кілька гравців на одному пристрої
ui-pass-to = Передайте пристрій: { $name }
ui-have-it = Це я, { $name }: показати карти
ui-hide-cards = Сховати карти
ui-display = Показати на великому екрані
ui-scan = Наведіть камеру, щоб прийти за стіл
ui-start = Почати гру
ui-start-fill = Додати ботів і почати
ui-wait-host = { $name } почне гру, коли всі зберуться.
ui-wait-seats = Чекаємо на інших…
ui-watching = Глядачів: { $count }
ui-sealed-short = Карти запечатано:
ui-no-tables = Зараз немає відкритих столів. Відкрийте свій!
ui-people-here = Тут: { $count }
ui-taken-of = { $taken } з { $players }
ui-come-in = Увійти
ui-look-on = Дивитися
ui-being-played = грають
ui-gone-no-table = Такого столу немає. Можливо, посилання обрізане.
ui-gone-other = Цей стіл зараз не показати.

# За столом.
ui-your-turn = Ваш хід
ui-turn-of = Думає { $name }
ui-turn-of-many = Усі обирають
ui-you-chose = Ви обрали, чекаємо на інших
ui-nobody-waits = Секунду…
ui-you-watch = Ви глядач
ui-choose-item = Оберіть на столі або кнопкою
ui-choose-card = Оберіть карту
ui-choose-more = Оберіть ще або інше
ui-choose-action = Що робимо?
ui-confirm-again = ще раз, щоб підтвердити
ui-number-of = Скільки
ui-less = менше
ui-more = більше
ui-chosen = Обрано: { $what }
ui-change-mind = Можна ще передумати
ui-not-with-this = З цим зараз нічого не зробити.
ui-not-possible = Зараз так не можна.
ui-why-rule = Правило
ui-hint = Порада
ui-hint-title = Що зробив би бот
ui-hint-waits = Бот міркує. Перша порада у грі готується трохи довше …
ui-hint-first = перше місце в { $percent } % уявних партій
ui-hint-points = у середньому рахунок { $points }
ui-hint-do = Зробити так
ui-undo = Повернути хід
ui-log = Що було
ui-chat = Розмова
ui-say = Сказати щось…
ui-send = Надіслати
ui-hush = Вимкнути розмову
ui-unhush = Увімкнути розмову
ui-no-talk = За цим столом розмову вимкнено.
ui-emotes = Жести
ui-emote-hello = Привіт!
ui-emote-thanks = Дякую!
ui-emote-well-played = Гарно!
ui-emote-oops = Ой…
ui-emote-thinking = Дайте подумати…
ui-emote-hurry = Ходіть!
ui-emote-laugh = Ха-ха!
ui-emote-wow = Ого!
ui-resign = Віддати гру боту
ui-resign-friendly = Далі за вас гратиме бот. Повернутися можна будь-коли.
ui-resign-rated = Далі за вас гратиме бот. У рейтинговій грі повернутися не можна.
ui-return = Повернутися за стіл
ui-warm-gone = Поки грає бот
ui-warm-clock = Час вийшов, грає бот
ui-warm-resigned = Далі грає бот
ui-away = немає на зв'язку
ui-bot = бот
ui-you-short = ви
ui-has-chosen = готово
ui-time-left = Залишилося часу
ui-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
ui-chips-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
}
ui-face-down = сорочкою догори
ui-empty = порожньо
ui-of-number = { $value } з { $of }
ui-picked = обрано
ui-own-seat = Ваше місце
ui-middle = Середина столу
ui-own-hand = Ваші карти
ui-actions = Що можна зробити
ui-sum = усього

# Кінець.
ui-the-end = Партію закінчено
ui-rematch = Ще раз
ui-go-rematch = За новий стіл
ui-record = Завантажити запис
ui-see-table = Подивитися на стіл
ui-to-result = До підсумку
ui-forfeit = Той, хто програв:
ui-step-of = { $step } з { $last }
ui-play-replay = Пуск
ui-pause = Пауза
ui-previous = Крок назад
ui-next = Крок уперед
ui-replay-of = Партія крок за кроком, усі карти відкриті
ui-seal-same = Печатка та сама, яку показали до першої карти.
ui-seal-other = Печатка не та, яку показали до першої карти!
