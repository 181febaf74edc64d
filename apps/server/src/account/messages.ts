/** What the pages of an account say, and the mail that signs in. */

export const accountMessages = {
  'server.account.mail': { en: 'Drumhead: sign in', it: 'Drumhead: accesso' },
  'server.account.mail.text': {
    en: 'Open this page and press the button to sign in:\n{{link}}\nThe link works once, for one hour. If you did not ask for this, do nothing.',
    it: 'Apri questa pagina e premi il pulsante per accedere:\n{{link}}\nIl link vale una volta sola, per un’ora. Se non l’hai chiesto, non fare nulla.',
  },
  'server.account.title': { en: 'Account', it: 'Account' },
  'server.account.about': {
    en: 'You can play without an account. An account gathers your battles from all your devices.',
    it: 'Puoi giocare senza account. Un account raccoglie le tue battaglie da tutti i tuoi dispositivi.',
  },
  'server.account.moves': {
    en: 'The battles of this browser move into the account.',
    it: 'Le battaglie di questo browser passano nell’account.',
  },
  'server.account.address': { en: 'Email address', it: 'Indirizzo email' },
  'server.account.send': { en: 'Send a link', it: 'Invia un link' },
  'server.account.sent': {
    en: 'A link is on its way to this address.',
    it: 'Un link è in arrivo a questo indirizzo.',
  },
  'server.account.notSent': {
    en: 'No link could be sent to this address. Check it, and try again.',
    it: 'Non è stato possibile inviare un link a questo indirizzo. Controllalo e riprova.',
  },
  'server.account.tooMany': {
    en: 'No link was sent: an address gets five in 24 hours, and a network a limited number in an hour. A passkey needs no link; whoever runs the server can raise the limit.',
    it: 'Nessun link inviato: un indirizzo ne riceve cinque in 24 ore, e una rete un numero limitato in un’ora. Una passkey non ha bisogno di link; chi gestisce il server può alzare il limite.',
  },
  'server.account.question': { en: 'Sign in as {{mail}}?', it: 'Accedi come {{mail}}?' },
  'server.account.enter': { en: 'Sign in', it: 'Accedi' },
  'server.account.spent': {
    en: 'This link was used already, or is too old. Ask for another one.',
    it: 'Questo link è già stato usato, o è troppo vecchio. Chiedine un altro.',
  },
  'server.account.signedIn': { en: 'Signed in: {{mail}}', it: 'Accesso effettuato: {{mail}}' },
  'server.account.signedIn.passkey': { en: 'Signed in with a passkey', it: 'Accesso effettuato con una passkey' },
  'server.account.name': { en: 'Your name on this server', it: 'Il tuo nome su questo server' },
  'server.account.name.about': {
    en: 'Nobody else here has the same name, and you are called so at every table. Empty: as you like each time.',
    it: 'Nessun altro qui ha lo stesso nome, e a ogni tavolo ti chiami così. Vuoto: come vuoi ogni volta.',
  },
  'server.account.name.save': { en: 'Save the name', it: 'Salva il nome' },
  'server.account.name.taken': {
    en: 'Another account has this name, or one too much like it, or whoever runs the server took it off yours. Choose a different one.',
    it: 'Un altro account ha questo nome, o uno troppo simile, o chi gestisce il server l’ha tolto al tuo. Scegline uno diverso.',
  },
  'server.account.name.wrong': {
    en: 'Letters of one script, digits, spaces and . , ’ _ - only, beginning with a letter or digit.',
    it: 'Solo lettere di un alfabeto, cifre, spazi e . , ’ _ -, con una lettera o cifra all’inizio.',
  },
  'server.account.name.later': { en: 'Too often. Try again later.', it: 'Troppo spesso. Riprova più tardi.' },
  'server.account.battles': { en: 'Your tables', it: 'I tuoi tavoli' },
  'server.account.battles.none': { en: 'No tables yet', it: 'Ancora nessun tavolo' },
  'server.account.clubs': { en: 'Your clubs', it: 'I tuoi circoli' },
  'server.account.table': { en: 'Table of {{date}}', it: 'Tavolo del {{date}}' },
  'server.account.table.yours': { en: 'your turn', it: 'tocca a te' },
  'server.account.passkeys': { en: 'Passkeys', it: 'Passkey' },
  'server.account.passkey': { en: 'Passkey of {{date}}', it: 'Passkey del {{date}}' },
  'server.account.passkey.remove': { en: 'Remove passkey', it: 'Elimina la passkey' },
  'server.account.passkey.last': {
    en: 'The last passkey stays: nothing else opens this account.',
    it: 'L’ultima passkey resta: nient’altro apre questo account.',
  },
  'server.account.passkey.add': { en: 'Add a passkey', it: 'Aggiungi una passkey' },
  'server.account.passkey.create': {
    en: 'Create an account with a passkey',
    it: 'Crea un account con una passkey',
  },
  'server.account.passkey.enter': { en: 'Sign in with a passkey', it: 'Accedi con una passkey' },
  'server.account.passkey.failed': {
    en: 'The passkey did not work. Try again.',
    it: 'La passkey non ha funzionato. Riprova.',
  },
  'server.account.export': { en: 'Download your data', it: 'Scarica i tuoi dati' },
  'server.account.leave': { en: 'Sign out', it: 'Esci' },
  'server.account.delete': { en: 'Delete account', it: 'Elimina l’account' },
  'server.account.delete.sure': {
    en: 'I leave my seats. My account and all I wrote are deleted; my orders stay in the battles.',
    it: 'Rinuncio ai miei posti. Il mio account e tutto ciò che ho scritto sono eliminati; i miei ordini restano nelle battaglie.',
  },
  'server.account.deleted': { en: 'The account is deleted.', it: 'L’account è eliminato.' },
  'server.account.back': { en: 'Back to the game', it: 'Torna al gioco' },
} as const;

export type AccountMessage = keyof typeof accountMessages;
