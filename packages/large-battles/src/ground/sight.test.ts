import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec } from '../../test/positions.ts';
import { canSee, fireProblem } from './sight.ts';

type Ground = NonNullable<BattlefieldSpec['terrain']>[number];

/** A red battery at 900, 900 (its front at 880) and a blue line whose front is `mm` before it. */
function range(mm: number, rest: BattlefieldSpec = {}, blue: Partial<UnitSpec> = {}) {
  return battlefield({
    ...rest,
    units: [
      { kind: 'battery', at: [900, 900] },
      { side: 1, at: [900, 880 - mm - 7.5], ...blue },
      ...(rest.units ?? []),
    ],
  });
}
const fires = (...given: Parameters<typeof range>) => verdict(fireProblem(range(...given), 0, 1, -1));
const house = (x: number, y: number, w: number, h: number): Ground => ({ kind: 'building', box: [x, y, w, h] });
const woodAt = (x: number, y: number, w: number, h: number): Ground => ({ kind: 'wood', box: [x, y, w, h] });

describe('fire', () => {
  it('LB-BOMB-05 LB-BOMB-09 reaches 3L from footprint to footprint', () => {
    expect(fires(540)).toBe('ok');
    expect(fires(540.09)).toBe('ok');
    expect(fires(540.2)).toBe('LB-BOMB-05');
  });

  it('LB-BOMB-01 LB-GEO-10 needs the target partly in the arc', () => {
    expect(fires(300, {}, { at: [989, 500] })).toBe('ok');
    expect(fires(300, {}, { at: [990, 500] })).toBe('LB-BOMB-01');
    expect(fires(300, {}, { at: [900, 1000] })).toBe('LB-BOMB-01');
  });

  it('LB-LOS-03 is stopped by a friend more than 1L off in the arc and nearer than the target', () => {
    const friend = (mm: number, x = 900): BattlefieldSpec => ({ units: [{ at: [x, 880 - mm - 7.5] }] });
    expect(fires(400, friend(200))).toBe('LB-LOS-03');
    // Within 1L he does not block.
    expect(fires(400, friend(180))).toBe('ok');
    expect(fires(400, friend(180.2))).toBe('LB-LOS-03');
    // Behind the target, or outside the arc.
    expect(fires(400, friend(420))).toBe('ok');
    expect(fires(400, friend(200, 990))).toBe('ok');
    expect(fires(400, friend(200, 989))).toBe('LB-LOS-03');
    expect(fires(400, { units: [{ at: [900, 672.5], status: 'eliminated' }] })).toBe('ok');
  });

  it('LB-LOS-02 LB-LOS-04 is not stopped by enemies, Generals or obstacles', () => {
    expect(fires(400, { units: [{ side: 1, at: [900, 650] }] })).toBe('ok');
    expect(
      fires(400, {
        generals: [
          { brigade: 0, at: [900, 650] },
          { brigade: 1, at: [900, 600] },
        ],
      }),
    ).toBe('ok');
    expect(fires(400, { terrain: [{ kind: 'wall', points: [700, 650, 1100, 650] }] })).toBe('ok');
    expect(fires(400, { terrain: [{ kind: 'rough', box: [900, 650, 300, 60] }] })).toBe('ok');
  });

  it('LB-LOS-02 is stopped by woods, buildings and villages', () => {
    expect(fires(400, { terrain: [woodAt(900, 650, 400, 20)] })).toBe('LB-LOS-02');
    expect(fires(400, { terrain: [house(900, 650, 400, 20)] })).toBe('LB-LOS-02');
    expect(fires(400, { terrain: [{ kind: 'sector', box: [900, 650, 300, 120] }] })).toBe('LB-LOS-02');
  });

  it('LB-LOS-05 is stopped by ground higher than both ends, and by none lower than one', () => {
    const hill = (y: number): Ground => ({ kind: 'gentleHill', box: [900, y, 500, 60] });
    expect(fires(400, { terrain: [hill(650)] })).toBe('LB-LOS-02');
    const underBattery: Ground = { kind: 'gentleHill', box: [900, 900, 200, 100] };
    expect(fires(400, { terrain: [hill(650), underBattery] })).toBe('ok');
    const underTarget: Ground = { kind: 'gentleHill', box: [900, 470, 300, 100] };
    expect(fires(400, { terrain: [hill(650), underTarget] })).toBe('ok');
    const higher: Ground = { kind: 'gentleHill', box: [900, 650, 500, 40], level: 2 };
    expect(fires(400, { terrain: [hill(650), higher, underTarget] })).toBe('LB-LOS-02');
  });

  it('LB-LOS-06 leaves a target of which less than half is hidden: 10 of 21 points, not 11', () => {
    // A house close before the target hides it from the left up to x; the points stand every 6 mm from 840 to 960.
    const screen = (to: number): BattlefieldSpec => ({ terrain: [house((700 + to) / 2, 485, to - 700, 1)] });
    const hidden = (to: number) => {
      const problem = fireProblem(range(400, screen(to)), 0, 1, -1);
      return problem === null ? 'ok' : problem.facts.hidden;
    };
    // Up to the 10th point (894) and the 11th (900).
    expect(hidden(897)).toBe('ok');
    expect(hidden(901)).toBe(11);
    expect(verdict(fireProblem(range(400, screen(901)), 0, 1, -1))).toBe('LB-LOS-06');
  });

  it('LB-LOS-01 LB-LOS-07 LB-LOS-08 hides a unit wholly inside a wood, not one at its edge', () => {
    const wood = (nearEdge: number): BattlefieldSpec => ({ terrain: [woodAt(900, nearEdge - 100, 400, 200)] });
    // The target's front is at 480.
    expect(fires(400, wood(490))).toBe('LB-LOS-02');
    expect(fires(400, wood(480))).toBe('ok');
    expect(fires(400, wood(475))).toBe('ok');
    // A battery inside a wood does not see out of it; one at the edge does (its front is at 880).
    expect(fires(400, { terrain: [woodAt(900, 900, 400, 60)] })).toBe('LB-LOS-02');
    expect(fires(400, { terrain: [woodAt(900, 910, 400, 60)] })).toBe('ok');
    // On the far edge it is hidden by the wood before it.
    expect(fires(400, { terrain: [woodAt(900, 530, 400, 100)] })).toBe('LB-LOS-02');
  });

  it('LB-LOS-08 leaves out the part of the line that is inside the target', () => {
    // A column in a wood, its head at the edge: most lines come in by the head and go on inside the column.
    const state = battlefield({
      units: [
        { kind: 'battery', at: [850, 900], facing: 10 },
        { side: 1, at: [900, 600], formation: 'marchColumn' },
      ],
      terrain: [woodAt(900, 530, 400, 200)],
    });
    expect(verdict(fireProblem(state, 0, 1, -1))).toBe('ok');
    expect(canSee(state, 1, 0)).toBe(true);
  });

  it('LB-LOS-10 goes at the sector, not at the garrison', () => {
    const state = battlefield({
      units: [
        { kind: 'battery', at: [900, 900] },
        { side: 1, at: [900, 600], sector: 0, formation: 'garrison' },
      ],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    expect(verdict(fireProblem(state, 0, 1, -1))).toBe('LB-LOS-10');
    expect(verdict(fireProblem(state, 0, -1, 0))).toBe('ok');
    const far = battlefield({
      units: [{ kind: 'battery', at: [900, 1180] }],
      terrain: [{ kind: 'sector', box: [900, 500, 120, 120] }],
    });
    expect(verdict(fireProblem(far, 0, -1, 0))).toBe('LB-BOMB-05');
    const screened = battlefield({
      units: [{ kind: 'battery', at: [900, 900] }],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }, woodAt(900, 750, 400, 40)],
    });
    expect(verdict(fireProblem(screened, 0, -1, 0))).toBe('LB-LOS-02');
  });

  it('LB-LOS-11 may see a part of the target that is not in the arc', () => {
    // The part in the arc is behind a house, the part outside is not.
    const state = range(400, { terrain: [house(915, 700, 30, 10)] }, { at: [985, 472.5] });
    expect(verdict(fireProblem(state, 0, 1, -1))).toBe('ok');
    // Both are asked: in sight and not in the arc, in the arc and not in sight.
    const aside = range(400, { terrain: [house(300, 700, 30, 10)] }, { at: [1000, 472.5] });
    expect(verdict(fireProblem(aside, 0, 1, -1))).toBe('LB-BOMB-01');
    expect(fires(400, { terrain: [house(900, 700, 400, 10)] })).toBe('LB-LOS-02');
  });
});

describe('sight between units', () => {
  const sees = (ground: readonly Ground[], from: Partial<UnitSpec> = {}, rest: readonly UnitSpec[] = []) => {
    const state = battlefield({
      units: [{ at: [900, 600], ...from }, { side: 1, at: [900, 300] }, ...rest],
      terrain: ground,
    });
    return canSee(state, 0, 1);
  };

  it('LB-LOS-09 is all round, and no unit is in its way', () => {
    expect(sees([])).toBe(true);
    expect(sees([house(200, 200, 20, 20)], { facing: 180 })).toBe(true);
    expect(sees([house(200, 200, 20, 20)], {}, [{ at: [900, 450] }, { side: 1, at: [900, 400] }])).toBe(true);
  });

  it('LB-LOS-09 LB-LOS-01 needs any one point in view', () => {
    expect(sees([woodAt(900, 450, 300, 20)])).toBe(false);
    expect(sees([house(860, 450, 180, 20)])).toBe(false);
    // Twenty points hidden, one in view.
    expect(sees([house(832, 450, 190, 20)])).toBe(true);
    expect(sees([{ kind: 'gentleHill', box: [900, 450, 500, 60] }])).toBe(false);
  });

  it('LB-LOS-09 is mutual on random tables: either both see each other or neither', () => {
    const at = fc.tuple(fc.integer({ min: 700, max: 1100 }), fc.integer({ min: 300, max: 700 }));
    const unit = (side: 0 | 1) =>
      fc.record({
        side: fc.constant(side),
        at,
        facing: fc.nat(359),
        formation: fc.constantFrom('line', 'attackColumn', 'marchColumn', 'square' as const),
      });
    const ground = fc
      .record({
        kind: fc.constantFrom('wood', 'building', 'gentleHill', 'steepHill' as const),
        at,
        width: fc.integer({ min: 10, max: 130 }),
        depth: fc.integer({ min: 10, max: 70 }),
      })
      .map(({ kind, at: [x, y], width, depth }): Ground => ({ kind, box: [x, y, width, depth] }));
    let [seen, hidden] = [0, 0];
    fc.assert(
      fc.property(unit(0), unit(1), fc.array(ground, { minLength: 2, maxLength: 5 }), (one, other, terrain) => {
        const state = battlefield({ units: [one, other], terrain });
        const sees = canSee(state, 0, 1);
        expect(canSee(state, 1, 0)).toBe(sees);
        if (sees) seen++;
        else hidden++;
      }),
      { numRuns: 400, seed: 9 },
    );
    expect(Math.min(seen, hidden)).toBeGreaterThan(30);
  });

  it('LB-LOS-07 does not reach into or out of a wood', () => {
    expect(sees([woodAt(900, 600, 300, 100)])).toBe(false);
    expect(sees([woodAt(900, 300, 300, 100)])).toBe(false);
    expect(sees([woodAt(900, 642.5, 300, 100)])).toBe(true);
  });
});
