/** Why something may not be done, and what would be right. */
export const refusalMessages = {
  'sip.refusal.notNow': { en: 'Answer the open question first.', it: 'Prima rispondi alla domanda aperta.' },
  'sip.refusal.notYours': {
    en: 'That piece is not yours to command.',
    it: 'Quel pezzo non è ai tuoi ordini.',
  },
  'sip.refusal.noPoints': {
    en: 'No action points are left.',
    it: 'Non restano punti azione.',
  },
  'sip.refusal.ordered': {
    en: '{{unit}} has had its order this turn.',
    it: '{{unit}} ha già avuto il suo ordine in questo turno.',
  },
  'sip.refusal.routing': {
    en: '{{unit}} is routing and takes no orders.',
    it: '{{unit}} è in rotta e non riceve ordini.',
  },
  'sip.refusal.notOnTable': {
    en: '{{unit}} is not on the table.',
    it: '{{unit}} non è sul tavolo.',
  },
  'sip.refusal.offTable': {
    en: '{{unit}} would leave the table.',
    it: '{{unit}} uscirebbe dal tavolo.',
  },
  'sip.refusal.barred': { en: '{{unit}} cannot enter: {{terrain}}.', it: '{{unit}} non può entrare: {{terrain}}.' },
  'sip.refusal.notOutOf': {
    en: '{{unit}} must work its way out of: {{terrain}}.',
    it: '{{unit}} deve uscire da: {{terrain}}.',
  },
  'sip.refusal.stranded': {
    en: '{{unit}} stands on ground closed to it.',
    it: '{{unit}} è su terreno che le è vietato.',
  },
  'sip.refusal.section': {
    en: '{{unit}} may not stand across a built-up section: enter it, or keep clear.',
    it: '{{unit}} non può stare a cavallo di un settore d’abitato: vi entri, o ne resti fuori.',
  },
  'sip.refusal.friendInWay': {
    en: '{{friend}} is in the way of {{unit}}: only light infantry passes through.',
    it: '{{friend}} sbarra la strada a {{unit}}: passa solo la fanteria leggera.',
  },
  'sip.refusal.endsOnFriend': {
    en: '{{unit}} would end upon {{friend}}.',
    it: '{{unit}} finirebbe sopra {{friend}}.',
  },
  'sip.refusal.endsOnEnemy': {
    en: '{{unit}} would end upon {{enemy}}.',
    it: '{{unit}} finirebbe sopra {{enemy}}.',
  },
  'sip.refusal.enemyInWay': {
    en: '{{enemy}} is in the way of {{unit}}.',
    it: '{{enemy}} sbarra la strada a {{unit}}.',
  },
  'sip.refusal.nearEnemy': {
    en: '{{unit}} must keep {{gap}} cm from {{enemy}}: only a charge comes closer.',
    it: '{{unit}} deve restare a {{gap}} cm da {{enemy}}: solo una carica si avvicina di più.',
  },
  'sip.refusal.workTaken': {
    en: '{{friend}} is already in: {{terrain}}.',
    it: '{{friend}} è già in: {{terrain}}.',
  },
  'sip.refusal.noSuchTurn': {
    en: '{{unit}} turns by 180° at most.',
    it: '{{unit}} si gira al massimo di 180°.',
  },
  'sip.refusal.staysPut': {
    en: '{{unit}} would neither move nor turn.',
    it: '{{unit}} non muoverebbe né si girerebbe.',
  },
  'sip.refusal.tooFar': {
    en: '{{unit}}: {{asked}} cm asked, {{allowed}} cm allowed.',
    it: '{{unit}}: richiesti {{asked}} cm, permessi {{allowed}} cm.',
  },
  'sip.refusal.noCrossing': {
    en: '{{unit}} may not cross here: {{terrain}}.',
    it: '{{unit}} non può attraversare qui: {{terrain}}.',
  },
  'sip.refusal.oneTurn': {
    en: '{{unit}} turns only at the start when it also fires.',
    it: '{{unit}}, se fa anche fuoco, si gira solo all’inizio.',
  },
  'sip.refusal.quarterTurn': {
    en: '{{unit}} turns by 90° at most to face and fire.',
    it: '{{unit}} si gira al massimo di 90° per fare fuoco.',
  },
  'sip.refusal.turnOrMove': {
    en: '{{unit}}, turning by more than 45° to fire, may not also move.',
    it: '{{unit}}, girandosi di oltre 45° per fare fuoco, non può anche muovere.',
  },
  'sip.refusal.turnOnly': {
    en: '{{unit}} may only turn to face and fire.',
    it: '{{unit}} può solo girarsi e fare fuoco.',
  },
  'sip.refusal.gunsMoveFirst': {
    en: '{{unit}} may not fire and then move in one order.',
    it: '{{unit}} non può fare fuoco e poi muovere nello stesso ordine.',
  },
  'sip.refusal.neverFires': {
    en: '{{unit}} does not fire.',
    it: '{{unit}} non fa fuoco.',
  },
  'sip.refusal.noSuchTarget': {
    en: '{{unit}} has no such target on the table.',
    it: '{{unit}} non ha quel bersaglio sul tavolo.',
  },
  'sip.refusal.ownTarget': {
    en: '{{unit}} does not attack its own side.',
    it: '{{unit}} non attacca la propria parte.',
  },
  'sip.refusal.outOfArc': {
    en: '{{enemy}} is outside the arc of {{unit}}.',
    it: '{{enemy}} è fuori dall’arco di tiro di {{unit}}.',
  },
  'sip.refusal.outOfRange': {
    en: '{{enemy}} is {{range}} cm off; {{unit}} reaches {{most}} cm.',
    it: '{{enemy}} è a {{range}} cm; {{unit}} arriva a {{most}} cm.',
  },
  'sip.refusal.notSeen': {
    en: '{{unit}} does not see {{enemy}}.',
    it: '{{unit}} non vede {{enemy}}.',
  },
  'sip.refusal.neverCharges': {
    en: '{{unit}} never charges.',
    it: '{{unit}} non carica mai.',
  },
  'sip.refusal.footAtHorse': {
    en: '{{unit}} may not charge cavalry: {{enemy}}.',
    it: '{{unit}} non può caricare la cavalleria: {{enemy}}.',
  },
  'sip.refusal.horseAtTown': {
    en: '{{unit}} may not charge into a built-up area: {{enemy}}.',
    it: '{{unit}} non può caricare in un abitato: {{enemy}}.',
  },
  'sip.refusal.notInFront': {
    en: '{{enemy}} is not in the front half of {{unit}}.',
    it: '{{enemy}} non è nella metà frontale di {{unit}}.',
  },
  'sip.refusal.chargeTurn': {
    en: '{{unit}} turns by 45° at most before a charge, and not at all out of a section.',
    it: '{{unit}} si gira al massimo di 45° prima di una carica, e per nulla uscendo da un settore.',
  },
  'sip.refusal.outOfReach': {
    en: '{{enemy}} is out of reach of {{unit}} straight ahead.',
    it: '{{enemy}} non è alla portata di {{unit}} in linea retta.',
  },
  'sip.refusal.notWithUnit': {
    en: 'That Command base is not in contact with {{unit}}.',
    it: 'Quella base di comando non è a contatto con {{unit}}.',
  },
  'sip.refusal.nameSide': {
    en: '{{unit}} charges out of one side of its section: name it.',
    it: '{{unit}} carica da un lato del suo settore: indicalo.',
  },
  'sip.refusal.inSection': {
    en: '{{unit}} holds a section: it leaves it first.',
    it: '{{unit}} tiene un settore: prima lo lasci.',
  },
  'sip.refusal.notInSection': {
    en: '{{unit}} holds no section.',
    it: '{{unit}} non tiene alcun settore.',
  },
  'sip.refusal.noSuchSection': {
    en: 'There is no such section for {{unit}}.',
    it: 'Settore inesistente per {{unit}}.',
  },
  'sip.refusal.footOnly': {
    en: 'Only infantry holds a section: {{unit}} does not.',
    it: 'Solo la fanteria tiene un settore: {{unit}} no.',
  },
  'sip.refusal.sectionTaken': {
    en: 'The section is held already; {{unit}} finds no room.',
    it: 'Il settore è già tenuto; {{unit}} non trova posto.',
  },
  'sip.refusal.notReached': {
    en: '{{unit}} does not reach the section straight ahead.',
    it: '{{unit}} non raggiunge il settore in linea retta.',
  },
  'sip.refusal.notOnRoad': {
    en: '{{unit}} does not stand on that road.',
    it: '{{unit}} non è su quella strada.',
  },
  'sip.refusal.roadEnds': {
    en: 'The road does not lead so far for {{unit}}.',
    it: 'La strada non arriva così lontano per {{unit}}.',
  },
  'sip.refusal.alongRoad': {
    en: '{{unit}} ends a march faced along the road.',
    it: '{{unit}} finisce la marcia rivolta lungo la strada.',
  },
  'sip.refusal.roadTaken': {
    en: '{{other}} is on the way of {{unit}}.',
    it: '{{other}} è sulla strada di {{unit}}.',
  },
  'sip.refusal.roadNearEnemy': {
    en: '{{other}} is {{gap}} cm off: {{unit}} marches by road only 20 cm or more from the enemy.',
    it: '{{other}} è a {{gap}} cm: {{unit}} marcia su strada solo a 20 cm o più dal nemico.',
  },
  'sip.refusal.noPath': {
    en: '{{command}} needs a path of a few straight legs.',
    it: '{{command}} ha bisogno di un percorso di pochi tratti rettilinei.',
  },
  'sip.refusal.commandOffTable': {
    en: '{{command}} would leave the table.',
    it: '{{command}} uscirebbe dal tavolo.',
  },
  'sip.refusal.commandInRiver': {
    en: '{{command}} crosses a river only at a bridge or ford.',
    it: '{{command}} attraversa un fiume solo a un ponte o guado.',
  },
  'sip.refusal.commandNearEnemy': {
    en: '{{command}} keeps 1 cm from {{enemy}}.',
    it: '{{command}} resta a 1 cm da {{enemy}}.',
  },
  'sip.refusal.rideTooFar': {
    en: '{{command}}: {{asked}} cm asked, {{allowed}} cm allowed.',
    it: '{{command}}: richiesti {{asked}} cm, permessi {{allowed}} cm.',
  },
  'sip.refusal.commandGone': {
    en: '{{command}} is not on the table.',
    it: '{{command}} non è sul tavolo.',
  },
  'sip.refusal.commandMoved': {
    en: '{{command}} has moved this turn.',
    it: '{{command}} ha già mosso in questo turno.',
  },
  'sip.refusal.noSuchCommand': {
    en: 'You have no such Command base on the table.',
    it: 'Non hai quella base di comando sul tavolo.',
  },
  'sip.refusal.noRally': {
    en: 'Nobody rallies in this battle: {{unit}} neither.',
    it: 'In questa battaglia nessuno si riordina: nemmeno {{unit}}.',
  },
  'sip.refusal.gunsNeverRally': {
    en: 'Guns never rally: {{unit}}.',
    it: 'L’artiglieria non si riordina: {{unit}}.',
  },
  'sip.refusal.inGoodOrder': {
    en: '{{unit}} is in good order.',
    it: '{{unit}} è in ordine.',
  },
  'sip.refusal.commandNotInContact': {
    en: '{{unit}} is routing: a Command base must touch it.',
    it: '{{unit}} è in rotta: una base di comando deve toccarla.',
  },
  'sip.refusal.commandNotNear': {
    en: '{{unit}} has no such Command base within 10 cm.',
    it: '{{unit}} non ha quella base di comando entro 10 cm.',
  },
  'sip.refusal.noCommandNeeded': {
    en: '{{unit}} rallies by itself; a Command base gives the second attempt.',
    it: '{{unit}} si riordina da sola; la base di comando concede il secondo tentativo.',
  },
  'sip.refusal.commandHasRallied': {
    en: '{{command}} has made its attempt this turn.',
    it: '{{command}} ha già fatto il suo tentativo in questo turno.',
  },
  'sip.refusal.enemyTooNear': {
    en: '{{enemy}} is within 10 cm: {{unit}} may not rally.',
    it: '{{enemy}} è entro 10 cm: {{unit}} non può riordinarsi.',
  },
  'sip.refusal.noReroll': {
    en: 'Rallies are not rolled again in this battle: {{unit}}.',
    it: 'In questa battaglia il riordino non si ritira: {{unit}}.',
  },
  'sip.refusal.notFailed': {
    en: '{{unit}} has no failed rally to roll again.',
    it: '{{unit}} non ha un riordino fallito da ritirare.',
  },
  'sip.refusal.rerolled': {
    en: '{{unit}} has had its second attempt.',
    it: '{{unit}} ha già avuto il secondo tentativo.',
  },
  'sip.refusal.noSectionLeft': {
    en: '{{unit}} has no section to occupy.',
    it: '{{unit}} non ha un settore da occupare.',
  },
  'sip.refusal.occupyOrAdvance': {
    en: '{{unit}} occupies the section or advances, not both.',
    it: '{{unit}} occupa il settore o avanza, non entrambe le cose.',
  },
  'sip.refusal.straightAhead': {
    en: '{{unit}} advances straight ahead.',
    it: '{{unit}} avanza in linea retta.',
  },
  'sip.refusal.notInStage': {
    en: 'That piece is not placed now: Command bases, artillery, cavalry, infantry, in this order.',
    it: 'Quel pezzo non si schiera ora: basi di comando, artiglieria, cavalleria, fanteria, in quest’ordine.',
  },
  'sip.refusal.outsideZone': {
    en: '{{unit}} must stand wholly in its deployment zone.',
    it: '{{unit}} deve stare tutta nella zona di schieramento.',
  },
  'sip.refusal.sectionZone': {
    en: '{{unit}} may hold only a section whose centre lies in its zone.',
    it: '{{unit}} può tenere solo un settore con il centro nella sua zona.',
  },
  'sip.refusal.commandOutsideZone': {
    en: '{{command}} must stand wholly in its deployment zone.',
    it: '{{command}} deve stare tutta nella zona di schieramento.',
  },
  'sip.refusal.commandBarred': {
    en: '{{command}} may not stand there.',
    it: '{{command}} non può stare lì.',
  },
  'sip.refusal.onePiece': {
    en: 'Name one piece that comes on.',
    it: 'Indica un solo pezzo che entra.',
  },
  'sip.refusal.notDue': {
    en: '{{unit}} is not due yet.',
    it: '{{unit}} non è ancora attesa.',
  },
  'sip.refusal.commandNotDue': {
    en: '{{command}} is not due yet.',
    it: '{{command}} non è ancora attesa.',
  },
  'sip.refusal.outsideArrivals': {
    en: '{{unit}} comes on wholly within the stretch given for reinforcements.',
    it: '{{unit}} entra tutta nel tratto previsto per i rinforzi.',
  },
  'sip.refusal.commandOutside': {
    en: '{{command}} comes on wholly within the stretch given for reinforcements.',
    it: '{{command}} entra tutta nel tratto previsto per i rinforzi.',
  },
} as const;
