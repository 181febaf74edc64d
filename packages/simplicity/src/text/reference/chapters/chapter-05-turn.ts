import type { RuleChapter } from '@drumhead/content';

export const turn: RuleChapter = {
  title: { en: 'The turn and action points', it: 'Il turno e i punti azione' },
  rules: [
    {
      id: 'SIP-TRN-1',
      page: '-',
      title: { en: 'Sequence', it: 'Sequenza' },
      clause: {
        en: 'The player rolls for AP and spends them on orders, one after another; routing units rout on; victory is checked. Unspent AP are lost.',
        it: 'Il giocatore tira i PA e li spende in ordini, uno dopo l’altro; le unità in rotta proseguono; si verifica la vittoria. I PA non spesi sono perduti.',
      },
      ruling: {
        en: 'The book does not say when units rout on: last, so that a Command base may reach them first.',
        it: 'Il libro non dice quando prosegue la rotta: per ultima, così una base di comando può arrivare prima.',
      },
    },
    {
      id: 'SIP-AP-1',
      page: '-',
      title: { en: 'Number of AP', it: 'Numero di PA' },
      clause: {
        en: 'The player has one die of AP, plus 1 for each own Command base on the table.',
        it: 'Il giocatore ha un dado di PA, più 1 per ogni propria base di comando sul tavolo.',
      },
    },
    {
      id: 'SIP-AP-2',
      page: '-',
      title: { en: 'Cost', it: 'Costo' },
      clause: {
        en: 'Each action costs 1 AP, even if its activation fails.',
        it: 'Ogni azione costa 1 PA, anche se l’attivazione fallisce.',
      },
    },
    {
      id: 'SIP-AP-3',
      page: '-',
      title: { en: 'Uses of AP', it: 'Uso dei PA' },
      clause: {
        en: '1 AP buys a move, a fall back, a charge, fire, move and fire, or a rally (never artillery); for a Command base, a move, the re-roll of a failed rally, or the rally of a routing unit in contact.',
        it: 'Con 1 PA: movimento, ripiegamento, carica, fuoco, movimento e fuoco, o riordino (mai l’artiglieria); per una base di comando: movimento, nuovo tiro di un riordino fallito, o riordino di un’unità in rotta a contatto.',
      },
    },
    {
      id: 'SIP-AP-4',
      page: '-',
      title: { en: 'One order', it: 'Un ordine' },
      clause: {
        en: 'A unit may have 1 order per turn. Routs, retreats, falling back after a charge and advances are not orders.',
        it: 'Un’unità può avere 1 ordine per turno. Rotte, ritirate, ripiegamenti dopo una carica e avanzate non sono ordini.',
      },
      ruling: {
        en: 'This spreads AP over the army and makes a rally cost the unit’s action.',
        it: 'Così i PA si distribuiscono nell’esercito, e il riordino costa l’azione dell’unità.',
      },
    },
    {
      id: 'SIP-AP-5',
      page: '-',
      title: { en: 'Fire once', it: 'Un solo fuoco' },
      clause: { en: 'A unit may fire only once per turn.', it: 'Un’unità può fare fuoco una sola volta per turno.' },
    },
    {
      id: 'SIP-AP-6',
      page: '-',
      title: { en: 'Command bases', it: 'Basi di comando' },
      clause: {
        en: 'A Command base may move once per turn; re-rolls and rallies of routing units cost 1 AP each, before or after the move.',
        it: 'Una base di comando può muovere una volta per turno; nuovi tiri e riordini di unità in rotta costano 1 PA ciascuno, prima o dopo il movimento.',
      },
      ruling: {
        en: 'Generals rally at the start or the end of their move.',
        it: 'I generali riordinano all’inizio o alla fine del movimento.',
      },
    },
  ],
};
