/** A small table for a shot that is told without places: the guns look up the table at their target. */
import { STEPS_PER_MM } from '@drumhead/table';
import { battlefield, type TerrainSpec, type UnitSpec } from '../scenarios/battlefield.ts';
import { footprintOf } from '../ground/footprints.ts';
import { scaleOf } from '../scenarios/scales.ts';
import type { State, Unit } from '../state/state.ts';
import { specOf } from './fightTable.ts';
import type { Situation } from './schemas/index.ts';

type Given = Situation<'bombardment'>;

export const BATTERY = 0;
export const TARGET = 1;
/** The unit behind the target, into which the ball may fly on; it stands in the way of guns without room to limber. */
export const BEHIND = 2;

const [X, Y] = [900, 1800];
const NEIGHBOUR: UnitSpec = { side: 1, at: [X, 0] };

/** Millimetres from the guns to the target: in its range, and where its skirmishers count or do not. */
function distanceOf({ level, scale, range, skirmishersSpoil }: Given): number {
  const { m, l } = scaleOf({ level, table: { scale } }).sticks;
  if (range === 'short') return skirmishersSpoil ? m / 2 : (m + l) / 2;
  return range === 'medium' ? 1.5 * l : 2.1 * l;
}

/** The target as a unit: of a sector its garrison, or nobody. */
function targetIn({ level, target }: Given): UnitSpec {
  if (target.arm !== 'sector') return specOf(level, target, 1, 'target');
  const { garrison } = target;
  const more: Partial<UnitSpec> =
    garrison === undefined ? { status: 'eliminated' } : { sector: 0, formation: 'garrison', dis: garrison.dis };
  return { ...NEIGHBOUR, ...more };
}

/** The table of a shot, with nothing begun. */
export function shotTable(given: Given): State {
  const { level, scale, battery, target, roomToLimber } = given;
  const { m, vs } = scaleOf({ level, table: { scale } }).sticks;
  const away = distanceOf(given);
  const sector: TerrainSpec[] =
    target.arm === 'sector' ? [{ kind: 'sector', box: [X, Y - away - m / 2, m, m], dis: target.dis }] : [];
  const units = [specOf(level, battery, 0, 'battery'), targetIn(given), { ...NEIGHBOUR }];
  const double = [battery, target].flatMap((one, i) => (one.arm === 'artillery' && one.batteries > 1 ? [i] : []));
  const laid = battlefield({
    level,
    scale,
    units: [
      ...units.map((spec, i): UnitSpec => (double.includes(i) ? { ...spec, battery: 3 + double.indexOf(i) } : spec)),
      ...double.map((i): UnitSpec => ({ ...(units[i] as UnitSpec), status: 'joined' })),
    ],
    terrain: sector,
    width: 2 * X,
    height: Y + X,
  });
  const depth = (unit: number) => footprintOf(laid, unit).depth;
  const [x, front] = [X * STEPS_PER_MM, Y * STEPS_PER_MM];
  const gap = Math.round(away * STEPS_PER_MM);
  const crowded = target.arm === 'artillery' && target.formation === 'unlimbered' && !roomToLimber;
  const rear = gap + depth(TARGET);
  const places = [
    front + depth(BATTERY) / 2,
    front - gap - (target.arm === 'sector' ? (m * STEPS_PER_MM) / 2 : depth(TARGET) / 2),
    front - rear - (crowded ? -depth(BEHIND) / 2 : vs * STEPS_PER_MM + CLEAR + depth(BEHIND) / 2),
  ];
  const stand = (u: Unit, i: number): Unit => (i < places.length ? { ...u, x, y: Math.round(places[i] as number) } : u);
  return { ...laid, units: laid.units.map(stand) };
}

/** Steps that keep a unit which goes back clear of the one behind. */
const CLEAR = 64;
