### Reglas de consulta: castillos blancos

section-white-castles = Castillos blancos
    .lead = Los castillos blancos son edificios. Al colocarlos haces una acción con el número del dado blanco.
    .wrong-1 = El dado blanco conserva su número para los demás.
    .wrong-2 = En una ciudad solo cabe un castillo blanco.
    .wrong-3 = El dado blanco no cuenta para los dobles.
rule-white-castles-pieces = Hay ocho castillos blancos, seis con dorso de edificio y dos con dorso negro, y el monasterio 29.
rule-white-castles-action = Al colocar: haces una acción con el número del dado blanco.
rule-white-castles-workers = Los trabajadores pueden cambiar el número que usas. El dado se queda como está.
rule-ruling-23 = Los pasos gratis de los monasterios 9–12 y el alcance del monasterio 8 valen también para este número.
rule-white-castles-city = Un castillo blanco es un tipo de edificio propio: uno por ciudad.
rule-white-castles-monastery29 = Monasterio 29: al final de la partida ganas 4 puntos por cada uno de tus castillos blancos.
