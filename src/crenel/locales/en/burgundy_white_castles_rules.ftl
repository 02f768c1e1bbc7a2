### Rules reference: white castles

section-white-castles = White castles
    .lead = White castles are buildings. When placed, they give an action with the number of the white die.
    .wrong-1 = The white die keeps its number for everyone else.
    .wrong-2 = A city holds only one white castle.
    .wrong-3 = The white die does not count for doubles.
rule-white-castles-pieces = There are eight white castles, six with building backs and two with black ones, and monastery 29.
rule-white-castles-action = When placed: take an action with the number of the white die.
rule-white-castles-workers = Workers may change the number you use. The die itself stays as it is.
rule-ruling-23 = Free steps of monasteries 9–12 and the reach of monastery 8 also apply to this number.
rule-white-castles-city = A white castle is a type of building of its own: one per city.
rule-white-castles-monastery29 = Monastery 29: at the end of the game, score 4 points for each of your white castles.
