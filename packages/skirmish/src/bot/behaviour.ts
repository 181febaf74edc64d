/** Counts of habits in the skirmish, good ones and follies. */
import { type AddHabit, type Behaviour, habitCounts, idleTurns, type StateStep } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { onTable, ownerOf } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { MOST_DICE } from '../turn/activation.ts';
import { canBeNominated } from '../turn/turn.ts';
import { isShort } from './captain/follies.ts';
import { newMind, outlookIn } from './captain/mind.ts';
import { diceStake } from './captain/nomination.ts';
import { weightsOf } from './captain/terms.ts';

type Step = StateStep<State, Command, Event>;

/** What is counted, in the order in which it is told. */
const HABITS = [
  'sk.habit.firstOnThree',
  'sk.habit.threeNotWorthIt',
  'sk.habit.unspent',
  'sk.habit.shortMoves',
  'sk.habit.idle',
  'sk.habit.turnovers',
  'sk.habit.orders',
  'sk.habit.attackerWins',
  'sk.habit.idleTurns',
] as const;
type Habit = (typeof HABITS)[number];

export function behaviour(): Behaviour<State, Command, Event> {
  const { add, counts } = habitCounts(HABITS);
  /** Has nobody been activated in this player turn? */
  let isFirst = true;
  let hasActed = false;
  let isIdleToo = idleTurns();
  return {
    see(step) {
      const { before, command, state, events } = step;
      hasActed ||= isDeed(step);
      if (command.type === 'move') add('sk.habit.shortMoves', isShort(before, command));
      if (command.type === 'dice') {
        if (isFirst) seeFirst(step, command.dice, command.charge, add);
        isFirst = false;
      }
      for (const event of events) {
        switch (event.type) {
          case 'turnBegan':
            isFirst = true;
            break;
          case 'activationRolled':
            add('sk.habit.unspent', 0, event.successes);
            add('sk.habit.orders', 0);
            break;
          case 'ordered':
            add('sk.habit.orders', 1, 0);
            break;
          case 'stopped':
            if (before.frames[before.frames.length - 1]?.at === 'acting') add('sk.habit.unspent', event.left, 0);
            break;
          case 'turnEnded':
            add('sk.habit.turnovers', event.why === 'turnover');
            add('sk.habit.idleTurns', isIdleToo(!hasActed));
            hasActed = false;
            if (event.why !== 'turnover') seeIdle(before, event.player, add);
            break;
          case 'ended':
            [hasActed, isIdleToo] = [false, idleTurns()];
            if (state.attacker >= 0 && event.winner !== null)
              add('sk.habit.attackerWins', isAttackers(state, event.winner));
            break;
          default:
        }
      }
    },
    counts,
  };
}

type Add = AddHabit<Habit>;

/** Does the command spend actions? */
function isDeed({ before: { frames }, command }: Step): boolean {
  return frames[frames.length - 1]?.at === 'acting' && command.type !== 'stop';
}

/**
 * The first activation of a turn: on three dice, and on three although what they bring beyond fewer is less than the
 * more they stake (the chance of a turnover, times what the others would still bring in this turn).
 */
function seeFirst({ before }: Step, dice: number, charge: boolean, add: Add): void {
  const frame = before.frames[before.frames.length - 1];
  if (frame?.at !== 'diceChoice') return;
  const player = ownerOf(before, frame.model);
  if (frame.chooser !== player) return;
  add('sk.habit.firstOnThree', dice === MOST_DICE);
  if (dice !== MOST_DICE) return;
  const outlook = outlookIn(newMind(weightsOf([])), before, player);
  const net = (count: number): number => {
    const { gain, loss } = diceStake(outlook, frame.model, count, charge, frame.lucky);
    return gain - loss;
  };
  add('sk.habit.threeNotWorthIt', net(MOST_DICE) < Math.max(net(1), net(2)));
}

/** Men not activated in a turn that no turnover ended. */
function seeIdle(state: State, player: number, add: Add): void {
  for (const model of onTable(state, player)) add('sk.habit.idle', canBeNominated(state, player, model));
}

function isAttackers({ field, attacker }: State, winner: number): boolean {
  return field.players[winner]?.team === field.players[attacker]?.team;
}
