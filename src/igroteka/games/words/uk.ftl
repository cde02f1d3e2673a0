# Фрази, спільні для кількох ігор.
did-dealer = { $you ->
    [yes] Ви роздаєте карти.
   *[no] { $seat } роздає карти.
}
did-round = Раунд { $value }.
did-starts = { $you ->
    [yes] Ви починаєте.
   *[no] { $seat } починає.
}
did-take-back = { $you ->
    [yes] Ви забираєте хід назад.
   *[no] { $seat } забирає хід назад.
}
did-rethink = { $you ->
    [yes] Ви забираєте свій вибір назад.
   *[no] { $seat } забирає свій вибір назад.
}
did-last-asked = { $you ->
    [yes] Ви пропонуєте зробити цей раунд останнім.
   *[no] { $seat } пропонує зробити цей раунд останнім.
}
did-last-declined = { $you ->
    [yes] Ви за те, щоб грати далі.
   *[no] { $seat } за те, щоб грати далі.
}
did-last-agreed = Усі згодні: раунд { $value } останній.
zone-deck = Колода
zone-discard = Скид
zone-row = Карти в грі
zone-hand = Рука
zone-dealer = Роздає
zone-points = Очки
seat = Гравець { $value }
no-over = Партію вже закінчено.
no-not-your-turn = Зараз ходить { $seat }.
no-no-such-action = Такої дії в цій грі немає.
