### Soldiers set aside: texts of the page

w-title-aside = Set aside { $soldier_object }
w-title-borrow = Take back { $soldier_object }
w-do-aside = Set aside
w-do-borrow = Take back
