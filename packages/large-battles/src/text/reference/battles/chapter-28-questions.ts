import type { RuleChapter } from '@drumhead/content';

export const questions: RuleChapter = {
  title: { en: 'Answers to questions', it: 'Risposte alle domande' },
  rules: [
    {
      id: 'LB-FAQ-01',
      page: '40',
      title: { en: 'Unused dice on a tie', it: 'Dadi non usati in parità' },
      clause: {
        en: 'Unused dice must be used on the first tie that takes one (LB-DICE-05).',
        it: 'I dadi non usati si devono usare sul primo pareggio che ne prende uno (LB-DICE-05).',
      },
    },
    {
      id: 'LB-FAQ-02',
      page: '40',
      title: { en: 'Counting for Shaken', it: 'Il conto per la brigata scossa' },
      clause: {
        en: 'Units on the table are compared with their DIS plus 4 for each eliminated unit. Reserve units that join raise the number (LB-VIC-09).',
        it: 'Le unità sul tavolo si confrontano con i loro DIS più 4 per ogni unità eliminata. Le unità di riserva che si aggiungono alzano il numero (LB-VIC-09).',
      },
    },
    {
      id: 'LB-FAQ-03',
      page: '40',
      title: { en: 'Against artillery', it: 'Contro l’artiglieria' },
      clause: {
        en: 'Against artillery C gives no die, but Sk does (LB-APP-16, LB-APP-17).',
        it: 'Contro l’artiglieria il C non dà un dado, lo Sk sì (LB-APP-16, LB-APP-17).',
      },
    },
    {
      id: 'LB-FAQ-04',
      page: '40',
      title: { en: 'Against several units', it: 'Contro più unità' },
      clause: {
        en: 'Combat against several units is one combat (LB-APP-10, LB-APP-11, LB-APP-12).',
        it: 'Il combattimento contro più unità è uno solo (LB-APP-10, LB-APP-11, LB-APP-12).',
      },
    },
    {
      id: 'LB-FAQ-05',
      page: '41',
      title: { en: 'Reacting to a general', it: 'Reagire a un generale' },
      clause: {
        en: 'You react at once only to the general’s own roll. A failed group roll gives an ordinary reaction (LB-REACT-08, LB-REACT-09).',
        it: 'Si reagisce subito solo al tiro del generale stesso. Un tiro di gruppo fallito dà una reazione normale (LB-REACT-08, LB-REACT-09).',
      },
    },
    {
      id: 'LB-FAQ-06',
      page: '41',
      title: { en: 'Beaten in flank', it: 'Battuta di fianco' },
      clause: {
        en: 'A unit beaten in flank turns to face the winner and then retreats (LB-CON-24).',
        it: 'Un’unità battuta di fianco si gira verso il vincitore e poi si ritira (LB-CON-24).',
      },
    },
    {
      id: 'LB-FAQ-07',
      page: '41',
      title: { en: 'Elite and Guard', it: 'Elite e Guardia' },
      clause: {
        en: 'Both work in activation and in reaction: Elite on a double 6, Guard on a double 5 or 6 (LB-SPEC-07, LB-SPEC-10).',
        it: 'Valgono entrambe in attivazione e in reazione: Elite con un doppio 6, Guardia con un doppio 5 o 6 (LB-SPEC-07, LB-SPEC-10).',
      },
    },
    {
      id: 'LB-FAQ-08',
      page: '41',
      title: { en: 'Re-rolls after comparing', it: 'Ripetere un tiro dopo il confronto' },
      clause: {
        en: 'You may decide on a combat re-roll after comparing all dice (LB-DICE-12).',
        it: 'In combattimento puoi decidere di ripetere il tiro di un dado dopo aver confrontato tutti i dadi (LB-DICE-12).',
      },
    },
    {
      id: 'LB-FAQ-09',
      page: '41',
      title: { en: 'Unpredictable out of command', it: 'Imprevedibile fuori dal raggio di comando' },
      clause: {
        en: 'An Unpredictable unit out of command has Q 1 higher (LB-SPEC-21).',
        it: 'Un’unità con Imprevedibile fuori dal raggio di comando ha la Q più alta di 1 (LB-SPEC-21).',
      },
    },
  ],
};
