import type { RuleChapter } from '@drumhead/content';

export const ending: RuleChapter = {
  title: { en: 'End of the game', it: 'Fine della partita' },
  rules: [
    {
      id: 'SK-END-1',
      page: 'S-EN p6',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'A side breaks, a player withdraws, or the scenario says so.',
        it: 'Una parte va in rotta, un giocatore si ritira, o lo dice lo scenario.',
      },
    },
    {
      id: 'SK-END-2',
      page: 'S-EN p6',
      title: { en: 'Breaking with a commander', it: 'Rotta col comandante' },
      clause: {
        en: 'With the commander present: only one model is left with him and the enemy has more models on the table.',
        it: 'Col comandante presente: resta solo un modello con lui e il nemico ha più modelli sul tavolo.',
      },
    },
    {
      id: 'SK-END-3',
      page: 'S-EN p6',
      title: { en: 'Breaking without one', it: 'Rotta senza comandante' },
      clause: {
        en: 'Two models or fewer are left, however many the enemy has.',
        it: 'Restano due modelli o meno, quanti che siano i nemici.',
      },
    },
    {
      id: 'SK-END-4',
      page: 'S-EN p6',
      title: { en: 'Withdrawing', it: 'Ritirarsi' },
      clause: {
        en: 'In a one-off game you may, and the game ends.',
        it: 'In una partita singola si può, e la partita finisce.',
      },
    },
    {
      id: 'SK-END-5',
      page: '-',
      title: { en: 'How it is read', it: 'Come si legge' },
      clause: {
        en: 'After every model lost, when morale is done. The commander is the Leader, else the NCO in his place. “One left with him” includes none; any posture counts. Withdrawing is done in your own turn between two nominations, and loses.',
        it: 'Dopo ogni modello perduto, finito il morale. Comandante è il Leader, altrimenti il sottufficiale al suo posto. «Uno con lui» comprende nessuno; conta ogni postura. Ci si ritira nel proprio turno fra due nomine, e si perde.',
      },
      ruling: { en: 'An exact test.', it: 'Una verifica esatta.' },
    },
    {
      id: 'SK-END-6',
      page: '-',
      title: { en: 'Winner', it: 'Il vincitore' },
      clause: {
        en: 'Who did not break or withdraw; both at once is a draw. At the last game turn whoever has more points of models on the table; the same: a draw.',
        it: 'Chi non è in rotta né ritirato; entrambi insieme è pareggio. All’ultimo turno di gioco chi ha più punti di modelli sul tavolo; se pari: pareggio.',
      },
      ruling: { en: 'A program must come to an end.', it: 'Un programma deve finire.' },
    },
    {
      id: 'SK-END-7',
      page: '-',
      title: { en: 'Teams', it: 'Squadre alleate' },
      clause: {
        en: 'A broken squad is removed; a team has lost when all its squads have.',
        it: 'Una squadra in rotta si rimuove; una parte ha perso quando lo sono tutte le sue.',
      },
      ruling: { en: 'For more players.', it: 'Per più giocatori.' },
    },
  ],
};
