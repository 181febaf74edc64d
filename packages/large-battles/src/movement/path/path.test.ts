import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../../test/positions.ts';
import { wading } from '../../../test/fords.ts';
import type { Move } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import type { Mover } from '../index.ts';
import { planMove } from '../index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
function asks(state: State, move: Move, mode: Mover['mode'] = 'own'): string {
  return verdict(planMove(state, mover(state, 0, {}, mode), move));
}
const ahead = (mm: number): Move => ({ kind: 'straight', distance: steps(mm) });
const back = (mm: number): Move => ({ kind: 'backward', distance: steps(mm) });
const aside = (side: 'left' | 'right', mm: number): Move => ({ kind: 'lateral', side, distance: steps(mm) });
/** A blue line whose front is `mm` before a red line's at 900, 600; `x` its middle. */
const enemyAhead = (mm: number, x = 900): UnitSpec => ({ side: 1, at: [x, 600 - 15 - mm] });
const withEnemy = (mm: number, x = 900): State => alone({}, { units: [enemyAhead(mm, x)] });

describe('refused straight moves', () => {
  it.each<readonly [string, Move, string, object]>([
    ['LB-MOVE-02 too far', ahead(90), 'LB-MOVE-02', { asked: 90, allowed: 80, full: 80, manoeuvre: false }],
    ['LB-MOVE-15 too far back', back(60), 'LB-MOVE-15', { asked: 60, allowed: 50, full: 80, manoeuvre: true }],
    [
      'LB-MOVE-02 by no number',
      { ...ahead(1), distance: 'far' as unknown as number } as Move,
      'LB-MOVE-02',
      { asked: 0 },
    ],
    ['LB-MOVE-02 by half a step', { ...ahead(1), distance: 32.5 } as Move, 'LB-MOVE-02', { asked: 0.5 }],
    ['LB-MOVE-08 to no side', aside('up' as 'left', 10), 'LB-MOVE-08', {}],
  ])('%s: names the unit', (_title, move, rule, facts) => {
    const state = alone();
    const answer = planMove(state, mover(state, 0), move);
    expect(answer.ok ? null : answer.refusal).toMatchObject({
      rule,
      facts: { unit: 'unit-0', ...(rule === 'LB-MOVE-08' ? {} : { difficult: false, obstacle: false }), ...facts },
    });
  });
});

describe('keeping out of 1S', () => {
  it('LB-MOVE-28 stops a unit that would come to 1S of an enemy ahead, and says how far it may go', () => {
    const state = withEnemy(150);
    expect(asks(state, ahead(80))).toBe('LB-MOVE-28');
    // More than 1S is more than 80.1 mm: 69.9 mm leave just that.
    expect(asks(state, { kind: 'straight', distance: steps(150) - steps(80) - 6 })).toBe('LB-MOVE-28');
    expect(asks(state, { kind: 'straight', distance: steps(150) - steps(80) - 7 })).toBe('ok');
    const refused = planMove(state, mover(state, 0), ahead(80));
    expect(refused.ok ? null : refused.refusal.facts).toMatchObject({ asked: 80, allowed: 69.9, limit: 80 });
  });

  it('LB-MOVE-29 keeps moves that cannot be an Approach out of 1S', () => {
    const state = withEnemy(150);
    expect(asks(state, { kind: 'oblique', angle: 160, distance: steps(80) })).toBe('LB-MOVE-29');
    expect(asks(state, ahead(80), 'group')).toBe('LB-MOVE-29');
    expect(asks(state, ahead(80), 'reaction')).toBe('LB-MOVE-29');
    expect(asks(state, ahead(80), 'free')).toBe('LB-MOVE-29');
    expect(asks(alone({ dis: 3 }, { units: [enemyAhead(150)] }), ahead(80))).toBe('LB-MOVE-29');
    const guns = alone({ kind: 'battery', formation: 'limbered' }, { units: [{ side: 1, at: [900, 400] }] });
    expect(asks(guns, { kind: 'fast', direction: 0, distance: steps(120), facing: 0 })).toBe('LB-MOVE-29');
  });

  it('LB-MOVE-29 checks the whole path, not only its end', () => {
    // The column passes the enemy's corner at less than 1S and would end far beyond.
    const column = alone(
      { kind: 'dragoons', formation: 'column' },
      { units: [{ side: 1, at: [900 + 15 + 80 + 30, 480], formation: 'attackColumn' }] },
    );
    expect(asks(column, { kind: 'fast', direction: 0, distance: steps(180), facing: 0 })).toBe('LB-MOVE-29');
    const wide = alone(
      { kind: 'dragoons', formation: 'column' },
      { units: [{ side: 1, at: [900 + 15 + 81 + 30, 480], formation: 'attackColumn' }] },
    );
    expect(asks(wide, { kind: 'fast', direction: 0, distance: steps(180), facing: 0 })).toBe('ok');
  });

  it('LB-MOVE-30 stops short of an enemy that is not ahead', () => {
    // The enemy stands 150 mm ahead and 30 mm aside of the strip.
    const state = withEnemy(150, 900 + 120 + 30);
    expect(asks(state, ahead(80))).toBe('LB-MOVE-30');
    const refused = planMove(state, mover(state, 0), ahead(80));
    // 30 mm aside, so 80.1 mm are reached when it is 74.3 mm short of being level.
    expect(refused.ok ? 0 : refused.refusal.facts.allowed).toBe(75.7);
    expect(asks(withEnemy(150, 900 + 120 + 81), ahead(80))).toBe('ok');
  });

  it('LB-MOVE-31 lets a unit within 1S go only where no such enemy comes nearer', () => {
    const state = withEnemy(60);
    expect(asks(state, ahead(1))).toBe('LB-MOVE-31');
    expect(asks(state, back(50))).toBe('ok');
    expect(asks(state, aside('left', 50))).toBe('ok');
    expect(asks(state, { kind: 'oblique', angle: 720, distance: steps(20) })).toBe('LB-MOVE-31');
    expect(asks(state, { kind: 'wheel', pivot: 'left', angle: 160 })).toBe('LB-MOVE-31');
  });

  it('LB-MOVE-31 lets it turn on the spot', () => {
    expect(asks(withEnemy(60), { kind: 'rotate', angle: 1440 })).toBe('ok');
  });

  it('LB-MOVE-31 does not excuse coming to another enemy', () => {
    const state = alone({}, { units: [enemyAhead(60), { side: 1, at: [900, 600 + 15 + 100], facing: 0 }] });
    expect(asks(state, back(19))).toBe('ok');
    expect(asks(state, back(20))).toBe('LB-MOVE-29');
  });

  it('LB-MOVE-31 judges a Fast move by its corridor and its end', () => {
    const units: UnitSpec[] = [{ side: 1, at: [900, 600 - 30 - 7.5 - 60] }];
    const column = alone({ formation: 'marchColumn' }, { units });
    expect(asks(column, { kind: 'fast', direction: 2880, distance: steps(120), facing: 2880 })).toBe('ok');
    // To the side its corridor, as wide as its front, would reach 15 mm beyond its head.
    expect(asks(column, { kind: 'fast', direction: 1440, distance: steps(100), facing: 1440 })).toBe('LB-MOVE-31');
    expect(asks(column, { kind: 'fast', direction: 720, distance: steps(60), facing: 720 })).toBe('LB-MOVE-31');
  });
});

describe('obstacles in the way', () => {
  it('LB-MOVE-27 keeps every footprint on the table', () => {
    expect(asks(alone({ at: [900, 80] }), ahead(72.5))).toBe('ok');
    expect(asks(alone({ at: [900, 80] }), ahead(73))).toBe('LB-MOVE-27');
    expect(asks(alone({ at: [70, 600] }), aside('left', 11))).toBe('LB-MOVE-27');
    expect(asks(alone({ at: [70, 600] }), aside('left', 10))).toBe('ok');
  });

  it('LB-TERR-04 closes buildings, also on the way', () => {
    const house: BattlefieldSpec = { terrain: [{ kind: 'building', box: [840, 565, 20, 20] }] };
    expect(asks(alone({}, house), ahead(17.5))).toBe('ok');
    expect(asks(alone({}, house), ahead(18))).toBe('LB-TERR-04');
    expect(asks(alone({ kind: 'dragoons', at: [840, 600] }, house), ahead(180))).toBe('LB-TERR-04');
  });

  it('LB-BUA-07 LB-BUA-21 close sectors to plain movement, destroyed or not', () => {
    for (const dis of [0, 6, 7]) {
      const state = alone({}, { terrain: [{ kind: 'sector', box: [900, 500, 120, 120], dis }] });
      expect(asks(state, ahead(32))).toBe('ok');
      expect(asks(state, ahead(33))).toBe('LB-BUA-07');
    }
  });

  it('LB-LEAD-18 lets no plain move run over an enemy General', () => {
    const state = alone({}, { generals: [{ brigade: 1, at: [900, 540] }] });
    expect(asks(state, ahead(37))).toBe('ok');
    expect(asks(state, ahead(38))).toBe('LB-LEAD-18');
  });

  it('LB-GEO-19 lets units move over Generals of their own side', () => {
    expect(asks(alone({}, { generals: [{ brigade: 0, at: [900, 540] }] }), ahead(60))).toBe('ok');
  });

  it('LB-PASS-01 passes through friends that the same move clears', () => {
    const column = { kind: 'dragoons', formation: 'line' } as const;
    const friend: UnitSpec = { at: [900, 500] };
    expect(asks(alone(column, { units: [friend] }), ahead(180))).toBe('ok');
    // 100 mm to the friend's middle; the cavalry is 30 deep, the friend 15.
    expect(asks(alone(column, { units: [friend] }), ahead(122))).toBe('LB-PASS-01');
    expect(asks(alone(column, { units: [friend] }), ahead(122.5))).toBe('ok');
    expect(asks(alone(column, { units: [friend] }), ahead(77.5))).toBe('ok');
    expect(asks(alone(column, { units: [friend] }), ahead(78))).toBe('LB-PASS-01');
  });

  it('LB-GEO-18 no unit may stand on a friend, nor may artillery', () => {
    expect(asks(alone({}, { units: [{ kind: 'battery', at: [900, 540] }] }), ahead(60))).toBe('LB-PASS-01');
  });
});

describe('linear obstacles', () => {
  const hedge = (y: number): BattlefieldSpec => ({ terrain: [{ kind: 'hedge', points: [700, y, 1100, y] }] });

  it('LB-MOVE-32 is reached without reduction, touching it', () => {
    expect(asks(alone({}, hedge(512.5)), ahead(80))).toBe('ok');
  });

  it('LB-MOVE-32 must be cleared by the whole footprint', () => {
    // The front stands at 592.5; the hedge 10 mm on; 25 mm clear it.
    expect(asks(alone({}, hedge(582.5)), ahead(24.9))).toBe('LB-MOVE-32');
    expect(asks(alone({}, hedge(582.5)), ahead(25))).toBe('ok');
    expect(asks(alone({}, hedge(582.5)), ahead(11))).toBe('LB-MOVE-32');
    expect(asks(alone({}, hedge(582.5)), ahead(10))).toBe('ok');
  });

  it('LB-MOVE-32 cannot be cleared when the reduced move is too short', () => {
    // 40 mm to the hedge and 15 of depth: 55 mm, but 50 is all a reduced line has.
    for (const mm of [41, 50, 55, 80]) expect(asks(alone({}, hedge(552.5)), ahead(mm))).not.toBe('ok');
    expect(asks(alone({}, hedge(552.5)), ahead(40))).toBe('ok');
  });

  it('LB-SPEC-26 holds for Light units too', () => {
    const light = { traits: { light: true } };
    expect(asks(alone(light, hedge(552.5)), ahead(50))).toBe('LB-MOVE-32');
    expect(asks(alone(light, hedge(552.5)), ahead(55))).toBe('ok');
  });

  it('LB-MOVE-32 lets no turn end astride', () => {
    expect(asks(alone({}, hedge(590)), { kind: 'rotate', angle: 800 })).toBe('LB-MOVE-32');
    expect(asks(alone({}, hedge(590)), { kind: 'aboutFace' })).toBe('ok');
  });

  it('LB-MOVE-32 lets a unit that was driven astride move off again', () => {
    expect(asks(alone({}, hedge(600)), ahead(50))).toBe('ok');
    expect(asks(alone({}, hedge(600)), ahead(51))).toBe('LB-MOVE-15');
  });
});

describe('streams', () => {
  const stream = [500, 560, 1300, 560];
  const ground = (...terrain: NonNullable<BattlefieldSpec['terrain']>): BattlefieldSpec => ({
    terrain: [{ kind: 'stream', points: stream }, ...terrain],
  });
  const march = { formation: 'marchColumn' } as const;
  const fast = (mm: number): Move => ({ kind: 'fast', direction: 0, distance: steps(mm), facing: 0 });

  it('LB-TERR-05 are crossed only at fords and bridges', () => {
    expect(asks(alone({}, ground()), ahead(32.5))).toBe('ok');
    expect(asks(alone({}, ground()), ahead(50))).toBe('LB-TERR-05');
    expect(asks(alone({ traits: { light: true } }, ground()), ahead(50))).toBe('LB-TERR-05');
    expect(asks(alone(march, ground()), fast(120))).toBe('LB-TERR-05');
  });

  it('LB-TERR-06 takes march columns, cavalry columns and limbered guns over a bridge', () => {
    const bridge = ground({ kind: 'bridge', points: [900, 590, 900, 530] });
    for (const unit of [
      march,
      { kind: 'dragoons', formation: 'column' },
      { kind: 'battery', formation: 'limbered' },
    ] as const) {
      expect(asks(alone(unit, bridge), fast(120)), JSON.stringify(unit)).toBe('ok');
    }
    expect(asks(alone({}, bridge), ahead(50))).toBe('LB-TERR-06');
    expect(asks(alone({ formation: 'attackColumn' }, bridge), ahead(120))).toBe('LB-TERR-06');
    expect(asks(alone({ ...march, at: [940, 600] }, bridge), fast(120))).toBe('LB-TERR-05');
  });

  it('LB-TERR-05 a bridge near by does not allow a corner in the water', () => {
    const bridge = ground({ kind: 'bridge', points: [1000, 590, 1000, 530] });
    const aside: Move = { kind: 'fast', direction: 90 * 16, distance: steps(5), facing: 105 * 16 };
    // Along the bank, then turned so that its rear corner is over the water.
    expect(asks(alone({ ...march, at: [860, 596], facing: 90 }, bridge), aside)).toBe('ok');
    expect(asks(alone({ ...march, at: [860, 578], facing: 90 }, bridge), aside)).toBe('LB-TERR-05');
    // Over the bridge, and beyond it along the stream with a flank in the water.
    const along: Move = { kind: 'fast', direction: 0, distance: steps(85), facing: 70 * 16 };
    expect(asks(alone({ ...march, at: [1000, 650] }, bridge), along)).toBe('LB-TERR-05');
    // Nor does it lie along the stream where the bridge is.
    const beside: Move = { kind: 'fast', direction: 90 * 16, distance: steps(70), facing: 90 * 16 };
    expect(asks(alone({ ...march, at: [930, 570], facing: 90 }, bridge), beside)).toBe('LB-TERR-05');
  });

  it('LB-TERR-05 LB-TERR-06 a bridge is as wide as a base: a corner may be over the water beside its line', () => {
    // A slanting brook; the column goes back, its rear towards it, east of it and beside the line of the bridge.
    const brook: BattlefieldSpec = {
      terrain: [
        { id: 'brook', kind: 'stream', points: [540, 420, 600, 760] },
        { kind: 'bridge', points: [520, 600, 630, 600] },
      ],
    };
    const backwards: Move = { kind: 'fast', direction: 270 * 16, distance: steps(60), facing: 90 * 16 };
    const asksToEnd = (x: number, y: number): string =>
      asks(alone({ ...march, at: [x + 60, y], facing: 90 }, brook), backwards);
    const wadingAt = (x: number, y: number): string[] => wading(alone({ ...march, at: [x, y], facing: 90 }, brook));
    // Its base ends a hair from the line: 10 mm of the brook are beneath its corner, all of them on the bridge.
    expect(asksToEnd(600.1, 584.8)).toBe('ok');
    expect(wadingAt(600.1, 584.8)).toEqual([]);
    // As much of it, 11 to 21 mm from the line; and far from it.
    expect(asksToEnd(598, 574)).toBe('LB-TERR-05');
    expect(asksToEnd(592, 540)).toBe('LB-TERR-05');
    expect(wadingAt(592, 540)).toEqual(['unit 0 stands in brook']);
  });

  it('LB-TERR-06 lets a column halt on a bridge', () => {
    const bridge = ground({ kind: 'bridge', points: [900, 590, 900, 530] });
    expect(asks(alone(march, bridge), fast(40))).toBe('ok');
    // Its body may swing a little with its head, as long as it stays on the bridge.
    const astride = alone({ ...march, at: [900, 560] }, bridge);
    expect(asks(astride, { kind: 'fast', direction: 0, distance: 64, facing: 20 * 16 })).toBe('ok');
    expect(asks(astride, { kind: 'fast', direction: 0, distance: 64, facing: 45 * 16 })).toBe('LB-TERR-05');
  });

  it('LB-TERR-06 makes a ford an obstacle for any formation that fits', () => {
    // Wide enough for a line: 130 mm of the stream.
    const wide = ground({ kind: 'ford', points: [835, 560, 965, 560] });
    expect(asks(alone({}, wide), ahead(50))).toBe('ok');
    expect(asks(alone({}, wide), ahead(55))).toBe('LB-MOVE-15');
    expect(asks(alone({}, wide), ahead(40))).toBe('LB-MOVE-32');
    const second = ground(
      { kind: 'ford', points: [835, 560, 965, 560] },
      { kind: 'stream', points: [500, 543, 1300, 543] },
    );
    expect(asks(alone({}, second), ahead(50))).toBe('LB-TERR-05');
    const narrow = ground({ kind: 'ford', points: [870, 560, 930, 560] });
    expect(asks(alone({}, narrow), ahead(50))).toBe('LB-TERR-05');
    expect(asks(alone({ formation: 'attackColumn' }, narrow), ahead(80))).toBe('ok');
    expect(asks(alone({ formation: 'attackColumn' }, narrow), ahead(81))).toBe('LB-MOVE-15');
  });
});

describe('Fast units', () => {
  const column = { formation: 'marchColumn' } as const;
  const fast = (direction: number, mm: number, facing: number): Move => ({
    kind: 'fast',
    direction: direction * 16,
    distance: steps(mm),
    facing: facing * 16,
  });

  it('LB-MOVE-22 measures from the front-centre in any direction, then takes any facing, unreduced', () => {
    const state = alone(column);
    // The head at 900, 570 goes 120 mm to the right and looks down: the body lies above it.
    expect(inMm(granted(planMove(state, mover(state, 0), fast(90, 120, 180))))).toEqual({
      x: 1020,
      y: 540,
      facing: 180,
    });
    expect(inMm(granted(planMove(state, mover(state, 0), fast(180, 100, 0))))).toEqual({ x: 900, y: 700, facing: 0 });
    expect(asks(state, fast(90, 120.1, 0))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-22 may turn about its head alone, but not do nothing', () => {
    const state = alone(column);
    expect(inMm(granted(planMove(state, mover(state, 0), fast(0, 0, 180))))).toEqual({ x: 900, y: 540, facing: 180 });
    expect(asks(state, fast(0, 0, 0))).toBe('LB-MOVE-02');
    expect(asks(state, { kind: 'fast', direction: 5760, distance: 64, facing: 0 })).toBe('LB-MOVE-22');
  });

  it('LB-MOVE-21 LB-MOVE-22 give Fast units no manoeuvres and others no free facing', () => {
    expect(asks(alone(column), back(10))).toBe('LB-MOVE-22');
    expect(asks(alone(column), { kind: 'wheel', pivot: 'left', angle: 160 })).toBe('LB-MOVE-22');
    expect(asks(alone(), fast(90, 10, 0))).toBe('LB-MOVE-21');
    expect(asks(alone(column), ahead(120))).toBe('ok');
  });

  it('LB-MOVE-24 sweeps a corridor as wide as the front, and the two footprints', () => {
    // The corridor of the head runs along y 570, 555 to 585, from x 900 to 1020.
    const house = (x: number, y: number): BattlefieldSpec => ({ terrain: [{ kind: 'building', box: [x, y, 4, 4] }] });
    expect(asks(alone(column, house(960, 580)), fast(90, 120, 90))).toBe('LB-TERR-04');
    expect(asks(alone(column, house(960, 588)), fast(90, 120, 90))).toBe('ok');
    // Only the new footprint reaches here.
    expect(asks(alone(column, house(1020, 620)), fast(90, 120, 0))).toBe('LB-TERR-04');
    expect(asks(alone(column, house(1020, 620)), fast(90, 120, 90))).toBe('ok');
    // Ground that only the closing turn sweeps does not count (a turn about the head from up to down).
    expect(asks(alone(column, house(925, 570)), fast(0, 0, 180))).toBe('ok');
  });

  it('LB-MOVE-24 touches difficult ground with its old footprint too', () => {
    const rough: BattlefieldSpec = { terrain: [{ kind: 'rough', box: [900, 628, 10, 10] }] };
    expect(asks(alone(column, rough), fast(0, 80, 0))).toBe('ok');
    expect(asks(alone(column, rough), fast(0, 81, 0))).toBe('LB-MOVE-15');
  });
});
