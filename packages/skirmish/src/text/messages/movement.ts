/** Messages of moving and handling. */
export const movementMessages = {
  'sk.cost.move': { en: 'Move', it: 'Movimento' },
  'sk.cost.crawl': { en: 'Crawl', it: 'Strisciare' },
  'sk.cost.shortInBroken': { en: 'Short Move in broken ground', it: 'Movimento Corto in terreno difficile' },
  'sk.cost.leaving': { en: 'Leaving combat', it: 'Abbandona il corpo a corpo' },
  'sk.cost.reluctant': { en: 'Reluctant, into contact', it: 'Riluttante, fino al contatto' },

  'sk.broken.wood': { en: 'woods', it: 'bosco' },
  'sk.broken.rough': { en: 'broken ground', it: 'terreno difficile' },
  'sk.broken.line': { en: 'an obstacle', it: 'un ostacolo' },
  'sk.broken.door': { en: 'a doorway', it: 'una porta' },

  'sk.bash.combat': { en: 'Combat', it: 'Combattimento' },
  'sk.bash.strong': { en: 'Strong', it: 'Forte' },
  'sk.bash.weak': { en: 'Weak', it: 'Debole' },
  'sk.bash.axe': { en: 'Axe', it: 'Ascia' },
  'sk.bash.engineer': { en: 'Engineer', it: 'Geniere' },
  'sk.dice.bash': { en: 'Bashing', it: 'Abbattere' },

  'sk.move.notSprinter': {
    en: 'Only a Sprinter takes the next longer stick.',
    it: 'Solo uno Scattista usa il misurino più lungo.',
  },
  'sk.move.sprinted': { en: 'It has sprinted this turn.', it: 'Ha già scattato in questo turno.' },
  'sk.move.noLonger': {
    en: 'There is no longer stick for this Move.',
    it: 'Per questo movimento non c’è un misurino più lungo.',
  },
  'sk.move.nowhere': { en: 'It is already there.', it: 'Si trova già lì.' },
  'sk.move.offTable': { en: 'Nobody leaves the table by choice.', it: 'Nessuno lascia il tavolo di sua volontà.' },
  'sk.move.tooFar': {
    en: '{{length}} mm is farther than its stick of {{reach}} mm.',
    it: '{{length}} mm superano il suo misurino di {{reach}} mm.',
  },
  'sk.move.tooFarInBroken': {
    en: 'The way touches {{ground}}: {{length}} mm is farther than the {{reach}} mm left.',
    it: 'Il percorso tocca {{ground}}: {{length}} mm superano i {{reach}} mm che restano.',
  },
  'sk.move.riderIndoors': { en: 'Horses enter no building.', it: 'I cavalli non entrano negli edifici.' },
  'sk.move.wall': { en: 'A wall is in the way.', it: 'C’è un muro in mezzo.' },
  'sk.move.throughEnemy': {
    en: 'The base of {{other}} is in the way: enemies are never crossed.',
    it: 'La basetta di {{other}} è in mezzo: i nemici non si attraversano mai.',
  },
  'sk.move.stopsAtEnemy': {
    en: 'Contact with {{other}} ends the Move before.',
    it: 'Il contatto con {{other}} ferma prima il movimento.',
  },
  'sk.move.rideThroughFoot': {
    en: 'Riders cannot pass through {{other}}, who is on foot.',
    it: 'I cavalieri non attraversano {{other}}, che è a piedi.',
  },
  'sk.move.throughEngaged': {
    en: 'Nobody passes through {{other}}, who is in contact with an enemy.',
    it: 'Non si attraversa {{other}}, che è a contatto con un nemico.',
  },
  'sk.move.acrossObstacle': {
    en: 'The base would lie across an obstacle, {{short}} mm too near: it must clear it or stop before it.',
    it: 'La basetta resterebbe a cavallo di un ostacolo per {{short}} mm: deve superarlo o fermarsi prima.',
  },
  'sk.move.notClear': {
    en: 'Leaving combat must end clear of {{other}}.',
    it: 'Chi abbandona il corpo a corpo deve staccarsi da {{other}}.',
  },
  'sk.move.slow': { en: 'A Slow model makes one Move a turn.', it: 'Un modello Lento muove una volta per turno.' },
  'sk.move.scoutContact': {
    en: 'A Scout’s free move may not reach contact with an enemy.',
    it: 'Il movimento gratuito di uno Scout non può arrivare a contatto con un nemico.',
  },
  'sk.move.scoutsFirst': { en: 'The Scouts move first.', it: 'Prima muovono gli Scout.' },
  'sk.move.noScout': { en: 'It has no free Scout’s move now.', it: 'Ora non ha un movimento gratuito da Scout.' },

  'sk.act.none': { en: 'That is no action of moving or handling.', it: 'Non è un’azione di movimento.' },
  'sk.act.otherModel': { en: 'Another model is acting.', it: 'Sta agendo un altro modello.' },
  'sk.act.notThere': { en: 'It is not on the table.', it: 'Non è sul tavolo.' },
  'sk.act.fallen': { en: 'It is Fallen: it can only stand up.', it: 'È caduto: può solo rialzarsi.' },
  'sk.act.prone': {
    en: 'It is Prone: it can stand up, crawl or shoot.',
    it: 'È prono: può rialzarsi, strisciare o tirare.',
  },
  'sk.act.stands': { en: 'It is Standing.', it: 'È in piedi.' },
  'sk.act.engaged': {
    en: 'It is engaged: it can only leave the combat.',
    it: 'È in corpo a corpo: può solo abbandonarlo.',
  },
  'sk.act.tooDear': {
    en: 'It costs {{cost}} actions, {{left}} left.',
    it: 'Costa {{cost}} azioni, ne restano {{left}}.',
  },
  'sk.act.mustCharge': {
    en: 'A charge was declared: its first action must be a Move into contact.',
    it: 'È stata dichiarata una carica: la prima azione dev’essere un movimento fino al contatto.',
  },
  'sk.act.noProne': {
    en: 'Nobody goes prone in Drums and Shakos.',
    it: 'In Drums and Shakos nessuno si mette prono.',
  },
  'sk.act.rider': { en: 'Not on horseback.', it: 'Non a cavallo.' },
  'sk.act.notMounted': { en: 'It is on foot.', it: 'È a piedi.' },
  'sk.act.noBuilding': { en: 'That is no building.', it: 'Non è un edificio.' },
  'sk.act.noWindow': { en: 'There is no window there.', it: 'Lì non c’è una finestra.' },
  'sk.act.upperWindow': {
    en: 'That window is on the upper floor: one jumps out of it.',
    it: 'Quella finestra è al piano superiore: se ne salta fuori.',
  },
  'sk.act.groundWindow': {
    en: 'That window is on the ground floor: one climbs through it.',
    it: 'Quella finestra è al pianterreno: la si scavalca.',
  },
  'sk.act.notAtWindow': { en: 'It does not touch the window.', it: 'Non tocca la finestra.' },
  'sk.act.noRoom': { en: 'There is no room on the other side.', it: 'Dall’altra parte non c’è posto.' },
  'sk.act.noStairs': { en: 'There are no stairs.', it: 'Non ci sono scale.' },
  'sk.act.notAtStairs': { en: 'It does not touch the stairs.', it: 'Non tocca le scale.' },
  'sk.act.stairsTaken': {
    en: 'There is no room at the other end of the stairs.',
    it: 'All’altro capo delle scale non c’è posto.',
  },
  'sk.act.noLadder': { en: 'There is no ladder.', it: 'Non c’è una scala a pioli.' },
  'sk.act.notAtLadder': {
    en: 'It touches neither the foot of the ladder nor its window.',
    it: 'Non tocca né il piede della scala né la sua finestra.',
  },
  'sk.act.notBarred': { en: 'There is no barred door there.', it: 'Lì non c’è una porta sbarrata.' },
  'sk.act.barredOutside': { en: 'It is unbarred from inside.', it: 'Si toglie la sbarra dall’interno.' },
  'sk.act.notAtDoor': { en: 'It does not touch the door.', it: 'Non tocca la porta.' },
  'sk.act.notBashable': { en: 'That cannot be bashed down.', it: 'Non si può abbattere.' },
  'sk.act.engineerOnly': { en: 'Only an Engineer bashes a low wall down.', it: 'Solo un Geniere abbatte un muretto.' },
  'sk.act.notAtObstacle': { en: 'It does not touch it.', it: 'Non lo tocca.' },
  'sk.act.bashedBefore': {
    en: 'It has tried to bash once this turn.',
    it: 'Ha già provato ad abbattere in questo turno.',
  },
  'sk.act.notLying': { en: 'It does not lie on the table.', it: 'Non è sul tavolo.' },
  'sk.act.carries': { en: 'It carries an object already.', it: 'Porta già un oggetto.' },
  'sk.act.notAtThing': { en: 'It does not touch it.', it: 'Non lo tocca.' },
  'sk.act.carriesNothing': { en: 'It carries nothing.', it: 'Non porta niente.' },
  'sk.act.noFriend': { en: 'That is no friend in contact.', it: 'Non è un amico a contatto.' },
  'sk.act.friendFallen': {
    en: 'A model that is down cannot carry anything.',
    it: 'Un modello a terra non può portare nulla.',
  },
  'sk.act.friendCarries': { en: 'The friend carries an object already.', it: 'L’amico porta già un oggetto.' },
} as const;
