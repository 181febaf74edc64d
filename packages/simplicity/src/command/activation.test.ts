/** Orders that need activation, and what they do once they are obeyed. */
import { describe, expect, it } from 'vitest';
import { move, type Playing, playing } from '../../test/playing.ts';
import type { Kind } from '../state/state.ts';
import type { Position, Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import { activationNeeds } from './activation.ts';

const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const spare: Troop = { at: [5, 5] };
const foe = (y = 80, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const town: TerrainFile = { id: 'town', kind: 'section', box: [55, 36, 65, 44] };
const fresh = (kind: Kind, more: Partial<Position> = {}, change: Partial<Troop> = {}): Playing =>
  playing({ units: [red({ kind, ...change }), spare, foe()], ...more });
const retire = (distance: number) => ({ type: 'retire', unit: 0, distance: cm(distance) }) as const;

describe('the roll', () => {
  it('SIP-ACT-3 names what adds to it: class where it matters, and one Command base', () => {
    const tally = (unitClass: 'raw' | 'regular' | 'elite', near: boolean) =>
      activationNeeds(
        fresh('line', { commands: near ? [{ at: [60, 25] }] : [] }, { class: unitClass, dp: 1 }).state,
        0,
      ).tally.map(({ rule, add, what }) => `${rule} ${add} ${what}`);
    expect(tally('regular', false)).toEqual([]);
    expect(tally('elite', true)).toEqual(['SIP-ACT-3 1 sip.class.elite', 'SIP-ACT-3 1 sip.command.near']);
    expect(tally('raw', false)).toEqual(['SIP-ACT-3 -1 sip.class.raw']);
  });

  it('SIP-ACT-1 SIP-ACT-8 the order waits for it, and is lost with it; only a move to fire still fires', () => {
    const t = fresh('line', {}, { dp: 3 }).red(move(0, 5));
    expect([t.waits, t.asks, t.unit(0).ordered]).toEqual(['dice activation', 'SIP-ACT-1', true]);
    t.roll([4]);
    expect([t.waits, ...t.reasons]).toEqual(['red turn.orders', 'activationRolled SIP-ACT-2']);
  });
});

describe('guns', () => {
  it('SIP-MOV-13 are limbered by whatever displaces them, sideways or back, but by a turn or a shot', () => {
    const after = (t: Playing) => t.unit(0).limbered;
    expect(after(fresh('footArtillery', {}, { facing: 90 }).red(move(0, 5)))).toBe(true);
    expect(after(fresh('footArtillery').red(move(0, 5)))).toBe(true);
    expect(after(fresh('footArtillery').red(move(0, 0, 30)))).toBe(false);
    expect(after(fresh('footArtillery').red(retire(5)))).toBe(true);
    expect(after(fresh('line').red(retire(5)))).toBe(false);
    expect(after(fresh('line').red(move(0, 5)))).toBe(false);
  });
});

describe('moves', () => {
  it('SIP-MOV-2 SIP-MOV-6 SIP-MOV-9 SIP-TER-7 SIP-TER-11 each says what it was, and by which rule', () => {
    const moved = (t: Playing) => {
      const { rule, how, unit } = t.event('moved');
      return `${rule} ${how} ${unit}`;
    };
    expect(moved(fresh('line').red(move(0, 5)))).toBe('SIP-MOV-2 move 0');
    expect(moved(fresh('line').red(retire(5)))).toBe('SIP-MOV-9 retire 0');
    const road: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 90] };
    const march = { type: 'road', unit: 0, road: 0, distance: cm(15), facing: 0 } as const;
    expect(moved(fresh('line', { terrain: [road] }).red(march))).toBe('SIP-TER-11 road 0');
    const entered = fresh('line', { terrain: [town] }).red({ type: 'enter', unit: 0, turn: 0, section: 0, facing: 0 });
    expect([moved(entered), entered.unit(0).section, ...entered.state.holders]).toEqual(['SIP-TER-7 enter 0', 0, 0]);
    const left = fresh('line', { terrain: [town] }, { section: 0 }).red({
      type: 'leave',
      unit: 0,
      side: 0,
      distance: 0,
    });
    expect([moved(left), left.unit(0).section, ...left.state.holders]).toEqual(['SIP-TER-7 leave 0', -1, 0]);
    const near = playing({ units: [red(), foe(41), spare] });
    const shot = { type: 'moveFire', unit: 0, turn: 0, distance: cm(2), turnAfter: 0, target: 1 } as const;
    expect(moved(near.red({ ...shot, fireFirst: false }))).toBe('SIP-MOV-6 move 0');
    const first = playing({ units: [red(), foe(41), spare] }).red({ ...shot, fireFirst: true });
    expect([first.stands(0)[1], first.eventTypes.includes('moved')]).toEqual([30, false]);
    expect(moved(first.roll([1, 1, 1, 1]))).toBe('SIP-MOV-6 move 0');
  });

  it('SIP-MOV-9 SIP-TER-7 retiring from a section it stands there no longer, and has had its order', () => {
    const t = fresh('line', { terrain: [town] }, { section: 0 }).red(retire(2));
    expect([t.unit(0).section, t.unit(0).ordered, t.stands(0)[1]]).toEqual([-1, true, 32.5]);
    expect(fresh('line').red(retire(2)).unit(0)).toMatchObject({ section: -1, ordered: true, limbered: false });
  });

  it('SIP-CMD-5 a Command base of the enemy that it backs into flies', () => {
    const t = fresh('line', { commands: [{ side: 1, at: [60, 22] }] }).red(retire(6));
    expect(t.eventTypes).toContain('commandLost');
  });

  it('SIP-MOV-6 a move after a shot is lost if the shot has closed its way', () => {
    // The target routs 15 cm to the north, out of the way: the move that the target barred is open, and the other way round.
    const shot = {
      type: 'moveFire',
      unit: 0,
      fireFirst: true,
      turn: 0,
      distance: cm(5),
      turnAfter: 0,
      target: 1,
    } as const;
    const open = playing({ units: [red(), foe(41), spare] })
      .red(shot)
      .roll([1, 1, 1, 1]);
    expect(open.stands(0)[1]).toBe(35);
    expect(open.waits).toBe('red turn.orders');
  });
});
