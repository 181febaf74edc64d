/** The words of the lesson in formations. */
import * as terms from '@drumhead/content/terms';

export const formationsTexts = {
  'web.lesson.formations.title': { en: 'Formations', it: 'Formazioni' },
  'web.lesson.formations.offer': {
    en: 'Each formation is for one thing, and a change costs an action: have the right one in time.',
    it: 'Ogni formazione serve a una cosa, e un cambio costa un’azione: scegli per tempo quella giusta.',
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
} as const;
