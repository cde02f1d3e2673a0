# Фразы, общие для нескольких игр.
did-dealer = { $you ->
    [yes] Вы сдаёте карты.
   *[no] { $seat } сдаёт карты.
}
did-round = Раунд { $value }.
did-starts = { $you ->
    [yes] Вы начинаете.
   *[no] { $seat } начинает.
}
did-take-back = { $you ->
    [yes] Вы берёте ход назад.
   *[no] { $seat } берёт ход назад.
}
did-rethink = { $you ->
    [yes] Вы берёте свой выбор назад.
   *[no] { $seat } берёт свой выбор назад.
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
zone-deck = Колода
zone-discard = Сброс
zone-row = Карты в игре
zone-hand = Рука
zone-dealer = Сдаёт
zone-points = Очки
seat = Игрок { $value }
no-over = Партия уже окончена.
no-not-your-turn = Сейчас ходит { $seat }.
no-no-such-action = Такого действия в этой игре нет.
