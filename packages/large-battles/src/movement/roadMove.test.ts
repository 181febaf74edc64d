import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { frontCentre } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { moveOffers, planMove } from './index.ts';
import { roadMoves } from './moveOffers.ts';
import { aroundActions } from './path/surroundings.ts';
import { corridorsOf, type OnRoad, roadsUnder, wayAlong } from './roadMove.ts';

/** A road up the table that bends to the right at 900, 500. */
const ROAD = { kind: 'road', id: 'road', points: [900, 1100, 900, 500, 1400, 500] } as const;

/** A march column whose head is at 900, 570. */
function marching(unit: Partial<UnitSpec> = {}, ...terrain: NonNullable<BattlefieldSpec['terrain']>): State {
  return battlefield({
    units: [{ at: [900, 600], formation: 'marchColumn', ...unit }],
    terrain: [ROAD, ...terrain],
  });
}
const march = (mm: number, facing = 90): Move => ({
  kind: 'road',
  road: 'road',
  distance: steps(mm),
  facing: facing * 16,
});
const asks = (state: State, move: Move): string => verdict(planMove(state, mover(state, 0), move));

describe('roads', () => {
  it('LB-MOVE-25 measures along the road however it bends', () => {
    const state = marching();
    const at = granted(planMove(state, mover(state, 0), march(120)));
    const head = frontCentre(at, footprintOf(state, 0));
    // 70 mm up to the bend, 50 along the second leg.
    expect([toMm(head.x), toMm(head.y)]).toEqual([950, 500]);
    expect(asks(state, march(120.1))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-25 marches back as well, and not beyond the end of the road', () => {
    expect(asks(marching(), march(-120, 180))).toBe('ok');
    expect(asks(marching({ at: [900, 1050] }), march(-90, 180))).toBe('LB-MOVE-25');
  });

  it('LB-MOVE-25 is for Fast units with their head on the road; stepping onto its middle counts', () => {
    expect(asks(marching({ at: [914, 600] }), march(106))).toBe('ok');
    expect(asks(marching({ at: [914, 600] }), march(107))).toBe('LB-MOVE-02');
    expect(asks(marching({ at: [916, 600] }), march(20))).toBe('LB-MOVE-25');
    expect(asks(marching({ formation: 'attackColumn' }), march(20))).toBe('LB-MOVE-21');
    expect(asks(marching(), { kind: 'road', road: 'elsewhere', distance: 640, facing: 0 })).toBe('LB-MOVE-25');
  });

  it('LB-MOVE-26 ignores the ground the road crosses, and gives no bonus', () => {
    const wood = { kind: 'wood', box: [900, 540, 300, 200] } as const;
    const hedge = { kind: 'hedge', points: [700, 530, 1100, 530] } as const;
    expect(asks(marching({}, wood, hedge), march(120))).toBe('ok');
    // Off the road the same ground costs two steps.
    const off: Move = { kind: 'fast', direction: 0, distance: steps(51), facing: 0 };
    expect(asks(marching({}, wood, hedge), off)).toBe('LB-MOVE-16');
    // It may halt with the hedge's gap under it.
    expect(asks(marching({}, hedge), march(60, 0))).toBe('ok');
  });

  it('LB-MOVE-24 LB-MOVE-27 still meet units on the road', () => {
    expect(asks(marching({}, { kind: 'building', box: [910, 520, 20, 20] }), march(120))).toBe('LB-TERR-04');
    const enemy = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { side: 1, at: [950, 410] },
      ],
      terrain: [ROAD],
    });
    expect(asks(enemy, march(120))).toBe('LB-MOVE-29');
  });

  it('LB-BUA-07 leads through an empty sector, not through a held or destroyed one', () => {
    const sector = { kind: 'sector', box: [900, 500, 120, 120] } as const;
    expect(asks(marching({}, sector), march(100))).toBe('ok');
    expect(asks(marching({}, { ...sector, dis: 7 }), march(100))).toBe('LB-BUA-07');
    const held = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { at: [900, 500], formation: 'garrison', sector: 0 },
      ],
      terrain: [ROAD, sector],
    });
    expect(asks(held, march(100))).toBe('LB-BUA-07');
    expect(asks(marching({}, sector), { kind: 'fast', direction: 0, distance: steps(100), facing: 0 })).toBe(
      'LB-BUA-07',
    );
  });

  const facts = (state: State, move: Move) => {
    const answer = planMove(state, mover(state, 0), move);
    return answer.ok ? null : [answer.refusal.rule, answer.refusal.facts];
  };

  it.each<readonly [string, Move, string, object]>([
    ['LB-MOVE-22 with no facing', { kind: 'road', road: 'road', distance: 64, facing: 5760 }, 'LB-MOVE-22', {}],
    ['LB-MOVE-02 by nothing', march(0), 'LB-MOVE-02', { asked: 0, allowed: 120 }],
    ['LB-MOVE-02 too far back', march(-130), 'LB-MOVE-02', { asked: 130, allowed: 120 }],
    [
      'LB-MOVE-02 by no number',
      { kind: 'road', road: 'road', distance: 'far' as unknown as number, facing: 0 },
      'LB-MOVE-02',
      { asked: 0, allowed: 120 },
    ],
    [
      'LB-MOVE-25 on another road',
      { kind: 'road', road: 'lane', distance: 64, facing: 0 },
      'LB-MOVE-25',
      { road: 'lane' },
    ],
  ])('%s: refused, with the unit', (_title, move, rule, named) => {
    expect(facts(marching(), move)).toEqual([rule, expect.objectContaining({ unit: 'unit-0', ...named })]);
  });

  it('LB-MOVE-25 up to the very end of the road, and to its very beginning', () => {
    // The head is at y 570, 530 mm from the end below and 570 from the end to the right.
    expect(asks(marching({ at: [900, 1010] }), march(-120, 180))).toBe('ok');
    const end = marching({ at: [1310, 500], facing: 90 });
    expect(asks(end, march(60))).toBe('ok');
    expect(asks(end, march(60.1))).toBe('LB-MOVE-25');
    const foot = marching({ at: [900, 1010] });
    expect(asks(foot, march(-120.1, 180))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-25 of roads alone, 15 mm to either side of the middle and beyond the ends', () => {
    const roads = (x: number, y: number, facing = 0): readonly unknown[] =>
      roadsUnder(marching({ at: [x, y], facing }, { kind: 'hedge', points: [900, 1100, 900, 500, 1400, 500] }), 0).map(
        ({ piece, distance, aside, length }) => [
          piece.id,
          ...[distance, aside, length].map((steps) => Math.round(toMm(steps) * 10) / 10),
        ],
      );
    expect(roads(900, 600)).toEqual([['road', 530, 0, 1100]]);
    for (const side of [-1, 1]) {
      expect(roads(900 + side * 15, 600)).toEqual([['road', 530, 15, 1100]]);
      expect(roads(900 + side * 15.2, 600)).toEqual([]);
    }
    // The head at 1430, 500 is beyond the end, and at 900, 1115 before the beginning.
    expect(roads(1385, 500, 90)).toEqual([['road', 1100, 15, 1100]]);
    expect(roads(1385.2, 500, 90)).toEqual([]);
    expect(roads(900, 1145)).toEqual([['road', 0, 15, 1100]]);
    expect(roads(900, 1145.2)).toEqual([]);
    // Above the upper leg and below it.
    expect(roads(1170, 485, 90)).toEqual([['road', 900, 15, 1100]]);
    expect(roads(1170, 484.8, 90)).toEqual([]);
    expect(roads(1170, 515.2, 90)).toEqual([]);
  });

  it('LB-MOVE-25 goes from where the head stands onto the road, then from bend to bend, either way', () => {
    const state = marching({ at: [910, 600] });
    const [on] = roadsUnder(state, 0) as [OnRoad];
    const head = { x: steps(910), y: steps(570) };
    const way = (distance: number): readonly unknown[] =>
      wayAlong(on, steps(distance), head).map(({ x, y }) => [toMm(x), toMm(y)]);
    expect(way(50)).toEqual([
      [910, 570],
      [900, 570],
      [900, 520],
    ]);
    expect(way(100)).toEqual([
      [910, 570],
      [900, 570],
      [900, 500],
      [930, 500],
    ]);
    // A bend at its end is no place of its own, nor one that it stands on.
    expect(way(70)).toEqual([
      [910, 570],
      [900, 570],
      [900, 500],
    ]);
    expect(way(-100)).toEqual([
      [910, 570],
      [900, 570],
      [900, 670],
    ]);
    const zigzag = { ...on, piece: { ...on.piece, points: [0, 0, 0, 30, 40, 30, 40, 60, 80, 60].map(steps) } };
    const along = (from: number, distance: number): readonly unknown[] =>
      wayAlong({ ...zigzag, distance: steps(from) }, steps(distance), { x: 0, y: 0 })
        .slice(1)
        .map(({ x, y }) => [toMm(x), toMm(y)]);
    expect(along(10, 110)).toEqual([
      [0, 10],
      [0, 30],
      [40, 30],
      [40, 60],
      [60, 60],
    ]);
    expect(along(120, -110)).toEqual([
      [60, 60],
      [40, 60],
      [40, 30],
      [0, 30],
      [0, 10],
    ]);
    expect(along(30, 40)).toEqual([
      [0, 30],
      [40, 30],
    ]);
    expect(along(70, -40)).toEqual([
      [40, 30],
      [0, 30],
    ]);
  });

  it('LB-MOVE-24 a corridor as wide as the front from place to place, smaller by as much as is asked', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 0, y: steps(30) },
      { x: steps(40), y: steps(30) },
    ];
    const boxes = (less: number): readonly unknown[] =>
      corridorsOf(places, steps(20), steps(less)).map(({ minX, maxX, minY, maxY }) =>
        [minX, maxX, minY, maxY].map(toMm),
      );
    expect(boxes(0)).toEqual([
      [-10, 10, 0, 30],
      [0, 40, 20, 40],
    ]);
    expect(boxes(5)).toEqual([
      [-5, 5, 5, 25],
      [5, 35, 25, 35],
    ]);
    // The first is only 30 mm long.
    expect(boxes(15)).toHaveLength(1);
    expect(
      corridorsOf(
        [
          { x: 0, y: 0 },
          { x: 0, y: 0 },
        ],
        steps(20),
      ),
    ).toHaveLength(1);
  });

  it('LB-MOVE-25 the corridor of each leg counts', () => {
    const house = (x: number, y: number) => ({ kind: 'building', box: [x, y, 4, 4] }) as const;
    // The head turns back down at the end, off the second leg.
    expect(asks(marching({}, house(912, 530)), march(120, 180))).toBe('LB-TERR-04');
    expect(asks(marching({}, house(925, 512)), march(120, 180))).toBe('LB-TERR-04');
    expect(asks(marching({}, house(925, 518)), march(120, 180))).toBe('ok');
  });

  it('LB-MOVE-25 is offered as far as the road goes and nothing is in the way, facing along it', () => {
    const offered = (state: State): readonly unknown[] =>
      moveOffers(state, mover(state, 0)).flatMap((move) =>
        move.kind === 'road' ? [[toMm(move.distance), move.facing / 16]] : [],
      );
    expect(offered(marching())).toEqual([
      [120, 90],
      [-120, 180],
    ]);
    // Ten millimetres are spent on the step onto the road; 60 are left of it below.
    expect(offered(marching({ at: [910, 1070] }))).toEqual([
      [110, 0],
      [-60, 180],
    ]);
    expect(offered(marching({}, { kind: 'building', box: [950, 500, 20, 20] }))).toEqual([[-120, 180]]);
  });

  it('LB-MOVE-25 LB-PROX-05 a search tries shorter marches too: at a bend they face along the leg they came by', () => {
    const state = marching(
      {},
      {
        kind: 'road',
        id: 'twice',
        points: [900, 1100, 900, 1100, 900, 500, 900, 500, 1400, 500],
      },
    );
    const tried = (road: string): readonly unknown[] =>
      [...roadMoves(aroundActions(state, 0), steps(120), steps(10))].flatMap((move) =>
        move.road === road ? [[toMm(move.distance), move.facing / 16]] : [],
      );
    const along = [120, 110, 100, 90, 80].map((mm) => [mm, 90]);
    const up = [70, 60, 50, 40, 30, 20, 10].map((mm) => [mm, 0]);
    const down = [120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10].map((mm) => [-mm, 180]);
    expect(tried('road')).toEqual([...along, ...up, ...down]);
    expect(tried('twice')).toEqual([...along, ...up, ...down]);
    const second = marching({ at: [920, 500], facing: 90 });
    const back = [...roadMoves(aroundActions(second, 0), steps(120), steps(10))].map((move) => [
      toMm(move.distance),
      move.facing / 16,
    ]);
    // 50 mm back is the bend: there it still faces along the leg it came by.
    expect(back.slice(12)).toEqual([
      ...[120, 110, 100, 90, 80, 70, 60].map((mm) => [-mm, 180]),
      ...[50, 40, 30, 20, 10].map((mm) => [-mm, 270]),
    ]);
  });

  it('LB-MOVE-25 is offered both ways', () => {
    const state = marching();
    const roads = moveOffers(state, mover(state, 0)).filter((move) => move.kind === 'road');
    expect(roads.map((move) => move.kind === 'road' && toMm(move.distance))).toEqual([120, -120]);
  });
});
