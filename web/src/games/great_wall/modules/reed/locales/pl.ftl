### Klan Trzciny: teksty strony

w-about-reed = Zajmuje pola i pomaga graczowi na pierwszym miejscu w kolejności herbaty. Nie punktuje.
w-title-dismiss = Odrzuć: { $advisor }
w-do-dismiss = Odrzuć
barrier-advisor_dismissed = Dalej nie można cofnąć: doradca opuścił tor.
barrier-barricade_built = Dalej nie można cofnąć: zbudowano barykadę.
w-did-dismiss = odrzucenie doradcy: { $advisor }
