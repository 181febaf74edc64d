import type { RuleChapter } from '@drumhead/content';

export const turn: RuleChapter = {
  title: { en: 'The turn and action points', it: 'Il turno e i punti azione' },
  rules: [
    {
      id: 'SIP-TRN-1',
      page: '-',
      title: { en: 'Sequence', it: 'La sequenza' },
      clause: {
        en: 'Roll for AP; spend them on orders, one after the other; routing units run; victory is checked. AP left over are lost.',
        it: 'Si tirano i PA; si spendono in ordini, uno dopo l’altro; le unità in fuga corrono; si verifica la vittoria. I PA avanzati sono perduti.',
      },
      ruling: {
        en: 'The parts are written, not where routs fall: last, so that a general may come first.',
        it: 'Le parti sono scritte, non quando si fugge: per ultimo, così un generale può arrivare prima.',
      },
    },
    {
      id: 'SIP-AP-1',
      page: '-',
      title: { en: 'How many', it: 'Quanti' },
      clause: {
        en: 'One die + 1 for each of your Command bases on the table.',
        it: 'Un dado + 1 per ogni tua base di comando sul tavolo.',
      },
    },
    {
      id: 'SIP-AP-2',
      page: '-',
      title: { en: 'Cost', it: 'Il costo' },
      clause: {
        en: 'Every action costs 1 AP, an activation that fails too.',
        it: 'Ogni azione costa 1 PA, anche un’attivazione fallita.',
      },
    },
    {
      id: 'SIP-AP-3',
      page: '-',
      title: { en: 'What AP buy', it: 'Che cosa si compra' },
      clause: {
        en: 'Move, retire, charge, fire, move and fire, rally (never artillery); move of a Command base, its re-roll of a failed rally, its rally of a routing unit in contact.',
        it: 'Movimento, ripiegamento, carica, fuoco, movimento e fuoco, riordino (mai l’artiglieria); movimento di una base di comando, la sua ripetizione di un riordino, il suo riordino di chi fugge a contatto.',
      },
    },
    {
      id: 'SIP-AP-4',
      page: '-',
      title: { en: 'One order', it: 'Un ordine' },
      clause: {
        en: 'A unit has at most 1 order in a turn. Routs, retreats, recalls and advances are none.',
        it: 'Un’unità riceve al massimo 1 ordine a turno. Fughe, ritirate, richiami e avanzate non lo sono.',
      },
      ruling: {
        en: 'So AP spread over the army, and rallying costs a unit its action.',
        it: 'Così i PA si spargono nell’esercito, e riordinarsi costa l’azione.',
      },
    },
    {
      id: 'SIP-AP-5',
      page: '-',
      title: { en: 'Fire once', it: 'Un solo fuoco' },
      clause: { en: 'No unit fires more than once a turn.', it: 'Nessuna unità fa fuoco più di una volta a turno.' },
    },
    {
      id: 'SIP-AP-6',
      page: '-',
      title: { en: 'Command bases', it: 'Le basi di comando' },
      clause: {
        en: '1 move a turn; re-rolls and rallies of routing units besides, 1 AP each, before or after it.',
        it: '1 movimento a turno; ripetizioni e riordini di unità in fuga a parte, 1 PA ciascuno, prima o dopo.',
      },
      ruling: {
        en: 'Generals rally at the beginning or the end of their move.',
        it: 'I generali riordinano all’inizio o alla fine del movimento.',
      },
    },
  ],
};
