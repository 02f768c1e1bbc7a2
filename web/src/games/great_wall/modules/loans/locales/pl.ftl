### Soldiers set aside: texts of the page

w-title-aside = Odłóż { $soldier_object }
w-title-borrow = Zabierz { $soldier_object }
w-do-aside = Odłóż
w-do-borrow = Zabierz
