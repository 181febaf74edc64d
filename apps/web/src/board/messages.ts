/** Messages of the analysis board. */
import * as terms from '@drumhead/content/terms';

export const boardMessages = {
  'web.board.title': { en: 'The captain’s orders', it: 'Gli ordini del capitano' },
  'web.board.best': { en: 'Best for {{side}}', it: 'Meglio per: {{side}}' },
  'web.board.online': {
    en: 'The board is closed while people play this battle online, unless all agreed on advice when the table was set.',
    it: 'Il tavolo d’analisi è chiuso mentre questa battaglia si gioca online tra persone, salvo accordo di tutti sui consigli prima della partita.',
  },
  'web.board.nobody': { en: 'No side can be looked into now.', it: 'Ora non si può esaminare nessuna parte.' },
  'web.board.failed': {
    en: 'The words of the captain did not load. Check the connection.',
    it: 'Le parole del capitano non sono arrivate. Controlla la connessione.',
  },
  'web.board.nothing': {
    en: 'At this moment another side decides, or dice are rolled ({{side}}).',
    it: 'In questo momento decide un’altra parte, o si tirano dadi ({{side}}).',
  },
  'web.board.earlier': { en: 'Last decision before: step {{step}}', it: 'Ultima scelta prima: passo {{step}}' },
  'web.board.later': { en: 'Next decision: step {{step}}', it: 'Prossima scelta: passo {{step}}' },
  'web.board.find': { en: 'Find the best orders', it: 'Trova gli ordini migliori' },
  'web.board.busy': {
    en: 'The captain weighs orders: {{done}} of {{of}}',
    it: 'Il capitano pesa gli ordini: {{done}} di {{of}}',
  },
  'web.board.unknown': {
    en: 'No captain can weigh this decision.',
    it: 'Nessun capitano sa pesare questa scelta.',
  },
  'web.board.first': { en: 'best', it: 'migliore' },
  'web.board.played': { en: 'played', it: 'giocato' },
  'web.board.rolls': {
    en: 'These orders only roll for actions: no chance tells them apart, the captain ranks them.',
    it: 'Questi ordini tirano solo per le azioni: nessuna probabilità li distingue, li ordina il capitano.',
  },
  'web.board.behind': { en: 'Behind {{order}}', it: 'Dietro {{order}}' },
  'web.board.inReport': {
    en: 'With the rest of its turn, as the report counts it, the order played cost {{points}}.',
    it: 'Con il resto del turno, come conta il rapporto, l’ordine giocato è costato {{points}}.',
  },
  'web.board.inReport.none': {
    en: 'The report holds nothing against the order played: what is better here was done later in the turn, or is held against another order of it.',
    it: 'Il rapporto non imputa nulla all’ordine giocato: ciò che qui è meglio è stato fatto più tardi nel turno, o pesa su un altro suo ordine.',
  },
  'web.board.only': { en: 'Nothing else is worth weighing here.', it: 'Qui nient’altro merita attenzione.' },
  'web.board.terms': {
    en: 'For A instead, and against it, in the captain’s points',
    it: 'A favore di A, e contro, in punti del capitano',
  },
  'web.board.terms.best': {
    en: 'For it rather than the next order, and against it, in the captain’s points',
    it: 'A favore, rispetto all’ordine seguente, e contro, in punti del capitano',
  },
  'web.board.curve': {
    en: 'Chance of victory through the battle: {{side}}',
    it: 'Probabilità di vittoria nel corso della battaglia: {{side}}',
  },
  'web.board.odds': terms.OddsOfTheOrder,
  'web.board.turns': {
    en: 'How it may turn out ({{chance}} on average)',
    it: 'Come può andare (in media {{chance}})',
  },
  'web.board.turn.better': { en: 'better: then {{chance}}', it: 'meglio: poi {{chance}}' },
  'web.board.turn.near': { en: 'as expected: then {{chance}}', it: 'come previsto: poi {{chance}}' },
  'web.board.turn.worse': { en: 'worse: then {{chance}}', it: 'peggio: poi {{chance}}' },
  'web.board.branch': {
    en: 'Play on with {{order}} as a new battle',
    it: 'Continua con {{order}} come nuova battaglia',
  },
  'web.board.branches': { en: 'Battles played on from this one', it: 'Battaglie continuate da questa' },
  'web.board.parent': { en: 'Played on from: {{text}}', it: 'Continuata da: {{text}}' },
  'web.board.note': { en: 'Note this order', it: 'Annota questo ordine' },
  'web.board.analyst': {
    en: 'Chance of victory of this side, half a draw counted in. The captain knows what this side sees, and reads {{reads}} positions a plan.',
    it: 'Probabilità di vittoria di questa parte, con mezzo pareggio. Il capitano sa ciò che vede questa parte, e legge {{reads}} posizioni per piano.',
  },
} as const;

export type BoardKey = keyof typeof boardMessages;
