/** Meanings of the signs on the table of Large Battles. */
export const signMessages = {
  'lb.sign.dis': {
    en: 'DIS, a diamond for each. At 4 the unit is eliminated.',
    it: 'DIS, un rombo per ciascuno. A 4 l’unità è eliminata.',
  },
  'lb.sign.fired': {
    en: 'The guns have fired: they must reload.',
    it: 'I cannoni hanno sparato: devono ricaricare.',
  },
  'lb.sign.reacted': { en: 'It has reacted in this phase.', it: 'Ha già reagito in questa fase.' },
  'lb.sign.violation': { en: 'It stands too near to friends.', it: 'È troppo vicina ad amici.' },
  'lb.sign.activated': { en: 'The general has been activated.', it: 'Il generale è stato attivato.' },
  'lb.sign.general': {
    en: 'A Leader, with the number of the brigade; a star is the CinC.',
    it: 'Un comandante, con il numero della sua brigata; una stella è il comandante in capo.',
  },
  'lb.sign.candidate': {
    en: 'A unit that may react, with its letter in the panel.',
    it: 'Un’unità che può reagire, con la sua lettera nel pannello.',
  },
  'lb.sign.fight': { en: 'These units fight.', it: 'Queste unità combattono.' },
  'lb.sign.reach': {
    en: 'Where the middle of the unit can get to with its next action; the outer line with two.',
    it: 'Fin dove arriva il centro dell’unità con la prossima azione; la linea esterna, con due.',
  },
  'lb.sign.range': {
    en: 'The ranges of guns, 1L, 2L and 3L before their front. Guns see one way, from their centre to the target; other sight between units is mutual.',
    it: 'Le gittate dei cannoni, 1L, 2L e 3L davanti al fronte. I cannoni vedono in un senso solo, dal loro centro al bersaglio; ogni altra vista fra unità è reciproca.',
  },
  'lb.sign.arc': {
    en: 'The frontal arc: 1S, and beyond it as far as the unit may Approach.',
    it: 'L’arco frontale: 1C, e oltre, fin dove l’unità può iniziare un avvicinamento.',
  },
  'lb.sign.span': { en: 'The command span of a general.', it: 'Il raggio di comando di un generale.' },
  'lb.sign.thread': { en: 'From a unit to its Leader.', it: 'Da un’unità al suo comandante.' },
  'lb.sign.keepOut': {
    en: '1S around an enemy, where a moving unit must stop.',
    it: '1C attorno a un nemico, dove un’unità in movimento deve fermarsi.',
  },
  'lb.sign.zone': {
    en: 'While you deploy: the edge of a zone of your half.',
    it: 'Durante lo schieramento: il bordo di una zona della tua metà.',
  },
} as const;

export type OwnSignKey = keyof typeof signMessages;
