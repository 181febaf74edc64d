/** Words of the page on which people say how they want to be told that a battle waits for them. */
export const noticesMessages = {
  'web.notices.about': {
    en: 'Drumhead can tell you when one of your online battles waits for your decision, or another player for your consent: two minutes after it began to wait, and once more before a clock of days, or two weeks without an order, end. If you decide first, nothing is sent. It also tells you when you need not wait any longer, and when a battle is over.',
    it: 'Drumhead può avvisarti quando una tua battaglia online attende la tua decisione, o un altro giocatore il tuo consenso: due minuti dopo che è cominciata l’attesa, e un’altra volta prima che finiscano un orologio di giorni o due settimane senza ordini. Se decidi prima, non parte nulla. Ti avvisa anche quando non devi più attendere, e quando una battaglia è finita.',
  },
  'web.notices.none': { en: 'You have no channel: nothing is sent.', it: 'Non hai canali: non parte nulla.' },
  'web.notices.yours': { en: 'Your channels', it: 'I tuoi canali' },
  'web.notices.add': { en: 'Add a channel', it: 'Aggiungi un canale' },
  'web.notices.kind.push': { en: 'A browser ({{to}})', it: 'Un browser ({{to}})' },
  'web.notices.kind.push.here': { en: 'This browser', it: 'Questo browser' },
  'web.notices.kind.mail': { en: 'Mail to {{to}}', it: 'Mail a {{to}}' },
  'web.notices.kind.webhook': { en: 'Webhook {{to}}', it: 'Webhook {{to}}' },
  'web.notices.unconfirmed': {
    en: 'A mail is on its way: open its link to confirm the address.',
    it: 'Una mail è in arrivo: apri il suo link per confermare l’indirizzo.',
  },
  'web.notices.last.none': { en: 'Nothing was sent yet.', it: 'Ancora nessun invio.' },
  'web.notices.last.ok': { en: 'Last notice, {{when}}: sent', it: 'Ultimo avviso, {{when}}: inviato' },
  'web.notices.last.failed': {
    en: 'Last notice, {{when}}: failed. {{result}}',
    it: 'Ultimo avviso, {{when}}: fallito. {{result}}',
  },
  'web.notices.test': { en: 'Send a test', it: 'Invia una prova' },
  'web.notices.remove': { en: 'Remove', it: 'Rimuovi' },
  'web.notices.gone': {
    en: 'Nothing arrives there any more: it was removed.',
    it: 'Lì non arriva più nulla: è stato rimosso.',
  },
  // ---- quiet hours
  'web.notices.quiet': { en: 'Quiet hours', it: 'Ore di silenzio' },
  'web.notices.quiet.none': { en: 'Quiet hours: none', it: 'Ore di silenzio: nessuna' },
  'web.notices.quiet.told': { en: 'Quiet hours: {{from}}–{{until}}', it: 'Ore di silenzio: {{from}}–{{until}}' },
  'web.notices.quiet.from': { en: 'From', it: 'Dalle' },
  'web.notices.quiet.until': { en: 'Until', it: 'Alle' },
  'web.notices.quiet.wrong': { en: 'Enter two different times.', it: 'Inserisci due ore diverse.' },
  'web.notices.quiet.save': { en: 'Set quiet hours', it: 'Imposta il silenzio' },
  'web.notices.quiet.clear': { en: 'Clear quiet hours', it: 'Togli il silenzio' },
  'web.notices.quiet.about': {
    en: 'Notices wait until these hours end. Times are those of this device.',
    it: 'Gli avvisi attendono la fine di queste ore. Le ore sono quelle di questo dispositivo.',
  },
  // ---- adding
  'web.notices.push': { en: 'Notify me in this browser', it: 'Avvisami in questo browser' },
  'web.notices.push.about': {
    en: 'Also while the page is closed, as long as the browser runs.',
    it: 'Anche a pagina chiusa, finché il browser è aperto.',
  },
  'web.notices.push.unsupported': {
    en: 'This browser shows no notices of this page: it must come over https or from this machine, and the browser must allow them.',
    it: 'Questo browser non mostra avvisi di questa pagina: deve arrivare via https o da questa macchina, e il browser deve permetterli.',
  },
  'web.notices.push.denied': {
    en: 'The browser refuses notices of this page. Its settings for this site change that.',
    it: 'Il browser rifiuta gli avvisi di questa pagina. Lo cambiano le sue impostazioni per questo sito.',
  },
  'web.notices.push.notYet': {
    en: 'The page is still being saved for use off the net. Try again in a minute.',
    it: 'La pagina si sta ancora salvando per l’uso senza rete. Riprova tra un minuto.',
  },
  'web.notices.push.failed': {
    en: 'The push service of the browser does not answer.',
    it: 'Il servizio push del browser non risponde.',
  },
  'web.notices.mail': { en: 'Mail address', it: 'Indirizzo mail' },
  'web.notices.mail.add': { en: 'Send me mails', it: 'Inviami mail' },
  'web.notices.mail.about': {
    en: 'A first mail asks you to confirm it.',
    it: 'Una prima mail ti chiede di confermarlo.',
  },
  'web.notices.mail.none': { en: 'This server sends no mail.', it: 'Questo server non invia mail.' },
  'web.notices.webhook': { en: 'Webhook address', it: 'Indirizzo del webhook' },
  'web.notices.webhook.add': { en: 'Add the webhook', it: 'Aggiungi il webhook' },
  'web.notices.webhook.about': {
    en: 'For chat programs and your own: the server posts JSON with a link to a public https address.',
    it: 'Per programmi di chat e per i tuoi: il server invia JSON con un link a un indirizzo https pubblico.',
  },
  'web.notices.fault.address': {
    en: 'The server cannot send to this address.',
    it: 'Il server non può inviare a questo indirizzo.',
  },
  'web.notices.fault.most': {
    en: 'Ten channels are the most: remove one first.',
    it: 'Dieci canali sono il massimo: prima rimuovine uno.',
  },
  'web.notices.fault.mail': { en: 'The mail could not be sent.', it: 'Non è stato possibile inviare la mail.' },
  'web.notices.fault.other': { en: 'The server cannot do that now.', it: 'Il server ora non può farlo.' },
} as const;

export type NoticesKey = keyof typeof noticesMessages;
