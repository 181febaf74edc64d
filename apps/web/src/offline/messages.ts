/** Messages about newer builds of the page. */
export const offlineMessages = {
  'web.update.ready': { en: 'A newer Drumhead is ready.', it: 'È pronta una versione più recente di Drumhead.' },
  'web.update.take': { en: 'Reload now', it: 'Ricarica ora' },
  'web.update.later': { en: 'Later', it: 'Più tardi' },
  'web.update.unsaved': {
    en: 'Your battle is not saved: save it before the reload, or it is lost.',
    it: 'La battaglia non è salvata: salvala prima di ricaricare, o va persa.',
  },
  'web.update.battle': {
    en: 'Your battle is saved and goes on after the reload.',
    it: 'La battaglia è salvata e continua dopo il ricaricamento.',
  },
} as const;

export type OfflineKey = keyof typeof offlineMessages;
