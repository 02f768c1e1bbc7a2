### Konta: zakładanie, adresy, zapomniane hasła, usuwanie

## Listy

mail-prove-subject = Potwierdź adres e-mail
mail-prove =
    Ktoś podał ten adres e-mail dla konta Crenel „{ $login }”. Jeśli to ty, otwórz ten link w ciągu { $hours } godz.:

    { $address }

    Jeśli to nie ty, zignoruj tę wiadomość: nic się nie stanie.
mail-reset-subject = Wybierz nowe hasło
mail-reset =
    Ktoś poprosił o nowe hasło do twojego konta Crenel „{ $login }”. Jeśli to ty, otwórz ten link w ciągu { $hours } godz.:

    { $address }

    Jeśli to nie ty, zignoruj tę wiadomość: hasło się nie zmieni.

## Odmowy

signups-closed = Ten serwer nie przyjmuje nowych kont.
signup-invite-needed = Aby założyć tu konto, potrzebujesz zaproszenia.
no-mail-server = Ten serwer nie wysyła wiadomości e-mail.
bad-mail-address = To nie jest poprawny adres e-mail.
bad-token = Ten link jest niepoprawny, wykorzystany albo zbyt stary. Poproś o nowy.
password-needed = Wpisz hasło, aby potwierdzić.
banned = Operator zablokował to konto.
bad-signups = „{ $value }” nie jest sposobem przyjmowania nowych kont. Użyj jednego z: { $known }
