/** Small changes that may even a battle out. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const mendMessages = {
  'sip.mend.first': terms.sideMovesFirst,
  'sip.mend.draws': {
    en: 'a draw counts as a victory for {{side}}',
    it: 'un pareggio vale come vittoria: {{side}}',
  },
  'sip.mend.turns': terms.turnLimitOf,
  'sip.mend.arrives': {
    en: '{{side}}: the brigade that comes later arrives in turn {{turn}}',
    it: '{{side}}: la brigata attesa arriva nel turno {{turn}}',
  },
  'sip.mend.objective': {
    en: 'objective {{objective}} is worth {{points}}',
    it: 'l’obiettivo {{objective}} vale {{points}}',
  },
  'sip.mend.fewer': {
    en: '{{side}}: fewer units: {{count}} ({{unit}})',
    it: '{{side}}: unità in meno {{count}} ({{unit}})',
  },
} as const;
