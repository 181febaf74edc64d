/** Habits of players that the arena counts. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const habitMessages = {
  'sk.habit.firstOnThree': {
    en: 'first activations of a turn on three dice',
    it: 'prime attivazioni del turno con tre dadi',
  },
  'sk.habit.threeNotWorthIt': {
    en: 'of these, with more to lose than to gain',
    it: 'di queste, con più da perdere che da guadagnare',
  },
  'sk.habit.unspent': { en: 'actions unspent', it: 'azioni non spese' },
  'sk.habit.shortMoves': terms.movesUnder10Mm,
  'sk.habit.idle': { en: 'models left idle by choice', it: 'modelli lasciati fermi per scelta' },
  'sk.habit.turnovers': { en: 'turns ended by a turnover', it: 'turni finiti per passaggio del turno' },
  'sk.habit.orders': { en: 'activations with a group order', it: 'attivazioni con un ordine di gruppo' },
  'sk.habit.idleTurns': {
    en: 'turns without any action, from the third in a row on',
    it: 'turni senza alcuna azione, dal terzo di fila in poi',
  },
  'sk.habit.attackerWins': { en: 'battles won by the attacker', it: 'battaglie vinte dall’attaccante' },
};
