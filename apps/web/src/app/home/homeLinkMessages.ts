/** Whose rules they are, and what is asked of whoever opens a position. */

export const homeLinkMessages = {
  'web.home.rulebooks': {
    en: 'Rules: Drums & Shakos Large Battles, Song of Drums and Shakos and Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice after Neil Thomas. Drumhead is independent and uses its own words: you will want the books.',
    it: 'Regole: Drums & Shakos Large Battles, Song of Drums and Shakos e Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice, adattato da Neil Thomas. Drumhead è indipendente e usa parole proprie: i libri ti serviranno.',
  },
  'web.page.companion': { en: 'At a real table', it: 'Al tavolo vero' },
  'web.home.optional': { en: 'Optional rules for these battles', it: 'Regole opzionali per queste battaglie' },
  'web.home.position.who': { en: 'Who plays this position?', it: 'Chi gioca questa posizione?' },
  'web.home.position.begin': { en: 'Begin the battle', it: 'Comincia la battaglia' },
  'web.home.position.cancel': { en: 'Cancel', it: 'Annulla' },
  'web.page.keeping': { en: 'On this device', it: 'Su questo dispositivo' },
  'web.home.licences': { en: 'Licences of libraries and fonts', it: 'Licenze di librerie e caratteri' },
} as const;

export type HomeLinkKey = keyof typeof homeLinkMessages;
