/** Messages of the flow of a phase: refusals and dice. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const flowMessages = {
  'lb.refusal.notNow': { en: 'You cannot do that now.', it: 'Ora non è possibile.' },
  'lb.refusal.drawAgain': {
    en: 'You offered a draw this phase. Offer again in the next.',
    it: 'Hai già offerto il pareggio in questa fase. Riprova nella prossima.',
  },
  'lb.refusal.repositionFirst': { en: 'Reposition the general first.', it: 'Prima riposiziona il generale.' },
  'lb.refusal.otherGeneral': { en: 'Another general is acting now.', it: 'Ora agisce un altro generale.' },
  'lb.refusal.onlyCinc': {
    en: 'Only the Commander-in-Chief can do that.',
    it: 'Solo il comandante in capo può farlo.',
  },
  'lb.refusal.notForGenerals': {
    en: 'A general cannot do that ({{command}}).',
    it: 'Un generale non può farlo ({{command}}).',
  },
  'lb.refusal.onlyLeadersOrder': {
    en: 'Only the acting Leader can give a group order.',
    it: 'Solo il comandante attivo può dare un ordine di gruppo.',
  },
  'lb.refusal.noGroupInReaction': {
    en: 'A reaction cannot include a group order.',
    it: 'Una reazione non può comprendere un ordine di gruppo.',
  },
  'lb.refusal.attachedCannotOrder': {
    en: 'An attached Leader cannot give a group order.',
    it: 'Un comandante aggregato a un’unità non può dare ordini di gruppo.',
  },
  'lb.refusal.diceOneToThree': { en: 'Choose one, two or three dice.', it: 'Scegli uno, due o tre dadi.' },
  'lb.refusal.diceOneOrTwo': { en: 'Choose one or two dice.', it: 'Scegli uno o due dadi.' },
  'lb.refusal.oneOrderOnly': {
    en: 'This Leader may give only one group order per phase.',
    it: 'Questo comandante può dare un solo ordine di gruppo per fase.',
  },
  'lb.refusal.groupEmpty': { en: 'Choose at least one unit.', it: 'Scegli almeno un’unità.' },
  'lb.refusal.groupTooLarge': {
    en: '{{units}} units are too many: the Leader’s limit is {{allowed}}.',
    it: '{{units}} unità sono troppe: il limite del comandante è {{allowed}}.',
  },
  'lb.refusal.namedTwice': { en: 'The same unit is listed twice.', it: 'La stessa unità compare due volte.' },
  'lb.refusal.noSuchUnit': { en: 'That unit is not on the table.', it: 'Quell’unità non è sul tavolo.' },
  'lb.refusal.otherBrigade': {
    en: 'The unit belongs to another brigade.',
    it: 'L’unità appartiene a un’altra brigata.',
  },
  'lb.refusal.activatedAlready': {
    en: 'It has already activated this phase.',
    it: 'È già stata attivata in questa fase.',
  },
  'lb.refusal.unitNotInCommand': {
    en: 'The unit is out of command: it must be within its Leader’s command span.',
    it: 'L’unità è fuori dal raggio di comando del suo comandante.',
  },
  'lb.refusal.notReserve': { en: 'The unit is not in the reserve.', it: 'L’unità non è nella riserva.' },
  'lb.refusal.outOfCincSpan': {
    en: 'The unit is beyond the Commander-in-Chief’s command span.',
    it: 'L’unità è oltre il raggio di comando del comandante in capo.',
  },
  'lb.refusal.noSuchBrigade': { en: 'This side has no such brigade.', it: 'Questa parte non ha quella brigata.' },
  'lb.refusal.brigadeWithoutLeader': {
    en: 'That brigade has no Leader to march towards.',
    it: 'Quella brigata non ha un comandante da raggiungere.',
  },
  'lb.refusal.notNearerToLeader': {
    en: 'The free move must bring the unit nearer to its new Leader.',
    it: 'Il movimento gratuito deve avvicinare l’unità al nuovo comandante.',
  },
  'lb.refusal.freeMoveOrStop': {
    en: 'Make the free move, or stop.',
    it: 'Effettua il movimento gratuito, o fermati.',
  },
  'lb.refusal.pressOrDecline': {
    en: 'Roll one or two dice to press on, or decline.',
    it: 'Tira uno o due dadi per far avanzare l’unità, o rinuncia.',
  },
  'lb.refusal.notLeaderless': { en: 'That brigade already has a Leader.', it: 'Quella brigata ha già un comandante.' },
  'lb.refusal.placeLeader': { en: 'Place the new Leader first.', it: 'Prima piazza il nuovo comandante.' },
  'lb.refusal.rerollOrKeep': {
    en: 'Choose a failed die to re-roll, or keep the dice.',
    it: 'Scegli il dado fallito di cui ripetere il tiro, o tieni i dadi.',
  },
  'lb.refusal.noSuchDie': { en: 'That die does not exist.', it: 'Quel dado non esiste.' },
  'lb.refusal.dieSucceeded': {
    en: 'That die is a success: only failures may be re-rolled.',
    it: 'Quel dado è un successo: si ripetono solo i fallimenti.',
  },
  'lb.refusal.correctFirst': {
    en: 'First move the units that are too near to friends.',
    it: 'Prima sposta le unità troppo vicine ad amici.',
  },
  'lb.refusal.mayNotReact': {
    en: 'That unit cannot react now.',
    it: 'Quell’unità ora non può reagire.',
  },
  'lb.refusal.generalMayNotReact': { en: 'That general cannot react now.', it: 'Quel generale ora non può reagire.' },
  'lb.refusal.reactOrHold': { en: 'Choose a unit to react, or hold.', it: 'Scegli un’unità che reagisca, o attendi.' },
  'lb.refusal.openOrPass': {
    en: 'Activate a brigade, or pass the initiative.',
    it: 'Attiva una brigata, o cedi l’iniziativa.',
  },
  'lb.refusal.slotNotOpen': {
    en: 'That brigade has finished for this phase.',
    it: 'Quella brigata ha concluso la fase.',
  },
  'lb.refusal.cincIdle': {
    en: '{{side}}: the scenario keeps the Commander-in-Chief and reserve inactive this phase.',
    it: '{{side}}: in questa fase lo scenario tiene fermi il comandante in capo e la riserva.',
  },
  'lb.refusal.reserveNotActivated': {
    en: 'Assign a reserve unit to a brigade before it activates.',
    it: 'Prima di attivare un’unità di riserva, assegnala a una brigata.',
  },
  'lb.refusal.otherSlot': {
    en: 'The unit does not belong to the active brigade.',
    it: 'L’unità non appartiene alla brigata attiva.',
  },
  'lb.refusal.generalOfOtherSlot': {
    en: 'The general does not belong to the active brigade.',
    it: 'Il generale non appartiene alla brigata attiva.',
  },
  'lb.refusal.generalNotReady': {
    en: 'That general cannot activate now.',
    it: 'Quel generale ora non può essere attivato.',
  },
  'lb.refusal.activateOrClose': {
    en: 'Activate a unit or general of this brigade, finish it, or pass.',
    it: 'Attiva un’unità o un generale di questa brigata, concludila, o cedi l’iniziativa.',
  },
  'lb.refusal.notAnAction': { en: 'That is not an action ({{command}}).', it: 'Questa non è un’azione ({{command}}).' },
  'lb.refusal.notActing': { en: 'Another unit is acting.', it: 'Sta agendo un’altra unità.' },
  'lb.refusal.noActionsLeft': { en: 'The unit has no actions left.', it: 'L’unità non ha più azioni.' },
  'lb.refusal.ralliedAlready': {
    en: 'It has already rallied this activation.',
    it: 'Si è già riordinata in questa attivazione.',
  },
  'lb.refusal.cannotRally': { en: 'It cannot rally from DIS {{dis}}.', it: 'Da DIS {{dis}} non può riordinarsi.' },
  'lb.refusal.notInCommand': {
    en: 'The unit is out of command: it must be within its Leader’s command span.',
    it: 'L’unità è fuori dal raggio di comando del suo comandante.',
  },
  'lb.refusal.enemyTooNearToRally': {
    en: 'Too near an enemy to rally: {{distance}} mm; keep over {{needed}} mm.',
    it: 'Troppo vicina a un nemico per riordinarsi: {{distance}} mm; servono oltre {{needed}} mm.',
  },
  'lb.refusal.notABattery': { en: 'Only a battery reloads.', it: 'Solo una batteria ricarica.' },
  'lb.refusal.loadedAlready': { en: 'The battery is already loaded.', it: 'La batteria è già carica.' },
  'lb.dice.activation': terms.Activation,
  'lb.dice.reaction': { en: 'Reaction', it: 'Reazione' },
  'lb.dice.average': { en: 'Average die', it: 'Dado medio' },
  'lb.dice.reroll': { en: 'Re-roll', it: 'Tiro ripetuto' },
  'lb.dice.initiative': { en: 'First initiative', it: 'Prima iniziativa' },
  'lb.dice.general.LB-LEAD-14': { en: 'Leader in combat', it: 'Comandante in combattimento' },
  'lb.dice.general.LB-LEAD-16': { en: 'Leader’s survival', it: 'Sopravvivenza del comandante' },
  'lb.dice.general.LB-LEAD-17': { en: 'Leader’s capture', it: 'Cattura del comandante' },
  'lb.dice.general.LB-SPEC-33': { en: 'Charismatic Leader at risk', it: 'Comandante carismatico a rischio' },
  'lb.dice.general.LB-CINC-12': { en: 'Capture of the Commander-in-Chief', it: 'Cattura del comandante in capo' },
  'lb.end.resigned': terms.TheLosingSideResigned,
  'lb.end.agreed': { en: 'Both sides agreed to a draw.', it: 'Pareggio concordato dalle due parti.' },
  'lb.tally.leader': { en: 'Leader within command span', it: 'Comandante entro il raggio di comando' },
} as const;
