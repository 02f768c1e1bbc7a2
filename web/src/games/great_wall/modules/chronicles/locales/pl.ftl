### Starożytne Kroniki: teksty strony

w-scenario = Scenariusz:
option-scenario = Starożytne Kroniki: scenariusz
option-scenario-note = Każdy scenariusz zmienia zasady na swój sposób i dodaje 32 karty.
