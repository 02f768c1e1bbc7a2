### Zasady: stół, w każdej grze

section-this-table = Jak działa ten stół
    .lead = Stół zna zasady i dopuszcza tylko legalne ruchy. Pomagają dwie opcje: tura może czekać na potwierdzenie końca, a gracze mogą zacząć z punktami wyrównania.
rule-kernel-turn = Decydują tylko gracze, których dotyczy pytanie, a po końcu gry nikt.
rule-kernel-action = Możliwe są tylko legalne ruchy. O pozostałych stół mówi, dlaczego nie.
rule-kernel-notation = Każdy ruch ma jeden zapis, którego używają terminal i zapis gry.
