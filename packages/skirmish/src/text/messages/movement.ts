/** Messages of moving and handling. */
import * as terms from '@drumhead/content/terms';

export const movementMessages = {
  'sk.cost.move': { en: 'Move', it: 'Movimento' },
  'sk.cost.crawl': { en: 'Crawl', it: 'Strisciare' },
  'sk.cost.shortInBroken': { en: 'Short Move in broken ground', it: 'Movimento Corto in terreno difficile' },
  'sk.cost.leaving': { en: 'Leaving hand-to-hand combat', it: 'Uscita dal corpo a corpo' },
  'sk.cost.reluctant': { en: 'Reluctant, into contact', it: 'Riluttante, fino al contatto' },

  'sk.broken.wood': { en: 'woods', it: 'bosco' },
  'sk.broken.rough': { en: 'broken ground', it: 'terreno difficile' },
  'sk.broken.line': { en: 'an obstacle', it: 'un ostacolo' },
  'sk.broken.door': { en: 'a doorway', it: 'una porta' },

  'sk.bash.combat': terms.Combat,
  'sk.bash.strong': terms.Strong,
  'sk.bash.weak': terms.Weak,
  'sk.bash.axe': { en: 'Axe', it: 'Ascia' },
  'sk.bash.engineer': { en: 'Engineer', it: 'Geniere' },
  'sk.dice.bash': { en: 'Breaking through', it: 'Abbattimento' },

  'sk.move.notSprinter': {
    en: 'Only a Sprinter may use the next longer stick.',
    it: 'Solo uno Scattista può usare il misurino più lungo.',
  },
  'sk.move.sprinted': { en: 'It has already sprinted this turn.', it: 'Ha già scattato in questo turno.' },
  'sk.move.noLonger': {
    en: 'There is no longer stick for this Move.',
    it: 'Per questo movimento non c’è un misurino più lungo.',
  },
  'sk.move.nowhere': { en: 'It is already there.', it: 'Si trova già lì.' },
  'sk.move.offTable': {
    en: 'A model cannot leave the table by choice.',
    it: 'Un modello non può lasciare il tavolo per scelta.',
  },
  'sk.move.tooFar': {
    en: '{{length}} mm is too far: the limit is {{reach}} mm.',
    it: '{{length}} mm sono troppi: il limite è {{reach}} mm.',
  },
  'sk.move.tooFarInBroken': {
    en: '{{length}} mm is too far through {{ground}}: the limit is {{reach}} mm.',
    it: '{{length}} mm sono troppi, passando per: {{ground}}; il limite è {{reach}} mm.',
  },
  'sk.move.riderIndoors': {
    en: 'A mounted model cannot enter a building.',
    it: 'Un modello a cavallo non può entrare in un edificio.',
  },
  'sk.move.wall': { en: 'A wall blocks the way.', it: 'Un muro sbarra la via.' },
  'sk.move.throughEnemy': {
    en: 'The base of {{other}} blocks the way: a model cannot cross an enemy.',
    it: 'La basetta di {{other}} sbarra la via: un nemico non si attraversa.',
  },
  'sk.move.stopsAtEnemy': {
    en: 'Contact with {{other}} ends the Move before that.',
    it: 'Il contatto con {{other}} ferma prima il movimento.',
  },
  'sk.move.rideThroughFoot': {
    en: 'A mounted model cannot pass through {{other}}, on foot.',
    it: 'Un modello a cavallo non può passare attraverso {{other}}, a piedi.',
  },
  'sk.move.throughEngaged': {
    en: 'A model cannot pass through {{other}}, in contact with an enemy.',
    it: 'Un modello non può passare attraverso {{other}}, a contatto con un nemico.',
  },
  'sk.move.acrossObstacle': {
    en: 'The base would lie across an obstacle by {{short}} mm: cross it or stop short.',
    it: 'La basetta resterebbe a cavallo di un ostacolo per {{short}} mm: superalo o fermati prima.',
  },
  'sk.move.notClear': {
    en: 'The Move must end clear of {{other}}.',
    it: 'Il movimento deve finire staccato da {{other}}.',
  },
  'sk.move.slow': {
    en: 'A Slow model may make only one Move per turn.',
    it: 'Un modello Lento può muovere una sola volta per turno.',
  },
  'sk.move.scoutContact': {
    en: 'A Scout’s free Move cannot reach contact with an enemy.',
    it: 'Il movimento gratuito di uno Scout non può arrivare a contatto con un nemico.',
  },
  'sk.move.scoutsFirst': { en: 'Move the Scouts first.', it: 'Prima muovi gli Scout.' },
  'sk.move.noScout': { en: 'It has no free Scout Move now.', it: 'Ora non ha un movimento gratuito da Scout.' },

  'sk.act.none': { en: 'That is not a movement action.', it: 'Non è un’azione di movimento.' },
  'sk.act.otherModel': { en: 'Another model is acting.', it: 'Sta agendo un altro modello.' },
  'sk.act.notThere': { en: 'It is not on the table.', it: 'Non è sul tavolo.' },
  'sk.act.fallen': { en: 'It is down: it can only stand up.', it: 'È a terra: può solo alzarsi.' },
  'sk.act.prone': {
    en: 'It is prone: it may stand up, crawl or shoot.',
    it: 'È in posizione prona: può alzarsi, strisciare o tirare.',
  },
  'sk.act.stands': { en: 'It is already standing.', it: 'È già in piedi.' },
  'sk.act.engaged': {
    en: 'It is in hand-to-hand combat: it may only leave it.',
    it: 'È in corpo a corpo: può solo uscirne.',
  },
  'sk.act.tooDear': {
    en: 'Actions needed {{cost}}, left {{left}}.',
    it: 'Azioni necessarie {{cost}}, rimaste {{left}}.',
  },
  'sk.act.mustCharge': {
    en: 'It declared a charge: its first action must be a Move into contact.',
    it: 'Ha dichiarato una carica: la prima azione dev’essere un movimento fino al contatto.',
  },
  'sk.act.noProne': {
    en: 'Models cannot go prone in Drums and Shakos.',
    it: 'In Drums and Shakos i modelli non possono mettersi proni.',
  },
  'sk.act.rider': { en: 'A mounted model cannot do that.', it: 'Un modello a cavallo non può farlo.' },
  'sk.act.notMounted': { en: 'It is already on foot.', it: 'È già a piedi.' },
  'sk.act.noBuilding': { en: 'That is not a building.', it: 'Non è un edificio.' },
  'sk.act.noWindow': { en: 'There is no window there.', it: 'Lì non c’è una finestra.' },
  'sk.act.upperWindow': {
    en: 'That window is on the upper floor: jump out of it instead.',
    it: 'Quella finestra è al piano superiore: si può solo saltare giù.',
  },
  'sk.act.groundWindow': {
    en: 'That window is on the ground floor: climb through it instead.',
    it: 'Quella finestra è al pianterreno: si può solo scavalcare.',
  },
  'sk.act.notAtWindow': { en: 'It must touch the window first.', it: 'Prima deve toccare la finestra.' },
  'sk.act.noRoom': { en: 'There is no room on the other side.', it: 'Dall’altra parte non c’è spazio.' },
  'sk.act.noStairs': { en: 'There are no stairs.', it: 'Non ci sono scale.' },
  'sk.act.notAtStairs': { en: 'It must touch the stairs first.', it: 'Prima deve toccare le scale.' },
  'sk.act.stairsTaken': {
    en: 'There is no room at the other end of the stairs.',
    it: 'All’altro capo delle scale non c’è spazio.',
  },
  'sk.act.noLadder': { en: 'There is no ladder.', it: 'Non c’è una scala a pioli.' },
  'sk.act.notAtLadder': {
    en: 'It must touch the foot of the ladder or its window first.',
    it: 'Prima deve toccare il piede della scala a pioli o la sua finestra.',
  },
  'sk.act.notBarred': { en: 'There is no barred door there.', it: 'Lì non c’è una porta sbarrata.' },
  'sk.act.barredOutside': {
    en: 'The door can be unbarred only from inside.',
    it: 'La sbarra si toglie solo dall’interno.',
  },
  'sk.act.notAtDoor': { en: 'It must touch the door first.', it: 'Prima deve toccare la porta.' },
  'sk.act.notBashable': { en: 'That cannot be broken down.', it: 'Quello non si può abbattere.' },
  'sk.act.engineerOnly': {
    en: 'Only an Engineer can break down a low wall.',
    it: 'Solo un Geniere può abbattere un muretto.',
  },
  'sk.act.notAtObstacle': { en: 'It must touch the obstacle first.', it: 'Prima deve toccare l’ostacolo.' },
  'sk.act.bashedBefore': { en: 'It has already tried this turn.', it: 'Ha già provato in questo turno.' },
  'sk.act.notLying': { en: 'That object is not on the table.', it: 'Quell’oggetto non è sul tavolo.' },
  'sk.act.carries': { en: 'It already carries an object.', it: 'Porta già un oggetto.' },
  'sk.act.notAtThing': { en: 'It must touch the object first.', it: 'Prima deve toccare l’oggetto.' },
  'sk.act.carriesNothing': { en: 'It carries no object.', it: 'Non porta oggetti.' },
  'sk.act.noFriend': { en: 'Choose a friend in contact.', it: 'Scegli un amico a contatto.' },
  'sk.act.friendFallen': {
    en: 'A model that is down cannot carry anything.',
    it: 'Un modello a terra non può portare nulla.',
  },
  'sk.act.friendCarries': { en: 'The friend already carries an object.', it: 'L’amico porta già un oggetto.' },
} as const;
