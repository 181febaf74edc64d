/** Labels of the sums behind a roll or a score, for the log, previews and the command line. */
import * as terms from './terms.ts';

export const sumMessages = {
  'sum.attack': { en: 'Attack', it: 'Attacco' },
  'sum.defence': { en: 'Defence', it: 'Difesa' },
  'sum.bonus': { en: 'Added to each die', it: 'Aggiunto a ogni dado' },
  'sum.die': terms.AddedToTheDie,
  'sum.needed': { en: 'Each die needs', it: 'Ogni dado deve fare' },
  'sum.dice': terms.Dice,
  'sum.score': { en: 'Hits on', it: 'Colpisce con' },
  'sum.hits': { en: 'Hits', it: 'Colpi' },
  'sum.points': { en: 'Action points', it: 'Punti azione' },
  'sum.side': { en: '{{side}}', it: '{{side}}' },
  'sum.player': { en: '{{player}}', it: '{{player}}' },
  'sum.line': { en: '{{label}} {{total}}: {{reasons}}', it: '{{label}} {{total}}: {{reasons}}' },
  'sum.reason': { en: '{{what}} {{sign}}{{add}} [{{rule}}]', it: '{{what}} {{sign}}{{add}} [{{rule}}]' },
} as const;
