import { describe, expect, it } from 'vitest';
import { adjudicate, type Outcomes } from '../index.ts';
import type { SituationKind } from '../situations.ts';

function judged<K extends SituationKind>(kind: K, situation: unknown): Outcomes[K] {
  const found = adjudicate(kind, situation);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** Rule and place of each fault. */
function faults(kind: SituationKind, situation: unknown) {
  const found = adjudicate(kind, situation);
  return found.ok ? [] : found.problems.map(({ path, rule }) => `${path} ${rule}`);
}

type Spec = Readonly<Record<string, unknown>>;

/** A soldier of the line with a loaded musket at (x, y). */
const man = (id: string, x: number, y: number, more: Spec = {}): Spec => ({ id, x, y, ...more });

/** Red (south, to play) against blue at 15 mm: S 50, M 80, L 120, bases 20 across. */
const table = (red: readonly Spec[], blue: readonly Spec[], more: Spec = {}): Spec => ({
  players: [
    { id: 'red', models: red, edge: 'south' },
    { id: 'blue', models: blue, edge: 'north', roster: 'gb' },
  ],
  ...more,
});

const roll = (...faces: readonly number[]) => ({ type: 'roll', faces: faces.map((face) => [face]) });

describe('play on a described table', () => {
  it('SK-ACT-1 SK-RNG-1 SK-RNG-5 nominates, rolls and shoots, and the musket is unloaded', () => {
    const told = judged('play', {
      position: table(
        [man('r1', 300, 400), man('r2', 100, 500)],
        [man('b1', 300, 300), man('b2', 500, 100), man('b3', 540, 100), man('b4', 570, 100)],
      ),
      orders: [
        { type: 'nominate', model: 'r1' },
        { type: 'dice', dice: 2 },
        { type: 'roll', faces: [[4, 5]] },
        { type: 'shoot', target: 'b1' },
        roll(6, 1),
      ],
    });
    expect(told.refused).toBeNull();
    expect(told.orders.map(({ by }) => by)).toEqual(['red', 'red', 'dice', 'red', 'dice']);
    expect(told.orders.at(-1)?.events[0]).toMatchObject({
      type: 'shot',
      shooters: ['r1'],
      target: 'b1',
      result: { loser: 'b1' },
    });
    expect(told.position).toMatchObject({
      players: [{ models: [{ id: 'r1', unloaded: ['musket'], activated: true }, {}] }, {}],
    });
    expect(told.moment).toMatchObject({ at: 'acting', model: 'r1', actions: 1 });
  });

  it('SK-RNG-18 SK-RNG-20 reloads with two actions, and not in contact with an enemy', () => {
    const empty = man('r1', 300, 400, { unloaded: ['musket'] });
    const moment = { at: 'acting', model: 'r1', actions: 2 };
    const free = judged('play', {
      position: table([empty], [man('b1', 300, 200)]),
      moment,
      orders: [{ type: 'reload' }],
    });
    expect(free.orders[0]?.events[0]).toMatchObject({ type: 'reloaded', model: 'r1', weapon: 'musket' });
    const engaged = judged('play', {
      position: table([empty], [man('b1', 300, 380)]),
      moment,
      orders: [{ type: 'reload' }],
    });
    expect(engaged.refused).toMatchObject({ rule: 'SK-RNG-20', order: 0, by: 'red' });
  });

  it('SK-GRP-20 SK-GRP-22 two pairs shoot and reload, the second line as far from the target', () => {
    const lines = [
      man('boss', 300, 460, { profile: 'fr-officer' }),
      man('f1', 290, 400),
      man('f2', 310, 400),
      man('s1', 290, 420),
      man('s2', 310, 420),
    ];
    const order = {
      type: 'order',
      kind: 'shootAndReload',
      members: ['f1', 'f2'],
      partners: ['s1', 's2'],
      target: 'b1',
    };
    const moment = { at: 'acting', model: 'boss', actions: 1 };
    const told = judged('play', {
      position: table(lines, [man('b1', 300, 200)]),
      moment,
      orders: [order, { type: 'orderDice', dice: 3 }, { type: 'roll', faces: [[6, 6, 6]] }],
    });
    expect(told.refused).toBeNull();
    expect(told.orders[0]?.events[0]).toMatchObject({ type: 'ordered', leader: 'boss', target: 'b1' });
    const backwards = judged('play', {
      position: table(lines, [man('b1', 300, 200)]),
      moment,
      orders: [{ ...order, members: ['s1', 's2'], partners: ['f1', 'f2'] }],
    });
    expect(backwards.refused).toMatchObject({ rule: 'SK-GEO-15', facts: { model: 's1', other: 'f1' } });
  });

  it('SK-HTH-19 leaving combat takes two actions, and the Move must end clear', () => {
    const leaving = (actions: number, y: number) =>
      judged('play', {
        position: table([man('r1', 300, 400), man('r2', 40, 500)], [man('b1', 300, 380), man('b2', 500, 100)]),
        moment: { at: 'acting', model: 'r1', actions },
        orders: [{ type: 'move', x: 300, y }],
      });
    expect(leaving(1, 440).refused).toMatchObject({ rule: 'SK-HTH-19' });
    expect(leaving(2, 440)).toMatchObject({
      refused: null,
      position: { players: [{ models: [{ id: 'r1', x: 300, y: 440 }, {}] }, {}] },
    });
  });

  it('says who must decide, and the dice', () => {
    const told = judged('play', {
      position: table([man('r1', 300, 400), man('r2', 340, 400)], [man('b1', 300, 200), man('b2', 200, 200)]),
    });
    expect(told.waits).toMatchObject([{ seat: 'red', decision: 'turn', rule: 'SK-ACT-1' }]);
    expect(told.moment).toEqual({ at: 'turn' });
  });

  it('names every fault with its place', () => {
    const fine = man('b1', 300, 200);
    const at = (red: Spec, more: Spec = {}) => faults('play', { position: table([red], [fine], more) });
    expect(at(man('r1', 300, 205))).toEqual([
      'position.players[0].models[0] SK-GEO-5',
      'position.players[1].models[0] SK-GEO-5',
    ]);
    expect(at(man('r1', 5, 300))).toEqual(['position.players[0].models[0] SK-GEO-5']);
    expect(at(man('b1', 300, 300))).toEqual(['position.players[1].models[0].id KERNEL-FORMAT']);
    expect(at({ id: 'r1', x: 300 })).toEqual(['position.players[0].models[0].y KERNEL-FORMAT']);
    expect(at(man('r1', 300, 300, { unloaded: ['pistol'] }))).toEqual([
      'position.players[0].models[0].unloaded[0] KERNEL-FORMAT',
    ]);
    expect(at(man('r1', 300, 300, { posture: 'prone' }))).toEqual(['position.players[0].models[0].posture SK-MOV-17']);
    expect(at(man('r1', 300, 300, { profile: 'fr-dragon' }))).toEqual([
      'position.players[0].models[0].profile SK-PRO-1',
    ]);
    expect(at(man('r1', 300, 300), { active: 'green' })).toEqual(['position.active KERNEL-FORMAT']);
    expect(
      at(man('r1', 300, 300), {
        terrain: [
          {
            kind: 'wood',
            id: 'w',
            polygon: [
              [0, 0],
              [9, 9],
              [9, 0],
              [0, 9],
            ],
          },
        ],
      }),
    ).toEqual(['position.terrain[0].polygon SK-GEO-17']);
    const two = [man('r1', 300, 300), man('r2', 330, 300)];
    const players = [
      { id: 'red', models: two, startedWith: 1 },
      { id: 'blue', models: [fine] },
    ];
    expect(faults('play', { position: { players } })).toEqual(['position.players[0].startedWith KERNEL-FORMAT']);
    const blue = { position: table([man('r1', 300, 300)], [fine]), moment: { at: 'acting', model: 'b1' } };
    expect(faults('play', blue)).toEqual(['moment.model SK-ACT-1']);
    const stray = { position: table([man('r1', 300, 300)], [fine]), orders: [{ type: 'nominate', model: 'r9' }] };
    expect(faults('play', stray)).toEqual(['orders[0].model KERNEL-FORMAT']);
  });
});

describe('sight on a described table', () => {
  it('SK-GEO-3 SK-RNG-2 SK-RNG-3 measures gaps and ranges of each weapon', () => {
    const told = judged('sight', {
      position: table([man('r1', 300, 400)], [man('b1', 300, 260), man('b2', 300, 100)]),
      from: 'r1',
    });
    expect(told.looks).toMatchObject([
      {
        to: 'b1',
        gap: 120,
        contact: 'none',
        sees: true,
        cover: 'none',
        shots: [{ weapon: 'musket', range: 2, refused: null }],
      },
      // SK-GEO-8: the first stands in the line of all three sticks to the second.
      { to: 'b2', gap: 280, sees: false, shots: [{ range: 0, refused: { rule: 'SK-RNG-6' } }] },
    ]);
    expect(told.looks[0]?.shots?.[0]?.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
  it('SK-GEO-10 SK-RNG-7 cover, and a nearer enemy', () => {
    const wall = {
      kind: 'lowWall',
      id: 'wall',
      line: [
        [270, 310],
        [330, 310],
      ],
    };
    const told = judged('sight', {
      position: table([man('r1', 300, 400)], [man('b1', 300, 299.6), man('b2', 340, 330)], { terrain: [wall] }),
      from: 'r1',
      to: 'b1',
    });
    expect(told.looks).toMatchObject([{ cover: 'light', shots: [{ refused: { rule: 'SK-RNG-7' } }] }]);
  });
});

describe('a move on a described table', () => {
  it('SK-MOV-2 one action moves M; farther is refused with the nearest legal place', () => {
    const position = table([man('r1', 300, 400)], [man('b1', 300, 100)]);
    expect(judged('move', { position, model: 'r1', order: { type: 'move', x: 300, y: 320 } })).toMatchObject({
      legal: true,
      left: null,
      stands: { x: 300, y: 320, posture: 'standing' },
    });
    const far = judged('move', { position, model: 'r1', order: { type: 'move', x: 300, y: 310 } });
    expect(far).toMatchObject({ legal: false, stands: { x: 300, y: 400 } });
    expect(far.refused?.nearest).toMatchObject({ type: 'move', model: 'r1', x: 300, y: 320 });
  });
  it('asks for a model of either side', () => {
    const position = table([man('r1', 300, 400)], [man('b1', 300, 100)], { active: 'red', waiting: ['blue'] });
    expect(judged('move', { position, model: 'b1', order: { type: 'move', x: 300, y: 150 } })).toMatchObject({
      legal: true,
    });
    expect(faults('move', { position, model: 'b9', order: { type: 'move', x: 300, y: 150 } })).toEqual([
      'model KERNEL-FORMAT',
    ]);
  });
});
