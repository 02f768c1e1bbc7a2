### Wizyta Cesarza

setting-scenario-emperors_visit = Wizyta Cesarza
scenario-emperors_visit-story = Cesarz podróżuje wzdłuż swojego muru i każdej zimy staje przed twoją bramą. Chce zobaczyć tylko jedno i nigdy nie mówi „proszę”. Pokaż mu to, a zasiądziesz u jego boku. Przyjdź z pustymi rękami, a cały dwór zapamięta twoje imię.
scenario-emperors_visit-changes =
    Każdej zimy ten, kto ma dość tego, czego żąda Cesarz, zyskuje 10 honoru. Niczego się nie płaci. Pozostali otrzymują 1 żeton hańby.
    Urzędnicy mogą iść także do magazynu. Nigdy się on nie aktywuje.
    Gracz, który ma najwięcej urzędników w magazynie, wybiera, czego Cesarz zażąda następnym razem. Potem ci urzędnicy wracają do domu.
scenario-emperors_visit-hard = Wymagająca: boty spełniają 57–64% żądań, a 19–26% ich gier kończy się, bo zabrakło żetonów hańby.

place-warehouse = magazyn
    .at = w magazynie
from-warehouse = z magazynu
to-warehouse = do magazynu
about-warehouse = Nigdy się nie aktywuje i nie ma limitu. Zimą, po żądaniu Cesarza, gracz, który ma tu najwięcej urzędników, wybiera następne żądanie. Potem wszyscy urzędnicy wracają stąd do domu.
source-emperor = Żądanie Cesarza

emperor-asks = { $thing ->
    [wood] { $amount } drewna
    [stone] { $amount } kamienia
    [gold] { $amount } złota
    [chi] { $amount } chi
   *[tactics] { $amount } taktyki
  }
asking-move_marker = Masz najwięcej urzędników w magazynie. Wybierz, czego Cesarz zażąda następnej zimy.
moment-great_wall-emperor = Wybierasz żądanie Cesarza zimą, po jego wizycie, jeśli masz najwięcej urzędników w magazynie.
verb-great_wall-emperor = wybierz następne żądanie Cesarza
warehouse-still = Magazyn nigdy się nie aktywuje. Urzędnicy decydują tam tylko o tym, kto wybierze następne żądanie Cesarza.
marker-must-move = Tego Cesarz właśnie zażądał. Wybierz coś innego.
no-such-space = Tego Cesarz nigdy nie żąda. Wybierz jedno z tych: { $allowed }.
rule-great_wall-emperors_visit-still = Magazyn nigdy się nie aktywuje, także przez specjalną aktywację.
rule-great_wall-emperors_visit-marker = Gracz, który ma najwięcej urzędników w magazynie, musi wybrać inne żądanie Cesarza.

event-emperor_came = Cesarz chce zobaczyć { emperor-asks }.
event-claim_met = { subject } { event-claim_met.then }.
    .then = { $you ->
        [yes] spełniasz
       *[no] spełnia
    } żądanie Cesarza
event-claim_missed = { subject } { event-claim_missed.then }.
    .then = nie { $you ->
        [yes] możesz
       *[no] może
    } spełnić żądania Cesarza
event-visit_moved = { subject } { event-visit_moved.then }.
    .then = { $you ->
        [yes] wybierasz
       *[no] wybiera
    } następne żądanie Cesarza: { emperor-asks }
event-marker_stayed = W magazynie nie ma urzędników, więc żądanie Cesarza się nie zmienia.
wall-emperor = Cesarz:
wall-emperor-wants = { emperor-asks } do zimy: { $honor } honoru albo hańba
wall-emperor-others = potem może: { $things }
wall-emperor-shows = { $able ->
    [yes] Możesz spełnić żądanie Cesarza.
   *[no] Nie możesz jeszcze spełnić żądania Cesarza: masz { $have } z { $amount }.
  }
reason-emperors_visit = żądanie Cesarza
