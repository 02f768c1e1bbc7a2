### Powiadomienia poza stroną i nieobecności

## Treść. $table to gra i nazwa jej stołu.

notice-table = { $game } („{ $title }”)
notice-turn = { $table }: twoja tura.
notice-clock = { $table }: kończy ci się czas.
notice-started = { $table }: gra się zaczyna.
notice-ended = { $table }: koniec gry.
notice-invited = { $table }: zaproszenie do rewanżu.
notice-mentioned = { $table }: ktoś wspomina o tobie na czacie.
notice-several = { $tables ->
        [one] Wieści od { $tables } stołu
        [few] Wieści od { $tables } stołów
       *[many] Wieści od { $tables } stołów
    }
notice-why = Dostajesz te wiadomości na własną prośbę. Aby z nich zrezygnować: { $end } Aby zmienić ich zakres: { $settings }
notice-test = Tak docierają do ciebie powiadomienia z Crenel.

## Refusals

no-such-channel = Ten serwer nie wysyła powiadomień w ten sposób.
no-such-zone = Serwer nie zna tej strefy czasowej.
no-webhook = Najpierw podaj adres internetowy.
mail-not-verified = Twoje konto nie ma potwierdzonego adresu e-mail.
no-such-mails = Ten link nie dotyczy żadnych wiadomości. Może jest stary: otwórz ustawienia.
bad-device = Nie można użyć subskrypcji twojej przeglądarki.
bad-target = Serwer nie może wysyłać powiadomień na ten adres. Potrzebny jest publiczny adres https://.
bad-absence = Nieobecność musi kończyć się po swoim początku, trwać najwyżej { $days } dni i dotyczyć przyszłości.
too-many-absences = Liczba nieobecności może wynosić najwyżej { $most }.

## Setting notices up

bad-public-address = { $setting } powinno być adresem internetowym serwera, na przykład https://table.example.org.
bad-push-key = { $setting } nie jest kluczem. Utwórz go: crenel pushkey
bad-push-contact = { $setting } powinno mówić, jak się z tobą skontaktować: mailto:you@example.org albo https://…
push-missing = Powiadomienia push wymagają dodatkowych pakietów: pip install 'crenel[notices]'
help-pushkey =
    crenel pushkey tworzy klucz do powiadomień push i wypisuje go jako ustawienie serwera. Trzymaj go w tajemnicy i nie zmieniaj: przy innym kluczu wszyscy musieliby włączyć te powiadomienia na nowo.
