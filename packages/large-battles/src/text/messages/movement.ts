/** Messages of movement, formations, proximity, sight, rides of Generals, and terrain in combat. */
export const movementMessages = {
  // refusals: distances and directions
  'lb.refusal.tooFar': {
    en: '{{asked}} mm is too far: the limit is {{allowed}} mm.',
    it: '{{asked}} mm sono troppi: il limite è {{allowed}} mm.',
  },
  'lb.refusal.tooFarReduced': {
    en: 'The move is {{asked}} mm; reduced from {{full}} mm, {{allowed}} mm are allowed.',
    it: 'Il movimento è di {{asked}} mm; ridotto da {{full}} mm, ne sono consentiti {{allowed}}.',
  },
  'lb.refusal.noDistanceLeft': {
    en: 'Reduced so often, {{full}} mm leave nothing to move.',
    it: 'Con tante riduzioni, di {{full}} mm non resta nulla.',
  },
  'lb.refusal.notADistance': {
    en: 'A move is a distance of more than nothing.',
    it: 'Un movimento è una distanza maggiore di zero.',
  },
  'lb.refusal.noMove': { en: 'That would change nothing.', it: 'Non cambierebbe nulla.' },
  'lb.refusal.noSuchDirection': {
    en: 'The unit cannot move or face that way.',
    it: 'L’unità non può muovere né orientarsi così.',
  },
  'lb.refusal.wheelAngle': {
    en: 'A wheel turns on a front corner by up to {{allowed}} degrees; asked are {{asked}}.',
    it: 'Una conversione fa perno su un angolo del fronte, fino a {{allowed}} gradi; richiesti {{asked}}.',
  },
  'lb.refusal.noWheelBack': { en: 'Only guns wheel backward.', it: 'Solo i cannoni fanno conversione all’indietro.' },
  'lb.refusal.wheelTooFar': {
    en: 'Wheeling {{angle}} degrees takes the outer corner {{asked}} mm; {{allowed}} mm are allowed.',
    it: 'Con una conversione di {{angle}} gradi l’angolo esterno percorre {{asked}} mm; ne sono consentiti {{allowed}}.',
  },
  'lb.refusal.rotateAngle': {
    en: 'A rotation is up to {{allowed}} degrees; asked are {{asked}}.',
    it: 'Una rotazione è al massimo di {{allowed}} gradi; richiesti {{asked}}.',
  },
  'lb.refusal.rotateOrAboutFace': {
    en: 'It may rotate up to 90 degrees, or face about.',
    it: 'Può ruotare fino a 90 gradi o fare dietrofront.',
  },
  'lb.refusal.notOnRoad': {
    en: 'The head of the column is not on that road.',
    it: 'La testa della colonna non è su quella strada.',
  },
  'lb.refusal.roadEnds': { en: 'The road does not go on that far.', it: 'La strada non arriva fin là.' },
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
    en: 'A battery joins another battery of its own side.',
    it: 'Una batteria si unisce a un’altra batteria della propria parte.',
  },
  'lb.refusal.reserveBatteryJoins': {
    en: 'Only a battery assigned from the Reserve joins one of its new Brigade: not {{other}}.',
    it: 'Solo una batteria assegnata dalla riserva si unisce a una della sua nuova brigata: non a {{other}}.',
  },
  'lb.refusal.unlikeBatteries': {
    en: 'It is of another kind or calibre than {{other}}.',
    it: 'È di tipo o calibro diverso da {{other}}.',
  },
  'lb.refusal.twoBatteries': {
    en: 'A Grand Battery is two batteries, no more.',
    it: 'Una Grande Batteria è di due batterie, non di più.',
  },
  'lb.refusal.batteriesAlike': {
    en: 'To join, both are limbered, or both unlimbered and facing alike.',
    it: 'Per unirsi devono essere entrambe su avantreno, o entrambe in batteria e rivolte allo stesso modo.',
  },
  'lb.refusal.noSuchSector': {
    en: 'There is no built-up sector {{sector}} on this table.',
    it: 'Su questo tavolo non c’è un settore abitato {{sector}}.',
  },
  'lb.refusal.sectorDestroyed': {
    en: 'The built-up sector {{sector}} is in ruins: nobody gets through.',
    it: 'Il settore abitato {{sector}} è in rovina: nessuno vi passa.',
  },
  'lb.refusal.sectorHeld': {
    en: 'The built-up sector {{sector}} is not empty: {{other}} is in it.',
    it: 'Il settore abitato {{sector}} non è vuoto: vi si trova {{other}}.',
  },
  'lb.refusal.infantryHolds': {
    en: 'Only infantry can hold a built-up sector.',
    it: 'Solo la fanteria può tenere un settore abitato.',
  },
  'lb.refusal.columnsEnter': {
    en: 'It enters a built-up sector in attack column or march column only.',
    it: 'Entra in un settore abitato solo in colonna d’attacco o di marcia.',
  },
  'lb.refusal.frontNotAtSector': {
    en: 'Its front must first touch a side of the sector {{sector}}.',
    it: 'Il suo fronte deve prima toccare un lato del settore {{sector}}.',
  },
  'lb.refusal.noSharedSide': {
    en: 'The sector {{sector}} shares no side with the one it holds.',
    it: 'Il settore {{sector}} non ha lati in comune con quello che occupa.',
  },
  'lb.refusal.inNoSector': { en: 'It holds no built-up sector.', it: 'Non occupa alcun settore abitato.' },
  'lb.refusal.noSuchSide': {
    en: 'The sector has no side that looks that way.',
    it: 'Il settore non ha un lato rivolto da quella parte.',
  },
  'lb.refusal.noEnemyInSector': {
    en: 'No enemy holds the sector {{sector}}.',
    it: 'Nessun nemico tiene il settore {{sector}}.',
  },
  'lb.refusal.reserveStays': {
    en: 'A Reserve unit stays where it is until it is assigned.',
    it: 'Un’unità di riserva resta dov’è finché non è assegnata.',
  },
  'lb.refusal.threeMoves': { en: 'It has moved {{moves}} times.', it: 'Ha già mosso {{moves}} volte.' },
  'lb.refusal.footGunsFired': {
    en: 'Foot guns that have fired do not move.',
    it: 'L’artiglieria a piedi che ha sparato non muove.',
  },
  'lb.refusal.gunsProlong': {
    en: 'Unlimbered guns are only prolonged, wheeled or turned.',
    it: 'I cannoni in batteria si possono solo spostare a braccia, anche in conversione, o ruotare.',
  },
  'lb.refusal.squareShifts': {
    en: 'A square only shifts a little way in any direction.',
    it: 'Un quadrato si sposta solo di poco, in qualsiasi direzione.',
  },
  'lb.refusal.fastTurnsFreely': {
    en: 'A column on the march turns freely: it needs no manoeuvre.',
    it: 'Una colonna in marcia si orienta liberamente: non le serve alcuna manovra.',
  },
  'lb.refusal.formedTroops': {
    en: 'Formed troops go ahead, obliquely, sideways or back, or turn.',
    it: 'Le truppe schierate vanno avanti, in obliquo, di lato o indietro, oppure ruotano.',
  },
  // refusals: obstacles
  'lb.refusal.offTable': { en: 'That leads off the table.', it: 'Porta fuori dal tavolo.' },
  'lb.refusal.impassable': { en: 'There is no way through there.', it: 'Di là non si passa.' },
  'lb.refusal.streamInWay': {
    en: 'The stream is crossed only at fords and bridges.',
    it: 'Il ruscello si passa solo ai guadi e ai ponti.',
  },
  'lb.refusal.bridgeInColumn': { en: 'The bridge takes columns only.', it: 'Sul ponte passano solo colonne.' },
  'lb.refusal.astride': {
    en: 'It would stop on an obstacle: cross it or stop short.',
    it: 'Finirebbe a cavallo di un ostacolo: deve superarlo per intero o fermarsi prima.',
  },
  'lb.refusal.enemyInWay': { en: 'An enemy is in the way.', it: 'Un nemico sbarra la via.' },
  'lb.refusal.generalInWay': { en: 'An enemy General is in the way.', it: 'Un generale nemico è sul percorso.' },
  'lb.refusal.endsOnFriend': {
    en: 'It would end on a friendly unit: it must clear it in the same move.',
    it: 'Finirebbe su un’unità amica: deve superarla nello stesso movimento.',
  },
  'lb.refusal.comesToEnemy': {
    en: 'That comes to {{limit}} mm of an enemy or nearer.',
    it: 'Arriva a {{limit}} mm o meno da un nemico.',
  },
  'lb.refusal.stopsAtEnemy': {
    en: 'An enemy ahead is reached at {{limit}} mm: Approach him, or move no more than {{allowed}} mm.',
    it: 'Un nemico davanti è raggiunto a {{limit}} mm: avvicinati per attaccare o muovi al più {{allowed}} mm.',
  },
  'lb.refusal.passesEnemy': {
    en: 'It comes to an enemy who is not ahead of it: stop short after {{allowed}} mm.',
    it: 'Arriva presso un nemico che non ha di fronte: fermati prima, a {{allowed}} mm.',
  },
  'lb.refusal.closerToEnemy': {
    en: 'An enemy stands {{gap}} mm off: no move may bring it nearer.',
    it: 'Un nemico è a {{gap}} mm: nessun movimento può portarla più vicino.',
  },
  'lb.refusal.tooNearFriend': {
    en: 'It would stand {{gap}} mm from a friend; it must keep more than {{limit}} mm.',
    it: 'Starebbe a {{gap}} mm da un’unità amica; deve tenersi oltre {{limit}} mm.',
  },
  'lb.refusal.clearFriendFirst': {
    en: 'It stands {{gap}} mm from a friend and can still draw off to more than {{limit}} mm.',
    it: 'È a {{gap}} mm da un’unità amica e può ancora scostarsi oltre {{limit}} mm.',
  },
  'lb.refusal.noViolation': { en: 'That unit has nothing to correct.', it: 'Quell’unità non ha nulla da correggere.' },
  'lb.refusal.backOrAside': {
    en: 'Nearness is put right by going back or aside.',
    it: 'La vicinanza si corregge arretrando o spostandosi di lato.',
  },
  // refusals: formations
  'lb.refusal.noFormations': {
    en: 'At army level only guns have formations.',
    it: 'A livello d’armata solo i cannoni hanno formazioni.',
  },
  'lb.refusal.notItsFormation': { en: 'Its arm does not form so.', it: 'La sua arma non si schiera così.' },
  'lb.refusal.formedSo': { en: 'It is already in that formation.', it: 'È già schierata così.' },
  'lb.refusal.formActions': {
    en: 'The change takes {{asked}} actions; {{allowed}} are left.',
    it: 'Il cambio costa {{asked}} azioni; ne restano {{allowed}}.',
  },
  'lb.refusal.facingStays': {
    en: 'A change of formation keeps the facing.',
    it: 'Il cambio di formazione mantiene il fronte.',
  },
  'lb.refusal.noRoomToForm': { en: 'There is no room to form so.', it: 'Non c’è spazio per schierarsi così.' },
  'lb.refusal.freeMoveOnly': {
    en: 'The free move of a Reserve unit is a move, nothing else.',
    it: 'Il movimento gratuito della riserva è un movimento e nient’altro.',
  },
  // refusals: Approach and Contact
  'lb.refusal.gunsNeverApproach': {
    en: 'Artillery cannot Approach.',
    it: 'L’artiglieria non può iniziare un avvicinamento.',
  },
  'lb.refusal.squareMayNotApproach': {
    en: 'A square does not Approach.',
    it: 'Un quadrato non si avvicina per attaccare.',
  },
  'lb.refusal.garrisonMayNotApproach': {
    en: 'A garrison attacks from its sector, or leaves it first.',
    it: 'Una guarnigione attacca dal suo settore, o prima lo lascia.',
  },
  'lb.refusal.tooDisordered': {
    en: 'At disorder {{dis}} no unit Approaches.',
    it: 'Con disordine {{dis}} nessuna unità si avvicina per attaccare.',
  },
  'lb.refusal.infantryReaction': {
    en: 'Infantry does not Approach in reaction.',
    it: 'La fanteria non si avvicina per attaccare in reazione.',
  },
  'lb.refusal.cavalryReactsInLine': {
    en: 'In reaction cavalry Approaches in line only.',
    it: 'In reazione la cavalleria si avvicina per attaccare solo in linea.',
  },
  'lb.refusal.noApproachInGroup': {
    en: 'No Approach in a group order.',
    it: 'In un ordine di gruppo nessuno si avvicina per attaccare.',
  },
  'lb.refusal.noApproachOnMarch': {
    en: 'No Approach on this march.',
    it: 'In questa marcia nessuno si avvicina per attaccare.',
  },
  'lb.refusal.nobodyInReach': {
    en: 'No such enemy is reached straight ahead.',
    it: 'Andando diritto non si raggiunge quel nemico.',
  },
  'lb.refusal.runsRound': {
    en: 'The unit began in sight of that enemy’s front and may not end on his flank.',
    it: 'L’unità ha iniziato davanti al fronte di quel nemico e non può finire sul suo fianco.',
  },
  'lb.refusal.squareUnshaken': {
    en: 'Cavalry Approaches a square only at disorder 3; this one has {{dis}}.',
    it: 'La cavalleria si avvicina per attaccare un quadrato solo se è a disordine 3; questo è a {{dis}}.',
  },
  'lb.refusal.garrisonKeptOff': {
    en: 'Only an infantry attack column may come so near to a garrison.',
    it: 'Solo una colonna d’attacco di fanteria può avvicinarsi tanto a una guarnigione.',
  },
  'lb.refusal.attackColumnOnly': {
    en: 'A sector is attacked by infantry in attack column.',
    it: 'Un settore si attacca solo con fanteria in colonna d’attacco.',
  },
  'lb.refusal.contactOutOfReach': {
    en: 'No enemy of this fight is still near and straight ahead.',
    it: 'Nessun nemico di questo scontro è ancora vicino e di fronte.',
  },
  'lb.refusal.contactPathBlocked': {
    en: 'The way straight ahead into Contact is not free.',
    it: 'La via diritta al contatto non è libera.',
  },
  // refusals: fire
  'lb.refusal.fireAtSector': {
    en: 'A garrison cannot be fired at; its sector can.',
    it: 'Non si tira a una guarnigione, ma al suo settore.',
  },
  'lb.refusal.outOfRange': {
    en: 'The target is {{asked}} mm away; guns reach {{allowed}} mm.',
    it: 'Il bersaglio è a {{asked}} mm; i cannoni arrivano a {{allowed}} mm.',
  },
  'lb.refusal.outOfArc': {
    en: 'The target is not in the battery’s arc.',
    it: 'Il bersaglio non è nell’arco della batteria.',
  },
  'lb.refusal.friendInFire': {
    en: 'A friend more than {{limit}} mm off stands in the arc before the target.',
    it: 'Un’unità amica a più di {{limit}} mm sta nell’arco davanti al bersaglio.',
  },
  'lb.refusal.hidden': {
    en: 'The ground hides {{hidden}} of {{points}} points of the target.',
    it: 'Il terreno nasconde {{hidden}} punti su {{points}} del bersaglio.',
  },
  // refusals: Generals
  'lb.refusal.generalGone': { en: 'He is not in play.', it: 'Non è in gioco.' },
  'lb.refusal.notAPlace': { en: 'That is no place on the table.', it: 'Non è un punto del tavolo.' },
  'lb.refusal.rideTooFar': {
    en: 'The ride is {{asked}} mm; {{allowed}} mm are allowed.',
    it: 'Lo spostamento è di {{asked}} mm; ne sono consentiti {{allowed}}.',
  },
  'lb.refusal.rideThroughEnemy': { en: 'An enemy unit bars his way.', it: 'Un’unità nemica gli sbarra la via.' },
  'lb.refusal.rideThroughClosed': { en: 'He cannot ride through there.', it: 'Di là non può passare.' },
  'lb.refusal.rideThroughStream': {
    en: 'He crosses the stream only at fords and bridges.',
    it: 'Passa il ruscello solo ai guadi e ai ponti.',
  },
  'lb.refusal.generalOffTable': { en: 'He would leave the table.', it: 'Uscirebbe dal tavolo.' },
  'lb.refusal.generalOnClosedGround': { en: 'Nobody can stand there.', it: 'Là non può stare nessuno.' },
  'lb.refusal.generalOnUnit': { en: 'A unit stands there.', it: 'Là c’è un’unità.' },
  'lb.refusal.generalThreatened': {
    en: 'There he would be nearer to the enemy than his own troops are.',
    it: 'Là sarebbe più vicino al nemico delle sue truppe.',
  },
  'lb.refusal.cincNeverAttaches': {
    en: 'A Commander in Chief joins no unit.',
    it: 'Il comandante in capo non si aggrega a nessuna unità.',
  },
  'lb.refusal.secondLine': {
    en: 'This Leader joins no unit.',
    it: 'Questo comandante non si aggrega a nessuna unità.',
  },
  'lb.refusal.ownBrigadeOnly': {
    en: 'A Leader joins a unit of his own Brigade.',
    it: 'Un comandante si aggrega solo a un’unità della sua brigata.',
  },
  'lb.refusal.attachedAlready': { en: 'He is with that unit already.', it: 'È già con quell’unità.' },
  'lb.refusal.outOfSpan': {
    en: 'He must be placed within {{limit}} mm of one of his units.',
    it: 'Va piazzato entro {{limit}} mm da una delle sue unità.',
  },
  // lines of a count of dice: terrain
  'lb.reason.higher': { en: 'higher ground', it: 'posizione più elevata' },
  'lb.reason.inWood': { en: 'in a wood', it: 'in un bosco' },
  'lb.reason.in.rough': { en: 'in rough ground', it: 'su terreno rotto' },
  'lb.reason.in.swamp': { en: 'in a swamp', it: 'in una palude' },
  'lb.reason.in.steepHill': { en: 'on a steep hill', it: 'su una collina ripida' },
  'lb.reason.behind.hedge': { en: 'behind a hedge', it: 'dietro una siepe' },
  'lb.reason.behind.fence': { en: 'behind a fence', it: 'dietro uno steccato' },
  'lb.reason.behind.ditch': { en: 'behind a ditch', it: 'dietro un fosso' },
  'lb.reason.behind.wall': { en: 'behind a wall', it: 'dietro un muretto' },
  'lb.reason.behind.stream': { en: 'behind a stream', it: 'dietro un ruscello' },
  'lb.reason.behind.building': { en: 'behind a building', it: 'dietro un edificio' },
  'lb.reason.behind.sector': { en: 'behind a built-up area', it: 'dietro un abitato' },
  'lb.reason.cover.hedge': { en: 'hedge before it', it: 'una siepe davanti' },
  'lb.reason.cover.fence': { en: 'fence before it', it: 'uno steccato davanti' },
  'lb.reason.cover.ditch': { en: 'ditch before it', it: 'un fosso davanti' },
  'lb.reason.cover.wall': { en: 'wall before it', it: 'un muretto davanti' },
  'lb.reason.cover.wood': { en: 'in or at the edge of a wood', it: 'in un bosco o al suo margine' },
  'lb.reason.cover.rough': { en: 'in rough ground', it: 'su terreno rotto' },
  'lb.reason.cover.building': { en: 'partly hidden by a building', it: 'in parte nascosta da un edificio' },
  'lb.reason.cover.sector': { en: 'partly hidden by a built-up area', it: 'in parte nascosta da un abitato' },
} as const;
