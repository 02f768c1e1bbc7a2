### Zasady: gra drużynowa

section-team = Drużyny
    .lead = Dwie dwuosobowe drużyny dzielą duże księstwo. Każdy partner ma swoją turę.
    .wrong-1 = Punkty ma każdy gracz osobno. Na koniec się je dodaje.
    .wrong-2 = Kafli nie przenosi się między miejscami schowków.
    .wrong-3 = Kopalnie płacą raz na drużynę, a nie raz na partnera.
rule-team-boards = Każda drużyna ma planszę z 73 polami. Pierwszy zamek stoi na polu zamku 1 pośrodku.
rule-team-12b = Plansza 12b to nasz projekt. Zaczyna się na jednym z pól zamku 1 i 6.
rule-team-setup = Drużyna A zaczyna z 3 robotnikami, B z 5; każda ma 2 srebra i 3 towary. Pionki od góry: A1, B1, A2, B2.
rule-team-shared = Partnerzy mają wspólnych robotników, srebro, towary i całe księstwo.
rule-team-keys = Są dwa wspólne miejsca schowka i po dwa każdego partnera. Wszystkie są jawne, a kafle zostają na swoich miejscach.
rule-team-dice = Kości, pionek, zakup i punkty każdy gracz ma własne.
rule-team-bridge = Na ostatnim polu mostu kolejny statek kładzie pionek na wierzch stosu.
rule-team-mines = Na koniec fazy każda kopalnia płaci drużynie raz.
rule-team-colours = Kafle premii biorą pierwsza i druga drużyna.
rule-team-end = Punkty obojga partnerów się sumują. Remis wygrywa drużyna z większą liczbą pustych pól.
rule-ruling-37 = Drużyny używają strony dla czworga graczy: jej składów oraz jej punktów za towary i kafle premii.
