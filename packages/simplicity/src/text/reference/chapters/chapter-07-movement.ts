import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Il movimento' },
  rules: [
    {
      id: 'SIP-MOV-1',
      page: '-',
      title: { en: 'Rates', it: 'Velocità' },
      clause: {
        en: 'In cm: line 10, light infantry 12, foot artillery 10, horse artillery 20, heavy cavalry 20, light cavalry 25, Command base 25.',
        it: 'In cm: linea 10, fanteria leggera 12, artiglieria a piedi 10, a cavallo 20, cavalleria pesante 20, leggera 25, base di comando 25.',
      },
    },
    {
      id: 'SIP-MOV-2',
      page: '-',
      title: { en: 'Parts of a move', it: 'Parti di un movimento' },
      clause: {
        en: 'A unit may turn, move straight ahead and turn again; each part may be left out. It never moves sideways, and moves back only by falling back.',
        it: 'Un’unità può girarsi, muovere dritta in avanti e girarsi di nuovo; ogni parte si può omettere. Non muove mai di lato, e indietro solo ripiegando.',
      },
      ruling: {
        en: 'The author’s related rules follow this pattern.',
        it: 'È lo schema di regole affini dello stesso autore.',
      },
    },
    {
      id: 'SIP-MOV-3',
      page: '-',
      title: { en: 'Cost of a turn', it: 'Costo di un giro' },
      clause: {
        en: 'A turn up to 45° is free, up to 90° costs half the rate, more costs the whole rate.',
        it: 'Girarsi fino a 45° è gratuito, fino a 90° costa metà movimento, oltre costa tutto.',
      },
      ruling: {
        en: 'The book gives 45° for a charge and 90° for half a move; the rest lies between.',
        it: 'Il libro dà 45° per la carica e 90° per metà movimento; il resto sta in mezzo.',
      },
    },
    {
      id: 'SIP-MOV-4',
      page: '-',
      title: { en: 'Light troops', it: 'Truppe leggere' },
      clause: {
        en: 'Light infantry, light cavalry and Command bases turn freely, but not in a charge.',
        it: 'Fanteria leggera, cavalleria leggera e basi di comando si girano liberamente, ma non in una carica.',
      },
    },
    {
      id: 'SIP-MOV-5',
      page: '-',
      title: { en: 'Turn and fire', it: 'Girarsi e fare fuoco' },
      clause: {
        en: 'Infantry and artillery may turn up to 90° and fire in one order, as after half a move.',
        it: 'Fanteria e artiglieria possono girarsi fino a 90° e fare fuoco con un ordine, come dopo metà movimento.',
      },
    },
    {
      id: 'SIP-MOV-6',
      page: '-',
      title: { en: 'Half a move and fire', it: 'Metà movimento e fuoco' },
      clause: {
        en: 'Line infantry may move 5 cm and fire, or fire and move 5 cm.',
        it: 'La fanteria di linea può muovere 5 cm e fare fuoco, o fare fuoco e muovere 5 cm.',
      },
    },
    {
      id: 'SIP-MOV-7',
      page: '-',
      title: { en: 'Full move and fire', it: 'Movimento intero e fuoco' },
      clause: {
        en: 'Light infantry and horse artillery may move their full rate and fire; it counts as half a move.',
        it: 'Fanteria leggera e artiglieria a cavallo possono muovere per intero e fare fuoco; conta come metà movimento.',
      },
    },
    {
      id: 'SIP-MOV-8',
      page: '-',
      title: { en: 'Move and fire in detail', it: 'Movimento e fuoco in dettaglio' },
      clause: {
        en: 'The player declares the whole order, then activates. Line turns once first: up to 45° with 5 cm, up to 90° without. Light infantry does either first, horse artillery moves first, foot artillery only turns. Without a target when its moment comes, the unit does not fire.',
        it: 'Il giocatore dichiara l’ordine intero, poi attiva. La linea si gira una volta all’inizio: fino a 45° con 5 cm, fino a 90° senza. La fanteria leggera fa prima l’uno o l’altro, l’artiglieria a cavallo prima muove, quella a piedi si gira soltanto. Senza bersaglio al momento, niente fuoco.',
      },
      ruling: {
        en: 'Guns cannot fire and limber in one order; the book gives the rest.',
        it: 'I cannoni non possono fare fuoco e passare al traino con un ordine; il resto è nel libro.',
      },
    },
    {
      id: 'SIP-MOV-9',
      page: '-',
      title: { en: 'Fall back', it: 'Ripiegare' },
      clause: {
        en: 'A unit falls back straight up to its rate, keeps its facing and needs no roll; it cannot fire.',
        it: 'Un’unità ripiega in linea retta fino al suo movimento, mantiene il fronte e non tira; non può fare fuoco.',
      },
      ruling: { en: 'With fire it would be better than a move.', it: 'Con il fuoco sarebbe meglio di un movimento.' },
    },
    {
      id: 'SIP-MOV-10',
      page: '-',
      title: { en: 'Distance from the enemy', it: 'Distanza dal nemico' },
      clause: {
        en: 'Only a charge comes nearer than 1 cm; a unit that starts nearer cannot close in further. A routing enemy only cannot be overlapped.',
        it: 'Solo una carica arriva a meno di 1 cm; un’unità che parte più vicina non può avvicinarsi oltre. Di un nemico in rotta basta non coprire la base.',
      },
    },
    {
      id: 'SIP-MOV-11',
      page: '-',
      title: { en: 'Command bases move', it: 'Movimento delle basi di comando' },
      clause: {
        en: 'A Command base moves 25 cm by any path, through friends and all ground except rivers, keeping 1 cm from enemies. Units of both sides pass it freely.',
        it: 'Una base di comando muove di 25 cm per qualsiasi via, attraverso gli amici e ogni terreno tranne i fiumi, a 1 cm dai nemici. Le unità delle due parti la attraversano liberamente.',
      },
      ruling: {
        en: 'It marks leadership and is not a fighting body.',
        it: 'È un segno del comando, non un corpo che combatte.',
      },
    },
    {
      id: 'SIP-MOV-12',
      page: '-',
      title: { en: 'Table edge', it: 'Bordo del tavolo' },
      clause: { en: 'A unit cannot leave the table by choice.', it: 'Un’unità non può lasciare il tavolo per scelta.' },
      ruling: { en: 'A unit that leaves is lost (SIP-BRK-6).', it: 'Un’unità che esce è perduta (SIP-BRK-6).' },
    },
    {
      id: 'SIP-MOV-13',
      page: '-',
      title: { en: 'Limbered guns', it: 'Cannoni al traino' },
      clause: {
        en: 'Guns that move without firing are limbered until their owner’s next turn; otherwise they are deployed.',
        it: 'I cannoni che muovono senza fare fuoco sono al traino fino al turno seguente del proprietario; altrimenti sono in batteria.',
      },
      ruling: {
        en: 'The book has a score against deployed guns, so other guns must exist.',
        it: 'Il libro ha un punteggio contro i cannoni in batteria: dunque ce ne sono altri.',
      },
    },
    {
      id: 'SIP-MOV-14',
      page: '-',
      title: { en: 'Cost of ground', it: 'Costo del terreno' },
      clause: {
        en: 'A unit pays 1 per cm, 2 in slow ground, and half the rate for each obstacle or stream it crosses. A unit that cannot pay stops in front.',
        it: 'Un’unità paga 1 per cm, 2 su terreno lento, e metà movimento per ogni ostacolo o ruscello attraversato. Se non può pagare si ferma davanti.',
      },
      ruling: {
        en: 'One sum serves moves, charges and falling back.',
        it: 'Un solo conto serve a movimenti, cariche e ripiegamenti.',
      },
    },
    {
      id: 'SIP-MOV-15',
      page: '-',
      title: { en: 'On forbidden ground', it: 'Su terreno vietato' },
      clause: {
        en: 'A unit driven onto ground it cannot enter may turn and move out at 2 per cm. It cannot charge or use a road until it is clear.',
        it: 'Un’unità spinta su terreno vietato può girarsi e uscirne a 2 per cm. Finché non è fuori non può caricare né usare una strada.',
      },
      ruling: {
        en: 'Forced moves ignore ground: cavalry could otherwise stay in a wood for ever.',
        it: 'I movimenti forzati ignorano il terreno: altrimenti la cavalleria resterebbe in un bosco per sempre.',
      },
    },
    {
      id: 'SIP-INT-1',
      page: '-',
      title: { en: 'Light infantry passes', it: 'La fanteria leggera passa' },
      clause: {
        en: 'Light infantry passes through friends at no cost.',
        it: 'La fanteria leggera passa attraverso gli amici senza costo.',
      },
    },
    {
      id: 'SIP-INT-2',
      page: '-',
      title: { en: 'Other units', it: 'Altre unità' },
      clause: {
        en: 'No other unit passes through friends by choice, and no unit may end on a friend.',
        it: 'Nessun’altra unità passa per scelta attraverso gli amici, e nessuna può finire su un amico.',
      },
    },
    {
      id: 'SIP-INT-3',
      page: '-',
      title: { en: 'Retreat through friends', it: 'Ritirata attraverso gli amici' },
      clause: {
        en: 'A beaten unit that must pass through a friend may take more DP, unless it is light infantry.',
        it: 'Un’unità sconfitta che deve passare attraverso un amico può subire altri PD, se non è fanteria leggera.',
      },
    },
    {
      id: 'SIP-INT-4',
      page: '-',
      title: { en: 'Test for passing', it: 'Prova di passaggio' },
      clause: {
        en: 'Roll a die for each friend passed, converted as 1 hit: raw 4+, regular 5+, elite 6. Light infantry rolls none, and passing it needs none. The friend is unaffected.',
        it: 'Tira un dado per ogni amico attraversato, convertito come 1 colpo: inesperta 4+, regolare 5+, scelta 6. La fanteria leggera non tira, né chi la attraversa. L’amico non subisce nulla.',
      },
      ruling: {
        en: 'The book says “may”; the existing table is used.',
        it: 'Il libro dice «può»; si usa la tabella esistente.',
      },
    },
    {
      id: 'SIP-INT-5',
      page: '-',
      title: { en: 'Routing units and Command bases', it: 'Unità in rotta e basi di comando' },
      clause: {
        en: 'They pass through friends without effect on either.',
        it: 'Passano attraverso gli amici senza effetto per nessuno.',
      },
      ruling: { en: 'The risk belongs to a lost melee.', it: 'Il rischio è di chi perde una mischia.' },
    },
  ],
};
