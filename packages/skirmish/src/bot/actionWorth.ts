/** The value of an action of the model that is acting, with its remaining actions. */
import { modelAt } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import { attackOf } from '../combat/handToHand/melee.ts';
import { MANY } from '../movement/moveAims.ts';
import { moveOffers } from '../movement/moveOffers.ts';
import { planPassage } from '../movement/openings.ts';
import { shotOf } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import { meleeWorth, shotWorth } from './combatWorth.ts';
import {
  chargeAfterThrow,
  firesOnceLoaded,
  isExtraThrow,
  loadOf,
  onTheSpot,
  reloadWorth,
  standingWorth,
  stopAt,
  stopWorth,
} from './gains.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { planOf } from './orderWorth.ts';
import { type Outlook, placed, withModel } from './outlook.ts';
import { stationOf, stationWorth } from './stationWorth.ts';

/** Smallest gain worth an action. */
export const TRIFLE = 0.05;
/** A bias for attacking. */
const EAGER = 0.1;
/** For actions that are useless without need. */
const RELUCTANT = -1;
const TAKEN = 15;
const DROPPED = -5;
const RESUPPLIED = 3;
const DECLARED = 1.5;

/** The model that is acting, in its place. */
interface Here {
  readonly outlook: Outlook;
  readonly doing: Activation;
  readonly look: readonly Surroundings[];
  readonly station: number;
  /** The best gain of a Move, or null before it is needed. */
  improves: number | null;
}

/** By outlook, the model whose actions were compared last, with the actions it had left. */
const knownHere = new WeakMap<Outlook, Here>();

function hereOf(outlook: Outlook, activation: Activation): Here {
  const known = knownHere.get(outlook);
  if (known?.doing.model === activation.model && known.doing.left === activation.left) return known;
  const look = surroundingsOf(outlook.state, activation.model, outlook.foes);
  const station = stationWorth(outlook, outlook.state, activation.model, look);
  const here: Here = { outlook, doing: activation, look, station, improves: null };
  knownHere.set(outlook, here);
  return here;
}

/** Points gained by a command of the acting model; minus infinity for illegal Moves. */
export function actionWorth(outlook: Outlook, activation: Activation, command: Command): number {
  const { state, prices } = outlook;
  const here = hereOf(outlook, activation);
  const { model, left } = activation;
  switch (command.type) {
    case 'stop':
      return TRIFLE;
    case 'move': {
      const stop = stopAt(state, activation, command.x, command.y, command.sprint);
      return stop === null ? Number.NEGATIVE_INFINITY : stopWorth(outlook, stop, here.station);
    }
    case 'attack': {
      const cost = command.powerful ? 2 : 1;
      return (
        meleeWorth(state, prices, attackOf(state, activation, command.target, command.powerful), outlook.care) +
        spare(here, left - cost)
      );
    }
    case 'shoot': {
      const worth = shotWorth(state, prices, shotOf(model, command.weapon, command.target, command.aimed));
      const rest = left - (command.aimed ? 2 : 1);
      const loads = rest >= 2 ? reloadWorth(outlook, state, model, here.look, true) : 0;
      const spent = loadOf(outlook, state, model, command.weapon);
      const { target } = command;
      const blow = isExtraThrow(outlook, model, command.weapon)
        ? chargeAfterThrow(outlook, model, { worth, target }, rest)
        : 0;
      return EAGER + worth - spent + Math.max(loads, rest >= 1 ? improvement(here) : 0, blow);
    }
    case 'reload': {
      const after = withLoaded(state, model, command.weapon);
      const rest = left - 2;
      const shot =
        rest >= 1 && firesOnceLoaded(outlook, model, command.weapon)
          ? onTheSpot(outlook, after, { ...activation, left: rest }, here.look)
          : 0;
      const load = loadOf(outlook, state, model, command.weapon);
      return Math.max(reloadWorth(outlook, state, model, here.look, false), shot > 0 ? load + shot : 0);
    }
    case 'stand': {
      const up = withModel(state, model, { posture: 'standing' });
      return standingWorth(outlook, model) + onTheSpot(outlook, up, { ...activation, left: left - 1 }, here.look);
    }
    case 'climb':
    case 'stairs':
    case 'ladder': {
      const tried = planPassage(state, activation, command);
      return tried.ok ? stationOf(outlook, placed(state, model, tried.value.at), model) - here.station : RELUCTANT;
    }
    case 'resupply':
      return RESUPPLIED;
    case 'take':
    case 'carryOff':
      return TAKEN;
    case 'drop':
      return DROPPED;
    case 'feature':
      return modelAt(state, model).attacked || left < 1 ? RELUCTANT : DECLARED + Math.max(0, spare(here, left));
    case 'order': {
      const plan = planOf(outlook, command);
      return plan.worth + (left > 1 ? 0.5 * improvement(here) : 0);
    }
    default:
      return RELUCTANT;
  }
}

function withLoaded(state: State, model: number, weapon: number): State {
  const { loaded, reloaded } = modelAt(state, model);
  return withModel(state, model, {
    loaded: loaded.map((old, i) => old || i === weapon),
    reloaded: reloaded.map((old, i) => old || i === weapon),
  });
}

/** A small bonus for actions left after an attack. */
function spare(here: Here, left: number): number {
  return EAGER + (left > 0 ? 0.1 : 0) + (here.doing.movedIntoContact ? 0.1 : 0);
}

/** The gain of the best Move from here, or 0. */
function improvement(here: Here): number {
  if (here.improves !== null) return here.improves;
  const { outlook, doing: activation } = here;
  let best = 0;
  for (const { x, y, sprint } of moveOffers(outlook.state, { ...activation, left: 1 }, MANY)) {
    const stop = stopAt(outlook.state, { ...activation, left: 1 }, x, y, sprint);
    if (stop === null || stop.doing.movedIntoContact) continue;
    const look = surroundingsOf(stop.state, activation.model, outlook.foes);
    best = Math.max(best, stationWorth(outlook, stop.state, activation.model, look) - here.station);
  }
  here.improves = best;
  return best;
}
