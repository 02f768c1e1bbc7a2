### Pełne zasady: Wielki głód.

## Wielki głód

section-great-famine = Wielki głód
    .lead = Każdy element na planszy zimą je. Wszystkie zapasy mają wspólną pojemność, a gdy spadnie zbyt nisko, przegrywają wszyscy.
    .wrong-1 = Przełamania i podboje zmniejszają pojemność, zamiast dawać hańbę; żołnierze giną jak zwykle.
    .wrong-2 = Pojemność jest wspólna, żywność każdy ma własną.
    .wrong-3 = Elementy w twojej puli nie jedzą.
rule-great_famine-market = Targowisko to jedenasta lokacja, specjalna i bez hańby. Za każdego urzędnika możesz tam kupić 2 żywności za tyle złota, ilu żołnierzy zabijają w tym roku hordy, o ile twoja żywność przez to wzrośnie.
rule-great_famine-reed = Sam urzędnik klanu Trzciny nie aktywuje targowiska. Klan Trzciny niczego nie kupuje i nie je.
rule-great_famine-track = Twoja żywność nigdy nie spada poniżej 0 ani nie przekracza pojemności, która jest wspólna. Gdy pojemność spada, nadmiar żywności przepada.
rule-great_famine-breach = Przełamanie zmniejsza pojemność o 1 za każdą hordę sekcji i nie daje hańby. Żołnierze giną jak zwykle.
rule-great_famine-raid = Podbój zmniejsza pojemność o 1 i nie zabiera hańby z puli.
rule-great_famine-lost = Gdy pojemność wynosi 5 lub mniej, gra natychmiast się kończy i wszyscy przegrywają.
rule-great_famine-feeding = Zimą po szturmie każdy gracz płaci 1 żywności za każdego swojego żołnierza, nadzorcę i urzędnika na planszy.
rule-great_famine-hungry = Element, którego nie nakarmisz, z braku żywności lub z wyboru, wraca do twojej puli. Żołnierz zostawia na hordzie rany, nadzorca traci poziom.
rule-great_famine-order = Gracze karmią w kolejności herbaty i każdy wybiera, kto głoduje. Głodujący nie został zabity: nie można go uratować i żadna karta nie reaguje.
rule-great_famine-marker = Jeden urzędnik każdego gracza zaznacza żywność. Na początku schodzi z puli, nigdy nie wraca, nie je i nie liczy się jako twój.
rule-great_famine-embassy = Niezatrudnieni urzędnicy nie jedzą. Ci, którzy pracują w ambasadzie, jedzą.
rule-great_famine-shame = Inna hańba przychodzi jak zwykle i obowiązują zwykłe zakończenia. Wtedy wygrywa największy honor.
