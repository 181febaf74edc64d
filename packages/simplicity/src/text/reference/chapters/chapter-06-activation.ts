import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'L’attivazione' },
  rules: [
    {
      id: 'SIP-ACT-1',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'A unit with DP that is to move or charge must roll; one in good order need not.',
        it: 'Un’unità con PD che deve muovere o caricare tira; una in ordine no.',
      },
    },
    {
      id: 'SIP-ACT-2',
      page: '-',
      title: { en: 'Score', it: 'Il punteggio' },
      clause: { en: '1 DP 3+, 2 DP 4+, 3 DP 5+.', it: '1 PD 3+, 2 PD 4+, 3 PD 5+.' },
    },
    {
      id: 'SIP-ACT-3',
      page: '-',
      title: { en: 'Modifiers', it: 'I modificatori' },
      clause: {
        en: 'Elite +1, Raw −1, own Command base within 10 cm +1.',
        it: 'Scelti +1, coscritti −1, propria base di comando entro 10 cm +1.',
      },
    },
    {
      id: 'SIP-ACT-4',
      page: '-',
      title: { en: 'No roll to fire', it: 'Niente tiro per far fuoco' },
      clause: { en: 'Fire is always obeyed, whatever the DP.', it: 'Il fuoco si esegue sempre, quali che siano i PD.' },
    },
    {
      id: 'SIP-ACT-5',
      page: '-',
      title: { en: 'No roll to retire', it: 'Niente tiro per ripiegare' },
      clause: {
        en: 'Straight back is always obeyed (SIP-MOV-9).',
        it: 'Dritto indietro si esegue sempre (SIP-MOV-9).',
      },
    },
    {
      id: 'SIP-ACT-6',
      page: '-',
      title: { en: 'Confused', it: 'Nel caos' },
      clause: {
        en: 'A charge that is not obeyed: the unit stays and may not fire.',
        it: 'Una carica non eseguita: l’unità resta ferma e non può far fuoco.',
      },
    },
    {
      id: 'SIP-ACT-7',
      page: '-',
      title: { en: 'How long', it: 'Per quanto' },
      clause: {
        en: 'To the end of the turn. Its defence does not suffer.',
        it: 'Fino alla fine del turno. La sua difesa non ne soffre.',
      },
      ruling: {
        en: 'Only movement and fire are said to be barred.',
        it: 'Di vietato si nominano solo movimento e fuoco.',
      },
    },
    {
      id: 'SIP-ACT-8',
      page: '-',
      title: { en: 'Other failures', it: 'Altri fallimenti' },
      clause: {
        en: 'A move fails: it stays. Move and fire fails: it stays and may still fire, at the score of half a move. Several generals near count once.',
        it: 'Movimento fallito: resta ferma. Movimento e fuoco fallito: resta e può ancora far fuoco, al punteggio di chi ha mosso. Più generali vicini contano una volta.',
      },
      ruling: {
        en: 'Fire needs no activation, but lost time is not worth a full volley.',
        it: 'Il fuoco non vuole attivazione, ma il tempo perso non vale una scarica intera.',
      },
    },
  ],
};
