/** Messages of the flow of a phase: refusals and dice. English and Italian side by side. */
export const flowMessages = {
  'lb.refusal.notNow': { en: 'You cannot do that now.', it: 'Ora non è possibile.' },
  'lb.refusal.repositionFirst': {
    en: 'A General must be placed anew first.',
    it: 'Prima occorre riposizionare un generale.',
  },
  'lb.refusal.otherGeneral': { en: 'It is another General’s turn to act.', it: 'Tocca a un altro generale.' },
  'lb.refusal.onlyCinc': {
    en: 'Only the Commander in Chief can do that.',
    it: 'Può farlo solo il comandante in capo.',
  },
  'lb.refusal.notForGenerals': {
    en: 'A General cannot do that ({{command}}).',
    it: 'Un generale non può farlo ({{command}}).',
  },
  'lb.refusal.onlyLeadersOrder': {
    en: 'Only the Leader who is acting can give a group order.',
    it: 'Solo il comandante attivato può dare un ordine di gruppo.',
  },
  'lb.refusal.noGroupInReaction': {
    en: 'Group orders are not given in a reaction.',
    it: 'In reazione non si danno ordini di gruppo.',
  },
  'lb.refusal.attachedCannotOrder': {
    en: 'A Leader attached to a unit gives no group orders.',
    it: 'Un comandante aggregato a un’unità non dà ordini di gruppo.',
  },
  'lb.refusal.diceOneToThree': { en: 'Choose one, two or three dice.', it: 'Scegli uno, due o tre dadi.' },
  'lb.refusal.diceOneOrTwo': { en: 'Choose one or two dice.', it: 'Scegli uno o due dadi.' },
  'lb.refusal.oneOrderOnly': {
    en: 'This Leader gives one group order a phase.',
    it: 'Questo comandante dà un solo ordine di gruppo per fase.',
  },
  'lb.refusal.groupEmpty': { en: 'Name at least one unit.', it: 'Indica almeno un’unità.' },
  'lb.refusal.groupTooLarge': {
    en: 'At most {{allowed}} units in his groups; {{units}} were named.',
    it: 'Al massimo {{allowed}} unità nei suoi gruppi; ne sono state indicate {{units}}.',
  },
  'lb.refusal.namedTwice': { en: 'A unit was named twice.', it: 'Un’unità è stata indicata due volte.' },
  'lb.refusal.noSuchUnit': { en: 'No such unit on the table.', it: 'Quell’unità non è sul tavolo.' },
  'lb.refusal.otherBrigade': { en: 'The unit is of another Brigade.', it: 'L’unità è di un’altra brigata.' },
  'lb.refusal.activatedAlready': {
    en: 'It has been activated in this phase already.',
    it: 'È già stata attivata in questa fase.',
  },
  'lb.refusal.unitNotInCommand': { en: 'The unit is out of command.', it: 'L’unità è fuori comando.' },
  'lb.refusal.notReserve': { en: 'The unit is not in the Reserve.', it: 'L’unità non è nella riserva.' },
  'lb.refusal.outOfCincSpan': {
    en: 'The unit is outside the Commander in Chief’s span.',
    it: 'L’unità è fuori dal raggio del comandante in capo.',
  },
  'lb.refusal.noSuchBrigade': { en: 'No such Brigade on this side.', it: 'Questa parte non ha quella brigata.' },
  'lb.refusal.brigadeWithoutLeader': {
    en: 'That Brigade has no Leader to march to.',
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
    en: 'Roll one or two dice to bring it on, or decline.',
    it: 'Tira uno o due dadi per farla avanzare, o rinuncia.',
  },
  'lb.refusal.notLeaderless': {
    en: 'That Brigade does not lack a Leader.',
    it: 'A quella brigata non manca il comandante.',
  },
  'lb.refusal.placeLeader': { en: 'Place the new Leader first.', it: 'Prima piazza il nuovo comandante.' },
  'lb.refusal.rerollOrKeep': {
    en: 'Choose a failed die to roll again, or keep them.',
    it: 'Scegli un dado fallito da ritirare, o tienili.',
  },
  'lb.refusal.noSuchDie': { en: 'There is no such die.', it: 'Quel dado non esiste.' },
  'lb.refusal.dieSucceeded': { en: 'That die succeeded.', it: 'Quel dado è un successo.' },
  'lb.refusal.correctFirst': {
    en: 'Units too close to friends must be corrected before any reaction.',
    it: 'Prima di ogni reazione vanno corrette le unità troppo vicine ad amici.',
  },
  'lb.refusal.mayNotReact': {
    en: 'That unit cannot react now.',
    it: 'Quell’unità ora non può reagire.',
  },
  'lb.refusal.generalMayNotReact': {
    en: 'That General cannot react now.',
    it: 'Quel generale ora non può reagire.',
  },
  'lb.refusal.reactOrHold': {
    en: 'Choose who reacts, or hold.',
    it: 'Scegli chi reagisce, o attendi.',
  },
  'lb.refusal.openOrPass': { en: 'Open a slot, or pass.', it: 'Scegli una brigata, o passa.' },
  'lb.refusal.slotNotOpen': {
    en: 'That Brigade is finished for this phase.',
    it: 'Quella brigata ha concluso per questa fase.',
  },
  'lb.refusal.cincIdle': {
    en: '{{side}}: by the scenario the Commander in Chief and his Reserve may not be activated in this phase.',
    it: '{{side}}: per lo scenario il comandante in capo e la sua riserva non possono essere attivati in questa fase.',
  },
  'lb.refusal.reserveNotActivated': {
    en: 'Reserve units wait until they are assigned to a Brigade.',
    it: 'Le unità di riserva attendono di essere assegnate a una brigata.',
  },
  'lb.refusal.otherSlot': {
    en: 'The unit does not belong to the Brigade now acting.',
    it: 'L’unità non appartiene alla brigata attiva.',
  },
  'lb.refusal.generalOfOtherSlot': {
    en: 'The General does not belong to the Brigade now acting.',
    it: 'Il generale non appartiene alla brigata attiva.',
  },
  'lb.refusal.generalNotReady': {
    en: 'That General cannot be activated now.',
    it: 'Quel generale ora non può essere attivato.',
  },
  'lb.refusal.activateOrClose': {
    en: 'Activate somebody of this Brigade, close it, or pass.',
    it: 'Attiva qualcuno di questa brigata, chiudila, o passa.',
  },
  'lb.refusal.notAnAction': { en: 'That is not an action ({{command}}).', it: 'Questa non è un’azione ({{command}}).' },
  'lb.refusal.notActing': { en: 'Another unit is acting.', it: 'Sta agendo un’altra unità.' },
  'lb.refusal.noActionsLeft': { en: 'The unit has no actions left.', it: 'L’unità non ha più azioni.' },
  'lb.refusal.ralliedAlready': {
    en: 'It has rallied in this activation already.',
    it: 'Ha già recuperato in questa attivazione.',
  },
  'lb.refusal.cannotRally': {
    en: 'From DIS {{dis}} it cannot rally.',
    it: 'Da DIS {{dis}} non può recuperare.',
  },
  'lb.refusal.notInCommand': {
    en: 'It is out of command.',
    it: 'È fuori comando.',
  },
  'lb.refusal.enemyTooNearToRally': {
    en: 'An enemy is {{distance}} mm away; it rallies only beyond {{needed}} mm.',
    it: 'Un nemico è a {{distance}} mm; recupera solo oltre {{needed}} mm.',
  },
  'lb.refusal.notABattery': { en: 'Only batteries reload.', it: 'Solo le batterie ricaricano.' },
  'lb.refusal.loadedAlready': { en: 'The battery is loaded.', it: 'La batteria è carica.' },
  'lb.dice.activation': { en: 'Activation', it: 'Attivazione' },
  'lb.dice.reaction': { en: 'Reaction', it: 'Reazione' },
  'lb.dice.average': { en: 'Average die', it: 'Dado medio' },
  'lb.dice.reroll': { en: 'Re-roll', it: 'Dado ritirato' },
  'lb.dice.initiative': { en: 'First initiative', it: 'Prima iniziativa' },
  'lb.dice.general.LB-LEAD-14': { en: 'Leader under fire', it: 'Comandante nella mischia' },
  'lb.dice.general.LB-LEAD-16': { en: 'Survival of the Leader', it: 'Sopravvivenza del comandante' },
  'lb.dice.general.LB-LEAD-17': { en: 'Capture', it: 'Cattura' },
  'lb.dice.general.LB-SPEC-33': { en: 'Charismatic Leader exposed', it: 'Comandante carismatico esposto' },
  'lb.dice.general.LB-CINC-12': { en: 'Capture of the Commander in Chief', it: 'Cattura del comandante in capo' },
  'lb.end.resigned': { en: 'The other side gave up.', it: 'L’altra parte si è arresa.' },
  'lb.tally.leader': { en: 'Leader in span', it: 'Comandante nel raggio' },
} as const;
