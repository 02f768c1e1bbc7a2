### Freezing Weather: texts of the page

w-cold-now = { $now ->
    [0] Overseers give as usual
   *[other] Each overseer: { $value }
  }
w-cold-note = This value changes what each overseer gives, in Summer and when the location activates. Clerks gather as usual.
w-cold-track = Production by year
w-cold-slots = Sets for the Emperor
w-cold-nobody = no set yet
w-cold-short = { $resource }: only { $count } left.
w-title-send = Send 4 { $resource } and a clerk (12 honor at the end)
w-title-forfeit = Give up 1 { $resource }
w-do-send = Send
w-do-forfeit = Give up
w-did-send = send a set to the Emperor
w-did-forfeit = give up a resource
w-figure-sets = Sets for the Emperor
barrier-supply_raided = Undo stops here: the supply was raided.
