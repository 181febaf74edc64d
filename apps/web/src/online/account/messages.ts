/** Words about one's account and the online battles that it gathers. */
export const accountMessages = {
  'web.account.link': { en: 'Account', it: 'Account' },
  'web.account.none': {
    en: 'Not signed in. Nobody needs an account; with one your battles are on every device of yours.',
    it: 'Non hai effettuato l’accesso. L’account non è necessario; con un account le tue battaglie sono su ogni tuo dispositivo.',
  },
  'web.account.signIn': { en: 'Sign in', it: 'Accedi' },
  'web.account.mail': { en: 'Signed in: {{mail}}', it: 'Accesso eseguito: {{mail}}' },
  'web.account.passkey': { en: 'Signed in with a passkey', it: 'Accesso eseguito con una passkey' },
  'web.account.gathering': { en: 'Looking for your battles…', it: 'Ricerca delle tue battaglie…' },
  'web.account.gathered_one': {
    en: 'Found: {{count}} battle that this device did not list.',
    it: 'Trovata: {{count}} battaglia che non era nell’elenco di questo dispositivo.',
  },
  'web.account.gathered_other': {
    en: 'Found: {{count}} battles that this device did not list.',
    it: 'Trovate: {{count}} battaglie che non erano nell’elenco di questo dispositivo.',
  },
  'web.account.nothing': {
    en: 'You sit at no table yet: choose a battle and play it online, or take an open challenge.',
    it: 'Non siedi ancora a nessun tavolo: scegli una battaglia e giocala online, o accetta una sfida aperta.',
  },
} as const;

export type AccountKey = keyof typeof accountMessages;
