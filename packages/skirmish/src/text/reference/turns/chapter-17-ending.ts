import type { RuleChapter } from '@drumhead/content';

export const ending: RuleChapter = {
  title: { en: 'End of the game', it: 'Fine della partita' },
  rules: [
    {
      id: 'SK-END-1',
      page: 'S-EN p6',
      title: { en: 'End', it: 'Fine' },
      clause: {
        en: 'The game ends when a side breaks, a player withdraws or the scenario ends it.',
        it: 'La partita finisce quando una parte va in rotta, un giocatore si ritira o lo decide lo scenario.',
      },
    },
    {
      id: 'SK-END-2',
      page: 'S-EN p6',
      title: { en: 'Breaking with a commander', it: 'Rotta col comandante' },
      clause: {
        en: 'A squad with its commander on the table breaks when at most one other model is left and the enemy has more models on the table.',
        it: 'Una squadra col comandante sul tavolo va in rotta quando resta al massimo un altro modello e il nemico ha più modelli sul tavolo.',
      },
    },
    {
      id: 'SK-END-3',
      page: 'S-EN p6',
      title: { en: 'Breaking without a commander', it: 'Rotta senza comandante' },
      clause: {
        en: 'A squad without its commander, or that never had one, breaks when two models or fewer are left, however many the enemy has.',
        it: 'Una squadra che ha perso il comandante, o non l’ha mai avuto, va in rotta quando restano due modelli o meno, quanti che siano i nemici.',
      },
    },
    {
      id: 'SK-END-4',
      page: 'S-EN p6',
      title: { en: 'Withdrawing', it: 'Ritirarsi' },
      clause: {
        en: 'In a one-off game a player may withdraw, and the game ends.',
        it: 'In una partita singola un giocatore può ritirarsi e la partita finisce.',
      },
    },
    {
      id: 'SK-END-5',
      page: '-',
      title: { en: 'Details of the break test', it: 'Dettagli della verifica' },
      clause: {
        en: 'Test for breaking after every model lost, when morale is done. The commander is the Leader, otherwise the NCO in command. Any posture counts. A player withdraws between two activations of the player’s own turn, and loses.',
        it: 'La rotta si verifica dopo ogni modello perduto, finito il morale. Comandante è il Leader, altrimenti il sottufficiale al comando. Conta ogni postura. Ci si ritira nel proprio turno fra due attivazioni, e si perde.',
      },
      ruling: { en: 'This makes the printed rule exact.', it: 'Così la regola stampata diventa precisa.' },
    },
    {
      id: 'SK-END-6',
      page: '-',
      title: { en: 'Winner', it: 'Vincitore' },
      clause: {
        en: 'The side that did not break or withdraw wins; both at once, or by agreement, is a draw. At the last game turn the side with more points of models on the table wins; equal points are a draw.',
        it: 'Vince la parte che non è in rotta né ritirata; se capita a entrambe insieme, o d’accordo, è pareggio. All’ultimo turno di gioco vince la parte con più punti di modelli sul tavolo; a parità di punti è pareggio.',
      },
      ruling: { en: 'A program must come to an end.', it: 'Un programma deve finire.' },
    },
    {
      id: 'SK-END-7',
      page: '-',
      title: { en: 'Teams', it: 'Squadre alleate' },
      clause: {
        en: 'A broken squad is removed. A team loses when all its squads have broken.',
        it: 'Una squadra in rotta si rimuove. Un gruppo di alleati perde quando tutte le sue squadre sono in rotta.',
      },
      ruling: { en: 'This is for more than two players.', it: 'Vale per più di due giocatori.' },
    },
  ],
};
