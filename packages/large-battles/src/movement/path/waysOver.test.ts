/** Ways over water and along roads, edges of the table, and friends of a group: what a path may and may not do. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../../test/answers.ts';
import {
  activation,
  battlefield,
  type BattlefieldSpec,
  mover,
  type TerrainSpec,
  type UnitSpec,
} from '../../../test/positions.ts';
import type { Move } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { planMove } from '../index.ts';
import { halfWay } from './streams.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
const asks = (state: State, move: Move): string => verdict(planMove(state, mover(state, 0), move));
const facts = (state: State, move: Move): unknown => {
  const answer = planMove(state, mover(state, 0), move);
  return answer.ok ? 'ok' : [answer.refusal.rule, answer.refusal.facts];
};
const ahead = (mm: number): Move => ({ kind: 'straight', distance: steps(mm) });
const fast = (direction: number, mm: number, facing = direction): Move => ({
  kind: 'fast',
  direction: direction * 16,
  distance: steps(mm),
  facing: facing * 16,
});
const march = { formation: 'marchColumn' } as const;

describe('the edge of the table', () => {
  it.each<readonly [string, Partial<UnitSpec>]>([
    ['up', { at: [900, 87.5] }],
    ['right', { at: [1800 - 87.5, 600], facing: 90 }],
    ['down', { at: [900, 1200 - 87.5], facing: 180 }],
    ['left', { at: [87.5, 600], facing: 270 }],
  ])('LB-MOVE-27 may be reached, %s, not crossed', (_name, unit) => {
    // A friend within reach, so that the way is looked at.
    const at = (mm: number) =>
      facts(
        alone(unit, { terrain: [{ kind: 'rough', box: [unit.at?.[0] ?? 0, unit.at?.[1] ?? 0, 4, 4] }], units: [] }),
        ahead(mm),
      );
    expect(at(50)).toBe('ok');
    const near = {
      ...unit,
      at: (unit.at ?? [0, 0]).map((n) =>
        n < 100 ? n - 30 : n > 1100 && n !== 900 ? n + 30 : n,
      ) as unknown as readonly [number, number],
    };
    const closer = (mm: number) =>
      facts(alone(near, { terrain: [{ kind: 'rough', box: [near.at[0], near.at[1], 4, 4] }] }), ahead(mm));
    expect(closer(50)).toBe('ok');
    expect(facts(alone(near), ahead(50))).toBe('ok');
    expect(facts(alone(near), ahead(50.1))).toEqual(['LB-MOVE-27', { unit: 'unit-0' }]);
  });
});

describe('what a refusal names', () => {
  it.each<readonly [string, BattlefieldSpec, string, object]>([
    [
      'LB-LEAD-18 a General',
      { generals: [{ side: 1, brigade: 1, at: [900, 550] }] },
      'LB-LEAD-18',
      { enemy: 'leader-1' },
    ],
    ['LB-PASS-01 a friend', { units: [{ at: [900, 530] }] }, 'LB-PASS-01', { friend: 'unit-1' }],
    [
      'LB-TERR-04 a building',
      { terrain: [{ kind: 'building', box: [900, 550, 9, 9], id: 'mill' }] },
      'LB-TERR-04',
      { terrain: 'mill' },
    ],
    [
      'LB-MOVE-32 a hedge',
      { terrain: [{ kind: 'hedge', points: [800, 560, 1000, 560], id: 'hedge' }] },
      'LB-MOVE-32',
      { terrain: 'hedge' },
    ],
    [
      'LB-TERR-05 a stream',
      { terrain: [{ kind: 'stream', points: [800, 560, 1000, 560] }] },
      'LB-TERR-05',
      { formation: 'line' },
    ],
  ])('%s', (_title, rest, rule, named) => {
    const mm = rule === 'LB-MOVE-32' ? 35 : 70;
    expect(facts(alone({}, rest), ahead(mm))).toEqual([rule, { unit: 'unit-0', ...named }]);
  });
});

describe('along a road', () => {
  const ROAD = { kind: 'road', id: 'road', points: [900, 1100, 900, 500, 1400, 500] } as const;
  const on = (...hedge: readonly number[]): string =>
    asks(alone(march, { terrain: [ROAD, { kind: 'hedge', points: hedge }] }), {
      kind: 'road',
      road: 'road',
      distance: steps(100),
      facing: 90 * 16,
    });

  it('LB-MOVE-26 halts over a hedge that the road crosses or touches, in any of its legs', () => {
    expect(on(910, 480, 910, 520)).toBe('ok');
    expect(on(910, 440, 912, 470, 914, 520)).toBe('ok');
    expect(on(910, 480, 910, 500)).toBe('ok');
    expect(on(880, 510, 950, 510)).toBe('ok');
    expect(on(900, 490, 900, 480)).toBe('LB-MOVE-32');
  });

  it('LB-MOVE-26 LB-MOVE-32 not over one that ends beside the road, or would cross it only beyond its end', () => {
    expect(on(895, 470, 895, 492)).toBe('LB-MOVE-32');
    expect(on(895, 470, 895, 505)).toBe('LB-MOVE-32');
    expect(on(910, 470, 910, 495)).toBe('LB-MOVE-32');
    expect(on(905, 512, 940, 512)).toBe('LB-MOVE-32');
    expect(on(880, 490, 899, 490)).toBe('LB-MOVE-32');
    expect(on(880, 490, 920, 470)).toBe('LB-MOVE-32');
  });
});

describe('over water', () => {
  const ford = (width: number): readonly TerrainSpec[] => [
    { kind: 'stream', points: [500, 540, 1300, 540] },
    { kind: 'ford', points: [900 - width / 2, 540, 900 + width / 2, 540] },
  ];

  it('LB-TERR-06 a column that goes freely fords too, with its corridor and both footprints within the ford', () => {
    const at = (terrain: readonly TerrainSpec[], move: Move): string => asks(alone(march, { terrain }), move);
    // Reduced by one stick: 80 mm.
    expect(at(ford(40), fast(0, 75))).toBe('LB-MOVE-32');
    expect(at(ford(40), fast(0, 80))).toBe('LB-MOVE-32');
    const lean = alone({ ...march, at: [900, 585] }, { terrain: ford(40) });
    expect(asks(lean, fast(0, 80))).toBe('ok');
    expect(asks(alone({ ...march, at: [940, 585] }, { terrain: ford(40) }), fast(0, 80))).toBe('LB-TERR-05');
    // Its head goes over aslant: that takes more of the stream than the ford has.
    expect(asks(lean, fast(45, 79))).toBe('LB-TERR-05');
    expect(asks(alone({ ...march, at: [900, 585] }, { terrain: ford(300) }), fast(45, 80, 0))).toBe('LB-MOVE-32');
  });

  it('LB-TERR-05 LB-TERR-06 where only a corner is over the water, that corner must be on the bridge', () => {
    // The stream runs aslant past the left front corner: 6 mm ahead the corner is over it.
    const stream: TerrainSpec = { kind: 'stream', points: [700, 755, 1000, 455] };
    const bridge = (x: number): TerrainSpec => ({ kind: 'bridge', points: [x - 50, 1405 - x, x + 50, 1505 - x] });
    const at = (move: Move, ...terrain: readonly TerrainSpec[]): string =>
      asks(alone(march, { terrain: [stream, ...terrain] }), move);
    for (const move of [ahead(6), fast(0, 6)]) {
      expect(at(move)).toBe('LB-TERR-05');
      expect(at(move, bridge(888))).toBe('ok');
      expect(at(move, bridge(850))).toBe('LB-TERR-05');
    }
  });

  it('LB-TERR-05 LB-GEO-06 a bridge reaches 15 mm to either side of its line, more for larger figures', () => {
    expect([halfWay(1), halfWay(1.5), halfWay(2 / 3)]).toEqual([steps(15), steps(22.5), steps(10)]);
    const bridge = (x: number): readonly TerrainSpec[] => [
      { kind: 'stream', points: [500, 540, 1300, 540] },
      { kind: 'bridge', points: [x, 500, x, 580] },
    ];
    const over = (x: number): string => asks(alone(march, { terrain: bridge(x) }), ahead(120));
    expect([over(885), over(884.8), over(915), over(915.2)]).toEqual(['ok', 'LB-TERR-05', 'ok', 'LB-TERR-05']);
  });
});

describe('near friends', () => {
  it('LB-PROX-05 LB-BUA-10 of one beside whom it left its town says nothing of another', () => {
    const state = alone({}, { units: [{ at: [900, 620] }, { at: [900, 535] }] });
    const near = [{ unit: 1, gap: steps(5) }];
    expect(verdict(planMove(state, mover(state, 0, { left: 1, moved: true, near }), ahead(30)))).toBe('LB-PROX-01');
    const alike = [...near, { unit: 2, gap: steps(20) }];
    expect(verdict(planMove(state, mover(state, 0, { left: 1, moved: true, near: alike }), ahead(30)))).toBe('ok');
  });

  it('LB-PROX-05 of a group, one that may still go away may be near, whatever waits meanwhile', () => {
    const plain = alone({}, { units: [{ at: [900, 535] }] });
    const acting = (left: number, top: readonly State['frames'][number][]): State => ({
      ...plain,
      frames: [
        {
          at: 'acting',
          mode: 'group',
          side: 0,
          doings: [activation(plain, 0, { left: 1 }), activation(plain, 1, { left })],
          chance: 0,
          asked: false,
          general: 0,
          doubled: false,
        } as unknown as State['frames'][number],
        ...top,
      ],
    });
    const asked = (state: State, mode: 'group' | 'own' = 'group'): string =>
      verdict(planMove(state, mover(state, 0, { left: 1, near: [] }, mode), ahead(30)));
    const window = { at: 'window', side: 1, dice: 1, immediate: false, last: false } as const;
    expect([asked(acting(1, [])), asked(acting(1, [window]))]).toEqual(['ok', 'ok']);
    expect([asked(acting(0, [])), asked(acting(1, []), 'own'), asked(plain)]).toEqual([
      'LB-PROX-01',
      'LB-PROX-01',
      'LB-PROX-01',
    ]);
  });
});
