### Dlaczego bot proponuje ruch

reason-gain = +{ $points } { $term }
reason-loss = −{ $points } { $term }
reason-only = To jedyny możliwy ruch.
reason-close = Inne ruchy są prawie równie dobre.
reason-plan = To część planu na kilka ruchów.
reason-ahead = Opłaca się w kolejnych rundach.
reason-mixed = Kilka możliwości jest prawie równie dobrych; jedną się losuje, żeby rywale nie mogli jej przewidzieć.
reason-wins = Wygrywa grę.
reason-saves = Drugi najlepszy ruch przegrywa grę.
reason-lead = punktów przewagi nad innymi
reason-outcome = wynik gry
reason-rivals = odebrane rywalom
