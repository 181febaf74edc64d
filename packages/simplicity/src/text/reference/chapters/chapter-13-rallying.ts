import type { RuleChapter } from '@drumhead/content';

export const rallying: RuleChapter = {
  title: { en: 'Rallying', it: 'Il riordino' },
  rules: [
    {
      id: 'SIP-RAL-1',
      page: '-',
      title: { en: 'Who', it: 'Chi' },
      clause: {
        en: 'Infantry and cavalry with DP, for 1 AP. Guns never.',
        it: 'Fanteria e cavalleria con PD, per 1 PA. I cannoni mai.',
      },
    },
    {
      id: 'SIP-RAL-2',
      page: '-',
      title: { en: 'Score', it: 'Il punteggio' },
      clause: {
        en: '1 DP 4+, 2 DP 5+, 3 DP 6. Success takes 1 DP away.',
        it: '1 PD 4+, 2 PD 5+, 3 PD 6. Il successo toglie 1 PD.',
      },
      ruling: {
        en: 'None is written; with the scores of activation battles did not end.',
        it: 'Non è scritto; coi punteggi di attivazione le battaglie non finivano.',
      },
    },
    {
      id: 'SIP-RAL-3',
      page: '-',
      title: { en: 'Modifiers', it: 'I modificatori' },
      clause: {
        en: 'Elite +1, Raw −1. No bonus for a general: he gives the re-roll.',
        it: 'Scelti +1, coscritti −1. Nessun bonus del generale: egli dà la ripetizione.',
      },
      ruling: { en: 'The re-roll is what he is named for.', it: 'La ripetizione è ciò per cui è nominato.' },
    },
    {
      id: 'SIP-RAL-4',
      page: '-',
      title: { en: 'No general needed', it: 'Senza generale' },
      clause: {
        en: 'The first attempt may be made anywhere. It is the unit’s order.',
        it: 'Il primo tentativo si può fare ovunque. È l’ordine dell’unità.',
      },
      ruling: { en: 'Only the general’s actions have a radius.', it: 'Solo le azioni del generale hanno un raggio.' },
    },
    {
      id: 'SIP-RAL-5',
      page: '-',
      title: { en: 'Re-roll', it: 'La ripetizione' },
      clause: {
        en: 'For 1 AP a Command base within its radius has a failed rally rolled again.',
        it: 'Per 1 PA una base di comando entro il raggio fa ritirare un riordino fallito.',
      },
    },
    {
      id: 'SIP-RAL-6',
      page: '-',
      title: { en: 'Once', it: 'Una volta' },
      clause: {
        en: '1 attempt and 1 re-roll for a unit in a turn; the re-roll may come later in it.',
        it: '1 tentativo e 1 ripetizione per unità a turno; la ripetizione può venire più tardi.',
      },
      ruling: {
        en: 'Not all AP into one unit; a general may ride up first.',
        it: 'Non tutti i PA in un’unità; prima un generale può accorrere.',
      },
    },
    {
      id: 'SIP-RAL-7',
      page: '-',
      title: { en: 'Routing units', it: 'Chi fugge' },
      clause: {
        en: 'A Command base in contact may try, for 1 AP.',
        it: 'Una base di comando a contatto può provare, per 1 PA.',
      },
    },
    {
      id: 'SIP-RAL-8',
      page: '-',
      title: { en: 'Routing units: score', it: 'Chi fugge: il punteggio' },
      clause: {
        en: '5+, Elite +1, Raw −1. Success: it stops with 3 DP and is faced as you like. Failure: it runs on.',
        it: '5+, scelti +1, coscritti −1. Successo: si ferma con 3 PD e la si orienta a piacere. Fallimento: fugge ancora.',
      },
      ruling: {
        en: 'Easier than at 3 DP: the general is there in person.',
        it: 'Più facile che a 3 PD: il generale è lì di persona.',
      },
    },
    {
      id: 'SIP-RAL-9',
      page: '-',
      title: { en: 'When a general rallies', it: 'Quando il generale riordina' },
      clause: { en: 'At the beginning or the end of his move.', it: 'All’inizio o alla fine del suo movimento.' },
    },
  ],
};
