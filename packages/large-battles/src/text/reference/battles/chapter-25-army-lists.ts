import type { RuleChapter } from '@drumhead/content';

export const armyLists: RuleChapter = {
  title: { en: 'Pick-up army lists', it: 'Liste d’armata' },
  rules: [
    {
      id: 'LB-LIST-01',
      page: '35-38',
      title: { en: 'Size of a division', it: 'Composizione della divisione' },
      clause: {
        en: 'France, Austria and Prussia field 2 brigades and 1 reserve; Russia and Britain 3 brigades and 1 reserve; Spain 3 brigades and no reserve. The Spanish CinC only gives a re-roll and appoints Leaders.',
        it: 'Francia, Austria e Prussia schierano 2 brigate e 1 riserva; Russia e Gran Bretagna 3 brigate e 1 riserva; la Spagna 3 brigate senza riserva. Il comandante in capo spagnolo fa solo ripetere il tiro di un dado e dà nuovi comandanti.',
      },
    },
    {
      id: 'LB-LIST-02',
      page: '35',
      title: { en: 'Figures in brackets', it: 'Numeri fra parentesi' },
      clause: {
        en: '“(1–2)” allows at most 2 brigades of that kind, “max. 1” at most 1.',
        it: '«(1–2)» permette al massimo 2 brigate di quel tipo, «max. 1» al massimo 1.',
      },
      ruling: {
        en: 'The book explains them as how many you may have; a compulsory 1 would leave no choice.',
        it: 'Il libro li spiega come quante se ne possono avere; un 1 obbligatorio non lascerebbe scelta.',
      },
    },
    {
      id: 'LB-LIST-03',
      page: '35-37',
      title: { en: 'One period', it: 'Un solo periodo' },
      clause: {
        en: 'Choose one period for the whole division. Entries for all periods are always open.',
        it: 'Scegli un solo periodo per tutta la divisione. Le voci di tutti i periodi sono sempre disponibili.',
      },
      ruling: {
        en: 'The headings of the lists imply it.',
        it: 'I titoli delle liste lo sottintendono.',
      },
    },
    {
      id: 'LB-LIST-04',
      page: '35-38',
      title: { en: 'Entries with “or”', it: 'Voci con «oppure»' },
      clause: {
        en: 'Choose the whole entry on one side of the “or”. Light cavalry means any regiments of the nation’s light list, each chosen separately, as are Russia’s Hussars or Uhlans.',
        it: 'Scegli tutta la voce da un lato dell’«oppure». Per la cavalleria leggera scegli reggimenti qualsiasi dell’elenco leggero della nazione, ciascuno a parte; così anche gli ussari o ulani della Russia.',
      },
      ruling: {
        en: 'The lists imply it.',
        it: 'Le liste lo sottintendono.',
      },
    },
    {
      id: 'LB-LIST-05',
      page: '35',
      title: { en: 'Rolling for generals', it: 'Tirare per i generali' },
      clause: {
        en: 'Before deployment roll 1d6 for each general on the nation’s table. A plus after Q means that the general may have a special rule.',
        it: 'Prima dello schieramento tira 1d6 per ogni generale sulla tabella della nazione. Un più dopo la Q significa che il generale può avere una regola speciale.',
      },
    },
    {
      id: 'LB-LIST-06',
      page: '35',
      title: { en: 'A plus after Q', it: 'Un più dopo la Q' },
      clause: {
        en: 'The owner chooses one rule: Active, Charismatic or Organiser for a Leader, Organiser or Stubborn for the CinC.',
        it: 'Il proprietario sceglie una regola: Attivo, Carismatico od Organizzatore per un comandante, Organizzatore od Ostinato per il comandante in capo.',
      },
      ruling: {
        en: 'The book prints no list; a bonus is meant.',
        it: 'Il libro non stampa un elenco; si intende un vantaggio.',
      },
    },
    {
      id: 'LB-LIST-07',
      page: '35-38',
      title: { en: 'Reading the tables of generals', it: 'Leggere le tabelle dei generali' },
      clause: {
        en: '“4,6” means 4–6, and “1/3” means 1–3. If a face is printed twice, the first entry counts (Spain, Leaders 2 and 3: 3–4 is Q4, 5 is Q4+).',
        it: '«4,6» significa 4–6, e «1/3» significa 1–3. Se una faccia è stampata due volte vale la prima voce (Spagna, comandanti 2 e 3: 3–4 è Q4, 5 è Q4+).',
      },
      ruling: {
        en: 'Only in this way does every face have one result.',
        it: 'Solo così ogni faccia ha un solo risultato.',
      },
    },
    {
      id: 'LB-LIST-08',
      page: '35, 38',
      title: { en: 'Missing CinC results', it: 'Risultati mancanti dei comandanti in capo' },
      clause: {
        en: 'For the French CinC 6 is Q2. For the British CinC 4–5 is Q3+ and 6 is Q2.',
        it: 'Per il comandante in capo francese 6 è Q2. Per quello britannico 4–5 è Q3+ e 6 è Q2.',
      },
      ruling: {
        en: 'The ends are missing in our copy; both tables otherwise equal that of Leader 1.',
        it: 'Nella nostra copia mancano le ultime righe; per il resto le tabelle sono quelle del comandante 1.',
      },
    },
    {
      id: 'LB-LIST-09',
      page: '35',
      title: { en: 'French light cavalry', it: 'Cavalleria leggera francese' },
      clause: {
        en: 'The French Light Cavalry Brigade is open in both periods. Its horse battery has Q3.',
        it: 'La brigata di cavalleria leggera francese è disponibile in entrambi i periodi. La sua batteria a cavallo ha Q3.',
      },
      ruling: {
        en: 'The book prints the entry twice, the second time without that Q.',
        it: 'Il libro stampa la voce due volte, la seconda senza quella Q.',
      },
    },
    {
      id: 'LB-LIST-10',
      page: '35, 36',
      title: { en: 'Austrian and French reserves', it: 'Riserve austriaca e francese' },
      clause: {
        en: 'In the Austrian reserve 2 cuirassiers may replace the 2 dragoons. The French reserve has the battery and one of the three options.',
        it: 'Nella riserva austriaca 2 corazzieri possono sostituire i 2 dragoni. La riserva francese ha la batteria e una delle tre opzioni.',
      },
      ruling: {
        en: 'It depends on the place of “or” in the lists.',
        it: 'Dipende dal posto di «oppure» nelle liste.',
      },
    },
    {
      id: 'LB-LIST-11',
      page: '37, 38',
      title: { en: 'Rifle and Jaeger companies', it: 'Compagnie di Rifles e Jäger' },
      clause: {
        en: 'A Rifle or Jaeger company adds 2 points of Sk to the infantry of its brigade (LB-SKIR-06). It is not a unit.',
        it: 'Una compagnia di Rifles o di Jäger aggiunge 2 punti di Sk alla fanteria della sua brigata (LB-SKIR-06). Non è un’unità.',
      },
    },
    {
      id: 'LB-LIST-12',
      page: '42',
      title: { en: 'Order of battle sheet', it: 'Foglio dell’ordine di battaglia' },
      clause: {
        en: 'The sheet gives the CinC’s Q and rules; for each brigade the Leader’s Q and rules and “Shaken at”; the reserve; and the Break Point.',
        it: 'Il foglio riporta Q e regole del comandante in capo; per ogni brigata Q e regole del comandante e «scossa a»; la riserva; il punto di rottura.',
      },
    },
    {
      id: 'LB-LIST-13',
      page: '38',
      title: { en: 'Tables of generals on p. 38', it: 'Tabelle dei generali a p. 38' },
      clause: {
        en: 'On p. 38 the first set of tables of generals (with Q5) is Spain’s, the second Britain’s.',
        it: 'A p. 38 il primo gruppo di tabelle dei generali (con Q5) è della Spagna, il secondo della Gran Bretagna.',
      },
      ruling: {
        en: 'The columns of our copy ran together; only in this way do they fit the nations.',
        it: 'Nella nostra copia le colonne sono mescolate; solo così si adattano alle nazioni.',
      },
    },
  ],
};
