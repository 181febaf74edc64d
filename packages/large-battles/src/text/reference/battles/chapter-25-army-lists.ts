import type { RuleChapter } from '@drumhead/content';

export const armyLists: RuleChapter = {
  title: { en: 'Pick-up army lists', it: 'Liste d’armata' },
  rules: [
    {
      id: 'LB-LIST-01',
      page: '35-38',
      title: { en: 'Size of a division', it: 'La divisione' },
      clause: {
        en: 'Two Brigades and a reserve: France, Austria, Prussia. Three and a reserve: Russia, Britain. Three alone: Spain, whose CinC just re-rolls and nominates.',
        it: 'Due brigate e una riserva: Francia, Austria, Prussia. Tre e una riserva: Russia, Gran Bretagna. Tre soltanto: Spagna, il cui comandante in capo si limita a far ritirare un dado e a nominare comandanti.',
      },
    },
    {
      id: 'LB-LIST-02',
      page: '35',
      title: { en: 'Figures in brackets', it: 'Numeri tra parentesi' },
      clause: {
        en: 'With (1–2) you may have up to 2 of that brigade, with max. 1 just one.',
        it: 'Con (1–2) se ne possono avere al massimo 2, con max. 1 una sola.',
      },
      ruling: {
        en: 'They say how many you may have; a compulsory 1 would leave no choice.',
        it: 'Dicono quante se ne possono avere; un 1 obbligatorio non lascerebbe scelta.',
      },
    },
    {
      id: 'LB-LIST-03',
      page: '35-37',
      title: { en: 'One period', it: 'Un solo periodo' },
      clause: {
        en: 'The whole division is of one period. Entries for all periods are always open.',
        it: 'Tutta la divisione è di un periodo. Le voci di tutti i periodi sono sempre disponibili.',
      },
      ruling: {
        en: 'Implied by the headings of the lists.',
        it: 'Sottinteso nei titoli delle liste.',
      },
    },
    {
      id: 'LB-LIST-04',
      page: '35-38',
      title: { en: 'Entries with “or”', it: 'Voci con «oppure»' },
      clause: {
        en: 'Take all that stands on one side of the “or”. For light cavalry pick from the nation’s light list.',
        it: 'Si prende tutto ciò che sta da un lato dell’«oppure». Per la cavalleria leggera si sceglie dall’elenco leggero della nazione.',
      },
      ruling: {
        en: 'Implied.',
        it: 'Sottinteso.',
      },
    },
    {
      id: 'LB-LIST-05',
      page: '35',
      title: { en: 'Rolling for generals', it: 'Tirare per i generali' },
      clause: {
        en: 'Before deployment 1d6 per general on his nation’s table. A plus behind Q: he may have a special rule.',
        it: 'Prima dello schieramento 1d6 per generale sulla tabella della nazione. Un più dopo Q: può avere una regola speciale.',
      },
    },
    {
      id: 'LB-LIST-06',
      page: '35',
      title: { en: 'A plus behind Q', it: 'Un più dopo Q' },
      clause: {
        en: 'Pick a rule for him. Leader: Active, Charismatic, Organiser. CinC: Organiser, Stubborn.',
        it: 'Se ne sceglie una. Comandante: Attivo, Carismatico o Organizzatore. comandante in capo: Organizzatore od Ostinato.',
      },
      ruling: {
        en: 'No list is printed; a bonus is meant.',
        it: 'Nessun elenco è stampato; si intende un vantaggio.',
      },
    },
    {
      id: 'LB-LIST-07',
      page: '35-38',
      title: { en: 'Reading the general tables', it: 'Leggere le tabelle dei generali' },
      clause: {
        en: '4,6 reads 4–6, and 1/3 reads 1–3. If a face is printed twice, the first entry counts: Spain, Leaders 2 and 3: 3–4 is Q4, 5 is Q4+.',
        it: '4,6 vuol dire 4–6, e 1/3 vuol dire 1–3. Una faccia stampata due volte vale la prima voce: Spagna, comandanti 2 e 3: 3–4 è Q4, 5 è Q4+.',
      },
      ruling: {
        en: 'Only so has every face one result.',
        it: 'Solo così ogni faccia ha un risultato.',
      },
    },
    {
      id: 'LB-LIST-08',
      page: '35, 38',
      title: { en: 'CinC results lost', it: 'Risultati perduti dei comandante in capo' },
      clause: {
        en: 'France: a 6 is Q2. Britain: 4–5 is Q3+, 6 is Q2.',
        it: 'Francia: 6 è Q2. Gran Bretagna: 4–5 è Q3+, 6 è Q2.',
      },
      ruling: {
        en: 'The ends are missing in our copy; as far as printed, both equal their Leader 1.',
        it: 'Nella nostra copia mancano le ultime righe; per il resto sono uguali al comandante 1.',
      },
    },
    {
      id: 'LB-LIST-09',
      page: '35',
      title: { en: 'French light cavalry', it: 'Cavalleria leggera francese' },
      clause: {
        en: 'You may field the Light Cavalry Brigade in either period; its horse battery has Q3.',
        it: 'La brigata di cavalleria leggera è disponibile in entrambi i periodi; la sua batteria a cavallo ha Q3.',
      },
      ruling: {
        en: 'Printed twice, once without the battery’s Q.',
        it: 'Stampata due volte, una senza la Q della batteria.',
      },
    },
    {
      id: 'LB-LIST-10',
      page: '35, 36',
      title: { en: 'Two reserves', it: 'Due riserve' },
      clause: {
        en: 'Austria: 2 cuirassiers replace the 2 dragoons. France: the battery and one of the three options.',
        it: 'Austria: 2 corazzieri al posto dei 2 dragoni. Francia: la batteria e una delle tre opzioni.',
      },
      ruling: {
        en: 'It depends on where “or” stands in the lists.',
        it: 'Dipende da dove sta «oppure» nelle liste.',
      },
    },
    {
      id: 'LB-LIST-11',
      page: '37, 38',
      title: { en: 'Rifle and Jaeger companies', it: 'Compagnie di Rifles e Jäger' },
      clause: {
        en: 'They give the infantry of their brigade 2 points of Sk (LB-SKIR-06); they are no units.',
        it: 'Danno alla fanteria della loro brigata 2 punti di Sk (LB-SKIR-06); non sono unità.',
      },
    },
    {
      id: 'LB-LIST-12',
      page: '42',
      title: { en: 'Order of battle sheet', it: 'Foglio dell’ordine di battaglia' },
      clause: {
        en: 'CinC: Q and rules. Each Brigade: Leader’s Q and rules, Shaken at. Then the reserve and the Break Point.',
        it: 'comandante in capo: Q e regole. Per brigata: Q e regole del comandante, «scossa a». Poi la riserva e il punto di rottura.',
      },
    },
    {
      id: 'LB-LIST-13',
      page: '38',
      title: { en: 'Which general table is whose', it: 'Di chi è ogni tabella' },
      clause: {
        en: 'On p. 38 the first set of general tables (with Q5) is Spain’s, the second Britain’s.',
        it: 'A p. 38 il primo gruppo di tabelle dei generali (con Q5) è della Spagna, il secondo della Gran Bretagna.',
      },
      ruling: {
        en: 'The columns of our copy ran together; only so do they fit the nations.',
        it: 'Nella nostra copia le colonne sono mescolate; solo così si adattano alle nazioni.',
      },
    },
  ],
};
