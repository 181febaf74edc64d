/** Worth of places: foot at musket range, cavalry within reach of a charge, guns with a target in their arc. */
import { gap, polygonOf } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { inArc } from '../ground/sight.ts';
import { CM } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { type Field, other, type Piece, type SideIndex, type State, type Unit } from '../state/state.ts';
import { armOf, KIND, sizeOf } from '../state/unitTables.ts';
import { isOnTable, isReady, profileOf, sideOf, unitOf } from '../state/units.ts';

interface KnownWorth {
  readonly field: Field;
  readonly terrain: readonly Piece[];
  readonly enemies: readonly Unit[];
  readonly worth: number;
}

/** The last worth of the place of a unit, with all that it depends on. */
const known = new WeakMap<Unit, KnownWorth>();

/** Worth of where the ready units of a side stand. */
export function valueOfPlaces(state: State, side: SideIndex): number {
  const enemies = membersOf(state, other(side)).units.map((unit) => unitOf(state, unit));
  let worth = 0;
  for (const unit of membersOf(state, side).units) {
    if (isReady(state, unit)) worth += worthOfPlace(state, unit, enemies);
  }
  return worth;
}

function worthOfPlace(state: State, unit: number, enemies: readonly Unit[]): number {
  const { field, terrain } = state;
  const u = unitOf(state, unit);
  const before = known.get(u);
  const isSame = before?.field === field && before.terrain === terrain;
  if (isSame && before.enemies.every((enemy, i) => enemy === enemies[i])) return before.worth;
  const worth = placeWorth(state, unit);
  known.set(u, { field, terrain, enemies, worth });
  return worth;
}

function placeWorth(state: State, unit: number): number {
  const profile = profileOf(state, unit);
  const { effective, long } = KIND[profile.kind];
  const { quad } = footprintOf(state, unit);
  let least = Number.POSITIVE_INFINITY;
  let nearest = -1;
  let faced = false;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === profile.side || !isOnTable(unitOf(state, i))) continue;
    const far = gap(quad, footprintOf(state, i).quad);
    if (far < least) {
      least = far;
      nearest = i;
    }
    if (!faced && effective > 0 && far <= Math.max(effective, long)) faced = hasInArc(state, unit, i);
  }
  if (nearest < 0) return 0;
  const cm = least / CM;
  const arm = armOf(profile);
  if (arm === 'artillery') return (faced ? 0.9 : 0) - 0.015 * Math.max(0, cm - effective / CM) - (cm < 12 ? 0.6 : 0);
  const towards = hasInArc(state, unit, nearest) ? 0.25 : 0;
  if (arm === 'foot') return (faced ? 0.5 : 0) + towards - 0.03 * Math.max(0, cm - 9);
  return towards - 0.02 * Math.max(0, cm - 16) - (cm < 10 ? 0.3 : 0);
}

function hasInArc(state: State, unit: number, enemy: number): boolean {
  if (unitOf(state, unit).section >= 0) return true;
  return (
    inArc(unitOf(state, unit), sizeOf(profileOf(state, unit)), polygonOf(footprintOf(state, enemy).quad)).length >= 6
  );
}
