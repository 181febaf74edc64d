/** Why Moves are refused, and what they meet, case by case (SK-MOV-3 to -9, -19, SK-GEO-16, SK-HTH-13). */
import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { goes, man, moved, on, to } from '../../test/moves.ts';
import { activationOf, type FeatureSpec, type ModelSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { planMove } from './move.ts';

describe('refusals, case by case', () => {
  const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({
    at: [x, y],
    player: 1,
    ...spec,
  });
  const hedge = (x1: number, y1: number, x2: number, y2: number): FeatureSpec => ({
    kind: 'hedge',
    from: [x1, y1],
    to: [x2, y2],
  });
  /** One step in millimetres. */
  const STEP = 1 / 64;
  const facts = (state: State, x: number, y: number) => {
    const tried = planMove(state, activationOf(0, 3), steps(x), steps(y), false);
    return tried.ok ? null : tried.refusal;
  };

  test('SK-MOV-19: up to each edge of the table, not a step beyond', () => {
    const off = 'SK-MOV-19 sk.move.offTable';
    for (const [x, y, dx, dy] of [
      [10, 300, -1, 0],
      [590, 300, 1, 0],
      [300, 10, 0, -1],
      [300, 590, 0, 1],
    ] as const) {
      const state = man({ at: [x - 20 * dx, y - 20 * dy] });
      expect(goes(state, x, y)).toBe(true);
      expect(to(state, x + STEP * dx, y + STEP * dy)).toBe(off);
    }
  });

  test('SK-GEN-14, SK-MOV-16: only models on the table, on their feet', () => {
    expect(to(man({ out: 'killed' }), 320, 300)).toBe('SK-GEN-14 sk.act.notThere');
    expect(to(man({ posture: 'waiting' }), 320, 300)).toBe('SK-GEN-14 sk.act.notThere');
    expect(to(man({ posture: 'fallen' }), 320, 300)).toBe('SK-MOV-16 sk.act.fallen');
    expect(goes(man({ posture: 'prone' }), 320, 300)).toBe(true);
  });

  test('SK-MOV-5: each kind of broken ground on the way is named once', () => {
    const kinds = moved(
      man(
        {},
        on(
          { kind: 'wood', box: [310, 300, 8, 40] },
          { kind: 'wood', box: [325, 300, 8, 40] },
          hedge(318, 280, 318, 320),
          { kind: 'rough', box: [330, 312, 8, 8] },
          { kind: 'stream', box: [300, 280, 10, 4] },
        ),
      ),
      340,
      300,
    ).broken;
    expect([...kinds].sort()).toEqual(['sk.broken.line', 'sk.broken.rough', 'sk.broken.wood']);
  });

  test('SK-MOV-18: a rider enters no house, by whatever door, nor rides through one', () => {
    const house = (...walls: readonly (1 | 3)[]): FeatureSpec => ({
      kind: 'building',
      box: [360, 300, 60, 80],
      openings: walls.map((wall) => ({ kind: 'door', wall })),
    });
    const wide = (box: readonly [number, number, number, number]): FeatureSpec => ({
      kind: 'building',
      box,
      openings: [1, 3].map((wall) => ({ kind: 'door' as const, wall: wall as 1 | 3 })),
    });
    const rider = (...features: readonly FeatureSpec[]) => man({ specials: ['mounted'] }, { features });
    expect(to(rider(house(3)), 360, 300)).toBe('SK-MOV-18 sk.move.riderIndoors');
    expect(to(rider({ kind: 'tree', at: [40, 40] }, house(3)), 360, 300)).toBe('SK-MOV-18 sk.move.riderIndoors');
    expect(to(rider(wide([340, 300, 20, 80])), 375, 300)).toBe('SK-MOV-18 sk.move.riderIndoors');
    expect(goes(man({}, { features: [house(3)] }), 345, 300)).toBe(true);
  });

  test('SK-MOV-8, SK-MOV-9: names whom the way runs into', () => {
    expect(facts(man({}, {}, enemy(340, 305, { posture: 'fallen' })), 375, 300)).toEqual({
      rule: 'SK-MOV-8',
      reason: 'sk.move.throughEnemy',
      facts: { other: 'blue-1' },
    });
    expect(facts(man({}, {}, enemy(340, 320.3)), 375, 300)).toEqual({
      rule: 'SK-MOV-8',
      reason: 'sk.move.stopsAtEnemy',
      facts: { other: 'blue-1' },
    });
    expect(facts(man({ specials: ['mounted'] }, {}, { at: [340, 310] }), 375, 300)).toEqual({
      rule: 'SK-MOV-9',
      reason: 'sk.move.rideThroughFoot',
      facts: { other: 'red-1' },
    });
    expect(facts(man({}, {}, { at: [340, 310] }, enemy(340, 330.2)), 375, 300)).toMatchObject({
      rule: 'SK-MOV-9',
      reason: 'sk.move.throughEngaged',
      facts: { other: 'red-1' },
    });
    expect(facts(man({}, {}, enemy(320, 300)), 300, 301)).toEqual({
      rule: 'SK-HTH-19',
      reason: 'sk.move.notClear',
      facts: { other: 'blue-1' },
    });
  });

  test('SK-GEO-5: one who ends on a friend is told so, whether he could be passed or not', () => {
    const on = (x: number, y: number) => facts(man({}, {}, { at: [350, 310] }, enemy(370.2, 310)), x, y)?.rule;
    expect(on(340, 300)).toBe('SK-GEO-5');
    expect(on(344, 302)).toBe('SK-GEO-5');
    // Just clear of him, on either side.
    expect(on(334, 298)).toBe(undefined);
    expect(on(338, 294)).toBe(undefined);
    expect(on(366, 294)).toBe('SK-MOV-9');
  });

  test('SK-MOV-7: says by how much the base lies across an obstacle', () => {
    const across = (...features: readonly FeatureSpec[]) => facts(man({}, { features }), 326, 300);
    expect(across(hedge(330, 270, 330, 330))).toEqual({
      rule: 'SK-MOV-7',
      reason: 'sk.move.acrossObstacle',
      facts: { short: 6 },
    });
    expect(
      across({ kind: 'tree', at: [100, 100] }, hedge(200, 200, 220, 220), hedge(330, 270, 330, 330))?.facts,
    ).toEqual({ short: 6 });
    expect(facts(man({}, on(hedge(346, 270, 346, 330)), { at: [330, 300] }), 336, 300)?.rule).toBe('SK-GEO-5');
  });

  test('SK-MOV-8, SK-GEO-16: contact across an obstacle ends a Move as soon as it comes about', () => {
    // Along a hedge 11 mm off, past an enemy 11 mm behind it: contact 33 mm on.
    const along = man({}, on(hedge(310, 311, 390, 311)), enemy(345, 322));
    expect(to(along, 334, 300)).toMatchObject({ meets: [1] });
    expect(to(along, 340, 300)).toMatchObject({ meets: [1] });
    expect(to(along, 345, 300)).toMatchObject({ meets: [1] });
    expect(to(along, 350, 300)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(to(along, 372, 300)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(to(along, 330, 300)).toMatchObject({ meets: [] });
    // Without the hedge there is no contact, and he may pass.
    expect(to(man({}, {}, enemy(345, 322)), 372, 300)).toMatchObject({ meets: [] });
    // It leads away from an enemy behind the hedge at its back.
    const back = man({}, on(hedge(287, 270, 287, 330)), enemy(274, 300, { posture: 'prone' }));
    expect(to(back, 340, 300)).toMatchObject({ meets: [] });
    // Contact may be lost again before the end: where the hedge ends, half way past him.
    const lost = man({}, on(hedge(310, 311, 343, 311)), enemy(345, 322));
    expect(to(lost, 352, 300)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(to(lost, 344, 300)).toBe('SK-MOV-8 sk.move.stopsAtEnemy');
    expect(to(lost, 340, 300)).toMatchObject({ meets: [1] });
  });

  test('SK-GEO-16: across an obstacle no farther than S/10', () => {
    const far = (gap: number) => to(man({}, on(hedge(320, 270, 320, 330)), enemy(329 + gap, 300)), 309, 300);
    expect(far(5)).toMatchObject({ meets: [1] });
    expect(far(5 + 2 * STEP)).toMatchObject({ meets: [] });
  });

  test('SK-GEO-6: upstairs the floor below stops nobody', () => {
    const house: FeatureSpec = { kind: 'building', box: [330, 300, 120, 80], stairs: [280, 270] };
    const upstairs = man({ level: 1 }, on(house, hedge(330, 270, 330, 330)), enemy(340, 300), { at: [360, 300] });
    expect(to(upstairs, 350, 300)).toMatchObject({ level: 1, meets: [], broken: [] });
    const crowded = man({ level: 1 }, on(house, hedge(330, 270, 330, 330)), { at: [340, 300], level: 1 });
    expect(facts(crowded, 330, 300)?.rule).toBe('SK-GEO-5');
  });

  test('SK-HTH-13: new contact is with those it did not touch before', () => {
    const state = man({}, {}, enemy(280, 300, { posture: 'fallen' }), enemy(300, 340));
    expect(to(state, 300, 319.8)).toMatchObject({ meets: [2], into: [2] });
    expect(to(man({}, {}, enemy(280, 300, { posture: 'fallen' }), enemy(310.4, 320.1)), 300.2, 302.8)).toMatchObject({
      meets: [1, 2],
      into: [2],
      leaves: false,
    });
    expect(to(man({}, {}, enemy(330, 300)), 309.8, 300)).toMatchObject({ meets: [1], into: [1] });
  });

  test('SK-MOV-3: only a Short Move that is shortened costs more', () => {
    const rough: FeatureSpec = { kind: 'rough', box: [330, 300, 20, 20] };
    expect(to(man({ specials: ['shortMove'] }, on(rough)), 340, 300)).toMatchObject({ actions: 2 });
    expect(to(man({}, on(rough)), 340, 300)).toMatchObject({ actions: 1, reach: steps(50) });
    expect(to(man({}), 340, 300)).toMatchObject({ actions: 1, reach: steps(80) });
  });
});
