import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Il movimento' },
  rules: [
    {
      id: 'SIP-MOV-1',
      page: '-',
      title: { en: 'Rates', it: 'Le velocità' },
      clause: {
        en: 'cm: line 10, light infantry 12, foot guns 10, horse guns 20, heavy cavalry 20, light cavalry 25, Command base 25.',
        it: 'cm: linea 10, fanteria leggera 12, cannoni a piedi 10, a cavallo 20, cavalleria pesante 20, leggera 25, base di comando 25.',
      },
    },
    {
      id: 'SIP-MOV-2',
      page: '-',
      title: { en: 'Shape', it: 'La forma' },
      clause: {
        en: 'Turn, one straight leg forward, turn; each may be left out. Never sideways; back only by retiring.',
        it: 'Giro, un tratto dritto in avanti, giro; ognuno si può omettere. Mai di lato; indietro solo ripiegando.',
      },
      ruling: {
        en: 'The pattern of the author’s related rules.',
        it: 'È lo schema di regole affini dello stesso autore.',
      },
    },
    {
      id: 'SIP-MOV-3',
      page: '-',
      title: { en: 'Cost of a turn', it: 'Il costo di un giro' },
      clause: {
        en: 'Up to 45° free, up to 90° half the rate, more the whole rate.',
        it: 'Fino a 45° libero, fino a 90° metà movimento, oltre tutto.',
      },
      ruling: {
        en: '45° for chargers and 90° for half a move are written; the rest lies between.',
        it: '45° per chi carica e 90° per metà movimento sono scritti; il resto sta in mezzo.',
      },
    },
    {
      id: 'SIP-MOV-4',
      page: '-',
      title: { en: 'Light troops', it: 'Truppe leggere' },
      clause: {
        en: 'Light infantry, light cavalry and Command bases turn as they like at no cost, not in a charge.',
        it: 'Fanteria leggera, cavalleria leggera e basi di comando si girano a piacere senza costo, non in una carica.',
      },
    },
    {
      id: 'SIP-MOV-5',
      page: '-',
      title: { en: 'Turn and fire', it: 'Girarsi e far fuoco' },
      clause: {
        en: 'Infantry and guns turn up to 90° and fire in one order, as after half a move.',
        it: 'Fanteria e cannoni si girano fino a 90° e fanno fuoco in un ordine, come dopo metà movimento.',
      },
    },
    {
      id: 'SIP-MOV-6',
      page: '-',
      title: { en: 'Half a move and fire', it: 'Metà movimento e fuoco' },
      clause: {
        en: 'Line moves 5 cm and fires, or fires and moves 5 cm.',
        it: 'La linea muove 5 cm e fa fuoco, o fa fuoco e muove 5 cm.',
      },
    },
    {
      id: 'SIP-MOV-7',
      page: '-',
      title: { en: 'Full move and fire', it: 'Movimento intero e fuoco' },
      clause: {
        en: 'Light infantry and horse guns move their full rate and fire; it counts as half a move.',
        it: 'Fanteria leggera e cannoni a cavallo muovono per intero e fanno fuoco; conta come metà movimento.',
      },
    },
    {
      id: 'SIP-MOV-8',
      page: '-',
      title: { en: 'Move and fire in detail', it: 'Movimento e fuoco in dettaglio' },
      clause: {
        en: 'Declared whole, then activation. Line: one turn first, to 45° with 5 cm, to 90° with none. Light: either first. Horse guns: move first. Foot guns: turn only. No target when its moment comes: no fire.',
        it: 'Si dichiara tutto, poi l’attivazione. Linea: un giro all’inizio, a 45° con 5 cm, a 90° con nessuno. Leggeri: l’uno o l’altro prima. A cavallo: prima muove. A piedi: solo si gira. Senza bersaglio al momento: niente fuoco.',
      },
      ruling: {
        en: 'Guns cannot fire and hitch up in one order; the rest is as written.',
        it: 'I cannoni non possono tirare e attaccare in un ordine; il resto è come scritto.',
      },
    },
    {
      id: 'SIP-MOV-9',
      page: '-',
      title: { en: 'Retire', it: 'Ripiegare' },
      clause: {
        en: 'Straight back up to the rate, facing kept, no fire, no roll.',
        it: 'Dritto indietro fino al movimento, orientamento invariato, niente fuoco, niente tiro.',
      },
      ruling: { en: 'With fire it would be better than a move.', it: 'Col fuoco sarebbe meglio di un movimento.' },
    },
    {
      id: 'SIP-MOV-10',
      page: '-',
      title: { en: 'Distance from the enemy', it: 'Distanza dal nemico' },
      clause: {
        en: 'Only a charge comes nearer than 1 cm; who starts nearer may not come closer. Routing enemies may only not be overlapped.',
        it: 'Solo una carica viene più vicino di 1 cm; chi parte più vicino non può avvicinarsi. I nemici in fuga basta non coprirli.',
      },
    },
    {
      id: 'SIP-MOV-11',
      page: '-',
      title: { en: 'Command bases move', it: 'Movimento delle basi di comando' },
      clause: {
        en: '25 cm by any path, through friends and all ground but rivers, 1 cm from enemies. Combat units of both sides pass them as if they were not there.',
        it: '25 cm per qualsiasi via, fra gli amici e su ogni terreno tranne i fiumi, a 1 cm dai nemici. Le unità delle due parti li attraversano come se non ci fossero.',
      },
      ruling: {
        en: 'A marker of leadership, not a fighting body.',
        it: 'Un segno del comando, non un corpo che combatte.',
      },
    },
    {
      id: 'SIP-MOV-12',
      page: '-',
      title: { en: 'Table edge', it: 'Il bordo del tavolo' },
      clause: { en: 'Nobody leaves the table of his own will.', it: 'Nessuno lascia il tavolo di sua volontà.' },
      ruling: { en: 'To leave is to be lost (SIP-BRK-6).', it: 'Uscire è perdersi (SIP-BRK-6).' },
    },
    {
      id: 'SIP-MOV-13',
      page: '-',
      title: { en: 'Limbered guns', it: 'Cannoni al traino' },
      clause: {
        en: 'From a move without fire until the owner’s next turn; else deployed.',
        it: 'Da un movimento senza fuoco fino al turno seguente del proprietario; altrimenti in batteria.',
      },
      ruling: {
        en: 'There is a score against deployed guns: so there must be others.',
        it: 'C’è un punteggio contro i cannoni in batteria: dunque ce ne sono altri.',
      },
    },
    {
      id: 'SIP-MOV-14',
      page: '-',
      title: { en: 'Cost of ground', it: 'Il costo del terreno' },
      clause: {
        en: '1 a cm, 2 in slow ground, half the rate for each obstacle or stream crossed. What cannot be paid stops the unit before it.',
        it: '1 per cm, 2 su terreno lento, metà movimento per ogni ostacolo o ruscello passato. Ciò che non si può pagare ferma l’unità davanti.',
      },
      ruling: {
        en: 'One sum for moves, charges and retiring.',
        it: 'Un solo conto per movimento, cariche e ripiegamenti.',
      },
    },
    {
      id: 'SIP-MOV-15',
      page: '-',
      title: { en: 'Left on barred ground', it: 'Su terreno vietato' },
      clause: {
        en: 'A unit that was driven onto ground closed to it may turn and work its way out at 2 a cm. No charge or road move until it is clear.',
        it: 'Un’unità spinta su terreno vietato può girarsi e uscirne a 2 per cm. Niente cariche né strada finché non è fuori.',
      },
      ruling: {
        en: 'Forced moves pay no heed to ground: horse could stand in a wood for ever.',
        it: 'I movimenti forzati ignorano il terreno: la cavalleria resterebbe in un bosco per sempre.',
      },
    },
    {
      id: 'SIP-INT-1',
      page: '-',
      title: { en: 'Light infantry passes', it: 'I leggeri passano' },
      clause: {
        en: 'Light infantry goes through friends at no cost.',
        it: 'La fanteria leggera passa fra gli amici senza costo.',
      },
    },
    {
      id: 'SIP-INT-2',
      page: '-',
      title: { en: 'Nobody else', it: 'Nessun altro' },
      clause: {
        en: 'No other unit passes through friends of its own will, nor does any end on one.',
        it: 'Nessun’altra unità passa fra gli amici di sua volontà, né alcuna finisce su di loro.',
      },
    },
    {
      id: 'SIP-INT-3',
      page: '-',
      title: { en: 'Driven through friends', it: 'Spinti fra gli amici' },
      clause: {
        en: 'A beaten unit that must pass through a friend may take more DP, unless it is light infantry.',
        it: 'Un’unità battuta che deve passare fra gli amici può prendere altri PD, se non è fanteria leggera.',
      },
    },
    {
      id: 'SIP-INT-4',
      page: '-',
      title: { en: 'The test for it', it: 'La prova' },
      clause: {
        en: 'A die for each friend passed, converted as 1 hit: Raw 4+, Regular 5+, Elite 6. None for light infantry, nor for passing it. The friend does not suffer.',
        it: 'Un dado per ogni amico attraversato, convertito come 1 colpo: coscritti 4+, regolari 5+, scelti 6. Nessuno per i leggeri, né per chi li attraversa. L’amico non ne soffre.',
      },
      ruling: {
        en: '“May” is written; the table that exists is used.',
        it: 'È scritto «può»; si usa la tabella che c’è.',
      },
    },
    {
      id: 'SIP-INT-5',
      page: '-',
      title: { en: 'Routing units and generals', it: 'Chi fugge e i generali' },
      clause: {
        en: 'Pass through friends without effect on either.',
        it: 'Passano fra gli amici senza effetto per nessuno.',
      },
      ruling: { en: 'The risk belongs to a lost melee.', it: 'Il rischio è di chi perde una mischia.' },
    },
  ],
};
