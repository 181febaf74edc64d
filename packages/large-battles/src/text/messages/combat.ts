/** Messages of fights and bombardments: refusals, dice, and lines of counts. */
import * as terms from '@drumhead/content/terms';

export const combatMessages = {
  // refusals: bombardment
  'lb.refusal.fire.actionsMissing': {
    en: 'Actions needed {{needed}}, left {{left}}.',
    it: 'Azioni necessarie {{needed}}, rimaste {{left}}.',
  },
  'lb.refusal.fire.firedAlready': {
    en: 'The battery has already fired this activation.',
    it: 'La batteria ha già fatto fuoco in questa attivazione.',
  },
  'lb.refusal.fire.footGunsMoved': {
    en: 'Foot artillery cannot fire after moving.',
    it: 'L’artiglieria a piedi non può fare fuoco dopo aver mosso.',
  },
  'lb.refusal.fire.friendsInside': { en: 'That sector holds a friend.', it: 'In quel settore c’è un’unità amica.' },
  'lb.refusal.fire.noFireFromReserve': {
    en: 'A battery arriving from the reserve cannot fire.',
    it: 'Una batteria in arrivo dalla riserva non può fare fuoco.',
  },
  'lb.refusal.fire.noFireInGroup': {
    en: 'A group order cannot include fire.',
    it: 'Un ordine di gruppo non può comprendere il fuoco.',
  },
  'lb.refusal.fire.noSuchSector': { en: 'There is no such sector.', it: 'Quel settore non esiste.' },
  'lb.refusal.fire.notABattery': { en: 'Only a battery can bombard.', it: 'Solo una batteria può bombardare.' },
  'lb.refusal.fire.notAnEnemy': {
    en: 'The target must be an enemy unit on the table.',
    it: 'Il bersaglio dev’essere un’unità nemica sul tavolo.',
  },
  'lb.refusal.fire.formedNow': {
    en: 'A Grand Battery cannot fire in the phase in which it forms.',
    it: 'Una Grande Batteria non può fare fuoco nella fase in cui si forma.',
  },
  'lb.refusal.fire.notLoaded': { en: 'The battery is not loaded.', it: 'La batteria non è carica.' },
  'lb.refusal.fire.notUnlimbered': { en: 'The battery must be unlimbered.', it: 'I pezzi devono essere in batteria.' },
  'lb.refusal.fire.oneTarget': {
    en: 'Choose one target: a unit or a sector.',
    it: 'Scegli un solo bersaglio: un’unità o un settore.',
  },
  'lb.refusal.fire.sectorDestroyed': { en: 'That sector is destroyed.', it: 'Quel settore è distrutto.' },

  // refusals: Approach and Contact
  'lb.refusal.fight.actionsMissing': {
    en: 'Actions needed {{needed}}, left {{left}}.',
    it: 'Azioni necessarie {{needed}}, rimaste {{left}}.',
  },
  'lb.refusal.fight.declareFirst': {
    en: 'First declare the extra Contact dice.',
    it: 'Prima dichiara i dadi di contatto aggiuntivi.',
  },
  'lb.refusal.fight.dieRolledAgain': {
    en: 'That die has already been re-rolled.',
    it: 'Il tiro di quel dado è già stato ripetuto.',
  },
  'lb.refusal.fight.flankedNoContact': {
    en: 'A unit attacked in flank or rear cannot move into Contact.',
    it: 'Un’unità attaccata sul fianco o alle spalle non può entrare in contatto.',
  },
  'lb.refusal.fight.formedSo': { en: 'It is already in that formation.', it: 'È già in quella formazione.' },
  'lb.refusal.fight.chooseWayOut': {
    en: 'First choose where the beaten unit retreats.',
    it: 'Prima scegli dove si ritira l’unità battuta.',
  },
  'lb.refusal.noWayOut': {
    en: 'It cannot retreat there: only away from the attack, or into an empty sector that shares a side.',
    it: 'Non può ritirarsi lì: solo dalla parte opposta all’attacco, o in un settore vuoto adiacente.',
  },
  'lb.refusal.fight.garrisonCancels': {
    en: 'A garrison may only cancel actions.',
    it: 'Una guarnigione può solo annullare azioni.',
  },
  'lb.refusal.fight.infantryIntoCavalry': {
    en: 'Infantry cannot move into Contact with cavalry.',
    it: 'La fanteria non può entrare in contatto con la cavalleria.',
  },
  'lb.refusal.fight.leaderDice': {
    en: 'A Leader adds {{most}} dice at most.',
    it: 'Un comandante aggiunge al massimo {{most}} dadi.',
  },
  'lb.refusal.fight.noLeaderWith': {
    en: 'This side has no Leader attached.',
    it: 'Questa parte non ha comandanti aggregati.',
  },
  'lb.refusal.fight.noPlaceToCarry': { en: 'There is no position to take.', it: 'Non c’è una posizione da occupare.' },
  'lb.refusal.fight.noSuchDie': {
    en: 'That die does not exist: dice rolled {{dice}}.',
    it: 'Quel dado non esiste: dadi tirati {{dice}}.',
  },
  'lb.refusal.fight.notCharismatic': {
    en: 'This side has no Charismatic Leader.',
    it: 'Questa parte non ha un comandante carismatico.',
  },
  'lb.refusal.fight.notInTheFight': {
    en: 'That unit has no decision to make now.',
    it: 'Quell’unità ora non ha nulla da decidere.',
  },
  'lb.refusal.fight.notLimbered': {
    en: 'Unlimbered guns cannot retreat.',
    it: 'I cannoni in batteria non possono ritirarsi.',
  },
  'lb.refusal.fight.notOpenToAttacker': {
    en: 'The attacker cannot spend an action on that ({{asked}}).',
    it: 'L’attaccante non può spendere un’azione così ({{asked}}).',
  },
  'lb.refusal.fight.notOpenToDefender': {
    en: 'This defender cannot spend an action on that ({{asked}}).',
    it: 'Questo difensore non può spendere un’azione così ({{asked}}).',
  },
  'lb.refusal.fight.notOpenToVictor': {
    en: 'The victor cannot choose that ({{asked}}).',
    it: 'Il vincitore non può sceglierlo ({{asked}}).',
  },
  'lb.refusal.fight.nothingToCancel': {
    en: 'The attacker has no action to cancel.',
    it: 'L’attaccante non ha azioni da annullare.',
  },
  'lb.refusal.fight.oneAllNoContact': {
    en: 'With one action each, defending infantry cannot move into Contact.',
    it: 'Con un’azione per parte la fanteria in difesa non può entrare in contatto.',
  },
  'lb.refusal.fight.onlyFallBack': {
    en: 'The enemy evaded: stay, or fall back.',
    it: 'Il nemico si è sottratto: resta o ripiega.',
  },
  'lb.refusal.fight.onlyFormation': {
    en: 'The defender has retreated: it may only change formation.',
    it: 'Il difensore si è ritirato: può solo cambiare formazione.',
  },
  'lb.refusal.fight.orderOfUses': {
    en: 'That is no longer possible ({{asked}}) after: {{after}}.',
    it: 'Non è più possibile ({{asked}}) dopo: {{after}}.',
  },
  'lb.refusal.fight.rerollOrKeep': {
    en: 'Re-roll one die, or keep them.',
    it: 'Ripeti il tiro di un dado, o tienili.',
  },
  'lb.refusal.fight.spendFirst': {
    en: 'First choose how many actions to turn into dice.',
    it: 'Prima scegli quante azioni trasformare in dadi.',
  },
  'lb.refusal.fight.squareOnly': {
    en: 'Against cavalry it may only form square.',
    it: 'Contro la cavalleria può solo formare il quadrato.',
  },
  'lb.refusal.fight.squareStays': {
    en: 'A square cannot move into Contact.',
    it: 'Un quadrato non può entrare in contatto.',
  },
  'lb.refusal.fight.turnsInFrontOnly': {
    en: 'Only a unit attacked in flank or rear may turn.',
    it: 'Solo un’unità attaccata sul fianco o alle spalle può voltarsi.',
  },

  // purposes of dice
  'lb.dice.bombard.attacker': terms.Battery,
  'lb.dice.bombard.defender': terms.Target,
  'lb.dice.approach.attacker': { en: 'Approach, attacker', it: 'Avvicinamento, attaccante' },
  'lb.dice.approach.defender': { en: 'Approach, defender', it: 'Avvicinamento, difensore' },
  'lb.dice.approach.reroll': { en: 'Approach, re-roll', it: 'Avvicinamento, tiro ripetuto' },
  'lb.dice.contact.attacker': { en: 'Contact, attacker', it: 'Contatto, attaccante' },
  'lb.dice.contact.defender': { en: 'Contact, defender', it: 'Contatto, difensore' },
  'lb.dice.contact.reroll': { en: 'Contact, re-roll', it: 'Contatto, tiro ripetuto' },

  // lines of a count of dice
  'lb.tally.infantry': { en: 'Infantry', it: 'Fanteria' },
  'lb.tally.infantry.line': { en: 'Infantry in line', it: 'Fanteria in linea' },
  'lb.tally.infantry.attackColumn': { en: 'Attack column', it: 'Colonna d’attacco' },
  'lb.tally.infantry.marchColumn': { en: 'March column', it: 'Colonna di marcia' },
  'lb.tally.infantry.square': { en: 'Square', it: 'Quadrato' },
  'lb.tally.garrison': { en: 'Garrison', it: 'Guarnigione' },
  'lb.tally.sector': { en: 'Built-up sector', it: 'Settore abitato' },
  'lb.tally.lightCavalry': { en: 'Light cavalry', it: 'Cavalleria leggera' },
  'lb.tally.dragoonsCavalry': terms.Dragoons,
  'lb.tally.heavyCavalry': { en: 'Heavy cavalry', it: 'Cavalleria pesante' },
  'lb.tally.lightCavalryLine': { en: 'Light cavalry in line', it: 'Cavalleria leggera in linea' },
  'lb.tally.dragoonsCavalryLine': { en: 'Dragoons in line', it: 'Dragoni in linea' },
  'lb.tally.heavyCavalryLine': { en: 'Heavy cavalry in line', it: 'Cavalleria pesante in linea' },
  'lb.tally.cavalryColumn': { en: 'Cavalry in column', it: 'Cavalleria in colonna' },
  'lb.tally.lightBattery': { en: 'Light battery', it: 'Batteria leggera' },
  'lb.tally.mediumBattery': { en: 'Medium battery', it: 'Batteria media' },
  'lb.tally.heavyBattery': { en: 'Heavy battery', it: 'Batteria pesante' },
  'lb.tally.unloadedBattery': { en: 'Unloaded battery', it: 'Batteria scarica' },
  'lb.tally.shortRange': { en: 'Short range', it: 'Gittata corta' },
  'lb.tally.longRange': { en: 'Long range', it: 'Gittata lunga' },
  'lb.tally.actions': { en: 'Actions spent', it: 'Azioni spese' },
  'lb.tally.skirmishers': { en: 'Target’s skirmishers', it: 'Schermagliatori del bersaglio' },
  'lb.tally.enemyDisorder': { en: 'Enemy disorder', it: 'Disordine del nemico' },
  'lb.tally.flank': { en: 'Flank or rear', it: 'Fianco o retro' },
  'lb.tally.shakySquare': { en: 'Cavalry against a disordered square', it: 'Cavalleria contro quadrato in disordine' },
  'lb.tally.cavalryOnFoot': {
    en: 'Cavalry against infantry not in square',
    it: 'Cavalleria contro fanteria non in quadrato',
  },
  'lb.sum.actions': { en: 'Actions', it: 'Azioni' },
  'lb.tally.successes': { en: 'Successes', it: 'Successi' },
  'lb.tally.pair': { en: 'A pair among the dice', it: 'Una coppia tra i dadi' },
  'lb.tally.betterC': { en: 'Better Combat', it: 'Combattimento migliore' },
  'lb.tally.betterSk': { en: 'Better skirmishers', it: 'Schermagliatori migliori' },
  'lb.tally.lance': { en: 'Lances', it: 'Lance' },
  'lb.tally.leaderDice': { en: 'Leader in combat', it: 'Comandante in combattimento' },
  'lb.tally.charismatic': { en: 'Charismatic Leader', it: 'Comandante carismatico' },
  'lb.tally.hardCover': { en: 'Hard cover', it: 'Copertura pesante' },
  'lb.tally.softCover': { en: 'Soft cover', it: 'Copertura leggera' },
  'lb.tally.position': { en: 'Better position', it: 'Posizione migliore' },
  'lb.tally.atLeastOne': { en: 'At least one die', it: 'Almeno un dado' },
} as const;
