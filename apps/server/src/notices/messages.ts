/** What mails say. */
export const noticeMessages = {
  'server.mail.turn': { en: 'Drumhead: it is your turn', it: 'Drumhead: tocca a te' },
  'server.mail.turn.text': {
    en: 'Your battle waits for your decision:\n{{link}}',
    it: 'La tua battaglia attende la tua decisione:\n{{link}}',
  },
  'server.mail.draw': { en: 'Drumhead: a draw is offered', it: 'Drumhead: ti si offre il pareggio' },
  'server.mail.draw.text': {
    en: 'Your opponent offers you a draw. Answer here:\n{{link}}',
    it: 'L’avversario ti offre il pareggio. Rispondi qui:\n{{link}}',
  },
  'server.mail.asked': { en: 'Drumhead: do you agree?', it: 'Drumhead: sei d’accordo?' },
  'server.mail.asked.text': {
    en: 'Your opponent asks for your consent. Answer here:\n{{link}}',
    it: 'L’avversario chiede il tuo consenso. Rispondi qui:\n{{link}}',
  },
  'server.mail.reminder': { en: 'Drumhead: your time is running out', it: 'Drumhead: il tuo tempo sta per scadere' },
  'server.mail.reminder.text': {
    en: 'Your time to decide ends soon. Your battle waits here:\n{{link}}',
    it: 'Il tuo tempo per decidere sta per scadere. La battaglia ti attende qui:\n{{link}}',
  },
  'server.mail.claim': {
    en: 'Drumhead: your opponent’s time is up',
    it: 'Drumhead: il tempo dell’avversario è scaduto',
  },
  'server.mail.claim.text': {
    en: 'You need not wait any longer. Choose here what becomes of the battle:\n{{link}}',
    it: 'Non devi più attendere. Scegli qui che ne sarà della battaglia:\n{{link}}',
  },
  'server.mail.over': { en: 'Drumhead: your battle is over', it: 'Drumhead: la tua battaglia è finita' },
  'server.mail.over.text': { en: 'How it ended stands here:\n{{link}}', it: 'Com’è finita si legge qui:\n{{link}}' },
  'server.mail.goes': {
    en: 'Drumhead: your table goes in two weeks',
    it: 'Drumhead: il tuo tavolo sarà eliminato fra due settimane',
  },
  'server.mail.goes.text': {
    en: 'Nobody has moved at this table for a long time: it is deleted in two weeks. A move keeps it:\n{{link}}',
    it: 'Da molto nessuno muove a questo tavolo: sarà eliminato fra due settimane. Una mossa lo conserva:\n{{link}}',
  },
  'server.mail.digest': {
    en: 'Drumhead: {{count}} things wait for you',
    it: 'Drumhead: {{count}} cose ti attendono',
  },
  'server.mail.test': { en: 'Drumhead: a test', it: 'Drumhead: una prova' },
  'server.mail.test.text': {
    en: 'Notices about your battles arrive here.',
    it: 'Gli avvisi sulle tue battaglie arrivano qui.',
  },
  'server.mail.confirm': { en: 'Drumhead: confirm your address', it: 'Drumhead: conferma il tuo indirizzo' },
  'server.mail.confirm.text': {
    en: 'Open this page and press the button to get notices about your battles:\n{{link}}\nIf you did not ask for this, do nothing.',
    it: 'Apri questa pagina e premi il pulsante per ricevere avvisi sulle tue battaglie:\n{{link}}\nSe non l’hai chiesto, non fare nulla.',
  },
  'server.mail.stop': {
    en: 'No more notices: {{link}}',
    it: 'Niente più avvisi: {{link}}',
  },
  'server.page.confirm': {
    en: 'Notices about your battles are to arrive at this address.',
    it: 'Gli avvisi sulle tue battaglie arriveranno a questo indirizzo.',
  },
  'server.page.confirm.button': { en: 'Get notices', it: 'Ricevi gli avvisi' },
  'server.page.confirm.done': { en: 'Notices arrive from now on.', it: 'D’ora in poi gli avvisi arrivano.' },
  'server.page.stop': {
    en: 'Notices about your battles arrive at this address.',
    it: 'Gli avvisi sulle tue battaglie arrivano a questo indirizzo.',
  },
  'server.page.stop.button': { en: 'No more notices', it: 'Niente più avvisi' },
  'server.page.stop.done': { en: 'No more notices arrive.', it: 'Non arrivano più avvisi.' },
  'server.page.nothing': { en: 'This link leads to nothing.', it: 'Questo link non porta a nulla.' },
} as const;

export type NoticeMessage = keyof typeof noticeMessages;
