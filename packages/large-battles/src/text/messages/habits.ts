/** Habits of players that the arena counts. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const habitMessages = {
  'lb.habit.turnsOnly': { en: 'activations that only turn', it: 'attivazioni di sole rotazioni' },
  'lb.habit.shortMoves': terms.movesUnder10Mm,
  'lb.habit.squaresLeft': {
    en: 'squares left within two activations, no cavalry near',
    it: 'quadrati lasciati entro due attivazioni, senza cavalleria vicina',
  },
  'lb.habit.gunsMoved': {
    en: 'guns limbered, moved and unlimbered within two activations',
    it: 'artiglierie al traino, mosse e di nuovo in batteria entro due attivazioni',
  },
  'lb.habit.formedBack': {
    en: 'other formations changed back within two activations',
    it: 'altre formazioni riprese entro due attivazioni',
  },
  'lb.habit.unspent': { en: 'actions unspent, by battle', it: 'azioni non spese, per battaglia' },
  'lb.habit.windowsHeld': { en: 'chances to react held for later', it: 'occasioni di reagire tenute per dopo' },
  'lb.habit.crowdedGroups': {
    en: 'group orders that end too near friends',
    it: 'ordini di gruppo finiti troppo vicino ad amici',
  },
  'lb.habit.squaresReformed': {
    en: 'squares under fire, no horse near, that re-form',
    it: 'quadrati sotto il fuoco, senza cavalleria vicina, che si riformano',
  },
  'lb.habit.generalsInFront': {
    en: 'generals in front of all their units',
    it: 'generali più avanti di tutte le loro unità',
  },
  'lb.habit.rerollsInVain': {
    en: 're-rolls in fights that cannot improve the result',
    it: 'dadi ritirati nei combattimenti senza poter migliorare',
  },
  'lb.habit.batteriesFired': {
    en: 'batteries that fired at least once',
    it: 'batterie che hanno sparato almeno una volta',
  },
  'lb.habit.readyGunsFire': {
    en: 'batteries loaded and aimed when their phase begins that fire in it',
    it: 'batterie cariche e puntate a inizio fase che vi sparano',
  },
  'lb.habit.turnedGunsFire': {
    en: 'batteries that must turn to a target and fire in the same phase',
    it: 'batterie da ruotare verso un bersaglio che sparano nella stessa fase',
  },
  'lb.habit.cincIdle': {
    en: 'phases with units in Reserve and no activation of the CinC',
    it: 'fasi con unità in Riserva e senza attivazione del CinC',
  },
  'lb.habit.idlePhases': {
    en: 'phases without any activation, from the third in a row on',
    it: 'fasi senza alcuna attivazione, dalla terza di fila in poi',
  },
};
