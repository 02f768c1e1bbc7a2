### Soldiers set aside: texts of the page

w-title-aside = Apartar { $soldier_object }
w-title-borrow = Recuperar { $soldier_object }
w-do-aside = Apartar
w-do-borrow = Recuperar
