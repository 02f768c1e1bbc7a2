### Pełne zasady: Oblężenie Diaoyucheng.

## Oblężenie Diaoyucheng

section-diaoyucheng = Oblężenie Diaoyucheng
    .lead = Razem bronicie twierdzy przed oblężeniem, które rośnie z każdym podbojem, aż skończy się ostatni rok.
    .wrong-1 = Nie ma dekretów: wygrywa się, wytrzymując.
    .wrong-2 = Żetony oblężenia zostają po nocy i liczą się znów następnej zimy.
    .wrong-3 = Łucznicy opuszczają twierdzę każdej zimy i trzeba ich wysłać na nowo.
rule-diaoyucheng-together = Gra się według zasad kooperacji, ale bez dekretów: żaden nie leży odkryty, żadnego się nie wypełnia i żaden nie daje hańby. Wydarzenia zostają.
rule-diaoyucheng-setup = Obrona i żetony oblężenia na początku zależą od liczby graczy. Twierdza ma trzy pola ostrzału i najwyżej 15 obrony.
rule-diaoyucheng-garrison = Rekrutowany łucznik może iść na wolne pole ostrzału w twierdzy za 1 własne drewno, tylu, ilu się zmieści.
rule-diaoyucheng-recruits = Łucznicy zrekrutowani kartą też mogą iść do twierdzy.
rule-diaoyucheng-march = W centrum logistycznym urzędnik może, zamiast przenosić żołnierzy, wysłać do twierdzy za 1 drewno łucznika z dowolnego muru lub strefy odpoczynku.
rule-diaoyucheng-apart = Łucznicy w twierdzy nie są w żadnej sekcji: żadna karta ich nie używa, żadna horda nie daje im honoru, żadne przełamanie ich nie zabija, a logistyka ich stamtąd nie zabiera.
rule-diaoyucheng-firing = Zimą strzelają przed wszystkimi: każdy może zranić hordę z pierwszego rzędu dowolnej sekcji. Hordy zostają pokonane dopiero po wszystkich strzałach.
rule-diaoyucheng-attack = Strzał z twierdzy jest atakiem łucznika w tej sekcji i może zadać ostatnią ranę.
rule-diaoyucheng-night = Po szturmie twierdza traci 1 obrony za każdy żeton oblężenia, którego nie powstrzyma łucznik: każdy łucznik powstrzymuje jeden. Potem wszyscy tamtejsi łucznicy idą do stref odpoczynku wybranych przez właścicieli. Żetony zostają.
rule-diaoyucheng-repair = Każdy urzędnik w obozie budowniczych może zamiast budować naprawić twierdzę: 3 własne surowce, drewno, kamień lub złoto, za 1 obrony. Nie daje to honoru ani karty rozkazu.
rule-diaoyucheng-raid = Podbój kładzie też 1 żeton hańby obok twierdzy jako żeton oblężenia.
rule-diaoyucheng-token = Ten żeton pochodzi z puli, a jeśli jest pusta, spośród tych, które opuściły grę. Nikt go nie otrzymuje, więc nikt przez niego nie przegrywa.
rule-diaoyucheng-lost = Przegrywacie wszyscy od razu, gdy twierdza nie ma już obrony albo gdy ktoś ma otrzymać żeton hańby, a pula jest pusta.
rule-diaoyucheng-won = Wygrywacie wszyscy na koniec ostatniego roku. Ani ukończone mury, ani pusta pula nie kończą gry.
