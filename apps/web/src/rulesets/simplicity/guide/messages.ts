/** Words of the first steps in Simplicity; every term of its players has a text for an order and against the next best. */
import * as terms from '@drumhead/content/terms';
import type { ReasonKey } from '@drumhead/simplicity/bot';
import type { GuideTexts } from '../../../guide/head.ts';

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
  'web.guide.sip.confirmPrice': {
    en: 'The red lines are the price, and the order is worth it: all in all your side stands better after it. Tap “Confirm”.',
    it: 'Le righe rosse sono il prezzo, e ne vale la pena: nel complesso dopo quest’ordine stai meglio. Tocca «Conferma».',
  },
  'web.guide.sip.chargeGives': {
    en: '{{unit}} can charge {{target}}: {{chance}} to win, but won or lost it gives a DP with {{given}} and takes one with {{own}}. Tap it.',
    it: 'Con {{unit}} puoi caricare {{target}}: {{chance}} di vincere, ma vinca o perda infligge un PD con probabilità {{given}} e ne subisce uno con probabilità {{own}}. Tocca l’unità.',
  },
  'web.guide.sip.move': {
    en: 'Drag {{unit}} to the ring, or tap “Show the move”.',
    it: 'Trascina {{unit}} fino all’anello, o tocca «Mostra la mossa».',
  },
  'web.guide.sip.turn': {
    en: 'Turn {{unit}} where it stands: tap “Show the move”.',
    it: 'Gira {{unit}} sul posto: tocca «Mostra la mossa».',
  },
  'web.guide.sip.retire': {
    en: '{{unit}} should fall back to the ring, still facing the enemy: tap “Show the move”.',
    it: 'Conviene far ripiegare {{unit}} fino all’anello, con il fronte al nemico: tocca «Mostra la mossa».',
  },
  'web.guide.sip.ride': {
    en: 'Move {{unit}} to the ring: drag it there, or tap “Show the move”.',
    it: 'Sposta {{unit}} fino all’anello: trascinala, o tocca «Mostra la mossa».',
  },
  'web.guide.sip.order': {
    en: 'Tap {{unit}}: the panel then marks its order.',
    it: 'Tocca {{unit}}: il pannello poi indica l’ordine.',
  },
  'web.guide.sip.order.chosen': {
    en: 'Tap the marked order.',
    it: 'Tocca l’ordine indicato.',
  },
  'web.guide.sip.only': terms.onlyOneAnswer,
  'web.guide.sip.advance.stay': {
    en: 'Your unit won. It may follow up; the marked answer keeps it where it is.',
    it: 'La tua unità ha vinto. Può avanzare; la risposta indicata la lascia dov’è.',
  },
  'web.guide.sip.advance': {
    en: 'Your unit won, and may follow up: the marked answer takes it forward.',
    it: 'La tua unità ha vinto e può avanzare: la risposta indicata la porta avanti.',
  },
  'web.guide.sip.face': {
    en: 'Turn the unit: the marked answer says which way.',
    it: 'Gira l’unità: la risposta indicata dice da che parte.',
  },
  'web.guide.sip.answer': terms.ruleAsksYou,
  'web.guide.sip.end': {
    en: 'No order is left to give: tap “End the turn”.',
    it: 'Non resta nessun ordine da dare: tocca «Termina il turno».',
  },
  'web.guide.sip.endLeft': {
    en: 'No order that is left is worth its price. Tap “End the turn”, then once more to confirm; the AP left ({{points}}) are lost.',
    it: 'Nessun ordine rimasto vale quello che costa. Tocca «Termina il turno», poi ancora per confermare; i PA rimasti ({{points}}) vanno persi.',
  },
  'web.guide.sip.endBut': {
    en: 'The next best order would be for {{unit}}, and it is better not given. Tap “End the turn”, then once more to confirm; the AP left ({{points}}) are lost.',
    it: 'L’ordine migliore rimasto sarebbe per {{unit}}, ma è meglio non darlo. Tocca «Termina il turno», poi ancora per confermare; i PA rimasti ({{points}}) vanno persi.',
  },
  'web.guide.sip.but.troops': {
    en: 'That order would likely cost your troops more than those of the enemy.',
    it: 'Quell’ordine costerebbe probabilmente più alle tue truppe che a quelle nemiche.',
  },
  'web.guide.sip.but.resolve': {
    en: 'That order would likely bring your army nearer to its breaking point.',
    it: 'Quell’ordine avvicinerebbe probabilmente il tuo esercito al punto di rottura.',
  },
  'web.guide.sip.but.ground': {
    en: 'That order would leave better ground.',
    it: 'Quell’ordine lascerebbe un terreno migliore.',
  },
  'web.guide.sip.but.command': {
    en: 'By that order your Command bases would stand worse, or those of the enemy better.',
    it: 'Con quell’ordine le tue basi di comando sarebbero piazzate peggio, o meglio quelle nemiche.',
  },
  'web.guide.sip.but.advance': {
    en: 'That order would leave the unit farther from the enemy, or not facing it.',
    it: 'Quell’ordine lascerebbe l’unità più lontana dal nemico, o non rivolta verso di esso.',
  },
  'web.guide.sip.but.attack': {
    en: 'That order would spoil better attacks of your next turn.',
    it: 'Quell’ordine rovinerebbe attacchi migliori del tuo prossimo turno.',
  },
  'web.guide.sip.but.danger': {
    en: 'That order would let the enemy do more to your units.',
    it: 'Quell’ordine lascerebbe al nemico attacchi migliori contro le tue unità.',
  },
  'web.guide.sip.but.victory': terms.costsTheBattle,
  'web.guide.sip.why.troops': {
    en: 'Your troops gain by it on those of the enemy.',
    it: 'Le tue truppe ci guadagnano su quelle nemiche.',
  },
  'web.guide.sip.why.troops.attack': {
    en: 'On balance it wears the enemy down.',
    it: 'Nel complesso logora il nemico.',
  },
  'web.guide.sip.why.troops.rally': {
    en: 'Each DP takes a die off all that a unit does, and four break it.',
    it: 'Ogni PD toglie un dado a tutto ciò che l’unità fa, e con quattro cede.',
  },
  'web.guide.sip.why.resolve': {
    en: 'It keeps your army away from its breaking point.',
    it: 'Tiene il tuo esercito lontano dal punto di rottura.',
  },
  'web.guide.sip.why.resolve.attack': {
    en: 'It may bring the enemy nearer to its breaking point.',
    it: 'Può avvicinare il nemico al punto di rottura.',
  },
  'web.guide.sip.why.ground': {
    en: 'You then hold better ground, or the enemy worse.',
    it: 'Così tieni un terreno migliore, o il nemico uno peggiore.',
  },
  'web.guide.sip.why.command': {
    en: 'Your Command bases then stand better, or those of the enemy worse.',
    it: 'Così le tue basi di comando sono piazzate meglio, o peggio quelle nemiche.',
  },
  'web.guide.sip.why.command.ride': {
    en: 'There it is nearer to the units that need it most, or safer from the enemy.',
    it: 'Lì è più vicina alle unità che ne hanno più bisogno, o più al sicuro dal nemico.',
  },
  'web.guide.sip.why.advance': {
    en: 'That brings it nearer to the enemy: the battle is won only by attacks.',
    it: 'Così è più vicina al nemico: la battaglia si vince solo attaccando.',
  },
  'web.guide.sip.why.advance.faces': {
    en: 'So your troops face the enemy: fire and charges go to the front.',
    it: 'Così le truppe guardano il nemico: fuoco e cariche vanno verso il fronte.',
  },
  'web.guide.sip.why.advance.apart': {
    en: 'Horse and guns stand better at some distance from enemy foot.',
    it: 'Cavalleria e cannoni stanno meglio a una certa distanza dalla fanteria nemica.',
  },
  'web.guide.sip.why.attack': {
    en: 'It opens better attacks for your next orders.',
    it: 'Apre attacchi migliori per i tuoi prossimi ordini.',
  },
  'web.guide.sip.why.danger': terms.enemyDoesLess,
  'web.guide.sip.why.danger.attack': {
    en: 'A unit with more DP can do less to you in its own turn.',
    it: 'Un’unità con più PD può farti meno danno nel suo turno.',
  },
  'web.guide.sip.why.victory': terms.decidesTheBattle,
} as const satisfies GuideTexts<'sip', ReasonKey>;
