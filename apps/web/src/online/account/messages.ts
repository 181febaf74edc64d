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
} as const;

export type AccountKey = keyof typeof accountMessages;
