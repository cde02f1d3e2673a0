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
