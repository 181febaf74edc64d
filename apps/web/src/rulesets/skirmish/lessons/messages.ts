/** The words of the lessons of the skirmishes. */
import * as terms from '@drumhead/content/terms';

export const lessonTexts = {
  'web.lesson.volley.title': { en: 'Group order and volley', it: 'Ordine di gruppo e salva' },
  'web.lesson.volley.offer': {
    en: 'Models in base contact can fire as one, or move on one roll, by an order of their Leader.',
    it: 'I modelli a contatto possono sparare come uno solo, o muovere con un solo tiro, per ordine del Leader.',
  },
  'web.lesson.volley.who': { en: 'Who gives the order?', it: 'Chi dà l’ordine?' },
  'web.lesson.volley.who.asked': { en: 'Whom do you activate first?', it: 'Chi attivi per primo?' },
  'web.lesson.volley.who.about': {
    en: 'Four loaded muskets face a redcoat behind a wall, and you want them to fire as one. A group acts by order of a Leader, given in the Leader’s own activation. Members of a group must not have activated in this turn.',
    it: 'Quattro moschetti carichi davanti a una giubba rossa dietro un muro: vuoi che sparino come uno solo. Un gruppo agisce per ordine di un Leader, dato durante la sua attivazione. Chi ne fa parte non deve essersi già attivato in questo turno.',
  },
  'web.lesson.volley.who.hint': {
    en: 'The Officer is your Leader: activate it before anybody else.',
    it: 'L’ufficiale è il tuo Leader: attivalo prima di tutti gli altri.',
  },
  'web.lesson.volley.who.won': {
    en: 'Each success of the Officer can become an order, and the four may still follow it.',
    it: 'Ogni successo dell’ufficiale può diventare un ordine, e i quattro possono ancora eseguirlo.',
  },
  'web.lesson.volley.who.alone': {
    en: 'This model acts for itself, puts the redcoat out of action in 17% of its shots, and can join no group for the rest of the turn.',
    it: 'Questo modello agisce da solo, mette fuori combattimento la giubba rossa nel 17% dei tiri, e per questo turno non può più far parte di un gruppo.',
  },
  'web.lesson.volley.who.missed': {
    en: 'The turn is over, and nobody gave an order.',
    it: 'Il turno è finito e nessuno ha dato un ordine.',
  },
  'web.lesson.volley.together': { en: 'Who fires together?', it: 'Chi spara insieme?' },
  'web.lesson.volley.together.asked': {
    en: 'Give the order for the hardest volley.',
    it: 'Ordina la salva più forte.',
  },
  'web.lesson.volley.together.about': {
    en: 'A volley needs 2 to 6 loaded shooters linked by base contact, each within Long of the Leader. They roll one die, and the target has −1 for every shooter after the first.',
    it: 'Per una salva servono da 2 a 6 tiratori carichi collegati dal contatto di base, ciascuno entro 1L dal Leader. Tirano un solo dado, e il bersaglio ha −1 per ogni tiratore dopo il primo.',
  },
  'web.lesson.volley.together.hint': {
    en: 'These four touch each other; the fifth stands apart. Draw a line round the four on the table, or choose them in the panel.',
    it: 'Questi quattro si toccano; il quinto sta in disparte. Traccia una linea intorno ai quattro sul tavolo, o sceglili nel pannello.',
  },
  'web.lesson.volley.together.won': {
    en: 'All four: the target has −3. Together they put it out of action in 67% of volleys; one alone would in 17%.',
    it: 'Tutti e quattro: il bersaglio ha −3. Insieme lo mettono fuori combattimento nel 67% delle salve; uno da solo nel 17%.',
  },
  'web.lesson.volley.fewer': {
    en: 'Each shooter left out gives the target 1 back. Two in a volley put it out of action in 33%, and the order costs the same.',
    it: 'Ogni tiratore lasciato fuori restituisce 1 al bersaglio. Due in una salva lo mettono fuori combattimento nel 33% dei casi, e l’ordine costa lo stesso.',
  },
  'web.lesson.volley.together.moved': {
    en: 'In a Group move each member attacks for itself: four single shots, each at 17%.',
    it: 'In una Mossa di gruppo ciascuno attacca da solo: quattro tiri singoli, ognuno al 17%.',
  },
  'web.lesson.volley.together.reloaded': {
    en: 'Here each shooter fires for itself while a friend reloads for it. Look for the order that makes one shot of all.',
    it: 'Qui ogni tiratore spara da solo mentre un compagno ricarica per lui. Cerca l’ordine che fa di tutti un solo tiro.',
  },
  'web.lesson.volley.together.regrouped': {
    en: 'Models that regroup cannot attack.',
    it: 'Chi si raggruppa non può attaccare.',
  },
  'web.lesson.volley.together.missed': {
    en: 'The Officer’s activation is over without a volley.',
    it: 'L’attivazione dell’ufficiale è finita senza una salva.',
  },
  'web.lesson.volley.move': terms.OneRollForAll,
  'web.lesson.volley.move.asked': {
    en: 'Bring all four to the wall now.',
    it: 'Porta subito tutti e quattro al muro.',
  },
  'web.lesson.volley.move.about': {
    en: 'The Officer has one action. A Group move costs one: 2 to 6 models linked by base contact make one roll, against the worst Quality among them, and each gets all its successes.',
    it: 'L’ufficiale ha un’azione. Una Mossa di gruppo ne costa una: da 2 a 6 modelli collegati dal contatto fanno un solo tiro, contro la Qualità peggiore, e ciascuno ne riceve tutti i successi.',
  },
  'web.lesson.volley.move.hint': {
    en: 'Draw a line round the four and choose the Group move, or choose it in the panel.',
    it: 'Traccia una linea intorno ai quattro e scegli «Muovi in gruppo», o sceglilo nel pannello.',
  },
  'web.lesson.volley.move.won': {
    en: 'One roll instead of four: two failures in one roll end your turn, and you run that risk only once.',
    it: 'Un tiro invece di quattro: due fallimenti in un tiro fanno passare il turno, e corri quel rischio una volta sola.',
  },
  'web.lesson.volley.move.fewer': {
    en: 'Those left behind need a roll each, and each roll may end your turn.',
    it: 'Chi resta indietro ha bisogno di un tiro per sé, e ogni tiro può far passare il turno.',
  },
  'web.lesson.volley.move.other': {
    en: 'By this order they do not come to the wall together.',
    it: 'Con quest’ordine non arrivano insieme al muro.',
  },
  'web.lesson.volley.move.missed': {
    en: 'The Officer’s action is spent, and the four still stand in the open.',
    it: 'L’azione dell’ufficiale è spesa, e i quattro sono ancora allo scoperto.',
  },
  'web.lesson.volley.play': { en: 'Play it: two turns', it: 'Gioca: due turni' },
  'web.lesson.volley.play.asked': {
    en: 'Get the four into one volley.',
    it: 'Fai sparare i quattro in una salva.',
  },
  'web.lesson.volley.play.about': {
    en: 'They stand in two pairs. By the order to regroup, models within Long of the Leader come into contact; it is their activation. You have this turn and your next one; the enemy has no shots left.',
    it: 'Stanno in due coppie. Con l’ordine di raggrupparsi i modelli entro 1L dal Leader vengono a contatto; è la loro attivazione. Hai questo turno e il tuo prossimo; il nemico non ha più colpi.',
  },
  'web.lesson.volley.play.hint': {
    en: 'This turn: activate the Officer and order all four to regroup, the right pair beside the left one. Next turn: the Officer again, and the volley.',
    it: 'Questo turno: attiva l’ufficiale e ordina ai quattro di raggrupparsi, la coppia di destra accanto a quella di sinistra. Il prossimo: di nuovo l’ufficiale, e la salva.',
  },
  'web.lesson.volley.play.won': {
    en: 'First together, then the volley. A musket that has fired takes two actions to reload.',
    it: 'Prima insieme, poi la salva. Per ricaricare un moschetto che ha sparato servono due azioni.',
  },
  'web.lesson.volley.play.early': {
    en: 'Two fire where four could, and then their muskets are empty. Bring the pairs together first: there is another turn.',
    it: 'Sparano in due dove potrebbero in quattro, e poi i moschetti sono scarichi. Prima riunisci le coppie: c’è un altro turno.',
  },
  'web.lesson.volley.play.missed': {
    en: 'Two turns are over without a volley of four.',
    it: 'Due turni sono passati senza una salva di quattro.',
  },
  'web.lesson.volley.gain.alone': { en: 'one shot', it: 'un tiro singolo' },
  'web.lesson.volley.gain.two': { en: 'two in a volley', it: 'due in una salva' },
  'web.lesson.volley.gain.four': { en: 'four in a volley', it: 'quattro in una salva' },
} as const;
