/** Messages of the front page, and of its links to the pages of Simplicity in Practice. */
export const linkMessages = {
  'web.scenario.windmillRidge.about': {
    en: 'A ridge with a windmill, a village, one brigade a side: a first battle of an hour.',
    it: 'Una cresta con un mulino, un villaggio, una brigata per parte: una prima battaglia di un’ora.',
  },
  'web.scenario.crossroads.about': {
    en: 'Two brigades a side fight for a crossroads; the second brigades arrive on turn 4.',
    it: 'Due brigate per parte si contendono un crocevia; le seconde arrivano al turno 4.',
  },
  'web.scenario.puenteViejo.about': {
    en: 'A British brigade holds a bridge, a ford and a hill against a larger French force.',
    it: 'Una brigata britannica tiene un ponte, un guado e una collina contro una forza francese più numerosa.',
  },
  'web.game.simplicity.about': {
    en: 'Whole armies with few rules and hard choices.',
    it: 'Armate intere con poche regole e scelte difficili.',
  },
  'web.game.simplicity.book': { en: 'Simplicity in Practice · an hour', it: 'Simplicity in Practice · un’ora' },
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
