/** Words of the first steps in Large Battles. */
import * as terms from '@drumhead/content/terms';
import { reasonTexts } from './reasonTexts.ts';

export const guideMessages = {
  ...reasonTexts,
  'web.guide.lb.aim': {
    en: 'Your aim: {{theirs}} points against the enemy ({{foe}}) when its phase ends. A lost unit counts 1, or 2 if guns. A Shaken brigade counts 1, and so small a one is Shaken by its first loss. Infantry in the enemy half counts 1 to 3, by the zone lined on the table. You lose at {{mine}}.',
    it: 'Il tuo scopo: {{theirs}} punti contro il nemico ({{foe}}) quando finisce la sua fase. Un’unità persa vale 1, i cannoni 2. Una brigata scossa vale 1: a una così piccola basta perdere un’unità. La fanteria nella metà nemica vale da 1 a 3, secondo la zona segnata sul tavolo. Tu perdi a {{mine}}.',
  },
  'web.guide.lb.close': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. They are counted when a phase ends, for the side that played. The numbers at the top open their sums.',
    it: 'Punti contro il nemico ({{foe}}): {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Si contano alla fine di una fase, per chi l’ha giocata. I numeri in alto aprono le somme.',
  },
  'web.guide.lb.closeEntered': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. Of these {{points}} by {{unit}} in your half, while it stays there. They are counted when a phase ends, for the side that played.',
    it: 'Punti contro il nemico ({{foe}}): {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Di questi {{points}} per {{unit}} nella tua metà, finché resta lì. Si contano alla fine di una fase, per chi l’ha giocata.',
  },
  'web.guide.lb.idle.alone': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: no friend in sight within a Long (1L).',
    it: 'Punti contro il nemico ({{foe}}): {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (nessuna unità amica in vista entro una lunga, 1L).',
  },
  'web.guide.lb.idle.command': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: it is out of command.',
    it: 'Punti contro il nemico ({{foe}}): {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (fuori comando).',
  },
  'web.guide.lb.idle.disorder': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: it has DIS 3.',
    it: 'Punti contro il nemico ({{foe}}): {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (DIS 3).',
  },
  'web.guide.lb.wait': {
    en: '{{side}} to play: watch its orders. When it fails a die, you are asked whether to react.',
    it: 'Tocca a: {{side}}. Guarda i suoi ordini: quando fallisce un dado ti viene chiesto se reagire.',
  },
  'web.guide.lb.drop': {
    en: 'Let go where it should go. Nothing happens before you confirm.',
    it: 'Lascia dove deve andare. Non succede nulla prima della conferma.',
  },
  'web.guide.lb.confirm': {
    en: 'The table shows the order. “Confirm” gives it; “Cancel” lets you choose again.',
    it: 'Il tavolo mostra l’ordine. «Conferma» lo dà; con «Indietro» scegli di nuovo.',
  },
  'web.guide.lb.confirmFire': {
    en: 'This shot: {{chance}} for DIS. “Confirm” gives the order; “Cancel” lets you choose again.',
    it: 'Questo tiro: probabilità di DIS {{chance}}. «Conferma» dà l’ordine; con «Indietro» scegli di nuovo.',
  },
  'web.guide.lb.confirmApproach': {
    en: 'This Approach: DIS {{chance}} for the enemy, {{own}} for your unit. “Confirm” gives the order; “Cancel” lets you choose again.',
    it: 'Questo avvicinamento: probabilità di DIS {{chance}} per il nemico, {{own}} per la tua unità. «Conferma» dà l’ordine; con «Indietro» scegli di nuovo.',
  },
  'web.guide.lb.confirmContact': {
    en: 'This Contact: {{wins}} to win, {{loses}} to lose. “Confirm” gives the order; “Cancel” lets you choose again.',
    it: 'Questo contatto: {{wins}} di vincere, {{loses}} di perdere. «Conferma» dà l’ordine; con «Indietro» scegli di nuovo.',
  },
  'web.guide.lb.confirmNearest': {
    en: 'The table shows the nearest legal move: “Use the nearest legal move” orders it. Or choose again.',
    it: 'Il tavolo mostra la mossa valida più vicina: «Usa la mossa valida più vicina» la ordina. O scegli di nuovo.',
  },
  'web.guide.lb.illegal': {
    en: 'That is not legal: the panel says why. Choose again.',
    it: 'Non è valido: il pannello dice perché. Scegli di nuovo.',
  },
  'web.guide.lb.missed': {
    en: 'That is beside the ring: tap “Show the move”, and it is drawn to the ring. Or drag again.',
    it: 'L’anello è mancato di poco: tocca «Mostra la mossa», che ci arriva giusta. O trascina di nuovo.',
  },
  'web.guide.lb.drawn': {
    en: 'Now choose its dice: it then goes as far as its actions last.',
    it: 'Ora scegli i dadi: poi va fin dove bastano le azioni.',
  },
  'web.guide.lb.passing': {
    en: 'This ends your phase: units that have not acted will not act. “Confirm”, or “Cancel” and go on.',
    it: 'Così finisce la tua fase: le unità che non hanno agito non agiranno. «Conferma», o «Indietro» e continua.',
  },
  'web.guide.lb.passed': {
    en: 'None of your units can act any more, and the generals may stay. “Confirm” ends your phase; the points against you are then counted.',
    it: 'Nessuna tua unità può più agire, e i generali possono restare dove sono. «Conferma» chiude la tua fase; poi si contano i punti contro di te.',
  },
  'web.guide.lb.passFailed': {
    en: 'Your brigade is finished, though not all its units have acted (left: {{left}}): two failed dice in one roll do that. Tap “Pass the initiative”, and the enemy plays.',
    it: 'La tua brigata ha finito, anche se non tutte le unità hanno agito (rimaste: {{left}}): due dadi falliti in un tiro bastano. Tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.atLimit': {
    en: 'Points against you: {{mine}} of {{myLimit}}. You lose when your phase ends, unless points are taken back first or the enemy breaks. Enemy infantry in your half counts no more once it is driven out, alone, out of command or at DIS 3.',
    it: 'Punti contro di te: {{mine}} su {{myLimit}}. Perdi quando finisce la tua fase, se prima non ne togli o il nemico non cede. La fanteria nemica nella tua metà non conta più se è respinta, sola, fuori comando o a DIS 3.',
  },
  'web.guide.lb.correct': {
    en: '{{unit}} stands too near a friend. Before any reaction it must stand over {{gap}} mm apart again, without dice or risk: tap the marked way.',
    it: 'Troppo vicina a un’unità amica: {{unit}}. Prima di ogni reazione deve tornare oltre {{gap}} mm, senza dadi né rischio: tocca la via indicata.',
  },
  'web.guide.lb.contact': {
    en: '{{unit}} may move into Contact: {{wins}} to win, {{loses}} to lose. The loser retreats with DIS, or is lost: chance {{theirLoss}} for the enemy, {{ownLoss}} for yours.',
    it: 'Con {{unit}} puoi entrare in contatto: {{wins}} di vincere, {{loses}} di perdere. Chi perde si ritira con DIS, o è perso: probabilità {{theirLoss}} per il nemico, {{ownLoss}} per la tua unità.',
  },
  'web.guide.lb.attacker.back': {
    en: 'You have actions left, but no Contact can be made: {{unit}} then falls back, as every attacker without Contact does. Tap “No further action”.',
    it: 'Hai ancora azioni, ma nessun contatto è possibile: {{unit}} ripiega, come ogni attaccante senza contatto. Tocca «Nessun’altra azione».',
  },
  'web.guide.lb.attacker.horse': {
    en: 'Infantry never moves into Contact with cavalry: {{unit}} then falls back, as every attacker without Contact does. Tap “No further action”.',
    it: 'La fanteria non entra mai in contatto con la cavalleria: {{unit}} ripiega, come ogni attaccante senza contatto. Tocca «Nessun’altra azione».',
  },
  'web.guide.lb.attacker.far': {
    en: 'The enemy has moved out of reach, or is no longer straight ahead: no Contact. {{unit}} then falls back, as every attacker without Contact does. Tap “No further action”.',
    it: 'Il nemico è fuori portata, o non è più dritto davanti: nessun contatto. {{unit}} ripiega, come ogni attaccante senza contatto. Tocca «Nessun’altra azione».',
  },
  'web.guide.lb.attacker.stays': {
    en: 'The enemy has retreated: no Contact is possible, and {{unit}} stays where it is. Tap “No further action”.',
    it: 'Il nemico si è ritirato: nessun contatto è possibile, e {{unit}} resta dov’è. Tocca «Nessun’altra azione».',
  },
  'web.guide.lb.defender': {
    en: 'Your defence won actions ({{left}}), and the attacker has none to cancel: “No further action” keeps your unit in its place.',
    it: 'La tua difesa ha ottenuto azioni ({{left}}), e l’attaccante non ne ha da annullare: «Nessun’altra azione» lascia la tua unità al suo posto.',
  },
  'web.guide.lb.waitBreaks': {
    en: 'Break Point reached: {{side}}. If that is still so when this phase ends, you win.',
    it: 'Punto di rottura raggiunto: {{side}}. Se è ancora così alla fine di questa fase, vinci.',
  },
  'web.guide.lb.lost': {
    en: 'You have lost {{unit}}.',
    it: 'Hai perso {{unit}}.',
  },
  'web.guide.lb.lostByDis': {
    en: 'You have lost {{unit}}: it came to DIS {{dis}}, and a unit is eliminated at 4.',
    it: 'Hai perso {{unit}}: è arrivata a DIS {{dis}}, e a 4 un’unità è eliminata.',
  },
  'web.guide.lb.gained': {
    en: 'The enemy has lost {{unit}}.',
    it: 'Il nemico ha perso {{unit}}.',
  },
  'web.guide.lb.shaken.own': {
    en: 'Your brigade is now Shaken by its losses. The first time, this counts 1 against you.',
    it: 'La tua brigata ora è scossa dalle perdite: la prima volta vale 1 punto contro di te.',
  },
  'web.guide.lb.shaken.enemy': {
    en: 'The enemy brigade is now Shaken by its losses. The first time, this counts 1 for you.',
    it: 'La brigata nemica ora è scossa dalle perdite: la prima volta vale 1 punto a tuo favore.',
  },
  'web.guide.lb.worn': {
    en: '{{unit}}: now DIS {{dis}}. A unit is eliminated at {{most}}.',
    it: '{{unit}}: ora DIS {{dis}}. A {{most}} un’unità è eliminata.',
  },
  'web.guide.lb.cancel': {
    en: 'Your defence won actions ({{left}}): cancel one of the attacker’s, which it needs to move into Contact.',
    it: 'La tua difesa ha ottenuto azioni ({{left}}): annullane una all’attaccante, che ne ha bisogno per entrare in contatto.',
  },
  'web.guide.lb.open': {
    en: 'Tap your brigade in the panel, or one of its units: its units then act one by one.',
    it: 'Tocca la tua brigata nel pannello, o una sua unità: le unità agiranno una per una.',
  },
  'web.guide.lb.openChief': {
    en: 'The Commander-in-Chief may act now: tap the marked answer.',
    it: 'Ora può agire il comandante in capo: tocca la risposta indicata.',
  },
  'web.guide.lb.activate': {
    en: 'Tap {{unit}} to activate it. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}} per l’attivazione. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.activateLast': {
    en: 'Tap {{unit}}: it is the last unit yet to act.',
    it: 'Tocca {{unit}}: è l’ultima unità che deve ancora agire.',
  },
  'web.guide.lb.activateGeneral': {
    en: 'Tap {{unit}}: a general may act, too.',
    it: 'Tocca {{unit}}: può agire anche un generale.',
  },
  'web.guide.lb.diceGeneral': {
    en: 'Tap the marked dice ({{dice}}): each success is one action of the general.',
    it: 'Tocca i dadi indicati ({{dice}}): ogni successo è un’azione del generale.',
  },
  'web.guide.lb.dice.1': {
    en: 'Each success is one action. Tap “1 die”: {{one}} to act. One die cannot fail twice: two dice would, with {{two}}, and a double failure finishes the brigade for all units yet to act (others: {{left}}).',
    it: 'Ogni successo è un’azione. Tocca «1 dado»: {{one}} di agire. Un dado non può fallire due volte: con due la probabilità è {{two}}, e un doppio fallimento ferma tutta la brigata (altre unità da attivare: {{left}}).',
  },
  'web.guide.lb.dice.2': {
    en: 'Each success is one action. Tap “2 dice”: {{manyTwo}} for two actions. A double failure finishes the brigade for all units yet to act (others: {{left}}): {{two}} with two dice, {{three}} with three, none with one. For failed dice an enemy unit may react.',
    it: 'Ogni successo è un’azione. Tocca «2 dadi»: {{manyTwo}} di averne due. Un doppio fallimento ferma tutta la brigata (altre unità da attivare: {{left}}): {{two}} con due dadi, {{three}} con tre, mai con uno. Per i dadi falliti può reagire un’unità nemica.',
  },
  'web.guide.lb.dice.3': {
    en: 'Each success is one action. Tap “3 dice”: {{manyThree}} for two or more (two dice: {{manyTwo}}). A double failure ({{three}}; two dice: {{two}}) finishes the brigade for the units yet to act (others: {{left}}).',
    it: 'Ogni successo è un’azione. Tocca «3 dadi»: {{manyThree}} di averne almeno due (due dadi: {{manyTwo}}). Un doppio fallimento ({{three}}; con due dadi {{two}}) ferma la brigata (altre unità da attivare: {{left}}).',
  },
  'web.guide.lb.dice.last': {
    en: 'Each success is one action. No other unit waits to act, so a double failure stops nobody: tap the marked dice, {{now}} to act. For each failed die the enemy may still react with one.',
    it: 'Ogni successo è un’azione. Nessun’altra unità deve agire, e un doppio fallimento non ferma nessuno: tocca i dadi indicati, {{now}} di agire. Per ogni dado fallito il nemico può comunque reagire con un dado.',
  },
  'web.guide.lb.dice.worth': terms.worthThatRisk,
  'web.guide.lb.fire': {
    en: 'Tap {{target}} to fire (actions left {{left}}): {{chance}} for DIS. Then the guns must reload.',
    it: 'Tocca {{target}} per sparare (azioni rimaste {{left}}): probabilità di DIS {{chance}}. Poi i cannoni vanno ricaricati.',
  },
  'web.guide.lb.fireSector': {
    en: 'Tap the marked shot at the town (actions left {{left}}). Then the guns must reload.',
    it: 'Tocca il tiro indicato contro l’abitato (azioni rimaste {{left}}). Poi i cannoni vanno ricaricati.',
  },
  'web.guide.lb.approach': {
    en: '{{unit}} can Approach: tap “Approach”. DIS: {{chance}} for the enemy, {{own}} for your unit, which may also have to retreat (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento: toccalo nel pannello. Probabilità di DIS: {{chance}} per il nemico, {{own}} per la tua unità, che può anche doversi ritirare (azioni rimaste {{left}}).',
  },
  'web.guide.lb.rally': {
    en: '{{unit}} has DIS {{dis}}, and at 4 it is lost: tap “Rally” (actions left {{left}}).',
    it: '{{unit}} ha DIS {{dis}}, e a 4 è persa: tocca «Riordina» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.reload': {
    en: 'The guns are empty: tap “Reload” (actions left {{left}}).',
    it: 'I cannoni sono scarichi: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.move': {
    en: 'Drag {{unit}} to the ring, or tap “Show the move” (actions left {{left}}).',
    it: 'Trascina {{unit}} fino all’anello, o tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.turn': {
    en: 'Turn {{unit}} where it stands: tap “Show the move” (actions left {{left}}).',
    it: 'Ruota {{unit}} sul posto: tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.form': {
    en: '{{unit}} should change its formation: tap “Show the move” (actions left {{left}}).',
    it: 'Conviene cambiare la formazione di {{unit}}: tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.ride': {
    en: 'Move {{unit}} to the ring: drag it there, or tap “Show the move” (actions left {{left}}).',
    it: 'Sposta {{unit}} fino all’anello: trascinalo, o tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.stop': {
    en: 'Nothing that {{unit}} could still do is worth an action (left: {{left}}): tap “End activation”.',
    it: 'Nulla di ciò che {{unit}} può ancora fare vale un’azione (rimaste: {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.stopRest': {
    en: '{{unit}} had better do no more (actions left {{left}}): tap “End activation”.',
    it: 'Meglio non fare altro con {{unit}} (azioni rimaste {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.general': {
    en: 'The general had better stay where it is (actions left {{left}}): tap “End activation”.',
    it: 'Il generale fa meglio a restare dov’è (azioni rimaste {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.pass': {
    en: 'Your brigade has acted, and the Commander-in-Chief may stay: tap “Pass the initiative”, and the enemy plays.',
    it: 'La tua brigata ha agito, e il comandante in capo può restare dov’è: tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.passRest': {
    en: 'The units that have not acted had better rest. Tap “Pass the initiative”, and the enemy plays.',
    it: 'Le unità che non hanno agito fanno meglio a restare dove sono. Tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.end': {
    en: 'All units have acted, and the general may stay: tap “Finish this brigade”.',
    it: 'Tutte le unità hanno agito, e il generale può restare dov’è: tocca «Concludi questa brigata».',
  },
  'web.guide.lb.closeRest': {
    en: 'The units that have not acted had better rest: tap “Finish this brigade”.',
    it: 'Le unità che non hanno agito fanno meglio a restare dove sono: tocca «Concludi questa brigata».',
  },
  'web.guide.lb.react': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many. None could do better than wait for your own phase: tap “Hold”.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti. Nessuna può fare meglio che attendere la tua fase: tocca «Attendi».',
  },
  'web.guide.lb.reactBest': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many, and a failed try costs nothing. Best: {{unit}}; its line says what it could do.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti, e un tentativo fallito non costa nulla. La scelta migliore: {{unit}}. La sua riga dice che cosa può fare.',
  },
  'web.guide.lb.reposition': {
    en: 'Your general needs another place: tap the marked one.',
    it: 'Al tuo generale serve un altro posto: tocca quello indicato.',
  },
  'web.guide.lb.repositionTo': {
    en: '{{unit}} needs another place: drag it to the ring, or tap “Show the move”.',
    it: 'Serve un altro posto per {{unit}}: trascinalo fino all’anello, o tocca «Mostra la mossa».',
  },
  'web.guide.lb.spend': {
    en: 'Turn actions into dice ({{dice}} of {{left}}): the enemy then takes DIS with {{some}} instead of {{none}}. An action kept could carry your unit into Contact.',
    it: 'Trasforma azioni in dadi ({{dice}} su {{left}}): il nemico subisce DIS con {{some}} invece di {{none}}. Un’azione tenuta può portare l’unità in contatto.',
  },
  'web.guide.lb.spendNone': {
    en: 'Keep your actions ({{left}}): with one the unit may move into Contact afterwards. One more die would give the enemy DIS with {{some}} instead of {{none}}.',
    it: 'Tieni le tue azioni ({{left}}): con una l’unità può poi entrare in contatto. Un dado in più darebbe DIS al nemico con {{some}} invece di {{none}}.',
  },
  'web.guide.lb.declare': {
    en: 'Before the dice of the Contact you may add some. With the marked answer you win with {{chance}}.',
    it: 'Prima dei dadi del contatto puoi aggiungerne. Con la risposta indicata vinci con probabilità {{chance}}.',
  },
  'web.guide.lb.noContact': {
    en: '{{unit}} may move into Contact, with {{wins}} to win and {{loses}} to lose; lost: the enemy {{theirLoss}}, yours {{ownLoss}}. Better leave it at that: tap the marked answer.',
    it: 'Con {{unit}} puoi entrare in contatto: {{wins}} di vincere, {{loses}} di perdere. Perdita: la tua unità con probabilità {{ownLoss}}, il nemico con probabilità {{theirLoss}}. Meglio fermarsi qui: tocca la risposta indicata.',
  },
  'web.guide.lb.noContactBack': {
    en: '{{unit}} may move into Contact, with {{wins}} to win and {{loses}} to lose; lost: the enemy {{theirLoss}}, yours {{ownLoss}}. Better not: by the marked answer it falls back without a fight.',
    it: 'Con {{unit}} puoi entrare in contatto: {{wins}} di vincere, {{loses}} di perdere. Perdita: la tua unità con probabilità {{ownLoss}}, il nemico con probabilità {{theirLoss}}. Meglio di no: con la risposta indicata ripiega senza combattere.',
  },
  'web.guide.lb.victor': {
    en: 'The enemy is gone. You may take its position, change formation or turn; the marked answer leaves your unit as it is.',
    it: 'Il nemico non c’è più. Puoi occupare la posizione, cambiare formazione o ruotare; la risposta indicata lascia l’unità com’è.',
  },
  'web.guide.lb.exploit': {
    en: 'You won the fight. “Take the position” would bring your unit forward; tap “Stay”.',
    it: 'Hai vinto lo scontro. «Occupa la posizione» porterebbe avanti la tua unità; tocca «Resta».',
  },
  'web.guide.lb.exploitGo': {
    en: 'You won the fight. The marked answer brings your unit forward.',
    it: 'Hai vinto lo scontro. La risposta indicata porta avanti la tua unità.',
  },
  'web.guide.lb.act': terms.tapMarkedAction,
  'web.guide.lb.only': terms.onlyOneAnswer,
  'web.guide.lb.answer': terms.ruleAsksYou,
  'web.guide.lb.fallBack': {
    en: 'The fight is over: the marked answer takes your unit back.',
    it: 'Lo scontro è finito: la risposta indicata riporta indietro la tua unità.',
  },
} as const;
