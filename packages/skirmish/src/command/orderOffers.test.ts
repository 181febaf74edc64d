import { describe, expect, it } from 'vitest';
import { FAR, LINES, posed, type Posed, ROW, TARGET } from '../../test/orderPositions.ts';
import { activationOf, type FeatureSpec, type ModelSpec } from '../../test/positions.ts';
import type { OrderKind } from '../state/frames.ts';
import { orderOffers } from './orderOffers.ts';
import type { OrderCommand } from './orderProblem.ts';

/** Orders of some kinds offered to a Leader with an action left. */
const offered = (spec: Posed, ...kinds: readonly OrderKind[]): readonly OrderCommand[] =>
  orderOffers(posed(spec), activationOf(0, 1)).filter(({ kind }) => kinds.includes(kind));

const members = (spec: Posed, kind: OrderKind) => offered(spec, kind).map((order) => order.members);

/** Models without firearms in a row, 20 mm apart from x = 280. */
const swords = (count: number, from = 280): readonly ModelSpec[] =>
  Array.from({ length: count }, (_, i): ModelSpec => ({ at: [from + 20 * i, 520], weapons: ['sword'] }));

/** A blue model. */
const at = (x: number, y: number, change: Partial<ModelSpec> = {}): ModelSpec => ({
  at: [x, y],
  player: 1,
  ...change,
});

/** A model of the row, changed. */
const changed = (row: readonly ModelSpec[], which: number, change: Partial<ModelSpec>): readonly ModelSpec[] =>
  row.map((man, i) => (i === which ? { ...man, ...change } : man));

describe('orders that are offered', () => {
  it('SK-GRP-2, SK-GRP-11: the whole group, and each model with a neighbour, without duplicates', () => {
    expect(offered({ row: swords(3) }, 'groupMove', 'regroup', 'volley', 'shootAndReload')).toEqual(
      [
        ['groupMove', [1, 2, 3]],
        ['groupMove', [1, 2]],
        ['groupMove', [2, 3]],
        ['regroup', [1, 2, 3]],
        ['regroup', [1, 2]],
        ['regroup', [2, 3]],
      ].map(([kind, men]) => ({
        type: 'order',
        leader: 0,
        kind,
        members: men,
        target: -1,
        weapons: [],
        partners: [],
      })),
    );
    expect(members({ row: swords(2) }, 'groupMove')).toEqual([[1, 2]]);
    expect(members({ row: swords(1) }, 'groupMove')).toEqual([]);
  });
  it('SK-GRP-2: no more than six, from either end', () => {
    const groups = members({ row: swords(7, 240) }, 'groupMove');
    expect(groups.filter(({ length }) => length > 2)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6, 7],
    ]);
  });
  it('SK-GRP-11: a Regroup of all, and of each with the model nearest to it, in contact or not', () => {
    const row: readonly ModelSpec[] = [
      { at: [210, 560], weapons: ['sword'] },
      { at: [400, 560], weapons: ['sword'] },
      { at: [360, 530], weapons: ['sword'] },
    ];
    expect(members({ row }, 'groupMove')).toEqual([]);
    expect(members({ row }, 'regroup')).toEqual([
      [1, 2, 3],
      [1, 3],
      [2, 3],
    ]);
  });
  it('SK-GRP-7, SK-SPR-27: only models that may be ordered', () => {
    const three = [
      [1, 2, 3],
      [1, 2],
      [2, 3],
    ];
    const only = (change: Partial<ModelSpec>) => members({ row: changed(swords(4), 3, change) }, 'groupMove');
    expect(only({ activated: true })).toEqual(three);
    expect(only({ posture: 'fallen' })).toEqual(three);
    expect(only({ specials: ['individualistic'] })).toEqual(three);
    expect(only({ out: 'wounded' })).toEqual(three);
    expect(only({ player: 1, posture: 'fallen' })).toEqual(three);
    const engaged: Posed = { row: swords(3), enemies: [{ at: [320, 500], player: 1 }, ...FAR] };
    expect(members(engaged, 'groupMove')).toEqual(three);
    expect(members(engaged, 'regroup')).toEqual([[1, 2]]);
  });
  it('SK-GRP-1, SK-GRP-10: nothing for a model that may not give orders', () => {
    expect(orderOffers(posed(), activationOf(0, 0))).toEqual([]);
    expect(orderOffers(posed({ leader: { posture: 'fallen' } }), activationOf(0, 2))).toEqual([]);
    expect(orderOffers(posed({ leader: { specials: [] } }), activationOf(0, 2))).toEqual([]);
  });
});

describe('volleys that are offered', () => {
  it('SK-GRP-13, SK-GRP-19: each group at the three nearest enemies they see', () => {
    const enemies = [at(420, 400), at(100, 300), at(300, 430), at(340, 470, { out: 'wounded' }), at(200, 400)];
    const volleys = offered({ enemies }, 'volley');
    expect(volleys.slice(0, 3)).toEqual(
      [6, 8, 4].map((target) => ({
        type: 'order',
        leader: 0,
        kind: 'volley',
        members: [1, 2, 3],
        target,
        weapons: [0, 0, 0],
        partners: [],
      })),
    );
    expect(volleys.map((order) => [order.members.join(' '), order.target])).toEqual(
      ['1 2 3', '1 2', '2 3'].flatMap((men) => [6, 8, 4].map((target) => [men, target])),
    );
  });
  it('SK-GRP-19: only enemies that at least one member sees', () => {
    const wall = (from: readonly [number, number], to: readonly [number, number]): FeatureSpec => ({
      kind: 'highWall',
      from,
      to,
    });
    const seen = offered({ enemies: [at(200, 440)], features: [wall([265, 500], [330, 500])] }, 'volley');
    expect(seen.map((order) => order.members)).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(offered({ enemies: TARGET, features: [wall([0, 480], [600, 480])] }, 'volley')).toEqual([]);
    const hidden = [at(280, 430), at(300, 430), at(320, 430), at(500, 440)];
    const open = offered({ enemies: hidden, features: [wall([230, 480], [370, 480])] }, 'volley');
    expect(open.map(({ target }) => target)).toEqual([7, 7, 7]);
  });
  it('SK-GRP-19: only members with a firearm, each with a loaded one if there is one', () => {
    const row = changed(ROW, 1, { weapons: ['sword'] });
    expect(offered({ row, enemies: TARGET }, 'volley')).toEqual([]);
    const four = [...ROW, ...swords(1, 340)];
    expect(members({ row: four, enemies: [at(300, 430)] }, 'volley')).toEqual([
      [1, 2, 3],
      [1, 2],
      [2, 3],
    ]);
    const weapons = (...men: readonly Partial<ModelSpec>[]) =>
      offered(
        { row: men.map((man, i) => ({ ...ROW[i], ...man }) as ModelSpec), enemies: [at(300, 430)] },
        'volley',
      ).map((order) => order.weapons);
    expect(weapons({ weapons: ['sword', 'musket'] }, {})).toEqual([[1, 0]]);
    expect(weapons({ weapons: ['pistol', 'musket'], loaded: [false, true] }, {})).toEqual([[1, 0]]);
    expect(weapons({ weapons: ['pistol', 'musket'], loaded: [false, false] }, {})).toEqual([[0, 0]]);
    expect(weapons({ weapons: ['bow'] }, {})).toEqual([]);
  });
});

describe('Shoot and Reload that is offered', () => {
  const pairs = (row: readonly ModelSpec[]) =>
    offered({ row, enemies: TARGET }, 'shootAndReload').map(
      (order) => `${order.members.join(' ')} / ${order.partners.join(' ')}`,
    );
  it('SK-GRP-20, SK-GEO-15: all pairs, front line first', () => {
    expect(offered({ row: LINES, enemies: TARGET }, 'shootAndReload')[0]).toEqual({
      type: 'order',
      leader: 0,
      kind: 'shootAndReload',
      members: [1, 2],
      target: 5,
      weapons: [0, 0],
      partners: [3, 4],
    });
    expect(pairs(LINES)).toEqual(['1 2 / 3 4', '1 / 3', '2 / 4']);
    expect(pairs([...LINES].reverse())).toEqual(['3 4 / 1 2', '3 / 1', '4 / 2']);
  });
  it('SK-GRP-20: both loaded since the turn began; SK-GRP-22: with the same firearm, at any place in their lists', () => {
    for (const [which, change] of [
      [0, { reloaded: true }],
      [0, { loaded: false }],
      [2, { loaded: false }],
      [2, { reloaded: true }],
      [2, { weapons: ['rifle'] }],
      [2, { weapons: ['sword'] }],
    ] as const) {
      expect(pairs(changed(LINES, which, change)).filter((pair) => pair.includes('1') || pair.includes('3'))).toEqual(
        [],
      );
      expect(pairs(changed(LINES, which, change))).toContain('2 / 4');
    }
    expect(pairs(changed(LINES, 2, { weapons: ['sword', 'musket'] }))).toContain('1 2 / 3 4');
  });
  it('SK-GEO-15: the foremost of a column, backed by the next', () => {
    expect(pairs([{ at: [300, 530] }, { at: [300, 510] }, { at: [300, 490] }])).toContain('3 / 2');
  });
  it('SK-GRP-22, SK-RNG-6: only front models that see the target', () => {
    const features: readonly FeatureSpec[] = [{ kind: 'highWall', from: [280, 480], to: [303, 480] }];
    const found = offered({ row: LINES, enemies: [at(300, 430)], features }, 'shootAndReload');
    expect(found.map((order) => [...order.members, ...order.partners])).toEqual([[2, 4]]);
  });
  it('SK-ACN-2: a model that has attacked does not exchange weapons', () => {
    const found = pairs(changed(LINES, 2, { attacked: true }));
    expect(found.filter((pair) => pair.includes('3'))).toEqual([]);
    expect(found).toContain('2 / 4');
  });
  it('SK-GEO-15: one model backs one other', () => {
    expect(pairs([{ at: [290, 500] }, { at: [310, 500] }, { at: [300, 517.3] }])).toContain('1 / 3');
    expect(pairs([{ at: [290, 500] }, { at: [310, 500] }, { at: [300, 517.3] }])).not.toContain('1 2 / 3 3');
  });
  it('SK-GRP-22, SK-RNG-2: not by a model that cannot fire at the target', () => {
    expect(offered({ row: LINES, enemies: FAR }, 'shootAndReload')).toEqual([]);
  });
});
