# Фрази, спільні для кількох ігор.
# Карта посеред фрази (англійською в неї артикль) і на початку фрази.
a-card = { $card }
    .start = { $card }
a-value = { $value }
    .start = { $value }
a-more = { $more }
    .start = { $more }

did-dealer = { $you ->
    [yes] Ви роздаєте карти.
   *[no] { $seat } роздає карти.
}
did-round = Раунд { $value }.
did-starts = { $you ->
    [yes] Ви починаєте.
   *[no] { $seat } починає.
}
    .fate = перший хід
did-take-back = { $you ->
    [yes] Ви забираєте хід назад.
   *[no] { $seat } забирає хід назад.
}
did-rethink = { $you ->
    [yes] Ви забираєте свій вибір назад.
   *[no] { $seat } забирає свій вибір назад.
}
did-take-over = { $you ->
    [yes] Ви сідаєте грати замість бота.
   *[no] { $seat } сідає грати замість бота.
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
### Що принесло очки і що вирішило
part-round = Раунд { $value }
row-start = На початку
why-most-points = Перемагає той, хто має найбільше очок.
why-shared = Нічия: перемогу ділять.
why-rounds = { $value ->
    [1] Зіграно єдиний раунд.
   *[other] Зіграно всі раунди: { $value }.
}
why-last-round = Раунд { $value } був останнім, як і домовлялися.
why-target = { $you ->
    [yes] Ви набираєте
   *[no] { $seat } набирає
} { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очки
}, а грали до { $more }.
why-target-many = Одразу { $value ->
    [one] { $value } гравець набирає
    [few] { $value } гравці набирають
    [many] { $value } гравців набирають
   *[other] { $value } гравця набирають
} { $more } або більше: партію закінчено.

zone-deck = Колода
zone-discard = Скид
zone-row = Карти в грі
zone-hand = Рука
zone-dealer = Роздає
zone-points = { $of ->
    [0] Очки
   *[other] Очки: { $of } — перемога
}
    .short = Очки
seat = Гравець { $value }
no-over = Партію вже закінчено.
no-not-your-turn = Зараз ходить { $seat }.
no-no-such-action = Такої дії в цій грі немає.
