import { STEPS_PER_MM, steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { Clearance, openMove } from './clearance.ts';
import { planStraightMove, startOf } from './straightMove.ts';

/** One step in millimetres: the least that two places differ. */
const STEP = 1 / STEPS_PER_MM;

/** A man at (300, 300): stick 80 mm, radius 10 mm. */
const man = (
  features: readonly FeatureSpec[],
  others: readonly ModelSpec[] = [],
  spec: Partial<ModelSpec> = {},
  rest: PositionSpec = {},
): State => position({ ...rest, features, models: [{ at: [300, 300], ...spec }, ...others] });

const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });
const friend = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...spec });
const line = (
  kind: 'fence' | 'highWall',
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): FeatureSpec & { readonly kind: 'fence' | 'highWall' } => ({ kind, from: [x1, y1], to: [x2, y2] });
const wood = (x: number, y: number, width: number, height: number): FeatureSpec => ({
  kind: 'wood',
  box: [x, y, width, height],
});
const house = (x: number, y: number, width: number, height: number): FeatureSpec => ({
  kind: 'building',
  box: [x, y, width, height],
  stairs: [x, y - height / 2 + 10],
});

const roomOf = (state: State, open = true, sprint = false): Clearance =>
  new Clearance(state, 0, sprint, startOf(state, 0), open);

/** Is the way of model 0 to (x, y) seen to be open? If so, it must be the Move that all the rules together give. */
function isOpen(state: State, x: number, y: number, open = true, sprint = false): boolean {
  const found = openMove(roomOf(state, open, sprint), steps(x), steps(y));
  if (found !== null) {
    expect(planStraightMove(state, 0, steps(x), steps(y), sprint)).toEqual({ ok: true, value: found });
  }
  return found !== null;
}

describe('ways through open ground', () => {
  test.each<[string, State, boolean]>([
    ['an empty table', man([]), true],
    ['a wood the base would touch', man([wood(340, 320, 40, 20)]), false],
    ['a wood one step farther off', man([wood(340, 320 + STEP, 40, 20)]), true],
    ['a wood all about the way', man([wood(340, 300, 200, 200)]), false],
    ['a hill ahead', man([{ kind: 'hill', box: [350, 300, 20, 20] }]), false],
    ['a fence the base would touch', man([line('fence', 320, 310, 340, 310)]), false],
    ['a fence one step farther off', man([line('fence', 320, 310 + STEP, 340, 310 + STEP)]), true],
    ['a fence across the way', man([line('fence', 340, 290, 340, 320)]), false],
    [
      'a second fence across the way',
      man([line('fence', 240, 290, 240, 310), line('fence', 340, 290, 340, 310)]),
      false,
    ],
    ['a high wall across the way', man([line('highWall', 340, 290, 340, 310)]), false],
    ['a fence behind him', man([line('fence', 289, 290, 289, 310)]), true],
    ['a fence beyond the end', man([line('fence', 371, 290, 371, 310)]), true],
    ['the room he is in', man([house(330, 300, 100, 40)]), true],
    ['a room with a wall at his elbow', man([house(330, 300, 100, 20)]), false],
    ['a room with a wall at his back', man([house(345, 300, 108, 60)]), false],
    ['a room whose end wall is too near', man([house(319, 300, 100, 60)]), false],
    ['a room with a far wall, for a rider', man([house(330, 300, 110, 60)], [], { specials: ['mounted'] }), false],
  ])('SK-MOV-2, SK-MOV-5, SK-MOV-6: %s', (_, state, open) => {
    expect(isOpen(state, 360, 300)).toBe(open);
  });

  test.each<[string, State, boolean]>([
    ['an enemy as far off as contact across an obstacle', man([], [enemy(340, 325)]), false],
    ['an enemy one step farther off', man([], [enemy(340, 325 + STEP)]), true],
    ['an enemy that lies as near', man([], [enemy(340, 325, { posture: 'fallen' })]), false],
    ['an enemy out of action', man([], [enemy(340, 300, { out: 'killed' })]), true],
    ['a friend in the way', man([], [friend(330, 305)]), true],
    ['a friend that touches the end', man([], [friend(380, 300)]), false],
    ['a friend one step off the end', man([], [friend(380 + STEP, 300)]), true],
    ['a friend abreast of the end', man([], [friend(360, 320)]), false],
    ['a friend aslant of the end', man([], [friend(375, 315)]), true],
    ['a friend aslant of the end, beside the way', man([], [friend(345, 315)]), true],
    [
      'a friend in contact with a fallen enemy',
      man([], [friend(330, 305), enemy(330, 325.2, { posture: 'fallen' })]),
      false,
    ],
    ['a friend on foot before a rider', man([], [friend(326, 300)], { specials: ['mounted'] }), false],
    [
      'a rider before a rider',
      man([], [friend(329.5, 300, { specials: ['mounted'] })], { specials: ['mounted'] }),
      true,
    ],
  ])('SK-MOV-8, SK-MOV-9: %s', (_, state, open) => {
    expect(isOpen(state, 360, 300)).toBe(open);
  });

  test('SK-MOV-1, SK-MOV-17, SK-SPR-28: open ways aslant, crawling and sprinting', () => {
    expect(isOpen(man([]), 330, 340)).toBe(true);
    expect(isOpen(man([], [], { posture: 'prone' }), 330, 320)).toBe(true);
    expect(isOpen(man([], [], { specials: ['sprinter'] }), 400, 300, true, true)).toBe(true);
  });

  test.each<[string, State, boolean]>([
    ['a judge that does not allow them all', man([]), false],
    ['a model on a hill', man([{ kind: 'hill', box: [300, 300, 10, 10] }], [], { level: 1 }), true],
    ['a model upstairs', man([house(330, 300, 100, 60)], [], { level: 1 }), true],
    ['a fallen model', man([], [], { posture: 'fallen' }), true],
    ['a model in contact with a fallen enemy', man([], [enemy(280, 300, { posture: 'fallen' })]), true],
  ])('SK-MOV-16, SK-HTH-19: no way is open at once for %s', (_, state, open) => {
    expect(isOpen(state, 360, 300, open)).toBe(false);
  });
});

describe('what lies near a model', () => {
  /** A step within the reach of any part of the base of a man (80 mm and 10 mm and a margin), and one step beyond it. */
  const [IN, OUT] = [90 + 2 * STEP, 90 + 3 * STEP];
  const ends = (...list: readonly (readonly [number, number, number, number])[]) => list.flat().map(steps);

  test.each<[string, readonly [number, number, number, number], boolean]>([
    ['right, in reach', [300 + IN, 290, 300 + IN, 310], true],
    ['right, out of reach', [300 + OUT, 290, 300 + OUT, 310], false],
    ['left, in reach', [300 - IN, 290, 300 - IN, 310], true],
    ['left, out of reach', [300 - OUT, 290, 300 - OUT, 310], false],
    ['below, in reach', [290, 300 + IN, 310, 300 + IN], true],
    ['below, out of reach', [290, 300 + OUT, 310, 300 + OUT], false],
    ['above, in reach', [290, 300 - IN, 310, 300 - IN], true],
    ['above, out of reach', [290, 300 - OUT, 310, 300 - OUT], false],
    ['from the right into reach', [420, 300, 350, 310], true],
    ['out of reach to the right', [350, 300, 420, 310], true],
    ['from the left into reach', [180, 300, 250, 310], true],
    ['out of reach to the left', [250, 300, 180, 310], true],
    ['from below into reach', [300, 420, 310, 350], true],
    ['out of reach below', [300, 350, 310, 420], true],
    ['from above into reach', [300, 180, 310, 250], true],
    ['out of reach above', [300, 250, 310, 180], true],
    ['right, from the very end of reach', [300 + IN, 290, 300 + OUT, 310], true],
    ['right, to the very end of reach', [300 + OUT, 290, 300 + IN, 310], true],
    ['left, from the very end of reach', [300 - IN, 290, 300 - OUT, 310], true],
    ['left, to the very end of reach', [300 - OUT, 290, 300 - IN, 310], true],
    ['below, from the very end of reach', [290, 300 + IN, 310, 300 + OUT], true],
    ['below, to the very end of reach', [290, 300 + OUT, 310, 300 + IN], true],
    ['above, from the very end of reach', [290, 300 - IN, 310, 300 - OUT], true],
    ['above, to the very end of reach', [290, 300 - OUT, 310, 300 - IN], true],
    ['right across', [180, 305, 420, 305], true],
    ['across from above', [305, 180, 305, 420], true],
  ])('SK-MOV-6, SK-MOV-7: walls and obstacles: %s', (_, [x1, y1, x2, y2], near) => {
    const place = ends([x1, y1, x2, y2]);
    const wall = roomOf(man([line('highWall', x1, y1, x2, y2)]));
    expect([wall.walls, wall.lines]).toStrictEqual(near ? [place, place] : [[], []]);
    const fence = roomOf(man([line('fence', x1, y1, x2, y2)]));
    expect([fence.walls, fence.lines]).toStrictEqual(near ? [[], place] : [[], []]);
  });

  test('SK-MOV-6: several walls, one after another, and the same list when it is asked again', () => {
    const room = roomOf(man([line('highWall', 310, 290, 310, 310), line('highWall', 350, 290, 350, 310)]));
    expect(room.walls).toEqual(ends([310, 290, 310, 310], [350, 290, 350, 310]));
    expect(room.walls).toBe(room.walls);
    expect(room.lines).toEqual(room.walls);
    expect(room.lines).toBe(room.lines);
  });

  test('SK-MOV-17: a crawling model reaches less far', () => {
    const walls = [line('highWall', 360, 290, 360, 310), line('highWall', 361, 290, 361, 310)];
    expect(roomOf(man(walls, [], { posture: 'prone' })).walls).toEqual(ends([360, 290, 360, 310]));
  });

  test('SK-MOV-3: areas in reach alone', () => {
    const room = roomOf(man([wood(400, 300, 2 * (10 - 2 * STEP), 20), wood(300, 400, 20, 2 * (10 - 3 * STEP))]));
    expect(room.areas.map(({ index }) => index)).toEqual([0]);
    expect(room.areas).toBe(room.areas);
  });

  test('SK-MOV-8, SK-HTH-27: bases in reach: whose they are, and which end a Move', () => {
    const state = man(
      [],
      [
        enemy(340, 300),
        enemy(300, 340, { posture: 'prone' }),
        friend(300, 260),
        enemy(279.8, 300),
        enemy(260, 340, { specials: ['mounted'] }),
      ],
    );
    const base = (model: number, rim: number, stops: boolean, isEnemy = true, touched = false) => {
      const { x, y } = state.models[model] as { x: number; y: number };
      return { model, x, y, rim: steps(rim), enemy: isEnemy, stops, touched };
    };
    expect(roomOf(state).bases).toEqual([
      base(1, 20, true),
      base(2, 20, false),
      base(3, 20, false, false),
      base(4, 20, true, true, true),
      base(5, 25, true),
    ]);
  });

  test.each<[string, number, number, boolean]>([
    ['right, in reach', 105 + 2 * STEP, 0, true],
    ['right, out of reach', 105 + 3 * STEP, 0, false],
    ['below, in reach', 0, 105 + 2 * STEP, true],
    ['below, out of reach', 0, 105 + 3 * STEP, false],
    ['aslant, in reach', 60, -80, true],
    ['aslant, out of reach', -80, -80, false],
  ])('SK-SPR-28: without a sprint fewer bases are in reach: %s', (_, dx, dy, near) => {
    const state = man([], [enemy(300 + dx, 300 + dy)], { specials: ['sprinter'] });
    expect([roomOf(state).bases.length, roomOf(state, true, true).bases.length]).toEqual([near ? 1 : 0, 1]);
  });

  test('SK-GEO-6: nobody on another floor is near', () => {
    const state = man([house(340, 300, 140, 80)], [friend(330, 300, { level: 1 }), friend(330, 320)]);
    expect(roomOf(state).bases.map(({ model }) => model)).toEqual([2]);
  });
});
