/** Messages of the door for files and texts from outside. */
import * as terms from '@drumhead/content/terms';

export const doorMessages = {
  'web.door.title': { en: 'From outside', it: 'Da fuori' },
  'web.door.drop': { en: 'Drop it to open it', it: 'Rilascialo per aprirlo' },
  'web.door.large': terms.fileTooLarge,
  'web.door.unread': {
    en: 'The browser cannot read this. It may be a folder, or a file that is gone.',
    it: 'Il browser non riesce a leggerlo. Forse è una cartella, o un file che non c’è più.',
  },
  'web.door.damaged': {
    en: 'This copy of everything on a device is damaged. Nothing was changed.',
    it: 'Questa copia di tutto ciò che sta su un dispositivo è danneggiata. Nulla è cambiato.',
  },
  'web.door.damagedLearning': {
    en: 'This file of orders to learn from is damaged, or of a newer Drumhead. Nothing was changed.',
    it: 'Questo file di ordini da cui imparare è danneggiato, o di un Drumhead più recente. Nulla è cambiato.',
  },
  'web.door.several': { en: 'Several were found: choose one.', it: 'Ne sono stati trovati più di uno: scegline uno.' },
  'web.door.list': {
    en: 'Read it as a list of troops:',
    it: 'Leggilo come un elenco di truppe:',
  },
  'web.door.elsewhere': {
    en: 'This link leads to another server, {{host}}. It is not opened here, since a key in it is for that server alone.',
    it: 'Questo link porta a un altro server, {{host}}. Qui non si apre: una chiave che contiene è solo per quel server.',
  },
  'web.door.elsewherePage': {
    en: 'This link leads to another server, {{host}}.',
    it: 'Questo link porta a un altro server, {{host}}.',
  },
  'web.door.openThere': { en: 'Open it at {{host}}', it: 'Aprilo su {{host}}' },
  'web.door.openHere': { en: 'Open it here', it: 'Aprilo qui' },
  'web.door.address': {
    en: 'This is the address of another page, not of Drumhead. Open it in a tab of its own.',
    it: 'È l’indirizzo di un’altra pagina, non di Drumhead. Aprilo in una scheda a parte.',
  },
  'web.door.failed': {
    en: 'A part of the page could not be fetched. Try again.',
    it: 'Non è stato possibile caricare una parte della pagina. Riprova.',
  },
} as const;

export type DoorKey = keyof typeof doorMessages;
