/** Words of the panels of a decision and of standing orders: fetched with them, after the table. */
import * as terms from '@drumhead/content/terms';

export const decidingMessages = {
  'web.decide.left': { en: 'Actions left: {{left}}', it: 'Azioni rimaste: {{left}}' },
  'web.decide.reacting': { en: 'Your reaction: spend the action', it: 'La tua reazione: spendi l’azione' },
  'web.decide.close.about': { en: 'your phase goes on', it: 'la tua fase continua' },
  'web.decide.pass.about': { en: 'your phase ends', it: 'la tua fase finisce' },
  'web.decide.close.forgone': { en: 'yet to act: {{count}}', it: 'possono ancora agire: {{count}}' },
  'web.decide.forgone': {
    en: 'Yet to act: units {{units}}, generals {{generals}}, Reserve units {{reserve}}',
    it: 'Possono ancora agire: unità {{units}}, generali {{generals}}, unità di riserva {{reserve}}',
  },
  'web.decide.pick': {
    en: 'Tap a unit on the table, drag it to its destination, or choose here:',
    it: 'Tocca un’unità sul tavolo, trascinala a destinazione, o scegli qui:',
  },
  'web.decide.moves': terms.AllMoves,
  'web.decide.dragUnit': {
    en: 'Drag the unit to move it; use its handles to turn or wheel.',
    it: 'Trascina l’unità per muoverla; usa le maniglie per le rotazioni e le conversioni.',
  },
  'web.decide.dragGeneral': { en: 'Drag the general to its destination.', it: 'Trascina il generale a destinazione.' },
  'web.decide.formations': { en: 'Formation', it: 'Formazione' },
  'web.decide.fireAt': { en: 'Fire at', it: 'Fuoco su' },
  'web.decide.joins': { en: 'Join a unit', it: 'Aggrega a un’unità' },
  'web.react.others_one': { en: '1 other: tap it on the table', it: '1 altro: toccalo sul tavolo' },
  'web.react.others_other': {
    en: '{{count}} others: tap one on the table',
    it: 'Altri {{count}}: toccane uno sul tavolo',
  },
  'web.react.closed': { en: 'Cannot react: {{count}}', it: 'Non possono reagire: {{count}}' },
  'web.react.square': { en: 'form square against {{enemy}}', it: 'forma il quadrato contro {{enemy}}' },
  'web.react.fight': { en: 'charge', it: 'carica' },
  'web.react.shoot': { en: 'fire at {{enemy}}', it: 'fuoco su {{enemy}}' },
  'web.react.shoot.sector': { en: 'fire at a sector', it: 'fuoco su un settore' },
  'web.react.rally': { en: 'rally', it: 'riordina' },
  'web.react.threatened': { en: 'threatened by {{enemy}}', it: 'sotto minaccia: {{enemy}}' },
  'web.react.move': { en: 'move or change formation', it: 'muovi o cambia formazione' },
  'web.react.lead': { en: 'move or join a unit', it: 'muovi o aggrega a un’unità' },
  'web.decide.reactTo': {
    en: '{{what}} One of yours may answer with up to {{dice}} dice.',
    it: '{{what}} Uno dei tuoi può rispondere con al massimo {{dice}} dadi.',
  },
  'web.decide.reactTo.one': {
    en: '{{what}} One of yours may answer with one die.',
    it: '{{what}} Uno dei tuoi può rispondere con un dado.',
  },
  'web.decide.giveGroup': { en: 'Give a group order…', it: 'Dai un ordine di gruppo…' },
  'web.decide.correct': {
    en: 'Units stand too near to friends. This comes before any reaction, without dice.',
    it: 'Alcune unità sono troppo vicine agli amici. Viene prima di ogni reazione, senza dadi.',
  },
  'web.decide.group': terms.GroupOrder,
  'web.decide.group.leftOut': { en: 'Left out: {{unit}}.', it: 'Resta fuori: {{unit}}.' },
  'web.decide.group.about': {
    en: 'Choose the units, then the dice. Each unit gets the actions; none may Approach or fire.',
    it: 'Scegli le unità, poi i dadi. Ogni unità riceve le azioni; nessuna può iniziare un avvicinamento o fare fuoco.',
  },
  'web.reposition.LB-LEAD-16': {
    en: 'The unit with the general was eliminated.',
    it: 'L’unità con il generale è stata eliminata.',
  },
  'web.reposition.LB-LEAD-17': {
    en: 'An enemy unit ran into the general.',
    it: 'Un’unità nemica ha investito il generale.',
  },
  'web.reposition.LB-LEAD-19': {
    en: 'The enemy is nearer to the general than your own troops.',
    it: 'Il nemico è più vicino al generale delle tue truppe.',
  },
  'web.reposition.LB-CINC-12': {
    en: 'An enemy unit ran into the Commander-in-Chief.',
    it: 'Un’unità nemica ha investito il comandante in capo.',
  },
  'web.react.acts': { en: 'to act, on {{need}}+', it: 'di agire, con {{need}}+' },
  'web.roll.acts': { en: 'it acts', it: 'agisce' },
  'web.roll.fails': { en: 'it fails twice', it: 'fallisce due volte' },
  'web.roll.need': {
    en: 'A die succeeds on {{need}}+: Quality {{quality}}{{reasons}}',
    it: 'Ogni {{need}}+ è un successo: Qualità {{quality}}{{reasons}}',
  },
  'web.card.lostWhenBeaten': {
    en: 'Beaten in Contact, guns are lost at any DIS.',
    it: 'Battuti nel contatto, i cannoni sono persi con qualsiasi DIS.',
  },
  'web.odds.lostWhenBeaten': {
    en: 'Lost at any DIS when beaten in Contact: guns; infantry by cavalry, unless in square; a march column; a square by infantry.',
    it: 'Perduti con qualsiasi DIS se battuti nel contatto: i cannoni; la fanteria dalla cavalleria, se non è in quadrato; una colonna di marcia; un quadrato dalla fanteria.',
  },
  'web.orders.ask': { en: 'Ask me in this battle', it: 'In questa battaglia chiedimi' },
  'web.orders.ask.matters': { en: 'when it matters', it: 'quando conta' },
  'web.orders.ask.near': { en: 'enemy within {{length}}', it: 'nemico entro {{length}}' },
  'web.orders.ask.always': { en: 'always', it: 'sempre' },
  'web.orders.ask.never': { en: 'never', it: 'mai' },
  'web.orders.activation': { en: 'No reaction to this activation', it: 'Nessuna reazione a questa attivazione' },
  'web.orders.phase': { en: 'No reaction in this phase', it: 'Nessuna reazione in questa fase' },
  'web.orders.silent': { en: 'Never ask whether this unit reacts', it: 'Non chiedermi reazioni per questa unità' },
} as const;

export type DecidingKey = keyof typeof decidingMessages;
