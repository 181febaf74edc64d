/** Messages of fights and bombardments: refusals, dice, and lines of counts. */
export const combatMessages = {
  // refusals: bombardment
  'lb.refusal.fire.actionsMissing': {
    en: 'That takes {{needed}} actions; {{left}} are left.',
    it: 'Servono {{needed}} azioni; ne restano {{left}}.',
  },
  'lb.refusal.fire.firedAlready': {
    en: 'The battery has fired in this activation.',
    it: 'La batteria ha già sparato in questa attivazione.',
  },
  'lb.refusal.fire.footGunsMoved': {
    en: 'Foot guns do not fire after moving.',
    it: 'L’artiglieria a piedi non spara dopo aver mosso.',
  },
  'lb.refusal.fire.friendsInside': { en: 'A friend holds that sector.', it: 'Il settore è tenuto da amici.' },
  'lb.refusal.fire.noFireFromReserve': {
    en: 'No fire on the way from the Reserve.',
    it: 'Chi arriva dalla riserva non spara.',
  },
  'lb.refusal.fire.noFireInGroup': { en: 'No fire in a group order.', it: 'In un ordine di gruppo non si spara.' },
  'lb.refusal.fire.noSuchSector': { en: 'There is no such sector.', it: 'Quel settore non esiste.' },
  'lb.refusal.fire.notABattery': { en: 'Only batteries bombard.', it: 'Solo le batterie bombardano.' },
  'lb.refusal.fire.notAnEnemy': {
    en: 'The target must be an enemy unit on the table.',
    it: 'Il bersaglio dev’essere un’unità nemica sul tavolo.',
  },
  'lb.refusal.fire.formedNow': {
    en: 'A Grand Battery may not fire in the phase in which it forms.',
    it: 'Una Grande Batteria non può sparare nella fase in cui si forma.',
  },
  'lb.refusal.fire.notLoaded': { en: 'The battery is not loaded.', it: 'La batteria non è carica.' },
  'lb.refusal.fire.notUnlimbered': {
    en: 'The battery must be unlimbered.',
    it: 'I pezzi devono essere in batteria.',
  },
  'lb.refusal.fire.oneTarget': {
    en: 'Name one target: a unit or a sector.',
    it: 'Indica un solo bersaglio: un’unità o un settore.',
  },
  'lb.refusal.fire.sectorDestroyed': { en: 'Nothing is left of that sector.', it: 'Di quel settore non resta nulla.' },

  // refusals: Approach and Contact
  'lb.refusal.fight.actionsMissing': {
    en: 'That takes {{needed}} actions; {{left}} are left.',
    it: 'Servono {{needed}} azioni; ne restano {{left}}.',
  },
  'lb.refusal.fight.declareFirst': {
    en: 'First declare what is added to the Contact dice.',
    it: 'Prima dichiara che cosa si aggiunge ai dadi di contatto.',
  },
  'lb.refusal.fight.dieRolledAgain': {
    en: 'That die has been rolled again already.',
    it: 'Quel dado è già stato ritirato.',
  },
  'lb.refusal.fight.flankedNoContact': {
    en: 'Attacked in flank or rear, it cannot move into Contact.',
    it: 'Attaccata sul fianco o sul retro, non può entrare in contatto.',
  },
  'lb.refusal.fight.formedSo': { en: 'It is in that formation already.', it: 'È già in quella formazione.' },
  'lb.refusal.fight.chooseWayOut': {
    en: 'First say where the beaten unit goes.',
    it: 'Prima indica dove va l’unità battuta.',
  },
  'lb.refusal.noWayOut': {
    en: 'It cannot retreat there: straight on from the attack, or into an empty sector that shares a side.',
    it: 'Non può ritirarsi lì: solo dalla parte opposta all’attacco, o in un settore vuoto adiacente.',
  },
  'lb.refusal.fight.garrisonCancels': {
    en: 'A garrison can only cancel actions.',
    it: 'Una guarnigione può solo annullare azioni.',
  },
  'lb.refusal.fight.infantryIntoCavalry': {
    en: 'Infantry does not move into Contact with cavalry.',
    it: 'La fanteria non entra in contatto con la cavalleria.',
  },
  'lb.refusal.fight.leaderDice': {
    en: 'A Leader adds at most {{most}} dice.',
    it: 'Un comandante aggiunge al massimo {{most}} dadi.',
  },
  'lb.refusal.fight.noLeaderWith': {
    en: 'No Leader is attached to this side.',
    it: 'Nessun comandante è aggregato a questa parte.',
  },
  'lb.refusal.fight.noPlaceToCarry': {
    en: 'There is no place to carry.',
    it: 'Non c’è una posizione da occupare.',
  },
  'lb.refusal.fight.noSuchDie': { en: 'Only {{dice}} dice were rolled.', it: 'Sono stati tirati solo {{dice}} dadi.' },
  'lb.refusal.fight.notCharismatic': {
    en: 'No Charismatic Leader commands this side.',
    it: 'Nessun comandante carismatico guida questa parte.',
  },
  'lb.refusal.fight.notInTheFight': { en: 'That unit has no say now.', it: 'Quell’unità ora non decide.' },
  'lb.refusal.fight.notLimbered': {
    en: 'Unlimbered guns cannot go back.',
    it: 'I cannoni in batteria non possono ritirarsi.',
  },
  'lb.refusal.fight.notOpenToAttacker': {
    en: 'The attacker cannot use an action for that ({{asked}}).',
    it: 'L’attaccante non può usare un’azione per questo ({{asked}}).',
  },
  'lb.refusal.fight.notOpenToDefender': {
    en: 'This defender cannot use an action for that ({{asked}}).',
    it: 'Questo difensore non può usare un’azione per questo ({{asked}}).',
  },
  'lb.refusal.fight.notOpenToVictor': {
    en: 'That is not open to the victor ({{asked}}).',
    it: 'Questo non è concesso al vincitore ({{asked}}).',
  },
  'lb.refusal.fight.nothingToCancel': {
    en: 'The attacker has no action to cancel.',
    it: 'L’attaccante non ha azioni da annullare.',
  },
  'lb.refusal.fight.oneAllNoContact': {
    en: 'With one action each, defending infantry does not move into Contact.',
    it: 'Con un’azione a testa la fanteria in difesa non entra in contatto.',
  },
  'lb.refusal.fight.onlyFallBack': {
    en: 'The enemy evaded: stay, or fall back.',
    it: 'Il nemico ha evitato lo scontro: resta o ripiega.',
  },
  'lb.refusal.fight.onlyFormation': {
    en: 'The defender has gone back: only the formation may be changed.',
    it: 'Il difensore si è ritirato: si può solo cambiare formazione.',
  },
  'lb.refusal.fight.orderOfUses': {
    en: 'After that ({{after}}) this is not open ({{asked}}).',
    it: 'Dopo quello ({{after}}) questo non è possibile ({{asked}}).',
  },
  'lb.refusal.fight.rerollOrKeep': { en: 'Roll one die again, or keep.', it: 'Ritira un dado o tienili.' },
  'lb.refusal.fight.spendFirst': {
    en: 'First say how many actions go into dice.',
    it: 'Prima indica quante azioni diventano dadi.',
  },
  'lb.refusal.fight.squareOnly': {
    en: 'Against cavalry the square is the only change.',
    it: 'Contro la cavalleria si può solo formare il quadrato.',
  },
  'lb.refusal.fight.squareStays': {
    en: 'A square does not move into Contact.',
    it: 'Un quadrato non entra in contatto.',
  },
  'lb.refusal.fight.turnsInFrontOnly': {
    en: 'Only a unit attacked in flank or rear may turn.',
    it: 'Può girarsi solo un’unità attaccata sul fianco o sul retro.',
  },

  // purposes of dice
  'lb.dice.bombard.attacker': { en: 'Battery', it: 'Batteria' },
  'lb.dice.bombard.defender': { en: 'Target', it: 'Bersaglio' },
  'lb.dice.approach.attacker': { en: 'Approach, attacker', it: 'Avvicinamento, attaccante' },
  'lb.dice.approach.defender': { en: 'Approach, defender', it: 'Avvicinamento, difensore' },
  'lb.dice.approach.reroll': { en: 'Approach, one die again', it: 'Avvicinamento, un dado ritirato' },
  'lb.dice.contact.attacker': { en: 'Contact, attacker', it: 'Contatto, attaccante' },
  'lb.dice.contact.defender': { en: 'Contact, defender', it: 'Contatto, difensore' },
  'lb.dice.contact.reroll': { en: 'Contact, one die again', it: 'Contatto, un dado ritirato' },

  // lines of a count of dice
  'lb.tally.infantry': { en: 'Infantry', it: 'Fanteria' },
  'lb.tally.infantry.line': { en: 'Infantry in line', it: 'Fanteria in linea' },
  'lb.tally.infantry.attackColumn': { en: 'Attack column', it: 'Colonna d’attacco' },
  'lb.tally.infantry.marchColumn': { en: 'March column', it: 'Colonna di marcia' },
  'lb.tally.infantry.square': { en: 'Square', it: 'Quadrato' },
  'lb.tally.garrison': { en: 'Garrison', it: 'Guarnigione' },
  'lb.tally.sector': { en: 'Built-up sector', it: 'Settore abitato' },
  'lb.tally.lightCavalry': { en: 'Light cavalry', it: 'Cavalleria leggera' },
  'lb.tally.dragoonsCavalry': { en: 'Dragoons', it: 'Dragoni' },
  'lb.tally.heavyCavalry': { en: 'Heavy cavalry', it: 'Cavalleria pesante' },
  'lb.tally.lightCavalryLine': { en: 'Light cavalry in line', it: 'Cavalleria leggera in linea' },
  'lb.tally.dragoonsCavalryLine': { en: 'Dragoons in line', it: 'Dragoni in linea' },
  'lb.tally.heavyCavalryLine': { en: 'Heavy cavalry in line', it: 'Cavalleria pesante in linea' },
  'lb.tally.cavalryColumn': { en: 'Cavalry in column', it: 'Cavalleria in colonna' },
  'lb.tally.lightBattery': { en: 'Light battery', it: 'Batteria leggera' },
  'lb.tally.mediumBattery': { en: 'Medium battery', it: 'Batteria media' },
  'lb.tally.heavyBattery': { en: 'Heavy battery', it: 'Batteria pesante' },
  'lb.tally.unloadedBattery': { en: 'Battery not ready to fire', it: 'Batteria non pronta al fuoco' },
  'lb.tally.shortRange': { en: 'Short range', it: 'Gittata corta' },
  'lb.tally.longRange': { en: 'Long range', it: 'Gittata lunga' },
  'lb.tally.actions': { en: 'Actions spent', it: 'Azioni spese' },
  'lb.tally.skirmishers': { en: 'Skirmishers spoil the aim', it: 'Gli schermagliatori disturbano il tiro' },
  'lb.tally.enemyDisorder': { en: 'Disorder of the enemy', it: 'Disordine del nemico' },
  'lb.tally.flank': { en: 'Flank or rear', it: 'Fianco o retro' },
  'lb.tally.shakySquare': { en: 'Cavalry against a broken square', it: 'Cavalleria contro un quadrato disordinato' },
  'lb.tally.cavalryOnFoot': {
    en: 'Cavalry against infantry not in square',
    it: 'Cavalleria contro fanteria non in quadrato',
  },
  'lb.tally.betterC': { en: 'Better Combat value', it: 'Valore di combattimento migliore' },
  'lb.tally.betterSk': { en: 'Better skirmishers', it: 'Schermagliatori migliori' },
  'lb.tally.lance': { en: 'Lances', it: 'Lance' },
  'lb.tally.leaderDice': { en: 'Leader in the fight', it: 'Comandante nella mischia' },
  'lb.tally.charismatic': { en: 'Charismatic Leader', it: 'Comandante carismatico' },
  'lb.tally.hardCover': { en: 'Behind walls', it: 'Copertura pesante' },
  'lb.tally.softCover': { en: 'In soft cover', it: 'Copertura leggera' },
  'lb.tally.position': { en: 'Better position', it: 'Posizione migliore' },
  'lb.tally.atLeastOne': { en: 'Never below one die', it: 'Mai meno di un dado' },
} as const;
