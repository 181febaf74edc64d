import type { RuleChapter } from '@drumhead/content';

export const basics: RuleChapter = {
  title: { en: 'Basics', it: 'Elementi di base' },
  rules: [
    {
      id: 'LB-GEN-01',
      page: '3',
      title: { en: 'Forces', it: 'Le forze' },
      clause: {
        en: 'Each side fields a Division: at least 2 Brigades under their Leaders (some nations 3), and as a rule a Reserve led by the CinC. Players may split a side, one Division apiece.',
        it: 'Ogni parte schiera una divisione: almeno 2 brigate con i loro comandanti (3 per alcune nazioni) e di norma una riserva agli ordini del CinC. Più giocatori possono dividersi una parte, una divisione a testa.',
      },
    },
    {
      id: 'LB-GEN-02',
      page: '3, 6, 8',
      title: { en: 'What counts as a unit', it: 'Che cosa è un’unità' },
      clause: {
        en: 'Battalions, cavalry regiments and batteries are units. Generals and skirmisher markers are not.',
        it: 'Sono unità i battaglioni, i reggimenti di cavalleria e le batterie. I generali e i segnalini degli schermagliatori no.',
      },
    },
    {
      id: 'LB-GEN-03',
      page: '3, 25',
      title: { en: 'Dice', it: 'I dadi' },
      clause: {
        en: 'Ordinary d6. Only Unpredictable units also use the Average die (2, 3, 3, 4, 4, 5).',
        it: 'Normali d6. Solo le unità imprevedibili usano anche il dado medio (2, 3, 3, 4, 4, 5).',
      },
    },
    {
      id: 'LB-GEN-04',
      page: '4',
      title: { en: 'Free measuring', it: 'Misure libere' },
      clause: {
        en: 'Measure whatever you like, whenever you like, before you decide.',
        it: 'Si può misurare qualsiasi cosa in qualsiasi momento, anche prima di decidere.',
      },
    },
    {
      id: 'LB-GEN-05',
      page: '3',
      title: { en: 'Table for 15 mm figures', it: 'Tavolo per figure da 15 mm' },
      clause: {
        en: '180 x 120 cm with 15 mm figures. For others keep the proportion 3:2.',
        it: '180 x 120 cm con figure da 15 mm. Per le altre si mantiene la proporzione 3:2.',
      },
    },
    {
      id: 'LB-GEN-06',
      page: '3',
      title: { en: 'Table for other figures', it: 'Tavolo per altre figure' },
      clause: {
        en: '120 x 80 cm for figures of 6-10 mm, 270 x 180 cm for 20-28 mm.',
        it: '120 x 80 cm per figure da 6-10 mm, 270 x 180 cm per 20-28 mm.',
      },
      ruling: {
        en: 'Only the proportion is printed; the sizes grow as the M stick does.',
        it: 'È stampata solo la proporzione; le misure crescono come l’asta M.',
      },
    },
    {
      id: 'LB-GEN-07',
      page: '3, 7, 12, 14, 20',
      title: { en: 'What to keep track of', it: 'Di che cosa tenere nota' },
      clause: {
        en: 'Units: DIS, formation, guns loaded or fired, activated, reacted, too near to friends, skirmishers left. Generals: place, unit joined, acted, reacted, re-roll used. Brigades: done or not, Shaken, scored. Built-up sectors: DIS, garrison.',
        it: 'Unità: DIS, formazione, cannoni carichi o scarichi, attivata, ha reagito, troppo vicina ad amici, schermagliatori. Generali: posto, unità, attivato, ha reagito, ritiro usato. Brigate: conclusa o no, scossa, punti dati. Settori abitati: DIS, guarnigione.',
      },
    },
    {
      id: 'LB-GEN-08',
      page: '40',
      title: { en: 'Which rule prevails', it: 'Quale regola prevale' },
      clause: {
        en: 'Scenario rules override everything. Otherwise the FAQ (p. 40-41) overrides the text, and the narrower rule the broader one.',
        it: 'Le regole dello scenario prevalgono su tutto. Altrimenti le FAQ (p. 40-41) prevalgono sul testo e la regola particolare su quella generale.',
      },
      ruling: {
        en: 'The book sets no order; this is the customary one.',
        it: 'Il libro non dà un ordine; questo è l’uso.',
      },
    },
    {
      id: 'LB-GEN-09',
      page: '21',
      title: { en: 'No last turn', it: 'Nessun ultimo turno' },
      clause: {
        en: 'You play until one side has won or lost by its points, gives up, or both agree on a draw.',
        it: 'Si gioca finché una parte vince o perde ai punti, si arrende, o entrambe concordano il pareggio.',
      },
      ruling: { en: 'No game length is printed.', it: 'Nessuna durata è stampata.' },
    },
    {
      id: 'LB-GEN-10',
      page: '26',
      title: { en: 'Three ways to a battle', it: 'Tre modi di giocare' },
      clause: {
        en: 'A scenario as it stands, a historical battle whose Q and C you work out, or a pick-up game by army lists. Nothing is bought with points.',
        it: 'Uno scenario pronto, una battaglia storica di cui si ricavano Q e C, o una partita con le liste d’armata. Nulla si compra a punti.',
      },
    },
  ],
};
