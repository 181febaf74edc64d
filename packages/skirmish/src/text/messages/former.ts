/** Lines of the log that released versions of the rules ask for: they do not name the Quality. */
export const formerMessages = {
  'sk.event.fearStands': {
    en: '{{model}} stands its ground against {{other}} (rolled {{face}}).',
    it: '{{model}} resiste alla paura di {{other}} (tiro {{face}}).',
  },
  'sk.event.fearFlees': {
    en: '{{model}} flees from {{other}} (rolled {{face}}).',
    it: '{{model}} fugge da {{other}} (tiro {{face}}).',
  },
  'sk.event.morale.0': {
    en: '{{model}} stands its ground (rolled {{faces}}).',
    it: '{{model}} resiste (tiro {{faces}}).',
  },
  'sk.event.morale.1': {
    en: '{{model}}: one morale failure (rolled {{faces}}).',
    it: '{{model}}: un fallimento di morale (tiro {{faces}}).',
  },
  'sk.event.morale.2': {
    en: '{{model}}: two morale failures (rolled {{faces}}).',
    it: '{{model}}: due fallimenti di morale (tiro {{faces}}).',
  },
  'sk.event.morale.3': {
    en: '{{model}}: three morale failures (rolled {{faces}}).',
    it: '{{model}}: tre fallimenti di morale (tiro {{faces}}).',
  },
} as const;
