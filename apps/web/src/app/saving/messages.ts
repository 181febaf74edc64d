import * as terms from '@drumhead/content/terms';
/** Messages about battles that cannot be saved, or that another window plays. */
export const savingMessages = {
  'web.saving.elsewhere': { en: 'Open in another window', it: 'Aperta in un’altra finestra' },
  'web.saving.elsewhere.about': {
    en: 'Another window of this browser plays this battle. Follow it here, or play on here: the other window then follows. If that one is closed, this one plays on.',
    it: 'Un’altra finestra di questo browser gioca questa battaglia. Seguila qui, o continua qui: l’altra finestra allora la segue. Se quella si chiude, si continua qui.',
  },
  'web.saving.takeOver': { en: 'Play on here', it: 'Continua qui' },
  'web.saving.unsaved': { en: 'This battle is not saved', it: 'Questa battaglia non è salvata' },
  'web.saving.unsaved.about': {
    en: 'Save the record as a file before you close the page. You can open it from the front page.',
    it: 'Salva la registrazione in un file prima di chiudere la pagina. Puoi aprirla dalla pagina iniziale.',
  },
  'web.saving.left': {
    en: 'A battle is not saved: closing this page loses it.',
    it: 'Una battaglia non è salvata: se chiudi questa pagina, va persa.',
  },
  'web.saving.back': terms.BackToBattle,
  'web.saving.inBrowser': { en: 'Save in the browser', it: 'Salva nel browser' },
  'web.saving.full': {
    en: 'The browser has no room left for Drumhead. Make room, or play on and save the record as a file.',
    it: 'Il browser non ha più spazio per Drumhead. Libera spazio, oppure continua e salva la registrazione in un file.',
  },
  'web.saving.removed': {
    en: 'Another window deleted this battle. Save it again, or save the record as a file.',
    it: 'Un’altra finestra ha eliminato questa battaglia. Salvala di nuovo, o salva la registrazione in un file.',
  },
  'web.saving.newer': {
    en: 'A newer Drumhead is open in another window. Reload this page: everything before this order is saved.',
    it: 'In un’altra finestra è aperta una versione più recente di Drumhead. Ricarica la pagina: tutto ciò che precede quest’ordine è salvato.',
  },
  'web.saving.blocked': {
    en: 'The browser no longer lets Drumhead save. Allow it in the settings of the browser, or play on and save the record as a file.',
    it: 'Il browser non permette più a Drumhead di salvare. Consentilo nelle impostazioni del browser, oppure continua e salva la registrazione in un file.',
  },
  'web.saving.failed': {
    en: 'The browser could not save. Try again, or play on and save the record as a file.',
    it: 'Il browser non è riuscito a salvare. Riprova, oppure continua e salva la registrazione in un file.',
  },
  'web.saving.makeRoom': { en: 'Make room', it: 'Libera spazio' },
  'web.saving.playUnsaved': { en: 'Play on without saving', it: 'Continua senza salvare' },
} as const;

export type SavingKey = keyof typeof savingMessages;
