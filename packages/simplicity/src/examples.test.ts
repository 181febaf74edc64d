// The worked examples of the catalogue, chapter 20, under their names.
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { charge, move, playing } from '../test/playing.ts';
import type { Troop } from './scenarios/position.ts';
import { isFlank } from './combat/charge.ts';
import { fireDice } from './combat/scores.ts';
import { sightOf } from './ground/sight.ts';
import { poseOf } from './state/units.ts';
import { breakingPoint, isBroken } from './victory/victory.ts';

/** Two units face to face, `gap` cm between them: red looks north from (60, 30). */
const facing = (gap: number, red = {}, blue = {}) => [
  { at: [60, 30] as const, ...red },
  { side: 1 as const, at: [60, 33 + gap] as const, ...blue },
];

describe('worked examples', () => {
  it('EX-1 EX-5 SIP-AP-1 action points are a die and the Command bases on the table', () => {
    const points = (bases: number, face: number) => {
      const commands = Array.from({ length: bases }, (_, i) => ({ side: 1 as const, at: [20 + 10 * i, 80] as const }));
      const t = playing({ units: [{ at: [60, 10] }, { side: 1, at: [60, 80] }], commands }).red({ type: 'endTurn' });
      return t.roll([face]).state.points;
    };
    expect(points(3, 4)).toBe(7);
    expect(points(1, 2)).toBe(3);
    expect(points(0, 6)).toBe(6);
  });

  it('EX-2 SIP-FIR-3 SIP-GEN-3 infantry with 2 DP rolls 2 dice', () => {
    expect(total(fireDice(playing({ units: facing(7, { dp: 2 }) }).state, 0))).toBe(2);
  });

  it('EX-3 EX-4 SIP-FIR-4 SIP-CNV-1 a fresh line unit at cavalry: 4+, two hits, one DP on a 5', () => {
    const t = playing({ units: facing(7, {}, { kind: 'heavyCavalry' }) }).red({ type: 'fire', unit: 0, target: 1 });
    t.roll([3, 6, 1, 5], [5]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.event('converted')).toMatchObject({ needed: 4, disrupted: true });
    expect(t.unit(1).dp).toBe(1);
  });

  it('EX-6 SIP-ACT-2 SIP-ACT-6 SIP-AP-2 a charge that fails its 4+ leaves the unit confused, the point gone', () => {
    const t = playing({ units: [...facing(6, { dp: 2 }), { at: [90, 10] }] })
      .red(charge(0, 1))
      .roll([3]);
    expect(t.event('activationRolled')).toMatchObject({ needed: 4, success: false });
    expect(t.unit(0)).toMatchObject({ confused: true, ordered: true });
    expect(t.refused('red', { type: 'fire', unit: 0, target: 1 })).toBe('SIP-AP-4');
    expect(t.state.points).toBe(9);
  });

  it('EX-7 SIP-ACT-3 Raw with 3 DP and a Command base at 8 cm moves on a 5', () => {
    const base = { at: [60, 19.25] as const };
    const t = playing({
      units: [
        { at: [60, 30], class: 'raw', dp: 3 },
        { side: 1, at: [60, 80] },
      ],
      commands: [base],
    });
    t.red(move(0, 5)).roll([5]);
    expect(total(t.event('activationRolled').tally)).toBe(0);
    expect(t.stands(0)).toEqual([60, 35, 0]);
  });

  it('EX-8 SIP-ACT-3 SIP-CMD-1 Elite with 1 DP and a Command base at 10 cm moves on a 1', () => {
    const base = { at: [60, 17.25] as const };
    const t = playing({
      units: [
        { at: [60, 30], class: 'elite', dp: 1 },
        { side: 1, at: [60, 80] },
      ],
      commands: [base],
    });
    t.red(move(0, 5)).roll([1]);
    expect(t.event('activationRolled')).toMatchObject({ needed: 3, success: true });
  });

  it('EX-9 SIP-MOV-6 a line unit moves 5 and fires at 9 cm: 5+ twice, Raw disrupted on a 3', () => {
    const t = playing({ units: facing(14, {}, { class: 'raw', dp: 1 }) });
    t.red({ type: 'moveFire', unit: 0, fireFirst: false, turn: 0, distance: 5 * 640, turnAfter: 0, target: 1 });
    t.roll([4, 5, 6, 2], [3]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.unit(1).dp).toBe(2);
  });

  it('EX-10 SIP-FIR-7 light infantry at Elite line in a wood: three hits, one saved, two do nothing', () => {
    const wood = { id: 'wood', kind: 'woods' as const, box: [50, 36, 70, 60] };
    const t = playing({ units: facing(7, { kind: 'light' }, { class: 'elite' }), terrain: [wood] });
    t.red({ type: 'fire', unit: 0, target: 1 }).roll([4, 6, 5, 1], [4, 2, 3], [4]);
    expect(t.event('saved').saves).toBe(1);
    expect(t.event('converted')).toMatchObject({ needed: 5, disrupted: false });
  });

  it('EX-11 SIP-FIR-1 SIP-FIR-3 a foot battery with 1 DP at 52 cm: three dice at 6', () => {
    const t = playing({
      units: [
        { at: [60, 10], kind: 'footArtillery', dp: 1 },
        { side: 1, at: [60, 65.5] },
      ],
    });
    t.red({ type: 'fire', unit: 0, target: 1 }).roll([6, 5, 6], [4]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.unit(1).dp).toBe(1);
  });

  it('EX-12 SIP-FIR-6 SIP-MOV-7 a horse battery moves 20 and fires at 18 cm on 6s; at 25 cm it may not', () => {
    const shot = {
      type: 'moveFire',
      unit: 0,
      fireFirst: false,
      turn: 0,
      distance: 20 * 640,
      turnAfter: 0,
      target: 1,
    } as const;
    const guns = (gap: number) =>
      playing({
        units: [
          { at: [60, 10], kind: 'horseArtillery' },
          { side: 1, at: [60, 33.5 + gap], kind: 'lightCavalry', dp: 1 },
        ],
      });
    const t = guns(18).red(shot).roll([6, 6, 3, 1], [3]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.unit(1).dp).toBe(1);
    expect(guns(25).red(shot).eventTypes).toContain('fireLost');
  });

  it('EX-13 SIP-FIR-4 SIP-BRK-7 a line unit at a deployed battery with 3 DP: 5+, and it is destroyed', () => {
    const t = playing({ units: facing(6.5, {}, { kind: 'footArtillery', dp: 3 }) }).red({
      type: 'fire',
      unit: 0,
      target: 1,
    });
    t.roll([4, 4, 5, 6], [4]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.event('removed')).toMatchObject({ unit: 1, why: 'destroyed' });
  });

  it('EX-14 SIP-CNV-1 SIP-BRK-1 SIP-BRK-2 four hits on Raw need no die; the fourth DP routs it 15 cm', () => {
    const t = playing({ units: facing(10, {}, { class: 'raw', dp: 3 }) }).red({ type: 'fire', unit: 0, target: 1 });
    t.roll([4, 5, 6, 4]);
    expect(t.event('converted').face).toBeNull();
    expect(t.unit(1).status).toBe('routing');
    expect(t.stands(1)).toEqual([60, 58, 0]);
  });

  it('EX-15 SIP-MEL-6 SIP-MEL-7 SIP-MEL-8 line charges line with 2 DP, wins, and may advance 5', () => {
    const t = playing({ units: facing(6, {}, { dp: 2 }) }).red(charge(0, 1));
    t.roll([4, 2, 5, 3], [4, 1], [2], [4]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 0, loser: 1, hits: [2, 1] });
    const [loser, winner] = t.eventsOf('converted');
    expect(total(loser?.hits ?? [])).toBe(4);
    expect(loser).toMatchObject({ unit: 1, needed: 2, disrupted: true });
    expect(winner).toMatchObject({ unit: 0, needed: 5, disrupted: false });
    expect(t.unit(1).dp).toBe(3);
    expect(t.stands(1)).toEqual([60, 49, 180]);
    expect(t.waits).toBe('red advance');
    t.red({ type: 'advance', distance: 5 * 640, facing: 0, occupy: false });
    expect(t.stands(0)[1]).toBeCloseTo(41, 1);
  });

  it('EX-16 SIP-MEL-6 equal hits: the charger loses, nothing on a 1, and goes back 10', () => {
    const t = playing({ units: facing(6) })
      .red(charge(0, 1))
      .roll([4, 6, 1, 2], [5, 4, 3, 1], [1], [4]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 1, loser: 0 });
    expect(t.unit(0).dp).toBe(0);
    expect(t.unit(1).dp).toBe(1);
    expect(t.stands(0)[1]).toBeCloseTo(26, 1);
    expect(t.stands(1)).toEqual([60, 39, 180]);
  });

  it('EX-17 SIP-MEL-3 SIP-MEL-4 heavy cavalry at fresh line in front: 4+ against 3+, beaten', () => {
    const t = playing({ units: facing(6, { kind: 'heavyCavalry' }) }).red(charge(0, 1));
    t.roll([4, 6, 2, 1], [3, 3, 5, 1], [5], [3]);
    const [charger, defender] = t.eventsOf('meleeRolled');
    expect([total(charger?.score ?? []), total(defender?.score ?? [])]).toEqual([4, 3]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 1, hits: [2, 3] });
    expect([t.unit(0).dp, t.unit(1).dp]).toEqual([1, 0]);
  });

  it('EX-18 SIP-MEL-12 heavy cavalry in the flank of line with 3 DP rides it down', () => {
    const units = [
      { at: [40, 52] as const, facing: 90, kind: 'heavyCavalry' as const },
      { side: 1 as const, at: [55, 50] as const, facing: 180, dp: 3 },
    ];
    const t = playing({ units }).red(charge(0, 1));
    expect(t.frame('melee').flank).toBe(true);
    t.roll([3, 5, 2, 6], [5], [3], [6]);
    expect(t.event('meleeWon').hits).toEqual([3, 1]);
    expect(t.event('removed')).toMatchObject({ unit: 1, why: 'riddenDown' });
    expect(t.unit(0).dp).toBe(1);
    expect(t.waits).toBe('red advance');
    expect(Math.max(...t.offered('red', 'advance').map(({ distance }) => distance))).toBe(10 * 640);
  });

  it('EX-19 SIP-MEL-11 light cavalry takes a battery in front', () => {
    const t = playing({ units: facing(8, { kind: 'lightCavalry' }, { kind: 'footArtillery', at: [60, 42] }) }).red(
      charge(0, 1),
    );
    t.roll([4, 4, 2, 3], [6, 2, 1, 3], [2]);
    expect(t.event('removed')).toMatchObject({ unit: 1, why: 'overrun' });
    expect(t.unit(0).dp).toBe(0);
    expect(Math.max(...t.offered('red', 'advance').map(({ distance }) => distance))).toBe(12.5 * 640);
  });

  it('EX-20 SIP-MEL-4 SIP-MEL-13 heavy cavalry with more supports: 4 less 2 is 3 at best; it is recalled', () => {
    const t = playing({
      units: [
        ...facing(6, { kind: 'heavyCavalry' }, { kind: 'heavyCavalry', class: 'elite' }),
        { at: [70, 33] },
        { at: [50, 33] },
        { side: 1, at: [70, 45] },
      ],
    }).red(charge(0, 1));
    t.roll([3, 3, 1, 2], [4, 1, 1, 2], [2], [5]);
    const [charger, defender] = t.eventsOf('meleeRolled');
    expect([total(charger?.score ?? []), total(defender?.score ?? [])]).toEqual([3, 4]);
    expect(t.event('meleeWon').hits).toEqual([2, 1]);
    expect([t.unit(0).dp, t.unit(1).dp]).toEqual([1, 0]);
    expect(t.eventsOf('moved').at(-1)).toMatchObject({ unit: 0, how: 'recall' });
    expect(t.stands(0)[1]).toBeCloseTo(26, 1);
  });

  it('EX-21 SIP-MEL-2 SIP-MEL-14 SIP-CMD-4 line with its general storms a Raw garrison and may occupy', () => {
    const t = playing({
      units: [
        { at: [60, 30], dp: 1 },
        { side: 1, at: [0, 0], class: 'raw', section: 0 },
      ],
      commands: [{ at: [60, 27.3] }],
      terrain: [{ id: 'b', kind: 'section', box: [55, 36, 65, 44] }],
    }).red(charge(0, 1, 0, 0));
    t.roll([5], [5, 6, 4, 5], [4, 4, 2, 1], [6], [2]);
    const [charger] = t.eventsOf('meleeRolled');
    expect([total(charger?.dice ?? []), total(charger?.score ?? [])]).toEqual([4, 5]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 0, hits: [3, 2] });
    expect(t.event('risked')).toMatchObject({ face: 2, lost: false });
    expect([t.unit(0).dp, t.unit(1).dp]).toEqual([2, 1]);
    t.red({ type: 'advance', distance: 0, facing: 0, occupy: true });
    expect(t.unit(0).section).toBe(0);
    expect(t.rides(0)).toEqual([60, 40]);
  });

  it('EX-22 SIP-RAL-2 SIP-RAL-5 SIP-RAL-6 a failed rally at 5+ is rolled again for the base at 6 cm', () => {
    const t = playing({
      units: [
        { at: [60, 30], dp: 2 },
        { side: 1, at: [60, 80] },
      ],
      commands: [{ at: [60, 21.25] }],
    });
    t.red({ type: 'rally', unit: 0, command: -1 }).roll([4]);
    expect(t.unit(0)).toMatchObject({ dp: 2, rallyFailed: true });
    t.red({ type: 'reroll', unit: 0, command: 0 }).roll([5]);
    expect(t.unit(0).dp).toBe(1);
    expect(t.state.points).toBe(8);
  });

  it('EX-23 SIP-RAL-7 SIP-RAL-8 a base in contact stops a routing Elite unit on a 4', () => {
    const runner = { at: [60, 30] as const, class: 'elite' as const, dp: 4, status: 'routing' as const, facing: 180 };
    const t = playing({ units: [runner, { side: 1, at: [60, 80] }], commands: [{ at: [60, 32.8] }] });
    t.red({ type: 'rally', unit: 0, command: 0 }).roll([4]);
    expect(t.unit(0)).toMatchObject({ status: 'ready', dp: 3 });
    expect(t.waits).toBe('red face');
    t.red({ type: 'face', facing: 0 });
    expect(t.unit(0).facing).toBe(0);
  });

  it('EX-24 SIP-BRK-2 SIP-BRK-6 light cavalry 30 cm from its edge runs off it', () => {
    const horse = {
      side: 1 as const,
      at: [60, 58.5] as const,
      kind: 'lightCavalry' as const,
      dp: 3,
      class: 'raw' as const,
    };
    const t = playing({ units: [{ at: [60, 46] }, horse] }).red({ type: 'fire', unit: 0, target: 1 });
    t.roll([4, 4, 4, 4]);
    expect(t.event('removed')).toMatchObject({ unit: 1, why: 'offTable' });
  });

  it('EX-25 SIP-INT-3 SIP-INT-4 a retreat through line and light infantry is tested once', () => {
    const t = playing({
      units: [...facing(6, {}, { dp: 2 }), { side: 1, at: [60, 44] }, { side: 1, kind: 'light', at: [60, 48] }],
    }).red(charge(0, 1));
    t.roll([4, 2, 5, 3], [1, 1], [1], [5]);
    expect(t.eventsOf('passed')).toEqual([expect.objectContaining({ unit: 1, friend: 2, face: 5, disrupted: true })]);
    expect(t.unit(1).dp).toBe(3);
  });

  it('SIP-INT-3 SIP-INT-4 every kind but light infantry is tested, and for every kind but light infantry', () => {
    const tested = (own: NonNullable<Troop['kind']>, friend: NonNullable<Troop['kind']>) => {
      const units = [...facing(6, {}, { kind: own, dp: 2 }), { side: 1 as const, kind: friend, at: [60, 44] as const }];
      const t = playing({ units }).red(charge(0, 1)).roll([4, 4, 5, 4], [1, 1], [1]);
      expect(t.eventsOf('moved').map(({ how }) => how)).toContain('retreat');
      return t.waits === 'dice passing';
    };
    expect(tested('line', 'line')).toBe(true);
    expect(tested('line', 'footArtillery')).toBe(true);
    expect(tested('line', 'light')).toBe(false);
    expect(tested('light', 'line')).toBe(false);
    expect(tested('light', 'footArtillery')).toBe(false);
    expect(tested('light', 'light')).toBe(false);
  });

  it('EX-26 SIP-LOS-1 SIP-LOS-2 the one at (66, 40) is in arc at 7.0 cm, the one at (74, 36) is not', () => {
    const t = playing({ units: [{ at: [60, 30] }, { side: 1, at: [66, 40] }, { side: 1, at: [74, 36] }] });
    expect((sightOf(t.state, 0, 1)?.range ?? 0) / 640).toBeCloseTo(7, 2);
    expect(sightOf(t.state, 0, 2)).toBeNull();
  });

  it('EX-27 SIP-CHG-8 behind the line of the front is flank', () => {
    const { state } = playing({
      units: [{ side: 1, at: [60, 60], facing: 180 }, { at: [70, 62] }, { at: [52, 57] }],
    });
    expect(isFlank(state, 0, poseOf(state, 1))).toBe(true);
    expect(isFlank(state, 0, poseOf(state, 2))).toBe(false);
  });

  it('EX-28 SIP-VIC-1 seven units, three removed and one routing: broken', () => {
    const unit = (x: number, status: 'ready' | 'removed' | 'routing') => ({
      at: [x, 10] as const,
      status,
      dp: status === 'routing' ? 4 : 0,
    });
    const units = [
      ...[0, 1, 2].map((i) => unit(10 + i, 'removed')),
      unit(20, 'routing'),
      unit(30, 'ready'),
      unit(40, 'ready'),
      unit(50, 'ready'),
    ];
    const { state } = playing({ units: [...units, { side: 1, at: [60, 80] }] });
    expect(breakingPoint(state, 0)).toBe(4);
    expect(isBroken(state, 0)).toBe(true);
  });

  it('EX-29 SIP-MOV-3 a turn of 60 degrees leaves 5 cm for the leg', () => {
    const t = playing({ units: [{ at: [60, 30] }, { side: 1, at: [60, 80] }] });
    expect(t.refused('red', move(0, 5.1, 60))).toBe('SIP-MOV-1');
    t.red(move(0, 5, 60));
    expect(t.stands(0)[2]).toBe(60);
  });

  it('EX-30 SIP-VAR-2 classic: line with 3 DP still rolls 4 dice', () => {
    const t = playing({ units: facing(8, { dp: 3 }), classic: true }).red({ type: 'fire', unit: 0, target: 1 });
    t.roll([4, 4, 1, 2], [4]);
    expect(t.event('fired').hits).toBe(2);
    expect(t.unit(1).dp).toBe(1);
  });

  it('EX-31 SIP-VIC-3 8 against 6 points at the limit is a draw', () => {
    const out = (side: 0 | 1, status: 'removed' | 'routing') => ({
      side,
      at: [5, 45] as const,
      status,
      dp: status === 'routing' ? 4 : 0,
    });
    const many = (side: 0 | 1) =>
      Array.from({ length: 6 }, (_, i) => ({ side, at: [20 + 12 * i, side === 0 ? 10 : 80] as const }));
    const t = playing({
      units: [
        ...many(0),
        ...many(1),
        out(1, 'removed'),
        out(1, 'removed'),
        { side: 1, at: [5, 60], status: 'routing', dp: 4, change: { brokeThisTurn: true } },
        out(0, 'removed'),
        out(0, 'removed'),
        { at: [60, 45] },
      ],
      commands: [
        { at: [60, 5], change: { status: 'removed' } },
        { side: 1, at: [60, 85] },
      ],
      objectives: [{ id: 'mill', x: 60, y: 45, points: 3 }],
      limit: 3,
      gameTurn: 3,
    });
    t.red({ type: 'endTurn' }).roll([1]).blue({ type: 'endTurn' });
    expect(t.event('counted').points.map(total)).toEqual([8, 6]);
    expect(t.state.outcome).toMatchObject({ winner: null, reason: 'sip.end.draw' });
  });
});
