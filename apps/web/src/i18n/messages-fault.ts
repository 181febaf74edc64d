/** What may go wrong outside the rules: fetched when it does. */
import * as terms from '@drumhead/content/terms';

export const faultMessages = {
  'web.fault.opponentRefused': {
    en: 'The computer player tried something illegal ({{rule}}).',
    it: 'Il giocatore automatico ha tentato una mossa non valida ({{rule}}).',
  },
  'web.fault.noScenario': {
    en: 'The scenario {{scenario}} cannot be played.',
    it: 'Lo scenario {{scenario}} non è giocabile.',
  },
  'web.fault.record': { en: 'The record cannot be read.', it: 'La registrazione non è leggibile.' },
  'web.fault.position': {
    en: 'The file cannot be opened: see “{{path}}”.',
    it: 'Il file non si può aprire: vedi «{{path}}».',
  },
  'web.fault.json': { en: 'The file is damaged.', it: 'Il file è danneggiato.' },
  'web.fault.cut': {
    en: 'The record breaks off in line {{line}}; everything before it was read.',
    it: 'La registrazione si interrompe alla riga {{line}}; tutto ciò che precede è stato letto.',
  },
  'web.fault.large': terms.fileTooLarge,
} as const;
