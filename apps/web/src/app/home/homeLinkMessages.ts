/** The front page, and the pages that list battles: loaded with them, since a battle needs none of it. */

export const homeLinkMessages = {
  'web.subtitle': { en: 'Battles and skirmishes by the book', it: 'Battaglie e schermaglie secondo le regole' },
  'web.home.resume': { en: 'Resume your battle', it: 'Riprendi la battaglia' },
  'web.home.savedBattles': { en: 'Saved battles', it: 'Battaglie salvate' },
  'web.home.others': { en: 'Other saved battles', it: 'Altre battaglie salvate' },
  'web.home.games': { en: 'Games', it: 'Giochi' },
  'web.first.about': {
    en: 'A first battle of ten minutes, with advice at every step. Nobody needs to know the rules.',
    it: 'Una prima battaglia di dieci minuti, con un consiglio a ogni passo. Non serve conoscere le regole.',
  },
  'web.home.learn': { en: 'Learn in ten minutes', it: 'Impara in dieci minuti' },
  'web.home.takeTheField': { en: 'Take the field', it: 'Scendi in campo' },
  'web.home.withFriend': { en: 'With a friend', it: 'Con un amico' },
  'web.home.play': { en: 'Play {{battle}}', it: 'Gioca: {{battle}}' },
  'web.home.more': { en: 'Battles, armies, rules', it: 'Battaglie, eserciti, regole' },
  'web.home.command': { en: 'Command {{side}}', it: 'Comanda: {{side}}' },
  'web.home.againstSteady': { en: 'against the computer', it: 'contro il computer' },
  'web.home.hotSeat': { en: 'Two players, one screen', it: 'Due giocatori, uno schermo' },
  'web.home.hotSeat.about': { en: 'pass and play', it: 'a turno sullo stesso schermo' },
  'web.home.openFile': { en: 'Open a record or position…', it: 'Apri una registrazione o una posizione…' },
  'web.home.delete': { en: 'Delete {{name}}', it: 'Elimina {{name}}' },
  'web.home.deleteSure': { en: 'Delete {{name}} permanently?', it: 'Eliminare definitivamente {{name}}?' },
  'web.home.saved': { en: 'Saved {{when}}', it: 'Salvataggio: {{when}}' },
  'web.home.savedOver': { en: 'Finished {{when}}', it: 'Finita il {{when}}' },
  'web.home.side': { en: '{{side}} ({{player}})', it: '{{side}} ({{player}})' },
  'web.home.sideLeft': { en: '{{side}} ({{player}}): {{left}} left', it: '{{side}} ({{player}}): ne restano {{left}}' },
  'web.home.kept': { en: 'Battles are saved here at every step.', it: 'Le battaglie si salvano qui a ogni passo.' },
  'web.home.notKept': {
    en: 'This browser saves nothing: save the record before you close the page.',
    it: 'Questo browser non salva nulla: salva la registrazione prima di chiudere la pagina.',
  },
  'web.home.notRead': {
    en: 'The saved battles cannot be read. Close other windows of Drumhead and reload this page: they are still there.',
    it: 'Impossibile leggere le battaglie salvate. Chiudi le altre finestre di Drumhead e ricarica la pagina: ci sono ancora.',
  },
  'web.page.battles': { en: 'Battles', it: 'Battaglie' },
  'web.scenario.notes': { en: 'Historical notes', it: 'Note storiche' },
  'web.home.rulebooks': {
    en: 'Rules: Drums & Shakos Large Battles, Song of Drums and Shakos and Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice after Neil Thomas. Drumhead is independent and uses its own words: you will want the books.',
    it: 'Regole: Drums & Shakos Large Battles, Song of Drums and Shakos e Song of Drums and Tomahawks (Sergio Laliscia, Ganesha Games); Simplicity in Practice, adattato da Neil Thomas. Drumhead è indipendente e usa parole proprie: i libri ti serviranno.',
  },
  'web.page.companion': { en: 'At a real table', it: 'Al tavolo vero' },
  'web.home.optional': { en: 'Optional rules for these battles', it: 'Regole opzionali per queste battaglie' },
  'web.home.position.who': { en: 'Who plays this position?', it: 'Chi gioca questa posizione?' },
  'web.home.position.begin': { en: 'Begin the battle', it: 'Comincia la battaglia' },
  'web.home.position.cancel': { en: 'Cancel', it: 'Annulla' },
  'web.page.keeping': { en: 'On this device', it: 'Su questo dispositivo' },
  'web.home.licences': { en: 'Licences of libraries and fonts', it: 'Licenze di librerie e caratteri' },
} as const;

export type HomeLinkKey = keyof typeof homeLinkMessages;
