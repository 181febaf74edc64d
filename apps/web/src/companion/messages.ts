/** Messages of the pages for a real table. */
import * as terms from '@drumhead/content/terms';

export const companionMessages = {
  'web.companion.about': {
    en: 'Say what stands on your table. Drumhead adds up, gives the chances, and judges the dice you roll.',
    it: 'Descrivi che cosa c’è sul tuo tavolo. Drumhead fa le somme, dà le probabilità e giudica i dadi che tiri.',
  },
  'web.companion.follows': { en: 'What follows', it: 'Che cosa segue' },
  'web.companion.own': { en: 'Your squads on this table', it: 'Le tue squadre su questo tavolo' },
  'web.companion.own.about': {
    en: 'Tap those that stand here: their models are counted, and their profiles stand first.',
    it: 'Tocca quelle che sono qui: i loro modelli vengono contati, e i loro profili stanno per primi.',
  },
  'web.companion.battles': { en: 'A battle of yours on this table', it: 'Una tua battaglia su questo tavolo' },
  'web.companion.battles.about': {
    en: 'A saved battle or position fills in names and profiles, as they stand there.',
    it: 'Una battaglia o una posizione salvata fornisce nomi e profili, così come sono lì.',
  },
  'web.companion.battles.none': {
    en: 'No battle of this game is saved on this device.',
    it: 'Su questo dispositivo non è salvata nessuna battaglia di questo gioco.',
  },
  'web.companion.battles.failed': {
    en: 'This battle could not be opened.',
    it: 'Non è stato possibile aprire questa battaglia.',
  },
  'web.companion.battles.secret': {
    en: 'One side is still hidden in this battle: finish its set-up first.',
    it: 'In questa battaglia una parte è ancora nascosta: concludi prima la preparazione.',
  },
  'web.companion.table': { en: 'On the table', it: 'Sul tavolo' },
  'web.companion.table.tap': { en: 'Tap whoever acts.', it: 'Tocca chi agisce.' },
  'web.companion.piece': { en: 'From the table', it: 'Dal tavolo' },
  'web.companion.piece.choose': { en: 'Choose who it is', it: 'Scegli chi è' },
  'web.companion.left': { en: '{{name}}: {{left}} of {{of}} left', it: '{{name}}: {{left}} su {{of}} in campo' },
  'web.companion.kinds': { en: 'What happens?', it: 'Che cosa succede?' },
  'web.companion.more': { en: 'More', it: 'Altro' },
  'web.companion.others': { en: 'Other situations', it: 'Altre situazioni' },
  'web.companion.answer': { en: 'Answer', it: 'Risposta' },
  'web.companion.dice': terms.Dice,
  'web.companion.dice.about': {
    en: 'Roll and tap the faces. Without them you see sums and chances.',
    it: 'Tira e tocca le facce. Senza, vedi somme e probabilità.',
  },
  'web.companion.dice.wanted': {
    en: 'Dice to roll: {{wanted}}. Tap the faces; without them you see sums and chances.',
    it: 'Dadi da tirare: {{wanted}}. Tocca le facce; senza, vedi somme e probabilità.',
  },
  'web.companion.dice.missing': { en: 'Tap the dice to see the result.', it: 'Tocca i dadi per vedere il risultato.' },
  'web.companion.face': { en: '{{field}}: {{face}}', it: '{{field}}: {{face}}' },
  'web.companion.faces': { en: 'Rolled: {{faces}}', it: 'Tirati: {{faces}}' },
  'web.companion.faces.none': { en: 'Rolled: none yet', it: 'Tirati: ancora nessuno' },
  'web.companion.faces.full': { en: 'All {{most}} dice are entered.', it: 'Tutti i {{most}} dadi sono inseriti.' },
  'web.companion.dice.none': { en: 'No dice are entered yet.', it: 'Ancora nessun dado inserito.' },
  'web.companion.number.none': { en: 'No number is entered yet.', it: 'Ancora nessun numero inserito.' },
  'web.companion.number.least': { en: 'The least is {{least}}.', it: 'Il minimo è {{least}}.' },
  'web.companion.number.most': { en: 'The limit is {{most}}.', it: 'Il massimo è {{most}}.' },
  'web.companion.undo': { en: 'Undo the last die', it: 'Annulla l’ultimo dado' },
  'web.companion.noDice': { en: 'Clear the dice', it: 'Togli i dadi' },
  'web.companion.reset': { en: 'New situation', it: 'Nuova situazione' },
  'web.companion.link': { en: 'Copy link', it: 'Copia il link' },
  'web.companion.link.done': { en: 'Link copied.', it: 'Link copiato.' },
  'web.companion.link.failed': {
    en: 'The link could not be copied. Copy it from the field.',
    it: 'Copia del link non riuscita. Copialo dal campo.',
  },
  'web.companion.link.field': { en: 'Link', it: 'Link' },
  'web.companion.link.strange': {
    en: 'This link cannot be read. Your last situation is shown.',
    it: 'Link illeggibile. Ecco la tua ultima situazione.',
  },
  'web.companion.unsaid': { en: 'not given', it: 'non indicato' },
  'web.companion.unsaid.above': { en: 'neither', it: 'nessuna' },
  'web.companion.implied': { en: '{{value}} (of the profile)', it: '{{value}} (dal profilo)' },
  'web.companion.lacking': { en: 'Still to give:', it: 'Ancora da indicare:' },
  'web.companion.lacking.or': { en: ' or ', it: ' o ' },
  'web.companion.none': terms.none,
  'web.companion.fewer': { en: 'Less: {{field}}', it: 'Meno: {{field}}' },
  'web.companion.further': { en: 'More: {{field}}', it: 'Più: {{field}}' },
  'web.companion.add': { en: 'Add: {{field}}', it: 'Aggiungi: {{field}}' },
  'web.companion.sameFor': { en: 'Others like this one', it: 'Altri uguali a questo' },
  'web.companion.another': { en: 'Add another: {{field}}', it: 'Aggiungi un altro: {{field}}' },
  'web.companion.remove': { en: 'Remove: {{field}} {{n}}', it: 'Togli: {{field}} {{n}}' },
  'web.companion.problems': { en: 'To fix', it: 'Da correggere' },
  // kinds
  'web.companion.kind.activation': terms.Activation,
  // choices that no rule set names
  'web.companion.word.15mm': { en: '15 mm', it: '15 mm' },
  'web.companion.word.28mm': { en: '28 mm', it: '28 mm' },
  'web.companion.word.light': { en: 'light', it: 'leggera' },
  'web.companion.word.heavy': terms.heavy,
  'web.companion.word.cover.none': terms.none,
  'web.companion.word.hedge': terms.hedge,
  'web.companion.word.fence': terms.fence,
} as const;

export type CompanionKey = keyof typeof companionMessages;
