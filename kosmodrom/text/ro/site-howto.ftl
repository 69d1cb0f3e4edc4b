### Cum se joacă: comun pentru foile tuturor jocurilor.

howto-page = { $n } din { $all }
howto-rules = Toate regulile cu numerele lor: { $address }
howto-lesson = Urmează lecția
howto-print = Tipărește
