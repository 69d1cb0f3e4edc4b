### «Экипаж»: вопрос перед тем, как бросить начатую попытку; место без радио.

crew-radio-none = без радио
crew-leave-behind-title = Полёт не закончен
crew-leave-behind = Миссия { $mission } ещё в полёте.
crew-leave-behind-own = Ваша собственная миссия ещё в полёте.
crew-leave-behind-lost = Если вылететь сейчас, та попытка прервётся и в бортжурнале будет считаться проваленной.
crew-leave-behind-go-on = Продолжить тот полёт
crew-leave-behind-fly = Бросить её и лететь на миссию { $mission }
crew-leave-behind-stay = Не сейчас
