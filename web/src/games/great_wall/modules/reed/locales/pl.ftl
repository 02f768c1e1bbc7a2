### The Reed clan: what only the page says of this module.

w-about-reed = Zajmuje pola i pomaga pierwszemu w herbacie. Nie punktuje.
w-title-dismiss = Odchodzi: { $advisor }
barrier-advisor_dismissed = Wcześniej doradca opuścił rząd.
barrier-barricade_built = Wcześniej zbudowano barykadę.
