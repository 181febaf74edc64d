/** Messages of the front page, and of its links to the pages of Simplicity in Practice. */
export const linkMessages = {
  'web.game.simplicity.about': {
    en: 'Whole armies with few rules and hard choices.',
    it: 'Armate intere con poche regole e scelte difficili.',
  },
  'web.game.simplicity.brief': { en: 'whole armies, few rules', it: 'armate intere, poche regole' },
  'web.game.simplicity.time': { en: 'an hour', it: 'un’ora' },
  'web.doors.simplicity': { en: 'Pages of Simplicity in Practice', it: 'Pagine di Simplicity in Practice' },
  'web.about.simplicity': {
    en: 'Brigades and action points: quick battles from an hour upwards.',
    it: 'Brigate e punti azione: battaglie rapide, da un’ora in su.',
  },
  'web.page.simplicityBattle': {
    en: 'Simplicity in Practice: pick-up battle',
    it: 'Simplicity in Practice: battaglia libera',
  },
  'web.page.simplicityArmy': { en: 'Simplicity in Practice: armies', it: 'Simplicity in Practice: eserciti' },
  'web.page.simplicityRules': { en: 'Simplicity in Practice: rules', it: 'Simplicity in Practice: regole' },
  'web.page.simplicitySheet': {
    en: 'Simplicity in Practice: quick reference sheet',
    it: 'Simplicity in Practice: scheda riassuntiva',
  },
} as const;

export type LinkKey = keyof typeof linkMessages;
