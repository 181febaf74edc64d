/**
 * The uses of a chance to react (chapter 6), so that a screen asks only where an answer could matter, and names the
 * troops that could do most first. Distances are those of the rules, from base to base.
 */
import { gap } from '@drumhead/table';
import { distanceBetween, enemiesOf, friendsOf, quadOfGeneral, quadOfUnit } from '../ground/footprints.ts';
import { isWithinLength } from '../ground/measure.ts';
import { planApproach } from '../movement/index.ts';
import type { Command } from '../state/commands.ts';
import type { WindowFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { moverOf } from '../turn/activation.ts';
import { actingFrame } from '../turn/activationState.ts';
import { offers } from '../turn/machine.ts';
import { generalMayReact, unitMayReact } from '../turn/mayReact.ts';

/** The best use of one action, the most pressing first. */
export const REACTION_USES = ['square', 'fight', 'shoot', 'rally', 'move', 'lead'] as const;
export type ReactionUse = (typeof REACTION_USES)[number];

/** One unit or General that may try to react. */
export interface ReactionProspect {
  readonly what: 'unit' | 'general';
  readonly index: number;
  readonly use: ReactionUse;
  /** The enemy unit it would answer: the target of the shot, else the nearest that acts, else the nearest; -1: none. */
  readonly enemy: number;
  /** To the nearest enemy that acts, or to the nearest enemy where none does; in steps. */
  readonly distance: number;
  /** An enemy that acts could reach it with its next action. */
  readonly threatened: boolean;
}

/** The enemy units in whose course the chance has come up, even if their actions are over. */
function actingEnemies(state: State): readonly number[] {
  return state.frames.flatMap((frame) =>
    frame.at === 'acting' && frame.mode !== 'reaction'
      ? frame.doings.filter(({ unit }) => state.units[unit]?.status === 'table').map(({ unit }) => unit)
      : [],
  );
}

/** An Approach or storm that the enemy could begin with its next action. */
interface Threat {
  readonly enemy: number;
  readonly defenders: readonly number[];
}

/** LB-ACT-19: asks the rules what the acting enemy may attack before the next chance to react comes up (LB-REACT-09). */
function threatsIn(state: State): readonly Threat[] {
  const frames = state.frames.slice(0, -1);
  const acting = frames[frames.length - 1];
  if (acting?.at !== 'acting' || acting.over) return [];
  const then: State = { ...state, frames };
  return offers(then, state.field.sides[acting.side].id).flatMap((offer): Threat[] => {
    if (offer.type === 'storm') return [{ enemy: offer.unit, defenders: [state.sectors[offer.sector]?.unit ?? -1] }];
    const activation = offer.type === 'approach' && acting.doings.find(({ unit }) => unit === offer.unit);
    if (offer.type !== 'approach' || !activation) return [];
    const found = planApproach(then, moverOf(acting, activation), offer.sector);
    return found.ok ? [{ enemy: offer.unit, defenders: found.value.defenders }] : [];
  });
}

/** Units and Generals that may react, those that could do most first; the nearest to the acting enemy first of equals. */
export function reactionProspects(state: State): readonly ReactionProspect[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'window') return [];
  const { side } = frame;
  const acting = actingEnemies(state);
  const near = acting.length > 0 ? acting : enemiesOf(state, side);
  const threats = threatsIn(state);
  const prospects: ReactionProspect[] = [];
  for (const unit of friendsOf(state, side)) {
    if (!unitMayReact(state, side, unit)) continue;
    const threat = threats.find(({ defenders }) => defenders.includes(unit));
    const nearest = nearestOf(near, (enemy) => distanceBetween(state, enemy, unit));
    const { use, target } = bestUse(state, frame, unit, threat?.enemy ?? -1);
    prospects.push({
      what: 'unit',
      index: unit,
      use,
      enemy: target ?? threat?.enemy ?? nearest.enemy,
      distance: nearest.distance,
      threatened: threat !== undefined,
    });
  }
  for (let general = 0; general < state.generals.length; general++) {
    if (!generalMayReact(state, side, general)) continue;
    const { enemy, distance } = nearestOf(near, (one) => gap(quadOfGeneral(state, general), quadOfUnit(state, one)));
    prospects.push({ what: 'general', index: general, use: 'lead', enemy, distance, threatened: false });
  }
  return prospects.sort(
    (a, b) => REACTION_USES.indexOf(a.use) - REACTION_USES.indexOf(b.use) || a.distance - b.distance,
  );
}

function nearestOf(
  enemies: readonly number[],
  distanceTo: (enemy: number) => number,
): { readonly enemy: number; readonly distance: number } {
  let nearest = { enemy: -1, distance: Number.POSITIVE_INFINITY };
  for (const enemy of enemies) {
    const distance = distanceTo(enemy);
    if (distance < nearest.distance) nearest = { enemy, distance };
  }
  return nearest;
}

/** Asks the rules what the unit might do if its dice were good. */
function bestUse(
  state: State,
  frame: WindowFrame,
  unit: number,
  threat: number,
): { readonly use: ReactionUse; readonly target?: number } {
  const { side, dice } = frame;
  const reacting = actingFrame(state, 'reaction', side, [unit], dice, 0, -1);
  const able: State = { ...state, frames: [...state.frames.slice(0, -1), reacting] };
  const found = offers(able, state.field.sides[side].id);
  const has = (type: Command['type']) => found.some((offer) => offer.type === type);
  const horse = state.field.units[threat]?.arm === 'cavalry';
  if (horse && found.some((offer) => offer.type === 'form' && offer.formation === 'square')) return { use: 'square' };
  if (has('approach') || has('storm')) return { use: 'fight' };
  const shots = found.flatMap((offer) => (offer.type === 'fire' ? [offer.target] : []));
  if (shots.length > 0) return { use: 'shoot', target: bestTarget(state, unit, shots) };
  return { use: has('rally') ? 'rally' : 'move' };
}

/** The target that acts, else the nearest; -1 where it is a sector of a town. */
function bestTarget(state: State, unit: number, targets: readonly number[]): number {
  const units = targets.filter((target) => target >= 0);
  const acting = actingEnemies(state).filter((enemy) => units.includes(enemy));
  return nearestOf(acting.length > 0 ? acting : units, (target) => distanceBetween(state, target, unit)).enemy;
}

/** Why a chance to react is worth a question: something that a unit or General could do, or that could be done to it. */
export interface ReactionReason {
  readonly what: ReactionProspect['what'];
  readonly index: number;
  readonly why: ReactionUse | 'threatened';
  /** The enemy unit it is about; -1: none. */
  readonly enemy: number;
}

/**
 * Reasons to ask about this chance to react; none: it may be held without a question. While the enemy acts, that it
 * could attack one of ours with its next action; before that to hold costs nothing, for the chance comes back
 * (LB-REACT-09). At the last moment of a chance, whatever one of ours could do: a move may matter as much as a shot.
 */
export function reactionReasons(state: State): readonly ReactionReason[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'window') return [];
  if (!frame.last)
    return threatsIn(state).flatMap(({ enemy, defenders }) => defenders.map((unit) => threat(unit, enemy)));
  return reactionProspects(state).map(({ what, index, use, enemy }) => ({ what, index, why: use, enemy }));
}

const threat = (index: number, enemy: number): ReactionReason => ({ what: 'unit', index, why: 'threatened', enemy });

/** Units of the side that may react with the acting enemy within a Short, even if its actions are over. */
export function unitsWithinShort(state: State): readonly ReactionReason[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'window') return [];
  const acting = actingEnemies(state);
  return friendsOf(state, frame.side).flatMap((unit) =>
    acting
      .filter((enemy) => isWithinLength(distanceBetween(state, enemy, unit), state.field.sticks.s))
      .map((enemy) => threat(unit, enemy)),
  );
}
