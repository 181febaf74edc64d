/** The sentences of a battle's story. English and Italian side by side. */
export const storyMessages = {
  // Whose articles names of troops take: articles.ts knows the Italian ones.
  'story.articles': { en: 'en', it: 'it' },
  'story.in.phase': { en: 'in phase {{turn}}', it: 'nella fase {{turn}}' },
  'story.in.turn': { en: 'in turn {{turn}}', it: 'nel turno {{turn}}' },
  'story.before.phase': { en: 'before phase {{turn}}', it: 'prima della fase {{turn}}' },
  'story.before.turn': { en: 'before turn {{turn}}', it: 'prima del turno {{turn}}' },
  'story.opened': {
    en: 'The first blow fell {{when}}: {{deed}}.',
    it: 'Il primo colpo si ebbe {{when}}: {{deed}}.',
  },
  'story.openedAtCost': {
    en: 'The first blow fell {{when}}: {{deed}}; lost for good {{before}}: {{losses}}.',
    it: 'Il primo colpo si ebbe {{when}}: {{deed}}; perdite definitive {{before}}: {{losses}}.',
  },
  'story.turned': {
    en: 'The battle turned {{when}}: {{deed}}.',
    it: 'La svolta fu {{when}}: {{deed}}.',
  },
  'story.heaviest': {
    en: 'Losses were heaviest {{when}} ({{losses}}): {{deed}}.',
    it: 'Le perdite più gravi si ebbero {{when}} ({{losses}}): {{deed}}.',
  },
  'story.firstLoss': {
    en: 'The first loss came {{when}}: {{deed}}.',
    it: 'La prima perdita si ebbe {{when}}: {{deed}}.',
  },
  'story.last': {
    en: 'The last loss came {{when}}: {{deed}}; {{held}}.',
    it: 'L’ultima perdita si ebbe {{when}}: {{deed}}; {{held}}.',
  },
  'story.after': {
    en: 'Nothing more was lost until the end {{when}}; {{held}}.',
    it: 'Fino alla fine, {{when}}, nessun’altra perdita; {{held}}.',
  },
  'story.bloodless': {
    en: 'Nothing was lost until the end {{when}}; {{held}}.',
    it: 'Fino alla fine, {{when}}, nessuna perdita; {{held}}.',
  },
  'story.held': { en: '{{side}} held the field', it: 'padrone del campo: {{side}}' },
  'story.givenUp': {
    en: 'the losing side gave up, and {{side}} won',
    it: 'la parte sconfitta si arrese; vittoria: {{side}}',
  },
  'story.won': { en: '{{side}} won', it: 'vittoria: {{side}}' },
  'story.shared': { en: 'nobody won', it: 'nessuno vinse' },
} as const;
