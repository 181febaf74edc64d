/** SK-GEO-12, SK-HTH-16, -17, -18, SK-MOV-19: recoils. */
import { facing } from '@drumhead/table';
import { type RuleId, emit } from '@drumhead/engine';
import { knockDown, lose } from '../losses.ts';
import {
  type Direction,
  directionOf,
  dropTo,
  placeAlong,
  turnedLeft,
  withinEdges,
  wayToBase,
  wayToEdge,
  wayToWall,
} from '../../movement/forcedMoves.ts';
import { pushFall } from '../../movement/falling.ts';
import { radiusOf } from '../../ground/geometry.ts';
import { levelAt } from '../../ground/terrain.ts';
import { mayStandAt } from '../../ground/standingRoom.ts';
import type { Model, State } from '../../state/state.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

/** How a recoil ended: the model moved, was Fallen for lack of space, left the table, or dropped off an edge. */
export type Recoiled = 'moved' | 'fallen' | 'left' | 'dropped';

/** SK-HTH-17. Shorter than this the sum of the unit vectors has no direction: the model is surrounded. */
const SURROUNDED = 0.1;

/** SK-HTH-18. Straight, then to the left, then to the right. */
const TURNS = [0, facing(30), -facing(30)] as const;

/** SK-GEO-12. The direction of the recoil, by the sum of the unit vectors away from the winners; null if surrounded. */
export function recoilDirection(state: State, model: number, winners: readonly number[]): Direction | null {
  const at = state.models[model] as Model;
  let x = 0;
  let y = 0;
  for (const winner of winners) {
    const from = state.models[winner] as Model;
    const away = directionOf(at.x - from.x, at.y - from.y);
    if (away === null) continue;
    x += away.ux;
    y += away.uy;
  }
  return directionOf(x, y, SURROUNDED);
}

/** The end of a recoil. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly leaves: boolean;
}

/**
 * SK-HTH-16. Drives the model one base depth directly away: hand to hand from all Standing enemies in contact
 * (`engagedWith`), in shooting from the shooter. It keeps its posture; without space it is Fallen.
 */
export function recoil(draft: Draft, model: number, winners: readonly number[], rule: RuleId): Recoiled {
  const direction = recoilDirection(draft, model, winners);
  if (direction === null) return knockedDown(draft, model, 'SK-HTH-17');
  for (const turn of TURNS) {
    const way = recoilWay(draft, model, turnedLeft(direction, turn));
    if (way !== null) return give(draft, model, way, turn === 0 ? { rule } : { rule: 'SK-HTH-18', after: rule });
  }
  return knockedDown(draft, model, 'SK-HTH-18');
}

function knockedDown(draft: Draft, model: number, rule: RuleId): Recoiled {
  knockDown(draft, model, rule);
  return 'fallen';
}

/** SK-HTH-18. The place one base depth away in a direction, or null if something is in the way. */
function recoilWay(state: State, model: number, direction: Direction): Way | null {
  const at = state.models[model] as Model;
  const radius = radiusOf(state, model);
  const depth = 2 * radius;
  const over = wayToEdge(state, at, direction, 0);
  const leaves = over < depth;
  // With only a part of the base over the edge the model stops there (SK-MOV-19).
  const length = leaves ? over : Math.min(depth, wayToEdge(state, at, direction, radius));
  if (wayToWall(state, model, direction, length, true) < length) return null;
  if (wayToBase(state, model, direction, length, 0, () => true) < length) return null;
  if (leaves) return { ...placeAlong(at, direction, over), leaves };
  return restNear(state, model, direction, length);
}

/** The end of the way, or a step or two short of it if rounding makes the end illegal. */
function restNear(state: State, model: number, direction: Direction, length: number): Way | null {
  const at = state.models[model] as Model;
  for (let short = 0; short <= 2 && short <= length; short += 1) {
    const { x, y } = placeAlong(at, direction, length - short);
    const drop = dropTo(state, at, x, y);
    if (drop > 0 || mayStandAt(state, model, x, y, levelAt(state, x, y, at.level))) return { x, y, leaves: false };
  }
  // Already at the edge, it does not move.
  return length < 1 ? { x: at.x, y: at.y, leaves: false } : null;
}

/** `after`: the rule of the result, where the recoil is turned aside by another. */
function give(
  draft: Draft,
  model: number,
  way: Way,
  why: { readonly rule: RuleId; readonly after?: RuleId },
): Recoiled {
  const at = draft.models[model] as Model;
  const drop = way.leaves ? 0 : dropTo(draft, at, way.x, way.y);
  const level = drop > 0 ? at.level : levelAt(draft, way.x, way.y, at.level);
  const { x, y } = withinEdges(draft, way);
  changeModel(draft, model, { x, y, level });
  emit(draft, { type: 'moved', ...why, model, x, y, level, how: 'recoil', broken: false });
  if (way.leaves) {
    lose(draft, model, 'left', 'SK-MOV-19');
    return 'left';
  }
  if (drop === 0) return 'moved';
  pushFall(draft, model, drop);
  return 'dropped';
}
