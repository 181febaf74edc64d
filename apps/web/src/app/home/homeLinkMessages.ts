/** Whose rules they are. */

export const homeLinkMessages = {
  'web.home.rulebooks': {
    en: 'Rules: Drums & Shakos Large Battles, Song of Drums and Shakos and Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice after Neil Thomas. Drumhead is independent and uses its own words: you will want the books.',
    it: 'Regole: Drums & Shakos Large Battles, Song of Drums and Shakos e Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice da Neil Thomas. Drumhead è indipendente e usa parole proprie: i libri ti serviranno.',
  },
} as const;

export type HomeLinkKey = keyof typeof homeLinkMessages;
