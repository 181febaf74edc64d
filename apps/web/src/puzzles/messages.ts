/** Messages of the puzzles that all games share. */
import * as terms from '@drumhead/content/terms';

export const puzzleMessages = {
  'web.puzzles.about': {
    en: 'A position, a question, one activation or a few orders. The verdict counts every result of the dice, so luck does not matter.',
    it: 'Una posizione, una domanda, un’attivazione o pochi ordini. Il verdetto conta ogni risultato dei dadi: la fortuna non c’entra.',
  },
  'web.puzzles.open': { en: 'not tried', it: 'da provare' },
  'web.puzzles.tried': { en: 'best so far {{part}} of the best line', it: 'finora {{part}} della soluzione migliore' },
  'web.puzzles.solved': { en: 'solved', it: 'risolto' },
  'web.puzzles.count': { en: 'Solved {{solved}} of {{all}}', it: 'Risolti {{solved}} su {{all}}' },
  'web.puzzles.goal': {
    en: 'Solved by the orders with the best chance, whatever the dice show.',
    it: 'Risolto dagli ordini con la probabilità migliore, qualunque cosa mostrino i dadi.',
  },
  'web.puzzles.goalPoints': {
    en: 'Solved by the orders with the best average of points, whatever the dice show.',
    it: 'Risolto dagli ordini con la media di punti migliore, qualunque cosa mostrino i dadi.',
  },
  'web.puzzles.yours': { en: 'Puzzle', it: 'Problema' },
  'web.puzzles.task': { en: 'The whole task', it: 'Tutto il compito' },
  'web.puzzles.counting': { en: 'Counting the dice…', it: 'Conto i dadi…' },
  'web.puzzles.failed': {
    en: 'The verdict could not be worked out.',
    it: 'Non è stato possibile calcolare il verdetto.',
  },
  'web.puzzles.best': { en: 'That was the best line: {{best}}.', it: 'Era la soluzione migliore: {{best}}.' },
  'web.puzzles.worse': {
    en: 'Your line: {{yours}}. The best one: {{best}}.',
    it: 'La tua soluzione: {{yours}}. La migliore: {{best}}.',
  },
  'web.puzzles.chance': {
    en: 'chance to fulfil the task {{chance}}',
    it: 'probabilità di riuscire nel compito {{chance}}',
  },
  'web.puzzles.points': { en: '{{points}} points on average', it: '{{points}} punti in media' },
  'web.puzzles.decision': {
    en: 'Your order {{number}}: {{value}}. Better: {{order}}, {{best}}',
    it: 'Il tuo ordine {{number}}: {{value}}. Meglio: {{order}}, {{best}}',
  },
  'web.puzzles.whole': {
    en: 'The verdict counts the whole task; a percentage on a button counts one result, such as winning a melee.',
    it: 'Il verdetto conta l’intero compito; una percentuale su un pulsante conta un solo esito, come vincere una mischia.',
  },
  'web.puzzles.roll': {
    en: 'chance of dice as good or better: {{chance}}',
    it: 'probabilità di dadi altrettanto buoni o migliori: {{chance}}',
  },
  'web.puzzles.words.large': {
    en: 'DIS: disorder. Q: Quality. C: Combat.',
    it: 'DIS: disordine. Q: Qualità. C: Combattimento.',
  },
  'web.puzzles.words.simplicity': {
    en: 'AP: action points. DP: disruption points.',
    it: 'PA: punti azione. PD: punti di disordine.',
  },
  'web.puzzles.line': {
    en: 'The best line, with dice that favour it',
    it: 'La soluzione migliore, con dadi favorevoli',
  },
  'web.puzzles.yourOrder': { en: 'as you ordered', it: 'come hai ordinato' },
  'web.puzzles.again': terms.TryAgain,
  'web.puzzles.next': { en: 'Next puzzle', it: 'Problema successivo' },
  'web.puzzles.over': {
    en: 'The puzzle ends here, whatever the dice showed.',
    it: 'Il problema finisce qui, qualunque cosa abbiano mostrato i dadi.',
  },
  'web.puzzles.playOn': { en: 'Play on as a battle', it: 'Continua come battaglia' },
  'web.puzzles.others': { en: 'All puzzles', it: 'Tutti i problemi' },
} as const;

export type PuzzleKey = keyof typeof puzzleMessages;
