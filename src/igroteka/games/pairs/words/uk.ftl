# Фрази, спільні для ігор коробки «Дайте дві!».
box = Дайте дві!
did-deal = { $you ->
    [yes] Вам роздають { $card }.
   *[no] { $seat } отримує { $card }.
}
    .many = { $you ->
        [yes] Вам роздають: { $cards }.
       *[no] { $seat } отримує: { $cards }.
    }
did-tie = { $you ->
    [yes] Нічия: вам приходить { $card }.
   *[no] Нічия: { $seat } отримує { $card }.
}
did-tie-again = { $you ->
    [yes] У вас уже є { $card }: карта йде у скид, замість неї буде інша.
   *[no] { $seat } знову отримує { $card }: карта йде у скид, замість неї буде інша.
}
did-reshuffle = Скид тасують, і він стає колодою: { $value ->
    [one] { $value } карта
    [few] { $value } карти
    [many] { $value } карт
   *[other] { $value } карти
}.
did-due = { $you ->
    [yes] Наступна карта — ваша.
   *[no] Наступну карту отримує { $seat }.
}
no-supply-exhausted = Карт більше не залишилося, брати нічого.
option-dealer = Хто роздає
    .hint = один гравець усю партію або кожен по черзі
    .fixed = той самий гравець
    .rotate = по черзі, ліворуч
option-burn = Скинути наосліп
    .hint = скільки карт іде у скид після кожного тасування

# Жетони й банк.
did-ante = { $you ->
    [yes] Ви ставите в банк
   *[no] { $seat } ставить у банк
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}.
    .all = Усі ставлять у банк по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетони
        [many] { $value } жетонів
       *[other] { $value } жетона
    }.
did-pay = { $you ->
    [yes] Ви платите в банк
   *[no] { $seat } платить у банк
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}.
    .all = Усі платять у банк по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетони
        [many] { $value } жетонів
       *[other] { $value } жетона
    }.
did-pay-all = { $value ->
    [0] { $you ->
        [yes] У вас немає жетонів, тож ви нічого не платите.
       *[no] { $seat } не платить: жетонів немає.
    }
    [1] { $you ->
        [yes] Ви віддаєте в банк останній жетон.
       *[no] { $seat } віддає в банк останній жетон.
    }
   *[other] { $you ->
        [yes] Ви віддаєте в банк усе, що маєте:
       *[no] { $seat } віддає в банк усе, що має:
    } { $value ->
        [one] { $value } жетон
        [few] { $value } жетони
        [many] { $value } жетонів
       *[other] { $value } жетона
    }.
}
did-pay-player = { $you ->
    [yes] Ви платите
   *[no] { $seat } платить
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}: отримує { $other }.
did-take-pot = { $you ->
    [yes] Ви забираєте банк:
   *[no] { $seat } забирає банк:
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}.
did-share-pot = { $you ->
    [yes] Ваша частка банку:
   *[no] { $seat } отримує частку банку:
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}.
    .all = Банк ділять порівну на всіх: кожен отримує по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетони
        [many] { $value } жетонів
       *[other] { $value } жетона
    }.
did-pot-stays = До наступного раунду в банку { $value ->
    [one] залишається { $value } жетон
    [few] залишаються { $value } жетони
    [many] залишається { $value } жетонів
   *[other] залишається { $value } жетона
}.
did-broke = { $you ->
    [yes] У вас не залишилося жетонів: партію закінчено.
   *[no] { $seat } залишається без жетонів: партію закінчено.
}
did-last-round = { $value ->
    [1] Зіграно раунд, про який домовлялися.
    [one] Зіграно всі раунди, про які домовлялися: { $value }.
    [few] Зіграно всі раунди, про які домовлялися: { $value }.
    [many] Зіграно всі раунди, про які домовлялися: { $value }.
   *[other] Зіграно всі раунди, про які домовлялися: { $value }.
}
no-cannot-afford = Це коштує { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
    [many] { $value } жетонів
   *[other] { $value } жетона
}, а у вас стільки немає.
zone-chips = Жетони
zone-pot = Банк
option-start_chips = Жетонів на початку
    .hint = скільки жетонів має кожен, коли партія починається
option-max_rounds = Раундів щонайбільше
    .hint = партія закінчується щонайпізніше після цього раунду; якщо не задано, грають, доки хтось не залишиться без жетонів

# Закриті руки.
did-deal-hidden = { $you ->
    [yes] Вам роздають карту.
   *[no] { $seat } отримує карту.
}
    .all = Усім роздають по { $times ->
        [1] карті
        [one] { $times } карті
        [few] { $times } карти
        [many] { $times } карт
       *[other] { $times } карти
    }.
    .times = { $you ->
        [yes] Вам роздають
       *[no] { $seat } отримує
    } { $times ->
        [one] { $times } карту
        [few] { $times } карти
        [many] { $times } карт
       *[other] { $times } карти
    }.
do-fold = Спасувати: { $value ->
    [0] жетонів немає, безплатно
   *[other] заплатити { $value }
}
did-out-fold = { $you ->
    [yes] Ви пасуєте
   *[no] { $seat } пасує
}: найнижча карта в грі — { $card }.
did-out-pair = { $you ->
    [yes] У вас пара: { $card } і { $card }. Ви вибуваєте!
   *[no] { $seat } отримує пару, { $card } і { $card }, і вибуває!
}
zone-out = Поза раундом
    .short = Поза грою
zone-circle = Коло
zone-price = Ціна пасу
zone-marker = Перший гравець
    .short = Перший

# Стартова карта, вибрана таємно.
do-start = Почати з карти { $card }
did-choose = { $you ->
    [yes] Ваша стартова карта: { $card }.
   *[no] { $seat } вибирає стартову карту: { $card }.
}
did-choose-hidden = { $you ->
    [yes] Ви вибираєте стартову карту.
   *[no] { $seat } вибирає стартову карту.
}
did-turn-up = { $you ->
    [yes] Ви відкриваєте { $card }.
   *[no] { $seat } відкриває { $card }.
}
    .many = { $you ->
        [yes] Ви відкриваєте: { $cards }.
       *[no] { $seat } відкриває: { $cards }.
    }
no-not-in-hand = У вас на руці немає карти { $card }.
no-start-card-first = Спочатку всі вибирають із руки стартову карту.
no-start-cards-are-open = Стартові карти цього раунду вже відкрито.
zone-chosen = Стартова карта
    .short = Стартова

# Хід із відкритими картами.
do-draw = Узяти карту
do-eight = Скинути 8 і взяти дві карти
did-draw = { $you ->
    [yes] Ви берете { $card }.
   *[no] { $seat } бере { $card }.
}
    .many = { $you ->
        [yes] Ви берете: { $cards }.
       *[no] { $seat } бере: { $cards }.
    }
did-pair = { $you ->
    [yes] Ви складаєте пару: { $card } і { $card }!
   *[no] { $seat } складає пару: { $card } і { $card }!
}
did-eight = { $you ->
    [yes] Ви скидаєте { $card } і берете дві карти.
   *[no] { $seat } скидає { $card } і бере дві карти.
}
did-again = Сімка! { $you ->
    [yes] Ви ходите ще раз.
   *[no] { $seat } ходить ще раз.
}
no-eights-not-played = За цим столом грають без «Восьми реалів».
no-no-eight = У вас немає в грі вісімки.
option-pieces_of_eight = Вісім реалів
    .hint = скиньте вісімку й візьміть дві карти
option-calamities = Сім бід — один одвіт
    .hint = коли визначають першого гравця, сімка найнижча, а хто взяв сімку, ходить ще раз

# Останній у раунді.
did-alone = { $you ->
    [yes] У раунді залишилися тільки ви.
   *[no] У раунді залишається тільки { $seat }.
}

# Роздачі однієї партії та найбільші збірки.
did-new-deal = Роздача { $value }: тасують усі 55 карт.
did-show = { $you ->
    [yes] Ви показуєте
   *[no] { $seat } показує
} { $value ->
    [one] { $value } карту
    [few] { $value } карти
    [many] { $value } карт
   *[other] { $value } карти
} вартістю { $card }.
did-most = { $you ->
    [yes] Очки за { $card } отримуєте ви: таких карт у вас { $value }.
   *[no] Очки за { $card } отримує { $seat }: таких карт на руці { $value }.
}
did-gain = { $you ->
    [yes] Ви отримуєте за роздачу
   *[no] { $seat } отримує за роздачу
} { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}.
did-total = { $you ->
    [yes] Ваш підсумок: { $value }.
   *[no] { $seat }: разом { $value }.
}
zone-round = Раунд
zone-collection = Скільки карт кожної вартості
    .marked = найбільше: очки за цю вартість
option-target = Очок для перемоги
    .hint = грають роздачу за роздачею, доки хтось не набере стільки очок; якщо не задано, роздача лише одна
option-max_deals = Роздач щонайбільше
    .hint = якщо грають до переможних очок, партія закінчується щонайпізніше після цієї роздачі

# Ставки, зроблені потай.
do-bid = Поставити { $card }
did-bid = { $you ->
    [yes] Ваша ставка: { $card }.
   *[no] { $seat } ставить { $card }.
}
did-bid-hidden = { $you ->
    [yes] Ви робите ставку.
   *[no] { $seat } робить ставку.
}
zone-ready = Готово
