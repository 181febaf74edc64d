/** The search of all Moves by squares of ends (SK-SPR-2, SK-HTH-19): it skips what is refused, and nothing else. */
import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import type { Model, State } from '../state/state.ts';
import { anyMove } from './anyMove.ts';
import type { Judge } from './farthestAlong.ts';
import { planMove } from './move.ts';
import { moveSearchOf } from './moveAims.ts';

const man = (
  features: readonly FeatureSpec[],
  others: readonly ModelSpec[] = [],
  spec: Partial<ModelSpec> = {},
): State => position({ features, models: [{ at: [300, 300], ...spec }, ...others] });
const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });
const friend = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...spec });
const line = (kind: 'hedge' | 'highWall', x1: number, y1: number, x2: number, y2: number): FeatureSpec => ({
  kind,
  from: [x1, y1],
  to: [x2, y2],
});
const house: FeatureSpec = { kind: 'building', box: [320, 310, 150, 130], stairs: [270, 270] };

const judgeOf =
  (state: State): Judge =>
  (x, y) =>
    planMove(state, activationOf(0, 3), x, y, false);

/** Legal ends on a grid around model 0 that the search does not find if they are the only ones. */
function missed(state: State) {
  const { x, y } = state.models[0] as Model;
  const ends: string[] = [];
  let legal = 0;
  for (let dx = -78; dx <= 78; dx += 12) {
    for (let dy = -77; dy <= 78; dy += 14) {
      const [endX, endY] = [x + steps(dx), y + steps(dy)];
      const plan = judgeOf(state)(endX, endY);
      if (!plan.ok) continue;
      legal += 1;
      const judge: Judge = (px, py) =>
        px === endX && py === endY
          ? plan
          : { ok: false, refusal: { rule: 'SK-MOV-2', reason: 'sk.act.none', facts: {} } };
      const isNoEnd = (px: number, py: number, stray: number) => (px - endX) ** 2 + (py - endY) ** 2 > (stray + 2) ** 2;
      const search = moveSearchOf(state, 0, false, judge, false);
      const found = anyMove(search, { x, y, half: steps(80) }, isNoEnd, { boxes: 5000 });
      if (found?.x !== endX || found.y !== endY) ends.push(`${dx} ${dy}`);
    }
  }
  expect(legal).toBeGreaterThan(5);
  return ends;
}

/** How many squares are looked at to see that no end within `half` mm of a place is legal? */
function looked(state: State, x: number, y: number, half: number): number {
  const budget = { boxes: 5000 };
  const search = moveSearchOf(state, 0, false, judgeOf(state), false);
  expect(anyMove(search, { x: steps(x), y: steps(y), half: steps(half) }, () => false, budget)).toBe(null);
  return 5000 - budget.boxes;
}

describe('squares of ends', () => {
  test.each<[string, State]>([
    [
      'SK-MOV-3: a wood, a bridge and a hill',
      man([
        { kind: 'wood', box: [345, 320, 50, 60] },
        { kind: 'stream', box: [255, 300, 12, 150] },
        { kind: 'bridge', box: [255, 330, 14, 40] },
        { kind: 'hill', box: [300, 240, 60, 40] },
      ]),
    ],
    [
      'SK-SPR-9: a wood before light infantry',
      man([{ kind: 'wood', box: [345, 300, 50, 60] }, line('hedge', 270, 236, 304, 232)], [], {
        specials: ['lightInfantry'],
      }),
    ],
    [
      'SK-MOV-5: short hedges, past whose ends he may go',
      man([line('hedge', 320, 290, 322, 304), line('hedge', 290, 325, 304, 322), line('hedge', 280, 280, 290, 272)]),
    ],
    [
      'SK-MOV-5: the same hedges from their other ends, at a slant, and farther off',
      man([
        line('hedge', 322, 304, 320, 290),
        line('hedge', 304, 322, 290, 325),
        line('hedge', 290, 272, 280, 280),
        line('hedge', 262, 315, 256, 290),
      ]),
    ],
    ['SK-MOV-6: short walls', man([line('highWall', 325, 290, 325, 304), line('highWall', 290, 325, 304, 328)])],
    [
      'SK-MOV-8, -9: friends, and enemies that lie',
      man(
        [],
        [
          friend(330, 295),
          friend(285, 330),
          enemy(270, 280, { posture: 'fallen' }),
          friend(265, 330),
          enemy(250, 345, { posture: 'prone' }),
        ],
      ),
    ],
    [
      'SK-MOV-9: friends of a rider',
      man([], [friend(335, 295), friend(275, 335, { specials: ['mounted'] })], { specials: ['mounted'] }),
    ],
    [
      'SK-GEO-6: upstairs, above a hedge and a friend',
      man([house, line('hedge', 330, 290, 330, 330)], [friend(340, 300), friend(300, 340, { level: 1 })], { level: 1 }),
    ],
    [
      'SK-MOV-17: crawling out of a wood',
      man([{ kind: 'wood', box: [300, 300, 40, 40] }], [friend(330, 300)], { posture: 'prone' }),
    ],
    ['SK-HTH-19: leaving combat', man([line('hedge', 320, 330, 350, 320)], [enemy(320, 300), friend(280, 320)])],
  ])('%s: no legal end is skipped', (_, state) => {
    expect(missed(state)).toEqual([]);
  });

  test.each<[string, () => number, number]>([
    ['SK-MOV-1: all beyond the stick', () => looked(man([]), 412, 300, 30), 21],
    ['SK-MOV-1: all beyond the stick, aslant', () => looked(man([]), 384, 384, 27), 1],
    ['SK-MOV-6: all behind a wall', () => looked(man([line('highWall', 330, 200, 330, 400)]), 352, 300, 30), 71],
    ['SK-MOV-7: all on a hedge', () => looked(man([line('hedge', 330, 200, 330, 400)]), 330, 300, 9), 23],
    [
      'SK-MOV-8: all behind an enemy that lies',
      () => looked(man([], [enemy(325, 300, { posture: 'fallen' })]), 356, 300, 12),
      1,
    ],
    ['SK-GEO-5: all on a friend', () => looked(man([], [friend(340, 300)]), 340, 300, 14), 1],
    [
      'SK-MOV-9: all behind a friend in combat',
      () => looked(man([], [friend(325, 300), enemy(325, 320.2, { posture: 'fallen' })]), 354, 300, 12),
      1,
    ],
    [
      'SK-MOV-9: all behind a man before a rider',
      () => looked(man([], [friend(330, 300)], { specials: ['mounted'] }), 376, 300, 12),
      1,
    ],
    [
      'SK-MOV-3: all in a wood, too far',
      () => looked(man([{ kind: 'wood', box: [360, 300, 80, 80] }]), 369, 300, 15),
      19,
    ],
    ['SK-MOV-3: all behind a hedge, too far', () => looked(man([line('hedge', 325, 200, 325, 400)]), 369, 300, 15), 5],
    [
      'SK-MOV-3: all behind a slanting hedge, too far',
      () => looked(man([line('hedge', 325, 250, 335, 350)]), 369, 300, 15),
      5,
    ],
  ])('%s: is seen at once', (_, squares, most) => {
    expect(squares()).toBeLessThanOrEqual(most);
  });
});
