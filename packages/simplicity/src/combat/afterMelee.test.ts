/** What the winner of a melee does: he is recalled, advances, or turns to face. */
import { describe, expect, it } from 'vitest';
import { charge, type Playing, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import type { Command } from '../state/commands.ts';
import { covers } from '../turn/machine.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';

type Advance = Extract<Command, { type: 'advance' }>;

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const horse = red({ kind: 'heavyCavalry' });
const battery = foe(40.5, { kind: 'footArtillery' });
const routing = (at: readonly [number, number]): Troop => ({ side: 1, at, status: 'routing', dp: 4 });
const ALL = [6, 6, 6, 6];
const NONE = [1, 1, 1, 1];
const town: TerrainFile = { id: 'town', kind: 'section', box: [55, 36, 65, 44] };

interface Around {
  readonly terrain?: readonly TerrainFile[];
  readonly commands?: readonly Base[];
  readonly table?: readonly [number, number];
}

const fought = (units: readonly Troop[], around: Around = {}) =>
  playing({ units: [...units, spare], ...around }).red(charge(0, 1));
/** Red (unit 0) beats unit 1, which only goes back; neither takes a DP. */
const won = (units: readonly Troop[], around: Around = {}): Playing => fought(units, around).roll(ALL, NONE, [1]);

/** Red, whose general rides along, wins with its last strength, and breaks. */
const spent = (charger: Troop, enemy: Troop = foe(40, { dp: 3 }), around: Around = {}): Playing => {
  const t = playing({ units: [charger, enemy, spare], commands: [{ at: [60, 27.3] }], ...around });
  t.red(charge(0, 1, 0, 0)).roll([6], [6, 6], [6], [1], [6], [1]);
  expect(t.event('meleeWon')).toMatchObject({ winner: 0 });
  expect([t.unit(0).status, t.unit(1).status]).toEqual(['routing', 'ready']);
  return t;
};

const advance = (distance: number, more: Partial<Advance> = {}): Advance => ({
  type: 'advance',
  distance: Math.round(distance * 640),
  facing: 0,
  occupy: false,
  ...more,
});
const occupy = (facing = 0): Advance => advance(0, { facing: facing * 16, occupy: true });
const north = (t: Playing, unit = 0): number => t.stands(unit)[1];
const lengths = (t: Playing): readonly number[] => t.offered('red', 'advance').map(({ distance }) => distance / 640);

describe('an advance', () => {
  it('SIP-MEL-14 foot up to 5 cm: it may stay, go all the way or half of it', () => {
    const t = won([red(), foe(40)]);
    expect([t.waits, t.asks]).toEqual(['red advance', 'SIP-MEL-14']);
    expect(t.offers('red')).toEqual([advance(0), advance(5), advance(2.5)]);
    t.red(advance(5));
    expect(t.stands(0)).toEqual([60, 42, 0]);
    expect(t.event('moved')).toMatchObject({ rule: 'SIP-MEL-14', unit: 0, how: 'advance', facing: 0 });
    expect(t.waits).toBe('red turn.orders');
  });

  it('SIP-MEL-14 a winner that stays has not moved', () => {
    const t = won([red(), foe(40)]).red(advance(0));
    expect(t.eventTypes).not.toContain('moved');
    expect(north(t)).toBe(37);
  });

  it('SIP-MEL-14 nothing else is ordered meanwhile, nor by the other side', () => {
    const t = won([red(), foe(40)]);
    expect(t.refusal('red', { type: 'endTurn' })).toMatchObject({ rule: 'SIP-MEL-14', reason: 'sip.refusal.notNow' });
    expect(t.refused('blue', advance(1))).toBe('KERNEL-TURN');
  });

  it('SIP-MEL-14 straight ahead, no farther, and into nothing that is not there', () => {
    const t = won([red(), foe(40)]);
    expect(t.refusal('red', advance(1, { facing: 16 }))).toMatchObject({ reason: 'sip.refusal.straightAhead' });
    expect(t.refusal('red', advance(5.1))).toEqual({
      rule: 'SIP-MEL-14',
      reason: 'sip.refusal.tooFar',
      facts: { unit: 'unit-0', asked: 5.1, allowed: 5 },
    });
    expect(t.refusal('red', occupy())).toMatchObject({ rule: 'SIP-MEL-14', reason: 'sip.refusal.noSectionLeft' });
  });

  it('SIP-MEL-14 any length up to that is open, though three are offered', () => {
    const { state } = won([red(), foe(40)]);
    const open = (command: Command) => covers(state, 'red', command);
    expect([0, 0.3, 4.9, 5, 5.1].map((distance) => open(advance(distance)))).toEqual([true, true, true, true, false]);
    expect([open(advance(1, { facing: 16 })), open({ type: 'endTurn' })]).toEqual([false, false]);
  });

  it('SIP-MEL-14 cavalry half its rate, if its enemy is gone; then it is not recalled', () => {
    const t = fought([horse, battery]).roll(ALL, NONE);
    expect([t.unit(1).status, t.waits]).toEqual(['removed', 'red advance']);
    expect(lengths(t)).toEqual([0, 10, 5]);
    expect(north(t.red(advance(10)))).toBe(47);
    expect(won([horse, foe(40)]).eventTypes).not.toContain('advance');
  });

  it('SIP-MEL-14 SIP-BRK-1 no winner that has broken itself, and no defender', () => {
    expect(spent(red({ dp: 3 })).waits).toBe('red turn.orders');
    expect(fought([red(), foe(40)]).roll(NONE, ALL, [1]).waits).toBe('red turn.orders');
  });

  it('SIP-MEL-14 it keeps 1 cm from enemies, but not from those that rout', () => {
    const held = won([red(), foe(40), foe(0, { at: [66, 45.5] })]);
    expect(lengths(held)[1]).toBeCloseTo(4.55, 2);
    expect(held.refusal('red', advance(4.8))).toMatchObject({
      rule: 'SIP-MEL-14',
      reason: 'sip.refusal.nearEnemy',
      facts: { unit: 'unit-0', enemy: 'unit-2' },
    });
    const free = won([red(), foe(40), routing([64, 45])]);
    expect(lengths(free)).toEqual([0, 5, 2.5]);
    free.red(advance(5));
    expect(free.event('removed')).toMatchObject({ unit: 2, why: 'caught', rule: 'SIP-BRK-8' });
    expect(north(free)).toBe(42);
  });

  it('SIP-MEL-14 SIP-INT-2 half the way is not offered where it would still stand upon a friend', () => {
    // It touches its enemy already, and stands 0.33 cm upon the friend behind it; an enemy ahead lets it go 0.47 cm.
    const t = won([red({ at: [60, 37] }), foe(40), { at: [60, 34.33] }, foe(0, { at: [66, 41.42] })]);
    expect(lengths(t)).toEqual([0, expect.closeTo(0.47, 2)]);
    expect(t.refused('red', advance(0.23))).toBe('SIP-INT-2');
  });

  it('SIP-MEL-14 a friend beside it is no enemy', () => {
    expect(lengths(won([red(), foe(40), { at: [66.5, 42] }]))).toEqual([0, 5, 2.5]);
  });

  it('SIP-TER-7 SIP-TER-10 a section ahead and closed ground bar it', () => {
    const ahead = (kind: TerrainFile['kind']): TerrainFile => ({ id: 'there', kind, box: [50, 41, 70, 43] });
    const river = won([red(), foe(40)], { terrain: [{ ...ahead('river'), box: [62.5, 41, 62.9, 48.4] }] });
    expect(lengths(river)[1]).toBeLessThan(5);
    expect(river.refusal('red', advance(5))).toEqual({
      rule: 'SIP-TER-10',
      reason: 'sip.refusal.barred',
      facts: { unit: 'unit-0', terrain: 'there' },
    });
    const houses = won([red(), foe(40)], { terrain: [{ id: 'there', kind: 'section', box: [62.5, 42, 72, 47] }] });
    expect(houses.refused('red', advance(5))).toBe('SIP-TER-7');
    expect(lengths(won([red(), foe(40)], { terrain: [ahead('woods')] }))).toEqual([0, 5, 2.5]);
  });

  it('SIP-MEL-14 SIP-INT-1 it goes over no friends that it may not pass, nor rests on any', () => {
    const t = won([red(), foe(40), { at: [64, 43], facing: 90 }]);
    expect(t.refusal('red', advance(5)).facts).toMatchObject({ unit: 'unit-0' });
    expect(lengths(t)[1]).toBeLessThan(5);
  });

  it('SIP-CMD-3 SIP-CMD-5 its general goes along; one of the enemy that it comes to stand on flies', () => {
    const t = playing({
      units: [red(), foe(40), spare, foe(0, { at: [80, 70] })],
      commands: [{ at: [60, 27.3] }, { side: 1, at: [64, 44] }],
    }).red(charge(0, 1, 0, 0));
    t.roll([...ALL, 6], NONE, [1], [1]);
    expect(t.rides(0)).toEqual([60, 35.5]);
    t.red(advance(5));
    expect(t.rides(0)).toEqual([60, 40.5]);
    expect(t.rides(1)).not.toEqual([64, 44]);
  });
});

describe('into the section that its enemy has left', () => {
  const stormed = (around: Around = {}) =>
    won([red(), foe(0, { section: 0 })], { ...around, terrain: [town, ...(around.terrain ?? [])] });

  it('SIP-MEL-14 with any facing', () => {
    const t = stormed();
    expect(t.offered('red', 'advance').filter((offer) => offer.occupy)).toEqual([
      occupy(0),
      occupy(90),
      occupy(180),
      occupy(270),
    ]);
    t.red(occupy(200));
    expect(t.stands(0)).toEqual([60, 40, 200]);
    expect(t.unit(0).section).toBe(0);
    expect(t.event('moved')).toMatchObject({ rule: 'SIP-MEL-14', how: 'enter', facing: 3200 });
    expect(t.waits).toBe('red turn.orders');
  });

  it('SIP-VIC-4 it is held from then on', () => {
    const before = stormed();
    const after = stormed().red(occupy());
    expect([before.state.holders[0], after.state.holders[0]]).not.toEqual([0, before.state.holders[0]]);
    expect(after.state.holders[0]).toBe(0);
  });

  it('SIP-MEL-14 facings are offered from its own', () => {
    const t = playing({ units: [red({ at: [50, 40], facing: 90 }), foe(0, { section: 0 }), spare], terrain: [town] })
      .red(charge(0, 1))
      .roll(ALL, NONE, [1]);
    expect(t.offered('red', 'advance').filter((offer) => offer.occupy)).toEqual(
      [90, 180, 270, 0].map((facing) => occupy(facing)),
    );
  });

  it('SIP-MEL-14 either in or ahead, not both', () => {
    expect(stormed().refusal('red', advance(1, { occupy: true }))).toMatchObject({
      rule: 'SIP-MEL-14',
      reason: 'sip.refusal.occupyOrAdvance',
    });
  });

  it('SIP-TER-7 past it there is no way while it stands', () => {
    const t = stormed();
    expect(Math.max(...lengths(t))).toBeLessThan(0.06);
    expect(t.refusal('red', advance(5))).toMatchObject({ rule: 'SIP-TER-7', facts: { terrain: 'town' } });
  });

  it('SIP-MEL-14 SIP-BRK-1 not by one that broke in the storm', () => {
    const t = spent(red({ dp: 3 }), foe(0, { section: 0, dp: 3 }), { terrain: [town] });
    expect(t.waits).toBe('red turn.orders');
  });
});

describe('the recall of cavalry', () => {
  it('SIP-MEL-13 back 10 cm from the place of the fight, its facing kept', () => {
    const t = won([horse, foe(40)]);
    expect(t.stands(0)).toEqual([60, 27, 0]);
    expect(t.eventsOf('moved').at(-1)).toMatchObject({ rule: 'SIP-MEL-13', unit: 0, how: 'recall', facing: 0 });
    expect(t.waits).toBe('red turn.orders');
  });

  it('SIP-MEL-13 foot is not recalled', () => {
    expect(
      won([red(), foe(40)])
        .eventsOf('moved')
        .map(({ how }) => how),
    ).not.toContain('recall');
    expect(north(won([red(), foe(40)]))).toBe(37);
  });

  it('SIP-MEL-13 SIP-BRK-1 nor is a winner that broke: it routs', () => {
    const t = spent(red({ dp: 3, kind: 'heavyCavalry' }));
    expect(t.eventsOf('moved').map(({ how }) => how)).not.toContain('recall');
  });

  it('SIP-MEL-13 over friends and on until clear, by quarters of a centimetre; routing friends count for nothing', () => {
    const t = won([horse, foe(40), { at: [60, 26] }]);
    expect(north(t)).toBeGreaterThan(22.7);
    expect(north(t)).toBeLessThanOrEqual(23);
    expect(north(won([horse, foe(40), { at: [60, 26], status: 'routing', dp: 4 }]))).toBe(27);
    expect(north(won([horse, foe(40), { at: [68, 26] }]))).toBe(27);
  });

  it('SIP-MEL-13 it stops 1 cm short of enemies; those that rout do not stop it', () => {
    const behind = (more: Partial<Troop> = {}) => won([horse, foe(38), foe(0, { at: [60, 24.5], ...more })]);
    expect(north(behind())).toBe(28.5);
    expect(north(behind({ status: 'routing', dp: 4 }))).toBe(25);
    expect(north(won([horse, foe(38), { at: [60, 24.5] }]))).toBeLessThan(22);
  });

  it('SIP-MEL-13 at the edge of a river', () => {
    const river: TerrainFile = { id: 'r', kind: 'river', box: [50, 20, 120, 28] };
    const t = won([red({ kind: 'heavyCavalry', at: [60, 31.5] }), foe(40)], { terrain: [river] });
    expect(north(t)).toBeGreaterThanOrEqual(29.5);
    expect(north(t)).toBeLessThan(29.8);
  });

  it('SIP-MEL-13 short of the edge of the table', () => {
    const t = won([red({ kind: 'heavyCavalry', at: [60, 2] }), foe(9)]);
    expect(north(t)).toBeGreaterThanOrEqual(1.5);
    expect(north(t)).toBeLessThan(1.8);
  });

  it('SIP-CMD-3 SIP-CMD-5 its general goes along; an enemy’s that it comes upon flies', () => {
    const t = playing({
      units: [horse, foe(40), spare, foe(0, { at: [90, 70] })],
      commands: [{ at: [60, 27.25] }, { side: 1, at: [60, 24.5] }],
    }).red(charge(0, 1, 0, 0));
    t.roll([...ALL, 6], NONE, [1], [1]);
    expect(t.rides(0)).toEqual([60, 25.5]);
    expect(t.rides(1)).not.toEqual([60, 24.5]);
  });
});

describe('a defender that has won', () => {
  const flanked = (more: Partial<Troop> = {}) =>
    playing({ units: [{ at: [46, 52], facing: 90, kind: 'heavyCavalry' }, foe(50, more), spare] }).red(charge(0, 1));

  it('SIP-MEL-15 turns to a charge in its flank', () => {
    const t = flanked().roll(NONE, ALL, [1]);
    expect(t.stands(1)[2]).toBe(270);
    expect(t.eventsOf('moved').at(-1)).toMatchObject({ rule: 'SIP-MEL-15', unit: 1, how: 'turn', facing: 270 * 16 });
  });

  it('SIP-MEL-15 SIP-BRK-1 one that breaks at its fourth DP does not', () => {
    const t = playing({
      units: [{ at: [50, 50], facing: 90 }, foe(50, { dp: 3 }), spare],
      commands: [{ side: 1, at: [60, 52.75] }],
    }).red(charge(0, 1));
    t.roll([6, 1, 1, 1], [6, 6], [1], [6], [1]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 1 });
    expect(t.unit(1).status).toBe('routing');
    expect(t.eventsOf('moved').map(({ how }) => how)).not.toContain('turn');
  });

  it('SIP-MEL-15 a garrison has no flank, and stays as it is', () => {
    const t = playing({ units: [{ at: [50, 40], facing: 90 }, foe(0, { section: 0 }), spare], terrain: [town] })
      .red(charge(0, 1))
      .roll(NONE, ALL, [1]);
    expect(t.unit(1)).toMatchObject({ section: 0, facing: 180 * 16 });
    expect(t.eventsOf('moved').map(({ how }) => how)).not.toContain('turn');
  });
});
