import type { RuleChapter } from '@drumhead/content';

export const questions: RuleChapter = {
  title: { en: 'Answers to questions', it: 'Risposte alle domande' },
  rules: [
    {
      id: 'LB-FAQ-01',
      page: '40',
      title: { en: 'Unused dice on a tie', it: 'Dadi non usati in parità' },
      clause: {
        en: 'The first tie that can take one takes it (LB-DICE-05).',
        it: 'Vanno usati al primo pareggio che ne prende uno (LB-DICE-05).',
      },
    },
    {
      id: 'LB-FAQ-02',
      page: '40',
      title: { en: 'Counting for Shaken', it: 'Il conto per la brigata scossa' },
      clause: {
        en: 'Units on the table against their DIS plus 4 per eliminated unit; units from the reserve raise the number (LB-VIC-09).',
        it: 'Unità sul tavolo contro i loro DIS più 4 per unità eliminata; le unità dalla riserva alzano il numero (LB-VIC-09).',
      },
    },
    {
      id: 'LB-FAQ-03',
      page: '40',
      title: { en: 'Against artillery', it: 'Contro l’artiglieria' },
      clause: {
        en: 'C does not count, Sk does (LB-APP-16, LB-APP-17).',
        it: 'Il C non conta, lo Sk sì (LB-APP-16, LB-APP-17).',
      },
    },
    {
      id: 'LB-FAQ-04',
      page: '40',
      title: { en: 'Against several units', it: 'Contro più unità' },
      clause: {
        en: 'It is one single combat (LB-APP-10, LB-APP-11, LB-APP-12).',
        it: 'È un solo scontro (LB-APP-10, LB-APP-11, LB-APP-12).',
      },
    },
    {
      id: 'LB-FAQ-05',
      page: '41',
      title: { en: 'Reacting to a general', it: 'Reagire a un generale' },
      clause: {
        en: 'At once, and only to his own roll. A failed group roll gives an ordinary reaction (LB-REACT-08, LB-REACT-09).',
        it: 'Subito, e solo al suo tiro. Un tiro di gruppo fallito dà una reazione normale (LB-REACT-08, LB-REACT-09).',
      },
    },
    {
      id: 'LB-FAQ-06',
      page: '41',
      title: { en: 'Beaten in flank', it: 'Battuta di fianco' },
      clause: {
        en: 'The unit turns to face the winner, then goes back (LB-CON-24).',
        it: 'L’unità si volta verso il vincitore, poi arretra (LB-CON-24).',
      },
    },
    {
      id: 'LB-FAQ-07',
      page: '41',
      title: { en: 'Elite and Guard', it: 'Elite e Guardia' },
      clause: {
        en: 'Both work in activation and in reaction: Elite with a pair of 6s, Guard with a pair of 5s or 6s (LB-SPEC-07, LB-SPEC-10).',
        it: 'Valgono entrambe in attivazione e in reazione: Elite con una coppia di 6, Guardia con una coppia di 5 o di 6 (LB-SPEC-07, LB-SPEC-10).',
      },
    },
    {
      id: 'LB-FAQ-08',
      page: '41',
      title: { en: 'Re-rolls after comparing', it: 'Ritirare dopo il confronto' },
      clause: {
        en: 'A combat die may be re-rolled after all dice have been compared (LB-DICE-12).',
        it: 'Un dado di combattimento si può ritirare dopo aver confrontato tutti i dadi (LB-DICE-12).',
      },
    },
    {
      id: 'LB-FAQ-09',
      page: '41',
      title: { en: 'Unpredictable out of command', it: 'Imprevedibile fuori comando' },
      clause: {
        en: 'Its Q is 1 higher (LB-SPEC-21).',
        it: 'La sua Q è più alta di 1 (LB-SPEC-21).',
      },
    },
  ],
};
