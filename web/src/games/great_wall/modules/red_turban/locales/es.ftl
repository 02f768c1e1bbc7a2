### The Red Turban Rebellion: texts of the page

w-rebellion = Revuelta
w-stance = { $stance ->
    [peace] Paz: { $count ->
        [one] { $count } horda no viene este año
       *[other] { $count } hordas no vienen este año
    }
    [war] Guerra este año
   *[undecided] ¿Paz o guerra?
}
w-stance-rule = La primera brecha pierde la partida.
w-do-peace = Proponer
w-do-war = Guerra: todos contratan a un funcionario
w-do-levy = Contratar
w-title-peace = { $count ->
    [one] Paz: { $count } horda menos
   *[other] Paz: { $count } hordas menos
}
w-title-war = Guerra
w-title-levy = Contratar a un funcionario por 20 de honor
w-peace-choose = Propón una paz, o elige la guerra.
w-peace-wait = Paz o guerra: esperando a { $who }
w-peace-talk = { $count ->
    [one] Paz propuesta: { $gold } de oro entre todos y { $count } horda no viene.
   *[other] Paz propuesta: { $gold } de oro entre todos y { $count } hordas no vienen.
}
w-peace-rule = Si un jugador rechaza, nadie paga. Sin paz hay guerra.
w-peace-gives = da { $count }
w-peace-do = { $count ->
    [one] { $count } horda menos ({ $gold } de oro)
   *[other] { $count } hordas menos ({ $gold } de oro)
}
barrier-war_chosen = Hasta aquí se puede deshacer: se eligió la guerra.
barrier-peace_made = Hasta aquí se puede deshacer: se pagó la paz.
barrier-clerk_taken = Hasta aquí se puede deshacer: una incursión se llevó funcionarios.
w-over-unbroken = No hubo ninguna brecha en { $years } años.
w-over-breach = Se abrió una brecha en el año { $year } de { $years }.
