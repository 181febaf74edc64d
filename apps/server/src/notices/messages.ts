/** What mails say. */
export const noticeMessages = {
  'server.mail.turn': { en: 'Drumhead: it is your turn', it: 'Drumhead: tocca a te' },
  'server.mail.turn.text': {
    en: 'Your battle waits for your decision:\n{{link}}',
    it: 'La tua battaglia attende la tua decisione:\n{{link}}',
  },
  'server.mail.reminder': { en: 'Drumhead: your time is running out', it: 'Drumhead: il tuo tempo sta per scadere' },
  'server.mail.reminder.text': {
    en: 'Your clock ends soon. Your battle waits here:\n{{link}}',
    it: 'Il tuo orologio sta per scadere. La battaglia ti attende qui:\n{{link}}',
  },
  'server.mail.test': { en: 'Drumhead: a test', it: 'Drumhead: una prova' },
  'server.mail.test.text': {
    en: 'Messages about your battles arrive here.',
    it: 'I messaggi sulle tue battaglie arrivano qui.',
  },
  'server.mail.confirm': { en: 'Drumhead: confirm your address', it: 'Drumhead: conferma il tuo indirizzo' },
  'server.mail.confirm.text': {
    en: 'Open this page and press the button to get messages about your battles:\n{{link}}\nIf you did not ask for this, do nothing.',
    it: 'Apri questa pagina e premi il pulsante per ricevere messaggi sulle tue battaglie:\n{{link}}\nSe non l’hai chiesto, non fare nulla.',
  },
  'server.mail.stop': {
    en: 'No more messages: {{link}}',
    it: 'Niente più messaggi: {{link}}',
  },
} as const;

export type NoticeMessage = keyof typeof noticeMessages;
export type Language = 'en' | 'it';

export function noticeText(key: NoticeMessage, language: Language, link = ''): string {
  return noticeMessages[key][language].replace('{{link}}', link);
}
