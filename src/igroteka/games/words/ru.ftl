# Фразы, общие для нескольких игр.
# Карта посреди фразы (по-английски у неё артикль) и в начале фразы.
a-card = { $card }
    .start = { $card }
a-value = { $value }
    .start = { $value }
a-more = { $more }
    .start = { $more }

did-dealer = { $you ->
    [yes] Вы сдаёте карты.
   *[no] { $seat } сдаёт карты.
}
did-round = Раунд { $value }.
did-starts = { $you ->
    [yes] Вы начинаете.
   *[no] { $seat } начинает.
}
    .fate = первый ход
did-take-back = { $you ->
    [yes] Вы берёте ход назад.
   *[no] { $seat } берёт ход назад.
}
did-rethink = { $you ->
    [yes] Вы берёте свой выбор назад.
   *[no] { $seat } берёт свой выбор назад.
}
did-take-over = { $you ->
    [yes] Вы садитесь играть вместо бота.
   *[no] { $seat } садится играть вместо бота.
}
did-last-asked = { $you ->
    [yes] Вы предлагаете сделать этот раунд последним.
   *[no] { $seat } предлагает сделать этот раунд последним.
}
did-last-declined = { $you ->
    [yes] Вы за то, чтобы играть дальше.
   *[no] { $seat } за то, чтобы играть дальше.
}
did-last-agreed = Все согласны: раунд { $value } последний.
### Что принесло очки и что решило исход
part-round = Раунд { $value }
row-start = В начале
why-most-points = Побеждает тот, у кого больше всех очков.
why-shared = Ничья: победу делят.
why-rounds = { $value ->
    [1] Сыгран единственный раунд.
   *[other] Сыграны все раунды: { $value }.
}
why-last-round = Раунд { $value } был последним, как и договаривались.
why-target = { $you ->
    [yes] Вы набираете
   *[no] { $seat } набирает
} { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}, а играли до { $more }.
why-target-many = Сразу { $value ->
    [one] { $value } игрок набирает
    [few] { $value } игрока набирают
    [many] { $value } игроков набирают
   *[other] { $value } игрока набирают
} { $more } или больше: партия окончена.

zone-deck = Колода
zone-discard = Сброс
zone-row = Карты в игре
zone-hand = Рука
zone-dealer = Сдаёт
zone-points = { $of ->
    [0] Очки
   *[other] Очки: { $of } — победа
}
    .short = Очки
seat = Игрок { $value }
no-over = Партия уже окончена.
no-not-your-turn = Сейчас ходит { $seat }.
no-no-such-action = Такого действия в этой игре нет.
