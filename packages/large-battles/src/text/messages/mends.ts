/** Small changes that may even a battle out. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const mendMessages = {
  'lb.mend.first': terms.sideMovesFirst,
  'lb.mend.breakPoint': {
    en: '{{side}}: Break Point {{by}} from the printed one',
    it: '{{side}}: punto di rottura {{by}} rispetto a quello stampato',
  },
  'lb.mend.breakPoints': {
    en: '{{side}}: Break Point {{by}} from the printed one, the enemy {{less}}',
    it: '{{side}}: punto di rottura {{by}} rispetto a quello stampato, il nemico {{less}}',
  },
  'lb.mend.fewer': {
    en: '{{side}}, {{brigade}}: fewer units: {{count}} ({{unit}})',
    it: '{{side}}, {{brigade}}: unità in meno {{count}} ({{unit}})',
  },
} as const;
