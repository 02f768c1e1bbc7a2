### Czarny Proch: teksty strony

## Ruchy

w-title-shoot = Strzał: { $machine }, cel: { $horde } ({ $section })
w-title-man = Obsadź: { $tower }
w-title-emplace = Umieść { $machine_object } { $section_in }
w-title-machine = Zbuduj { $machine_object } { $section_in }
w-title-drop = Zrzuć grenadiera na punkt { $spot }
w-do-shoot = Strzelaj
w-do-man = Umieść
w-do-emplace = Umieść
w-do-machine = Zbuduj
w-do-drop = Zrzuć
w-skip-shoot = Bez strzału
w-skip-man = Zostaw wieże
w-skip-drop = Zostań na murze
w-aim = Cel: { $horde }, rząd { $row }

## Żołnierze

w-specials = Żołnierze specjalni
w-about-monk = Zakrywa jeden punkt witalny dowolnej hordy w swojej sekcji.
w-about-bomber = Zajmuje pole ostrzału i rani dowolną hordę w swojej sekcji. Potem może zeskoczyć na wolny punkt hordy przy murze.
w-about-flamethrower = Zakrywa jeden punkt witalny hordy przy murze i rani puste punkty obok.
w-about-crossbowman = Zajmuje pole ostrzału. Jego rany to żetony węża: liczą się jako żołnierze właściciela i nie mogą zginąć.
w-about-tank = Zakrywa blok 2 × 2 punktów witalnych hordy przy murze, także rany. Machiny wojenne nie mogą go zabić.
w-about-snake = Liczy się jako żołnierz właściciela. Nie może zginąć.

## Machiny wojenne

w-machines = Machiny wojenne
w-about-machine = Nie należy do nikogo. Kto ją buduje albo obsadza wieżę przy jej sekcji, może raz strzelić do hordy w tej sekcji.
w-machine-shoot = { $machine }, { $section }: strzelaj
w-machine-build = Budowa: { $machine }, { $section }
w-machine-place = Umieść: { $machine }, { $section }
w-machine-shot = Strzał
w-machine-cost = Budowa
w-machine-left = Do zbudowania
w-machine-draws = Do każdego strzału dobiera się kartę. Zostało kart: { $count }.
w-shot-unknown = O ranach decyduje dobrana karta. Cudzy żołnierze na drodze strzału giną: 1 hańba.
w-shot-wounds = { $count ->
    [0] Bez ran.
    [one] { $count } rana.
    [few] { $count } rany.
   *[other] { $count } ran.
  }
w-shot-wasted = Na marne: { $count }.
w-shot-kills = Giną: { $list }.
w-shot-shame = Otrzymujesz 1 żeton hańby.
w-card-shot = karta strzału

## Wieże i mury

w-tower-free = wolna
w-tower-owner = W wieży
w-about-tower = Po każdym szturmie: 2 honoru za każdą sąsiednią sekcję, która wytrzymała, 1 hańba za każdą przełamaną. Przełamanie opróżnia wieżę.
w-powder-falls = { $count ->
    [one] potem spada { $count } kondygnacja
    [few] potem spadają { $count } kondygnacje
   *[other] potem spada { $count } kondygnacji
  }
w-powder-ladders = drabiny: przełamanie
w-powder-ladders-label = Drabiny
w-powder-ladders-text = Mur zostanie przełamany bez względu na obronę, wszyscy w sekcji giną, a jej machiny wojenne przepadają.
w-powder-after = Po szturmie
w-powder-destroyed = Zniszczone: { $count }
w-powder-tank = Odporny na machiny wojenne.
w-powder-levels = Kondygnacje wszystkich murów: { $count }. Przy 0 przegrywają wszyscy.
w-powder-lost = Nie ma już żadnej kondygnacji muru: przegrywają wszyscy.
w-trait-ram = rząd 1: −1 poziom
w-trait-ladders = rząd 1: przełamanie
w-trait-bombards = potem: −1 poziom
w-trait-only_row = zawsze rząd { $count }

## Zima

w-winter-towers = Wieże
w-winter-towers-result = +{ $count } honoru
w-winter-towers-text = Honor za wieże: { $list }.
w-winter-siege = Oblężenie
w-winter-siege-result = { $count ->
    [0] mury stoją
   *[other] −{ $count }
  }

## Reszta

w-figure-shots = Strzały z machin wojennych
w-figure-towers = Obsadzone wieże
barrier-shot = Dalej nie można cofnąć: dobrano kartę rakiety.
barrier-machine_lost = Dalej nie można cofnąć: przepadła machina wojenna.
barrier-ram_moved = Dalej nie można cofnąć: zima trwała dalej.

option-black_powder = Czarny Proch
option-black_powder-note = Hordy oblegają mur taranami, drabinami i trebuszami, a mury mogą runąć: gdy nie ma już żadnej kondygnacji, przegrywają wszyscy. Każdy klan ma żołnierzy specjalnych. Wieże i machiny wojenne pomagają, ale szkodzą każdemu, kto stoi na drodze strzału. Na początku nie ma barykad.
