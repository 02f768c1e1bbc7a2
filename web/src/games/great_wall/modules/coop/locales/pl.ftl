### Tryb kooperacji: teksty strony

w-do-redeem = Zwróć
w-do-propose = Zaproponuj
w-do-agree = Zgódź się
w-do-refuse = Odmów
w-do-offer = Podaj część
w-do-sacrifice = Poświęć
w-title-redeem = Zwróć żeton hańby za 10 honoru
w-title-propose = Zaproponuj: { $card }
w-title-agree = Zgódź się zapłacić
w-title-refuse = Odmów
w-title-offer = Podaj część: { $count }
w-title-sacrifice = Poświęć: { $piece }
barrier-event_came = Dalej nie można cofnąć: odsłonięto wydarzenie.
barrier-request_came = Dalej nie można cofnąć: odsłonięto nowy dekret.
barrier-request_fulfilled = Dalej nie można cofnąć: wypełniono dekret.
w-card-request = Dekret Cesarza
w-card-event = Wydarzenie
