/** Distances at which a base that goes straight ahead meets a line, and has it behind it. */
import { facing, moved, polylineMeetsConvex, quadOf, steps, sweptHull } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../../test/positions.ts';
import type { TerrainPiece, Unit } from '../../state/state.ts';
import { clearOf, distanceToClear, firstOver, shiftProblem } from './obstacles.ts';
import { aroundActions, type Surroundings } from './surroundings.ts';
import { standsAstride } from './sweptTrack.ts';

const hedge = (...points: readonly number[]): TerrainSpec => ({ kind: 'hedge', points });
function before(line: TerrainSpec, unit: Partial<UnitSpec> = {}): readonly [Surroundings, TerrainPiece] {
  const state = battlefield({ units: [{ at: [900, 600], ...unit }], terrain: [line] });
  return [aroundActions(state, 0), state.field.terrain[0] as TerrainPiece];
}

/** The farthest that any point of the line in the lane of the unit lies ahead of its centre, in steps, by many points. */
function farthest(s: Surroundings, { points }: TerrainPiece): number {
  const angle = (s.u.facing * Math.PI) / 2880;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 2; i < points.length; i += 2) {
    const [ax, ay, bx, by] = points.slice(i - 2, i + 2) as [number, number, number, number];
    for (let n = 0; n <= 20_000; n++) {
      const x = ax + ((bx - ax) * n) / 20_000 - s.u.x;
      const y = ay + ((by - ay) * n) / 20_000 - s.u.y;
      if (Math.abs(x * cos + y * sin) < s.size.width / 2) most = Math.max(most, x * sin - y * cos);
    }
  }
  return most;
}

const LINES: readonly (readonly [string, TerrainSpec, Partial<UnitSpec>])[] = [
  ['across', hedge(700, 560, 1100, 560), {}],
  ['aslant', hedge(700, 500, 1100, 590), {}],
  ['aslant the other way', hedge(1100, 480, 700, 590), {}],
  ['that ends in its lane', hedge(880, 560, 1100, 500), {}],
  ['that begins in its lane', hedge(1100, 500, 880, 560), {}],
  ['wholly in its lane', hedge(880, 560, 920, 530), {}],
  ['with a bend', hedge(700, 580, 890, 520, 1100, 570), {}],
  ['with a bend outside', hedge(700, 580, 1200, 500, 910, 480), {}],
  ['up the lane', hedge(930, 590, 930, 480), {}],
  ['of a unit that faces aslant', hedge(700, 560, 1100, 560), { facing: 30 }],
  ['of a unit that faces right', hedge(960, 400, 1000, 800), { facing: 90 }],
  ['of a unit that faces down', hedge(700, 640, 1100, 660, 1100, 700), { facing: 200 }],
];

describe('a line ahead', () => {
  it.each(LINES)(
    'LB-MOVE-32 LB-APP-42 is behind the unit as soon as its whole base is over it: %s',
    (_n, line, unit) => {
      const [s, piece] = before(line, unit);
      const by = distanceToClear(s, piece);
      const least = farthest(s, piece) + s.size.depth / 2;
      expect(by).toBeGreaterThanOrEqual(least);
      expect(by).toBeLessThan(least + 4);
      expect(standsAstride(quadOf(moved(s.u, s.u.facing, by), s.size), piece)).toBe(false);
    },
  );

  it('LB-MOVE-32 needs no distance where it lies behind, or beside the lane', () => {
    expect(distanceToClear(...before(hedge(700, 640, 1100, 640)))).toBe(0);
    expect(distanceToClear(...before(hedge(961, 500, 1100, 500)))).toBe(0);
    expect(distanceToClear(...before(hedge(959, 500, 1100, 500)))).toBeGreaterThan(steps(100));
  });

  it.each(LINES)('LB-APP-42 is crossed from the first step on at which the way meets it: %s', (_n, line, unit) => {
    const [s, piece] = before(line, unit);
    const most = steps(40);
    let free = 0;
    const meets = (distance: number): boolean => {
      const to = moved(s.u, s.u.facing, distance);
      return polylineMeetsConvex(piece.points, sweptHull(s.quad, to.x - s.u.x, to.y - s.u.y));
    };
    while (free < most && !meets(free + 1)) free++;
    expect(firstOver(s, piece, most)).toBe(free);
  });

  it('LB-APP-42 LB-GEO-08 is clear of a base from more than a tenth of a millimetre on', () => {
    const [s, piece] = before(hedge(700, 590, 1100, 590));
    const at = (mm: number): boolean => clearOf(quadOf({ ...s.u, y: steps(590 + 7.5 + mm) }, s.size), piece);
    expect([at(0), at(0.05), at(0.2), at(1)]).toEqual([false, false, true, true]);
  });
});

describe('a target that is shifted', () => {
  /** The attacker is unit 0, the target unit 1; may it be shifted to this place? */
  const shifted = (x: number, y: number, rest: BattlefieldSpec = {}, also: readonly number[] = []): boolean => {
    const state = battlefield({
      ...rest,
      units: [{ at: [900, 700] }, { side: 1, at: [900, 600] }, ...(rest.units ?? [])],
    });
    const s = aroundActions(state, 0);
    const list = also.map((unit) => ({ unit, quad: s.quad, gap: 0, close: true }));
    return !shiftProblem(s, 1, { ...(state.units[1] as Unit), x: steps(x), y: steps(y), facing: facing(180) }, list);
  };

  it('LB-APP-42 LB-GEO-18 stays on the table', () => {
    expect(shifted(900, 590)).toBe(true);
    expect(shifted(900, 5)).toBe(false);
    expect(shifted(900, 8)).toBe(true);
  });

  it('LB-APP-42 LB-TERR-04 LB-TERR-05 on open ground: not into a building, nor astride a stream', () => {
    const house: BattlefieldSpec = { terrain: [{ kind: 'building', box: [900, 570, 20, 20] }] };
    expect([shifted(900, 575, house), shifted(900, 590, house)]).toEqual([false, true]);
    const stream: BattlefieldSpec = { terrain: [{ kind: 'stream', points: [700, 570, 1100, 570] }] };
    expect([shifted(900, 575, stream), shifted(900, 590, stream)]).toEqual([false, true]);
    const wood: BattlefieldSpec = { terrain: [{ kind: 'wood', box: [900, 570, 90, 90] }] };
    expect(shifted(900, 575, wood)).toBe(true);
    const wall: BattlefieldSpec = { terrain: [{ kind: 'wall', points: [700, 570, 1100, 570] }] };
    expect(shifted(900, 575, wall)).toBe(true);
  });

  it('LB-APP-42 LB-GEO-18 onto no other unit, but where it, the attacker or others that are shifted stand', () => {
    const friend: BattlefieldSpec = {
      units: [
        { side: 1, at: [900, 570] },
        { side: 1, at: [900, 500] },
      ],
    };
    expect([shifted(900, 575, friend), shifted(900, 575, friend, [2])]).toEqual([false, true]);
    expect(shifted(900, 575, friend, [2, 3])).toBe(true);
    expect(shifted(900, 575, friend, [3])).toBe(false);
    expect(shifted(900, 595)).toBe(true);
    expect(shifted(900, 695)).toBe(true);
    const gone: BattlefieldSpec = { units: [{ side: 1, at: [900, 570], status: 'eliminated' }] };
    expect(shifted(900, 575, gone)).toBe(true);
  });
});
