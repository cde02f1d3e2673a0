# What screens say around a game, whatever the game.
ui-games = What shall we play?
ui-game = Game
ui-players = Players
ui-pitch = What it is
ui-games-prompt = A number or a name (q leaves)
ui-no-such-game = { $typed } is not on the list: type a number from 1 to { $last }, or the name of a game.

ui-guest = Guest
ui-bot-names = Ada Basil Clara Dan Edith Felix Greta Hugo
ui-you = (you)
ui-at-table = { $count ->
    [one] { $count } player is at the table:
   *[other] { $count } players are at the table:
} { $names }.
ui-bots = Level of the bots: { $bot }.
ui-off = no
ui-sealed = All chance in this game follows from a secret number, drawn beforehand. This is its SHA-256 fingerprint:
ui-repeatable = All chance in this game follows from the seed { $seed }: whoever knows it can foretell every card. Good for practice.

ui-prompt = 1–{ $last }, ? rules, ! advice, q quit
ui-prompt-one = 1, ? rules, ! advice, q quit
ui-all = * shows them all. You may also type the words, such as: { $token }
ui-no-such-number = There is no number { $typed } now: choose from 1 to { $last }.
ui-rules = Rules of the game
ui-rules-hint = ? 2 shows section 2, ? * shows all of them.
ui-no-such-section = There is no section { $typed }: choose from 1 to { $last }, or * for all.

ui-place = Place
ui-player = Player
ui-score = Score
ui-you-won = You win!
ui-won = { $names } wins!
ui-shared = A shared victory: { $names }!
ui-you-lost = You have lost; everybody else is safe.
ui-lost = { $names } has lost; everybody else is safe.
ui-your-place = Your place: { $place } of { $players }.

ui-opened = The secret number was:
ui-opened-why = Its SHA-256 fingerprint is the one shown before the first move, so nothing was changed on the way.
ui-kept = The record of this game is in { $file }. It can be verified, down to every chance outcome:
ui-keep = With --record FILE the next game is written down, and igroteka verify FILE recomputes every chance outcome of it.
ui-broken-off = The game stops here. Thank you for playing, and see you soon!
ui-broken-off-kept = What was played so far is in { $file }.
ui-goodbye = See you soon!

ui-colour-r = red
ui-colour-y = yel
ui-colour-g = grn
ui-colour-b = blu
ui-colour-s = gry
ui-colour-k = blk

ui-advice = { $action }: first in { $first } % of imagined games, last in { $last } %; { $points } points on average.
ui-advice-exact = { $action }: { $known }
ui-advice-untried = { $action }: not looked at.
ui-thinking = Thinking …
