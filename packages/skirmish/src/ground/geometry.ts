/** SK-GEO-2, -3, -4, -6, -14, -16, SK-HTH-1, SK-MPL-6: bases, gaps, contact, and who belongs to whom. */
import { segmentsCross } from '@drumhead/table';
import { buildingAt, passageOf, type Place, TOUCH, touchesLadder, touchesOpening, touchesStairs } from './terrain.ts';
import { memoizeByField } from '../state/memoizeByField.ts';
import { farFromBox } from './outlines.ts';
import type { Special } from '../armies/specials.ts';
import { terrainIndexOf } from './terrainIndex.ts';
import type { BuildingFeature, Feature, Field, Model, ModelProfile, State } from '../state/state.ts';

/** SK-GEO-2. Radius of the base in steps: horse and rider while it is mounted. */
export function radiusOf(state: State, model: number): number {
  return (state.models[model] as Model).mounted ? state.field.mountedRadius : state.field.footRadius;
}

/** The id by which messages name a model. */
export function idOf(state: State, model: number): string {
  return (state.field.models[model] as ModelProfile).id;
}

/** Does the model have this special rule? It loses Mounted by dismounting (SK-MOV-18). */
export function has(state: State, model: number, special: Special): boolean {
  if (special === 'mounted') return (state.models[model] as Model).mounted;
  return (state.field.models[model] as ModelProfile).specials.includes(special);
}

// --- who belongs to whom (SK-MPL-6) -----------------------------------------------------------------------------

export function ownerOf(state: State, model: number): number {
  return (state.field.models[model] as ModelProfile).player;
}

/** The seat of the model's owner, who rolls its dice (SK-GEN-12). */
export function seatOf(state: State, model: number): string | null {
  return state.field.players[ownerOf(state, model)]?.id ?? null;
}

/** SK-MPL-3. */
function teamOf({ field }: State, model: number): number {
  const { player } = field.models[model] as ModelProfile;
  return field.players[player]?.team ?? -1;
}

/** By player, the models of all other teams. */
const enemiesByPlayer = memoizeByField(({ models, players }) =>
  players.map(({ team }) => models.flatMap(({ player }, model) => (players[player]?.team === team ? [] : [model]))),
);

/** SK-MPL-6. All enemies of a model, on the table or not, in roster order. */
export function enemiesOf(state: State, model: number): readonly number[] {
  return enemiesByPlayer(state)[ownerOf(state, model)] as readonly number[];
}

/** SK-MPL-6. Two models of the same player. */
export function isOwn(state: State, a: number, b: number): boolean {
  return ownerOf(state, a) === ownerOf(state, b);
}

/** SK-MPL-6. Two different models of the same team. */
export function isFriend(state: State, a: number, b: number): boolean {
  return a !== b && teamOf(state, a) === teamOf(state, b);
}

export function isEnemy(state: State, a: number, b: number): boolean {
  return teamOf(state, a) !== teamOf(state, b);
}

// --- on the table -----------------------------------------------------------------------------------------------

/** Is the model on the table, in any posture? */
export function isThere(state: State, model: number): boolean {
  const { posture } = state.models[model] as Model;
  return posture !== 'out' && posture !== 'waiting';
}

/** SCN-ARR-3. Is a model still to come, as the scenario's own rules have it? It counts in its squad. */
export const isToCome = ({ field, models }: State, model: number): boolean =>
  field.models[model]?.later === true && models[model]?.posture === 'waiting';

export function isStanding(state: State, model: number): boolean {
  return (state.models[model] as Model).posture === 'standing';
}

/** Models of a player that are on the table, in roster order. */
export function onTable(state: State, player: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < state.models.length; i += 1) {
    if ((state.field.models[i] as ModelProfile).player === player && isThere(state, i)) found.push(i);
  }
  return found;
}

// --- gaps -------------------------------------------------------------------------------------------------------

/**
 * SK-GEO-3, -4. Distance from base edge to base edge in steps (float); negative if bases on different levels overlap.
 */
export function gapBetween(state: State, a: number, b: number): number {
  const m = state.models[a] as Model;
  const n = state.models[b] as Model;
  const squared = (n.x - m.x) * (n.x - m.x) + (n.y - m.y) * (n.y - m.y);
  return Math.sqrt(squared) - radiusOf(state, a) - radiusOf(state, b);
}

/** SK-GEO-4. "Within X": is the gap at most `limit` steps? */
export function isWithin(state: State, a: number, b: number, limit: number): boolean {
  return isWithinAt(state, a, state.models[a] as Model, b, state.models[b] as Model, limit);
}

function isWithinAt(state: State, a: number, at: Place, b: number, there: Place, limit: number): boolean {
  const reach = radiusOf(state, a) + radiusOf(state, b) + limit;
  return (there.x - at.x) * (there.x - at.x) + (there.y - at.y) * (there.y - at.y) <= reach * reach;
}

// --- contact ----------------------------------------------------------------------------------------------------

/** How two bases are in contact. `obstacle`: across a linear obstacle or window (SK-GEO-16). */
export type Contact = 'none' | 'plain' | 'door' | 'obstacle';

/** SK-GEO-3, -6, -16. Are two models in base contact, and how? */
export function contactBetween(state: State, a: number, b: number): Contact {
  if (!isThere(state, a) || !isThere(state, b)) return 'none';
  return contactAt(state, a, state.models[a] as Model, b, state.models[b] as Model);
}

/** SK-GEO-3, -6, -16. The contact that two models would have at these places. */
export function contactAt(state: State, a: number, at: Place, b: number, there: Place): Contact {
  if (a === b || !isWithinAt(state, a, at, b, there, state.field.sticks.s / 10)) return 'none';
  const near = isWithinAt(state, a, at, b, there, TOUCH);
  if (at.level !== there.level) {
    const upper = at.level > there.level ? at : there;
    const house = buildingAt(state, upper.x, upper.y);
    // The edge of a hill is a slope: only the gap counts.
    if (house >= 0) return floorsMeet(state, house, a, at, b, there, near) ? 'plain' : 'none';
  }
  const level = Math.min(at.level, there.level);
  let found: Contact = near ? 'plain' : 'none';
  const { buildings, lines } = terrainIndexOf(state.features);
  for (const { feature, box } of buildings) {
    if (farFromBox(box, at.x, at.y, there.x, there.y, 0)) continue;
    const passage = passageOf(feature, level, at.x, at.y, there.x, there.y);
    if (passage === 'wall') return 'none';
    if (passage === 'window') found = 'obstacle';
    else if (passage === 'door' && found === 'plain') found = 'door';
  }
  for (const { feature, box } of lines) {
    if (farFromBox(box, at.x, at.y, there.x, there.y, 0)) continue;
    if (!segmentsCross(at.x, at.y, there.x, there.y, feature.x1, feature.y1, feature.x2, feature.y2)) continue;
    if (feature.kind === 'highWall') return 'none';
    found = 'obstacle';
  }
  return found;
}

/** SK-GEO-6. Models on two levels touch at the ends of the stairs, and at a ladder's foot and its window. */
function floorsMeet(
  state: State,
  house: number,
  a: number,
  at: Place,
  b: number,
  there: Place,
  near: boolean,
): boolean {
  const building = state.features[house] as BuildingFeature;
  const [upper, lower, up, down] = at.level > there.level ? [at, there, a, b] : [there, at, b, a];
  if (upper.level - lower.level !== 1) return false;
  const above = radiusOf(state, up);
  const below = radiusOf(state, down);
  if (buildingAt(state, lower.x, lower.y) === house) {
    return (
      near &&
      touchesStairs(state, building, upper.x, upper.y, above) &&
      touchesStairs(state, building, lower.x, lower.y, below)
    );
  }
  return (
    building.ladder !== null &&
    touchesLadder(building, lower.x, lower.y, below) &&
    touchesOpening(building, building.ladder.opening, upper.x, upper.y, upper.level, above)
  );
}

/** SK-GEO-3, -16. Are two models in base contact? */
export function inContact(state: State, a: number, b: number): boolean {
  return contactBetween(state, a, b) !== 'none';
}

/** Where all other models are, seen from one model. */
export interface Surroundings {
  /** By model, the squared distance between centres (steps); Infinity for itself and for models off the table. */
  readonly squares: readonly number[];
  /** Models within reach of one Move and the contact at its end, in roster order. */
  readonly close: readonly number[];
}

/**
 * The index of a position: facts derived from where all models stand. It is kept by the list of models, and valid for
 * the terrain and battle it was made for. Drafts never change a list in place, so it is valid for them too.
 */
interface PositionIndex {
  readonly field: Field;
  readonly features: readonly Feature[];
  /** By model, filled in on demand. */
  readonly surroundings: (Surroundings | undefined)[];
  /** By model, enemies in base contact, filled in on demand. */
  readonly touched: (readonly number[] | undefined)[];
}

const indexes = new WeakMap<readonly Model[], PositionIndex>();

function indexOf({ field, models, features }: State): PositionIndex {
  const known = indexes.get(models);
  if (known !== undefined && known.features === features && known.field === field) return known;
  const index: PositionIndex = { field, features, surroundings: [], touched: [] };
  indexes.set(models, index);
  return index;
}

/** Distances from one model to all others. */
export function surroundingsOf(state: State, model: number): Surroundings {
  return (indexOf(state).surroundings[model] ??= lookAround(state, model));
}

function lookAround(state: State, model: number): Surroundings {
  const at = state.models[model] as Model;
  const reach = longestReach(state) + radiusOf(state, model) + state.field.mountedRadius;
  const squares: number[] = [];
  const close: number[] = [];
  for (let other = 0; other < state.models.length; other += 1) {
    const { x, y, posture } = state.models[other] as Model;
    const there = other !== model && posture !== 'out' && posture !== 'waiting';
    const far2 = there ? (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) : Number.POSITIVE_INFINITY;
    squares.push(far2);
    if (far2 <= reach * reach) close.push(other);
  }
  return { squares, close };
}

/** The longest Move with the contact at its end, in steps from base to base. */
function longestReach({ field: { sticks } }: State): number {
  return sticks.l + sticks.s / 10;
}

/** All models in base contact with this one, of either side and any posture, in roster order. */
export function contactsOf(state: State, model: number): readonly number[] {
  return contactsAmong(state, model, state.models[model] as Model, nearBy(state, model, state.field.sticks.s / 10));
}

/** Enemies in base contact, in any posture, in roster order. */
export function touchedEnemies(state: State, model: number): readonly number[] {
  return (indexOf(state).touched[model] ??= enemiesTouching(state, model, surroundingsOf(state, model).close));
}

function enemiesTouching(state: State, model: number, close: readonly number[]): readonly number[] {
  const at = state.models[model] as Model;
  let found: number[] | null = null;
  for (const other of close) {
    if (!isEnemy(state, model, other)) continue;
    if (contactAt(state, model, at, other, state.models[other] as Model) === 'none') continue;
    if (found === null) found = [other];
    else found.push(other);
  }
  return found ?? NOBODY;
}

/** Models whose bases are within `limit` steps of this one's, on any level. */
export function nearBy(state: State, model: number, limit: number): readonly number[] {
  const { squares, close } = surroundingsOf(state, model);
  const found: number[] = [];
  const reach = radiusOf(state, model) + limit;
  const add = (other: number): void => {
    const far = reach + radiusOf(state, other);
    if ((squares[other] as number) <= far * far) found.push(other);
  };
  if (limit <= longestReach(state)) for (const other of close) add(other);
  else for (let other = 0; other < squares.length; other += 1) add(other);
  return found;
}

/** All models that would be in base contact with this one at a place. */
export function contactsAt(state: State, model: number, at: Place): readonly number[] {
  return contactsAmong(state, model, at, nearTo(state, model, at, state.field.sticks.s / 10));
}

/** Those of the given models that would be in base contact with this one at a place. */
export function contactsAmong(state: State, model: number, at: Place, among: readonly number[]): readonly number[] {
  let found: number[] | null = null;
  for (const other of among) {
    if (isFarOff(state, at, state.models[other] as Model) || !isThere(state, other)) continue;
    if (contactAt(state, model, at, other, state.models[other] as Model) === 'none') continue;
    if (found === null) found = [other];
    else found.push(other);
  }
  return found ?? NOBODY;
}

const NOBODY: readonly number[] = [];

/** Too far apart for base contact, whatever the size of their bases. */
function isFarOff({ field }: State, at: Place, there: Place): boolean {
  const reach = 2 * field.mountedRadius + field.sticks.s / 10;
  const dx = there.x - at.x;
  const dy = there.y - at.y;
  return dx * dx + dy * dy > reach * reach;
}

/** Models whose bases would be within `limit` steps of this one's at a place, on any level. */
export function nearTo(state: State, model: number, at: Place, limit: number): readonly number[] {
  const found: number[] = [];
  const reach = radiusOf(state, model) + limit;
  for (let i = 0; i < state.models.length; i += 1) {
    if (i === model || !isThere(state, i)) continue;
    const { x, y } = state.models[i] as Model;
    const far = reach + radiusOf(state, i);
    const dx = x - at.x;
    const dy = y - at.y;
    if (dx * dx + dy * dy <= far * far) found.push(i);
  }
  return found;
}

/** SK-HTH-1. Standing enemies in base contact, which engage the model. */
export function engagedWith(state: State, model: number): readonly number[] {
  return touchedEnemies(state, model).filter((enemy) => isStanding(state, enemy));
}

/** SK-HTH-1. */
export function isEngaged(state: State, model: number): boolean {
  if (!isThere(state, model)) return false;
  for (const enemy of touchedEnemies(state, model)) if (isStanding(state, enemy)) return true;
  return false;
}

/** SK-GEO-14. Is the contact graph over these models connected? */
export function isConnected(state: State, models: readonly number[]): boolean {
  const reached = models.slice(0, 1);
  for (let i = 0; i < reached.length; i += 1) {
    for (const other of models) {
      if (!reached.includes(other) && inContact(state, reached[i] as number, other)) reached.push(other);
    }
  }
  return models.length > 0 && reached.length === models.length;
}
