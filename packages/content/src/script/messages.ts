/** What a battle with a scenario's own rules says of them, whatever the game. */
import type { Messages } from '../languages/languages.ts';
import * as terms from '../terms.ts';

export const scriptMessages = {
  'scn.event.told': { en: '{{words}}', it: '{{words}}' },
  'scn.event.called.left': {
    en: 'Reinforcements at the left edge.',
    it: 'Rinforzi al bordo sinistro.',
  },
  'scn.event.called.right': {
    en: 'Reinforcements at the right edge.',
    it: 'Rinforzi al bordo destro.',
  },
  'scn.event.called.top': {
    en: 'Reinforcements at the far edge.',
    it: 'Rinforzi al bordo lontano.',
  },
  'scn.event.called.bottom': {
    en: 'Reinforcements at the near edge.',
    it: 'Rinforzi al bordo vicino.',
  },
  'scn.event.scored': {
    en: 'Points {{points}}: {{side}}, {{sum}} in all.',
    it: 'Punti {{points}}: {{side}}, {{sum}} in tutto.',
  },
  'scn.event.taken': { en: 'Place held: {{place}} ({{side}}).', it: 'Luogo tenuto: {{place}} ({{side}}).' },
  'scn.event.counted': terms.PointsAtTheTurnLimit,
  'scn.points.place': { en: 'place held', it: 'luogo tenuto' },
  'scn.points.losses': { en: 'enemy losses', it: 'perdite nemiche' },
  'scn.points.events': { en: 'events', it: 'eventi' },
  'scn.end.event': { en: 'The scenario’s own rules ended it.', it: 'L’hanno decisa le regole dello scenario.' },
  'scn.end.points': terms.MorePointsAtTheTurnLimit,
  'scn.end.limit': {
    en: 'No side led by enough at the turn limit.',
    it: 'Nessun vantaggio sufficiente al limite dei turni.',
  },
  'scn.end.draw': {
    en: 'No side led by enough at the turn limit: a draw.',
    it: 'Nessun vantaggio sufficiente al limite dei turni: parità.',
  },
} as const satisfies Messages;
