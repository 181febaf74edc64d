/** Words of the first steps in Large Battles. */
export const guideMessages = {
  'web.guide.lb.aim': {
    en: 'Your aim: {{theirs}} points against the enemy ({{foe}}) when its phase ends. A lost unit counts 1, or 2 if guns. A Shaken brigade counts 1, and so small a one is Shaken by its first loss. Infantry in the enemy half counts 1 to 3, by the zone lined on the table. You lose at {{mine}}.',
    it: 'Il tuo scopo: {{theirs}} punti contro il nemico ({{foe}}) quando finisce la sua fase. Un’unità persa vale 1, i cannoni 2. Una brigata scossa vale 1: a una così piccola basta perdere un’unità. La fanteria nella metà nemica vale da 1 a 3, secondo la zona segnata sul tavolo. Tu perdi a {{mine}}.',
  },
  'web.guide.lb.close': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. They are counted when a phase ends, for the side that played. The numbers at the top open their sums.',
    it: 'Punti contro {{foe}}: {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Si contano alla fine di una fase, per chi l’ha giocata. I numeri in alto aprono le somme.',
  },
  'web.guide.lb.closeEntered': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. Of these {{points}} by {{unit}} in your half, while it stays there. They are counted when a phase ends, for the side that played.',
    it: 'Punti contro {{foe}}: {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Di questi {{points}} per {{unit}} nella tua metà, finché resta lì. Si contano alla fine di una fase, per chi l’ha giocata.',
  },
  'web.guide.lb.idle.alone': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: no friend in sight within a Long (1L).',
    it: 'Punti contro {{foe}}: {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (nessuna unità amica in vista entro una lunga, 1L).',
  },
  'web.guide.lb.idle.command': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: it is out of command.',
    it: 'Punti contro {{foe}}: {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (fuori comando).',
  },
  'web.guide.lb.idle.disorder': {
    en: 'Points against {{foe}}: {{theirs}} of {{theirLimit}}; against you: {{mine}} of {{myLimit}}. {{unit}} in the enemy half does not count now: it has DIS 3.',
    it: 'Punti contro {{foe}}: {{theirs}} su {{theirLimit}}; contro di te: {{mine}} su {{myLimit}}. Nella metà nemica, ma ora senza contare: {{unit}} (DIS 3).',
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
  'web.guide.lb.open': {
    en: 'Tap your brigade in the panel, or one of its units: its units then act one by one.',
    it: 'Tocca la tua brigata nel pannello, o una sua unità: le unità agiranno una per una.',
  },
  'web.guide.lb.activate': {
    en: 'Tap {{unit}}: of those yet to act ({{left}}) it stands nearest to the enemy.',
    it: 'Tocca {{unit}}: tra le unità che devono ancora agire ({{left}}) è la più vicina al nemico.',
  },
  'web.guide.lb.activateGuns': {
    en: 'Tap {{unit}}: guns can fire from where they stand. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: i cannoni possono sparare da dove sono. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.activateEmptyGuns': {
    en: 'Tap {{unit}}: the guns are empty, and can reload where they stand. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: i cannoni sono scarichi, e da dove sono possono ricaricare. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.activateWorn': {
    en: 'Tap {{unit}}: with DIS {{dis}} it should rally, or fall back. At DIS 4 it is lost. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: con DIS {{dis}} conviene riordinarsi o ripiegare. A DIS 4 è persa. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.dice': {
    en: 'Tap “2 dice”: each success is one action, {{mean}} on average; for failed dice an enemy unit may react. A double failure finishes the brigade for all units yet to act (others: {{left}}): {{two}} with two dice, {{three}} with three. One die: no such risk, one action at most.',
    it: 'Tocca «2 dadi»: ogni successo è un’azione, {{mean}} in media; per i dadi falliti può reagire un’unità nemica. Un doppio fallimento ferma tutta la brigata (altre unità da attivare: {{left}}): {{two}} con due dadi, {{three}} con tre. Un dado: nessun rischio del genere, ma un’azione al massimo.',
  },
  'web.guide.lb.activateLast': {
    en: 'Tap {{unit}}: it is the last unit yet to act.',
    it: 'Tocca {{unit}}: è l’ultima unità che deve ancora agire.',
  },
  'web.guide.lb.diceLast': {
    en: 'Tap “3 dice”, {{mean}} actions on average: no other unit waits to act, so a double failure stops nobody. For each failed die the enemy may still react with one.',
    it: 'Tocca «3 dadi», {{mean}} azioni in media: nessun’altra unità deve agire, e un doppio fallimento non ferma nessuno. Per ogni dado fallito il nemico può comunque reagire con un dado.',
  },
  'web.guide.lb.fire': {
    en: 'Tap {{target}} to fire, with one of the actions left ({{left}}): {{chance}} for DIS. Then the guns must reload.',
    it: 'Tocca {{target}} per sparare, con una delle azioni rimaste ({{left}}): probabilità di DIS {{chance}}. Poi i cannoni vanno ricaricati.',
  },
  'web.guide.lb.reload': {
    en: 'The guns are empty: tap “Reload” (actions left {{left}}).',
    it: 'I cannoni sono scarichi: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.approach': {
    en: '{{unit}} can Approach: tap “Approach”. DIS is likelier for the enemy ({{chance}}) than for your unit ({{own}}), which may also have to retreat (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento: toccalo nel pannello. Il DIS è più probabile per il nemico ({{chance}}) che per la tua unità ({{own}}), che può anche doversi ritirare (azioni rimaste {{left}}).',
  },
  'web.guide.lb.approachEven': {
    en: '{{unit}} can Approach: tap “Approach”. DIS is as likely for your unit ({{own}}) as for the enemy ({{chance}}), but equal losses serve you: points left until breaking {{theirs}} for the enemy, {{mine}} for you (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento: toccalo nel pannello. Il DIS è probabile per la tua unità ({{own}}) quanto per il nemico ({{chance}}), ma perdite uguali ti convengono: punti alla rottura {{theirs}} per il nemico, {{mine}} per te (azioni rimaste {{left}}).',
  },
  'web.guide.lb.clearFire': {
    en: '{{target}} counts {{points}} of the {{mine}} points against you, and with them you lose when this phase ends: fire at it. {{back}} to drive it back, {{chance}} for DIS; at DIS 3 it counts no more (actions left {{left}}).',
    it: '{{target}} conta {{points}} dei {{mine}} punti contro di te, e con questi perdi alla fine di questa fase: fai fuoco. {{back}} di respingere il nemico, {{chance}} di DIS; a DIS 3 non conta più (azioni rimaste {{left}}).',
  },
  'web.guide.lb.clearApproach': {
    en: '{{target}} counts {{points}} of the {{mine}} points against you, and with them you lose when this phase ends: Approach it, whatever the risk. Chance of DIS: {{chance}} for the enemy, {{own}} for your unit (actions left {{left}}).',
    it: '{{target}} conta {{points}} dei {{mine}} punti contro di te, e con questi perdi alla fine di questa fase: inizia un avvicinamento, a ogni rischio. Probabilità di DIS: {{chance}} per il nemico, {{own}} per la tua unità (azioni rimaste {{left}}).',
  },
  'web.guide.lb.moveClear': {
    en: '{{target}} counts {{points}} of the {{mine}} points against you, and with them you lose when this phase ends. Drag {{unit}} to the ring, or tap “Show the move”: from there it may yet Approach (actions left {{left}}).',
    it: '{{target}} conta {{points}} dei {{mine}} punti contro di te, e con questi perdi alla fine di questa fase. Trascina {{unit}} fino all’anello, o tocca «Mostra la mossa»: da lì può ancora iniziare un avvicinamento (azioni rimaste {{left}}).',
  },
  'web.guide.lb.moveBreaks': {
    en: 'Drag {{unit}} to the ring, or tap “Show the move”: so deep in the enemy half it brings the enemy to its Break Point. If that still holds when the enemy’s phase ends, you win (actions left {{left}}).',
    it: 'Trascina {{unit}} fino all’anello, o tocca «Mostra la mossa»: così a fondo nella metà nemica porta il nemico al punto di rottura. Se vale ancora alla fine della fase nemica, vinci (azioni rimaste {{left}}).',
  },
  'web.guide.lb.activateClear': {
    en: 'Tap {{unit}}: it can reach {{enemy}}, which counts {{points}} of the {{mine}} points against you. With them you lose when this phase ends. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: può colpire {{enemy}}, che conta {{points}} dei {{mine}} punti contro di te. Con questi perdi alla fine di questa fase. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.rally': {
    en: '{{unit}}: DIS {{dis}}, and at 4 it is lost: tap “Rally” (actions left {{left}}).',
    it: '{{unit}}: DIS {{dis}}, e a 4 è persa: tocca «Riordina» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.back': {
    en: '{{unit}}: DIS {{dis}}, and at 4 it is lost. Move it back to the ring, or tap “Show the move”: over {{gap}} mm from the enemy it may rally (actions left {{left}}).',
    it: '{{unit}}: DIS {{dis}}, e a 4 è persa. Falla ripiegare fino all’anello, o tocca «Mostra la mossa»: oltre {{gap}} mm dal nemico può riordinarsi (azioni rimaste {{left}}).',
  },
  'web.guide.lb.move': {
    en: 'Drag {{unit}} to the ring, towards {{target}}, {{gap}} mm off, or tap “Show the move”. Near enough, and straight ahead, it can Approach. Actions left {{left}}.',
    it: 'Trascina {{unit}} fino all’anello, verso {{target}}, a {{gap}} mm, o tocca «Mostra la mossa». Se il nemico è vicino e dritto davanti, può iniziare un avvicinamento. Azioni rimaste {{left}}.',
  },
  'web.guide.lb.waits': {
    en: '{{unit}} could Approach, but it takes DIS itself with {{own}}, the enemy with {{chance}}: better wait, and tap “End activation” (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento, ma la probabilità di DIS è {{own}} per chi avanza, {{chance}} per il nemico: meglio attendere, e terminare l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.lb.waitsEven': {
    en: '{{unit}} could Approach, but DIS is as likely for it ({{own}}) as for the enemy ({{chance}}), and the enemy is no nearer to breaking ({{theirs}} points left, you {{mine}}): better wait, and tap “End activation” (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento, ma il DIS è probabile per chi avanza ({{own}}) quanto per il nemico ({{chance}}), e il nemico non è più vicino a cedere (gli restano {{theirs}} punti, a te {{mine}}): meglio attendere, e terminare l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.lb.waitsWon': {
    en: '{{unit}} could Approach, but DIS is as likely for it ({{own}}) as for the enemy ({{chance}}), and the enemy is at its Break Point: no fight is needed. Tap “End activation” (actions left {{left}}).',
    it: 'Con {{unit}} puoi iniziare un avvicinamento, ma il DIS è probabile per chi avanza ({{own}}) quanto per il nemico ({{chance}}), e il nemico è al punto di rottura: non serve combattere. Termina l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.lb.passedSafe': {
    en: '“Confirm” ends your phase. The enemy has one phase left, and at its end you win, unless you break as well.',
    it: '«Conferma» chiude la tua fase. Al nemico ne resta una, e alla sua fine vinci, se non cedi anche tu.',
  },
  'web.guide.lb.stop': {
    en: 'Nothing useful is left for {{unit}} (actions left {{left}}): tap “End activation”.',
    it: 'Per {{unit}} non resta nulla di utile (azioni rimaste {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.stopSafe': {
    en: 'The enemy is at its Break Point and loses when its own phase ends: no more risk for {{unit}}. Tap “End activation” (actions left {{left}}).',
    it: 'Il nemico è al punto di rottura e perde alla fine della sua fase: nessun altro rischio per {{unit}}. Termina l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.lb.clear': {
    en: '{{unit}} cannot end so near a friend: move it over {{gap}} mm away, to the ring, or tap “Show the move” (actions left {{left}}).',
    it: '{{unit}} non può fermarsi così vicino a un’unità amica: muovi oltre {{gap}} mm, fino all’anello, o tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.passFailed': {
    en: 'Your brigade is finished, though not all its units have acted (left: {{left}}): two failed dice in one roll do that. Tap “Pass the initiative”, and the enemy plays.',
    it: 'La tua brigata ha finito, anche se non tutte le unità hanno agito (rimaste: {{left}}): due dadi falliti in un tiro bastano. Tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.atLimit': {
    en: 'Points against you: {{mine}} of {{myLimit}}. You lose when your phase ends, unless points are taken back first or the enemy breaks. Enemy infantry in your half counts no more once it is driven out, alone, out of command or at DIS 3.',
    it: 'Punti contro di te: {{mine}} su {{myLimit}}. Perdi quando finisce la tua fase, se prima non ne togli o il nemico non cede. La fanteria nemica nella tua metà non conta più se è respinta, sola, fuori comando o a DIS 3.',
  },
  'web.guide.lb.pass': {
    en: 'Your brigade has acted, and the Commander-in-Chief may stay: tap “Pass the initiative”, and the enemy plays.',
    it: 'La tua brigata ha agito, e il comandante in capo può restare dov’è: tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.passSafe': {
    en: 'Break Point reached, by points that stay: {{foe}}. That side loses when its own phase ends. Risk nothing more: tap “Pass the initiative”.',
    it: 'Punto di rottura raggiunto, con punti che restano: {{foe}}. Perde alla fine della propria fase. Non rischiare altro: tocca «Cedi l’iniziativa».',
  },
  'web.guide.lb.end': {
    en: 'All units have acted, and the general may stay: tap “Finish this brigade”.',
    it: 'Tutte le unità hanno agito, e il generale può restare dov’è: tocca «Concludi questa brigata».',
  },
  'web.guide.lb.react': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many. No unit could do better than wait for your own phase: tap “Hold”.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti. Nessuna può fare meglio che attendere la tua fase: tocca «Attendi».',
  },
  'web.guide.lb.reactBest': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many, and a failed try costs nothing. Best: {{unit}}; its line says what it could do.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti, e un tentativo fallito non costa nulla. La scelta migliore: {{unit}}. La sua riga dice che cosa può fare.',
  },
  'web.guide.lb.correct': {
    en: '{{unit}} was pushed too near a friend. Before any reaction it must stand over {{gap}} mm apart again, without dice or risk: the marked way is the shortest.',
    it: 'Troppo vicina a un’unità amica: {{unit}}. Prima di ogni reazione deve tornare oltre {{gap}} mm, senza dadi né rischio: la via indicata è la più corta.',
  },
  'web.guide.lb.general': {
    en: 'The general acts (actions left {{left}}). The units need no help now: tap “End activation”. Or drag the general, and keep it behind your units.',
    it: 'Agisce il generale (azioni rimaste {{left}}). Ora le unità non hanno bisogno d’aiuto: termina l’attivazione. Oppure trascina il generale, restando dietro le unità.',
  },
  'web.guide.lb.reposition': {
    en: 'Your general needs a safe place, and there is none behind a steady unit. The marked one is the farthest from the enemy.',
    it: 'Al tuo generale serve un posto sicuro, e dietro un’unità salda non ce n’è. Quello indicato è il più lontano dal nemico.',
  },
  'web.guide.lb.repositionBehind': {
    en: 'Your general needs a safe place behind a steady unit. Of those, the marked one behind {{unit}} is the farthest from the enemy.',
    it: 'Al tuo generale serve un posto sicuro dietro un’unità salda. Tra questi quello indicato, dietro {{unit}}, è il più lontano dal nemico.',
  },
  'web.guide.lb.spend': {
    en: 'Turn actions into dice ({{dice}} of {{left}}): the enemy then takes DIS with {{some}} instead of {{none}}. That is worth more here than an action kept to move into Contact.',
    it: 'Trasforma azioni in dadi ({{dice}} su {{left}}): il nemico subisce DIS con {{some}} invece di {{none}}. Qui vale più di un’azione tenuta per entrare in contatto.',
  },
  'web.guide.lb.spendNone': {
    en: 'Keep your actions ({{left}}): with one the unit may move into Contact afterwards. One more die would give the enemy DIS with {{some}} instead of {{none}}, which is not worth it.',
    it: 'Tieni le tue azioni ({{left}}): con una l’unità può poi entrare in contatto. Un dado in più darebbe DIS al nemico con {{some}} invece di {{none}}: non ne vale la pena.',
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
  'web.guide.lb.victor': {
    en: 'The enemy is gone. You may take its position, change formation or turn. The marked answer does no more: the unit stays in line with its friends.',
    it: 'Il nemico non c’è più. Puoi occupare la posizione, cambiare formazione o ruotare. La risposta indicata non fa altro: l’unità resta in linea con le altre.',
  },
  'web.guide.lb.declare': {
    en: 'Before the dice of the Contact you may add some. The marked answer wins with {{chance}}.',
    it: 'Prima dei dadi del contatto puoi aggiungerne. La risposta indicata vince con probabilità {{chance}}.',
  },
  'web.guide.lb.declareLeader': {
    en: 'Before the dice of the Contact you may add some. The marked answer wins with {{chance}}; a Leader who rides along is at risk, so it takes the Leader only if that gains more.',
    it: 'Prima dei dadi del contatto puoi aggiungerne. La risposta indicata vince con probabilità {{chance}}; un comandante che partecipa rischia, e la risposta lo usa solo se il guadagno è maggiore.',
  },
  'web.guide.lb.exploit': {
    en: 'You won the fight. “Take the position” would bring your unit forward, away from its friends; “Stay” keeps them together.',
    it: 'Hai vinto lo scontro. «Occupa la posizione» porterebbe avanti la tua unità, lontano dalle altre; «Resta» le tiene insieme.',
  },
  'web.guide.lb.exploitBreaks': {
    en: 'You won the fight. “Take the position” brings your unit deep enough into the enemy half to reach its Break Point: you win if that still holds when the enemy’s phase ends.',
    it: 'Hai vinto lo scontro. Con «Occupa la posizione» la tua unità è abbastanza avanti da portare il nemico al punto di rottura: vinci se vale ancora alla fine della fase nemica.',
  },
  'web.guide.lb.answer': {
    en: 'A rule asks you. The marked answer changes least; the number beside the question opens the rule.',
    it: 'Una regola ti chiede una scelta. La risposta indicata cambia meno le cose; il numero accanto alla domanda apre la regola.',
  },
  'web.guide.lb.waitBreaks': {
    en: 'Break Point reached: {{side}}. If that is still so when this phase ends, you win.',
    it: 'Punto di rottura raggiunto: {{side}}. Se è ancora così alla fine di questa fase, vinci.',
  },
  'web.guide.lb.turn': {
    en: '{{target}} is not in front of {{unit}}: turn towards it. Tap “Show the move” (actions left {{left}}).',
    it: '{{target}} non è davanti a {{unit}}: ruota verso il nemico. Tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.reactThreat': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many. {{enemy}} could Approach {{unit}}: to stand and meet it is best. Tap “Hold”.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti. {{enemy}} può iniziare un avvicinamento contro {{unit}}: meglio restare e riceverlo. Tocca «Attendi».',
  },
  'web.guide.lb.noContact': {
    en: '{{unit}} may move into Contact, but: {{wins}} to win, {{loses}} to lose; lost: the enemy {{theirLoss}}, yours {{ownLoss}}. Better leave it at that: the marked answer.',
    it: 'Con {{unit}} puoi entrare in contatto, ma: {{wins}} di vincere, {{loses}} di perdere. Perdita: la tua unità con probabilità {{ownLoss}}, il nemico con probabilità {{theirLoss}}. Meglio fermarsi qui: la risposta indicata.',
  },
  'web.guide.lb.noContactBack': {
    en: '{{unit}} may move into Contact, but: {{wins}} to win, {{loses}} to lose; lost: the enemy {{theirLoss}}, yours {{ownLoss}}. Better not: by the marked answer it falls back without a fight.',
    it: 'Con {{unit}} puoi entrare in contatto, ma: {{wins}} di vincere, {{loses}} di perdere. Perdita: la tua unità con probabilità {{ownLoss}}, il nemico con probabilità {{theirLoss}}. Meglio di no: con la risposta indicata ripiega senza combattere.',
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

  'web.hint.lb.dice': {
    en: 'Three dice: {{ends}} for a double failure, which finishes the brigade, with units yet to act: {{others}}. Two dice: {{two}}.',
    it: 'Tre dadi: {{ends}} di doppio fallimento, che conclude la brigata, con unità che devono ancora agire: {{others}}. Due dadi: {{two}}.',
  },
  'web.hint.lb.otherTarget': {
    en: 'This shot causes DIS with {{shot}}; at {{target}} it would with {{other}}.',
    it: 'Questo tiro: probabilità di DIS {{shot}}; contro {{target}}: {{other}}.',
  },
  'web.hint.lb.weakShot': {
    en: 'This shot causes DIS with {{shot}} only, and the guns must reload afterwards.',
    it: 'Questo tiro: probabilità di DIS solo {{shot}}, e poi i cannoni vanno ricaricati.',
  },
  'web.hint.lb.badFight': {
    en: 'This Contact is won with {{wins}} and lost with {{loses}}.',
    it: 'Questo contatto: probabilità di vincere {{wins}}, di perdere {{loses}}.',
  },
  'web.hint.lb.badApproach': {
    en: 'In this Approach the target takes DIS with {{theirs}}, {{unit}} with {{mine}}.',
    it: 'In questo avvicinamento la probabilità di DIS è {{theirs}} per il bersaglio, {{mine}} per {{unit}}.',
  },
  'web.hint.lb.within': {
    en: 'There {{enemy}} can Approach {{unit}}. Enemies that can: {{enemies}}.',
    it: 'Lì {{enemy}} può iniziare un avvicinamento contro {{unit}}. Nemici che possono: {{enemies}}.',
  },
  'web.hint.lb.command': {
    en: '{{unit}} would be out of command and lose the Leader’s bonus. Units that leave command: {{units}}.',
    it: '{{unit}} resterebbe fuori comando e senza il bonus del comandante. Unità che ne escono: {{units}}.',
  },
  'web.hint.lb.away': {
    en: '{{unit}} would turn its back to {{enemy}}, {{gap}} mm away.',
    it: '{{unit}} darebbe le spalle a {{enemy}}, a {{gap}} mm.',
  },
  'web.hint.lb.left': {
    en: 'Before you close the brigade: {{unit}} has not acted. One die: {{acts}} to act, and no risk. Units left: {{left}}.',
    it: 'Prima di chiudere la brigata: {{unit}} non ha agito. Un dado: {{acts}} di agire, senza rischio. Unità rimaste: {{left}}.',
  },
  'web.hint.lb.rally': {
    en: '{{unit}}, DIS {{dis}}, may rally now (actions left {{left}}). Ending loses the actions.',
    it: '{{unit}}, DIS {{dis}}: ora può riordinarsi (azioni rimaste {{left}}). Terminando le azioni vanno perse.',
  },
} as const;
