# Що кажуть екрани довкола гри, хоч би якою вона була.
ui-games = У що зіграємо?
ui-game = Гра
ui-players = Гравці
ui-pitch = Про що вона
ui-games-prompt = Номер або назва (q — вихід)
ui-no-such-game = У списку немає «{ $typed }»: введіть номер від 1 до { $last } або назву гри.

ui-guest = Гість
ui-me = Ви
ui-bot-names = Ада Безіл Клара Ден Едіт Фелікс Грета Г’юго
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

ui-advice = { $action }: { $known }
ui-advice-untried = { $action }: цього ходу не розглядали.
ui-thinking = Думаю…

# У браузері: полиця.
ui-description = Чотири коробки настільних ігор, шістнадцять ігор: з ботами або з друзями, безплатно й без реклами.
ui-name = Ігротека
ui-shelf-about = Чотири коробки, шістнадцять ігор. Зіграйте одразу з ботами або покличте друзів.
ui-play-now = Грати
ui-with-friends = З друзями
ui-with-anybody = З ким-небудь
ui-invites-you = { $name } запрошує вас: { $game }
ui-invitations = Запрошення
ui-come = Прийти
ui-not-now = Не зараз
ui-start-here = Почніть із цієї
ui-played-last = Минулого разу ви грали
ui-pictures-stop = Зупинити картинки
ui-pictures-go = Оживити картинки
ui-favourite = Улюблена гра
ui-favourites = Улюблені
ui-read-rules = Правила
ui-options = Варіанти
ui-find-game = Підібрати гру
ui-how-many = Скільки вас?
ui-how-long = Скільки часу?
ui-any = байдуже
ui-minutes-at-most = до { $minutes } хв
ui-mood = Настрій
ui-by-box = За коробками
ui-all-games = Усі ігри
ui-games-fit = { $count ->
    [one] Підходить { $count } гра
    [few] Підходять { $count } гри
    [many] Підходить { $count } ігор
   *[other] Підходять { $count } гри
}
ui-none-fit = Такої гри на полиці немає.
ui-show-all = Показати всі ігри
ui-minutes = { $from }–{ $to } хв
ui-range = { $from }–{ $to }
ui-players-exactly = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
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
ui-play-here = Грати з ботами на цьому пристрої
ui-with-others = Грати з іншими
ui-trouble = Щось пішло не так
ui-trouble-not-together = Разом цього не зіграти. Спершу щось відкладіть.
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
ui-trouble-seated = Ви вже маєте місце в цій партії.
ui-trouble-here = Цей гравець за столом і думає.
ui-trouble-days = Ця партія триває днями: кожен має час на годиннику.
ui-trouble-not-started = Гра ще не почалася.
ui-trouble-seats-free = Є вільні місця: зачекайте або посадіть на них ботів.
ui-trouble-not-host = Це може зробити лише господар столу.
ui-trouble-not-seated = Це лише для тих, хто сидить за столом.
ui-trouble-not-your-turn = Зараз вирішуєте не ви.
ui-trouble-not-your-seat = Це не ваше місце.
ui-trouble-not-over = Партію ще не закінчено.
ui-trouble-cannot-undo = Скасувати можна лише свій останній хід, доки після нього ніхто не сходив і не прийшла нова карта.
ui-trouble-hushed = Господар столу вимкнув чат.
ui-trouble-hushed-you = Вам зараз не можна писати в чат: так вирішив той, хто зібрав стіл.
ui-trouble-too-long = За цим столом назбиралося забагато всього: тепер приймаються лише ходи.
ui-trouble-too-many = Ви стежите за надто багатьма столами. Закрийте котрийсь із них.
ui-trouble-nobody = Спершу скажіть, як вас звати.
ui-trouble-no-name = В імені має бути принаймні одна літера.
ui-trouble-bad-address = Це не схоже на адресу пошти. Вона виглядає так: name@example.org.
ui-trouble-too-many-letters = Ви вже просили надіслати кілька листів. Спробуйте за годину.
ui-trouble-used-link = Це посилання вже спрацювало або застаріло. Нове можна попросити в профілі.
ui-trouble-restarting = Сервер перезапускається. Спробуйте за хвилину.
ui-trouble-storage = Не вдається записати. Нічого не змінилося, спробуйте ще раз трохи згодом.
ui-trouble-cluster = Сервери втратили зв’язок між собою. Спробуйте трохи згодом.
ui-trouble-moved = Стіл переїжджає на інший сервер. Спробуйте ще раз.
ui-trouble-our-fault = У нас щось зламалося, ми це записали. Спробуйте ще раз.
ui-trouble-other-tab = Цю партію відкрито в іншій вкладці. Закрийте її там і спробуйте ще раз.
ui-trouble-needs-server = Для цього потрібна Ігротека із сервером.
ui-trouble-bad-record = Цей файл — не запис партії, який можна перевірити.
ui-getting-ready = Готуємо ігри: { $percent } %
ui-not-ready = Не вдалося завантажити ігри. Перевірте зв’язок і спробуйте ще раз.
ui-around = За одним пристроєм
ui-around-about = Друзі сідають поруч і передають пристрій по колу. Щоб кожен грав зі свого, потрібна Ігротека із сервером.
ui-keep-record = Додати запис із файлу
ui-missing-page = Такої сторінки немає
ui-missing-page-about = Посилання застаріло або обірване. Усе, що ми маємо, стоїть на полиці.
ui-missing-table = Такого столу немає
ui-missing-table-about = Посилання обірване, або стіл давно прибрали. Новий можна відкрити з полиці.
ui-missing-game = Такої гри немає
ui-missing-game-about = Посилання застаріле або з помилкою. Усі наші ігри стоять на полиці.
ui-to-shelf = Усі ігри
ui-skip = До вмісту

# Хто ви.
ui-your-name = Як вас звати?
ui-your-name-about = Ім’я побачать за столом. Ні пароля, ні адреси не потрібно.
ui-name-label = Ім’я
ui-go-on = Далі
ui-save = Зберегти
ui-came-before = Маю код повернення
ui-code-label = Код повернення
ui-code-about = Із цим кодом ви повернетеся з іншого пристрою, і всі партії з вами. Нікому його не показуйте.
ui-code-show = Показати код
ui-code-hide = Сховати код
ui-code-copy = Скопіювати код
ui-code-qr = QR-код, який приведе сюди інший пристрій
ui-code-new = Отримати новий код
ui-code-lost = Ваш код — із тих часів, коли його показували один раз. Отримайте новий: старий перестане діяти.
ui-code-instead = Цей пристрій знає вас під ім’ям { $name }. Він його забуде.
ui-code-wrong = Такого коду немає. Перевірте літери.
ui-sign-out = Вийти на інших пристроях
ui-sign-out-about = Інші пристрої вас забудуть, а тут усе залишиться як є.
ui-sign-out-sure = Вийти всюди, крім цього пристрою?
ui-sign-out-yes = Вийти
ui-signed-out = Готово. Тепер вас пам’ятає лише цей пристрій.
ui-games-played = Партії
ui-games-won = Перемоги
ui-rating = Рейтинг
ui-told-sat = За стіл сідає { $names }
ui-told-invited = { $names } кличе вас до столу
ui-telling = Сповіщення
ui-telling-about = Повідомляти, коли я не за столом
ui-tell-here = Сповіщати цей пристрій
ui-tell-not-here = Не сповіщати цей пристрій
ui-tell-forbidden = Браузер не дозволяє сповіщень. Це можна змінити в його налаштуваннях для цього сайту.
ui-tell-turn = Мій хід
ui-tell-sat = Хтось сів за стіл
ui-tell-over = Партію закінчено
ui-tell-invited = Мене кличуть до столу
ui-quiet = Тихі години
ui-quiet-from = з
ui-quiet-to = до
ui-quiet-about = Про те, що станеться в ці години, повідомимо, коли вони скінчаться, — якщо це ще важливо.
ui-tell-installed = На iPhone та iPad спершу додайте Ігротеку на початковий екран і відкрийте звідти.
ui-mail-address = Адреса пошти
ui-mail-about = Якщо вас якийсь час немає, ми надішлемо один лист про всі ваші столи, не частіше ніж раз на годину. Адреси ніхто не побачить.
ui-mail-give = Надіслати посилання
ui-mail-given = Ми надіслали посилання на { $address }. Відкрийте його: без цього інших листів не буде.
ui-mail-again = Надіслати посилання ще раз
ui-mail-to = Листи приходять на { $address }.
ui-mail-forget = Забути цю адресу
ui-mail-confirm-subject = Це ваша адреса?
ui-mail-confirm =
    Хтось попросив Ігротеку писати на цю адресу, коли на нього чекає партія.

    Якщо це були ви, відкрийте протягом доби це посилання й натисніть кнопку. Якщо не ви, нічого не робіть: інших листів не буде.
ui-mail-several = { $count ->
    [one] Новини з { $count } столу
    [few] Новини з { $count } столів
   *[many] Новини з { $count } столів
}
ui-mail-sat = хтось сів за ваш стіл
ui-mail-invited = вас кличуть до столу
ui-mail-stop = Цей лист надійшов, бо цю адресу вказано в профілі. Відмовитися від усіх листів:
ui-letter = Листи від Ігротеки
ui-letter-confirm = Писати вам на адресу, на яку надійшло це посилання, коли на вас чекає партія?
ui-letter-confirm-yes = Так, це моя адреса
ui-letter-confirmed = Дякуємо! Відтепер ми вам писатимемо.
ui-letter-stop = Більше не надсилати листів на цю адресу?
ui-letter-stop-yes = Не надсилати
ui-letter-stopped = Готово. Листів більше не буде, адресу ми забули.
ui-continue-games = Продовжити
ui-my-games = Мої партії
ui-all-my-games = Усі мої партії
ui-games-wait = { $count ->
    [one] На вас чекає { $count } партія
    [few] На вас чекають { $count } партії
   *[many] На вас чекає { $count } партій
}
ui-with-people = За столом: { $names }
ui-against-bots = Проти ботів
ui-waits-players = Чекаємо гравців: { $taken } з { $players }
ui-time-remains = ще { $time }
ui-show-more = Показати ще
ui-rating-about = Усі починають із 1500. ± показує можливу похибку: що більше партій, то точніше. Порядок — за тим, у чому можна бути певним.
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
ui-clock-days = днів на хід: { $count }
ui-clock-game = { $minutes } хв на всю партію
ui-clock-game-added = { $minutes } хв на партію і { $added } с за хід
ui-public = Показувати серед відкритих столів
ui-public-about = інакше за стіл сядуть лише ті, хто має посилання
ui-rated = Грати на рейтинг
ui-rated-about = лише люди, без ботів
ui-rated-short = на рейтинг
ui-hosted-by = Збирає { $name }
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
ui-only-here = Це посилання працює лише на цьому комп’ютері. Щоб запросити інших, запустіть сервер командою { $command } і відкрийте адресу, яку вона покаже.
ui-copy-by-hand = Посилання виділено: скопіюйте його з клавіатури або з меню.
ui-come-and-play = { $game }: зіграймо!
ui-companions = З ким ви грали
ui-same-again = Запросити тих самих
ui-ask-to-come = Запросити
ui-asked-to-come = Запрошено
ui-hide-person = Приховати
ui-block-person = Заблокувати
ui-hide-about = Прихованих тут більше не пропонують. Заблоковані не зможуть ні запросити вас, ні сісти за ваш стіл.
ui-kept-away = Приховані й заблоковані
ui-person-hidden = приховано
ui-person-blocked = заблоковано
ui-bring-back = Повернути
ui-more-about = Ще: { $name }
ui-standing-link = Постійне посилання для компанії
ui-standing-about = Це посилання завжди веде за нинішній стіл компанії або відкриває наступний:
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
ui-gone-other = Цей стіл зараз недоступний.

# За столом.
ui-your-turn = Ваш хід
ui-up-to-you = Вирішувати вам
ui-turn-of = { $name } думає
ui-turn-of-many = Усі вибирають
ui-then-turn = Потім ходить { $name }
ui-then-you = Потім ваш хід
ui-then-many = Потім вибирають усі
ui-next-round-turn = Наступний раунд починає { $name }
ui-next-round-you = Наступний раунд починаєте ви
ui-next-round-many = Потім наступний раунд: вибирають усі
ui-you-chose = Ви вибрали, чекаємо на інших
ui-nobody-waits = Секунду…
ui-you-watch = Ви глядач
ui-tap-hand = Виберіть свою карту
ui-tap-row = Виберіть карту на столі
ui-tap-columns = Виберіть стовпець
ui-tap-dice = Виберіть кубики
ui-choose-item = Виберіть карту або дію
ui-choose-card = Виберіть карту
ui-choose-more = Додайте ще карту або виберіть іншу
ui-choose-more-dice = Виберіть ще кубики або поверніть зайві
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
ui-hint-waits = Бот міркує…
ui-hint-standing = становище: { $percent } зі 100
ui-hint-losing = програш приблизно у { $percent } % випадків
ui-hint-omen = { $omen }: { $percent } %
ui-hint-first = попереду всіх у { $percent } % пробних партій
ui-hint-points = у середньому { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
}
ui-hint-all-equal = Різниці майже немає: усі варіанти приблизно рівні.
ui-hint-equal = Приблизно так само добре: { $what }.
ui-hint-why-known = { $own } { $rival }: { $known }
ui-hint-why-omen = У { $percent } % пробних партій { $omen }, а якщо обрати «{ $rival }» — у { $other } %.
ui-hint-why-omen-most = У { $percent } % пробних партій { $omen } (якщо обрати «{ $rival }» — у { $other } %); у середньому { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
} замість { $lesssign }{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-omen-least = У { $percent } % пробних партій { $omen } (якщо обрати «{ $rival }» — у { $other } %); у середньому це коштує { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка замість { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-losing = Так ви програєте приблизно у { $percent } % партій, а якщо обрати «{ $rival }» — у { $other } %.
ui-hint-why-first = Так ви попереду всіх у { $percent } % пробних партій, а якщо обрати «{ $rival }» — у { $other } %.
ui-hint-why-most = У середньому це { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [chips] жетона
   *[points] очка
}, а якщо обрати «{ $rival }» — { $lesssign }{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-least = У середньому це коштує { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка, а якщо обрати «{ $rival }» — { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
ui-hint-why-whole = Загалом ваше становище після цього краще: { $percent } зі 100, а якщо обрати «{ $rival }» — { $other }.
ui-hint-why-slightly = Загалом це трохи краще, ніж «{ $rival }».
ui-hint-more = Усі цифри
ui-hint-do = Зробити так
ui-undo = Скасувати хід
ui-log = Що було
ui-chat = Чат
ui-say = Сказати щось…
ui-send = Надіслати
ui-hush = Вимкнути чат
ui-unhush = Увімкнути чат
ui-hush-one = Заглушити
ui-unhush-one = Повернути голос
ui-hushed-one = без голосу
ui-unread = непрочитаних: { $count }
ui-at-this-table = За цим столом
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
ui-resign = Далі хай грає бот
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
ui-part-over = { $part }: підсумок
ui-total-before = Було
ui-total-round = За раунд
ui-total-now = Стало
ui-scene-unsaid = До цього — ще { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
}.
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
ui-yours-to-remember = Торкніться колоди й доберіть, доки не зіграв наступний: інакше ризикуєте очком. Більше ніхто не нагадає.
ui-last-propose = Запропонувати закінчити цим раундом
ui-last-proposed = Закінчити цим раундом? Пропонує { $names }
ui-last-waits = Чекаємо, чи згодні інші, щоб раунд був останнім
ui-last-agree = Згода
ui-last-decline = Граємо далі
ui-last-round = Це останній раунд
ui-return = Повернутися за стіл
ui-warm-gone = Поки що грає бот
ui-warm-clock = Час вичерпано, грає бот
ui-warm-resigned = Далі грає бот
ui-away = немає на зв’язку
ui-away-for = { $name } немає { $time }
ui-bot-in = за { $time } сяде бот
ui-relieve = Хай бот грає зараз
ui-seconds = { $seconds } с
ui-minutes-long = { $minutes } хв
ui-take-bot-seat = Зіграти замість бота
ui-looks-alike = Це ім’я лише схоже на інше за цим столом
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
ui-tone-good = що більше, то краще
ui-tone-bad = що менше, то краще
ui-lead-ahead = попереду
ui-lead-danger = найближче до програшу
ui-standings = Становище гравців
ui-own-seat = Ваше місце
ui-middle = Середина столу
ui-actions = Що можна зробити
ui-sum = усього

# Кінець.
ui-the-end = Партію закінчено
ui-rematch = Ще раз
ui-wants-again = Готові зіграти ще: { $names }
ui-go-rematch = За новий стіл
ui-record = Завантажити запис
ui-see-table = Глянути на стіл
ui-to-result = До підсумку
ui-what-decided = Що вирішило
ui-how-score = З чого склався рахунок
ui-by-round = По раундах
ui-by-kind = За що
ui-in-all = Разом
ui-forfeit = Хто програв, той має:
ui-step-of = { $step } з { $last }
ui-play-replay = Пуск
ui-pause = Пауза
ui-previous = Крок назад
ui-next = Крок уперед
ui-replay-of = Партія крок за кроком, усі карти відкриті
ui-seal-same = Печатка та сама, яку показали до першого ходу.
ui-seal-other = Печатка не та, яку показали до першого ходу!

ui-learn = Навчитися за дві хвилини
ui-just-play = Одразу грати
ui-first-time = Уперше граєте в «{ $game }»?
ui-lesson = Урок
ui-lesson-step = { $number } з { $count }
ui-lesson-help = Ось що треба: { $what }
ui-lesson-again = Почати спочатку
ui-lesson-over = Тепер ви вмієте грати!
ui-lesson-over-about = Решта прийде з грою. Легкі боти вже чекають.
ui-lesson-play = Зіграти з легкими ботами
ui-coach = Підказки новачкам
ui-coach-off = Більше не підказувати
ui-lesson-enter = Enter — далі, q — вийти

ui-search-rules = Шукати в правилах
ui-search-clear = Очистити пошук
ui-search-found = Знайдено: { $count }
ui-search-none = За запитом «{ $query }» у правилах нічого немає.
ui-search-all = Показати всі правила
ui-quiz = Задачі
ui-quiz-try = Розв’язати п’ять задач
ui-quiz-asks = Що б зробили ви?
ui-quiz-right = Правильно!
ui-quiz-wrong = Можна краще
ui-quiz-yours = Ваш вибір: { $what }
ui-quiz-found = Правильно { $found } з { $count }
ui-quiz-found-about = Над кожною задачею бот продумав тисячі партій. Половина — уже добрий початок.
ui-quiz-again = Ще раз

# Аркуші рахунку.
ui-pad = Аркуш рахунку
ui-pad-keep = Вести рахунок
ui-pad-about = Ви граєте справжніми картами, а екран веде рахунок.
ui-pad-names = Хто грає? У тому порядку, як сидите, за годинниковою стрілкою
ui-pad-player = Гравець { $number }
ui-pad-start = Почати
ui-pad-kept = Аркуші на цьому пристрої
ui-pad-new = Новий аркуш
ui-pad-same = Ще раз тим самим складом
ui-pad-forget = Видалити цей аркуш
ui-pad-sure = Видалити аркуш? Повернути його не можна.
ui-pad-count = Порахувати раунд
ui-pad-undo = Скасувати останній запис
ui-pad-text = Текстом
ui-pad-picture = Картинкою
ui-pad-rounds = По раундах
ui-pad-ahead = попереду
ui-pad-danger = найближче до програшу
ui-pad-nobody = ніхто
ui-pad-pot = банк
ui-pad-won = Перемога: { $names }!
ui-pad-lost = Програш: { $names }.
ui-pad-wrong = Так порахувати не можна: перевірте числа.
ui-pad-full = Аркуш заповнено: почніть новий.
ui-pad-of = { $name }, { $what }
ui-pad-fewer = { $name }: на один менше
ui-pad-more = { $name }: на один більше
