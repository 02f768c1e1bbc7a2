### Moderacja: gospodarze, zgłoszenia, operatorzy

## Moderacja

table-closed = Ten stół jest zamknięty.
operator-only = Mogą to robić tylko operatorzy tego serwera.
operator-banned = Nie można zablokować operatora. Najpierw odbierz tę rolę.
no-such-report = Nie ma takiego zgłoszenia.
no-such-account = Nie ma nikogo takiego na tym serwerze.
reports-full = Czeka zbyt wiele zgłoszeń. Spróbuj później.

## crenel admin

help-admin =
    crenel admin robi to, co wolno operatorowi serwera. Serwer może działać dalej.

      people [TEKST]         osoby, których nazwa tak się zaczyna, od najnowszych
      tables                 stoły, przy których ostatnio coś się działo
      reports                otwarte zgłoszenia
      done ZGŁOSZENIE        zdjęcie zgłoszenia z listy
      ban KTO [POWÓD]        blokada konta lub gościa i wylogowanie wszędzie
      unban KTO              koniec blokady
      close STÓŁ             zamknięcie stołu
      reset KTO              link do wyboru nowego hasła
      invite                 link do założenia jednego konta
      signups TRYB           kto może założyć konto: open, closed, invited, verified
      operator KTO [off]     dostęp konta do strony operatora albo jego koniec
      forget KTO             usunięcie osoby, tak jak może to zrobić sama
      tidy                   usunięcie teraz tego, co trzyma się tylko kilka dni
      audit                  co robili operatorzy, od najnowszych
      --store URL            magazyn (domyślnie: plik w twoim folderze danych)

    KTO to nazwa konta albo id z listy osób.
admin-words = Wpisz: crenel admin people|tables|reports|done|ban|unban|close|reset|invite|signups|operator|forget|tidy|audit
admin-banned = Zablokowano: { $who }
admin-unbanned = Odblokowano: { $who }
admin-operator = Nowy operator: { $who }
admin-operator-off = Już nie operator: { $who }
admin-signups = Nowe konta: { $mode }
admin-report-done = Zgłoszenie zdjęto z listy.
admin-forgotten = Usunięto: { $who }. Nazwa zniknie z gier w ciągu kilku minut działania serwera.
admin-ordered = Żaden serwer jeszcze tego nie zrobił. Zrobi to następny, który będzie działać.
admin-done = Gotowe.
audit-command = wiersz poleceń
audit-ban = blokada
audit-unban = koniec blokady
audit-operator = rola operatora
audit-operator-off = koniec roli operatora
audit-close = zamknięcie stołu
audit-report-done = zgłoszenie załatwione
audit-signups = nowe konta
audit-invite = zaproszenie
audit-reset = link do nowego hasła
audit-forget = usunięcie
audit-tidy = usunięcie tego, co trzyma się tylko kilka dni
