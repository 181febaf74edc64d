/** LB-BOMB-16, -17: where the ball goes that flies on through its target. */
import type { Quad } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import { bouncedInto, throughQuad } from './bouncingShot.ts';
import { quadOfUnit } from '../ground/footprints.ts';

describe('the line through a footprint', () => {
  /** A unit in line, 120 x 15 mm, its centre at (900, 400), looking up, or turned by 90 degrees. */
  const quad = (facing = 0): Quad => quadOfUnit(battlefield({ units: [{ at: [900, 400], facing }] }), 0);
  const along = (q: Quad, x: number, y: number, ux: number, uy: number) => {
    const met = throughQuad(q, x * 64, y * 64, ux, uy);
    return met && [met.enter / 64, met.leave / 64];
  };
  const half = (quad().bx - quad().ax) / 128;

  it('LB-BOMB-16 goes in at one side and out at the other, however it comes', () => {
    expect(along(quad(), 900, 600, 0, -1)).toEqual([192.5, 207.5]);
    expect(along(quad(), 900, 200, 0, 1)).toEqual([192.5, 207.5]);
    expect(along(quad(), 600, 400, 1, 0)).toEqual([300 - half, 300 + half]);
    expect(along(quad(90), 600, 400, 1, 0)).toEqual([292.5, 307.5]);
    // Askew, 4 mm up for every 3 aside.
    expect(along(quad(), 900, 600, 0.6, -0.8)).toBe(null);
    expect(along(quad(), 900 - 150, 600, 0.6, -0.8)).toEqual([192.5 / 0.8, 207.5 / 0.8]);
  });

  it('LB-BOMB-16 begins inside it, or has left it behind', () => {
    expect(along(quad(), 900, 400, 0, -1)).toEqual([-7.5, 7.5]);
    expect(along(quad(), 900, 300, 0, -1)).toEqual([-107.5, -92.5]);
  });

  it('LB-BOMB-16 touches it where it runs along its side, and misses it a step further off', () => {
    expect(along(quad(), 900 + half, 600, 0, -1)).toEqual([192.5, 207.5]);
    expect(along(quad(), 900 + half + 1 / 64, 600, 0, -1)).toBe(null);
    expect(along(quad(), 900 - half - 1 / 64, 600, 0, -1)).toBe(null);
  });

  it('LB-BOMB-16 a corner touched is a touch', () => {
    const q: Quad = { ...quad(), ax: 0, ay: 0, bx: 64, by: 0, cx: 64, cy: 64, dx: 0, dy: 64 };
    const half2 = Math.SQRT1_2;
    expect(throughQuad(q, -64, 64, half2, -half2)?.enter).toBeCloseTo(64 * Math.SQRT2, 6);
  });
});

describe('whom it hits', () => {
  /** A battery at (900, 900) that fires at a unit at (900, 600), and what stands behind. */
  const hit = (
    others: readonly UnitSpec[],
    rest: BattlefieldSpec = {},
    target: readonly [number, number] = [900, 600],
  ) =>
    bouncedInto(
      battlefield({
        units: [{ kind: 'battery', at: [900, 900] }, { side: 1, at: target }, ...others],
        ...rest,
      }),
      0,
      1,
      target[0] * 64,
      target[1] * 64,
    );

  it('LB-BOMB-16 the nearest behind the target, whatever their order, and nobody where nobody stands', () => {
    expect(hit([])).toBe(-1);
    expect(
      hit([
        { side: 1, at: [900, 400] },
        { side: 1, at: [900, 500] },
      ]),
    ).toBe(3);
    expect(
      hit([
        { side: 1, at: [900, 500] },
        { side: 1, at: [900, 400] },
      ]),
    ).toBe(2);
  });

  it('LB-BOMB-16 nobody before the target or beside the line, on whichever side the ball flies', () => {
    expect(hit([{ side: 1, at: [900, 700] }])).toBe(-1);
    expect(hit([{ side: 1, at: [990, 500] }])).toBe(-1);
    // Sideways and askew: the line goes 3 right for 4 up.
    expect(hit([{ side: 1, at: [1200, 500] }], {}, [1125, 600])).toBe(2);
    expect(hit([{ side: 1, at: [1050, 700] }], {}, [1125, 600])).toBe(-1);
    expect(hit([{ side: 1, at: [1000, 500] }], {}, [1125, 600])).toBe(-1);
    expect(hit([{ side: 1, at: [600, 500] }], {}, [675, 600])).toBe(2);
    expect(hit([{ side: 1, at: [900, 1400] }], { height: 2000 }, [900, 1200])).toBe(2);
    expect(hit([{ side: 1, at: [900, 1100] }], { height: 2000 }, [900, 1200])).toBe(-1);
  });

  it('LB-BOMB-16 a unit that the line meets only before the target is not behind it, wherever its centre is', () => {
    // Looking along the line askew: its end lies across it at 625, its centre is at 590, level with 590.
    expect(hit([{ side: 1, at: [950, 590], facing: 45 }])).toBe(-1);
  });

  it('LB-BOMB-16 3L from footprint to footprint, the limit itself included', () => {
    // The battery's front edge is at 880; 3L is 540.
    expect(hit([{ side: 1, at: [900, 340 - 7.5] }])).toBe(2);
    expect(hit([{ side: 1, at: [900, 338 - 7.5] }])).toBe(-1);
    // A far one in the way of nobody: the next is not looked for beyond it.
    expect(
      hit([
        { side: 1, at: [900, 320] },
        { side: 1, at: [900, 450] },
      ]),
    ).toBe(3);
  });

  it('LB-BOMB-17 of either side; nobody off the table, no garrison', () => {
    expect(hit([{ at: [900, 450] }])).toBe(2);
    expect(hit([{ side: 1, at: [900, 450], status: 'eliminated' }])).toBe(-1);
    const town: TerrainSpec = { kind: 'sector', box: [900, 450, 120, 120] };
    expect(hit([{ side: 1, at: [900, 450], sector: 0, formation: 'garrison' }], { terrain: [town] })).toBe(-1);
  });

  it('LB-BOMB-17 a wood stops it only between the target and that unit', () => {
    const behind: UnitSpec = { side: 1, at: [900, 450] };
    const wood = (y: number, kind: TerrainSpec['kind'] = 'wood', level?: number): BattlefieldSpec => ({
      terrain: [{ kind, box: [900, y, 60, 20], ...(level === undefined ? {} : { level }) }],
    });
    expect(hit([behind], wood(520))).toBe(-1);
    expect(hit([behind], wood(430))).toBe(2); // beyond its front
    expect(hit([behind], wood(650))).toBe(2); // before the target
    expect(hit([behind], { terrain: [{ kind: 'wood', box: [1000, 520, 60, 20] }] })).toBe(2); // beside
    for (const open of ['rough', 'swamp'] as const) expect(hit([behind], wood(520, open))).toBe(2);
    // The same, flying to the right.
    const right: UnitSpec = { side: 1, at: [1350, 900], facing: 270 };
    expect(hit([right], { terrain: [{ kind: 'wood', box: [1280, 900, 20, 60] }] }, [1200, 900])).toBe(-1);
    expect(hit([right], { terrain: [{ kind: 'wood', box: [1120, 900, 20, 60] }] }, [1200, 900])).toBe(2);
  });

  it('LB-BOMB-17 LB-LOS-05 a crest stops it that is higher than both, not one on which either stands', () => {
    const behind: UnitSpec = { side: 1, at: [900, 450] };
    const crest: TerrainSpec = { kind: 'gentleHill', box: [900, 520, 60, 20] };
    const hill = (y: number): TerrainSpec => ({ kind: 'gentleHill', box: [900, y, 60, 20] });
    expect(hit([behind], { terrain: [crest] })).toBe(-1);
    expect(hit([behind], { terrain: [crest, hill(600)] })).toBe(2);
    expect(hit([behind], { terrain: [crest, hill(450)] })).toBe(2);
  });
});
