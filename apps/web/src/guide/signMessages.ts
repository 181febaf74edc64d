/** Messages of the signs on the table that all games share. */
import * as terms from '@drumhead/content/terms';

export const signMessages = {
  'web.signs.pieces': { en: 'On pieces', it: 'Sui pezzi' },
  'web.signs.around': { en: 'Around pieces', it: 'Attorno ai pezzi' },
  'web.signs.ground': { en: 'On the ground', it: 'Sul terreno' },
  'web.signs.sticks': { en: 'Measuring sticks', it: 'Misurini' },
  'web.signs.stick': { en: '{{name}}: {{mm}} mm', it: '{{name}}: {{mm}} mm' },
  'web.signs.stick.vs': { en: 'very short', it: 'molto corta' },
  'web.signs.stick.s': { en: 'short', it: 'corta' },
  'web.signs.stick.m': terms.medium,
  'web.signs.stick.l': { en: 'long', it: 'lunga' },
  'web.signs.sticks.how': {
    en: 'A length is told in millimetres and in the longest stick that fits: “92 mm (1.2 M)”.',
    it: 'Una lunghezza è in millimetri e nel misurino più lungo che ci sta: «92 mm (1,2 M)».',
  },

  'web.sign.ready': { en: 'It may still act.', it: 'Può ancora agire.' },
  'web.sign.front': {
    en: 'The tip points to the front: filled until the unit has acted, then hollow.',
    it: 'La punta indica il fronte: piena finché l’unità non ha agito, poi vuota.',
  },
  'web.sign.counter.infantry': { en: 'Infantry, seen from afar.', it: 'Fanteria, vista da lontano.' },
  'web.sign.counter.cavalry': { en: 'Cavalry, seen from afar.', it: 'Cavalleria, vista da lontano.' },
  'web.sign.counter.artillery': { en: 'Artillery, seen from afar.', it: 'Artiglieria, vista da lontano.' },
  'web.sign.able': { en: 'You may choose it now: tap it.', it: 'Ora puoi sceglierlo: toccalo.' },
  'web.sign.chosen': { en: 'The piece that you chose.', it: 'Il pezzo che hai scelto.' },
  'web.sign.target': { en: 'The target of the order that is proposed.', it: 'Il bersaglio dell’ordine proposto.' },
  'web.sign.watcher': {
    en: 'Something here gets worse by the proposed move: the panel says what.',
    it: 'Qui la mossa proposta peggiora qualcosa: il pannello dice che cosa.',
  },
  'web.sign.step': {
    en: 'The newest steps of the battle, in the colour of their side: the strip tells each by its number.',
    it: 'Gli ultimi passi della battaglia, nel colore della parte: la striscia racconta ognuno con il suo numero.',
  },
  'web.sign.spot': {
    en: 'The guide or a line of the log points at this.',
    it: 'La guida o una riga del diario indica questo.',
  },
  'web.sign.ghost': {
    en: 'Where the piece would stand if you confirm.',
    it: 'Dove starebbe il pezzo, se confermi.',
  },
  'web.sign.ghost.stopped': {
    en: 'It cannot stand there: the panel says why.',
    it: 'Lì non può stare: il pannello dice perché.',
  },
  'web.sign.handle.body': { en: 'Drag it to move the piece.', it: 'Trascinalo per muovere il pezzo.' },
  'web.sign.handle.turn': { en: 'Drag it to turn the piece.', it: 'Trascinalo per girare il pezzo.' },
  'web.sign.handle.wheel': { en: 'Drag it to wheel forward.', it: 'Trascinalo per convergere in avanti.' },
  'web.sign.stick': { en: 'A length, with a notch for each measure.', it: 'Una lunghezza, con una tacca per misura.' },
  'web.sign.stick.shot': { en: 'The length of a shot.', it: 'La lunghezza di un tiro.' },
  'web.sign.driven': {
    en: 'The rules moved a piece this way; the pale figures are where it was.',
    it: 'Le regole hanno mosso un pezzo così; le figure pallide sono dov’era.',
  },
  'web.sign.threat': {
    en: 'The enemy could attack here next turn; a button at the edge shows it.',
    it: 'Qui il nemico potrebbe attaccare nel prossimo turno; un pulsante al bordo lo mostra.',
  },
} as const;

export type SignKey = keyof typeof signMessages;
