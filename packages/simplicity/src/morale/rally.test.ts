/** Rallying (chapter 13). */
import { describe, expect, it } from 'vitest';
import { move, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import { covers, pending } from '../turn/machine.ts';
import { rallyNeeds } from './rally.ts';

const foes: readonly Troop[] = [80, 60, 40].map((x) => ({ side: 1, at: [x, 80] }));
const spare: Troop = { at: [5, 5] };
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const routing = (more: Partial<Troop> = {}): Troop => red({ status: 'routing', dp: 4, ...more });
const near: Base = { at: [60, 27.2] };
const far: Base = { at: [60, 10] };
const theirs: Base = { side: 1, at: [60, 34] };
const rally = (command = -1) => ({ type: 'rally', unit: 0, command }) as const;
const reroll = (command: number) => ({ type: 'reroll', unit: 0, command }) as const;

const stands = (unit: Troop, commands: readonly Base[] = [], more = {}) =>
  playing({ units: [unit, spare, ...foes], commands, ...more });

describe('units that may rally', () => {
  it('SIP-RAL-1 no battery, no unit in good order, no removed unit', () => {
    expect(stands(red({ kind: 'footArtillery', dp: 1 })).refused('red', rally())).toBe('SIP-RAL-1');
    expect(stands(red()).refused('red', rally())).toBe('SIP-RAL-1');
    expect(stands(red({ status: 'removed', dp: 2 })).refused('red', rally())).toBe('SIP-RAL-1');
  });

  it('SIP-RAL-4 SIP-RAL-7 a ready unit by itself; a routing one through a Command base that touches it', () => {
    expect(stands(red({ dp: 1 }), [near]).refused('red', rally(0))).toBe('SIP-RAL-4');
    expect(stands(routing(), [near]).refused('red', rally())).toBe('SIP-RAL-7');
    expect(stands(routing(), [far]).refused('red', rally(0))).toBe('SIP-RAL-7');
    expect(stands(routing(), [near]).red(rally(0)).waits).toBe('dice rally');
  });

  it('SIP-RAL-5 only a Command base of one’s own, on the table, within 10 cm', () => {
    const failed = (commands: readonly Base[]) =>
      stands(red({ dp: 1, change: { ordered: true, rallyFailed: true } }), commands);
    expect(failed([near, theirs]).refused('red', reroll(1))).toBe('SIP-RAL-5');
    expect(failed([{ ...near, change: { status: 'removed' } }]).refused('red', reroll(0))).toBe('SIP-RAL-5');
    expect(failed([near]).refused('red', reroll(7))).toBe('KERNEL-COMMAND');
    expect(failed([far]).refused('red', reroll(0))).toBe('SIP-RAL-5');
    expect(failed([near]).red(reroll(0)).waits).toBe('dice rally');
    expect(stands(red({ dp: 1 }), [near]).refused('red', reroll(0))).toBe('SIP-RAL-5');
    expect(stands(routing(), [near, theirs]).refused('red', rally(1))).toBe('SIP-RAL-5');
  });

  it('SIP-RAL-6 one attempt and one re-roll', () => {
    const t = stands(red({ dp: 1 }), [near])
      .red(rally())
      .roll([1]);
    expect(t.unit(0)).toMatchObject({ ordered: true, rallyFailed: true, rerolled: false });
    t.red(reroll(0));
    expect(pending(t.state)[0]).toMatchObject({ rule: 'SIP-RAL-2', dice: [{ owner: 'red', count: 1 }] });
    t.roll([2]);
    expect(t.unit(0)).toMatchObject({ rerolled: true, dp: 1 });
    expect(t.refused('red', reroll(0))).toBe('SIP-RAL-6');
  });

  it('SIP-VAR-3 without action points `ap` is an attempt of each Command base, for a unit that it touches or is near to', () => {
    const free = (unit: Troop, commands: readonly Base[]) =>
      stands(unit, commands, { switches: { actionPoints: false, rallyMode: 'ap' } });
    expect(free(red({ dp: 1 }), [near]).refused('red', rally())).toBe('SIP-VAR-3');
    expect(free(red({ dp: 1 }), [far]).refused('red', rally(0))).toBe('SIP-VAR-3');
    expect(free(red({ dp: 1 }), [near]).red(rally(0)).state.commands[0]?.rallied).toBe(true);
    expect(stands(red({ dp: 1 }), [], { switches: { rallyMode: 'ap' } }).red(rally()).waits).toBe('dice rally');
  });

  it('SIP-VAR-4 binds ready units, not routing ones, and only where it is on', () => {
    const enemy: Troop = { side: 1, at: [60, 36] };
    const beside = (unit: Troop, rallyClear: boolean) =>
      playing({ units: [unit, spare, enemy, ...foes], commands: [near], switches: { rallyClear } });
    expect(beside(red({ dp: 1 }), true).refused('red', rally())).toBe('SIP-VAR-4');
    expect(beside(red({ dp: 1 }), false).red(rally()).waits).toBe('dice rally');
    expect(beside(routing(), true).red(rally(0)).waits).toBe('dice rally');
  });
});

describe('what comes of it', () => {
  it('SIP-RAL-2 SIP-RAL-3 the score by DP, each modifier under its rule', () => {
    const needs = (unitClass: 'raw' | 'regular' | 'elite', dp: number) =>
      rallyNeeds(stands(red({ class: unitClass, dp })).state, 0, false);
    expect([1, 2, 3].map((dp) => needs('regular', dp))).toEqual([4, 5, 6].map((needed) => ({ needed, tally: [] })));
    expect(needs('elite', 1).tally).toEqual([{ rule: 'SIP-RAL-3', add: 1, what: 'sip.class.elite' }]);
    expect(needs('raw', 1).tally).toEqual([{ rule: 'SIP-RAL-3', add: -1, what: 'sip.class.raw' }]);
  });

  it('SIP-RAL-2 SIP-RAL-5 success removes one DP, by the re-roll too', () => {
    const t = stands(red({ dp: 2 }), [near]).red(rally());
    expect(t.roll([4]).event('rallyRolled')).toMatchObject({ rule: 'SIP-RAL-2', success: false, again: false });
    expect(t.red(reroll(0)).roll([5]).event('rallyRolled')).toMatchObject({ success: true, again: true });
    expect(t.unit(0)).toMatchObject({ dp: 1, rallyFailed: false });
    expect(t.waits).toBe('red turn.orders');
  });

  it('SIP-RAL-7 SIP-RAL-8 a routing unit is re-rolled for as one: it stops with 3 DP', () => {
    const t = stands(routing(), [near]).red(rally(0));
    expect(pending(t.state)[0]).toMatchObject({ rule: 'SIP-RAL-8', decision: 'rally' });
    t.roll([4]).red(reroll(0));
    expect(pending(t.state)[0]?.rule).toBe('SIP-RAL-8');
    t.roll([5]);
    expect(t.event('rallyRolled')).toMatchObject({ rule: 'SIP-RAL-8', needed: 5 });
    expect(t.unit(0)).toMatchObject({ status: 'ready', dp: 3, rallyFailed: false });
    expect(t.waits).toBe('red face');
  });
});

describe('the facing of a unit that has stopped', () => {
  /** It looks north-east; north of it stands a friend whom it touches as it stands, and would facing east or west. */
  const stopped = (others: readonly Troop[]) =>
    playing({ units: [routing({ facing: 45 }), spare, ...foes, ...others], commands: [{ at: [60, 25.6] }] })
      .red(rally(0))
      .roll([6]);
  const face = (degrees: number) => ({ type: 'face', facing: degrees * 16 }) as const;

  it('SIP-RAL-8 any facing: eight are offered, any other may be asked for', () => {
    const t = stopped([]);
    const facings = t.offered('red', 'face').map(({ facing }) => facing / 16);
    expect(facings).toEqual([45, 90, 135, 180, 225, 270, 315, 0]);
    expect(covers(t.state, 'red', face(17))).toBe(true);
    expect(covers(t.state, 'red', move(0, 5))).toBe(false);
    t.red(face(17));
    expect(t.stands(0)).toEqual([60, 30, 17]);
    expect(t.event('moved')).toMatchObject({ rule: 'SIP-RAL-8', how: 'turn' });
    expect(t.waits).toBe('red turn.orders');
  });

  it('SIP-RAL-8 SIP-INT-2 without overlap, but as it stands it may always stay', () => {
    const friend: Troop = { at: [60, 34] };
    const t = stopped([friend]);
    const facings = t.offered('red', 'face').map(({ facing }) => facing / 16);
    expect(facings).toContain(45);
    expect(facings).toContain(0);
    expect(facings).not.toContain(90);
    expect(t.refused('red', face(90))).toBe('SIP-INT-2');
    expect(covers(t.state, 'red', face(90))).toBe(false);
    expect(t.refused('red', move(0, 5))).toBe('SIP-RAL-8');
    expect(stopped([friend]).red(face(0)).stands(0)[2]).toBe(0);
    expect(stopped([friend]).red(face(45)).stands(0)[2]).toBe(45);
  });
});
