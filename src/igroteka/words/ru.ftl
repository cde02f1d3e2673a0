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
