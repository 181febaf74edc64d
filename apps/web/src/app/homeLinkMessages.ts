/** What the home screen says of the games, and whose rules they are. */

export const doorWords = {
  'web.doors.large-battles': { en: 'Pages of Large Battles', it: 'Pagine di Large Battles' },
  'web.doors.skirmish': { en: 'Pages of the skirmishes', it: 'Pagine delle schermaglie' },
  'web.doors.simplicity': { en: 'Pages of Simplicity in Practice', it: 'Pagine di Simplicity in Practice' },
  'web.about.large-battles': {
    en: 'Divisions of battalions, regiments and batteries: a battle of one or two evenings.',
    it: 'Divisioni di battaglioni, reggimenti e batterie: una battaglia da una o due serate.',
  },
  'web.about.skirmish': {
    en: 'A dozen men a side, each with a name and a musket: Napoleonic Europe, or the forests of 1754 to 1763.',
    it: 'Una dozzina di uomini per parte, ciascuno con un nome e un moschetto: l’Europa napoleonica, o le foreste dal 1754 al 1763.',
  },
  'web.about.simplicity': {
    en: 'Brigades and a purse of action points: quick battles from an hour upwards.',
    it: 'Brigate e una borsa di punti azione: battaglie rapide, da un’ora in su.',
  },
  'web.home.rulebooks': {
    en: 'Rules: Drums & Shakos Large Battles, Song of Drums and Shakos and Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games), Simplicity in Practice after Neil Thomas. This is an independent implementation in its own words; you will want the books.',
    it: 'Regole: Drums & Shakos Large Battles, Song of Drums and Shakos e Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games), Simplicity in Practice da Neil Thomas. Realizzazione indipendente con parole proprie; i libri ti serviranno.',
  },
} as const;

export type DoorKey = keyof typeof doorWords;
