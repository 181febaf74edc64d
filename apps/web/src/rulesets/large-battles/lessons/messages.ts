/** The words of the lessons of Large Battles. */
import * as terms from '@drumhead/content/terms';

export const lessonTexts = {
  'web.lesson.square.title': { en: 'The square', it: 'Il quadrato' },
  'web.lesson.square.offer': {
    en: 'One formation stops cavalry for certain, and suffers under guns.',
    it: 'Una formazione ferma la cavalleria di sicuro, e soffre sotto i cannoni.',
  },
  'web.lesson.square.horse': { en: 'Cavalry is near', it: 'La cavalleria è vicina' },
  'web.lesson.square.horse.asked': { en: 'Cavalry is near: what now?', it: 'Cavalleria vicina: che fare?' },
  'web.lesson.square.horse.about': {
    en: 'The dragoons can reach your battalion in their phase, and infantry that is not in square is lost when cavalry beats it in Contact. The battalion has one action: a move, or a change of formation.',
    it: 'I dragoni possono raggiungere il tuo battaglione nella loro fase, e la fanteria che non è in quadrato è perduta se la cavalleria la batte in contatto. Il battaglione ha un’azione: un movimento, o un cambio di formazione.',
  },
  'web.lesson.square.horse.hint': {
    en: 'Choose the battalion’s formation in the panel: the square has no flank and no rear.',
    it: 'Scegli la formazione del battaglione nel pannello: il quadrato non ha né fianchi né retro.',
  },
  'web.lesson.square.horse.won': {
    en: 'Cavalry may Approach a square only when the square is at DIS 3. These dragoons cannot attack it at all.',
    it: 'La cavalleria può iniziare un avvicinamento contro un quadrato solo se è a DIS 3. Questi dragoni non possono attaccarlo affatto.',
  },
  'web.lesson.square.horse.moved': {
    en: 'The dragoons move more than twice as far, up to three times in one activation: they still reach it.',
    it: 'I dragoni muovono più del doppio, fino a tre volte in un’attivazione: lo raggiungono lo stesso.',
  },
  'web.lesson.square.horse.missed': {
    en: 'A line or a column is lost if it is beaten. Against one action of the dragoons the line falls in 57% of charges, the column in 71%.',
    it: 'Una linea o una colonna è perduta se viene battuta. Contro una sola azione dei dragoni la linea cade nel 57% delle cariche, la colonna nel 71%.',
  },
  'web.lesson.square.guns': { en: 'Guns instead', it: 'Invece i cannoni' },
  'web.lesson.square.guns.asked': { en: 'Now guns: what now?', it: 'Ora i cannoni: che fare?' },
  'web.lesson.square.guns.about': {
    en: 'The dragoons are gone; a battery has the square in front of its guns. Against a bombardment a line rolls 4 dice, a column 3, a square 2, and a square takes DIS where others fall back. The battalion has one action.',
    it: 'I dragoni se ne sono andati; una batteria ha il quadrato davanti ai cannoni. Contro un bombardamento la linea tira 4 dadi, la colonna 3, il quadrato 2, e il quadrato subisce DIS dove gli altri si ritirano. Il battaglione ha un’azione.',
  },
  'web.lesson.square.guns.hint': {
    en: 'Change the formation again: line or attack column.',
    it: 'Cambia di nuovo formazione: linea o colonna d’attacco.',
  },
  'web.lesson.square.guns.won': {
    en: 'A square is for cavalry alone. Beaten by infantry it would be lost, and it cannot attack.',
    it: 'Il quadrato serve solo contro la cavalleria. Battuto dalla fanteria sarebbe perduto, e non può attaccare.',
  },
  'web.lesson.square.guns.moved': {
    en: 'A square moves one Very Short: the guns reach it wherever it goes.',
    it: 'Un quadrato muove di una Molto Corta: i cannoni lo raggiungono ovunque vada.',
  },
  'web.lesson.square.guns.missed': {
    en: 'It still stands in square or in march column, where it rolls only 2 dice against the guns.',
    it: 'È ancora in quadrato o in colonna di marcia, dove tira solo 2 dadi contro i cannoni.',
  },
  'web.lesson.square.react': { en: 'In the enemy’s phase', it: 'Nella fase del nemico' },
  'web.lesson.square.react.asked': { en: 'They come: who reacts?', it: 'Arrivano: chi reagisce?' },
  'web.lesson.square.react.about': {
    en: 'The dragoons activate with two actions and one failure. Each failure is a die of reaction for one of your units, and a reaction may change formation.',
    it: 'I dragoni si attivano con due azioni e un fallimento. Ogni fallimento è un dado di reazione per una tua unità, e una reazione può cambiare la formazione.',
  },
  'web.lesson.square.react.hint': {
    en: 'React with the battalion in front of the dragoons, before they move, and form square.',
    it: 'Reagisci con il battaglione davanti ai dragoni, prima che muovano, e forma il quadrato.',
  },
  'web.lesson.square.react.won': {
    en: 'The enemy’s bad dice are your chances. This one was worth a battalion.',
    it: 'I dadi cattivi del nemico sono le tue occasioni. Questa valeva un battaglione.',
  },
  'web.lesson.square.react.held': {
    en: 'The chance is gone, and the dragoons find a line. Hold when nothing is in danger.',
    it: 'L’occasione è passata, e i dragoni trovano una linea. Attendi quando nulla è in pericolo.',
  },
  'web.lesson.square.react.other': {
    en: 'The dragoons do not come for this one.',
    it: 'I dragoni non vengono per questa unità.',
  },
  'web.lesson.square.react.missed': {
    en: 'It reacted, and does not stand in square.',
    it: 'Ha reagito, e non è in quadrato.',
  },
  'web.lesson.square.play': { en: 'Play it: two phases', it: 'Gioca: due fasi' },
  'web.lesson.square.play.asked': {
    en: 'Two battalions: which one forms square?',
    it: 'Due battaglioni: quale in quadrato?',
  },
  'web.lesson.square.play.about': {
    en: 'Dragoons on the left, a battery on the right, a wood between them. Your phase, then the enemy’s: both battalions must be there at its end, each in the formation that fits.',
    it: 'Dragoni a sinistra, una batteria a destra, un bosco in mezzo. La tua fase, poi quella del nemico: alla fine ci devono essere entrambi i battaglioni, ciascuno nella formazione adatta.',
  },
  'web.lesson.square.play.hint': {
    en: 'The left battalion forms square, the right one stays in line. Then pass the initiative.',
    it: 'Il battaglione di sinistra forma il quadrato, quello di destra resta in linea. Poi passa l’iniziativa.',
  },
  'web.lesson.square.play.won': {
    en: 'The dragoons found nothing to charge, and the guns found four dice.',
    it: 'I dragoni non hanno trovato nulla da caricare, e i cannoni quattro dadi.',
  },
  'web.lesson.square.play.both': {
    en: 'The wood keeps the dragoons from the right battalion, and the guns like nothing better than a square.',
    it: 'Il bosco tiene i dragoni lontani dal battaglione di destra, e ai cannoni nulla piace più di un quadrato.',
  },
  'web.lesson.square.play.missed': {
    en: 'In front of the dragoons stood no square.',
    it: 'Davanti ai dragoni non c’era un quadrato.',
  },
  'web.lesson.square.gain.column': {
    en: 'lost to a charge with one action: attack column',
    it: 'perduto in una carica con un’azione: colonna d’attacco',
  },
  'web.lesson.square.gain.line': { en: 'the same: line', it: 'lo stesso: linea' },
  'web.lesson.square.gain.square': { en: 'the same: square', it: 'lo stesso: quadrato' },
  'web.lesson.formations.title': { en: 'Formations', it: 'Formazioni' },
  'web.lesson.formations.offer': {
    en: 'Each formation is for one thing, and a change costs an action: have the right one in time.',
    it: 'Ogni formazione serve a una cosa, e un cambio costa un’azione: abbi quella giusta in tempo.',
  },
  'web.lesson.formations.line': terms.Dice,
  'web.lesson.formations.line.asked': {
    en: 'The redcoats come: which formation?',
    it: 'Arrivano le giubbe rosse: che formazione?',
  },
  'web.lesson.formations.line.about': {
    en: 'In combat infantry rolls 4 dice in line, 3 in attack column, 2 in march column or square. Your battalion marches, and has one action before the enemy’s phase.',
    it: 'In combattimento la fanteria tira 4 dadi in linea, 3 in colonna d’attacco, 2 in colonna di marcia o quadrato. Il tuo battaglione è in marcia, e ha un’azione prima della fase del nemico.',
  },
  'web.lesson.formations.line.hint': {
    en: 'The formation with the most dice: the line.',
    it: 'La formazione con più dadi: la linea.',
  },
  'web.lesson.formations.line.won': {
    en: 'Four dice instead of two. In march column it would even be lost, if beaten in Contact.',
    it: 'Quattro dadi invece di due. In colonna di marcia sarebbe persino perduto, se battuto in contatto.',
  },
  'web.lesson.formations.line.moved': {
    en: 'It still marches, with 2 dice, and is lost if it is beaten.',
    it: 'È ancora in marcia, con 2 dadi, ed è perduto se viene battuto.',
  },
  'web.lesson.formations.line.missed': {
    en: 'The line rolls more dice than any other formation of infantry.',
    it: 'La linea tira più dadi di ogni altra formazione di fanteria.',
  },
  'web.lesson.formations.bridge': { en: 'Bridge', it: 'Ponte' },
  'web.lesson.formations.bridge.asked': { en: 'How does it get over the bridge?', it: 'Come passa il ponte?' },
  'web.lesson.formations.bridge.about': {
    en: 'A bridge is one base wide: only infantry in march column, cavalry in column and limbered guns may use it. The battalion stands before it in attack column, with three actions.',
    it: 'Un ponte è largo una basetta: lo usano solo la fanteria in colonna di marcia, la cavalleria in colonna e i cannoni al traino. Il battaglione gli sta davanti in colonna d’attacco, con tre azioni.',
  },
  'web.lesson.formations.bridge.hint': {
    en: 'First form march column, then move.',
    it: 'Prima forma la colonna di marcia, poi muovi.',
  },
  'web.lesson.formations.bridge.won': {
    en: 'In march column it also moves in any direction and takes any facing at the end: far from the enemy, the way to travel.',
    it: 'In colonna di marcia muove anche in ogni direzione e alla fine si volge dove vuole: lontano dal nemico, è il modo di viaggiare.',
  },
  'web.lesson.formations.bridge.moved': {
    en: 'At the bridge it stops: an attack column does not fit on it.',
    it: 'Al ponte si ferma: una colonna d’attacco non ci sta.',
  },
  'web.lesson.formations.bridge.missed': {
    en: 'It still stands before the bridge in a formation that does not fit on it.',
    it: 'È ancora davanti al ponte in una formazione che non ci sta.',
  },
  'web.lesson.formations.guns': { en: 'Guns', it: 'Cannoni' },
  'web.lesson.formations.guns.asked': { en: 'Two actions: open fire.', it: 'Due azioni: apri il fuoco.' },
  'web.lesson.formations.guns.about': {
    en: 'Limbered guns move, unlimbered guns fire. Unlimbering is a change of formation, in any facing, and a shot costs one action, too.',
    it: 'I cannoni al traino muovono, quelli in batteria sparano. Mettersi in batteria è un cambio di formazione, verso qualunque lato, e anche un tiro costa un’azione.',
  },
  'web.lesson.formations.guns.hint': {
    en: 'Unlimber facing the redcoats, then fire at them.',
    it: 'Metti in batteria verso le giubbe rosse, poi spara.',
  },
  'web.lesson.formations.guns.won': {
    en: 'One action each. Now it must reload before the next shot.',
    it: 'Un’azione ciascuno. Ora deve ricaricare prima del prossimo tiro.',
  },
  'web.lesson.formations.guns.moved': {
    en: 'It moved with the action that it needed: it can no longer unlimber and fire.',
    it: 'Ha mosso con l’azione che le serviva: non può più mettersi in batteria e sparare.',
  },
  'web.lesson.formations.guns.missed': {
    en: 'The activation is over without a shot.',
    it: 'L’attivazione è finita senza un tiro.',
  },
  'web.lesson.formations.play': terms.PlayItOnePhase,
  'web.lesson.formations.play.asked': { en: 'Make both ready for an attack.', it: 'Prepara entrambi a un attacco.' },
  'web.lesson.formations.play.about': {
    en: 'A battalion in march column, a limbered battery, and two enemy battalions in front of them. When your phase ends, each must stand in its formation for the fight.',
    it: 'Un battaglione in colonna di marcia, una batteria al traino, e due battaglioni nemici davanti. Alla fine della tua fase ciascuno deve stare nella sua formazione da combattimento.',
  },
  'web.lesson.formations.play.hint': {
    en: 'Activate the battalion and form line, activate the battery and unlimber, then pass the initiative.',
    it: 'Attiva il battaglione e forma la linea, attiva la batteria e mettila in batteria, poi passa l’iniziativa.',
  },
  'web.lesson.formations.play.won': {
    en: 'Ready: four dice in line, and guns that can fire in defence.',
    it: 'Pronti: quattro dadi in linea, e cannoni che possono sparare in difesa.',
  },
  'web.lesson.formations.play.missed': {
    en: 'Your phase is over, and not both stand ready: the battalion in line, the battery unlimbered.',
    it: 'La tua fase è finita e non sono pronti entrambi: il battaglione in linea, la batteria in batteria.',
  },
  'web.lesson.group.title': { en: 'The group order', it: 'L’ordine di gruppo' },
  'web.lesson.group.offer': {
    en: 'One roll of the Leader moves a whole brigade.',
    it: 'Un tiro del comandante muove una brigata intera.',
  },
  'web.lesson.group.one': terms.OneRollForAll,
  'web.lesson.group.one.asked': {
    en: 'Bring all three forward by one order.',
    it: 'Fai avanzare tutti e tre con un ordine.',
  },
  'web.lesson.group.one.about': {
    en: 'Your Leader has one action; your battalions are raw, with Q 5+ (4+ near the Leader). A group order costs the Leader one action: you name the units, choose the dice and roll against the Leader’s Quality. Every unit named gets all the successes.',
    it: 'Il comandante ha un’azione; i tuoi battaglioni sono inesperti, con Q 5+ (4+ vicino al comandante). Un ordine di gruppo costa un’azione al comandante: indichi le unità, scegli i dadi e tiri contro la sua Qualità. Ogni unità indicata riceve tutti i successi.',
  },
  'web.lesson.group.one.hint': {
    en: 'Choose the group order and mark all three.',
    it: 'Scegli l’ordine di gruppo e segna tutti e tre.',
  },
  'web.lesson.group.one.won': {
    en: 'One roll on 3+ did what three rolls on 4+ might not have done.',
    it: 'Un tiro con 3+ ha fatto ciò che forse tre tiri con 4+ non avrebbero fatto.',
  },
  'web.lesson.group.one.fewer': {
    en: 'The order costs the same however many units it names; whoever is left out rolls alone.',
    it: 'L’ordine costa lo stesso quanti che siano; chi resta fuori tira da solo.',
  },
  'web.lesson.group.one.rode': {
    en: 'The Leader’s action is spent, and nobody has an order.',
    it: 'L’azione del comandante è spesa, e nessuno ha un ordine.',
  },
  'web.lesson.group.one.missed': {
    en: 'The Leader’s activation is over without a group order.',
    it: 'L’attivazione del comandante è finita senza un ordine di gruppo.',
  },
  'web.lesson.group.near': { en: 'In command', it: 'In comando' },
  'web.lesson.group.near.asked': { en: 'Four battalions, one order.', it: 'Quattro battaglioni, un ordine.' },
  'web.lesson.group.near.about': {
    en: 'A group holds units in command: within the Leader’s span, 2M (240 mm). The fourth battalion stands outside it. The Leader has two actions: a ride of up to 2L costs one, a group order the other.',
    it: 'Fanno parte di un gruppo le unità in comando: entro il raggio del comandante, 2M (240 mm). Il quarto battaglione ne è fuori. Il comandante ha due azioni: uno spostamento fino a 2L ne costa una, un ordine di gruppo l’altra.',
  },
  'web.lesson.group.near.hint': {
    en: 'Ride to the right, to a place with all four within the span, then give the order to all four.',
    it: 'Spostati a destra, in un punto con tutti e quattro nel raggio, poi dai l’ordine a tutti e quattro.',
  },
  'web.lesson.group.near.won': {
    en: 'First the Leader’s place, then the order.',
    it: 'Prima il posto del comandante, poi l’ordine.',
  },
  'web.lesson.group.near.early': {
    en: 'The order went out with the fourth out of command. Ride first: the span is measured when the order is given.',
    it: 'L’ordine è partito con il quarto fuori comando. Prima spostati: il raggio si misura quando si dà l’ordine.',
  },
  'web.lesson.group.near.missed': {
    en: 'The Leader’s actions are spent without an order to all four.',
    it: 'Le azioni del comandante sono spese senza un ordine a tutti e quattro.',
  },
  'web.lesson.group.guns': { en: 'When not', it: 'Quando no' },
  'web.lesson.group.guns.asked': {
    en: 'The battery is to fire: who activates?',
    it: 'La batteria deve sparare: chi attivi?',
  },
  'web.lesson.group.guns.about': {
    en: 'A redcoat battalion stands in front of your loaded battery. No unit of a group may fire or Approach, and whoever was named in a group has activated.',
    it: 'Un battaglione di giubbe rosse sta davanti alla tua batteria carica. Nessuna unità di un gruppo può sparare o iniziare un avvicinamento, e chi fa parte di un gruppo si è attivato.',
  },
  'web.lesson.group.guns.hint': {
    en: 'Activate the battery itself, before any order to the others.',
    it: 'Attiva la batteria stessa, prima di ogni ordine agli altri.',
  },
  'web.lesson.group.guns.won': {
    en: 'A group moves; a unit that is to fire or attack activates alone. It comes first, for a double failure of the group would finish the brigade.',
    it: 'Un gruppo muove; un’unità che deve sparare o attaccare si attiva da sola. Tocca prima a lei: un doppio fallimento del gruppo finirebbe la brigata.',
  },
  'web.lesson.group.guns.grouped': {
    en: 'By a group order the battery cannot fire, and a double failure of the group would finish the brigade before it does.',
    it: 'Con un ordine di gruppo la batteria non può sparare, e un doppio fallimento del gruppo finirebbe la brigata prima di lei.',
  },
  'web.lesson.group.guns.other': {
    en: 'This one has no target. Two failures in its roll finish the brigade before the battery fires.',
    it: 'Questa non ha bersagli. Due fallimenti nel suo tiro finiscono la brigata prima che la batteria spari.',
  },
  'web.lesson.group.guns.missed': {
    en: 'The brigade is finished, and its guns were silent.',
    it: 'La brigata ha finito, e i suoi cannoni sono rimasti muti.',
  },
  'web.lesson.group.play': terms.PlayItOnePhase,
  'web.lesson.group.play.asked': { en: 'Get the whole brigade to act.', it: 'Fai agire l’intera brigata.' },
  'web.lesson.group.play.about': {
    en: 'Your phase begins. Three raw battalions (Q 5+), a good Leader (Q 2+), the enemy far away. Two failures in one roll of a unit finish the brigade; failures of the Leader’s own activation do not.',
    it: 'Comincia la tua fase. Tre battaglioni inesperti (Q 5+), un buon comandante (Q 2+), il nemico lontano. Due fallimenti in un tiro di un’unità finiscono la brigata; quelli dell’attivazione del comandante no.',
  },
  'web.lesson.group.play.hint': {
    en: 'Activate the brigade, then its Leader, then order all three.',
    it: 'Attiva la brigata, poi il comandante, poi ordina a tutti e tre.',
  },
  'web.lesson.group.play.won': {
    en: 'That is a brigade on the march. Far from the enemy, begin with the Leader.',
    it: 'Così marcia una brigata. Lontano dal nemico, comincia dal comandante.',
  },
  'web.lesson.group.play.alone': {
    en: 'A raw battalion rolls alone, and two failures would finish the brigade. Its Leader rolls on 2+.',
    it: 'Un battaglione inesperto tira da solo, e due fallimenti finirebbero la brigata. Il suo comandante tira con 2+.',
  },
  'web.lesson.group.play.missed': {
    en: 'Your phase is over without an order to the three.',
    it: 'La tua fase è finita senza un ordine ai tre.',
  },
  'web.lesson.command.title': { en: 'Command and room', it: 'Comando e spazio' },
  'web.lesson.command.offer': {
    en: 'A Leader near by is worth 1 on every die, and friends too near cost you your reactions.',
    it: 'Un comandante vicino vale 1 su ogni dado, e amici troppo vicini ti costano le reazioni.',
  },
  'web.lesson.command.ride': { en: 'The Leader’s span', it: 'Il raggio di comando' },
  'web.lesson.command.ride.asked': {
    en: 'Bring the far battalion into command.',
    it: 'Porta in comando il battaglione lontano.',
  },
  'web.lesson.command.ride.about': {
    en: 'A unit within 2M (240 mm) of its own Leader adds 1 to each die, in activation and in reaction. The battalion on the right stands at DIS 2 and outside the span. The Leader has one action: a ride of up to 2L (360 mm).',
    it: 'Un’unità entro 2M (240 mm) dal proprio comandante aggiunge 1 a ogni dado, in attivazione e in reazione. Il battaglione di destra è a DIS 2 e fuori dal raggio. Il comandante ha un’azione: uno spostamento fino a 2L (360 mm).',
  },
  'web.lesson.command.ride.hint': {
    en: 'Drag the Leader to the right until the battalion lies in its span.',
    it: 'Trascina il comandante a destra finché il battaglione è nel suo raggio.',
  },
  'web.lesson.command.ride.won': {
    en: 'It now rolls on 4+ in place of 5+, and only a unit in command may rally.',
    it: 'Ora tira con 4+ invece di 5+, e solo un’unità in comando può riordinarsi.',
  },
  'web.lesson.command.ride.grouped': {
    en: 'The order helps the one near by. The far one still has no Leader.',
    it: 'L’ordine aiuta quello vicino. Quello lontano è ancora senza comandante.',
  },
  'web.lesson.command.ride.missed': {
    en: 'The battalion is still outside the span.',
    it: 'Il battaglione è ancora fuori dal raggio.',
  },
  'web.lesson.command.first': { en: 'The order of units', it: 'L’ordine delle unità' },
  'web.lesson.command.first.asked': {
    en: 'The far one must act: who activates?',
    it: 'Deve agire quello lontano: chi attivi?',
  },
  'web.lesson.command.first.about': {
    en: 'Your brigade is open. The battalion on the right (Q 5+, DIS 2) must do something, and stands outside the span. A unit activates once in a phase.',
    it: 'La tua brigata è attiva. Il battaglione di destra (Q 5+, DIS 2) deve fare qualcosa, ed è fuori dal raggio. Un’unità si attiva una volta per fase.',
  },
  'web.lesson.command.first.hint': {
    en: 'Activate the Leader before the battalion, and ride towards it.',
    it: 'Attiva il comandante prima del battaglione, e spostalo verso di esso.',
  },
  'web.lesson.command.first.won': {
    en: 'The Leader first: failures of that roll never finish the brigade, and every unit reached rolls better.',
    it: 'Prima il comandante: i fallimenti di quel tiro non finiscono mai la brigata, e ogni unità raggiunta tira meglio.',
  },
  'web.lesson.command.first.early': {
    en: 'It rolls without the Leader’s 1 on each die, and has activated for this phase.',
    it: 'Tira senza l’1 del comandante su ogni dado, e per questa fase si è attivato.',
  },
  'web.lesson.command.first.other': {
    en: 'Two failures of this one finish the brigade, and the far one has not acted.',
    it: 'Due fallimenti di questo finiscono la brigata, e quello lontano non ha agito.',
  },
  'web.lesson.command.first.missed': {
    en: 'The brigade is finished, and the far battalion did nothing.',
    it: 'La brigata ha finito, e il battaglione lontano non ha fatto nulla.',
  },
  'web.lesson.command.room': { en: 'Room between friends', it: 'Spazio fra amici' },
  'web.lesson.command.room.asked': {
    en: 'Too near: what does the rear one do?',
    it: 'Troppo vicini: che fa quello dietro?',
  },
  'web.lesson.command.room.about': {
    en: 'A battalion was driven back to within one Very Short (50 mm) of a friend and is marked. While the mark lasts, your next reaction may do nothing but move one of the two apart. The rear battalion has one action in your own phase.',
    it: 'Un battaglione è stato respinto a meno di una Molto Corta (50 mm) da un amico ed è segnato. Finché dura il segno, la tua prossima reazione può solo allontanare uno dei due. Il battaglione dietro ha un’azione nella tua fase.',
  },
  'web.lesson.command.room.hint': {
    en: 'Move the rear battalion back or aside, more than 50 mm from its friend.',
    it: 'Muovi indietro o di lato il battaglione dietro, a più di 50 mm dall’amico.',
  },
  'web.lesson.command.room.won': {
    en: 'The mark is gone, and your reactions are free for what the enemy does.',
    it: 'Il segno è tolto, e le tue reazioni sono libere per ciò che fa il nemico.',
  },
  'web.lesson.command.room.missed': {
    en: 'They still stand too near: the enemy’s next failure will only let you correct it.',
    it: 'Stanno ancora troppo vicini: il prossimo fallimento del nemico ti permetterà solo di correggere.',
  },
  'web.lesson.command.play': terms.PlayItOnePhase,
  'web.lesson.command.play.asked': { en: 'End with both in command.', it: 'Finisci con entrambi in comando.' },
  'web.lesson.command.play.about': {
    en: 'Your Leader (Q 2+) stands far to the left; two battalions stand 440 mm apart, and the span is 240 mm to each side. Find the place when your phase ends.',
    it: 'Il tuo comandante (Q 2+) è molto a sinistra; due battaglioni distano 440 mm, e il raggio è di 240 mm per lato. Trova il posto entro la fine della tua fase.',
  },
  'web.lesson.command.play.hint': {
    en: 'Between the two. Activate the brigade and its Leader, ride to the middle, then pass the initiative.',
    it: 'In mezzo ai due. Attiva la brigata e il comandante, spostati al centro, poi passa l’iniziativa.',
  },
  'web.lesson.command.play.won': {
    en: 'One place, two battalions with 1 more on each die.',
    it: 'Un posto solo, due battaglioni con 1 in più su ogni dado.',
  },
  'web.lesson.command.play.missed': {
    en: 'Your phase is over, and one of the two is outside the span.',
    it: 'La tua fase è finita, e uno dei due è fuori dal raggio.',
  },
} as const;
