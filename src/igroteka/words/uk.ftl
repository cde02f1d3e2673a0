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
ui-bots = { $bot ->
    [easy] Боти слабкі.
    [medium] Боти середньої сили.
    [hard] Боти сильні.
   *[other] Боти: { $bot }.
}
ui-off = ні
ui-sealed = Усе випадкове в цій партії задано таємним числом, вибраним заздалегідь. Ось його відбиток SHA-256:
ui-repeatable = Усе випадкове в цій партії задано зерном { $seed }: хто його знає, може передбачити кожну карту. Годиться для тренування.

ui-prompt = 1–{ $last }, ? правила, ! порада, q вихід
ui-prompt-one = 1, ? правила, ! порада, q вихід
ui-all = * покаже всі по одному. Можна ввести й слова, наприклад: { $token }
ui-no-such-number = Номера { $typed } зараз немає: виберіть від 1 до { $last }.
ui-rules = Правила гри
ui-rules-hint = ? 2 покаже розділ 2, ? * — усі розділи.
ui-no-such-section = Розділу «{ $typed }» немає: виберіть від 1 до { $last } або * (усі разом).

ui-place = Місце
ui-player = Гравець
ui-score = Рахунок
ui-you-won = Ви перемогли!
ui-won = Перемога: { $names }!
ui-shared = Спільна перемога: { $names }!
ui-you-lost = Ви програли, решта врятувалася.
ui-lost = Програє { $names }, решта врятувалася.
ui-your-place = Ваше місце: { $place } з { $players }.

ui-opened = Таємне число було таким:
ui-opened-why = Його відбиток SHA-256 збігається з показаним перед першим ходом: нічого не підмінили.
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

ui-advice = { $action }: перше місце у { $first } % пробних партій, останнє — у { $last } %; у середньому { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка.
ui-advice-exact = { $action }: { $known }
ui-advice-untried = { $action }: цього ходу не розглядали.
ui-thinking = Думаю…

# У браузері: полиця.
ui-description = Чотири коробки настільних ігор, шістнадцять ігор: з ботами або з друзями, безплатно й без реклами.
ui-name = Ігротека
ui-shelf-about = Чотири коробки, шістнадцять ігор. Зіграйте одразу з ботами або покличте друзів.
ui-play-now = Грати
ui-with-friends = З друзями
ui-minutes = { $from }–{ $to } хв
ui-range = { $from }–{ $to }
ui-players-exactly = { $count } гравці
ui-mood-luck = удача
ui-mood-nerve = ризик
ui-mood-bluff = блеф
ui-mood-bidding = ставки
ui-mood-thinking = розрахунок
ui-mood-attention = увага
ui-mood-talk = переговори
ui-mood-duel = дуель
ui-level = Боти
ui-level-easy = слабкі
ui-level-medium = середні
ui-level-hard = сильні
ui-bot-easy = слабкий бот
ui-bot-medium = середній бот
ui-bot-hard = сильний бот
ui-how = Як граємо?
ui-thanks = Ігри належать своїм авторам і видавцям: їх із вдячністю названо в правилах. Малюнки й програма тут наші власні.

# Навколо кожного екрана.
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
ui-offline = Зв’язок зник. Усе збережено, підключаємося знову…
ui-trouble = Щось пішло не так
ui-trouble-offline = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
ui-trouble-too-fast = Не так швидко! Зачекайте кілька секунд.
ui-trouble-too-many-tables = У вас уже дуже багато столів. Дограйте якусь партію, а тоді відкривайте новий стіл.
ui-trouble-barred = Господар попросив вас не сідати за цей стіл. Дивитися можна.
ui-trouble-final = Ви вийшли з партії на рейтинг, і повернутися в неї не можна: її дограє бот.
ui-trouble-busy = Зараз забагато охочих переглянути зіграні партії. Спробуйте за хвилину.
ui-trouble-no-advice = Боти поки що не можуть дати пораду. Запитайте ще раз трохи згодом.
ui-trouble-bad-terms = Ці правила не пасують одне до одного або до кількості гравців. Погляньте, що вибрано.
ui-trouble-rated = У партії на рейтинг цього немає: у ній лише люди, кожен на своєму місці, без порад і скасування ходів.
ui-trouble-taken = Це місце вже зайняте.
ui-trouble-started = Гра вже почалася.
ui-trouble-not-started = Гра ще не почалася.
ui-trouble-seats-free = Є вільні місця: зачекайте або посадіть на них ботів.
ui-trouble-not-host = Це може зробити лише господар столу.
ui-trouble-not-seated = Це лише для тих, хто сидить за столом.
ui-trouble-not-your-turn = Зараз вирішуєте не ви.
ui-trouble-not-your-seat = Це не ваше місце.
ui-trouble-not-over = Партію ще не закінчено.
ui-trouble-cannot-undo = Скасувати можна лише свій останній хід, доки після нього ніхто не сходив і не прийшла нова карта.
ui-trouble-hushed = Господар столу вимкнув чат.
ui-trouble-too-long = За цим столом назбиралося забагато всього: тепер приймаються лише ходи.
ui-trouble-too-many = Ви стежите за надто багатьма столами. Закрийте котрийсь із них.
ui-trouble-nobody = Спершу скажіть, як вас звати.
ui-trouble-no-name = В імені має бути принаймні одна літера.
ui-trouble-restarting = Сервер перезапускається. Спробуйте за хвилину.
ui-trouble-storage = Не вдається записати. Нічого не змінилося, спробуйте ще раз трохи згодом.
ui-trouble-cluster = Сервери втратили зв’язок між собою. Спробуйте трохи згодом.
ui-trouble-moved = Стіл переїжджає на інший сервер. Спробуйте ще раз.
ui-trouble-our-fault = У нас щось зламалося, ми це записали. Спробуйте ще раз.
ui-no-page = Такої сторінки немає
ui-no-page-about = Посилання застаріло або обірване. Усе, що ми маємо, стоїть на полиці.
ui-to-shelf = До полиці
ui-skip = До вмісту

# Хто ви.
ui-your-name = Як вас звати?
ui-your-name-about = Ім’я побачать за столом. Ні пароля, ні адреси не потрібно.
ui-name-label = Ім’я
ui-go-on = Далі
ui-save = Зберегти
ui-came-before = Маю код повернення
ui-code-label = Код повернення
ui-code-about = Із цим кодом ви повернетеся з іншого пристрою. Запишіть його: більше його не покажуть.
ui-code-new = Отримати код повернення
ui-code-wrong = Такого коду немає. Перевірте літери.
ui-sign-out = Вийти на інших пристроях
ui-sign-out-about = Інші пристрої вас забудуть, а тут усе залишиться як є.
ui-sign-out-sure = Вийти всюди, крім цього пристрою?
ui-sign-out-yes = Вийти
ui-signed-out = Готово. Тепер вас пам’ятає лише цей пристрій.
ui-games-played = Партії
ui-games-won = Перемоги
ui-rating = Рейтинг
ui-latest = Останні партії
ui-no-games-yet = Партій поки що немає. Полиця он там!
ui-nobody-known = Ми вас поки що не знаємо. Назвіться, і ваші партії запам’ятаються.
ui-place-of = Місце { $place } з { $players }
ui-watch = Переглянути партію
ui-no-leaders = На рейтинг у цю гру ще ніхто не грав.

# Відкрити стіл.
ui-new-table = Стіл для друзів
ui-players-number = Скільки гравців
ui-clock = Час на хід
ui-clock-none = без обмежень
ui-clock-move = { $seconds } с на хід
ui-clock-day = день на хід
ui-public = Показувати серед відкритих столів
ui-public-about = інакше за стіл сядуть лише ті, хто має посилання
ui-rated = Грати на рейтинг
ui-rated-about = лише люди, без ботів
ui-spoken = Екран пам’ятає й каже за вас
ui-spoken-about = карти добираються самі, потрібні слова каже екран, нікого не ловлять
ui-rules-of-table = Правила цього столу
ui-no-limit = як завжди
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
ui-send-away = Більше не пускати за стіл
ui-put-bot = Посадити бота
ui-beside = Ще хтось на цьому пристрої
ui-on-this-device = на цьому пристрої
ui-guest-name = Як звати?
ui-one-device = Кілька гравців на одному пристрої
ui-pass-to = Передайте пристрій: { $name }
ui-have-it = Це я, { $name }: показати карти
ui-hide-cards = Сховати карти
ui-display = Показати на великому екрані
ui-scan = Наведіть камеру, щоб сісти за стіл
ui-start = Почати гру
ui-start-fill = Додати ботів і почати
ui-wait-host = { $name } почне гру, коли всі зберуться.
ui-wait-seats = Чекаємо на інших…
ui-sealed-short = Жереб уже кинуто й запечатано; після партії печатку можна перевірити:
ui-no-tables = Зараз немає відкритих столів. Відкрийте свій!
ui-people-here = Зараз на сайті: { $count }
ui-taken-of = { $taken } з { $players }
ui-come-in = Сісти за стіл
ui-look-on = Дивитися
ui-being-played = триває гра
ui-gone-no-table = Такого столу немає. Можливо, посилання обірване.
ui-gone-other = Цей стіл зараз недоступний.

# За столом.
ui-your-turn = Ваш хід
ui-turn-of = Думає { $name }
ui-turn-of-many = Усі вибирають
ui-you-chose = Ви вибрали, чекаємо на інших
ui-nobody-waits = Секунду…
ui-you-watch = Ви глядач
ui-choose-item = Натисніть на карту або на кнопку
ui-choose-card = Виберіть карту
ui-choose-more = Додайте ще карту або виберіть іншу
ui-choose-action = Що робимо?
ui-number-of = Скільки
ui-less = менше
ui-more = більше
ui-change-mind = Можна ще передумати
ui-not-with-this = Цим зараз не сходиш.
ui-not-possible = Зараз так не можна.
ui-why-rule = Правило
ui-hint = Порада
ui-hint-title = Що зробив би бот
ui-hint-waits = Бот міркує. Перша порада у грі готується трохи довше…
ui-hint-first = перше місце у { $percent } % пробних партій
ui-hint-points = середній рахунок { $points }
ui-hint-do = Зробити так
ui-undo = Скасувати хід
ui-log = Що було
ui-chat = Чат
ui-say = Сказати щось…
ui-send = Надіслати
ui-hush = Вимкнути чат
ui-unhush = Увімкнути чат
ui-no-talk = За цим столом чат вимкнено.
ui-emotes = Реакції
ui-emote-hello = Привіт!
ui-emote-thanks = Дякую!
ui-emote-well-played = Гарно зіграно!
ui-emote-oops = Ой…
ui-emote-thinking = Дайте подумати…
ui-emote-hurry = Ходіть!
ui-emote-laugh = Ха-ха!
ui-emote-wow = Ого!
ui-resign = Передати гру ботові
ui-resign-friendly = Далі за вас гратиме бот. Повернутися можна будь-коли.
ui-resign-rated = Далі за вас гратиме бот. У рейтинговій грі повернутися не можна.
ui-emote-laid-low = У мене низька карта
ui-emote-laid-middle = У мене середня карта
ui-emote-laid-high = У мене висока карта
ui-claim = Скажіть, що виклали: правду чи ні
ui-ready = Відкриваємо
ui-you-laid = Ставку зроблено. Тепер говоріть: карти відкриються, коли всі погодяться
ui-you-are-ready = Ви згодні відкрити. Чекаємо на інших
ui-contents = Зміст
ui-picture = Партія в розпалі
ui-round-over = Раунд закінчено
ui-speed = Скільки тривають важливі моменти
ui-speed-calm = спокійно
ui-speed-normal = звичайно
ui-speed-quick = швидко
ui-preset = Як граємо
ui-preset-usual = Як завжди
ui-aids = Підказки з підрахунками
ui-aids-about = шанси на кнопках, карти, що вийшли, найкращі набори
ui-aids-usual = Лише проти ботів
ui-aids-on = Є
ui-aids-off = Немає
ui-by-lot = За жеребом
ui-yours-to-remember = «{ $what }» — про це пам’ятайте самі. Торкніться колоди; більше ніхто не нагадає.
ui-last-propose = Нехай цей раунд буде останнім
ui-last-proposed = { $names }: пропозиція зробити цей раунд останнім
ui-last-waits = Чекаємо, чи згодні інші, щоб раунд був останнім
ui-last-agree = Згода
ui-last-decline = Граємо далі
ui-last-round = Це останній раунд
ui-return = Повернутися за стіл
ui-warm-gone = Поки що грає бот
ui-warm-clock = Час вичерпано, грає бот
ui-warm-resigned = Далі грає бот
ui-away = немає на зв’язку
ui-has-chosen = готово
ui-time-left = Залишилося часу
ui-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
ui-face-down = сорочкою догори
ui-empty = порожньо
ui-of-number = { $value } з { $of }
ui-own-seat = Ваше місце
ui-middle = Середина столу
ui-actions = Що можна зробити
ui-sum = усього

# Кінець.
ui-the-end = Партію закінчено
ui-rematch = Ще раз
ui-go-rematch = За новий стіл
ui-record = Завантажити запис
ui-see-table = Глянути на стіл
ui-to-result = До підсумку
ui-forfeit = Хто програв, той має:
ui-step-of = { $step } з { $last }
ui-play-replay = Пуск
ui-pause = Пауза
ui-previous = Крок назад
ui-next = Крок уперед
ui-replay-of = Партія крок за кроком, усі карти відкриті
ui-seal-same = Печатка та сама, яку показали до першого ходу.
ui-seal-other = Печатка не та, яку показали до першого ходу!
