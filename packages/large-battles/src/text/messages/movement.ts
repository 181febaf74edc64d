/** Messages of movement, formations, proximity, sight, rides of Generals, and terrain in combat. */
export const movementMessages = {
  // refusals: distances and directions
  'lb.refusal.tooFar': {
    en: '{{asked}} mm is too far: the limit is {{allowed}} mm.',
    it: '{{asked}} mm sono troppi: il limite è {{allowed}} mm.',
  },
  'lb.refusal.tooFarReduced': {
    en: '{{asked}} mm is too far: here the limit falls to {{allowed}} mm.',
    it: '{{asked}} mm sono troppi: qui il limite scende a {{allowed}} mm.',
  },
  'lb.refusal.noDistanceLeft': {
    en: 'The reductions leave nothing of its {{full}} mm.',
    it: 'Le riduzioni non lasciano nulla dei suoi {{full}} mm.',
  },
  'lb.refusal.notADistance': {
    en: 'A move must be longer than 0 mm.',
    it: 'Un movimento dev’essere maggiore di 0 mm.',
  },
  'lb.refusal.noMove': { en: 'That would change nothing.', it: 'Non cambierebbe nulla.' },
  'lb.refusal.noSuchDirection': {
    en: 'The unit cannot move or face that way.',
    it: 'L’unità non può muovere o girarsi da quella parte.',
  },
  'lb.refusal.wheelAngle': {
    en: '{{asked}}° is too much: a wheel may turn up to {{allowed}}°.',
    it: '{{asked}}° sono troppi: una conversione arriva a {{allowed}}°.',
  },
  'lb.refusal.noWheelBack': {
    en: 'Only guns may wheel backwards.',
    it: 'Solo i cannoni possono fare conversione all’indietro.',
  },
  'lb.refusal.wheelTooFar': {
    en: 'A wheel of {{angle}}° takes the outer corner {{asked}} mm: the limit is {{allowed}} mm.',
    it: 'Una conversione di {{angle}}° porta l’angolo esterno a {{asked}} mm: il limite è {{allowed}} mm.',
  },
  'lb.refusal.rotateAngle': {
    en: '{{asked}}° is too much: the limit is {{allowed}}°.',
    it: '{{asked}}° sono troppi: il limite è {{allowed}}°.',
  },
  'lb.refusal.rotateOrAboutFace': {
    en: 'It may turn up to 90°, or face about.',
    it: 'Può ruotare fino a 90° o fare dietrofront.',
  },
  'lb.refusal.notOnRoad': {
    en: 'The head of the column is not on that road.',
    it: 'La testa della colonna non è su quella strada.',
  },
  'lb.refusal.roadEnds': { en: 'The road ends before that.', it: 'La strada finisce prima.' },
  // refusals: kinds of move
  'lb.refusal.notOnTable': { en: 'The unit is not on the table.', it: 'L’unità non è sul tavolo.' },
  'lb.refusal.garrisonMustLeave': {
    en: 'The garrison must leave its sector first.',
    it: 'La guarnigione deve prima lasciare il settore.',
  },
  'lb.refusal.noGrandBatteries': {
    en: 'This battle is fought without Grand Batteries.',
    it: 'In questa battaglia non si usano le Grandi Batterie.',
  },
  'lb.refusal.noBatteryThere': {
    en: 'A battery may join only another battery of its side.',
    it: 'Una batteria può unirsi solo a un’altra batteria della sua parte.',
  },
  'lb.refusal.reserveBatteryJoins': {
    en: 'A battery assigned from the reserve joins only a battery of its new brigade, not {{other}}.',
    it: 'Una batteria assegnata dalla riserva si unisce solo a una della nuova brigata, non a {{other}}.',
  },
  'lb.refusal.unlikeBatteries': {
    en: 'Its type or calibre differs from that of {{other}}.',
    it: 'Tipo o calibro diversi da {{other}}.',
  },
  'lb.refusal.twoBatteries': {
    en: 'A Grand Battery has two batteries at most.',
    it: 'Una Grande Batteria ha al massimo due batterie.',
  },
  'lb.refusal.batteriesAlike': {
    en: 'Both batteries must be limbered, or unlimbered with the same facing.',
    it: 'Entrambe le batterie devono essere al traino, o in batteria con lo stesso fronte.',
  },
  'lb.refusal.noSuchSector': {
    en: 'There is no built-up sector {{sector}} on this table.',
    it: 'Su questo tavolo non c’è un settore abitato {{sector}}.',
  },
  'lb.refusal.sectorDestroyed': {
    en: 'Built-up sector {{sector}} is in ruins and impassable.',
    it: 'Il settore abitato {{sector}} è in rovina e impraticabile.',
  },
  'lb.refusal.sectorHeld': {
    en: 'Built-up sector {{sector}} is occupied by {{other}}.',
    it: 'Settore abitato {{sector}}: presidio di {{other}}.',
  },
  'lb.refusal.infantryHolds': {
    en: 'Only infantry can occupy a built-up sector.',
    it: 'Solo la fanteria può occupare un settore abitato.',
  },
  'lb.refusal.columnsEnter': {
    en: 'It may enter a built-up sector only in attack or march column.',
    it: 'Può entrare in un settore abitato solo in colonna d’attacco o di marcia.',
  },
  'lb.refusal.frontNotAtSector': {
    en: 'Its front must touch a side of sector {{sector}} first.',
    it: 'Prima il suo fronte deve toccare un lato del settore {{sector}}.',
  },
  'lb.refusal.noSharedSide': {
    en: 'Sector {{sector}} shares no side with its own.',
    it: 'Il settore {{sector}} non ha lati in comune con il suo.',
  },
  'lb.refusal.inNoSector': { en: 'It is not in a built-up sector.', it: 'Non si trova in un settore abitato.' },
  'lb.refusal.noSuchSide': {
    en: 'The sector has no side facing that way.',
    it: 'Il settore non ha un lato rivolto da quella parte.',
  },
  'lb.refusal.noEnemyInSector': {
    en: 'There is no enemy in sector {{sector}}.',
    it: 'Nel settore {{sector}} non ci sono nemici.',
  },
  'lb.refusal.reserveStays': {
    en: 'A reserve unit stays in place until it is assigned.',
    it: 'Un’unità di riserva resta ferma finché non viene assegnata.',
  },
  'lb.refusal.threeMoves': {
    en: 'It has already moved {{moves}} times, the most it may.',
    it: 'Ha già mosso {{moves}} volte, il massimo consentito.',
  },
  'lb.refusal.footGunsFired': {
    en: 'Foot artillery cannot move after firing.',
    it: 'L’artiglieria a piedi non può muovere dopo il fuoco.',
  },
  'lb.refusal.gunsProlong': {
    en: 'Unlimbered guns may only be prolonged, wheeled or turned.',
    it: 'I cannoni in batteria si possono solo spostare a braccia, far convergere o ruotare.',
  },
  'lb.refusal.squareShifts': {
    en: 'A square may only shift a short way.',
    it: 'Un quadrato può spostarsi solo di poco.',
  },
  'lb.refusal.fastTurnsFreely': {
    en: 'A marching column turns freely and needs no manoeuvre.',
    it: 'Una colonna in marcia si orienta liberamente: non le serve alcuna manovra.',
  },
  'lb.refusal.formedTroops': {
    en: 'Formed troops move ahead, obliquely, sideways or back, or turn.',
    it: 'Le truppe in formazione muovono avanti, in obliquo, di lato o indietro, oppure ruotano.',
  },
  // refusals: obstacles
  'lb.refusal.offTable': { en: 'It would leave the table.', it: 'Uscirebbe dal tavolo.' },
  'lb.refusal.impassable': { en: 'That ground is impassable.', it: 'Quel terreno è impraticabile.' },
  'lb.refusal.streamInWay': {
    en: 'Cross the stream only at a ford or bridge.',
    it: 'Il ruscello si passa solo a un guado o a un ponte.',
  },
  'lb.refusal.bridgeInColumn': { en: 'Cross the bridge only in column.', it: 'Il ponte si passa solo in colonna.' },
  'lb.refusal.astride': {
    en: 'It would stop on an obstacle: cross it or stop short.',
    it: 'Finirebbe a cavallo di un ostacolo: deve superarlo per intero o fermarsi prima.',
  },
  'lb.refusal.enemyInWay': { en: 'An enemy blocks the way.', it: 'Un nemico sbarra la via.' },
  'lb.refusal.generalInWay': { en: 'An enemy general blocks the way.', it: 'Un generale nemico sbarra la via.' },
  'lb.refusal.endsOnFriend': {
    en: 'It would end on a friend: pass it completely or stop before it.',
    it: 'Finirebbe su un’unità amica: superala del tutto o fermati prima.',
  },
  'lb.refusal.comesToEnemy': {
    en: 'Too near an enemy: keep over {{limit}} mm.',
    it: 'Troppo vicina a un nemico: resta oltre {{limit}} mm.',
  },
  'lb.refusal.stopsAtEnemy': {
    en: 'An enemy ahead stops it at {{limit}} mm: Approach it, or move at most {{allowed}} mm.',
    it: 'Un nemico di fronte la ferma a {{limit}} mm: inizia un avvicinamento o muovi al massimo {{allowed}} mm.',
  },
  'lb.refusal.passesEnemy': {
    en: 'It would pass an enemy not ahead of it: move at most {{allowed}} mm.',
    it: 'Passerebbe presso un nemico che non ha di fronte: muovi al massimo {{allowed}} mm.',
  },
  'lb.refusal.closerToEnemy': {
    en: 'An enemy is {{gap}} mm away: no move may bring it nearer.',
    it: 'Un nemico è a {{gap}} mm: nessun movimento può avvicinarla.',
  },
  'lb.refusal.tooNearFriend': {
    en: 'Too near a friend: {{gap}} mm; keep over {{limit}} mm.',
    it: 'Troppo vicina a un’unità amica: {{gap}} mm; resta oltre {{limit}} mm.',
  },
  'lb.refusal.clearFriendFirst': {
    en: 'A friend is {{gap}} mm away: move over {{limit}} mm from it first.',
    it: 'Un’unità amica è a {{gap}} mm: prima allontanati oltre {{limit}} mm.',
  },
  'lb.refusal.noViolation': {
    en: 'That unit keeps its distance: nothing to correct.',
    it: 'Quell’unità rispetta le distanze: nulla da correggere.',
  },
  'lb.refusal.backOrAside': {
    en: 'Restore the distance by moving back or sideways.',
    it: 'Ripristina la distanza arretrando o spostandoti di lato.',
  },
  // refusals: formations
  'lb.refusal.noFormations': {
    en: 'At army level only artillery has formations.',
    it: 'A livello d’armata solo l’artiglieria ha formazioni.',
  },
  'lb.refusal.notItsFormation': {
    en: 'This arm does not use that formation.',
    it: 'Questa arma non usa quella formazione.',
  },
  'lb.refusal.formedSo': { en: 'It is already in that formation.', it: 'È già in quella formazione.' },
  'lb.refusal.formActions': {
    en: 'Actions needed for the change {{asked}}, left {{allowed}}.',
    it: 'Azioni necessarie al cambio {{asked}}, rimaste {{allowed}}.',
  },
  'lb.refusal.facingStays': {
    en: 'A change of formation keeps the facing.',
    it: 'Il cambio di formazione mantiene il fronte.',
  },
  'lb.refusal.noRoomToForm': {
    en: 'There is no room for that formation.',
    it: 'Non c’è spazio per quella formazione.',
  },
  'lb.refusal.freeMoveOnly': {
    en: 'The free move of a reserve unit may only be a move.',
    it: 'Il movimento gratuito della riserva può essere solo un movimento.',
  },
  // refusals: Approach and Contact
  'lb.refusal.gunsNeverApproach': {
    en: 'Artillery cannot Approach.',
    it: 'L’artiglieria non può iniziare un avvicinamento.',
  },
  'lb.refusal.squareMayNotApproach': {
    en: 'A square cannot Approach.',
    it: 'Un quadrato non può iniziare un avvicinamento.',
  },
  'lb.refusal.garrisonMayNotApproach': {
    en: 'A garrison attacks from its sector, or leaves it first.',
    it: 'Una guarnigione attacca dal suo settore, o prima lo lascia.',
  },
  'lb.refusal.tooDisordered': {
    en: 'A unit at DIS {{dis}} cannot Approach.',
    it: 'Un’unità a DIS {{dis}} non può iniziare un avvicinamento.',
  },
  'lb.refusal.infantryReaction': {
    en: 'Infantry cannot Approach as a reaction.',
    it: 'La fanteria non può iniziare un avvicinamento in reazione.',
  },
  'lb.refusal.cavalryReactsInLine': {
    en: 'Cavalry must be in line to Approach as a reaction.',
    it: 'In reazione la cavalleria può iniziare un avvicinamento solo in linea.',
  },
  'lb.refusal.noApproachInGroup': {
    en: 'A group order cannot include an Approach.',
    it: 'Un ordine di gruppo non può comprendere un avvicinamento.',
  },
  'lb.refusal.noApproachOnMarch': {
    en: 'This march cannot end in an Approach.',
    it: 'Questa marcia non può concludersi con un avvicinamento.',
  },
  'lb.refusal.nobodyInReach': {
    en: 'This unit reaches no enemy straight ahead.',
    it: 'Avanzando dritto, questa unità non raggiunge nessun nemico.',
  },
  'lb.refusal.runsRound': {
    en: 'The unit began in front of that enemy and cannot end on its flank.',
    it: 'L’unità ha iniziato davanti a quel nemico e non può finire sul suo fianco.',
  },
  'lb.refusal.squareUnshaken': {
    en: 'Cavalry may Approach a square only at DIS 3: this one is at {{dis}}.',
    it: 'La cavalleria può avvicinarsi a un quadrato solo se è a DIS 3: questo è a {{dis}}.',
  },
  'lb.refusal.garrisonKeptOff': {
    en: 'Only infantry in attack column may come this near a garrison.',
    it: 'Solo la fanteria in colonna d’attacco può arrivare così vicino a una guarnigione.',
  },
  'lb.refusal.attackColumnOnly': {
    en: 'Only infantry in attack column may attack a sector.',
    it: 'Solo la fanteria in colonna d’attacco può attaccare un settore.',
  },
  'lb.refusal.contactOutOfReach': {
    en: 'No enemy of this combat is near and straight ahead.',
    it: 'Nessun nemico di questo combattimento è vicino e di fronte.',
  },
  'lb.refusal.contactPathBlocked': {
    en: 'The way straight into Contact is blocked.',
    it: 'La via diretta al contatto è sbarrata.',
  },
  // refusals: fire
  'lb.refusal.fireAtSector': {
    en: 'Fire at the sector, not at its garrison.',
    it: 'Fai fuoco sul settore, non sulla guarnigione.',
  },
  'lb.refusal.outOfRange': {
    en: 'Out of range: {{asked}} mm; the limit is {{allowed}} mm.',
    it: 'Fuori gittata: {{asked}} mm; il limite è {{allowed}} mm.',
  },
  'lb.refusal.outOfArc': {
    en: 'The target is outside the battery’s arc.',
    it: 'Il bersaglio è fuori dall’arco della batteria.',
  },
  'lb.refusal.friendInFire': {
    en: 'A friend more than {{limit}} mm away is in the line of fire.',
    it: 'Un’unità amica a più di {{limit}} mm è sulla linea di tiro.',
  },
  'lb.refusal.hidden': {
    en: 'The target is out of sight: {{hidden}} of {{points}} points hidden.',
    it: 'Il bersaglio non è visibile: {{hidden}} punti su {{points}} nascosti.',
  },
  // refusals: Generals
  'lb.refusal.generalGone': { en: 'That general is out of play.', it: 'Quel generale è fuori gioco.' },
  'lb.refusal.notAPlace': { en: 'That is not a place on the table.', it: 'Non è un punto del tavolo.' },
  'lb.refusal.rideTooFar': {
    en: '{{asked}} mm is too far: the limit is {{allowed}} mm.',
    it: '{{asked}} mm sono troppi: il limite è {{allowed}} mm.',
  },
  'lb.refusal.rideThroughEnemy': { en: 'An enemy unit blocks the way.', it: 'Un’unità nemica sbarra la via.' },
  'lb.refusal.rideThroughClosed': {
    en: 'That ground is impassable for a general.',
    it: 'Quel terreno è impraticabile per un generale.',
  },
  'lb.refusal.rideThroughStream': {
    en: 'A general crosses the stream only at a ford or bridge.',
    it: 'Un generale passa il ruscello solo a un guado o a un ponte.',
  },
  'lb.refusal.generalOffTable': { en: 'The general would leave the table.', it: 'Il generale uscirebbe dal tavolo.' },
  'lb.refusal.generalOnClosedGround': {
    en: 'No general can stand on that ground.',
    it: 'Su quel terreno un generale non può stare.',
  },
  'lb.refusal.generalOnUnit': { en: 'A unit occupies that place.', it: 'Quel posto è occupato da un’unità.' },
  'lb.refusal.generalThreatened': {
    en: 'The general would be nearer the enemy than any unit under command.',
    it: 'Il generale sarebbe più vicino al nemico di ogni unità ai suoi ordini.',
  },
  'lb.refusal.cincNeverAttaches': {
    en: 'The Commander-in-Chief cannot join a unit.',
    it: 'Il comandante in capo non può aggregarsi a un’unità.',
  },
  'lb.refusal.secondLine': {
    en: 'This Leader cannot join a unit.',
    it: 'Questo comandante non può aggregarsi a un’unità.',
  },
  'lb.refusal.ownBrigadeOnly': {
    en: 'A Leader may join only a unit of the same brigade.',
    it: 'Un comandante può aggregarsi solo a un’unità della stessa brigata.',
  },
  'lb.refusal.attachedAlready': {
    en: 'The Leader is already with that unit.',
    it: 'Il comandante è già con quell’unità.',
  },
  'lb.refusal.outOfSpan': {
    en: 'Place the general within {{limit}} mm of a unit under command.',
    it: 'Piazza il generale entro {{limit}} mm da un’unità ai suoi ordini.',
  },
  // lines of a count of dice: terrain
  'lb.reason.higher': { en: 'higher ground', it: 'posizione più elevata' },
  'lb.reason.inWood': { en: 'in a wood', it: 'in un bosco' },
  'lb.reason.in.rough': { en: 'in rough ground', it: 'su terreno accidentato' },
  'lb.reason.in.swamp': { en: 'in a swamp', it: 'in una palude' },
  'lb.reason.in.steepHill': { en: 'on a steep hill', it: 'su una collina ripida' },
  'lb.reason.behind.hedge': { en: 'behind a hedge', it: 'dietro una siepe' },
  'lb.reason.behind.fence': { en: 'behind a fence', it: 'dietro uno steccato' },
  'lb.reason.behind.ditch': { en: 'behind a ditch', it: 'dietro un fosso' },
  'lb.reason.behind.wall': { en: 'behind a wall', it: 'dietro un muretto' },
  'lb.reason.behind.stream': { en: 'behind a stream', it: 'dietro un ruscello' },
  'lb.reason.behind.building': { en: 'behind a building', it: 'dietro un edificio' },
  'lb.reason.behind.sector': { en: 'behind a built-up area', it: 'dietro un abitato' },
  'lb.reason.cover.hedge': { en: 'hedge in front', it: 'siepe davanti' },
  'lb.reason.cover.fence': { en: 'fence in front', it: 'steccato davanti' },
  'lb.reason.cover.ditch': { en: 'ditch in front', it: 'fosso davanti' },
  'lb.reason.cover.wall': { en: 'wall in front', it: 'muretto davanti' },
  'lb.reason.cover.wood': { en: 'in a wood or at its edge', it: 'in un bosco o al suo margine' },
  'lb.reason.cover.rough': { en: 'in rough ground', it: 'su terreno accidentato' },
  'lb.reason.cover.building': { en: 'partly hidden by a building', it: 'in parte nascosta da un edificio' },
  'lb.reason.cover.sector': { en: 'partly hidden by a built-up area', it: 'in parte nascosta da un abitato' },
} as const;
