/** Words of the player turn, activation and orders. */
import * as terms from '@drumhead/content/terms';

export const turnMessages = {
  'sk.refusal.notYours': {
    en: '{{model}} belongs to another player.',
    it: '{{model}} appartiene a un altro giocatore.',
  },
  'sk.refusal.later': {
    en: '{{model}} arrives later: an event of the scenario calls it.',
    it: '{{model}} arriva più tardi: lo chiama un evento dello scenario.',
  },
  'sk.problem.notOwn': {
    en: 'Only a scenario “own” takes rules of its own: those of the book have theirs.',
    it: 'Solo uno scenario «own» ammette regole proprie: quelli del libro hanno le loro.',
  },
  'sk.refusal.placed': {
    en: '{{model}} has its place in the scenario, and stays there until the first turn.',
    it: '{{model}} ha il suo posto nello scenario e ci resta fino al primo turno.',
  },
  'sk.refusal.notOnTable': { en: '{{model}} is not on the table.', it: '{{model}} non è sul tavolo.' },
  'sk.refusal.activated': {
    en: '{{model}} has already activated this turn.',
    it: '{{model}} ha già avuto la sua attivazione in questo turno.',
  },
  'sk.refusal.nominateFirst': {
    en: 'Activate a model, or end your turn.',
    it: 'Attiva un modello, o termina il turno.',
  },
  'sk.refusal.drawAgain': {
    en: 'You offered a draw this game turn. Offer again in the next.',
    it: 'Hai già offerto il pareggio in questo turno. Riprova nel prossimo.',
  },
  'sk.refusal.diceFirst': { en: 'Roll the dice first.', it: 'Prima tira i dadi.' },
  'sk.refusal.diceNumberFirst': {
    en: 'First choose how many dice to roll.',
    it: 'Prima scegli quanti dadi tirare.',
  },
  'sk.refusal.oneToThree': {
    en: 'Roll one, two or three dice to activate.',
    it: 'Per attivare tira uno, due o tre dadi.',
  },
  'sk.refusal.green': { en: '{{model}} is Green: two dice at most.', it: '{{model}}, Inesperto: al massimo due dadi.' },
  'sk.refusal.opponentChose': {
    en: 'The opponent chose the number of dice: {{chosen}}.',
    it: 'L’avversario ha scelto il numero di dadi: {{chosen}}.',
  },
  'sk.refusal.ownerCharges': {
    en: 'Only the model’s owner may declare a charge.',
    it: 'Solo il proprietario del modello può dichiarare una carica.',
  },
  'sk.refusal.noCharge': {
    en: '{{model}} cannot charge: it needs Elan, and must stand free of enemies with one in reach of a single Move.',
    it: '{{model}} non può caricare: deve avere Elan, stare in piedi e libero da nemici, con un nemico a portata di un solo movimento.',
  },
  'sk.refusal.actOrStop': {
    en: 'Choose an action of the active model, or end its activation.',
    it: 'Scegli un’azione del modello attivo, o termina l’attivazione.',
  },
  'sk.refusal.otherActs': {
    en: 'Finish the activation of {{model}} first.',
    it: 'Prima concludi l’attivazione di {{model}}.',
  },
  'sk.refusal.chargeFirst': {
    en: '{{model}} declared a charge: its first action must be a Move into contact.',
    it: '{{model}} ha dichiarato una carica: la prima azione dev’essere un movimento fino al contatto.',
  },
  'sk.refusal.onlyMove': {
    en: 'Too few successes: each member may make only one Move.',
    it: 'Troppo pochi successi: ciascun modello può fare solo un movimento.',
  },
  'sk.refusal.noAttack': {
    en: 'Models cannot attack under this order.',
    it: 'Con questo ordine i modelli non possono attaccare.',
  },
  'sk.refusal.leaderFirst': {
    en: 'Only an activated Leader gives a group order: activate a Leader first.',
    it: 'Solo un Leader attivato può dare un ordine di gruppo: prima attiva un Leader.',
  },
  'sk.refusal.notLeader': {
    en: '{{model}} cannot give a group order: only a Leader may.',
    it: '{{model}} non può dare un ordine di gruppo: può farlo solo un Leader.',
  },
  'sk.refusal.noActionsLeft': { en: '{{model}} has no actions left.', it: '{{model}} non ha più azioni.' },
  'sk.refusal.leaderDown': {
    en: '{{model}} must be standing to give orders.',
    it: '{{model}} può dare ordini solo in piedi.',
  },
  'sk.refusal.leaderEngaged': {
    en: '{{model}} cannot give orders while in contact with a standing enemy.',
    it: '{{model}} non può dare ordini a contatto con un nemico in piedi.',
  },
  'sk.refusal.leaderNoMember': {
    en: '{{model}} gives the order and cannot join the group.',
    it: '{{model}} dà l’ordine e non può far parte del gruppo.',
  },
  'sk.refusal.notOwnModel': {
    en: '{{model}} is not one of your models on the table.',
    it: '{{model}} non è uno dei tuoi modelli sul tavolo.',
  },
  'sk.refusal.fallenMember': {
    en: '{{model}} is down and cannot receive orders.',
    it: '{{model}} è a terra e non può ricevere ordini.',
  },
  'sk.refusal.proneMember': {
    en: '{{model}} is prone and cannot receive orders.',
    it: '{{model}} è in posizione prona e non può ricevere ordini.',
  },
  'sk.refusal.individualistic': {
    en: '{{model}} is Individualistic and cannot join a group order.',
    it: '{{model}}, Individualista, non può eseguire ordini di gruppo.',
  },
  'sk.refusal.outOfCommand': { en: '{{model}} is beyond L of the Leader.', it: '{{model}} è a più di 1L dal Leader.' },
  'sk.refusal.engagedMember': {
    en: '{{model}} is in contact with an enemy: it may join only a Group move.',
    it: '{{model}} è a contatto con un nemico: può partecipare solo a una Mossa di gruppo.',
  },
  'sk.refusal.memberTwice': {
    en: 'A model is listed twice in the order.',
    it: 'Un modello compare due volte nell’ordine.',
  },
  'sk.refusal.noSecondLine': {
    en: 'Only Shoot and Reload has a second line.',
    it: 'Solo Sparare e Ricaricare ha una seconda linea.',
  },
  'sk.refusal.twoMembers': {
    en: 'Models chosen {{count}}: a Regroup needs at least two.',
    it: 'Modelli scelti {{count}}: per Raggrupparsi ne servono almeno due.',
  },
  'sk.refusal.twoToSix': {
    en: 'Models chosen {{count}}: a group has two to six.',
    it: 'Modelli scelti {{count}}: un gruppo ne ha da due a sei.',
  },
  'sk.refusal.notConnected': {
    en: 'The models must form one group in base contact.',
    it: 'I modelli devono formare un solo gruppo a contatto di base.',
  },
  'sk.refusal.noTargetWanted': {
    en: 'This order takes no target and no weapons.',
    it: 'Questo ordine non richiede né bersaglio né armi.',
  },
  'sk.refusal.noTarget': {
    en: 'Choose an enemy on the table as the target.',
    it: 'Scegli come bersaglio un nemico sul tavolo.',
  },
  'sk.refusal.weaponEach': { en: 'Choose one weapon for each shooter.', it: 'Scegli un’arma per ciascun tiratore.' },
  'sk.refusal.noFirearm': {
    en: 'That weapon of {{model}} is not a firearm.',
    it: 'Quell’arma di {{model}} non è un’arma da fuoco.',
  },
  'sk.refusal.targetUnseen': { en: 'No shooter can see {{target}}.', it: 'Nessun tiratore vede {{target}}.' },
  'sk.refusal.unequalLines': {
    en: 'Both lines must have the same number of models.',
    it: 'Le due linee devono avere lo stesso numero di modelli.',
  },
  'sk.refusal.pairApart': {
    en: '{{model}} and {{other}} are not in base contact.',
    it: '{{model}} e {{other}} non sono a contatto di base.',
  },
  'sk.refusal.secondNearer': {
    en: 'In the second line, {{other}} must be further from the target than {{model}}.',
    it: 'In seconda linea {{other}} deve stare più lontano dal bersaglio di {{model}}.',
  },
  'sk.refusal.otherFirearm': {
    en: '{{other}} must carry the same firearm as {{model}}.',
    it: '{{other}} deve portare la stessa arma da fuoco di {{model}}.',
  },
  'sk.refusal.notLoaded': {
    en: 'The weapon of {{model}} was unloaded at the start of the turn.',
    it: 'L’arma di {{model}} era scarica all’inizio del turno.',
  },
  'sk.refusal.attackedAlready': {
    en: '{{model}} has already attacked this turn.',
    it: '{{model}} ha già attaccato in questo turno.',
  },
  'sk.refusal.noMember': {
    en: '{{model}} is not a group member with actions left.',
    it: '{{model}} non è un modello del gruppo con azioni rimaste.',
  },
  'sk.refusal.memberFirst': {
    en: 'Choose a member of the group.',
    it: 'Scegli un modello del gruppo.',
  },
  'sk.refusal.noVolley': { en: 'There is no volley to fire now.', it: 'Ora non c’è una salva da sparare.' },
  'sk.refusal.volleyFirst': { en: 'Fire the volley first.', it: 'Prima spara la salva.' },
  'sk.refusal.othersMustMove': {
    en: 'Move the separated members towards the others first.',
    it: 'Prima muovi verso gli altri i modelli separati.',
  },
  'sk.refusal.towardsOthers': {
    en: '{{model}} must reach contact with another member, or move straight towards the nearest as far as possible.',
    it: '{{model}} deve arrivare a contatto con un altro modello, o muovere dritto verso il più vicino fin dove può.',
  },
  'sk.refusal.moveOrReload': {
    en: 'In a Regroup {{model}} may only move or reload.',
    it: 'Nel Raggrupparsi {{model}} può solo muovere o ricaricare.',
  },
  'sk.refusal.featureFirst': {
    en: 'First choose whether to use the national feature.',
    it: 'Prima scegli se usare la caratteristica nazionale.',
  },
  'sk.refusal.noVorwaerts': { en: 'Vorwärts! cannot be declared now.', it: 'Vorwärts! non si può dichiarare ora.' },
  'sk.dice.activation': terms.Activation,
  'sk.dice.order': terms.GroupOrder,
  'sk.dice.unpredictable': terms.Unpredictable,
  'sk.bonus.limit': { en: 'Never beyond −2 or +2', it: 'Mai oltre −2 o +2' },
  'sk.bonus.elan': { en: 'Declared charge (Elan)', it: 'Carica dichiarata (Elan)' },
  'sk.bonus.unpredictable': { en: 'Unpredictable, rolled 6', it: 'Imprevedibile, tiro 6' },
  'sk.bonus.musician': { en: 'Musician near the Leader', it: 'Musico vicino al Leader' },
  'sk.end.turnLimit': {
    en: 'The last game turn is over: points on the table decide.',
    it: 'L’ultimo turno di gioco è finito: decidono i punti sul tavolo.',
  },
  'sk.end.resigned': terms.TheLosingSideResigned,
  'sk.end.agreed': { en: 'All players agreed to a draw.', it: 'Pareggio concordato da tutti i giocatori.' },
} as const;
