/** Messages of puzzles that come from battles of one's own. */
import * as terms from '@drumhead/content/terms';

export const ownPuzzleMessages = {
  'web.own.title': { en: 'From your battles', it: 'Dalle tue battaglie' },
  'web.own.about': {
    en: 'Orders that cost you points. Find a better one: it comes back after a day, three days and a week, until you know it.',
    it: 'Ordini che ti sono costati punti. Trovane uno migliore: torna dopo un giorno, tre giorni e una settimana, finché non è imparato.',
  },
  'web.own.none': {
    en: 'There are none yet. Play a battle to its end: its report shows your costliest orders, and puts them here.',
    it: 'Non ce n’è ancora nessuno. Gioca una battaglia fino alla fine: il rapporto mostra gli ordini più costosi e li mette qui.',
  },
  'web.own.failed': {
    en: 'The browser does not give what is kept.',
    it: 'Il browser non restituisce ciò che è conservato.',
  },
  'web.own.begin': { en: 'Begin: {{count}} due', it: 'Comincia: {{count}} da ripetere' },
  'web.own.until': { en: 'Nothing to repeat until {{day}}.', it: 'Niente da ripetere fino a: {{day}}.' },
  'web.own.all': { en: 'You know them all.', it: 'Li hai imparati tutti.' },
  'web.own.entry': { en: 'Order {{order}}: cost {{points}} points', it: 'Ordine {{order}}: costato {{points}} punti' },
  'web.own.due': { en: 'due', it: 'da ripetere' },
  'web.own.back': { en: 'comes back: {{day}}', it: 'torna: {{day}}' },
  'web.own.sits': { en: 'learnt', it: 'imparato' },
  'web.own.forget': terms.Delete,
  'web.own.export': { en: 'Save as a file', it: 'Salva come file' },
  'web.own.import': { en: 'Open a file', it: 'Apri un file' },
  'web.own.question': { en: 'What is better?', it: 'Che cosa è meglio?' },
  'web.own.given': {
    en: 'In the battle: {{order}}. It cost {{points}} points.',
    it: 'In battaglia: {{order}}. È costato {{points}} punti.',
  },
  'web.own.task': {
    en: 'Give a better order. Dice are not rolled here: every result counts.',
    it: 'Dai un ordine migliore. Qui i dadi non si tirano: conta ogni risultato.',
  },
  'web.own.gone': { en: 'This order is no longer kept.', it: 'Questo ordine non è più conservato.' },
  'web.own.find': { en: 'Weigh the order', it: 'Pesa l’ordine' },
  'web.own.busy': {
    en: 'The captain weighs your order: {{done}} of {{of}}',
    it: 'Il capitano pesa il tuo ordine: {{done}} di {{of}}',
  },
  'web.own.unknown': {
    en: 'The captain cannot weigh this order. Try another.',
    it: 'Il capitano non sa pesare questo ordine. Provane un altro.',
  },
  'web.own.best': { en: 'The best order', it: 'L’ordine migliore' },
  'web.own.equal': { en: 'About as good as the best', it: 'Quasi pari al migliore' },
  'web.own.better': {
    en: 'Better than in the battle, not the best',
    it: 'Meglio che in battaglia, ma non il migliore',
  },
  'web.own.worse': { en: 'There is a better one', it: 'C’è di meglio' },
  'web.own.row.now': { en: 'your order now', it: 'il tuo ordine ora' },
  'web.own.row.best': { en: 'the best order', it: 'l’ordine migliore' },
  'web.own.row.battle': { en: 'in the battle', it: 'in battaglia' },
  'web.own.chances': { en: 'Chance of victory after it', it: 'Probabilità di vittoria dopo l’ordine' },
  'web.own.show': { en: 'Show me', it: 'Mostra' },
  'web.own.next': { en: 'Next: {{count}} more', it: 'Avanti: ancora {{count}}' },
  'web.own.comes': { en: 'It comes back: {{day}}.', it: 'Torna: {{day}}.' },
  'web.own.learnt': { en: 'Learnt: it does not come back.', it: 'È imparato, e non torna più.' },
  'web.own.notKept': {
    en: 'The browser did not keep this result.',
    it: 'Il browser non ha conservato questo risultato.',
  },
  'web.own.board': terms.LookAtItOnTheBoard,
} as const;

export type OwnPuzzleKey = keyof typeof ownPuzzleMessages;
