/** What a player may say in his turn, what is taken as offered, and what the next turn forgets. */
import { describe, expect, it } from 'vitest';
import { move, Playing, playing } from '../../test/playing.ts';
import type { Base, Position, Troop } from '../scenarios/position.ts';
import type { Command } from '../state/commands.ts';
import { cm } from '../state/lengths.ts';
import { covers } from './machine.ts';
import { hasAnythingToOrder } from './orders.ts';

const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const spare: Troop = { at: [5, 5] };
const foe = (y = 80, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const blues: readonly Troop[] = [foe(), foe(80, { at: [40, 80] }), foe(80, { at: [20, 80] })];
const base = (more: Partial<Base> = {}): Base => ({ at: [60, 20], ...more });
const ride = (command: number): Command => ({ type: 'moveCommand', command, path: [cm(60), cm(90 - 22)] });
const rally = (unit: number, command = -1): Command => ({ type: 'rally', unit, command });
const reroll = (unit: number, command = 0): Command => ({ type: 'reroll', unit, command });

describe('orders that nobody may give', () => {
  const t = playing({
    units: [red({ dp: 1 }), spare, ...blues, { ...spare, status: 'removed' }, { ...spare, status: 'reserve' }],
    commands: [base(), base({ side: 1, at: [60, 85] }), base({ at: [0, 0], change: { status: 'removed' } })],
  });
  const says = (command: Command) => {
    const { rule, reason } = t.refusal('red', command);
    return `${rule} ${reason.replace(/\w+\.refusal\./, '')}`;
  };

  it('SIP-AP-3 to a unit of the other side, nor to one that is off the table', () => {
    expect([says(move(2, 5)), says(rally(2)), says(reroll(2))]).toEqual(Array(3).fill('SIP-AP-3 notYours'));
    expect([says(move(5, 5)), says(move(6, 5))]).toEqual(Array(2).fill('SIP-AP-3 notOnTable'));
  });

  it('SIP-AP-6 to a Command base of the other side, nor to one that is lost, or that has ridden', () => {
    expect([says(ride(1)), says(ride(2))]).toEqual(['SIP-AP-6 notYours', 'SIP-AP-6 commandGone']);
    const ridden = playing({ units: [red(), spare, ...blues], commands: [base()] }).red(ride(0));
    expect(ridden.refusal('red', ride(0))).toMatchObject({ rule: 'SIP-AP-6', reason: 'sip.refusal.commandMoved' });
  });

  it('SIP-AP-3 nor anything else that is said at another time', () => {
    for (const command of [
      { type: 'arrive', unit: 0, command: -1, x: cm(60) },
      { type: 'goFirst', first: true },
      { type: 'advance', distance: 0, facing: 0, occupy: false },
    ] as const) {
      expect(t.refused('red', command)).toBe('SIP-AP-3');
      expect(covers(t.state, 'red', command)).toBe(false);
    }
  });

  it('SIP-AP-2 without a point there is no order', () => {
    const poor = new Playing({ ...t.state, points: 0, frames: [{ at: 'turn', side: 0, step: 'orders' }] });
    expect(hasAnythingToOrder(poor.state, 0)).toBe(false);
    expect(covers(poor.state, 'red', move(0, 5))).toBe(false);
    expect(covers({ ...poor.state, points: 1 }, 'red', move(0, 5))).toBe(true);
  });

  it('SIP-FIR-1 SIP-MOV-8 an order to move and fire names a target that it could have', () => {
    const shot = { type: 'moveFire', unit: 0, fireFirst: false, turn: 0, distance: cm(2), turnAfter: 0 } as const;
    const near = playing({ units: [red(), foe(41), spare] });
    expect(near.refusal('red', { ...shot, target: 2 }).rule).not.toBe('SIP-MOV-1');
    expect(near.red({ ...shot, target: 1 }).waits).toBe('dice fire');
  });
});

describe('legal orders that are not offered', () => {
  it('SIP-GEN-7 are accepted as if they were; illegal ones are not', () => {
    const { state } = playing({ units: [red(), spare, ...blues] });
    expect(covers(state, 'red', move(0, 4.37, 13))).toBe(true);
    expect(covers(state, 'red', move(0, 14.37, 13))).toBe(false);
  });
});

describe('anything left to order', () => {
  const left = (asked: Partial<Position>) => hasAnythingToOrder(playing({ units: [], ...asked }).state, 0);
  const only = (more: Partial<Troop>, commands: readonly Base[] = []) =>
    left({ units: [red(more), ...blues], commands });
  const DONE = { change: { ordered: true } };

  it('SIP-TRN-1 a unit on the table that has no order yet, or may try its rally again', () => {
    expect([only({}), only({ status: 'routing', dp: 4 })]).toEqual([true, true]);
    expect([only({ status: 'removed' }), only({ status: 'reserve' }), only(DONE)]).toEqual([false, false, false]);
    expect(only({ change: { ordered: true, rallyFailed: true } })).toBe(true);
    expect(only({ change: { ordered: true, rallyFailed: true, rerolled: true } })).toBe(false);
    expect(only({ change: { ordered: true, rerolled: true } })).toBe(false);
  });

  it('SIP-TRN-1 SIP-AP-6 or a Command base on the table that has not ridden', () => {
    expect(only(DONE, [base()])).toBe(true);
    expect(only(DONE, [base({ change: { moved: true } })])).toBe(false);
    expect(only(DONE, [base({ change: { status: 'removed' } })])).toBe(false);
    expect(only(DONE, [base({ side: 1 })])).toBe(false);
  });
});

describe('a new turn', () => {
  it('SIP-GEN-8 forgets what units and Command bases of the side did, and of no other', () => {
    const change = { moved: true, rallied: true };
    const t = playing({
      units: [red({ change: { ordered: true, fired: true } }), spare, ...blues],
      commands: [base({ change }), base({ side: 1, at: [60, 85], change })],
    });
    t.red({ type: 'endTurn' });
    expect(t.state.commands).toMatchObject([change, { moved: false, rallied: false }]);
    expect(t.unit(0)).toMatchObject({ ordered: true, fired: true });
    t.roll([2]).blue({ type: 'endTurn' });
    expect(t.state.commands).toMatchObject([
      { moved: false, rallied: false },
      { moved: false, rallied: false },
    ]);
    expect(t.unit(0)).toMatchObject({ ordered: false, fired: false });
  });

  it('SIP-GEN-8 one that only rode, and one that only rallied; what is off the table is left as it was', () => {
    const t = playing({
      units: [red(), spare, ...blues],
      commands: [
        base({ side: 1, at: [50, 85], change: { moved: true } }),
        base({ side: 1, at: [60, 85], change: { rallied: true } }),
        base({ side: 1, at: [70, 85], change: { status: 'removed', moved: true } }),
        base({ side: 1, at: [80, 85] }),
      ],
    });
    const before = t.state.commands;
    t.red({ type: 'endTurn' });
    expect(t.state.commands).toMatchObject([{ moved: false }, { rallied: false }, { moved: true }, {}]);
    expect([t.state.commands[2], t.state.commands[3]]).toEqual([before[2], before[3]]);
    expect(t.state.commands[3]).toBe(before[3]);
  });

  it('SIP-AP-1 a die, and a point for each Command base on the table', () => {
    const points = (commands: readonly Base[]) => {
      const t = playing({ units: [red(), spare, ...blues], commands }).red({ type: 'endTurn' });
      expect([t.waits, t.asks]).toEqual(['dice turn', 'SIP-AP-1']);
      return t.roll([2]).event('pointsRolled').tally;
    };
    const die = { rule: 'SIP-AP-1', add: 2, what: 'sip.points.die' };
    expect(points([base()])).toEqual([die]);
    expect(points([base({ side: 1, at: [60, 85] }), base({ side: 1, at: [70, 85] })])).toEqual([
      die,
      { rule: 'SIP-AP-1', add: 2, what: 'sip.points.bases' },
    ]);
    expect(points([base({ side: 1, at: [60, 85], change: { status: 'removed' } })])).toEqual([die]);
  });

  it('SIP-VIC-1 SIP-TRN-1 none begins once the battle has ended', () => {
    const t = playing({ units: [red({ status: 'routing', dp: 4 }), ...blues] }).red({ type: 'endTurn' });
    expect(t.state.outcome).not.toBeNull();
    expect([t.state.active, t.state.gameTurn, t.eventTypes.includes('turnBegan')]).toEqual([0, 1, false]);
  });

  it('SIP-TRN-1 the rule that asks: orders by the turn’s own', () => {
    expect(playing({ units: [red(), spare, ...blues] }).asks).toBe('SIP-TRN-1');
  });
});

describe('the first turn', () => {
  it('SIP-INI-1 the winner of the roll goes first, or lets the other; equal dice are rolled again', () => {
    const { state } = playing({ units: [red(), spare, ...blues] });
    const rolling = () => new Playing({ ...state, gameTurn: 0, frames: [{ at: 'initiativeRoll' }] });
    expect(rolling().roll([3], [3]).waits).toBe('dice initiativeRoll');
    const won = () => rolling().roll([2], [5]);
    expect([won().waits, won().asks]).toEqual(['blue initiativeChoice', 'SIP-INI-1']);
    expect(won().offers('blue')).toEqual([
      { type: 'goFirst', first: true },
      { type: 'goFirst', first: false },
    ]);
    expect(won().refused('blue', { type: 'endTurn' })).toBe('SIP-INI-1');
    for (const first of [true, false]) {
      const t = won().blue({ type: 'goFirst', first });
      expect(t.state).toMatchObject({ first: first ? 1 : 0, active: first ? 1 : 0, gameTurn: 1 });
      expect(t.state.frames).toHaveLength(1);
    }
  });
});
