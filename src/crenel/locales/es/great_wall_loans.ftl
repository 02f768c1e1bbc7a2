### Soldiers set aside, and abilities borrowed for them

asking-set_aside =
    Aparta hasta { $left ->
        [one] { $left } soldado
       *[other] { $left } soldados
    } de tu reserva, o pasa.
asking-borrow = «{ $card }»: recupera un soldado apartado para usar esta habilidad una vez, o pasa.
moment-great_wall-aside = Apartas soldados tras la preparación y tras cada paso de recuperación, si tu general lo permite.
moment-great_wall-borrow = Recuperas un soldado apartado cuando la habilidad de un general se puede usar.
verb-great_wall-aside = apartar
verb-great_wall-borrow = recuperar
event-set_aside = { subject }{ event-set_aside.then }.
    .then = { $you ->
        [yes] apartas
       *[no] aparta
    } { $soldier_object }
event-borrowed = { subject }{ event-borrowed.then }.
    .then = { $you ->
        [yes] recuperas
       *[no] recupera
    } { $soldier_object } para usar la habilidad de «{ $card }»
wall-aside = Apartados:
reason-loans = habilidades prestadas
