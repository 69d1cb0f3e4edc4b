### Jak grać: wspólne dla kartek wszystkich gier.

howto-page = { $n } z { $all }
howto-rules = Wszystkie zasady z numerami: { $address }
howto-lesson = Przejdź lekcję
howto-print = Drukuj
