/** Tables at random, the same each time. */
import { insideBox, overlaps, type Quad, quadMeetsPolygon, quadOf } from '@drumhead/table';
import { sizeOf } from '../src/ground/footprints.ts';
import type { Formation, State, Unit, UnitProfile } from '../src/state/state.ts';
import { battlefield, type Kind, type TerrainSpec, type UnitSpec } from './positions.ts';

/** A small generator of its own: tests may be random, but the same each time. */
export function dice(seed: number): (sides: number) => number {
  let x = seed;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 4294967296) * sides);
  };
}

const FORMATIONS: Record<Kind, readonly Formation[]> = {
  infantry: ['line', 'attackColumn', 'marchColumn', 'square'],
  lightCavalry: ['line', 'column'],
  dragoons: ['line', 'column'],
  heavyCavalry: ['line', 'column'],
  battery: ['unlimbered', 'limbered'],
  horseBattery: ['unlimbered', 'limbered'],
};

/** A crowded table: a dozen units a side, none upon another, woods, hedges, a stream with a bridge, houses, Generals. */
export function crowd(seed: number): State {
  const roll = dice(seed);
  const terrain: TerrainSpec[] = [
    { kind: 'wood', box: [500 + roll(200), 500 + roll(100), 180, 120] },
    { kind: 'rough', box: [1100 + roll(200), 600, 120, 120] },
    { kind: 'hedge', points: [600, 700 + roll(50), 1000, 700] },
    { kind: 'wall', points: [900, 450, 900 + roll(50), 600] },
    { kind: 'building', box: [700 + roll(100), 420, 60, 60] },
    { kind: 'stream', points: [300, 300, 700, 350 + roll(40), 1500, 330] },
    { kind: 'bridge', points: [700, 300, 700, 430] },
    { kind: 'road', points: [700, 200, 700, 500, 760, 800] },
    { kind: 'sector', box: [1300, 450, 120, 120] },
    { kind: 'gentleHill', box: [900, 800, 260, 160] },
  ];
  const empty = battlefield({ terrain });
  const placed: { spec: UnitSpec; quad: Quad }[] = [];
  const kinds = Object.keys(FORMATIONS) as Kind[];
  while (placed.length < 24) {
    const kind = roll(2) === 0 ? 'infantry' : (kinds[roll(kinds.length)] as Kind);
    const formation = FORMATIONS[kind][roll(FORMATIONS[kind].length)] as Formation;
    const spec: UnitSpec = {
      kind,
      formation,
      side: placed.length % 2 === 0 ? 0 : 1,
      at: [300 + roll(1200), 250 + roll(700)],
      facing: roll(360),
      dis: roll(4),
      traits: { light: roll(4) === 0 },
    };
    const one = battlefield({ units: [spec] });
    const quad = quadOf(one.units[0] as Unit, sizeOf(one.field, one.field.units[0] as UnitProfile, formation));
    if (!insideBox(quad, one.field.width, one.field.height)) continue;
    if (placed.some((other) => overlaps(other.quad, quad))) continue;
    if (
      empty.field.terrain.some(
        (t) => (t.kind === 'building' || t.kind === 'sector') && quadMeetsPolygon(quad, t.points),
      )
    )
      continue;
    placed.push({ spec, quad });
  }
  return battlefield({
    terrain,
    units: placed.map((p) => p.spec),
    generals: [
      { brigade: 0, at: [400 + roll(900), 300 + roll(500)] },
      { brigade: 1, at: [400 + roll(900), 300 + roll(500)] },
    ],
  });
}
