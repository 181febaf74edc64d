/** The words of the lesson in the square. */
export const squareTexts = {
  'web.lesson.square.title': { en: 'The square', it: 'Il quadrato' },
  'web.lesson.square.offer': {
    en: 'One formation stops cavalry for certain, and suffers under guns.',
    it: 'Una formazione ferma la cavalleria di sicuro, e soffre sotto i cannoni.',
  },
  'web.lesson.square.horse': { en: 'Cavalry is near', it: 'La cavalleria è vicina' },
  'web.lesson.square.horse.asked': { en: 'Cavalry is near: what now?', it: 'Cavalleria vicina: che fare?' },
  'web.lesson.square.horse.about': {
    en: 'The dragoons can reach your battalion in their phase, and infantry that is not in square is lost when cavalry beats it in Contact. The battalion has one action: a move, or a change of formation.',
    it: 'I dragoni possono raggiungere il tuo battaglione nella loro fase, e la fanteria che non è in quadrato è perduta se la cavalleria la batte a contatto. Il battaglione ha un’azione: un movimento, o un cambio di formazione.',
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
} as const;
