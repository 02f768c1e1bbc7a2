### Las reglas completas de Habilidades prestadas.

## Habilidades prestadas

section-loans = Habilidades prestadas
    .lead = Un general del juego de cinco aparta soldados y los gasta después en habilidades de generales que nadie dirige.
    .wrong-1 = Solo se pueden usar habilidades de generales que no están en juego.
rule-general-wen-tianxiang = Después de la preparación y de cada paso de recuperación puedes apartar soldados de tu reserva, hasta uno por cada consejero de apoyo. Cuando ocurre un suceso que espera un general que nadie dirige, puedes recuperar uno para usar esa habilidad una vez.
rule-loans-generals = Vale cualquier general que nadie dirija. La habilidad cuenta como con un consejero de apoyo.
rule-loans-more = Los soldados que siguen apartados se quedan allí. Cada verano pueden unirse a ellos hasta tantos como consejeros de apoyo tengas.
rule-loans-coop = En cooperativo no hay paso de recuperación: se apartan soldados al final del verano.
