/** What the service worker says of a push; the build writes it into the worker. */
export const pushMessages = {
  'web.push.turn': { en: 'Your battle waits for your decision.', it: 'La tua battaglia attende la tua decisione.' },
  'web.push.draw': { en: 'Your opponent offers you a draw.', it: 'L’avversario ti offre il pareggio.' },
  'web.push.asked': { en: 'Your opponent asks for your consent.', it: 'L’avversario chiede il tuo consenso.' },
  'web.push.reminder': { en: 'Your time to decide ends soon.', it: 'Il tuo tempo per decidere sta per scadere.' },
  'web.push.claim': {
    en: 'Your opponent’s time is up: you need not wait any longer.',
    it: 'Il tempo dell’avversario è scaduto: non devi più attendere.',
  },
  'web.push.goes': {
    en: 'An old table of yours is deleted in two weeks.',
    it: 'Un tuo vecchio tavolo sarà eliminato fra due settimane.',
  },
  'web.push.over': { en: 'Your battle is over.', it: 'La tua battaglia è finita.' },
  'web.push.test': {
    en: 'Notices about your battles arrive here.',
    it: 'Gli avvisi sulle tue battaglie arrivano qui.',
  },
} as const;
