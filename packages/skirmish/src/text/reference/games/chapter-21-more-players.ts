import type { RuleChapter } from '@drumhead/content';

export const morePlayers: RuleChapter = {
  title: { en: 'Three or more players', it: 'Tre o più giocatori' },
  rules: [
    {
      id: 'SK-MPL-1',
      page: 'S-EN p3, S-IT p3',
      title: { en: 'Cards', it: 'Carte' },
      clause: {
        en: 'Each player has one card. The player of the card drawn takes a player turn. After the last card the game turn ends and all are shuffled again.',
        it: 'Ogni giocatore ha una carta. Il giocatore della carta estratta ha il suo turno. Dopo l’ultima carta il turno di gioco finisce e si rimescolano tutte.',
      },
    },
    {
      id: 'SK-MPL-2',
      page: '-',
      title: { en: 'Turn on a card', it: 'Turno della carta' },
      clause: {
        en: 'The turn goes on as usual until a turnover, until all models have activated, or until the player ends it; then draw the next card. There is no initiative roll.',
        it: 'Il turno va avanti come sempre fino al passaggio, a tutti i modelli attivati o alla scelta di terminarlo; poi si estrae la prossima carta. Non c’è tiro d’iniziativa.',
      },
      ruling: { en: 'The book prints only the drawing of cards.', it: 'Il libro stampa solo l’estrazione.' },
    },
    {
      id: 'SK-MPL-3',
      page: '-',
      title: { en: 'Sides and set-up', it: 'Parti e preparazione' },
      clause: {
        en: 'In teams, the highest total of SK-SET-1 chooses. In a free for all, the highest places the terrain, edges are chosen from the highest roll down, zones are M deep without the corner squares, and deployment goes from the lowest up.',
        it: 'Nelle squadre alleate sceglie il totale più alto di SK-SET-1. In tutti contro tutti il più alto dispone il terreno, i bordi si scelgono dal tiro più alto in giù, le zone sono profonde 1M senza i quadrati d’angolo e si schiera dal più basso in su.',
      },
      ruling: { en: 'No more than this is needed to play.', it: 'Per giocare non serve altro.' },
    },
    {
      id: 'SK-MPL-4',
      page: '-',
      title: { en: 'Choice of opponent', it: 'Scelta dell’avversario' },
      clause: {
        en: 'A squad compares itself with the largest enemy squad for breaking. If the opponent decides something, it is the owner of the nearest enemy.',
        it: 'Per la rotta una squadra si confronta con la squadra nemica più numerosa. Se decide l’avversario, è il proprietario del nemico più vicino.',
      },
      ruling: { en: 'SK-END-2 is written for two players.', it: 'SK-END-2 è scritta per due giocatori.' },
    },
    {
      id: 'SK-MPL-5',
      page: '-',
      title: { en: 'Broken or withdrawn', it: 'In rotta o ritirata' },
      clause: {
        en: 'The models of a squad that breaks or withdraws are removed and its card leaves the deck. The game ends when one team is left.',
        it: 'I modelli di una squadra in rotta o ritirata si rimuovono e la sua carta esce dal mazzo. La partita finisce quando resta una sola parte.',
      },
      ruling: { en: 'This follows from SK-END-7.', it: 'Segue da SK-END-7.' },
    },
    {
      id: 'SK-MPL-6',
      page: '-',
      title: { en: 'Own and friend', it: 'Propri e amici' },
      clause: {
        en: '“Own” means of the same player, “friend” of the same team. Orders, command, morale, 50% and breaking go by player.',
        it: '«Proprio» significa dello stesso giocatore, «amico» della stessa parte. Ordini, comando, morale, 50% e rotta valgono per giocatore.',
      },
      ruling: { en: 'Allies are not one squad.', it: 'Gli alleati non sono una squadra sola.' },
    },
  ],
};
