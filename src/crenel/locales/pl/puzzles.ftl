# Pozycje do ćwiczeń, na stronie i w terminalu.

puzzle = Zadanie { $number }
puzzle-level-1 = łatwe
puzzle-level-2 = średnie
puzzle-level-3 = trudne
puzzle-question =
    { $lead ->
        [0] Masz tyle samo co najlepszy rywal.
       *[other] Twoja przewaga nad najlepszym rywalem: { $lead }.
    } Znajdź najlepszą turę. Możesz cofać, aż się skończy.
puzzle-question-behind = Twoja strata do najlepszego rywala: { $lead }. Znajdź najlepszą turę. Możesz cofać, aż się skończy.
puzzle-verdict-3 = Trzy gwiazdki: najlepsza tura.
puzzle-verdict-near = Trzy gwiazdki: tylko { $loss } mniej niż najlepsza tura.
puzzle-verdict-2 = Dwie gwiazdki: dobry pomysł, ale { $loss } mniej niż najlepsza tura.
puzzle-verdict-1 = Jedna gwiazdka: naturalna tura, ale { $loss } mniej niż najlepsza.
puzzle-verdict-0 = Bez gwiazdek: { $loss } mniej niż najlepsza tura.
puzzle-lacks = Gdzie traci: { $terms }.
puzzle-best = Najlepsza tura: { $moves }.
puzzle-brings = Punktuje od razu: { $terms }.
puzzle-why = „{ $move }” daje średnio { $gap }: { $terms }.
puzzle-sure = Wyszukiwanie jak u botów trudnego i eksperta: { $looks } prób na turę (±{ $error }), { $again } dla potwierdzenia.
puzzle-exact = To wynik dokładny: nic nie zależy od losu.
puzzle-hint-term = Pomyśl o tym: { $term }.
puzzle-hint-move = Potrzebny ruch: { $move }.
puzzle-prompt = again, best, next albo quit:{" "}
puzzle-line = { $number }: { $level }, chybione w { $rating }% prób botów
unknown-puzzle = Nie ma zadania { $number } do gry { $game }. Dostępne: 1–{ $count }.
puzzle-made = { $file }: zadania: { $count }, gry: { $games }. Zgodność oceny i punktów o stawkę: { $agreement }.
puzzle-few = Zadania: tylko { $count } z { $wanted } po tylu grach: { $games }. Uruchom ponownie z większą liczbą gier, aby kontynuować.
puzzle-judged = Zadania, których odpowiedź się utrzymała: { $kept } z { $count }.
puzzle-fell = Zadanie { $number } już nie obowiązuje.

help-puzzle =
    crenel puzzle GRA pokazuje pozycję: rozgrywasz jej najlepszą turę i dowiadujesz się, ile jest warta.

      --daily          zadanie dnia (domyślnie)
      --number N       zadanie o tym numerze
      --list           wszystkie zadania z poziomem

    `hint` mówi, o czym pomyśleć, a potem podaje ruch; `again` zaczyna od nowa, `best` pokazuje najlepszą turę, `next` idzie dalej.

    crenel puzzle make GRA tworzy nowe zadania z gier botów. Kontynuuje tam, gdzie przerwano.

      --count N        ile (domyślnie: 1000)
      --games N        najwięcej gier (domyślnie: 40 na zadanie)
      --seed TEKST     ziarno (domyślnie: puzzles)
      --file PLIK      dokąd je zapisać (domyślnie: GRA.jsonl)
      --jobs N         procesy (domyślnie: jeden na rdzeń)

    crenel puzzle judge GRA ocenia wszystkie ponownie według obecnych zasad i wymienia te, które odpadły (--file PLIK, --jobs N). Z --write PLIK zapisuje tam te, które się utrzymały.
