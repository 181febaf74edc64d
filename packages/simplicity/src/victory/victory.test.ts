/** Who holds what, what it is worth, and who has won. */
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import { cm } from '../state/lengths.ts';
import { holderOf } from './holding.ts';
import { pointsOf, worthOfObjectives } from './victory.ts';

const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });

describe('objective points', () => {
  /** Who holds a point that lies so far east and north of red's unit at (60, 30), 6 cm wide and 3 cm deep. */
  const holder = (east: number, north: number, units: readonly Troop[] = [red()]) => {
    const state = position({ units: [...units, foe([115, 85])] });
    return holderOf(state, { x: cm(60 + east), y: state.field.depth - cm(30 + north) });
  };

  it('SIP-VIC-4 SIP-GEN-6 within 5 cm of the footprint, on every side', () => {
    for (const sign of [1, -1]) {
      expect([8.05, 8.06].map((far) => holder(sign * far, 0))).toEqual([0, -1]);
      expect([6.55, 6.56].map((far) => holder(0, sign * far))).toEqual([0, -1]);
      // Past a corner 3 cm and 4 cm are 5.
      expect([holder(sign * 6, sign * 5.5), holder(sign * 6.1, sign * 5.6)]).toEqual([0, -1]);
      expect([holder(-sign * 6, sign * 5.5), holder(-sign * 6.1, sign * 5.6)]).toEqual([0, -1]);
    }
  });

  it('SIP-VIC-4 by ready foot or horse, while the enemy has none there', () => {
    expect(holder(0, 0, [red({ kind: 'lightCavalry' })])).toBe(0);
    expect(holder(0, 0, [red({ kind: 'footArtillery' })])).toBe(-1);
    expect(holder(0, 0, [red({ status: 'routing' })])).toBe(-1);
    expect(holder(0, 0, [red({ status: 'removed' })])).toBe(-1);
    expect(holder(0, 0, [foe([60, 33])])).toBe(1);
    expect(holder(0, 0, [red(), foe([60, 33])])).toBe(-1);
    expect(holder(0, 0, [red(), foe([60, 33], { status: 'routing' })])).toBe(0);
    expect(holder(0, 0, [red(), red({ at: [60, 34] })])).toBe(0);
    expect(holder(0, 0, [])).toBe(-1);
  });

  it('SIP-VIC-4 SIP-VIC-6 what can be held: points of the scenario, and sections that are worth something', () => {
    const section = (id: string, x: number) => ({ id, kind: 'section', box: [x, 50, x + 10, 58] }) as const;
    const wood = { id: 'wood', kind: 'woods', box: [5, 5, 15, 15] } as const;
    const terrain = [wood, section('a', 30), section('b', 60)];
    const objectives = [{ id: 'hill', x: 60, y: 30, points: 4 }];
    const worth = (more: Partial<Position>) => worthOfObjectives(position({ units: [red()], terrain, ...more }));
    expect(worth({ objectives })).toEqual([4]);
    expect(worth({ objectives, everySection: 2 })).toEqual([4, 2, 2]);
    expect(worth({ everySection: 0 })).toEqual([]);
  });
});

describe('points', () => {
  it('SIP-VIC-3 SIP-VIC-4 2 for a unit removed, 1 for one that routs, 2 for a Command base, and what is held', () => {
    const section = { id: 'town', kind: 'section', box: [55, 60, 65, 68] } as const;
    const state = position({
      units: [
        red({ section: 0 }),
        red({ at: [20, 20] }),
        foe([10, 80], { status: 'removed' }),
        foe([20, 80], { status: 'removed' }),
        foe([30, 80], { status: 'routing' }),
        foe([40, 80]),
        red({ at: [30, 20], status: 'removed' }),
      ],
      commands: [
        { side: 1, at: [0, 0], change: { status: 'removed' } },
        { side: 1, at: [0, 0], change: { status: 'removed' } },
        { side: 1, at: [0, 0], change: { status: 'removed' } },
        { side: 1, at: [60, 85] },
        { at: [0, 0], change: { status: 'removed' } },
      ],
      terrain: [section],
      everySection: 3,
      objectives: [
        { id: 'a', x: 20, y: 20, points: 5 },
        { id: 'b', x: 100, y: 20, points: 7 },
      ],
    });
    const told = (side: 0 | 1) =>
      pointsOf(state, side).map(({ rule, add, what }) => `${rule} ${add} ${what.slice(11)}`);
    expect(told(0)).toEqual([
      'SIP-VIC-3 4 removed',
      'SIP-VIC-3 1 routing',
      'SIP-VIC-3 6 commands',
      'SIP-VIC-4 5 objective',
      'SIP-VIC-4 3 section',
    ]);
    expect(told(1)).toEqual(['SIP-VIC-3 2 removed', 'SIP-VIC-3 2 commands']);
    const worthless = { ...state, field: { ...state.field, everySection: 0 } };
    expect(total(pointsOf(worthless, 0))).toBe(16);
    expect(pointsOf(worthless, 0)).toHaveLength(4);
  });
});

describe('the end', () => {
  const blues: readonly Troop[] = [foe([40, 80]), foe([20, 80]), foe([80, 80])];
  const at = (points: number, holder: 0 | 1, more: Partial<Position> = {}) => {
    const there = holder === 0 ? red({ at: [60, 40] }) : foe([60, 40]);
    const units = [there, red({ at: [5, 5] }), red({ at: [15, 5] }), red({ at: [25, 5] }), ...blues];
    const objectives = [{ id: 'a', x: 60, y: 40, points }];
    const t = playing({ units, objectives, limit: 1, ...more })
      .red({ type: 'endTurn' })
      .roll([1])
      .blue({ type: 'endTurn' });
    const { winner, reason } = t.state.outcome ?? {};
    return [winner, reason];
  };

  it('SIP-VIC-3 at the limit a lead of 3 wins, for either side; less is a draw', () => {
    expect(at(3, 0)).toEqual(['red', 'sip.end.points']);
    expect(at(3, 1)).toEqual(['blue', 'sip.end.points']);
    expect(at(2, 0)).toEqual([null, 'sip.end.draw']);
    expect(at(2, 1)).toEqual([null, 'sip.end.draw']);
    expect(at(2, 0, { winsDraws: 1 })).toEqual(['blue', 'sip.end.points']);
  });

  it('SIP-VIC-1 of two broken armies the one that lost the smaller part wins, whichever it is', () => {
    const army = (side: 0 | 1, lost: number, of: number): Troop[] =>
      Array.from({ length: of }, (_, i) => ({
        side,
        at: [10 + 8 * i, side === 0 ? 10 : 80],
        status: i < lost ? 'removed' : 'ready',
      }));
    const end = (a: readonly [number, number], b: readonly [number, number]) =>
      playing({ units: [...army(0, ...a), ...army(1, ...b)] }).red({ type: 'endTurn' }).state.outcome?.winner;
    expect([end([3, 5], [4, 5]), end([4, 5], [3, 5]), end([3, 4], [6, 8])]).toEqual(['red', 'blue', null]);
    expect([end([3, 6], [3, 5]), end([3, 5], [3, 6])]).toEqual(['red', 'blue']);
  });
});
