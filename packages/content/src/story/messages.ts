/** The sentences of a battle's story. English and Italian side by side. */
export const storyMessages = {
  // Whose articles names of troops take: articles.ts knows the Italian ones.
  'story.articles': { en: 'en', it: 'it' },
  'story.in.phase': { en: 'in phase {{turn}}', it: 'nella fase {{turn}}' },
  'story.in.turn': { en: 'in turn {{turn}}', it: 'nel turno {{turn}}' },
  'story.before.phase': { en: 'before phase {{turn}}', it: 'prima della fase {{turn}}' },
  'story.before.turn': { en: 'before turn {{turn}}', it: 'prima del turno {{turn}}' },
  'story.both': { en: '{{first}}, and {{second}}', it: '{{first}} e {{second}}' },
  'story.opened': {
    en: 'The first blow fell {{when}}, when {{deed}}.',
    it: 'La battaglia si accese {{when}}, quando {{deed}}.',
  },
  'story.openedAtCost': {
    en: 'The first blow fell {{when}}, when {{deed}}; lost for good {{before}}: {{losses}}.',
    it: 'La battaglia si accese {{when}}, quando {{deed}}; perdite definitive {{before}}: {{losses}}.',
  },
  'story.turned': {
    en: 'The battle turned {{when}}, when {{deed}}.',
    it: 'La svolta venne {{when}}, quando {{deed}}.',
  },
  'story.heaviest': {
    en: 'Losses were heaviest {{when}} ({{losses}}), when {{deed}}.',
    it: 'Il momento più duro venne {{when}} (perdite: {{losses}}), quando {{deed}}.',
  },
  'story.firstLoss': {
    en: 'The first loss came {{when}}, when {{deed}}.',
    it: 'La prima perdita venne {{when}}, quando {{deed}}.',
  },
  'story.last': {
    en: 'The last loss came {{when}}, when {{deed}}; {{held}}.',
    it: 'L’ultima perdita venne {{when}}, quando {{deed}}; {{held}}.',
  },
  'story.lastInShort': {
    en: 'The last loss, {{when}}: {{deed}}.',
    it: 'L’ultima perdita, {{when}}: {{deed}}.',
  },
  'story.after': {
    en: 'Nothing more was lost until the end {{when}}; {{held}}.',
    it: 'Fino alla fine, {{when}}, non si perse altro; {{held}}.',
  },
  'story.bloodless': {
    en: 'Nothing was lost until the end {{when}}; {{held}}.',
    it: 'Fino alla fine, {{when}}, non si perse nulla; {{held}}.',
  },
  'story.held': {
    en: '{{side}} held the field',
    it: '{{side, named(one: tenne il campo; many: tennero il campo)}}',
  },
  'story.givenUp': {
    en: 'the losing side gave up, and {{side}} won',
    it: 'la parte sconfitta si arrese, e {{side, named(one: vinse; many: vinsero)}}',
  },
  'story.won': { en: '{{side}} won', it: '{{side, named(one: vinse; many: vinsero)}}' },
  'story.shared': { en: 'nobody won', it: 'nessuno vinse' },
} as const;
