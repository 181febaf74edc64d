import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'L’attivazione' },
  rules: [
    {
      id: 'SIP-ACT-1',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'A unit with DP rolls to move or charge; a unit in good order needs no roll.',
        it: 'Un’unità con PD tira per muovere o caricare; una in ordine non ha bisogno di tirare.',
      },
    },
    {
      id: 'SIP-ACT-2',
      page: '-',
      title: { en: 'Score', it: 'Punteggio' },
      clause: {
        en: 'The unit needs 3+ with 1 DP, 4+ with 2, 5+ with 3.',
        it: 'Servono 3+ con 1 PD, 4+ con 2, 5+ con 3.',
      },
    },
    {
      id: 'SIP-ACT-3',
      page: '-',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: 'Elite +1, raw −1, own Command base within 10 cm +1.',
        it: 'Scelta +1, inesperta −1, propria base di comando entro 10 cm +1.',
      },
    },
    {
      id: 'SIP-ACT-4',
      page: '-',
      title: { en: 'No roll to fire', it: 'Nessun tiro per il fuoco' },
      clause: {
        en: 'A unit needs no roll to fire, whatever its DP.',
        it: 'Un’unità non tira per fare fuoco, quali che siano i suoi PD.',
      },
    },
    {
      id: 'SIP-ACT-5',
      page: '-',
      title: { en: 'No roll to fall back', it: 'Nessun tiro per ripiegare' },
      clause: {
        en: 'A unit needs no roll to fall back straight (SIP-MOV-9).',
        it: 'Un’unità non tira per ripiegare in linea retta (SIP-MOV-9).',
      },
    },
    {
      id: 'SIP-ACT-6',
      page: '-',
      title: { en: 'Confused', it: 'In confusione' },
      clause: {
        en: 'A unit that fails to activate for a charge is confused: it stays and cannot fire.',
        it: 'Un’unità che non si attiva per una carica è in confusione: resta ferma e non può fare fuoco.',
      },
    },
    {
      id: 'SIP-ACT-7',
      page: '-',
      title: { en: 'Duration', it: 'Durata' },
      clause: {
        en: 'Confusion lasts to the end of the turn and does not weaken the unit’s defence.',
        it: 'La confusione dura fino alla fine del turno e non indebolisce la difesa dell’unità.',
      },
      ruling: { en: 'The book forbids only movement and fire.', it: 'Il libro vieta solo movimento e fuoco.' },
    },
    {
      id: 'SIP-ACT-8',
      page: '-',
      title: { en: 'Other failures', it: 'Altri fallimenti' },
      clause: {
        en: 'A unit that fails to activate for a move stays. If it fails for move and fire, it stays and may still fire as after half a move. Several Command bases nearby count once.',
        it: 'Un’unità che non si attiva per muovere resta ferma. Se fallisce per muovere e fare fuoco, resta ferma e può ancora fare fuoco come dopo metà movimento. Più basi di comando vicine contano una volta.',
      },
      ruling: {
        en: 'Fire needs no activation, but lost time is not worth a full volley.',
        it: 'Il fuoco non richiede attivazione, ma il tempo perso non vale una salva intera.',
      },
    },
  ],
};
