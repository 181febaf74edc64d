import type { RuleChapter } from '@drumhead/content';

export const basics: RuleChapter = {
  title: { en: 'Basics', it: 'Elementi di base' },
  rules: [
    {
      id: 'LB-GEN-01',
      page: '3',
      title: { en: 'Forces', it: 'Le forze' },
      clause: {
        en: 'Each side fields a division: at least 2 brigades under their Leaders (3 for some nations) and, as a rule, a reserve led by the CinC. Several players may share a side, with one division each.',
        it: 'Ogni parte schiera una divisione: almeno 2 brigate con i loro comandanti (3 per alcune nazioni) e di norma una riserva agli ordini del comandante in capo. Più giocatori possono dividersi una parte, con una divisione a testa.',
      },
    },
    {
      id: 'LB-GEN-02',
      page: '3, 6, 8',
      title: { en: 'What counts as a unit', it: 'Che cosa è un’unità' },
      clause: {
        en: 'Infantry battalions, cavalry regiments and artillery batteries are units. Generals and skirmisher markers are not.',
        it: 'I battaglioni di fanteria, i reggimenti di cavalleria e le batterie d’artiglieria sono unità. I generali e i segnalini degli schermagliatori non lo sono.',
      },
    },
    {
      id: 'LB-GEN-03',
      page: '3, 25',
      title: { en: 'Dice', it: 'I dadi' },
      clause: {
        en: 'You play with ordinary d6. Only Unpredictable units also use the Average die (2, 3, 3, 4, 4, 5).',
        it: 'Si gioca con normali d6. Solo le unità Imprevedibili usano anche il dado medio (2, 3, 3, 4, 4, 5).',
      },
    },
    {
      id: 'LB-GEN-04',
      page: '4',
      title: { en: 'Free measuring', it: 'Misure libere' },
      clause: {
        en: 'Any player may measure anything at any time, even before deciding.',
        it: 'Ogni giocatore può misurare qualsiasi cosa in qualsiasi momento, anche prima di decidere.',
      },
    },
    {
      id: 'LB-GEN-05',
      page: '3',
      title: { en: 'Table for 15 mm figures', it: 'Tavolo per miniature da 15 mm' },
      clause: {
        en: 'With 15 mm figures the table is 180 × 120 cm. Other figures keep the same proportion, 3:2.',
        it: 'Con miniature da 15 mm il tavolo misura 180 × 120 cm. Per le altre scale la proporzione resta 3:2.',
      },
    },
    {
      id: 'LB-GEN-06',
      page: '3',
      title: { en: 'Table for other figures', it: 'Tavolo per altre miniature' },
      clause: {
        en: 'The table is 120 × 80 cm with figures of 6–10 mm, and 270 × 180 cm with figures of 20–28 mm.',
        it: 'Il tavolo misura 120 × 80 cm con miniature da 6–10 mm, e 270 × 180 cm con miniature da 20–28 mm.',
      },
      ruling: {
        en: 'The book prints only the proportion; these sizes grow as the M stick does.',
        it: 'Il libro stampa solo la proporzione; queste misure crescono come il misurino M.',
      },
    },
    {
      id: 'LB-GEN-07',
      page: '3, 7, 12, 14, 20',
      title: { en: 'What to keep track of', it: 'Di che cosa tenere nota' },
      clause: {
        en: 'Note for units: DIS, formation, guns loaded or unloaded, activated, reacted, too near to friends, skirmishers left. For generals: place, unit joined, activated, spent, reacted, re-roll used. For brigades: finished or not, Shaken, point scored. For built-up sectors: DIS, garrison.',
        it: 'Unità: DIS, formazione, cannoni carichi o scarichi, attivata, ha reagito, troppo vicina ad amici, schermagliatori. Generali: posizione, unità, attivato, impegnato, ha reagito, tiro ripetuto. Brigate: conclusa o no, scossa, punto segnato. Settori abitati: DIS, guarnigione.',
      },
    },
    {
      id: 'LB-GEN-08',
      page: '40',
      title: { en: 'Which rule prevails', it: 'Quale regola prevale' },
      clause: {
        en: 'Scenario rules override all others. Otherwise the FAQ (p. 40–41) overrides the text, and a specific rule overrides a general one.',
        it: 'Le regole dello scenario prevalgono su tutte le altre. Per il resto le FAQ (p. 40–41) prevalgono sul testo, e una regola particolare su una generale.',
      },
      ruling: {
        en: 'The book gives no order; this is the usual one.',
        it: 'Il libro non dà un ordine; questo è quello consueto.',
      },
    },
    {
      id: 'LB-GEN-09',
      page: '21',
      title: { en: 'No last turn', it: 'Nessun ultimo turno' },
      clause: {
        en: 'There is no turn limit. The battle ends when a side wins or loses on points, when a side resigns, or when both agree on a draw.',
        it: 'Non c’è un limite di turni. La battaglia finisce quando una parte vince o perde ai punti, quando una parte si arrende, o quando entrambe concordano il pareggio.',
      },
      ruling: {
        en: 'The book prints no game length.',
        it: 'Il libro non stampa una durata.',
      },
    },
    {
      id: 'LB-GEN-10',
      page: '26',
      title: { en: 'Three ways to a battle', it: 'Tre modi di giocare' },
      clause: {
        en: 'You may play a ready-made scenario, a historical battle for which you work out Q and C, or a pick-up game with the army lists. Units have no points value.',
        it: 'Puoi giocare uno scenario pronto, una battaglia storica di cui ricavi Q e C, o una partita libera con le liste d’armata. Le unità non hanno un costo in punti.',
      },
    },
  ],
};
