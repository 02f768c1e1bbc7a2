### Zasady: dodatkowe kafle

section-extra-tiles = Dodatkowe kafle
    .lead = Cztery nowe kafle: klasztory 27 i 28, żuraw i gęsi.
    .wrong-1 = Na koniec żuraw może liczyć się jako inny budynek niż ten, który naśladował, ale jako jeden rodzaj w sumie.
    .wrong-2 = Klasztor 28 nie jest akcją robotników, więc 13 i 14 nic do niego nie dodają.
rule-extra-tiles-bags = Cztery kafle miesza się z kaflami o takich samych tyłach.
rule-extra-tiles-bridge = Klasztor 27 (most): twój pionek jest zawsze na wierzchu swojego stosu.
rule-extra-tiles-workers = Klasztor 28 (robotnicy): w swojej turze możesz wydać 1 srebro, aby otrzymać 2 robotników.
rule-ruling-26 = 27 podnosi pionek po położeniu, gdy się przesuwa i gdy przychodzi inny. 28 działa w dowolnej chwili twojej tury, tyle razy, na ile starcza srebra.
rule-extra-tiles-crane = Żuraw: po położeniu działa jak dowolny wybrany budynek.
rule-extra-tiles-crane-end = Na koniec gry żuraw liczy się jako jeden wybrany budynek dla klasztorów 16–23 i 29.
rule-ruling-24 = Liczy się jako jeden rodzaj w sumie: ten, który daje ci najwięcej. W grze solo liczy się dla pierwszego takiego klasztoru położonego po nim.
rule-extra-tiles-geese = Gęsi: zdobywasz 2 punkty i zwierzęta jednego gatunku z pastwiska. Dają 2 ponownie z każdym kaflem zwierząt, który później trafi na to pastwisko.
rule-extra-tiles-geese-kind = Gęsi to jeszcze jeden gatunek zwierząt dla klasztoru 24.
rule-ruling-25 = Gatunek, który punktuje z gęsiami, wybierasz ty. Gęsi liczą się jako kafel dla klasztoru 7.
