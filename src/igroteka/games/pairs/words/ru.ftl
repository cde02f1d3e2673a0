# Фразы, общие для игр коробки «Дайте две!».
box = Дайте две!
did-deal = { $you ->
    [yes] Вам сдают { $card }.
   *[no] { $seat } получает { $card }.
}
    .many = { $you ->
        [yes] Вам сдают: { $cards }.
       *[no] { $seat } получает: { $cards }.
    }
did-tie = { $you ->
    [yes] Ничья: вам приходит { $card }.
   *[no] Ничья: { $seat } получает { $card }.
}
did-tie-again = { $you ->
    [yes] У вас уже есть { $card }: карта уходит в сброс, взамен будет другая.
   *[no] { $seat } снова получает { $card }: карта уходит в сброс, взамен будет другая.
}
did-reshuffle = Сброс тасуют, и он становится колодой: { $value ->
    [one] { $value } карта
    [few] { $value } карты
    [many] { $value } карт
   *[other] { $value } карты
}.
did-due = { $you ->
    [yes] Следующая карта — ваша.
   *[no] Следующую карту получает { $seat }.
}
no-supply-exhausted = Карт больше не осталось, брать нечего.
option-dealer = Кто сдаёт
    .hint = один игрок всю партию или каждый по очереди
    .fixed = один и тот же игрок
    .rotate = по очереди, влево
option-burn = Сбросить не глядя
    .hint = сколько карт уходит в сброс после каждой тасовки

# Жетоны и банк.
did-ante = { $you ->
    [yes] Вы ставите в банк
   *[no] { $seat } ставит в банк
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
    .all = Все ставят в банк по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетона
        [many] { $value } жетонов
       *[other] { $value } жетона
    }.
did-pay = { $you ->
    [yes] Вы платите в банк
   *[no] { $seat } платит в банк
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
    .all = Все платят в банк по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетона
        [many] { $value } жетонов
       *[other] { $value } жетона
    }.
did-pay-all = { $value ->
    [0] { $you ->
        [yes] У вас нет жетонов, и вы ничего не платите.
       *[no] { $seat } не платит: жетонов нет.
    }
    [1] { $you ->
        [yes] Вы отдаёте в банк последний жетон.
       *[no] { $seat } отдаёт в банк последний жетон.
    }
   *[other] { $you ->
        [yes] Вы отдаёте в банк всё, что есть:
       *[no] { $seat } отдаёт в банк всё, что есть:
    } { $value ->
        [one] { $value } жетон
        [few] { $value } жетона
        [many] { $value } жетонов
       *[other] { $value } жетона
    }.
}
did-pay-player = { $you ->
    [yes] Вы платите:
   *[no] { $seat } платит:
} { $other } получает { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
did-take-pot = { $you ->
    [yes] Вы забираете банк:
   *[no] { $seat } забирает банк:
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
did-share-pot = { $you ->
    [yes] Ваша доля банка:
   *[no] { $seat } получает долю банка:
} { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
    .all = Банк делят поровну на всех: каждый получает по { $value ->
        [1] жетону
        [one] { $value } жетону
        [few] { $value } жетона
        [many] { $value } жетонов
       *[other] { $value } жетона
    }.
did-pot-stays = До следующего раунда в банке остаётся { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}.
did-broke = { $you ->
    [yes] У вас не осталось жетонов: партия окончена.
   *[no] { $seat } остаётся без жетонов: партия окончена.
}
did-last-round = { $value ->
    [1] Сыгран раунд, о котором договаривались.
    [one] Сыграны все раунды, о которых договаривались: { $value }.
    [few] Сыграны все раунды, о которых договаривались: { $value }.
    [many] Сыграны все раунды, о которых договаривались: { $value }.
   *[other] Сыграны все раунды, о которых договаривались: { $value }.
}
no-cannot-afford = Это стоит { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
    [many] { $value } жетонов
   *[other] { $value } жетона
}, а у вас столько нет.
zone-chips = Жетоны
zone-pot = Банк
option-start_chips = Жетонов в начале
    .hint = сколько жетонов у каждого, когда партия начинается
option-max_rounds = Раундов не больше
    .hint = партия кончается самое позднее после этого раунда; если не задано, играют, пока кто-нибудь не останется без жетонов

# Закрытые руки.
did-deal-hidden = { $you ->
    [yes] Вам сдают карту.
   *[no] { $seat } получает карту.
}
    .all = Всем сдают по { $times ->
        [1] карте
        [one] { $times } карте
        [few] { $times } карты
        [many] { $times } карт
       *[other] { $times } карты
    }.
    .times = { $you ->
        [yes] Вам сдают
       *[no] { $seat } получает
    } { $times ->
        [one] { $times } карту
        [few] { $times } карты
        [many] { $times } карт
       *[other] { $times } карты
    }.
do-fold = Спасовать: { $value ->
    [0] жетонов нет, бесплатно
   *[other] заплатить { $value }
}
did-out-fold = { $you ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
}: самая низкая карта в игре — { $card }.
did-out-pair = { $you ->
    [yes] У вас пара: { $card } и { $card }. Вы выбываете!
   *[no] { $seat } получает пару, { $card } и { $card }, и выбывает!
}
zone-out = Вне раунда
    .short = Вне игры
zone-circle = Круг
zone-price = Цена паса
zone-marker = Первый игрок
    .short = Первый

# Стартовая карта, выбранная втайне.
do-start = Начать с карты { $card }
did-choose = { $you ->
    [yes] Ваша стартовая карта: { $card }.
   *[no] { $seat } выбирает стартовую карту: { $card }.
}
did-choose-hidden = { $you ->
    [yes] Вы выбираете стартовую карту.
   *[no] { $seat } выбирает стартовую карту.
}
did-turn-up = { $you ->
    [yes] Вы открываете { $card }.
   *[no] { $seat } открывает { $card }.
}
    .many = { $you ->
        [yes] Вы открываете: { $cards }.
       *[no] { $seat } открывает: { $cards }.
    }
no-not-in-hand = У вас на руке нет карты { $card }.
no-start-card-first = Сначала все выбирают из руки стартовую карту.
no-start-cards-are-open = Стартовые карты этого раунда уже открыты.
zone-chosen = Стартовая карта
    .short = Стартовая

# Ход с открытыми картами.
do-draw = Взять карту
do-eight = Сбросить 8 и взять две карты
did-draw = { $you ->
    [yes] Вы берёте { $card }.
   *[no] { $seat } берёт { $card }.
}
    .many = { $you ->
        [yes] Вы берёте: { $cards }.
       *[no] { $seat } берёт: { $cards }.
    }
did-pair = { $you ->
    [yes] Вы собираете пару: { $card } и { $card }!
   *[no] { $seat } собирает пару: { $card } и { $card }!
}
did-eight = { $you ->
    [yes] Вы сбрасываете { $card } и берёте две карты.
   *[no] { $seat } сбрасывает { $card } и берёт две карты.
}
did-again = Семёрка! { $you ->
    [yes] Вы ходите ещё раз.
   *[no] { $seat } ходит ещё раз.
}
no-eights-not-played = За этим столом играют без «Восьми реалов».
no-no-eight = У вас нет в игре восьмёрки.
option-pieces_of_eight = Восемь реалов
    .hint = сбросьте восьмёрку и возьмите две карты
option-calamities = Семь бед, один ответ
    .hint = при выборе первого игрока семёрка ниже всех, а взявший семёрку ходит ещё раз

# Последний в раунде.
did-alone = { $you ->
    [yes] В раунде остались только вы.
   *[no] В раунде остаётся только { $seat }.
}

# Раздачи одной партии и самые большие собрания.
did-new-deal = Раздача { $value }: тасуют все 55 карт.
did-show = { $you ->
    [yes] Вы показываете
   *[no] { $seat } показывает
} { $value ->
    [one] { $value } карту
    [few] { $value } карты
    [many] { $value } карт
   *[other] { $value } карты
} достоинством { $card }.
did-most = { $you ->
    [yes] Очки за { $card } получаете вы: таких карт у вас { $value }.
   *[no] Очки за { $card } получает { $seat }: таких карт на руке { $value }.
}
did-gain = { $you ->
    [yes] Вы получаете за раздачу
   *[no] { $seat } получает за раздачу
} { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
did-total = { $you ->
    [yes] Ваш итог: { $value }.
   *[no] { $seat }: всего { $value }.
}
zone-round = Раунд
zone-collection = Сколько карт каждого достоинства
    .marked = больше всех: очки за это достоинство
option-target = Очков для победы
    .hint = играют раздачу за раздачей, пока кто-нибудь не наберёт столько очков; если не задано, раздача всего одна
option-max_deals = Раздач не больше
    .hint = если играют до победных очков, партия кончается самое позднее после этой раздачи

# Ставки, сделанные втайне.
do-bid = Поставить { $card }
did-bid = { $you ->
    [yes] Ваша ставка: { $card }.
   *[no] { $seat } ставит { $card }.
}
did-bid-hidden = { $you ->
    [yes] Вы делаете ставку.
   *[no] { $seat } делает ставку.
}
zone-ready = Готово
