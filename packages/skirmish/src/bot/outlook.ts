/** A player's outlook on a state: own models, enemies, and their values. */
import { memoizeBy } from '@drumhead/engine';
import { commanderOf } from '../command/leaders.ts';
import { has, isEnemy, isThere, onTable } from '../ground/geometry.ts';
import { reachOf } from '../movement/mover.ts';
import type { Field, Model, ModelProfile, State } from '../state/state.ts';
import type { Place } from '../ground/terrain.ts';
import { rollsOf } from './activationRolls.ts';
import type { Surroundings } from './surroundings.ts';

export interface Outlook {
  readonly state: State;
  readonly player: number;
  readonly own: readonly number[];
  readonly foes: readonly number[];
  /** Per model, the loss to its side in points. */
  readonly prices: readonly number[];
  /** Per model, the chances of at least one and of two actions in an activation of its own. */
  readonly acts: readonly number[];
  readonly actsTwice: readonly number[];
  /** Per model, the reach of one Move in steps. */
  readonly reaches: readonly number[];
  /** The player's commander, or -1. */
  readonly commander: number;
  readonly memory: Memory;
  /** How a player who weighs places in his own way does so; null as the corporal does. */
  readonly station: StationJudge | null;
  /** Points that a loaded firearm is worth besides the shots that its place offers; 0 for the corporal. */
  readonly load: number;
  readonly ahead: Ahead;
  /** How many times as much as usual counts what a blow of his own may cost him. */
  readonly care: number;
}

/** What the next turns are worth to a player who knows how long the game lasts; the corporal counts on all of them. */
export interface Ahead {
  /** The share that is left of the worth of what he prepares for his own later turns. */
  readonly own: number;
  /** The share that is left of what the enemy may do to him. */
  readonly foes: number;
}

/** The value of a model's place, in points, in a state that differs from the outlook's only by that model. */
export type StationJudge = (outlook: Outlook, state: State, model: number, look: readonly Surroundings[]) => number;

/** Values derived from the position, which stay valid while only activations change. */
export interface Memory {
  readonly gains: Map<number, Gains>;
  readonly expected: Map<number, number>;
}

/** The gains of a model with 0, 1, 2 and 3 actions. */
export type Gains = readonly [number, number, number, number];

/** The loss of a commander makes the whole force test (SK-MOR-1): a share of its price, and points for his help. */
export const COMMANDED = 0.35;
export const COMMANDING = 20;
/** Extra points for flag and drum. */
export const GIFTED = 6;
/** Near half strength or below it, a squad loses more than the price of a model (SK-MOR-1, SK-END-2). */
const NEAR_HALF = 1.5;
const BELOW_HALF = 1.9;
const NEARLY_BROKEN = 2.6;

/** By player, the outlooks on a state. */
const outlooksOf = memoizeBy<State, (Outlook | undefined)[]>(() => []);

export function outlookOf(state: State, player: number): Outlook {
  return (outlooksOf(state)[player] ??= nextOutlook(state, player));
}

/** By battle and player, the outlook before: the next state often differs only by a model that has been activated. */
const lastOutlooksOf = memoizeBy<Field, (Outlook | undefined)[]>(() => []);

function nextOutlook(state: State, player: number): Outlook {
  const last = lastOutlooksOf(state.field);
  const before = last[player];
  const memory = before !== undefined && isSameTable(before.state, state) ? before.memory : null;
  return (last[player] = newOutlook(state, player, memory));
}

/** Are two states the same except for their frames and for activated models? */
export function isSameTable(a: State, b: State): boolean {
  if (a.field !== b.field || a.features !== b.features || a.things !== b.things || a.gameTurn !== b.gameTurn)
    return false;
  if (a.squads !== b.squads || a.attacker !== b.attacker || a.first !== b.first || a.active !== b.active) return false;
  return a.models.every((model, i) => {
    const other = b.models[i] as Model;
    if (model === other) return true;
    const keys = Object.keys(model) as (keyof Model)[];
    return keys.every((key) => key === 'activated' || model[key] === other[key]);
  });
}

export function newOutlook(state: State, player: number, memory: Memory | null): Outlook {
  const own = onTable(state, player);
  const first = own[0] ?? state.field.models.findIndex((model) => model.player === player);
  const foes = state.models.flatMap((_, model) =>
    first >= 0 && isThere(state, model) && isEnemy(state, first, model) ? [model] : [],
  );
  const quality = (model: number): number => (state.field.models[model] as ModelProfile).q;
  const pressures = state.squads.map((_, squad) => pressureOn(state, squad));
  return {
    state,
    player,
    own,
    foes,
    prices: state.models.map(
      (_, model) => priceOf(state, model) * (pressures[state.field.models[model]?.player ?? 0] ?? 1),
    ),
    acts: state.models.map((_, model) => 1 - rollsOf(quality(model), 0, 2, false).actions[0]),
    actsTwice: state.models.map((_, model) => rollsOf(quality(model), 0, 2, false).actions[2]),
    reaches: state.models.map((_, model) => reachOf(state, model, false).length),
    commander: commanderOf(state, player),
    memory: memory ?? { gains: new Map(), expected: new Map() },
    station: null,
    load: 0,
    ahead: { own: 1, foes: 1 },
    care: 1,
  };
}

/** The value of a model to its side, in points. */
function priceOf(state: State, model: number): number {
  const { points, player } = state.field.models[model] as ModelProfile;
  if (commanderOf(state, player) === model) {
    let rest = 0;
    for (const other of onTable(state, player)) rest += (state.field.models[other] as ModelProfile).points;
    return points + COMMANDING + COMMANDED * (rest - points);
  }
  return has(state, model, 'flagBearer') || has(state, model, 'musician') ? points + GIFTED : points;
}

/** SK-MOR-7, SK-END-2. The factor by which the next loss costs a squad more than its price. */
function pressureOn(state: State, player: number): number {
  const left = onTable(state, player).length;
  const { startedWith } = state.squads[player] as State['squads'][number];
  if (left <= 3) return NEARLY_BROKEN;
  if (2 * left < startedWith) return BELOW_HALF;
  return 2 * (left - 1) < startedWith ? NEAR_HALF : 1;
}

/** The state with a model changed. */
export function withModel(state: State, model: number, change: Partial<Model>): State {
  const models = state.models.slice();
  models[model] = { ...(state.models[model] as Model), ...change };
  return { ...state, models };
}

export function placed(state: State, model: number, { x, y, level }: Place): State {
  return withModel(state, model, { x, y, level });
}
