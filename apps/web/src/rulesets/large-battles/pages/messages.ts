/** Messages of printed orders of battle. */
import * as terms from '@drumhead/content/terms';

export const sheetMessages = {
  'web.sheet': terms.OrderOfBattle,
  'web.sheet.unit': terms.Unit,
  'web.sheet.rules': terms.SpecialRules,
  'web.sheet.count_one': { en: '{{count}} unit', it: '{{count}} unità' },
  'web.sheet.count_other': { en: '{{count}} units', it: '{{count}} unità' },
  'web.sheet.breakPoint': { en: 'Break Point {{breakPoint}}', it: 'Punto di rottura {{breakPoint}}' },
  'web.sheet.general': { en: '{{title}}: Q{{q}}', it: '{{title}}: Q{{q}}' },
} as const;

/** Keys of these messages; plural forms are chosen by `count`. */
export type SheetKey = keyof typeof sheetMessages | 'web.sheet.count';
