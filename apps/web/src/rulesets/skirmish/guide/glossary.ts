/** Terms of the skirmish and the course of its turn, with the rules behind them. Forms are separated by `|`. */
import type { CourseEntry, TermEntry } from '../../../guide/rulesGuide.ts';
import * as terms from '@drumhead/content/terms';

export const glossary = {
  'web.term.sk.activate': { en: 'activate|activation|activated', it: 'attiva|attivazione|attivarlo|attivi|attivare' },
  'web.term.sk.activate.is': {
    en: 'A model rolls one, two or three dice against its Quality. Each success is one action. Each model activates once a turn.',
    it: 'Un modello tira uno, due o tre dadi contro la sua Qualità. Ogni successo è un’azione. Ogni modello si attiva una volta per turno.',
  },
  'web.term.sk.turnover': { en: 'turnover|lose the turn', it: 'passaggio del turno|perdere il turno' },
  'web.term.sk.turnover.is': {
    en: 'Two or three failed dice in one roll end your turn after that model has acted. One die never does.',
    it: 'Due o tre dadi falliti in un tiro fanno finire il turno dopo che quel modello ha agito. Un dado solo mai.',
  },
  'web.term.sk.quality': terms.Quality,
  'web.term.sk.quality.is': {
    en: 'The least face that a die must show to succeed: lower is better.',
    it: 'La faccia minima perché un dado riesca: più è bassa, meglio è.',
  },
  'web.term.sk.combat': terms.Combat,
  'web.term.sk.combat.is': {
    en: 'A model adds its Combat to its die in a fight or a shot: higher is better.',
    it: 'Un modello aggiunge il suo Combattimento al dado in uno scontro o in un tiro: più è alto, meglio è.',
  },
  'web.term.sk.action': { en: 'action|actions', it: 'azione|azioni' },
  'web.term.sk.action.is': {
    en: 'An action moves a model, strikes, shoots or stands it up. Loading a musket costs more.',
    it: 'Un’azione serve a muovere, colpire, tirare o alzarsi. Ricaricare un moschetto costa di più.',
  },
  'web.term.sk.hth': { en: 'hand-to-hand|hand to hand', it: 'corpo a corpo' },
  'web.term.sk.hth.is': {
    en: 'A fight between models in contact. Both roll, add their Combat, and either may lose.',
    it: 'Uno scontro fra modelli a contatto. Entrambi tirano, aggiungono il Combattimento, e ognuno può perdere.',
  },
  'web.term.sk.down': { en: 'down|knocked down', it: 'a terra' },
  'web.term.sk.down.is': {
    en: 'A model on the ground. It must stand up before anything else, and is easy to finish off.',
    it: 'Un modello al suolo. Deve alzarsi prima di fare altro, ed è facile da eliminare.',
  },
  'web.term.sk.ammunition': { en: 'ammunition', it: 'munizioni' },
  'web.term.sk.ammunition.is': {
    en: 'A 1 on the die of a shot spends it: that firearm or bow is of no more use. What is thrown needs none.',
    it: 'Un 1 sul dado di un tiro le esaurisce: quell’arma da fuoco o quell’arco non serve più. Ciò che si lancia non ne ha bisogno.',
  },
  'web.term.sk.volley': { en: 'volley', it: 'salva' },
  'web.term.sk.volley.is': {
    en: 'Several models fire as one at a Leader’s order: one roll, harder for the target.',
    it: 'Più modelli tirano insieme per ordine di un Leader: un solo tiro, peggiore per il bersaglio.',
  },
  'web.term.sk.morale': { en: 'morale test|morale', it: 'test di morale|morale' },
  'web.term.sk.morale.is': {
    en: 'Three dice against Quality when something terrible happens. Each failure makes the model flee farther.',
    it: 'Tre dadi contro la Qualità quando accade qualcosa di terribile. Ogni fallimento fa fuggire più lontano.',
  },
  'web.term.sk.break': { en: 'break|breaks|broken', it: 'in rotta|va in rotta' },
  'web.term.sk.break.is': {
    en: 'A squad breaks, and loses, with at most two models left: while the enemy has more, or as soon as its commander is gone.',
    it: 'Una squadra va in rotta, e perde, con al massimo due modelli: se il nemico ne ha di più, o appena resta senza comandante.',
  },
  'web.term.sk.leader': { en: 'Leader', it: 'Leader' },
  'web.term.sk.leader.is': {
    en: 'The model that commands. It helps friends nearby to activate, and gives group orders.',
    it: 'Il modello che comanda. Aiuta ad attivarsi chi è vicino, e dà ordini di gruppo.',
  },
  'web.term.sk.cover': terms.cover,
  'web.term.sk.cover.is': {
    en: 'A wall, a wood or a tree between shooter and target makes the shot worse.',
    it: 'Un muro, un bosco o un albero fra chi tira e il bersaglio peggiora il tiro.',
  },
} as const;

const TERM_RULES = {
  activate: 'SK-ACT-1',
  turnover: 'SK-ACT-3',
  quality: 'SK-PRO-2',
  combat: 'SK-PRO-3',
  action: 'SK-ACN-5',
  hth: 'SK-HTH-2',
  down: 'SK-MOR-9',
  ammunition: 'SK-RNG-16',
  volley: 'SK-GRP-13',
  morale: 'SK-MOR-1',
  break: 'SK-END-2',
  leader: 'SK-CMD-1',
  cover: 'SK-GEO-10',
} as const;

export const TERMS: readonly TermEntry[] = Object.entries(TERM_RULES).map(([id, rule]) => ({
  id,
  forms: `web.term.sk.${id}`,
  meaning: `web.term.sk.${id}.is`,
  rule,
}));

export const courseMessages = {
  'web.course.sk.1': {
    en: 'Activate a model: choose one, two or three dice.',
    it: 'Attiva un modello: scegli uno, due o tre dadi.',
  },
  'web.course.sk.2': {
    en: 'Each success is one action: move, strike, shoot, reload, stand up.',
    it: 'Ogni successo è un’azione: muovere, colpire, tirare, ricaricare, alzarsi.',
  },
  'web.course.sk.3': {
    en: 'Two or three failures: the turnover. Your turn ends after that model.',
    it: 'Due o tre fallimenti: passaggio del turno. Il tuo turno finisce dopo quel modello.',
  },
  'web.course.sk.4': {
    en: 'Otherwise the next model, each once, until all have acted or you end the turn.',
    it: 'Altrimenti il modello successivo, ognuno una volta, finché tutti hanno agito o termini il turno.',
  },
  'web.course.sk.5': {
    en: 'A terrible loss calls for a morale test at once, by either side.',
    it: 'Una perdita terribile impone subito un test di morale, a chiunque tocchi.',
  },
} as const;

const COURSE_RULES = ['SK-ACT-1', 'SK-ACT-2', 'SK-ACT-3', 'SK-ACT-4', 'SK-MOR-1'] as const;

export const COURSE: readonly CourseEntry[] = COURSE_RULES.map((rule, i) => ({ key: `web.course.sk.${i + 1}`, rule }));
