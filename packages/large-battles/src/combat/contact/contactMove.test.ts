import { gap, overlaps, quadOf, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../../test/answers.ts';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../../test/positions.ts';
import { footprintOf, quadOfUnit } from '../../ground/footprints.ts';
import type { State } from '../../state/state.ts';
import { breakthroughTarget, planCarry, planContactMove, generalsTouched } from '../../movement/index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
/** A blue line whose front is `mm` before a red line's at 900, 600. */
const enemyAhead = (mm: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  side: 1,
  at: [900, 600 - 15 - mm],
  ...more,
});
const withEnemy = (mm: number, own: Partial<UnitSpec> = {}, theirs: Partial<UnitSpec> = {}): State =>
  alone(own, { units: [enemyAhead(mm, theirs)] });
const closes = (state: State, targets = [1]) => planContactMove(state, 0, targets);

describe('moving into Contact', () => {
  it('LB-CON-02 goes straight ahead until the footprints touch', () => {
    const found = granted(closes(withEnemy(80)));
    expect(inMm(found.arrival)).toEqual({ x: 900, y: 520, facing: 0 });
    expect(found.touched).toEqual([1]);
    expect(found.shifted).toEqual([]);
  });

  it('LB-CON-02 touches without overlapping at any facing', () => {
    for (let facing = 3; facing < 360; facing += 7) {
      const rad = (facing * Math.PI) / 180;
      const enemy: UnitSpec = {
        side: 1,
        at: [900 + Math.sin(rad) * 105, 600 - Math.cos(rad) * 105],
        facing: (facing * 5) % 360,
        formation: 'attackColumn',
      };
      const state = alone({ facing, formation: 'attackColumn' }, { units: [enemy] });
      const found = granted(closes(state));
      const left = gap(quadOf(found.arrival, footprintOf(state, 0)), quadOfUnit(state, 1));
      expect(overlaps(quadOf(found.arrival, footprintOf(state, 0)), quadOfUnit(state, 1))).toBe(false);
      expect(left).toBeLessThanOrEqual(6.4);
      expect(found.touched).toEqual([1]);
    }
  });

  it('LB-APP-33 needs the target still within 1S, ahead, and the way free', () => {
    expect(verdict(closes(withEnemy(80.1)))).toBe('ok');
    expect(verdict(closes(withEnemy(80.2)))).toBe('LB-APP-33');
    expect(verdict(closes(withEnemy(70, { facing: 180 })))).toBe('LB-APP-33');
    const withFriend = (y: number) => alone({}, { units: [enemyAhead(70), { at: [900, y], formation: 'square' }] });
    expect(verdict(closes(withFriend(562)))).toBe('ok');
    expect(verdict(closes(withFriend(559)))).toBe('LB-APP-33');
    const beside = alone({}, { units: [enemyAhead(70), { at: [990, 560], formation: 'attackColumn' }] });
    expect(verdict(closes(beside))).toBe('ok');
    const house = alone({}, { units: [enemyAhead(70)], terrain: [{ kind: 'building', box: [900, 560, 10, 10] }] });
    expect(verdict(closes(house))).toBe('LB-APP-33');
    const stream = alone({}, { units: [enemyAhead(70)], terrain: [{ kind: 'stream', points: [700, 560, 1100, 560] }] });
    expect(verdict(closes(stream))).toBe('LB-APP-33');
  });

  it('LB-CON-03 tells every enemy it touches, and leaves out those it does not', () => {
    const two = (further: number) =>
      alone(
        {},
        {
          units: [
            { side: 1, at: [870, 600 - 22.5 - 70], formation: 'attackColumn' },
            { side: 1, at: [931, 600 - 22.5 - 70 - further], formation: 'attackColumn' },
          ],
        },
      );
    expect(granted(closes(two(0), [1, 2])).touched).toEqual([1, 2]);
    expect(granted(closes(two(5), [1, 2])).touched).toEqual([1]);
    // One it had not Approached is met as well.
    expect(granted(closes(two(0), [1])).touched).toEqual([1, 2]);
  });

  it('LB-LEAD-17 tells which Generals it runs over', () => {
    const state = alone({}, { units: [enemyAhead(80)], generals: [{ brigade: 1, at: [900, 560] }] });
    expect(granted(closes(state)).riddenDown).toEqual([1]);
  });

  it('LB-BUA-26 closes with a garrison alone', () => {
    const state = battlefield({
      units: [
        { at: [960, 600], formation: 'attackColumn' },
        { side: 1, at: [900, 445], sector: 0, formation: 'garrison' },
        { side: 1, at: [1000, 490], formation: 'attackColumn' },
      ],
      terrain: [{ kind: 'sector', box: [900, 445, 120, 120] }],
    });
    expect(granted(planContactMove(state, 0, [1])).touched).toEqual([1]);
    expect(granted(planContactMove(state, 0, [2])).touched).toEqual([2]);
  });

  it('LB-BUA-26 LB-APP-33 a garrison in the way of a move upon another blocks it', () => {
    const townAt = (x: number) =>
      battlefield({
        units: [
          { at: [900, 600] },
          { side: 1, at: [880, 515] },
          { side: 1, at: [x, 500], sector: 0, formation: 'garrison' },
        ],
        terrain: [{ kind: 'sector', box: [x, 500, 120, 120] }],
      });
    expect(verdict(planContactMove(townAt(1010), 0, [1]))).toBe('LB-APP-33');
    expect(verdict(planContactMove(townAt(1030), 0, [1]))).toBe('ok');
    // So does another in the way of a move upon the garrison.
    const before = (y: number) =>
      battlefield({
        units: [
          { at: [960, 600], formation: 'attackColumn' },
          { side: 1, at: [900, 445], sector: 0, formation: 'garrison' },
          { side: 1, at: [1000, y], formation: 'attackColumn' },
        ],
        terrain: [{ kind: 'sector', box: [900, 445, 120, 120] }],
      });
    expect(verdict(planContactMove(before(500), 0, [1]))).toBe('LB-APP-33');
    expect(verdict(planContactMove(before(480), 0, [1]))).toBe('ok');
  });

  it('LB-APP-33 LB-MOVE-27 a wing that would leave the table blocks it', () => {
    const oblique = (x: number) =>
      battlefield({
        units: [
          { at: [x, 600], facing: 45 },
          { side: 1, at: [x + 15.9, 478], facing: 225, formation: 'attackColumn' },
        ],
      });
    expect(verdict(planContactMove(oblique(1500), 0, [1]))).toBe('ok');
    expect(verdict(planContactMove(oblique(1745), 0, [1]))).toBe('LB-APP-33');
  });
});

describe('Contact across a linear obstacle', () => {
  const hedge = (y: number): readonly TerrainSpec[] => [{ kind: 'hedge', points: [700, y, 1100, y] }];
  /** Fronts 80 mm apart at 592.5 and 512.5. */
  const across = (y: number, more: readonly UnitSpec[] = []) =>
    alone({}, { units: [enemyAhead(80), ...more], terrain: hedge(y) });

  it('LB-APP-42 clears an obstacle that leaves room', () => {
    const found = granted(closes(across(530)));
    expect(found.arrival.y).toBe(steps(520));
    expect(found.shifted).toEqual([]);
  });

  it('LB-APP-42 shifts a target that stands too near straight away, just enough', () => {
    // 6 mm from the hedge to the target; the attacker is 15 mm deep: 9 mm more.
    const found = granted(closes(across(518.5)));
    expect(found.shifted).toHaveLength(1);
    const [moved] = found.shifted;
    expect(moved?.unit).toBe(1);
    expect(toMm(steps(505) - (moved?.y ?? 0))).toBeCloseTo(9, 0);
    // The rear edge of the attacker is beyond the hedge, and it touches.
    expect(toMm(found.arrival.y) + 7.5).toBeLessThanOrEqual(518.5);
    expect(toMm(found.arrival.y) - 7.5 - toMm(moved?.y ?? 0) - 7.5).toBeLessThanOrEqual(0.1);
    expect(found.touched).toEqual([1]);
  });

  it('LB-APP-42 looks at every obstacle on the way', () => {
    const two = alone({}, { units: [enemyAhead(80)], terrain: [...hedge(560), ...hedge(518.5)] });
    expect(granted(closes(two)).shifted).toHaveLength(1);
  });

  it('LB-APP-42 an obstacle behind the target does not matter', () => {
    const found = granted(closes(across(490)));
    expect(found.arrival.y).toBe(steps(520));
    expect(found.shifted).toEqual([]);
  });

  it('LB-APP-42 at any facing the target makes room and no more: it is touched and not overlapped', () => {
    for (let facing = 1; facing < 360; facing += 11) {
      const rad = (facing * Math.PI) / 180;
      const [ahead, aside] = [Math.sin(rad), Math.cos(rad)];
      const at = (forth: number, right: number): readonly [number, number] => [
        900 + forth * ahead + right * aside,
        600 - forth * aside + right * ahead,
      ];
      // The target's near edge is 80 mm ahead, the hedge 6 mm before it.
      const state = alone(
        { facing, formation: 'attackColumn' },
        {
          units: [{ side: 1, at: at(110, 0), facing: (facing + 180) % 360, formation: 'attackColumn' }],
          terrain: [{ kind: 'hedge', points: [...at(89, -200), ...at(89, 200)] }],
        },
      );
      const found = granted(closes(state));
      const [pushed] = found.shifted;
      const there = quadOf(found.arrival, footprintOf(state, 0));
      const target = quadOf({ ...state.units[1]!, ...pushed }, footprintOf(state, 1));
      expect(found.touched).toEqual([1]);
      expect(overlaps(there, target)).toBe(false);
      expect(gap(there, target)).toBeLessThanOrEqual(12.8);
    }
  });

  it('LB-APP-42 LB-CON-03 of two the one that touches it decides: it is fought across', () => {
    const two: readonly UnitSpec[] = [
      { side: 1, at: [865, 497.5], formation: 'attackColumn' },
      { side: 1, at: [935, 497.5], formation: 'attackColumn' },
    ];
    const bent: readonly TerrainSpec[] = [{ kind: 'hedge', points: [830, 511, 900, 525, 970, 525] }];
    const found = granted(closes(alone({}, { units: two, terrain: bent }), [1, 2]));
    expect(found).toMatchObject({ touched: [1, 2], shifted: [] });
    expect(toMm(found.arrival.y) - 7.5).toBeCloseTo(525, 0);
  });

  it('LB-APP-42 fights across an obstacle that the target touches', () => {
    const found = granted(closes(across(512.5)));
    expect(found.arrival.y).toBe(steps(520));
    expect(found.shifted).toEqual([]);
    expect(found.touched).toEqual([1]);
  });

  it('LB-APP-42 an obstacle that runs aslant from the target through the attacker’s place is fought across as well', () => {
    const aslant: readonly TerrainSpec[] = [{ kind: 'hedge', points: [840, 530, 960, 505] }];
    const found = granted(closes(alone({}, { units: [enemyAhead(80)], terrain: aslant })));
    expect(found).toMatchObject({ touched: [1], shifted: [] });
    expect(toMm(found.arrival.y) - 7.5).toBeCloseTo(530, 0);
  });

  it('LB-APP-42 LB-CON-03 one beside the target, a little further back, makes room as far, and is fought', () => {
    const two: readonly UnitSpec[] = [
      { side: 1, at: [865, 497.5], formation: 'attackColumn' },
      { side: 1, at: [935, 495.5], formation: 'attackColumn' },
    ];
    const found = granted(closes(alone({}, { units: two, terrain: hedge(518.5) }), [1, 2]));
    expect(found.touched).toEqual([1, 2]);
    expect(found.shifted.map(({ unit }) => unit)).toEqual([1, 2]);
    expect(found.shifted.map(({ y }) => toMm(y))).toEqual([expect.closeTo(488.5, 1), expect.closeTo(486.5, 1)]);
  });

  it('LB-APP-42 fights across it where there is no room to shift the target', () => {
    const found = granted(closes(across(518.5, [{ side: 1, at: [900, 495 - 5] }])));
    expect(found.shifted).toEqual([]);
    expect(toMm(found.arrival.y) - 7.5).toBeCloseTo(518.5, 0);
    expect(found.touched).toEqual([1]);
  });
});

describe('carrying the position', () => {
  it('LB-CON-21 goes straight ahead by the forward part of the way to the loser’s place', () => {
    expect(inMm(planCarry(alone(), 0, steps(930), steps(560))!)).toEqual({ x: 900, y: 560, facing: 0 });
    expect(planCarry(alone(), 0, steps(930), steps(640))).toBeNull();
    expect(planCarry(alone(), 0, steps(900), steps(600))).toBeNull();
  });

  it('LB-CON-21 measures that way along the facing it has', () => {
    const { x, y, facing } = inMm(planCarry(alone({ facing: 30 }), 0, steps(950), steps(540))!);
    // 50 sin 30 + 60 cos 30 = 76.96 mm ahead.
    expect([x, y, facing]).toEqual([expect.closeTo(938.48, 1), expect.closeTo(533.35, 1), 30]);
  });

  it('LB-CON-21 is not for a garrison', () => {
    const state = battlefield({
      units: [{ at: [900, 600], sector: 0, formation: 'garrison' }],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    expect(planCarry(state, 0, steps(900), steps(560))).toBeNull();
  });

  it('LB-CON-21 LB-TERR-05 stops before a stream', () => {
    const state = alone({}, { terrain: [{ kind: 'stream', points: [700, 560, 1100, 560] }] });
    expect(toMm(planCarry(state, 0, steps(900), steps(540))!.y)).toBeCloseTo(567.5, 1);
  });

  it('LB-CON-21 stops short of any unit and of closed ground', () => {
    const enemy = alone({}, { units: [{ side: 1, at: [900, 560] }] });
    const to = planCarry(enemy, 0, steps(900), steps(540));
    expect(to).not.toBeNull();
    expect(toMm(to!.y)).toBeGreaterThan(575.1);
    expect(toMm(to!.y)).toBeLessThan(575.3);
    // Also of one that stands where it would have come to touch him.
    const beyond = alone({}, { units: [{ side: 1, at: [900, 545] }] });
    expect(toMm(planCarry(beyond, 0, steps(900), steps(560))!.y)).toBeGreaterThan(560.1);
    const friend = alone({}, { units: [{ at: [900, 560] }] });
    expect(planCarry(friend, 0, steps(900), steps(540))?.y).toBe(to!.y);
    const house = alone({}, { terrain: [{ kind: 'building', box: [900, 560, 20, 20] }] });
    expect(toMm(planCarry(house, 0, steps(900), steps(500))!.y)).toBeCloseTo(577.5, 1);
    expect(toMm(planCarry(alone({ at: [900, 40] }), 0, steps(900), steps(0))!.y)).toBeCloseTo(7.5, 1);
  });

  it('LB-CON-21 may be done within 1S of other enemies', () => {
    const state = alone({}, { units: [{ side: 1, at: [900, 500] }] });
    expect(inMm(planCarry(state, 0, steps(900), steps(580))!)).toEqual({ x: 900, y: 580, facing: 0 });
  });

  it('LB-MOVE-32 does not end astride a hedge by it', () => {
    const state = alone({}, { terrain: [{ kind: 'hedge', points: [700, 560, 1100, 560] }] });
    expect(toMm(planCarry(state, 0, steps(900), steps(560))!.y)).toBeCloseTo(567.5, 1);
    expect(inMm(planCarry(state, 0, steps(900), steps(550))!).y).toBe(550);
  });
});

describe('breakthrough', () => {
  const horse = { kind: 'dragoons' } as const;
  /** Fronts `mm` apart; the cavalry's is at 585. */
  const into = (mm: number, theirs: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}) =>
    breakthroughTarget(
      alone(horse, { ...rest, units: [{ side: 1, at: [900, 585 - mm - 7.5], ...theirs }, ...(rest.units ?? [])] }),
      0,
    );

  it('LB-BRK-03 finds an enemy straight ahead within 1L that it can touch', () => {
    expect(into(180)?.target).toBe(1);
    expect(inMm(into(180)!.arrival)).toEqual({ x: 900, y: 420, facing: 0 });
    expect(inMm(into(150)!.arrival)).toEqual({ x: 900, y: 450, facing: 0 });
    expect(into(180.2)).toBeNull();
    expect(into(100, { at: [1000, 400] })).toBeNull();
    expect(into(100, { at: [1000, 400] }, { units: [{ side: 1, at: [900, 480] }] })?.target).toBe(2);
  });

  it('LB-BRK-04 takes the first that its path meets', () => {
    expect(into(150, {}, { units: [{ side: 1, at: [920, 480], formation: 'attackColumn' }] })?.target).toBe(2);
  });

  it('LB-BRK-04 is ruled out by friends or closed ground in the way', () => {
    expect(into(150, {}, { units: [{ at: [900, 500] }] })).toBeNull();
    expect(into(150, {}, { terrain: [{ kind: 'building', box: [900, 500, 10, 10] }] })).toBeNull();
    expect(into(150, {}, { units: [{ at: [990, 500], formation: 'attackColumn' }] })?.target).toBe(1);
  });

  it('LB-BRK-04 LB-MOVE-32 is ruled out by a hedge it would end astride of, not by one it leaves behind', () => {
    const hedge = (y: number): BattlefieldSpec => ({ terrain: [{ kind: 'hedge', points: [700, y, 1100, y] }] });
    expect(into(150, {}, hedge(440))).toBeNull();
    expect(into(150, {}, hedge(500))?.target).toBe(1);
  });

  it('LB-BRK-05 still names a square, for the rule that forbids it', () => {
    expect(into(100, { formation: 'square', at: [900, 450] })?.target).toBe(1);
  });

  it('LB-BUA-12 breaks into no garrison', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], ...horse },
        { side: 1, at: [900, 440], sector: 0, formation: 'garrison' },
      ],
      terrain: [{ kind: 'sector', box: [900, 440, 120, 120] }],
    });
    expect(breakthroughTarget(state, 0)).toBeNull();
  });

  it('LB-LEAD-17 tells which Generals are in the path', () => {
    expect(into(150, {}, { generals: [{ brigade: 1, at: [900, 520] }] })?.riddenDown).toEqual([1]);
    const state = alone(horse, {
      generals: [
        { brigade: 1, at: [900, 520] },
        { cinc: true, side: 1, at: [1000, 520] },
      ],
    });
    expect(generalsTouched(state, 0, state.units[0]!, { x: steps(900), y: steps(500) })).toEqual([1]);
    expect(generalsTouched(state, 0, state.units[0]!, { x: steps(900), y: steps(590) })).toEqual([]);
  });
});
