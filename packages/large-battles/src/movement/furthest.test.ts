/** Moves that are too long as asked: the longest legal ones, and those offered instead. */
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { furthest, roomOf, shorter } from './furthest.ts';
import { moveOffers, nearestMove, planMove } from './index.ts';
import { aroundActions } from './path/surroundings.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
type Long = Extract<Move, { readonly distance: number; readonly kind: 'straight' | 'oblique' | 'backward' | 'fast' }>;

/** The longest legal length of all, one step after the other from the longest that there is. */
function longest(state: State, asked: Long, most: number): number {
  for (let distance = most; distance > 0; distance--) {
    if (planMove(state, mover(state, 0), { ...asked, distance }).ok) return distance;
  }
  return 0;
}
const enemy = (x: number, y: number, more: Partial<UnitSpec> = {}): BattlefieldSpec => ({
  units: [{ side: 1, at: [x, y], ...more }],
});
const house = (x: number, y: number): BattlefieldSpec => ({ terrain: [{ kind: 'building', box: [x, y, 20, 20] }] });
const column = { formation: 'marchColumn' } as const;
const ahead: Long = { kind: 'straight', distance: steps(500) };
const freely: Long = { kind: 'fast', direction: 0, distance: steps(500), facing: 0 };

describe('the longest legal move', () => {
  it.each<readonly [string, State, Long, number]>([
    ['LB-MOVE-28 before an enemy', alone({}, enemy(900, 450)), ahead, steps(80)],
    [
      'LB-MOVE-29 aslant past an enemy',
      alone({}, enemy(1010, 470)),
      { ...ahead, kind: 'oblique', angle: 400 },
      steps(80),
    ],
    ['LB-TERR-04 before a house', alone({}, house(900, 550)), ahead, steps(80)],
    [
      'LB-MOVE-27 back to the table edge',
      alone({ at: [900, 1160] }),
      { kind: 'backward', distance: steps(90) },
      steps(50),
    ],
    ['LB-MOVE-15 beside a wood', alone({}, { terrain: [{ kind: 'wood', box: [840, 520, 40, 20] }] }), ahead, steps(80)],
    [
      'LB-MOVE-32 over a hedge',
      alone({}, { terrain: [{ kind: 'hedge', points: [700, 572, 1100, 572] }] }),
      ahead,
      steps(80),
    ],
    ['LB-MOVE-22 a column before an enemy', alone(column, enemy(900, 430)), freely, steps(120)],
    ['LB-MOVE-22 a column, its whole length', alone(column), freely, steps(120)],
    ['LB-PASS-01 onto no friend', alone({}, { units: [{ at: [900, 525] }] }), ahead, steps(80)],
  ])('%s', (_title, state, asked, most) => {
    const distance = longest(state, asked, most);
    expect(distance).toBeGreaterThan(0);
    expect(nearestMove(state, mover(state, 0), asked)).toEqual({ ...asked, distance });
  });

  it('LB-MOVE-28 LB-PASS-01 just before an enemy, where a friend stands on every shorter way but the shortest', () => {
    const state = alone({}, { units: [{ side: 1, at: [900, 435] }, { at: [900, 592.5 - 39 - 7.5] }] });
    expect(nearestMove(state, mover(state, 0), ahead)).toEqual({ kind: 'straight', distance: steps(70) - 7 });
  });

  it('LB-MOVE-15 LB-PASS-01 a whole reduced stick, where a friend stands on every shorter way but the shortest', () => {
    const state = alone(
      {},
      {
        units: [{ at: [900, 592.5 - 18.5 - 7.5] }],
        terrain: [{ kind: 'wood', box: [840, 600, 10, 10] }],
      },
    );
    expect(nearestMove(state, mover(state, 0), { ...ahead, distance: steps(64) })).toEqual({
      kind: 'straight',
      distance: steps(50),
    });
  });

  it('LB-MOVE-22 of a column no turn on the spot in place of a march', () => {
    const state = alone(column, { units: [{ side: 1, at: [900, 570 - 79 - 7.5] }] });
    expect(nearestMove(state, mover(state, 0), { ...freely, facing: 160 })).toBeNull();
  });

  it('LB-MOVE-02 of a length below one step, or in no direction, there is none', () => {
    const state = alone();
    expect(nearestMove(state, mover(state, 0), { kind: 'straight', distance: 0.5 })).toBeNull();
    expect(nearestMove(state, mover(state, 0), { kind: 'straight', distance: -9 })).toBeNull();
    expect(nearestMove(state, mover(state, 0), { kind: 'oblique', angle: 721, distance: 64 })).toBeNull();
  });

  it('LB-MOVE-31 none where an enemy within 1S would come nearer', () => {
    const state = alone({}, enemy(900, 530));
    expect(nearestMove(state, mover(state, 0), ahead)).toBeNull();
    // Away from it a near enemy does not matter.
    expect(nearestMove(state, mover(state, 0), { kind: 'backward', distance: steps(90) })).toEqual({
      kind: 'backward',
      distance: steps(50),
    });
  });
});

describe('lengths of a move that was refused', () => {
  const straight = (distance: number): Long => ({ kind: 'straight', distance });
  const longestOf = (state: State, asked: Long) => furthest(aroundActions(state, 0), mover(state, 0), asked)?.distance;
  const quick = (state: State, asked: Long, room: number) =>
    shorter(aroundActions(state, 0), mover(state, 0), asked, room)?.distance;

  it('LB-MOVE-02 from one step on', () => {
    expect([1, 2].map((distance) => longestOf(alone(), straight(distance)))).toEqual([1, 2]);
    expect([0, 1, 2].map((room) => quick(alone(), straight(2), room))).toEqual([undefined, 1, 2]);
  });

  it('LB-PASS-01 the longest is beyond a friend on whom no move may end', () => {
    const beyond = alone({}, { units: [{ at: [900, 555] }], ...house(900, 518.5) });
    expect(longestOf(beyond, ahead)).toBe(steps(64));
  });

  it('LB-MOVE-28 LB-PASS-01 never longer than what is free before an enemy, though a reduced stick may be legal', () => {
    // No move may end on the friend, 10 to 40 mm ahead; the wood lies aside.
    const state = alone({}, { units: [{ at: [900, 575] }], terrain: [{ kind: 'wood', box: [840, 600, 10, 10] }] });
    expect(quick(state, straight(steps(64)), steps(64))).toBe(steps(50));
    expect(quick(state, straight(steps(64)), steps(30))).toBeUndefined();
  });

  it('LB-MOVE-05 there is no room in a direction that no oblique move has', () => {
    const s = aroundActions(alone(), 0);
    expect(roomOf(s, { kind: 'oblique', angle: 721, distance: 64 })).toBe(0);
    expect(roomOf(s, { kind: 'oblique', angle: 720, distance: 64 })).toBe(64);
  });
});

describe('lengths of offers', () => {
  const offered = (state: State, kind: Move['kind'], direction?: number): number[] =>
    moveOffers(state, mover(state, 0)).flatMap((move) =>
      move.kind === kind &&
      'distance' in move &&
      (direction === undefined || (move as { direction?: number }).direction === direction)
        ? [Math.round(toMm(move.distance) * 10) / 10]
        : [],
    );
  const wood = { kind: 'wood', box: [900, 560, 60, 10] } as const;

  it.each<readonly [string, State, readonly number[]]>([
    ['LB-MOVE-02 in the open: all of it, and half', alone(), [80, 40]],
    ['LB-MOVE-15 into a wood: the next stick, and half of it', alone({}, { terrain: [wood] }), [50, 25]],
    ['LB-TERR-04 before a house: half, and half of that', alone({}, house(900, 530)), [40, 20]],
    [
      'LB-MOVE-15 LB-TERR-04 before a house in a wood: half too',
      alone({}, { terrain: [wood, { kind: 'building', box: [900, 540, 20, 10] }] }),
      [40, 20],
    ],
    ['LB-TERR-04 before a house that is nearer: nothing', alone({}, house(900, 562)), []],
    ['LB-MOVE-28 before an enemy: just that, and half', alone({}, enemy(900, 435)), [69.9, 34.9]],
    [
      'LB-MOVE-28 LB-TERR-04 before an enemy behind a house: half of what is free',
      alone({}, { ...enemy(900, 435), terrain: [{ kind: 'building', box: [900, 530, 20, 20] }] }),
      [34.9, 17.5],
    ],
    [
      'LB-MOVE-28 LB-MOVE-15 before an enemy behind a wood: the next stick',
      alone({}, { ...enemy(900, 435), terrain: [wood] }),
      [50, 25],
    ],
    [
      'LB-MOVE-28 LB-MOVE-15 before an enemy near a wood: as far as it is free, below the next stick',
      alone({}, { ...enemy(900, 465), terrain: [wood] }),
      [39.9, 19.9],
    ],
    [
      'LB-TERR-05 before a stream: the next stick',
      alone({}, { terrain: [{ kind: 'stream', points: [800, 535, 1000, 535] }] }),
      [50, 25],
    ],
    ['LB-MOVE-31 towards an enemy within 1S: nothing', alone({}, enemy(900, 530)), []],
    [
      'LB-MOVE-32 LB-MOVE-15 over a hedge: the next stick',
      alone({}, { terrain: [{ kind: 'hedge', points: [800, 570, 1000, 570] }] }),
      [50],
    ],
  ])('%s', (_title, state, lengths) => {
    expect(offered(state, 'straight')).toEqual(lengths);
  });

  it('LB-MOVE-31 LB-MOVE-08 away from an enemy within 1S: all of it', () => {
    expect(offered(alone({}, enemy(900, 530)), 'backward')).toEqual([50]);
  });

  it('LB-MOVE-22 a column is offered its full length where it slips past an enemy by turning, else the room before it', () => {
    // To the right its head passes the enemy at 85 mm; its tail, were it to keep its facing, at less than 1S.
    const past = alone(column, enemy(960, 725, { formation: 'attackColumn' }));
    expect(offered(past, 'fast', 1440)).toEqual([120]);
    const before = alone(column, enemy(900, 412.5));
    expect(offered(before, 'fast', 0)).toEqual([69.9, 34.9]);
  });

  it('LB-MOVE-09 LB-MOVE-11 LB-MOVE-20 wheels: the largest forward, for guns backward too', () => {
    const wheels = (unit: Partial<UnitSpec>): readonly unknown[] => {
      const state = alone(unit);
      return moveOffers(state, mover(state, 0)).flatMap((move) =>
        move.kind === 'wheel' ? [[move.pivot, move.angle]] : [],
      );
    };
    expect(wheels({})).toEqual([
      ['left', 384],
      ['right', 384],
    ]);
    expect(wheels({ kind: 'dragoons' })).toEqual([
      ['left', 1440],
      ['right', 1440],
    ]);
    expect(wheels({ kind: 'battery' })).toEqual([
      ['left', 787],
      ['left', -787],
      ['right', 787],
      ['right', -787],
    ]);
  });

  it('LB-MOVE-19 of a square a few go ahead and left or back and right, by turns of a centimetre', () => {
    const few = (x: number, y: number): readonly number[] => {
      const state = alone({ formation: 'square', at: [x, y], facing: 30 });
      return moveOffers(state, mover(state, 0), undefined, 'few').flatMap((move) =>
        move.kind === 'shift' ? [move.direction / 16] : [],
      );
    };
    expect(few(900, 600)).toEqual([30, 300]);
    expect(few(910, 600)).toEqual([210, 120]);
    expect(few(900, 610)).toEqual([210, 120]);
    expect(few(910, 610)).toEqual([30, 300]);
  });
});
