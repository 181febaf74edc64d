/** Planned moves by themselves: turn, leg and turn, straight back, of an order to fire, into sections and out of them. */
import type { Result } from '@drumhead/engine';
import { facing as facingOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { checkRefusal } from '../../test/promises.ts';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind, State } from '../state/state.ts';
import { type Arrival, planLeg, planMove, planMoveOfFire, planRetireStraight, tooFar, turnTowards } from './moves.ts';
import { planEnter, planExit, planLeave, planRetireFromSection } from './sections.ts';
import { poseOf, profileOf } from '../state/units.ts';

const one = (kind: Kind = 'line', at: readonly [number, number] = [60, 30], more: Partial<Troop> = {}): Troop => ({
  at,
  kind,
  ...more,
});
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });
const FAR = foe([5, 85]);
const town: TerrainFile = { id: 'town', kind: 'section', box: [55, 36, 65, 44] };
const state = (units: readonly Troop[], terrain: readonly TerrainFile[] = [], more: Partial<Position> = {}): State =>
  position({ units: [...units, FAR], terrain, ...more });

/** Where it ends, in centimetres and degrees, and what it costs; or the rule and reason. */
function told(plan: Result<Arrival>): string {
  if (!plan.ok) {
    checkRefusal(plan.refusal);
    return `${plan.refusal.rule} ${plan.refusal.reason.replace('sip.refusal.', '')}`;
  }
  const { pose, cost } = plan.value;
  const tenth = (length: number) => Math.round((length * 10) / cm(1)) / 10;
  return [tenth(pose.x), tenth(cm(90) - pose.y), pose.facing / 16, tenth(cost)].join(' ');
}

/** Turn, distance and turn, in degrees and centimetres. */
const way = (turn: number, distance = 0, turnAfter = 0) => ({
  turn: turn * 16,
  distance: cm(distance),
  turnAfter: turnAfter * 16,
});
const GARRISON: Troop = { at: [0, 0], section: 0 };
const SECOND: readonly TerrainFile[] = [{ id: 'first', kind: 'section', box: [5, 5, 15, 13] }, town];

describe('moves', () => {
  const move = (troops: readonly Troop[], ...asked: Parameters<typeof way>) =>
    told(planMove(state(troops), 0, way(...asked)));

  it('SIP-MOV-2 turns of up to 180 degrees, one of them at least or a leg', () => {
    expect(move([one('light')], 180, 0, 180)).toBe('60 30 0 0');
    expect(move([one('light')], 180.0625, 1)).toBe('SIP-MOV-2 noSuchTurn');
    expect(move([one('light')], 0, 1, -180.0625)).toBe('SIP-MOV-2 noSuchTurn');
    expect([move([one()], 0), move([one()], 0, 0, 30), move([one()], 30), move([one()], 0, 1)]).toEqual([
      'SIP-MOV-2 staysPut',
      '60 30 30 0',
      '60 30 30 0',
      '60 31 0 1',
    ]);
  });

  it('SIP-MOV-3 SIP-GEN-6 both turns and the leg together cost no more than the rate, but for 0.05 cm', () => {
    expect(move([one()], 90, 0, 90)).toBe('60 30 180 10');
    expect([move([one()], 90, 5.05), move([one()], 90, 5.06)]).toEqual(['65.1 30 90 10.1', 'SIP-MOV-1 tooCostly']);
    expect([move([one()], 0, 5.05, -90), move([one()], 0, 5.06, -90)]).toEqual([
      '60 35.1 270 10.1',
      'SIP-MOV-1 tooCostly',
    ]);
    expect(move([one()], 90, 1, 90)).toBe('SIP-MOV-1 tooCostly');
    const line = profileOf(state([one()]), 0);
    expect(tooFar(line, cm(12), cm(10))).toMatchObject({
      reason: 'sip.refusal.tooFar',
      facts: { asked: 12, allowed: 10 },
    });
  });

  it('SIP-GEN-9 where a turn ends is judged before the leg and after it', () => {
    const near = 'SIP-MOV-10 nearEnemy';
    expect([move([one(), foe([60, 35.4])], 90, 5), move([one(), foe([60, 35.4])], 90)]).toEqual([near, near]);
    expect([move([one(), foe([60, 40.4])], 0, 5, 90), move([one(), foe([60, 40.4])], 0, 5)]).toEqual([
      near,
      '60 35 0 5',
    ]);
    expect(move([one('line', [2.9, 30], { facing: 90 })], -90)).toBe('SIP-MOV-12 offTable');
  });

  it('SIP-TER-7 a garrison only leaves', () => {
    expect(told(planMove(state([GARRISON], [town]), 0, way(0, 5)))).toBe('SIP-TER-7 inSection');
    expect(told(planMove(state([{ ...GARRISON, section: 1 }], SECOND), 0, way(0, 5)))).toBe('SIP-TER-7 inSection');
  });

  it('SIP-MOV-1 a leg of no length is one; of the greatest cost allowed it is legal', () => {
    const at = state([one()]);
    const leg = (distance: number, most: number) => told(planLeg(at, 0, poseOf(at, 0), 0, cm(distance), cm(most)));
    expect([leg(0, 0), leg(5, 5), leg(5, 4.9)]).toEqual(['60 30 0 0', '60 35 0 5', 'SIP-MOV-1 tooFar']);
  });

  it('SIP-MOV-2 the turn that faces another unit, to the left or the right', () => {
    const towards = (at: readonly [number, number]) => turnTowards(state([one(), foe(at)]), 0, 1) / 16;
    expect([towards([60, 50]), towards([80, 30]), towards([40, 30]), towards([80, 50])]).toEqual([0, 90, -90, 45]);
    expect(Math.abs(towards([60, 10]))).toBe(180);
  });

  it('SIP-MOV-9 SIP-GEN-6 straight back up to the rate, by some way', () => {
    const back = (distance: number, more: Partial<Troop> = {}) =>
      told(planRetireStraight(state([one('line', [60, 30], more)]), 0, cm(distance)));
    expect([back(0), back(10), back(10.05), back(10.06)]).toEqual([
      'SIP-MOV-9 staysPut',
      '60 20 0 10',
      '60 20 0 10.1',
      'SIP-MOV-1 tooFar',
    ]);
    expect(back(10, { facing: 270 })).toBe('70 30 270 10');
  });
});

describe('the move of an order to fire', () => {
  const firing = (kind: Kind, fireFirst: boolean, ...asked: Parameters<typeof way>) =>
    told(planMoveOfFire(state([one(kind)]), 0, way(...asked), fireFirst));

  it('SIP-FIR-9 cavalry has none', () => {
    expect(firing('lightCavalry', false, 0, 5)).toBe('SIP-FIR-9 neverFires');
    expect(firing('heavyCavalry', true, 30)).toBe('SIP-FIR-9 neverFires');
  });

  it('SIP-MOV-5 SIP-MOV-8 line turns by 90 degrees, or by 45 with 5 cm, and never after the leg', () => {
    expect([firing('line', false, 90), firing('line', false, 90.0625)]).toEqual([
      '60 30 90 0',
      'SIP-MOV-5 quarterTurn',
    ]);
    expect([firing('line', false, 45, 1), firing('line', false, 45.0625, 1)]).toEqual([
      '60.7 30.7 45 1',
      'SIP-MOV-8 turnOrMove',
    ]);
    expect(firing('line', false, 0, 5, 10)).toBe('SIP-MOV-8 oneTurn');
    expect([firing('line', true, 0, 5), firing('line', true, 0, 5.1)]).toEqual(['60 35 0 5', 'SIP-MOV-6 tooFar']);
    expect(firing('line', false, 0)).toBe('SIP-MOV-2 staysPut');
  });

  it('SIP-MOV-7 SIP-MOV-8 light infantry has its whole rate before or after, horse guns before the shot', () => {
    expect([firing('light', false, 30, 12, 30), firing('light', true, 0, 12)]).toEqual(['66 40.4 60 12', '60 42 0 12']);
    expect(firing('light', false, 0, 12.1)).toBe('SIP-MOV-1 tooFar');
    expect([firing('horseArtillery', false, 0, 20), firing('horseArtillery', true, 0, 20)]).toEqual([
      '60 50 0 20',
      'SIP-MOV-8 gunsMoveFirst',
    ]);
    expect(firing('horseArtillery', false, 0, 20.1)).toBe('SIP-MOV-1 tooFar');
  });

  it('SIP-MOV-5 SIP-MOV-8 foot guns turn by up to 90 degrees before the shot, and do nothing else', () => {
    expect([firing('footArtillery', false, 90), firing('footArtillery', false, 90.0625)]).toEqual([
      '60 30 90 0',
      'SIP-MOV-5 quarterTurn',
    ]);
    expect(firing('footArtillery', true, 90)).toBe('SIP-MOV-8 gunsMoveFirst');
    expect([firing('footArtillery', false, 0, 1), firing('footArtillery', false, 30, 0, 30)]).toEqual([
      'SIP-MOV-5 turnOnly',
      'SIP-MOV-5 turnOnly',
    ]);
    expect(firing('footArtillery', false, 0)).toBe('SIP-MOV-2 staysPut');
  });

  it('SIP-TER-7 SIP-GEN-9 not out of a section, nor to a turn that is closed', () => {
    const held = (section: number, terrain: readonly TerrainFile[]) =>
      told(planMoveOfFire(state([{ ...GARRISON, section }], terrain), 0, way(30), false));
    expect([held(0, [town]), held(1, SECOND)]).toEqual(['SIP-TER-7 inSection', 'SIP-TER-7 inSection']);
    expect(told(planMoveOfFire(state([one(), foe([60, 35.4])]), 0, way(90), false))).toBe('SIP-MOV-10 nearEnemy');
  });
});

describe('into a section', () => {
  const enter = (troops: readonly Troop[], turn = 0, section = 0, terrain: readonly TerrainFile[] = [town]) =>
    told(planEnter(state(troops, terrain), 0, turn * 16, section, facingOf(90)));

  it('SIP-TER-7 foot whose front edge reaches it by its rate, and ends in its middle with any facing', () => {
    expect(enter([one()])).toBe('60 40 90 4.5');
    expect(enter([one('light')])).toBe('60 40 90 4.5');
    expect(enter([one('footArtillery')])).toBe('SIP-TER-7 footOnly');
    expect([enter([one('line', [60, 24.45])]), enter([one('line', [60, 24.44])])]).toEqual([
      '60 40 90 10.1',
      'SIP-TER-7 notReached',
    ]);
    expect(enter([one('line', [70, 30])])).toBe('SIP-TER-7 notReached');
    expect(enter([one('line', [60, 34.5])])).toBe('60 40 90 0');
  });

  it('SIP-TER-7 SIP-MOV-3 a turn of up to 180 degrees before it costs as in any move', () => {
    expect(enter([one('line', [60, 30], { facing: 90 })], -90)).toBe('60 40 90 9.5');
    expect(enter([one('line', [60, 29], { facing: 90 })], -90)).toBe('SIP-MOV-1 tooCostly');
    expect(enter([one('light', [60, 30], { facing: 180 })], 180)).toBe('60 40 90 4.5');
    expect(enter([one('light', [60, 30], { facing: 180 })], -180.0625)).toBe('SIP-MOV-2 noSuchTurn');
    // Foot that turns beside an enemy.
    const near = [one('line', [60, 30], { facing: 90 }), foe([65.4, 30.5], { facing: 90 })];
    expect(enter(near, -90)).toBe('SIP-MOV-10 nearEnemy');
  });

  it('SIP-TER-7 not into one that is held or is none, nor from another', () => {
    expect(enter([one(), foe([0, 0], { section: 0 })])).toBe('SIP-TER-7 sectionTaken');
    expect(told(planEnter(state([foe([0, 0], { section: 0 }), one()], [town]), 1, 0, 0, 0))).toBe(
      'SIP-TER-7 sectionTaken',
    );
    expect([enter([one()], 0, 1), enter([one()], 0, -1)]).toEqual([
      'SIP-TER-7 noSuchSection',
      'SIP-TER-7 noSuchSection',
    ]);
    expect(enter([GARRISON], 0, 1, [town, ...SECOND.slice(0, 1)])).toBe('SIP-TER-7 inSection');
    expect(enter([{ ...GARRISON, section: 1 }], 0, 0, SECOND)).toBe('SIP-TER-7 inSection');
  });

  it('SIP-TER-7 SIP-INT-2 SIP-MOV-10 on a way that is open: past a friend or an enemy it is none', () => {
    expect(enter([one(), one('line', [62, 33.2])])).toBe('SIP-INT-2 friendInWay');
    expect(enter([one(), foe([66.9, 35])])).toBe('SIP-MOV-10 nearEnemy');
    expect(enter([one(), foe([67, 35])])).toBe('60 40 90 4.5');
    const hedge: TerrainFile = { id: 'hedge', kind: 'obstacle', points: [50, 33, 70, 33] };
    expect(enter([one()], 0, 0, [town, hedge])).toBe('60 40 90 9.5');
    expect(enter([one('line', [60, 29])], 0, 0, [town, hedge])).toBe('SIP-MOV-1 tooCostly');
  });
});

describe('out of a section', () => {
  const held = (more: readonly Troop[] = [], terrain: readonly TerrainFile[] = [town], section = 0) =>
    state([{ ...GARRISON, section }, ...more], terrain);
  const leave = (side: number, distance: number, more: readonly Troop[] = []) =>
    told(planLeave(held(more), 0, side, cm(distance)));

  it('SIP-TER-7 by any side, outside its middle and facing outward, at half the rate, then straight on', () => {
    expect([0, 1, 2, 3].map((side) => leave(side, 0))).toEqual([
      '60 45.5 0 5',
      '66.5 40 90 5',
      '60 34.5 180 5',
      '53.5 40 270 5',
    ]);
    expect([leave(0, 5), leave(0, 5.05), leave(0, 5.06)]).toEqual([
      '60 50.5 0 10',
      '60 50.6 0 10.1',
      'SIP-MOV-1 tooFar',
    ]);
    const far = planLeave(held(), 0, 0, cm(6));
    expect(far.ok ? null : far.refusal.facts).toMatchObject({ asked: 11, allowed: 10 });
    expect(told(planLeave(state([one()], [town]), 0, 0, 0))).toBe('SIP-TER-7 notInSection');
    expect(told(planLeave(held([], SECOND, 1), 0, 1, 0))).toBe('66.5 40 90 5');
  });

  it('SIP-TER-7 the place outside is legal, and so is the way on', () => {
    expect(leave(0, 0, [one('line', [60, 46])])).toBe('SIP-INT-2 endsOnFriend');
    expect(leave(0, 0, [foe([60, 49.4])])).toBe('SIP-MOV-10 nearEnemy');
    expect(leave(0, 0.8, [foe([60, 50])])).toBe('SIP-MOV-10 nearEnemy');
    expect(leave(0, 0, [foe([60, 50])])).toBe('60 45.5 0 5');
    const hedge: TerrainFile = { id: 'hedge', kind: 'obstacle', points: [50, 47, 70, 47] };
    expect(told(planLeave(held([], [town, hedge]), 0, 0, cm(3)))).toBe('SIP-MOV-1 tooCostly');
    const exit = (target?: number) => {
      const plan = planExit(held([foe([60, 49.4])]), 0, 0, target);
      return plan.ok ? 'ok' : plan.refusal.rule;
    };
    expect([exit(), exit(-1), exit(1)]).toEqual(['SIP-MOV-10', 'SIP-MOV-10', 'ok']);
  });

  it('SIP-TER-7 it retires by the side nearest its home edge, facing the section, and goes straight back', () => {
    expect([0, 3, 5.1].map((distance) => told(planRetireFromSection(held(), 0, cm(distance))))).toEqual([
      '60 34.5 0 5',
      '60 31.5 0 8',
      'SIP-MOV-1 tooFar',
    ]);
    const north: State = { ...held(), edges: ['north', 'south'] };
    expect(told(planRetireFromSection(north, 0, cm(3)))).toBe('60 48.5 180 8');
    expect(told(planRetireFromSection(held([one('line', [60, 34])]), 0, 0))).toBe('SIP-INT-2 endsOnFriend');
  });
});
