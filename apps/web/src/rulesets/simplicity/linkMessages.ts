/** Messages of the home screen's links to the pages of Simplicity in Practice. */
export const linkMessages = {
  'web.doors.simplicity': { en: 'Pages of Simplicity in Practice', it: 'Pagine di Simplicity in Practice' },
  'web.about.simplicity': {
    en: 'Brigades and a purse of action points: quick battles from an hour upwards.',
    it: 'Brigate e una borsa di punti azione: battaglie rapide, da un’ora in su.',
  },
  'web.page.simplicityBattle': {
    en: 'Simplicity in Practice: a pick-up battle',
    it: 'Simplicity in Practice: battaglia libera',
  },
  'web.page.simplicityArmy': { en: 'Simplicity in Practice: armies', it: 'Simplicity in Practice: eserciti' },
  'web.page.simplicityRules': { en: 'Simplicity in Practice: the rules', it: 'Simplicity in Practice: le regole' },
  'web.page.simplicitySheet': {
    en: 'Simplicity in Practice: quick reference sheet',
    it: 'Simplicity in Practice: scheda riassuntiva',
  },
} as const;

export type LinkKey = keyof typeof linkMessages;
