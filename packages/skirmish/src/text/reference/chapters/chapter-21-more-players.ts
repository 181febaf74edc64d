import type { RuleChapter } from '@drumhead/content';

export const morePlayers: RuleChapter = {
  title: { en: 'Three or more players', it: 'Tre o più giocatori' },
  rules: [
    {
      id: 'SK-MPL-1',
      page: 'S-EN p3, S-IT p3',
      title: { en: 'Cards', it: 'Le carte' },
      clause: {
        en: 'One card a player; whose card is drawn has his player turn. After the last card the game turn ends and they are shuffled again.',
        it: 'Una carta a giocatore; chi è estratto ha il suo turno. Dopo l’ultima carta finisce il turno di gioco e si rimescola.',
      },
    },
    {
      id: 'SK-MPL-2',
      page: '-',
      title: { en: 'His turn', it: 'Il suo turno' },
      clause: {
        en: 'As ever, to turnover, all activated or its voluntary end; then the next card. No initiative roll.',
        it: 'Come sempre, fino al passaggio, a tutti attivati o alla chiusura; poi un’altra carta. Nessun tiro d’iniziativa.',
      },
      ruling: { en: 'Only the drawing is printed.', it: 'È stampata solo l’estrazione.' },
    },
    {
      id: 'SK-MPL-3',
      page: '-',
      title: { en: 'Sides and set-up', it: 'Parti e preparazione' },
      clause: {
        en: 'Teams: the highest total of SK-SET-1 chooses. Everybody for himself: the highest lays the terrain, edges are chosen from the highest roll down, strips M deep without the corner squares, deployment the other way round.',
        it: 'Squadre alleate: sceglie il totale più alto di SK-SET-1. Tutti contro tutti: il più alto prepara il terreno, i bordi si scelgono dal tiro più alto in giù, fasce profonde M senza i quadrati d’angolo, schieramento all’inverso.',
      },
      ruling: { en: 'The least that is needed to play.', it: 'Il minimo che serve per giocare.' },
    },
    {
      id: 'SK-MPL-4',
      page: '-',
      title: { en: 'Which opponent', it: 'Quale avversario' },
      clause: {
        en: 'Breaking compares with the largest enemy squad. Where the opponent decides it is the owner of the nearest enemy.',
        it: 'La rotta si confronta con la squadra nemica più numerosa. Dove decide l’avversario, è il proprietario del nemico più vicino.',
      },
      ruling: { en: 'SK-END-2 is written for two.', it: 'SK-END-2 è scritta per due.' },
    },
    {
      id: 'SK-MPL-5',
      page: '-',
      title: { en: 'Broken or gone', it: 'In rotta o ritirato' },
      clause: {
        en: 'His models are removed and his card leaves the deck; the game ends when one team is left.',
        it: 'I suoi modelli si rimuovono e la sua carta esce dal mazzo; la partita finisce quando resta una sola parte.',
      },
      ruling: { en: 'From SK-END-7.', it: 'Da SK-END-7.' },
    },
    {
      id: 'SK-MPL-6',
      page: '-',
      title: { en: 'Own and friend', it: 'Propri e amici' },
      clause: {
        en: 'Own is of the same player, friend of the same team. Orders, command, morale, 50% and breaking go by player.',
        it: 'Proprio è dello stesso giocatore, amico della stessa parte. Ordini, comando, morale, 50% e rotta valgono per giocatore.',
      },
      ruling: { en: 'Allies are not one squad.', it: 'Gli alleati non sono una squadra sola.' },
    },
  ],
};
