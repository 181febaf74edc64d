/** SIP-TER-2. Obstacles and streams that a way ends on are crossed once, by whatever order. */
import { describe, expect, it } from 'vitest';
import { charge, move, Playing, playing } from '../../test/playing.ts';
import { adjudicate } from '../adjudicate/index.ts';
import { planCharge } from '../combat/charge.ts';
import { beginAt, POSITION_FORMAT } from '../position/index.ts';
import { positionOf } from '../position/positionOf.ts';
import type { Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind, Unit } from '../state/state.ts';
import { planMove, planRetireStraight } from './moves.ts';

const hedge: TerrainFile = { id: 'hedge', kind: 'obstacle', points: [30, 35, 90, 35] };
const stream: TerrainFile = { id: 'stream', kind: 'stream', points: [30, 35, 90, 35] };
const at = (x: number, y: number) => ({ x: cm(x), y: cm(90 - y) });
const lone = (kind: Kind, terrain: readonly TerrainFile[], more: Partial<Troop> = {}) =>
  playing({ units: [{ kind, at: [60, 30], ...more }, { side: 1, at: [60, 85] }, { at: [5, 5] }], terrain });
/** The same table with every unit free to be ordered again. */
const nextTurn = ({ state }: Playing): Playing =>
  new Playing({ ...state, units: state.units.map((unit): Unit => ({ ...unit, ordered: false, limbered: false })) });

describe('an obstacle that a way ends on', () => {
  const costOn = (t: Playing, distance: number, turn = 0): number | string => {
    const way = planMove(t.state, 0, { turn: turn * 16, distance: cm(distance), turnAfter: 0 });
    return way.ok ? Math.round((way.value.cost * 100) / cm(1)) / 100 : way.refusal.rule;
  };

  it.each([hedge, stream])(
    'SIP-TER-2 SIP-TER-8 SIP-TER-10 is paid for by the order that leaves it beyond: %s',
    (piece) => {
      const on = nextTurn(lone('line', [piece]).red(move(0, 5)));
      expect(on.unit(0).cameFrom).toEqual(at(60, 30));
      expect(costOn(lone('line', [piece]), 5)).toBe(5);
      expect([costOn(on, 3), costOn(on, 5), costOn(on, 6)]).toEqual([8, 10, 'SIP-MOV-1']);
      // Turned about it goes back, for the turn alone; it may also retire, and go along the line.
      const about = new Playing({
        ...on.state,
        units: [{ ...on.unit(0), facing: 180 * 16 }, ...on.state.units.slice(1)],
      });
      expect(costOn(about, 10)).toBe(10);
      expect(planRetireStraight(on.state, 0, cm(10)).ok).toBe(true);
      expect(costOn(on, 5, 90)).toBe(10);
      const along = nextTurn(nextTurn(on).red(move(0, 5, 90, -45)));
      expect(along.unit(0).cameFrom).toEqual(at(60, 30));
      expect([costOn(along, 5), costOn(along, 6)]).toEqual([10, 'SIP-MOV-1']);
      // Beyond it nothing is kept.
      const over = nextTurn(nextTurn(on).red(move(0, 5)));
      expect('cameFrom' in over.unit(0)).toBe(false);
      expect(costOn(over, 10)).toBe(10);
    },
  );

  it('SIP-TER-2 SIP-TER-8 bars guns only from the other side', () => {
    const on = nextTurn(lone('horseArtillery', [hedge]).red(move(0, 5)));
    expect(on.refused('red', move(0, 1))).toBe('SIP-TER-8');
    expect(costOn(on, 4, 180)).toBe('SIP-MOV-1');
    on.red({ type: 'retire', unit: 0, distance: cm(4) });
    expect(on.stands(0)).toEqual([60, 31, 0]);
  });

  it('SIP-TER-2 a unit that was set up on a line came from neither side', () => {
    const set = lone('line', [hedge], { at: [60, 35] });
    expect([costOn(set, 10), planRetireStraight(set.state, 0, cm(10)).ok]).toEqual([10, true]);
  });

  it('SIP-TER-2 SIP-TER-7 a garrison that comes out onto a line has its section behind it', () => {
    const town: TerrainFile = { id: 'b', kind: 'section', box: [55, 26, 65, 34] };
    // One step clear of the section the centre of line infantry stands 1.5 cm and a step before it.
    const wall: TerrainFile = { id: 'wall', kind: 'obstacle', points: [30, 35.5 + 1 / 640, 90, 35.5 + 1 / 640] };
    const leave = (distance: number) =>
      playing({
        units: [{ at: [60, 30], section: 0 }, { side: 1, at: [60, 85] }, { at: [5, 5] }],
        terrain: [town, wall],
      }).red({ type: 'leave', unit: 0, side: 0, distance: cm(distance) });
    expect(leave(0).unit(0).cameFrom).toEqual(at(60, 30));
    expect(() => leave(1)).toThrow('SIP-MOV-1');
  });

  it('SIP-TER-2 SIP-TER-11 a march that ends on a line came by the last stretch of its road', () => {
    const road: TerrainFile = { id: 'road', kind: 'road', points: [50, 30, 60, 30, 60, 60] };
    const t = playing({
      units: [{ at: [55, 30], facing: 90 }, { side: 1, at: [60, 85] }, { at: [5, 5] }],
      terrain: [road, hedge],
    }).red({ type: 'road', unit: 0, road: 0, distance: cm(10), facing: 0 });
    expect(t.stands(0)).toEqual([60, 35, 0]);
    expect(t.unit(0).cameFrom).toEqual(at(60, 30));
    expect([costOn(nextTurn(t), 5), costOn(nextTurn(t), 6)]).toEqual([10, 'SIP-MOV-1']);
  });
});

describe('a charge and an obstacle', () => {
  const hindered = (y: number, enemy: number, more: Partial<Unit> = {}): boolean | string => {
    const t = playing({
      units: [
        { kind: 'heavyCavalry', at: [60, y], change: more },
        { side: 1, kind: 'line', at: [60, enemy] },
        { at: [5, 5] },
      ],
      terrain: [hedge],
    });
    const plan = planCharge(t.state, 0, { target: 1, turn: 0, from: -1, command: -1 });
    return plan.ok ? plan.value.hindered : plan.refusal.rule;
  };

  it('SIP-TER-2 SIP-TER-8 SIP-MEL-4 is hindered across it, also from the line to the other side', () => {
    // It touches with 3 cm between the centres: beyond the line, on it, and short of it.
    expect([hindered(30, 43), hindered(25, 38), hindered(25, 37)]).toEqual([true, true, true]);
    expect([hindered(25, 34), hindered(25, 35)]).toEqual([false, false]);
    expect(hindered(35, 44)).toBe(false);
    expect(hindered(35, 44, { cameFrom: at(60, 30) })).toBe(true);
    expect(hindered(35, 44, { cameFrom: at(60, 40) })).toBe(false);
    // In touch already, with the line between.
    expect([hindered(35, 38, { cameFrom: at(60, 30) }), hindered(35, 38, { cameFrom: at(50, 40) })]).toEqual([
      true,
      false,
    ]);
  });

  it('SIP-TER-2 SIP-MEL-8 a unit driven back onto a line pays for it only beyond', () => {
    const t = playing({
      units: [{ at: [60, 42] }, { side: 1, at: [60, 45], dp: 0 }, { at: [5, 5] }, { at: [90, 5] }],
      terrain: [{ ...hedge, points: [30, 32, 90, 32] }],
    });
    t.red(charge(0, 1)).roll([1, 1, 1, 1], [6, 6, 6, 6]);
    while (t.waits.startsWith('dice')) t.roll([1]);
    expect(t.stands(0).slice(0, 2)).toEqual([60, 32]);
    expect(t.unit(0).cameFrom).toEqual(at(60, 42));
  });
});

describe('where a unit on a line came from, at a real table', () => {
  const situation = (more: object) => ({
    sides: [
      { id: 'red', edge: 'south', units: [{ id: 'line', kind: 'line', x: 60, y: 35, ...more }] },
      { id: 'blue', edge: 'north', units: [{ id: 'foe', kind: 'line', x: 60, y: 85 }] },
    ],
    terrain: [{ id: 'hedge', kind: 'obstacle', points: [30, 35, 90, 35] }],
  });
  const judge = (more: object, order: object) => {
    const told = adjudicate('move', { position: situation(more), unit: 'line', order });
    if (!told.ok) return told.problems[0]?.path;
    return told.value.refused?.rule ?? told.value.stands?.y;
  };

  it('SIP-TER-2 is told by a place, and asked for nowhere else', () => {
    const south = { cameFrom: { x: 60, y: 30 } };
    const far = { type: 'move', distance: 10 };
    expect([judge({}, far), judge(south, far)]).toEqual([45, 'SIP-MOV-1']);
    expect(judge(south, { type: 'move', distance: 5 })).toBe(40);
    expect(judge({ cameFrom: { x: 60, y: 40 } }, far)).toBe(45);
    expect(judge({ ...south, y: 36 }, far)).toMatch(/cameFrom$/);
  });

  it('SIP-TER-2 SIP-GEN-8 stands in a position file', () => {
    const { state } = lone('line', [hedge]).red(move(0, 5));
    const file = {
      format: POSITION_FORMAT,
      version: 1,
      position: positionOf(state),
      moment: { at: 'orders' },
      orders: [],
    };
    const read = beginAt(JSON.parse(JSON.stringify(file)));
    expect(read.ok && read.value.units[0]).toEqual(state.units[0]);
  });
});
