/** Words of the first steps in Simplicity. */
export const guideMessages = {
  'web.guide.sip.aim': {
    en: 'Your aim: make {{theirs}} enemy units break ({{foe}}). You lose if {{mine}} of yours break: the numbers at the top say how many are left. If neither side has broken after turn {{limit}}, the losses are compared; the guide tells how they stand in time.',
    it: 'Il tuo scopo: far cedere {{theirs}} unità nemiche ({{foe}}). Perdi se ne cedono {{mine}} delle tue: i numeri in alto dicono quante ne mancano. Se dopo il turno {{limit}} nessuno ha ceduto si confrontano le perdite; la guida dirà per tempo come stanno.',
  },
  'web.guide.sip.last': {
    en: 'Turn {{turn}} of {{limit}}. After the last one points decide: 2 for each enemy unit or Command base removed, 1 for each unit routing. You have {{mine}}, the enemy {{theirs}}. A lead of 3 wins; less is a draw.',
    it: 'Turno {{turn}} di {{limit}}. Dopo l’ultimo decidono i punti: 2 per ogni unità o base di comando nemica eliminata, 1 per ogni unità in rotta. Tu ne hai {{mine}}, il nemico {{theirs}}. Si vince con 3 punti di vantaggio; con meno è pareggio.',
  },
  'web.guide.sip.wait': {
    en: '{{side}} to play: watch its orders in the strip. Then it is your turn again.',
    it: 'Tocca a: {{side}}. Guarda gli ordini nella striscia, poi tocca di nuovo a te.',
  },
  'web.guide.sip.waitBroken': {
    en: '{{side}}: breaking point reached, with {{lost}} of {{limit}} units lost or routing. You win when its turn ends, unless a Command base stops a rout before.',
    it: '{{side}}: punto di rottura raggiunto, {{lost}} unità su {{limit}} perse o in rotta. Vinci alla fine del suo turno, se prima una base di comando non ferma una rotta.',
  },
  'web.guide.sip.endWon': {
    en: 'The battle is won if you end the turn now. {{side}}: breaking point reached, with {{lost}} of {{limit}} units lost or routing. That counts when a turn ends; more orders could only cost you. Tap “End the turn”.',
    it: 'Se termini ora il turno hai vinto. {{side}}: punto di rottura raggiunto, {{lost}} unità su {{limit}} perse o in rotta. Conta alla fine di un turno; altri ordini potrebbero solo costarti. Tocca «Termina il turno».',
  },
  'web.guide.sip.endWonPoints': {
    en: 'The last turn, and you lead by enough points to win. More orders could only risk that: tap “End the turn”.',
    it: 'È l’ultimo turno, e hai abbastanza punti di vantaggio per vincere. Altri ordini sarebbero solo un rischio: tocca «Termina il turno».',
  },
  'web.guide.sip.drop': {
    en: 'Let go where it should go. Nothing happens before you confirm.',
    it: 'Lascia dove deve andare. Non succede nulla prima della conferma.',
  },
  'web.guide.sip.confirm': {
    en: 'The table shows the order, and it needs no roll. If it is what you want, tap “Confirm”; else choose again.',
    it: 'Il tavolo mostra l’ordine, che non chiede tiri. Se è quello che vuoi tocca «Conferma», altrimenti scegli di nuovo.',
  },
  'web.guide.sip.confirm.fire': {
    en: '{{chance}} to give a DP, with no risk for your own unit: the enemy cannot answer in your turn. Tap “Confirm”.',
    it: '{{chance}} di infliggere un PD, senza rischi per la tua unità: nel tuo turno il nemico non può rispondere. Tocca «Conferma».',
  },
  'web.guide.sip.confirm.charge': {
    en: '{{chance}} to win; chance of a DP {{given}} for the enemy, {{own}} for your unit. The loser goes back. Tap “Confirm” to charge.',
    it: '{{chance}} di vincere; probabilità di un PD {{given}} per il nemico, {{own}} per la tua unità. Chi perde si ritira. Tocca «Conferma» per caricare.',
  },
  'web.guide.sip.confirm.rally': {
    en: '{{chance}} to rally. A failure costs only this order. Tap “Confirm” to try.',
    it: '{{chance}} di riordinarsi. Se fallisce, perdi solo quest’ordine. Tocca «Conferma» per provare.',
  },
  'web.guide.sip.confirmNearest': {
    en: 'That is not allowed as drawn: the panel says why, and the table shows the nearest order that is. “Use the nearest legal move” gives it; or choose again.',
    it: 'Così come disegnato l’ordine non è valido: il pannello dice perché, e il tavolo mostra quello valido più vicino. Per darlo tocca «Usa la mossa valida più vicina»; o scegli di nuovo.',
  },
  'web.guide.sip.confirmRoll': {
    en: 'It has DP, so it must roll {{face}} or more to activate: {{activates}}. A failure costs only this order. Tap “Confirm” to try.',
    it: 'Ha dei PD: per attivarsi deve tirare {{face}} o più, {{activates}}. Se fallisce, perdi solo quest’ordine. Tocca «Conferma» per provare.',
  },
  'web.guide.sip.confirmRoll.fire': {
    en: 'It has DP, so it must roll {{face}} or more to move ({{activates}}). That counted in, {{chance}} to give a DP, with no risk for your unit. Tap “Confirm”.',
    it: 'Ha dei PD: per muovere deve tirare {{face}} o più ({{activates}}). Compreso questo, {{chance}} di infliggere un PD, senza rischi per la tua unità. Tocca «Conferma».',
  },
  'web.guide.sip.confirmRoll.charge': {
    en: 'It has DP, so it must roll {{face}} or more to charge ({{activates}}); else it is confused. That counted in, {{chance}} to win; chance of a DP {{given}} for the enemy, {{own}} for your unit. Tap “Confirm”.',
    it: 'Ha dei PD: per caricare deve tirare {{face}} o più ({{activates}}), o resta in confusione. Compreso questo, {{chance}} di vincere; probabilità di un PD {{given}} per il nemico, {{own}} per la tua unità. Tocca «Conferma».',
  },
  'web.guide.sip.confirmRed': {
    en: 'The red lines say what gets worse there. Tap “Confirm” if it is worth that to you, or choose again.',
    it: 'Le righe rosse dicono che cosa peggiora. Se per te ne vale la pena tocca «Conferma», o scegli di nuovo.',
  },
  'web.guide.sip.confirmWorse.fire': {
    en: 'The enemy can strike back there, but you fire first: {{chance}} for a DP, and each DP takes a die off all that it does. Tap “Confirm”.',
    it: 'Lì il nemico può rispondere, ma il primo fuoco è tuo: {{chance}} per un PD, e ogni PD gli toglie un dado in tutto ciò che fa. Tocca «Conferma».',
  },
  'web.guide.sip.confirmWorse.charge': {
    en: 'The red lines are the price: out of the enemy’s reach your unit cannot attack either. From there it could charge next turn, {{next}} to win as things stand. Tap “Confirm”.',
    it: 'Le righe rosse sono il prezzo: fuori dalla portata del nemico la tua unità non può nemmeno attaccare. Da lì al prossimo turno potrebbe caricare, {{next}} di vincere allo stato attuale. Tocca «Conferma».',
  },
  'web.guide.sip.confirmWorse.shot': {
    en: 'The red lines are the price: out of the enemy’s reach your unit cannot attack either. From there it could fire next turn, {{next}} for a DP as things stand. Tap “Confirm”.',
    it: 'Le righe rosse sono il prezzo: fuori dalla portata del nemico la tua unità non può nemmeno attaccare. Da lì al prossimo turno potrebbe fare fuoco, {{next}} per un PD allo stato attuale. Tocca «Conferma».',
  },
  'web.guide.sip.confirmWorse.command': {
    en: 'Out of command radius a unit is harder to activate. This move is worth it: tap “Confirm”.',
    it: 'Fuori dal raggio di comando un’unità è più difficile da attivare. Qui ne vale la pena: tocca «Conferma».',
  },
  'web.guide.sip.confirmWorse.near': {
    en: 'The red lines are the price of coming near: the battle is won only by attacks, and out of reach your unit can make none. Tap “Confirm”.',
    it: 'Le righe rosse sono il prezzo per avvicinarsi: la battaglia si vince solo attaccando, e da lontano la tua unità non può farlo. Tocca «Conferma».',
  },
  'web.guide.sip.turnBegins': {
    en: 'Your turn begins: a die gives your action points, and then the panel asks for your orders. Other dice shown now belong to the turn before.',
    it: 'Comincia il tuo turno: un dado ti dà i punti azione, poi il pannello ti chiede gli ordini. Gli altri dadi che vedi ora sono del turno precedente.',
  },
  'web.guide.sip.missed': {
    en: 'By this way the order is not allowed: the panel says why. “Show the move” brings {{unit}} to the ring.',
    it: 'Per questa via l’ordine non è valido: il pannello dice perché. «Mostra la mossa» porta {{unit}} all’anello.',
  },
  'web.guide.sip.lost.broken': {
    en: '{{unit}}: broken. It counts against you while it routs.',
    it: '{{unit}}: in rotta. Finché lo è, conta contro di te.',
  },
  'web.guide.sip.lost.removed': {
    en: '{{unit}}: lost for good. Routing or lost, a unit counts once towards your breaking point.',
    it: '{{unit}}: persa del tutto. In rotta o persa, un’unità conta una volta sola verso la tua rottura.',
  },
  'web.guide.sip.lost.stopped': {
    en: '{{unit}}: rout stopped. It no longer counts against you.',
    it: '{{unit}}: rotta fermata. Non conta più contro di te.',
  },
  'web.guide.sip.gained.broken': {
    en: '{{unit}}: broken. It counts for you while it routs.',
    it: '{{unit}}: in rotta. Finché lo è, conta a tuo favore.',
  },
  'web.guide.sip.gained.removed': {
    en: '{{unit}}: lost for good. Routing or lost, a unit counts once towards the enemy’s breaking point.',
    it: '{{unit}}: persa del tutto. In rotta o persa, un’unità conta una volta sola verso la rottura nemica.',
  },
  'web.guide.sip.gained.stopped': {
    en: '{{unit}}: rout stopped. It no longer counts for you.',
    it: '{{unit}}: rotta fermata. Non conta più a tuo favore.',
  },
  'web.guide.sip.worn': {
    en: '{{unit}}: now {{dp}} of {{most}} DP.',
    it: '{{unit}}: ora {{dp}} PD su {{most}}.',
  },
  'web.guide.sip.retire': {
    en: '{{unit}}: {{ownDp}} of {{most}} DP, and AP are left ({{points}}): fall back out of the enemy’s reach, where it may rally. Tap “Show the move”.',
    it: '{{unit}}: {{ownDp}} PD su {{most}}, e restano PA ({{points}}): ripiega fuori dalla portata del nemico, dove potrà riordinarsi. Tocca «Mostra la mossa».',
  },
  'web.guide.sip.illegal': {
    en: 'That order is not legal: the panel says why. Choose again.',
    it: 'Quest’ordine non è valido: il pannello dice perché. Scegli di nuovo.',
  },
  'web.guide.sip.rally': {
    en: '{{unit}} is routing and will leave the table: tap it, then “Rally” ({{chance}}).',
    it: '{{unit}} è in rotta e lascerà il tavolo: tocca l’unità, poi «Riordina» ({{chance}}).',
  },
  'web.guide.sip.rally.chosen': {
    en: 'Tap “Rally”: {{chance}} to stop {{unit}}.',
    it: 'Tocca «Riordina»: {{chance}} di fermare {{unit}}.',
  },
  'web.guide.sip.rallyReady': {
    en: '{{unit}} has DP, and AP are left ({{points}}): tap it, then “Rally” ({{chance}}).',
    it: '{{unit}} ha PD, e restano PA ({{points}}): tocca l’unità, poi «Riordina» ({{chance}}).',
  },
  'web.guide.sip.rallyReady.chosen': {
    en: 'Tap “Rally”: {{chance}} to take a DP off {{unit}}.',
    it: 'Tocca «Riordina»: {{chance}} di togliere un PD a {{unit}}.',
  },
  'web.guide.sip.reroll': {
    en: '{{unit}} failed to rally, but a Command base near it lets it try again: tap it, then the marked answer ({{chance}}, AP {{points}}).',
    it: '{{unit}} non si è riordinata, ma una base di comando vicina le fa ritentare il tiro: tocca l’unità, poi la risposta indicata ({{chance}}, PA {{points}}).',
  },
  'web.guide.sip.reroll.chosen': {
    en: 'Tap the marked answer: {{unit}} tries to rally again, with {{chance}}.',
    it: 'Tocca la risposta indicata: {{unit}} ritenta di riordinarsi, con probabilità {{chance}}.',
  },
  'web.guide.sip.charge': {
    en: '{{unit}} can charge {{target}}: {{chance}} to win. Chance of a DP: {{given}} for the enemy, {{own}} for your unit. Tap it.',
    it: 'Con {{unit}} puoi caricare {{target}}: {{chance}} di vincere. Probabilità di un PD: {{given}} per il nemico, {{own}} per la tua unità. Tocca l’unità.',
  },
  'web.guide.sip.chargeCatches': {
    en: '{{target}} is routing: {{unit}} can charge it, and contact removes it ({{chance}}). Tap it.',
    it: '{{target}} è in rotta: {{unit}} può caricare, e il contatto la elimina ({{chance}}). Tocca l’unità.',
  },
  'web.guide.sip.chargeBreaks': {
    en: '{{unit}} can charge {{target}}, which has {{foeDp}} of {{most}} DP: one more breaks it, {{given}}, won or lost. Your unit risks a DP with {{own}} (it has {{ownDp}}), and wins with {{chance}}. Tap it.',
    it: 'Con {{unit}} puoi caricare {{target}}, che ha {{foeDp}} PD su {{most}}: uno in più la fa cedere, {{given}}, vinca o perda. La tua unità rischia un PD con probabilità {{own}} (ne ha {{ownDp}}), e vince con probabilità {{chance}}. Tocca l’unità.',
  },
  'web.guide.sip.chargeWorn': {
    en: '{{unit}} can charge {{target}}: only {{chance}} to win, but the DP count more. The enemy may take one with {{given}} and has {{foeDp}} of {{most}}; your unit with {{own}}, and has {{ownDp}}. Tap it.',
    it: 'Con {{unit}} puoi caricare {{target}}: solo {{chance}} di vincere, ma contano di più i PD. Il nemico ne subisce uno con probabilità {{given}} e ne ha {{foeDp}} su {{most}}; la tua unità con probabilità {{own}}, e ne ha {{ownDp}}. Tocca l’unità.',
  },
  'web.guide.sip.chargeGives': {
    en: '{{unit}} can charge {{target}}: only {{chance}} to win, but won or lost it gives a DP with {{given}} and takes one with {{own}}. Tap it.',
    it: 'Con {{unit}} puoi caricare {{target}}: solo {{chance}} di vincere, ma vinca o perda infligge un PD con probabilità {{given}} e ne subisce uno con probabilità {{own}}. Tocca l’unità.',
  },
  'web.guide.sip.charge.chosen': {
    en: 'Tap the charge at {{target}}: {{chance}} to win. The loser goes back. Chance of a DP: {{given}} for the enemy, {{own}} for {{unit}}.',
    it: 'Tocca la carica contro {{target}}: {{chance}} di vincere. Chi perde si ritira. Probabilità di un PD: {{given}} per il nemico, {{own}} per {{unit}}.',
  },
  'web.guide.sip.fire': {
    en: '{{unit}} can fire at {{target}} without a roll to activate: tap it.',
    it: 'Con {{unit}} puoi fare fuoco su {{target}} senza tiro di attivazione: tocca l’unità.',
  },
  'web.guide.sip.fire.chosen': {
    en: 'Tap “Fire at {{target}}”: {{chance}} to give it a DP. Four DP break a unit.',
    it: 'Tocca «Fai fuoco su {{target}}»: {{chance}} di infliggere un PD. Con quattro PD un’unità cede.',
  },
  'web.guide.sip.moveFire': {
    en: '{{unit}} can move and fire at {{target}} with one order, {{chance}} for a DP: tap it.',
    it: 'Con {{unit}} puoi muovere e fare fuoco su {{target}} con un solo ordine, {{chance}} per un PD: tocca l’unità.',
  },
  'web.guide.sip.moveFire.chosen': {
    en: 'Tap the marked answer under “Move and fire”: {{chance}} to give {{target}} a DP.',
    it: 'Tocca la risposta indicata sotto «Muovi e fai fuoco»: {{chance}} di infliggere un PD a {{target}}.',
  },
  'web.guide.sip.fireWorn': {
    en: '{{unit}}: {{ownDp}} of {{most}} DP, but a rally succeeds only with {{rally}}. Fire at {{target}} brings more, {{chance}} for a DP, and risks nothing: tap it.',
    it: '{{unit}}: {{ownDp}} PD su {{most}}, ma il riordino riesce solo con probabilità {{rally}}. Il fuoco su {{target}} rende di più, {{chance}} per un PD, e non rischia nulla: tocca l’unità.',
  },
  'web.guide.sip.fireNear': {
    en: '{{unit}}: {{ownDp}} of {{most}} DP, but it cannot rally while an enemy is within 10 cm. Fire at {{target}} risks nothing, {{chance}} for a DP: tap it.',
    it: '{{unit}}: {{ownDp}} PD su {{most}}, ma non può riordinarsi con un nemico entro 10 cm. Il fuoco su {{target}} non rischia nulla, {{chance}} per un PD: tocca l’unità.',
  },
  'web.guide.sip.moveFireNear': {
    en: '{{unit}}: {{ownDp}} of {{most}} DP, but it cannot rally while an enemy is within 10 cm. It can move and fire at {{target}}, {{chance}} for a DP: tap it.',
    it: '{{unit}}: {{ownDp}} PD su {{most}}, ma non può riordinarsi con un nemico entro 10 cm. Può muovere e fare fuoco su {{target}}, {{chance}} per un PD: tocca l’unità.',
  },
  'web.guide.sip.moveFireWorn': {
    en: '{{unit}}: {{ownDp}} of {{most}} DP, but a rally succeeds only with {{rally}}. Move and fire at {{target}} brings more, {{chance}} for a DP: tap it.',
    it: '{{unit}}: {{ownDp}} PD su {{most}}, ma il riordino riesce solo con probabilità {{rally}}. Muovere e fare fuoco su {{target}} rende di più, {{chance}} per un PD: tocca l’unità.',
  },
  'web.guide.sip.move': {
    en: 'No attack is good enough yet. Drag {{unit}} to the ring, towards {{target}}, {{cm}} cm off, or tap “Show the move”: muskets reach 10 cm.',
    it: 'Ora nessun attacco conviene. Trascina {{unit}} fino all’anello, verso {{target}}, a {{cm}} cm, o tocca «Mostra la mossa»: i moschetti arrivano a 10 cm.',
  },
  'web.guide.sip.moveHorse': {
    en: 'No attack is good enough yet. Drag {{unit}} to the ring, or tap “Show the move”: horse charges up to {{reach}} cm, best at a unit with DP. {{target}} is {{cm}} cm off.',
    it: 'Ora nessun attacco conviene. Trascina {{unit}} fino all’anello, o tocca «Mostra la mossa»: la cavalleria carica fino a {{reach}} cm, meglio un’unità con PD. {{target}} è a {{cm}} cm.',
  },
  'web.guide.sip.moveHorseNext': {
    en: 'No attack is good enough yet, but from the ring {{unit}} could charge next turn, {{next}} to win as things stand. Drag it there, or tap “Show the move”.',
    it: 'Ora nessun attacco conviene, ma dall’anello al prossimo turno {{unit}} potrebbe caricare, {{next}} di vincere allo stato attuale. Trascina l’unità fin lì, o tocca «Mostra la mossa».',
  },
  'web.guide.sip.turn': {
    en: '{{target}} is {{cm}} cm off, but not in front: turn {{unit}} with “Show the move”. Fire and charges go to the front.',
    it: '{{target}} è a {{cm}} cm, ma non di fronte: gira {{unit}} con «Mostra la mossa». Fuoco e cariche vanno verso il fronte.',
  },
  'web.guide.sip.end': {
    en: 'Your orders are given: tap “End the turn”.',
    it: 'I tuoi ordini sono dati: tocca «Termina il turno».',
  },
  'web.guide.sip.advance': {
    en: 'Your unit won. It may follow up, but to stay is safer: friends within 10 cm support it if it is charged.',
    it: 'La tua unità ha vinto. Può avanzare, ma è più sicuro restare: le unità amiche entro 10 cm la appoggiano se viene caricata.',
  },
  'web.guide.sip.face': {
    en: 'Turn the unit: the marked answer faces the nearest enemy, since a charge in flank or rear is worse.',
    it: 'Gira l’unità: la risposta indicata guarda il nemico più vicino. Una carica sul fianco o alle spalle fa più danno.',
  },
  'web.guide.sip.endLeft': {
    en: 'No other unit can attack, rally or find a better place now. Tap “End the turn”, then once more to confirm; the AP left ({{points}}) are lost.',
    it: 'Nessun’altra unità può attaccare, riordinarsi o trovare un posto migliore. Tocca «Termina il turno», poi ancora per confermare; i PA rimasti ({{points}}) vanno persi.',
  },
  'web.guide.sip.endWait': {
    en: 'The others wait on purpose: an enemy that comes within musket range (10 cm) has used its order to move, so you fire first. AP cannot be saved, and are best left unspent here. Tap “End the turn”, then once more to confirm; AP lost: {{points}}.',
    it: 'Le altre attendono apposta: il nemico che arriva a tiro di moschetto (10 cm) ha già usato l’ordine per muovere, e il primo fuoco è tuo. I PA non si conservano, e qui conviene non spenderli. Tocca «Termina il turno», poi ancora per confermare; PA persi: {{points}}.',
  },
  'web.guide.sip.endRisk': {
    en: 'The best attack left is not worth its risk: {{unit}} against {{target}}, {{chance}} to win; chance of a DP {{given}} for the enemy, {{own}} for your unit. Tap “End the turn”, then once more to confirm; the AP left ({{points}}) are lost.',
    it: 'L’attacco migliore rimasto non vale il rischio: {{unit}} contro {{target}}, {{chance}} di vincere; probabilità di un PD {{given}} per il nemico, {{own}} per la tua unità. Tocca «Termina il turno», poi ancora per confermare; i PA rimasti ({{points}}) vanno persi.',
  },
  'web.guide.sip.answer': {
    en: 'A rule asks you. The marked answer is sound; the number beside the question opens the rule.',
    it: 'Una regola ti chiede una scelta. La risposta indicata va bene; il numero accanto alla domanda apre la regola.',
  },

  'web.hint.sip.charge': {
    en: '{{fails}} that {{unit}} does not charge and is confused. If it does, it wins with {{wins}}.',
    it: '{{fails}} che {{unit}} non carichi e resti in confusione. Se carica, vince con probabilità {{wins}}.',
  },
  'web.hint.sip.shot': {
    en: 'This fire gives a DP with {{shot}}; a charge by {{unit}} wins with {{charge}}.',
    it: 'Questo fuoco infligge un PD con probabilità {{shot}}; una carica di {{unit}} vince con probabilità {{charge}}.',
  },
  'web.hint.sip.within': {
    en: 'There {{enemy}} can charge {{unit}}.',
    it: 'Lì {{enemy}} può caricare {{unit}}.',
  },
  'web.hint.sip.command': {
    en: '{{unit}} would be out of command radius: harder to activate. Units left inside: {{left}}.',
    it: '{{unit}} uscirebbe dal raggio di comando: più difficile da attivare. Unità ancora dentro: {{left}}.',
  },
  'web.hint.sip.away': {
    en: '{{unit}} would turn its back to {{enemy}}, {{cm}} cm away.',
    it: '{{unit}} darebbe le spalle a {{enemy}}, a {{cm}} cm.',
  },
  'web.hint.sip.general': {
    en: 'The Command base would stand in front of all your units, {{cm}} cm from {{enemy}}.',
    it: 'La base di comando starebbe davanti a tutte le unità, a {{cm}} cm da {{enemy}}.',
  },
  'web.hint.sip.left.fire': {
    en: 'Before you end the turn: {{unit}} can still fire ({{chance}} for a DP). AP left: {{points}}.',
    it: 'Prima di terminare: {{unit}} può ancora fare fuoco ({{chance}} per un PD). PA rimasti: {{points}}.',
  },
  'web.hint.sip.left.charge': {
    en: 'Before you end the turn: {{unit}} can still charge ({{chance}} to win). AP left: {{points}}.',
    it: 'Prima di terminare: {{unit}} può ancora caricare ({{chance}} di vincere). PA rimasti: {{points}}.',
  },
  'web.hint.sip.left.rally': {
    en: 'Before you end the turn: {{unit}} can still rally ({{chance}}). AP left: {{points}}.',
    it: 'Prima di terminare: {{unit}} può ancora riordinarsi ({{chance}}). PA rimasti: {{points}}.',
  },
} as const;
