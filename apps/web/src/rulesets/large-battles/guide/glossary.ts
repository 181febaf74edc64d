/** Terms of Large Battles and the course of its phase, with the rules behind them. Forms are separated by `|`. */
import type { CourseEntry, TermEntry } from '../../../guide/rulesGuide.ts';
import * as terms from '@drumhead/content/terms';

export const glossary = {
  'web.term.lb.activate': { en: 'activate|activation|activates', it: 'attiva|attivazione|attivare|attivi|attivarsi' },
  'web.term.lb.activate.is': {
    en: 'A unit rolls one, two or three dice against its Quality. Each success is one action. Each unit activates once a phase.',
    it: 'Un’unità tira uno, due o tre dadi contro la sua Qualità. Ogni successo è un’azione. Ogni unità si attiva una volta per fase.',
  },
  'web.term.lb.turnover': {
    en: 'turnover|lose the initiative|initiative',
    it: 'passaggio dell’iniziativa|perdere l’iniziativa|iniziativa',
  },
  'web.term.lb.turnover.is': {
    en: 'The side with the initiative activates its units. Two or three failed dice in one roll finish a brigade; with the last brigade the enemy gets the initiative.',
    it: 'Chi ha l’iniziativa attiva le sue unità. Due o tre dadi falliti in un tiro concludono una brigata; con l’ultima brigata l’iniziativa passa al nemico.',
  },
  'web.term.lb.reaction': { en: 'react|reaction', it: 'reagire|reagisci|reazione' },
  'web.term.lb.reaction.is': {
    en: 'Dice that one side fails let one unit of the other act at once.',
    it: 'I dadi falliti da una parte permettono a una unità dell’altra di agire subito.',
  },
  'web.term.lb.hold': { en: 'Hold', it: 'Attendi' },
  'web.term.lb.hold.is': {
    en: 'To let a reaction go. It costs nothing.',
    it: 'Rinunciare a una reazione. Non costa nulla.',
  },
  'web.term.lb.dis': { en: 'DIS|disorder', it: 'DIS|disordine' },
  'web.term.lb.dis.is': {
    en: 'Disorder, from 1 to 3. It gives the enemy dice; a unit that would take a fourth is lost. Rallying takes it off. Beaten in Contact, some units are lost at any DIS: guns, a march column, infantry by cavalry unless in square, a square by infantry.',
    it: 'Disordine, da 1 a 3. Dà dadi al nemico; l’unità che ne subirebbe un quarto è persa. Si toglie riordinandosi. Se battute nel contatto, alcune unità sono perse con qualsiasi DIS: i cannoni, una colonna di marcia, la fanteria dalla cavalleria se non è in quadrato, un quadrato dalla fanteria.',
  },
  'web.term.lb.quality': terms.Quality,
  'web.term.lb.quality.is': {
    en: 'The face that each die of a unit must reach: the lower, the better. A unit near its Leader adds 1 to each die, so that with Quality 4 it succeeds on 3+. A 1 always fails, a 6 always succeeds.',
    it: 'La faccia che ogni dado di un’unità deve raggiungere: più è bassa, meglio è. Vicino al suo comandante l’unità aggiunge 1 a ogni dado: con Qualità 4 riesce con 3+. Un 1 fallisce sempre, un 6 riesce sempre.',
  },
  'web.term.lb.stick': { en: 'VS|S|M|L|sticks|stick', it: 'MC|C|M|L|misurini|misurino' },
  'web.term.lb.stick.is': {
    en: 'The measuring sticks of the game, from very short (VS), short (S) and medium (M) to long (L). “0.9 M” is nine tenths of a medium stick. The ruler beside the table measures with them.',
    it: 'I misurini del gioco, da molto corta (MC), corta (C) e media (M) a lunga (L). «0,9 M» sono nove decimi di una media. Il righello accanto al tavolo misura con questi.',
  },
  'web.term.lb.zone': { en: 'zone|zones', it: 'zona|zone' },
  'web.term.lb.zone.is': {
    en: 'Each half of the table has three zones, drawn on it: zone 1 at the half-way line, zone 3 at the table edge. The deepest enemy unit in a half counts against that side: infantry 1, 2 or 3 by its zone, cavalry 1 less. It must be in command, below DIS 3, and have a friend near in sight; guns never count.',
    it: 'Ogni metà del tavolo ha tre zone, disegnate sul tavolo: la zona 1 alla linea di mezzo, la 3 al bordo. L’unità nemica più avanzata in una metà conta contro quella parte: fanteria 1, 2 o 3 secondo la zona, cavalleria 1 di meno. Deve essere in comando, sotto DIS 3, e vedere vicino un’unità amica; i cannoni non contano mai.',
  },
  'web.term.lb.approach': { en: 'Approach', it: 'avvicinamento' },
  'web.term.lb.approach.is': {
    en: 'A charge, straight ahead, until the enemy has answered. The winner may move into Contact.',
    it: 'Una carica, dritto davanti, fino alla risposta del nemico. Chi vince può entrare in contatto.',
  },
  'web.term.lb.contact': { en: 'Contact', it: 'contatto' },
  'web.term.lb.contact.is': {
    en: 'The fight when a charge arrives. The loser retreats with DIS, or is lost.',
    it: 'Lo scontro quando la carica arriva. Chi perde si ritira con DIS, o è perso.',
  },
  'web.term.lb.shaken': { en: 'Shaken', it: 'scossa' },
  'web.term.lb.shaken.is': {
    en: 'A brigade whose DIS, and 4 for every unit lost, exceed the units it has left. It counts one point against its side, once.',
    it: 'Una brigata con più DIS, contando 4 per ogni unità persa, che unità rimaste. Conta un punto contro la sua parte, una volta sola.',
  },
  'web.term.lb.breakPoint': { en: 'Break Point|break', it: 'punto di rottura|cedere' },
  'web.term.lb.breakPoint.is': {
    en: 'The points against a side at which it loses the battle when its own phase ends.',
    it: 'I punti contro una parte con i quali, alla fine della propria fase, perde la battaglia.',
  },
  'web.term.lb.command': { en: 'out of command|in command|command', it: 'fuori comando|in comando|raggio di comando' },
  'web.term.lb.command.is': {
    en: 'A unit near enough to its Leader, or to the CinC, to hear orders. Out of command it acts worse.',
    it: 'Un’unità abbastanza vicina al suo comandante, o a quello in capo. Fuori comando agisce peggio.',
  },
  'web.term.lb.bombardment': { en: 'bombardment|guns', it: 'bombardamento|cannoni' },
  'web.term.lb.bombardment.is': {
    en: 'Fire of artillery. Nearer is better; after a shot the guns must reload.',
    it: 'Il fuoco dell’artiglieria. Più vicino è meglio; dopo un tiro i cannoni vanno ricaricati.',
  },
  'web.term.lb.brigade': { en: 'brigade', it: 'brigata' },
  'web.term.lb.brigade.is': {
    en: 'Units under one Leader. In a phase each brigade is opened once and then closed.',
    it: 'Unità agli ordini di un comandante. In una fase ogni brigata si apre una volta e poi si chiude.',
  },
  'web.term.lb.pairs': { en: 'pairs', it: 'coppie' },
  'web.term.lb.pairs.is': {
    en: 'The dice of both sides are compared from the highest down, and only the first three pairs count; a missing die is a 1. First pair: DIS in an Approach or from guns, the winner of a Contact. Second: an action in an Approach, DIS in a Contact, a retreat from guns. Third: an action, the pursuit, a bouncing shot. The dice left over decide ties. ✓ won, = tied, ✗ lost.',
    it: 'I dadi delle due parti si confrontano dal più alto in giù, e contano solo le prime tre coppie; un dado che manca vale 1. Prima coppia: DIS in un avvicinamento o dai cannoni, chi vince un contatto. Seconda: un’azione in un avvicinamento, DIS in un contatto, una ritirata dai cannoni. Terza: un’azione, l’inseguimento, il rimbalzo. I dadi che avanzano decidono i pareggi. ✓ vinta, = pari, ✗ persa.',
  },
  'web.term.lb.rally': { en: 'rally|rallying', it: 'riordina|riordinarsi' },
  'web.term.lb.rally.is': {
    en: 'An action that takes off one DIS.',
    it: 'Un’azione che toglie un DIS.',
  },
} as const;

const TERM_RULES = {
  activate: 'LB-ACT-07',
  turnover: 'LB-ACT-14',
  reaction: 'LB-REACT-01',
  hold: 'LB-REACT-09',
  dis: 'LB-UNIT-05',
  quality: 'LB-ACT-08',
  stick: 'LB-GEO-01',
  zone: 'LB-VIC-11',
  approach: 'LB-APP-01',
  contact: 'LB-CON-01',
  shaken: 'LB-VIC-08',
  breakPoint: 'LB-VIC-01',
  command: 'LB-UNIT-13',
  bombardment: 'LB-BOMB-01',
  brigade: 'LB-ACT-04',
  pairs: 'LB-DICE-01',
  rally: 'LB-UNIT-09',
} as const;

export const TERMS: readonly TermEntry[] = Object.entries(TERM_RULES).map(([id, rule]) => ({
  id,
  forms: `web.term.lb.${id}`,
  meaning: `web.term.lb.${id}.is`,
  rule,
}));

export const courseMessages = {
  'web.course.lb.1': {
    en: 'Open a brigade. Activate its units one by one: choose one, two or three dice.',
    it: 'Apri una brigata. Attiva le sue unità una per una: scegli uno, due o tre dadi.',
  },
  'web.course.lb.2': {
    en: 'Each success is one action: move, fire, reload, rally, Approach.',
    it: 'Ogni successo è un’azione: muovere, sparare, ricaricare, riordinarsi, avvicinamento.',
  },
  'web.course.lb.3': {
    en: 'Each failure lets the enemy react; Hold lets the chance go.',
    it: 'Ogni fallimento permette al nemico di reagire; con Attendi vi rinuncia.',
  },
  'web.course.lb.4': {
    en: 'Two or three failures in one roll finish the brigade; with the last brigade the initiative passes to the enemy.',
    it: 'Due o tre fallimenti in un tiro concludono la brigata; con l’ultima brigata l’iniziativa passa al nemico.',
  },
  'web.course.lb.5': {
    en: 'An Approach is answered, then may become a Contact. The loser retreats.',
    it: 'A un avvicinamento si risponde; poi può diventare un contatto. Chi perde si ritira.',
  },
  'web.course.lb.6': {
    en: 'When a phase ends, the points against its side are counted against the Break Point.',
    it: 'Alla fine di una fase si contano i punti contro la sua parte, fino al punto di rottura.',
  },
  'web.course.lb.7': {
    en: 'Points against a side: up to 3 for a unit lost, 2 for a general, 1 for a Shaken brigade.',
    it: 'Punti contro una parte: fino a 3 per un’unità persa, 2 per un generale, 1 per una brigata scossa.',
  },
  'web.course.lb.8': {
    en: 'The enemy unit deepest in your half counts against you as well: infantry 1 to 3 by zone, cavalry 1 less. It must be in command, with a friend near.',
    it: 'Conta contro di te anche l’unità nemica più avanzata nella tua metà: fanteria da 1 a 3 secondo la zona, cavalleria 1 di meno. Deve essere in comando e avere vicino un’unità amica.',
  },
} as const;

const COURSE_RULES = [
  'LB-ACT-04',
  'LB-ACT-11',
  'LB-REACT-01',
  'LB-ACT-14',
  'LB-CON-02',
  'LB-VIC-13',
  'LB-VIC-04',
  'LB-VIC-11',
] as const;

export const COURSE: readonly CourseEntry[] = COURSE_RULES.map((rule, i) => ({ key: `web.course.lb.${i + 1}`, rule }));
