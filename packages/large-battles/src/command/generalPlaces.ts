/** Sample places for a General near his units; the rules judge each. */
import { cosine, normalise, sine } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import type { State, Unit } from '../state/state.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A place relative to a unit's centre: so far ahead and so far to its right, in whole steps. */
function beside(u: Unit, ahead: number, aside: number): Spot {
  const sin = sine(u.facing);
  const cos = cosine(u.facing);
  return {
    x: u.x + Math.round(sin * ahead + cos * aside),
    y: u.y + Math.round(sin * aside - cos * ahead),
    facing: normalise(u.facing),
  };
}

/** Half the space a General takes, with a margin: 16 mm at 15 mm scale, a fifth of the S stick. */
function elbow(state: State): number {
  return Math.floor(state.field.sticks.s / 5) + 8;
}

/** Behind the middle of these units, then behind each that is within `reach` steps of a place. */
export function placesNear(
  state: State,
  units: readonly number[],
  from: { readonly x: number; readonly y: number },
  reach: number,
): Spot[] {
  const spots: Spot[] = [];
  if (units.length === 0) return spots;
  let x = 0;
  let y = 0;
  for (const unit of units) {
    const u = state.units[unit] as Unit;
    x += u.x;
    y += u.y;
  }
  const first = state.units[units[0] as number] as Unit;
  const middle: Unit = { ...first, x: Math.round(x / units.length), y: Math.round(y / units.length) };
  spots.push(beside(middle, -state.field.sticks.s, 0));
  for (const unit of units) {
    const u = state.units[unit] as Unit;
    const dx = u.x - from.x;
    const dy = u.y - from.y;
    if (dx * dx + dy * dy > reach * reach) continue;
    spots.push(beside(u, -(footprintOf(state, unit).depth / 2 + elbow(state)), 0));
  }
  return spots;
}

/** Touching each unit behind and at its sides, then further behind it, up to `span`; LB-LEAD-20, -27. */
export function placesAround(state: State, units: readonly number[], span: number): Spot[] {
  const spots: Spot[] = [];
  const half = elbow(state);
  for (const unit of units) {
    const u = state.units[unit] as Unit;
    const size = footprintOf(state, unit);
    const depth = size.depth / 2;
    const width = size.width / 2;
    for (const away of span > 0 ? [half, span / 3, (2 * span) / 3] : touching(state)) {
      spots.push(
        beside(u, -depth - away, 0),
        beside(u, 0, -width - away),
        beside(u, 0, width + away),
        beside(u, depth + away, 0),
      );
    }
  }
  return spots;
}

/**
 * The distance between the centres of a Leader or CinC and a unit he touches, facing the same way: half his depth or
 * frontage.
 */
function touching(state: State): readonly number[] {
  const base = state.field.factor * 15 * 64;
  return [Math.round(base), Math.round(base / 2)];
}

/** The distance between the places of a thorough search: 5 mm at 15 mm scale. */
const GRID = 5 * 64;

/** Every place of a grid from which some of these units may be within `span`; his facing is up the table. */
export function* gridAround(state: State, units: readonly number[], span: number): Generator<Spot> {
  const step = Math.round(GRID * state.field.factor);
  const seen = new Set<number>();
  for (const unit of units) {
    const u = state.units[unit] as Unit;
    const { width, depth } = footprintOf(state, unit);
    const far = Math.ceil((span + width + depth) / step);
    const [column, row] = [Math.round(u.x / step), Math.round(u.y / step)];
    for (let i = column - far; i <= column + far; i++) {
      for (let j = row - far; j <= row + far; j++) {
        const place = i * 0x10000 + j;
        if (seen.has(place)) continue;
        seen.add(place);
        yield { x: i * step, y: j * step, facing: 0 };
      }
    }
  }
}
