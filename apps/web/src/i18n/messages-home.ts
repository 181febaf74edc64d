/** The first screen, and what may go wrong outside the rules. */
export const homeWords = {
  'web.title': { en: 'Drumhead', it: 'Drumhead' },
  'web.subtitle': { en: 'Napoleonic battles by the book', it: 'Battaglie napoleoniche secondo le regole' },
  'web.language': { en: 'Language', it: 'Lingua' },
  'web.home.resume': { en: 'Go on with your battle', it: 'Riprendi la battaglia' },
  'web.home.others': { en: 'Other battles kept here', it: 'Altre battaglie conservate' },
  'web.home.begin': { en: 'Begin a battle', it: 'Inizia una battaglia' },
  'web.home.command': { en: 'Command {{side}}', it: 'Comanda: {{side}}' },
  'web.home.againstSteady': { en: 'against the computer', it: 'contro il computer' },
  'web.home.hotSeat': { en: 'Two players, one screen', it: 'Due giocatori, uno schermo' },
  'web.home.hotSeat.about': { en: 'you hand the screen to each other', it: 'vi passate lo schermo' },
  'web.home.openFile': { en: 'Open a record file …', it: 'Apri un resoconto …' },
  'web.home.delete': { en: 'Delete', it: 'Elimina' },
  'web.home.deleteSure': { en: 'Delete for good?', it: 'Eliminare per sempre?' },
  'web.home.saved': {
    en: '{{name}}: {{players}}. {{count}} commands, {{when}}.',
    it: '{{name}}: {{players}}. {{count}} ordini, {{when}}.',
  },
  'web.home.savedOver': {
    en: '{{name}}: {{players}}. Finished, {{when}}.',
    it: '{{name}}: {{players}}. Finita, {{when}}.',
  },
  'web.home.kept': {
    en: 'Battles are kept in this browser, command by command.',
    it: 'Le battaglie sono conservate in questo browser, ordine per ordine.',
  },
  'web.home.notKept': {
    en: 'This browser keeps nothing: export the record before you close the page.',
    it: 'Questo browser non conserva nulla: esporta il resoconto prima di chiudere la pagina.',
  },
  'web.home.rulebook': {
    en: 'Rules: Drums & Shakos Large Battles by Sergio Laliscia, Ganesha Games. Independent implementation; you will want the book.',
    it: 'Regole: Drums & Shakos Large Battles di Sergio Laliscia, Ganesha Games. Realizzazione indipendente; il libro ti servirà.',
  },
  'web.home.loading': { en: 'Laying out the table …', it: 'Si prepara il tavolo …' },
  'web.scenario.peninsularClash': { en: 'Peninsular Clash', it: 'Scontro nella Penisola' },
  'web.scenario.peninsularClash.about': {
    en: 'A French division comes on from the north against a British and a Portuguese brigade around a lone farm. Division level, 17 units against 14: an evening.',
    it: 'Una divisione francese avanza da nord contro una brigata britannica e una portoghese attorno a una fattoria isolata. Livello divisione, 17 unità contro 14: una serata.',
  },
  'web.side.france': { en: 'France', it: 'Francia' },
  'web.side.britain': { en: 'Britain', it: 'Gran Bretagna' },
  'web.player.human': { en: 'you', it: 'tu' },
  'web.player.steady': { en: 'computer', it: 'computer' },
  'web.player.random': { en: 'recruit', it: 'recluta' },
  'web.fault.notSaved': {
    en: 'That could not be saved, so it was not done ({{error}}).',
    it: 'Impossibile salvare, quindi non è stato fatto ({{error}}).',
  },
  'web.fault.opponent': {
    en: 'The computer player stopped ({{error}}).',
    it: 'Il giocatore automatico si è fermato ({{error}}).',
  },
  'web.fault.opponentRefused': {
    en: 'The computer player asked for something that {{rule}} refuses.',
    it: 'Il giocatore automatico ha chiesto qualcosa che {{rule}} rifiuta.',
  },
  'web.fault.noScenario': {
    en: 'The scenario {{scenario}} cannot be played.',
    it: 'Lo scenario {{scenario}} non è giocabile.',
  },
  'web.fault.record': { en: 'The record cannot be read.', it: 'Il resoconto non è leggibile.' },
  'web.fault.page': {
    en: 'The page has failed. Your battle is saved; reload to go on.',
    it: 'La pagina si è guastata. La battaglia è salvata; ricarica per continuare.',
  },
  'web.fault.again': { en: 'Try again', it: 'Riprova' },
  'web.reload': { en: 'Reload', it: 'Ricarica la pagina' },
  'web.close': { en: 'Close', it: 'Chiudi' },
} as const;
