/** Words of advice that all games share. */
import * as terms from '@drumhead/content/terms';

export const adviceMessages = {
  'web.advice.ask': { en: 'Advise me', it: 'Consigliami' },
  'web.advice.off.online': {
    en: 'Advice is off while people play online, unless all agreed when the table was set.',
    it: 'Niente consigli mentre si gioca online tra persone, salvo accordo di tutti quando il tavolo è stato preparato.',
  },
  'web.advice.title': { en: 'Advice', it: 'Consiglio' },
  'web.advice.thinking': { en: 'The captain is looking at the table…', it: 'Il capitano studia il tavolo…' },
  'web.advice.nothing': { en: 'No decision of yours is open now.', it: 'Ora non c’è nessuna tua scelta aperta.' },
  'web.advice.failed': {
    en: 'There is no advice. Check the connection and ask again.',
    it: 'Nessun consiglio. Controlla la connessione e chiedi di nuovo.',
  },
  'web.advice.close': { en: 'Hide the advice', it: 'Nascondi il consiglio' },
  'web.advice.best': { en: 'A captain would order', it: 'Un capitano ordinerebbe' },
  'web.advice.second': { en: 'Next best', it: 'In alternativa' },
  'web.advice.points': {
    en: 'Behind by {{points}} in the captain’s points',
    it: 'Distacco nei punti del capitano: {{points}}',
  },
  'web.advice.chance': {
    en: 'Change in the chance of victory, points of a hundred: {{chance}}',
    it: 'Variazione della probabilità di vittoria, in punti percentuali: {{chance}}',
  },
  'web.advice.only': { en: 'No other order is worth weighing.', it: 'Nessun altro ordine merita attenzione.' },
  'web.advice.for': { en: 'For it', it: 'A favore' },
  'web.advice.against': { en: 'Against it', it: 'Contro' },
  'web.advice.odds': terms.OddsOfTheOrder,
  'web.advice.why': { en: 'Why?', it: 'Perché?' },
  'web.advice.chosen': { en: 'The computer’s order', it: 'L’ordine del computer' },
  'web.advice.seen': {
    en: 'In these reasons “you” are: {{side}}.',
    it: 'In questi motivi «tu» sei: {{side}}.',
  },
  'web.advice.other': {
    en: 'A captain would have ordered something else',
    it: 'Un capitano avrebbe ordinato altro',
  },
} as const;

export type AdviceKey = keyof typeof adviceMessages;
