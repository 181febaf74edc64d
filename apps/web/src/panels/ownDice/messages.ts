/** Messages of dice that people roll at a real table and type in. */
import * as terms from '@drumhead/content/terms';

export const ownDiceMessages = {
  'web.ownDice': { en: 'Dice of this battle', it: 'Dadi di questa battaglia' },
  'web.ownDice.none': { en: 'Drumhead rolls', it: 'Li tira Drumhead' },
  'web.ownDice.mine': { en: 'I roll mine', it: 'Uso i miei dadi' },
  'web.ownDice.all': { en: 'I roll them all', it: 'Tiro io tutti i dadi' },
  'web.ownDice.about': {
    en: 'Roll real dice and tap what they show. Drumhead rolls for the computer unless you roll them all.',
    it: 'Tira dadi veri e tocca le facce uscite. Per il computer tira Drumhead, a meno che tu li tiri tutti.',
  },
  'web.ownDice.who': { en: '{{side}} to roll', it: 'Tira i dadi: {{side}}' },
  'web.ownDice.roll_one': { en: 'Roll one die and tap its face.', it: 'Tira un dado e tocca la faccia uscita.' },
  'web.ownDice.roll_other': {
    en: 'Roll {{count}} dice and tap their faces.',
    it: 'Tira {{count}} dadi e tocca le facce uscite.',
  },
  'web.ownDice.face': { en: 'Die shows {{face}}', it: 'Il dado mostra {{face}}' },
  'web.ownDice.faces': { en: 'Faces of a die', it: 'Facce di un dado' },
  'web.ownDice.typed': { en: 'Dice so far: {{given}} of {{count}}', it: 'Dadi finora: {{given}} di {{count}}' },
  'web.ownDice.die': { en: 'Die {{n}}: {{face}}. Tap to change it.', it: 'Dado {{n}}: {{face}}. Tocca per cambiarlo.' },
  'web.ownDice.die.open': { en: 'Die {{n}}: to be rolled', it: 'Dado {{n}}: da tirare' },
  'web.ownDice.typed.all': {
    en: 'All dice are tapped: confirm them, or tap one to change it.',
    it: 'Ci sono tutti i dadi: confermali, o toccane uno per cambiarlo.',
  },
  'web.ownDice.machine': { en: 'Drumhead rolls these: {{what}}', it: 'Questi li tira Drumhead: {{what}}' },
  'web.ownDice.undo': { en: 'Undo the last die', it: 'Annulla l’ultimo dado' },
  'web.ownDice.confirm': { en: 'Confirm the dice', it: 'Conferma i dadi' },
  'web.ownDice.forMe': { en: 'Roll this one for me', it: 'Tira al posto mio' },
  'web.ownDice.meaning': { en: 'Meaning of each face', it: 'Che cosa significa ogni faccia' },
  'web.ownDice.success': { en: 'success', it: 'successo' },
  'web.ownDice.failure': { en: 'failure', it: 'fallimento' },
  'web.ownDice.level': terms.noEffect,
  'web.ownDice.compared': {
    en: 'The dice of both sides are compared once all are tapped.',
    it: 'I dadi delle due parti si confrontano quando ci sono tutti.',
  },
  'web.ownDice.compared.machine': {
    en: 'Confirm: then Drumhead rolls the dice of the other side, and compares them with these.',
    it: 'Conferma: poi Drumhead tira i dadi dell’altra parte e li confronta con questi.',
  },
  'web.ownDice.against': terms.against,
  'web.ownDice.together': {
    en: 'These dice count together, once all are tapped.',
    it: 'Questi dadi contano insieme, quando ci sono tutti.',
  },
  'web.ownDice.keys': { en: 'Keys: faces, Backspace, Enter.', it: 'Tasti: le facce, Backspace, Invio.' },
} as const;

export type OwnDiceKey = keyof typeof ownDiceMessages;
