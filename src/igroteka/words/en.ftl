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

# In the browser: the shelf.
ui-name = Igroteka
ui-shelf-about = Four boxes, sixteen games. Play against bots at once, or call your friends.
ui-play-now = Play
ui-with-bots = against bots
ui-with-friends = With friends
ui-minutes = { $from }–{ $to } min
ui-range = { $from }–{ $to }
ui-players-range = { $from }–{ $to } players
ui-players-exactly = { $count } players
ui-mood-luck = luck
ui-mood-nerve = nerve
ui-mood-bluff = bluff
ui-mood-bidding = bidding
ui-mood-thinking = thinking
ui-mood-attention = attention
ui-mood-talk = talk
ui-mood-duel = duel
ui-level = Bots
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = strong
ui-bot-easy = easy bot
ui-bot-medium = medium bot
ui-bot-hard = strong bot
ui-how = How shall we play?
ui-thanks = The games are by their authors and publishers, who are named in the rules with thanks. Pictures and programs here are our own.

# Around every screen.
ui-shelf = Shelf
ui-lobby = Open tables
ui-leaders = Leaderboard
ui-profile = Profile
ui-language = Language
ui-theme = Theme
ui-theme-auto = as on the device
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-settings = Settings
ui-menu = Menu
ui-close = Close
ui-back = Back
ui-cancel = Cancel
ui-yes = Yes
ui-loading = One moment …
ui-again = Try again
ui-offline = The connection is lost. Everything is kept; we are reconnecting …
ui-trouble = Something went wrong
ui-trouble-offline = The server cannot be reached. Check the connection and try again.
ui-trouble-too-fast = That was too much at once. Wait a few seconds.
ui-trouble-too-many-tables = You have very many tables already. Finish a game, then open another one.
ui-trouble-barred = The host has asked you not to sit at this table. You may watch.
ui-trouble-final = You have left this rated game for good: the bot plays it to its end.
ui-trouble-busy = Very many are looking at finished games. Try again in a minute.
ui-trouble-no-advice = The bots cannot give advice just yet. Ask again a little later.
ui-no-page = There is no such page
ui-no-page-about = The link may be old or cut short. Everything we have stands on the shelf.
ui-to-shelf = To the shelf
ui-skip = To the main part

# Who one is.
ui-your-name = What is your name?
ui-your-name-about = Others at the table will see it. No password, no address.
ui-name-label = Name
ui-go-on = Go on
ui-save = Save
ui-came-before = I have been here before
ui-code-label = Recovery code
ui-code-about = With this code you can come back from another device. Write it down: it is shown only once.
ui-code-new = Make a recovery code
ui-code-wrong = Nobody has this code. Check the letters.
ui-sign-out = Sign out on other devices
ui-sign-out-about = Other devices are signed out; this one stays.
ui-sign-out-sure = Sign out everywhere but here?
ui-sign-out-yes = Sign out
ui-signed-out = Done. Only this device knows you now.
ui-games-played = Games
ui-games-won = Won
ui-rating = Rating
ui-latest = Latest games
ui-no-games-yet = No games yet. The shelf is over there!
ui-nobody-known = You are here as somebody unknown. Choose a name, and your games will be remembered.
ui-place-of = Place { $place } of { $players }
ui-watch = Watch the game again
ui-no-leaders = Nobody has played this game for the rating yet.

# Opening a table.
ui-new-table = A table for friends
ui-players-number = How many play
ui-clock = Time to think
ui-clock-none = no limit
ui-clock-move = { $seconds } s for each decision
ui-clock-day = a day for each decision
ui-public = Show among the open tables
ui-public-about = otherwise only those come who have the link
ui-rated = Play for the rating
ui-rated-about = people only, no bots
ui-spoken = What has to be said or remembered is done for you
ui-spoken-about = switch it off if you want to catch one another
ui-rules-of-table = Rules of this table
ui-no-limit = open
ui-at-random = at random
ui-open = Open the table
ui-invite = Invite
ui-invite-about = Send this link, or let them scan the code:
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share
ui-qr = The table's link as a QR code
ui-seat-number = Seat { $number }
ui-seat-free = free
ui-sit = Sit down
ui-stand = Get up
ui-clear-seat = Ask to get up
ui-free-seat = Free the seat
ui-send-away = Send away for good
ui-put-bot = Put a bot
ui-beside = Somebody on this device
ui-on-this-device = on this device
ui-guest-name = What is their name?
ui-one-device = Several people on this device
ui-pass-to = Pass the device to { $name }
ui-have-it = I am { $name }: show my cards
ui-hide-cards = Hide the cards
ui-display = Show on a big screen
ui-scan = Scan to come to the table
ui-start = Start the game
ui-start-fill = Fill up with bots and start
ui-wait-host = { $name } will start the game when everybody is here.
ui-wait-seats = Waiting for the others …
ui-watching = { $count } watching
ui-sealed-short = The cards are sealed:
ui-no-tables = No table is open right now. Open one!
ui-people-here = { $count } here
ui-taken-of = { $taken } of { $players }
ui-come-in = Come in
ui-look-on = Watch
ui-being-played = being played
ui-gone-no-table = There is no such table. Perhaps the link was cut short.
ui-gone-other = This table cannot be shown now.

# At the table.
ui-your-turn = Your turn
ui-turn-of = { $name } is thinking
ui-turn-of-many = Everybody is choosing
ui-you-chose = You have chosen; waiting for the others
ui-nobody-waits = A moment …
ui-you-watch = You are watching
ui-choose-item = Choose on the table, or a button
ui-choose-card = Choose a card
ui-choose-more = Choose more, or take another
ui-choose-action = What do you do?
ui-confirm-again = once more to confirm
ui-number-of = How many
ui-less = less
ui-more = more
ui-chosen = Chosen: { $what }
ui-change-mind = You may still change your mind
ui-not-with-this = Nothing can be done with this now.
ui-not-possible = That is not possible now.
ui-why-rule = The rule
ui-hint = Advice
ui-hint-title = What a bot would do
ui-hint-waits = A bot is thinking it over. The first advice in a game takes a little longer …
ui-hint-first = first in { $percent } % of imagined games
ui-hint-points = score { $points } on average
ui-hint-do = Do this
ui-undo = Take back
ui-log = What happened
ui-chat = Talk
ui-say = Say something …
ui-send = Send
ui-hush = Switch talk off
ui-unhush = Switch talk on
ui-no-talk = Talk is switched off at this table.
ui-emotes = Signs
ui-emote-hello = Hello!
ui-emote-thanks = Thank you!
ui-emote-well-played = Well played!
ui-emote-oops = Oops …
ui-emote-thinking = Let me think …
ui-emote-hurry = Your turn!
ui-emote-laugh = Ha ha!
ui-emote-wow = Wow!
ui-resign = Leave the game to a bot
ui-return = Take my seat back
ui-warm-gone = A bot plays meanwhile
ui-warm-clock = Ran out of time, a bot plays
ui-warm-resigned = A bot plays on
ui-away = away
ui-bot = bot
ui-you-short = you
ui-has-chosen = ready
ui-time-left = Time left
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
ui-face-down = face down
ui-empty = empty
ui-of-number = { $value } of { $of }
ui-picked = picked
ui-own-seat = Your seat
ui-middle = The middle of the table
ui-own-hand = Your cards
ui-actions = What you can do
ui-sum = in all

# The end.
ui-the-end = The game is over
ui-rematch = Play again
ui-go-rematch = To the new table
ui-record = Download the record
ui-see-table = See the table
ui-to-result = To the result
ui-forfeit = The loser:
ui-step-of = { $step } of { $last }
ui-play-replay = Play
ui-pause = Pause
ui-previous = Previous step
ui-next = Next step
ui-replay-of = The game again, step by step, all cards open
ui-seal-same = The seal is the one shown before the first card.
ui-seal-other = The seal is not the one shown before the first card!
