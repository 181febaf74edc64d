/** Meanings of the signs on the table of Simplicity in Practice. */
export const signMessages = {
  'sip.sign.dp': {
    en: 'DP, a diamond for each. At 4 the unit breaks.',
    it: 'PD, un rombo per ciascuno. A 4 l’unità va in rotta.',
  },
  'sip.sign.confused': { en: 'It is confused: no move, no fire.', it: 'È in confusione: non muove e non fa fuoco.' },
  'sip.sign.fired': { en: 'It has fired in this turn.', it: 'Ha fatto fuoco in questo turno.' },
  'sip.sign.routing': { en: 'It routs.', it: 'È in rotta.' },
  'sip.sign.moved': { en: 'The Command base has moved.', it: 'La base di comando si è mossa.' },
  'sip.sign.elite': { en: 'A unit of the Elite class.', it: 'Un’unità di classe «scelta».' },
  'sip.sign.raw': { en: 'A unit of the Raw class.', it: 'Un’unità di classe «inesperta».' },
  'sip.sign.reach': {
    en: 'Where the middle of the unit can move to.',
    it: 'Fin dove può muovere il centro dell’unità.',
  },
  'sip.sign.range': {
    en: 'The arc of fire; the paler part is long range.',
    it: 'L’arco di fuoco; la parte più chiara è la lunga gittata.',
  },
  'sip.sign.radius': { en: 'The command radius.', it: 'Il raggio di comando.' },
  'sip.sign.lane': {
    en: 'A charge, and where it hits; another colour: in the flank or rear.',
    it: 'Una carica, e dove colpisce; d’altro colore: sul fianco o alle spalle.',
  },
  'sip.sign.sight': { en: 'The line of sight of a shot.', it: 'La linea di vista di un tiro.' },
} as const;

export type OwnSignKey = keyof typeof signMessages;
