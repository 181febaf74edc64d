/** Words of the player turn, activation and orders. */
export const turnMessages = {
  'sk.refusal.notYours': { en: '{{model}} is not yours.', it: '{{model}} non è tuo.' },
  'sk.refusal.notOnTable': { en: '{{model}} is not on the table.', it: '{{model}} non è sul tavolo.' },
  'sk.refusal.activated': {
    en: '{{model}} has been activated in this turn already.',
    it: '{{model}} è già stato attivato in questo turno.',
  },
  'sk.refusal.nominateFirst': {
    en: 'Activate a model, or end your turn.',
    it: 'Attiva un modello, o termina il turno.',
  },
  'sk.refusal.diceFirst': { en: 'The dice have to be rolled first.', it: 'Prima vanno tirati i dadi.' },
  'sk.refusal.diceNumberFirst': {
    en: 'First choose how many dice to roll.',
    it: 'Prima scegli quanti dadi tirare.',
  },
  'sk.refusal.oneToThree': {
    en: 'An activation is rolled with one, two or three dice.',
    it: 'Per attivare si tirano uno, due o tre dadi.',
  },
  'sk.refusal.green': {
    en: '{{model}} is Green: never three dice.',
    it: '{{model}} è Inesperto: mai tre dadi.',
  },
  'sk.refusal.opponentChose': {
    en: 'The opponent has chosen the number of dice: {{chosen}}.',
    it: 'L’avversario ha scelto il numero di dadi: {{chosen}}.',
  },
  'sk.refusal.ownerCharges': {
    en: 'Only the model’s owner may declare a charge.',
    it: 'Solo il proprietario del modello può dichiarare una carica.',
  },
  'sk.refusal.noCharge': {
    en: '{{model}} cannot charge: it needs Élan, must stand free of enemies and reach one with a single Move.',
    it: '{{model}} non può caricare: deve avere Elan, essere in piedi, libero da nemici, e raggiungerne uno con un solo movimento.',
  },
  'sk.refusal.actOrStop': {
    en: 'Choose an action of the active model, or stop.',
    it: 'Scegli un’azione del modello attivo, o fermati.',
  },
  'sk.refusal.otherActs': {
    en: '{{model}} has to finish its actions first.',
    it: 'Prima {{model}} deve finire le sue azioni.',
  },
  'sk.refusal.chargeFirst': {
    en: '{{model}} has declared a charge: its first action must be a Move into contact.',
    it: '{{model}} ha dichiarato una carica: la sua prima azione dev’essere un movimento fino al contatto.',
  },
  'sk.refusal.onlyMove': {
    en: 'The order has too few successes: each member may make one Move and nothing else.',
    it: 'L’ordine ha troppo pochi successi: ciascun modello può fare un movimento e nient’altro.',
  },
  'sk.refusal.noAttack': {
    en: 'Under this order nobody attacks.',
    it: 'Con questo ordine nessuno attacca.',
  },
  'sk.refusal.notLeader': { en: '{{model}} is no Leader.', it: '{{model}} non è un Leader.' },
  'sk.refusal.noActionsLeft': { en: '{{model}} has no action left.', it: '{{model}} non ha più azioni.' },
  'sk.refusal.leaderDown': {
    en: '{{model}} gives no orders unless he is standing.',
    it: '{{model}} può dare ordini solo in piedi.',
  },
  'sk.refusal.leaderEngaged': {
    en: '{{model}} is in contact with a standing enemy and gives no orders.',
    it: '{{model}} è a contatto con un nemico in piedi e non dà ordini.',
  },
  'sk.refusal.leaderNoMember': {
    en: '{{model}} gives the order and is no member of the group.',
    it: '{{model}} dà l’ordine e non fa parte del gruppo.',
  },
  'sk.refusal.notOwnModel': {
    en: '{{model}} is not one of your models on the table.',
    it: '{{model}} non è uno dei tuoi modelli sul tavolo.',
  },
  'sk.refusal.fallenMember': {
    en: '{{model}} is Fallen and cannot be ordered.',
    it: '{{model}} è caduto e non può ricevere ordini.',
  },
  'sk.refusal.proneMember': {
    en: '{{model}} is prone and cannot be ordered.',
    it: '{{model}} è prono e non può ricevere ordini.',
  },
  'sk.refusal.individualistic': {
    en: '{{model}} is Individualistic and takes no group orders.',
    it: '{{model}} è Individualista e non esegue ordini di gruppo.',
  },
  'sk.refusal.outOfCommand': {
    en: '{{model}} is farther than L from the Leader.',
    it: '{{model}} è a più di L dal Leader.',
  },
  'sk.refusal.engagedMember': {
    en: '{{model}} is in contact with an enemy: it may only join a Group move.',
    it: '{{model}} è a contatto con un nemico: può partecipare solo a una Mossa di gruppo.',
  },
  'sk.refusal.memberTwice': {
    en: 'A model is named twice in the order.',
    it: 'Un modello è nominato due volte nell’ordine.',
  },
  'sk.refusal.noSecondLine': {
    en: 'Only Shoot and Reload has a second line.',
    it: 'Solo Sparare e Ricaricare ha una seconda linea.',
  },
  'sk.refusal.twoMembers': {
    en: 'A Regroup needs at least two models, not {{count}}.',
    it: 'Per Raggrupparsi servono almeno due modelli, non {{count}}.',
  },
  'sk.refusal.twoToSix': {
    en: 'A group has two to six models, not {{count}}.',
    it: 'Un gruppo ha da due a sei modelli, non {{count}}.',
  },
  'sk.refusal.notConnected': {
    en: 'The models are not all in base contact as one group.',
    it: 'I modelli non sono tutti a contatto di base in un solo gruppo.',
  },
  'sk.refusal.noTargetWanted': {
    en: 'This order has no target and names no weapons.',
    it: 'Questo ordine non ha bersaglio e non indica armi.',
  },
  'sk.refusal.noTarget': {
    en: 'The order needs an enemy on the table as its target.',
    it: 'L’ordine vuole come bersaglio un nemico sul tavolo.',
  },
  'sk.refusal.weaponEach': {
    en: 'The order must name one weapon for each shooter.',
    it: 'L’ordine deve indicare un’arma per ciascun tiratore.',
  },
  'sk.refusal.noFirearm': {
    en: 'That weapon of {{model}} is no firearm.',
    it: 'Quell’arma di {{model}} non è un’arma da fuoco.',
  },
  'sk.refusal.targetUnseen': {
    en: 'None of the shooters sees {{target}}.',
    it: 'Nessuno dei tiratori vede {{target}}.',
  },
  'sk.refusal.unequalLines': {
    en: 'The front and the second line must be equal.',
    it: 'La prima e la seconda linea devono essere uguali.',
  },
  'sk.refusal.pairApart': {
    en: '{{model}} and {{other}} are not in base contact.',
    it: '{{model}} e {{other}} non sono a contatto di base.',
  },
  'sk.refusal.secondNearer': {
    en: '{{other}} of the second line must be farther from the target than {{model}}.',
    it: '{{other}}, in seconda linea, dev’essere più lontano dal bersaglio di {{model}}.',
  },
  'sk.refusal.otherFirearm': {
    en: '{{other}} does not carry the same firearm as {{model}}.',
    it: '{{other}} non porta la stessa arma da fuoco di {{model}}.',
  },
  'sk.refusal.notLoaded': {
    en: 'The weapon of {{model}} was not loaded when the turn began.',
    it: 'L’arma di {{model}} non era carica all’inizio del turno.',
  },
  'sk.refusal.attackedAlready': {
    en: '{{model}} has attacked in this turn already.',
    it: '{{model}} ha già attaccato in questo turno.',
  },
  'sk.refusal.noMember': {
    en: '{{model}} is no member of the group with something left to do.',
    it: '{{model}} non è un membro del gruppo che possa ancora agire.',
  },
  'sk.refusal.memberFirst': {
    en: 'Choose a member of the group.',
    it: 'Scegli un membro del gruppo.',
  },
  'sk.refusal.noVolley': { en: 'There is no volley to fire now.', it: 'Ora non c’è nessuna salva da sparare.' },
  'sk.refusal.volleyFirst': {
    en: 'The volley has to be fired first.',
    it: 'Prima va sparata la salva.',
  },
  'sk.refusal.othersMustMove': {
    en: 'Members who are apart from the others must still move towards them.',
    it: 'I membri lontani dagli altri devono ancora muovere verso di loro.',
  },
  'sk.refusal.towardsOthers': {
    en: '{{model}} must come into contact with another member, or move straight towards the nearest as far as it goes.',
    it: '{{model}} deve arrivare a contatto con un altro membro, o muovere dritto verso il più vicino fin dove può.',
  },
  'sk.refusal.moveOrReload': {
    en: 'In a Regroup {{model}} may only move or reload.',
    it: 'Con Raggrupparsi {{model}} può solo muovere o ricaricare.',
  },
  'sk.refusal.featureFirst': {
    en: 'First say whether the national feature is used.',
    it: 'Prima di’ se usi la caratteristica nazionale.',
  },
  'sk.refusal.noVorwaerts': {
    en: 'Vorwärts! cannot be declared now.',
    it: 'Vorwärts! non può essere dichiarato ora.',
  },
  'sk.dice.activation': { en: 'Activation', it: 'Attivazione' },
  'sk.dice.order': { en: 'Group order', it: 'Ordine di gruppo' },
  'sk.dice.unpredictable': { en: 'Unpredictable', it: 'Imprevedibile' },
  'sk.bonus.limit': { en: 'Never beyond −2 to +2', it: 'Mai oltre −2 e +2' },
  'sk.bonus.elan': { en: 'Declared charge (Élan)', it: 'Carica dichiarata (Elan)' },
  'sk.bonus.unpredictable': { en: 'Unpredictable: a 6', it: 'Imprevedibile: un 6' },
  'sk.bonus.musician': { en: 'Musician near the Leader', it: 'Musico vicino al Leader' },
  'sk.end.turnLimit': {
    en: 'The last game turn is over, and points on the table decide.',
    it: 'L’ultimo turno di gioco è finito e decidono i punti sul tavolo.',
  },
  'sk.end.resigned': { en: 'The enemy gave the game up.', it: 'L’avversario ha abbandonato la partita.' },
} as const;
