/** Why something may not be done, and what would be right. */
export const refusalMessages = {
  'sip.refusal.notNow': { en: 'Answer the open question first.', it: 'Prima rispondi alla domanda aperta.' },
  'sip.refusal.drawAgain': {
    en: 'You offered a draw this game turn. Offer again in the next.',
    it: 'Hai già offerto il pareggio in questo turno. Riprova nel prossimo.',
  },
  'sip.refusal.notYours': { en: 'That piece belongs to the enemy.', it: 'Quel pezzo è del nemico.' },
  'sip.refusal.noPoints': { en: 'No action points left.', it: 'Nessun punto azione rimasto.' },
  'sip.refusal.ordered': {
    en: '{{unit}}: already ordered this turn.',
    it: '{{unit}}: ordine già ricevuto in questo turno.',
  },
  'sip.refusal.routing': {
    en: '{{unit}} cannot receive orders while routing.',
    it: '{{unit}}: in rotta, non può ricevere ordini.',
  },
  'sip.refusal.notOnTable': {
    en: '{{unit}}: not on the table.',
    it: '{{unit}}: non è sul tavolo.',
  },
  'sip.refusal.offTable': {
    en: '{{unit}} would leave the table.',
    it: '{{unit}}: uscirebbe dal tavolo.',
  },
  'sip.refusal.barred': { en: '{{unit}} cannot enter: {{terrain}}.', it: '{{unit}}: non può entrare ({{terrain}}).' },
  'sip.refusal.notOutOf': {
    en: '{{unit}} must first move out of: {{terrain}}.',
    it: '{{unit}}: prima esci dal terreno ({{terrain}}).',
  },
  'sip.refusal.stranded': {
    en: '{{unit}} cannot move from ground that it cannot enter.',
    it: '{{unit}}: non può muovere da un terreno vietato.',
  },
  'sip.refusal.section': {
    en: '{{unit}} cannot stand across a built-up section: enter it, or keep clear.',
    it: '{{unit}}: non può stare a cavallo di un settore d’abitato; occupalo o restane fuori.',
  },
  'sip.refusal.friendInWay': {
    en: 'The way of {{unit}} is blocked by {{friend}}: only light infantry passes through.',
    it: '{{unit}}: via sbarrata da {{friend}}; passa solo la fanteria leggera.',
  },
  'sip.refusal.endsOnFriend': { en: '{{unit}} would end on {{friend}}.', it: '{{unit}}: finirebbe su {{friend}}.' },
  'sip.refusal.endsOnEnemy': { en: '{{unit}} would end on {{enemy}}.', it: '{{unit}}: finirebbe su {{enemy}}.' },
  'sip.refusal.enemyInWay': {
    en: 'The way of {{unit}} is blocked by {{enemy}}.',
    it: '{{unit}}: via sbarrata da {{enemy}}.',
  },
  'sip.refusal.nearEnemy': {
    en: '{{unit}} must keep {{gap}} cm from {{enemy}}: only a charge comes nearer.',
    it: '{{unit}}: resta a {{gap}} cm da {{enemy}}; solo una carica può avvicinarsi di più.',
  },
  'sip.refusal.workTaken': {
    en: 'That place is taken ({{terrain}}): {{friend}}.',
    it: 'Posto già occupato ({{terrain}}): {{friend}}.',
  },
  'sip.refusal.noSuchTurn': {
    en: '{{unit}} may turn by 180° at most.',
    it: '{{unit}}: può girarsi al massimo di 180°.',
  },
  'sip.refusal.staysPut': {
    en: '{{unit}} would neither move nor turn.',
    it: '{{unit}}: non muoverebbe né si girerebbe.',
  },
  'sip.refusal.tooFar': {
    en: '{{unit}}: {{asked}} cm is too far; the limit is {{allowed}} cm.',
    it: '{{unit}}: {{asked}} cm sono troppi; il limite è {{allowed}} cm.',
  },
  'sip.refusal.tooCostly': {
    en: '{{unit}}: {{length}} cm this way cost {{asked}} cm (turns and terrain: {{extra}} cm); the limit is {{allowed}} cm.',
    it: '{{unit}}: {{length}} cm per questa via costano {{asked}} cm (rotazioni e terreno: {{extra}} cm); il limite è {{allowed}} cm.',
  },
  'sip.refusal.noCrossing': {
    en: '{{unit}} cannot cross here: {{terrain}}.',
    it: '{{unit}}: qui non può attraversare ({{terrain}}).',
  },
  'sip.refusal.oneTurn': {
    en: '{{unit}} may turn only at the start if it also fires.',
    it: '{{unit}}: se fa anche fuoco può girarsi solo all’inizio.',
  },
  'sip.refusal.quarterTurn': {
    en: '{{unit}} may turn by 90° at most to face and fire.',
    it: '{{unit}}: per fare fuoco può girarsi al massimo di 90°.',
  },
  'sip.refusal.turnOrMove': {
    en: '{{unit}} cannot also move: it turns by more than 45° to fire.',
    it: '{{unit}}: si gira di oltre 45° per fare fuoco, quindi non può anche muovere.',
  },
  'sip.refusal.turnOnly': {
    en: '{{unit}} may only turn to face and fire.',
    it: '{{unit}}: può solo girarsi e fare fuoco.',
  },
  'sip.refusal.gunsMoveFirst': {
    en: '{{unit}} cannot fire and then move in one order.',
    it: '{{unit}}: non può fare fuoco e poi muovere nello stesso ordine.',
  },
  'sip.refusal.neverFires': { en: '{{unit}} cannot fire.', it: '{{unit}}: non può fare fuoco.' },
  'sip.refusal.noSuchTarget': {
    en: '{{unit}}: that target is not on the table.',
    it: '{{unit}}: quel bersaglio non è sul tavolo.',
  },
  'sip.refusal.ownTarget': {
    en: '{{unit}} cannot attack a friend.',
    it: '{{unit}}: non può attaccare un’unità amica.',
  },
  'sip.refusal.outOfArc': {
    en: 'Outside the arc of {{unit}}: {{enemy}}.',
    it: 'Fuori dall’arco di {{unit}}: {{enemy}}.',
  },
  'sip.refusal.outOfRange': {
    en: 'Out of range of {{unit}}: {{enemy}}, at {{range}} cm; the limit is {{most}} cm.',
    it: 'Fuori gittata per {{unit}}: {{enemy}}, a {{range}} cm; il limite è {{most}} cm.',
  },
  'sip.refusal.notSeen': { en: '{{unit}} cannot see {{enemy}}.', it: '{{unit}}: {{enemy}} non è in vista.' },
  'sip.refusal.neverCharges': { en: '{{unit}} cannot charge.', it: '{{unit}}: non può caricare.' },
  'sip.refusal.footAtHorse': {
    en: '{{unit}} cannot charge cavalry: {{enemy}}.',
    it: '{{unit}}: non può caricare la cavalleria ({{enemy}}).',
  },
  'sip.refusal.horseAtTown': {
    en: '{{unit}} cannot charge a built-up section: {{enemy}}.',
    it: '{{unit}}: non può caricare un settore d’abitato ({{enemy}}).',
  },
  'sip.refusal.notInFront': {
    en: 'Not in the front half of {{unit}}: {{enemy}}.',
    it: 'Non è nella metà frontale di {{unit}}: {{enemy}}.',
  },
  'sip.refusal.chargeTurn': {
    en: '{{unit}} may turn by 45° at most before a charge, and not at all out of a section.',
    it: '{{unit}}: prima di una carica può girarsi al massimo di 45°, e non uscendo da un settore.',
  },
  'sip.refusal.outOfReach': {
    en: 'Out of reach of {{unit}} straight ahead: {{enemy}}.',
    it: 'Fuori portata in linea retta per {{unit}}: {{enemy}}.',
  },
  'sip.refusal.notWithUnit': {
    en: 'That Command base is not in contact with {{unit}}.',
    it: 'Quella base di comando non è a contatto con {{unit}}.',
  },
  'sip.refusal.nameSide': {
    en: '{{unit}}: choose the side of the section to charge from.',
    it: '{{unit}}: scegli il lato del settore da cui caricare.',
  },
  'sip.refusal.inSection': {
    en: '{{unit}} must leave the section first.',
    it: '{{unit}}: deve prima lasciare il settore.',
  },
  'sip.refusal.notInSection': { en: '{{unit}}: not in a section.', it: '{{unit}}: non occupa un settore.' },
  'sip.refusal.noSuchSection': {
    en: 'That section does not exist ({{unit}}).',
    it: 'Quel settore non esiste ({{unit}}).',
  },
  'sip.refusal.footOnly': {
    en: 'Only infantry can occupy a section, not {{unit}}.',
    it: 'Solo la fanteria può occupare un settore, non {{unit}}.',
  },
  'sip.refusal.sectionTaken': {
    en: 'The section is occupied: no room for {{unit}}.',
    it: 'Il settore è occupato: non c’è spazio per {{unit}}.',
  },
  'sip.refusal.notReached': {
    en: '{{unit}} cannot reach the section straight ahead.',
    it: '{{unit}}: non può raggiungere il settore in linea retta.',
  },
  'sip.refusal.notOnRoad': { en: '{{unit}}: not on that road.', it: '{{unit}}: non è su quella strada.' },
  'sip.refusal.roadEnds': {
    en: 'The road ends before that for {{unit}}.',
    it: 'La strada finisce prima per {{unit}}.',
  },
  'sip.refusal.alongRoad': {
    en: '{{unit}} must end the march facing along the road.',
    it: '{{unit}}: deve finire la marcia con il fronte lungo la strada.',
  },
  'sip.refusal.roadTaken': {
    en: 'The road is blocked for {{unit}}: {{other}}.',
    it: 'Strada sbarrata per {{unit}}: {{other}}.',
  },
  'sip.refusal.roadNearEnemy': {
    en: '{{unit}} may march by road only 20 cm or more from the enemy: {{other}}, {{gap}} cm.',
    it: '{{unit}}: può marciare su strada solo a 20 cm o più dal nemico ({{other}}, {{gap}} cm).',
  },
  'sip.refusal.noPath': {
    en: '{{command}} needs a path of a few straight legs.',
    it: 'A {{command}} serve un percorso di pochi tratti rettilinei.',
  },
  'sip.refusal.commandOffTable': {
    en: '{{command}} would leave the table.',
    it: '{{command}} uscirebbe dal tavolo.',
  },
  'sip.refusal.commandInRiver': {
    en: '{{command}} may cross a river only at a bridge or ford.',
    it: '{{command}} può attraversare un fiume solo a un ponte o guado.',
  },
  'sip.refusal.commandNearEnemy': {
    en: '{{command}} must keep 1 cm from {{enemy}}.',
    it: '{{command}} deve restare a 1 cm da {{enemy}}.',
  },
  'sip.refusal.rideTooFar': {
    en: '{{command}}: {{asked}} cm is too far; the limit is {{allowed}} cm.',
    it: '{{command}}: {{asked}} cm sono troppi; il limite è {{allowed}} cm.',
  },
  'sip.refusal.commandGone': {
    en: '{{command}} is not on the table.',
    it: '{{command}} non è sul tavolo.',
  },
  'sip.refusal.commandMoved': {
    en: '{{command}} has already moved this turn.',
    it: '{{command}} ha già mosso in questo turno.',
  },
  'sip.refusal.noSuchCommand': {
    en: 'You have no such Command base on the table.',
    it: 'Non hai quella base di comando sul tavolo.',
  },
  'sip.refusal.noRally': {
    en: 'Units cannot rally in this battle: {{unit}}.',
    it: 'In questa battaglia non ci si riordina: {{unit}}.',
  },
  'sip.refusal.gunsNeverRally': {
    en: 'Artillery cannot rally: {{unit}}.',
    it: 'L’artiglieria non può riordinarsi: {{unit}}.',
  },
  'sip.refusal.inGoodOrder': { en: '{{unit}}: already in good order.', it: '{{unit}}: già in ordine.' },
  'sip.refusal.commandNotInContact': {
    en: '{{unit}}: a Command base must touch a routing unit to rally it.',
    it: '{{unit}}: in rotta, una base di comando deve toccarla.',
  },
  'sip.refusal.commandNotNear': {
    en: 'That Command base is not within 10 cm of {{unit}}.',
    it: 'Quella base di comando non è entro 10 cm da {{unit}}.',
  },
  'sip.refusal.noCommandNeeded': {
    en: '{{unit}} must first try to rally alone; a Command base allows the second attempt.',
    it: '{{unit}}: prima si riordina da sola; la base di comando concede il secondo tentativo.',
  },
  'sip.refusal.commandHasRallied': {
    en: '{{command}} has already made its attempt this turn.',
    it: '{{command}} ha già fatto il suo tentativo in questo turno.',
  },
  'sip.refusal.enemyTooNear': {
    en: '{{unit}} cannot rally within 10 cm of the enemy: {{enemy}}.',
    it: '{{unit}}: non può riordinarsi entro 10 cm dal nemico ({{enemy}}).',
  },
  'sip.refusal.noReroll': {
    en: 'A rally cannot be re-rolled in this battle: {{unit}}.',
    it: 'In questa battaglia il tiro di riordino non si ripete: {{unit}}.',
  },
  'sip.refusal.notFailed': {
    en: '{{unit}}: no failed rally to re-roll.',
    it: '{{unit}}: nessun riordino fallito da ritirare.',
  },
  'sip.refusal.rerolled': {
    en: '{{unit}}: the second attempt is already made.',
    it: '{{unit}}: secondo tentativo già fatto.',
  },
  'sip.refusal.noSectionLeft': {
    en: '{{unit}}: no section to occupy.',
    it: '{{unit}}: nessun settore da occupare.',
  },
  'sip.refusal.occupyOrAdvance': {
    en: '{{unit}} may occupy the section or advance, not both.',
    it: '{{unit}}: può occupare il settore o avanzare, non entrambe le cose.',
  },
  'sip.refusal.straightAhead': {
    en: '{{unit}} may only advance straight ahead.',
    it: '{{unit}}: può avanzare solo in linea retta.',
  },
  'sip.refusal.notInStage': {
    en: 'Deploy Command bases, artillery, cavalry and infantry in this order.',
    it: 'Schiera in quest’ordine: basi di comando, artiglieria, cavalleria, fanteria.',
  },
  'sip.refusal.outsideZone': {
    en: 'Place {{unit}} wholly in the deployment zone.',
    it: 'Piazza {{unit}} interamente nella zona di schieramento.',
  },
  'sip.refusal.sectionZone': {
    en: '{{unit}} may occupy only a section whose centre lies in the deployment zone.',
    it: '{{unit}}: può occupare solo un settore con il centro nella zona di schieramento.',
  },
  'sip.refusal.commandOutsideZone': {
    en: 'Place {{command}} wholly in its deployment zone.',
    it: 'Piazza {{command}} interamente nella zona di schieramento.',
  },
  'sip.refusal.commandBarred': { en: '{{command}} cannot stand there.', it: '{{command}} non può stare lì.' },
  'sip.refusal.onePiece': { en: 'Choose one piece to enter.', it: 'Scegli un solo pezzo da far entrare.' },
  'sip.refusal.notDue': { en: '{{unit}}: arrives in a later turn.', it: '{{unit}}: arrivo in un turno successivo.' },
  'sip.refusal.commandNotDue': {
    en: '{{command}}: arrives in a later turn.',
    it: '{{command}}: arrivo in un turno successivo.',
  },
  'sip.refusal.outsideArrivals': {
    en: 'Bring {{unit}} on wholly within the stretch for reinforcements.',
    it: 'Fai entrare {{unit}} interamente nel tratto previsto per i rinforzi.',
  },
  'sip.refusal.commandOutside': {
    en: 'Bring {{command}} on wholly within the stretch for reinforcements.',
    it: 'Fai entrare {{command}} interamente nel tratto previsto per i rinforzi.',
  },
} as const;
