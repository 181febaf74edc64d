/** Retreats: where beaten units go, the friends they pass, the Command bases that go with them. */
import { describe, expect, it } from 'vitest';
import { charge, type Playing, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import { sectionOf } from '../ground/footprints.ts';
import { pending } from '../turn/machine.ts';
import { sideAlong } from './melee.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const ALL = [6, 6, 6, 6];
const NONE = [1, 1, 1, 1];
const town: TerrainFile = { id: 'town', kind: 'section', box: [55, 36, 65, 44] };

const fought = (units: readonly Troop[], extra: { terrain?: TerrainFile[]; commands?: Base[] } = {}) =>
  playing({ units: [...units, spare], ...extra }).red(charge(0, 1));
/** The charger wins and neither unit takes a DP. */
const won = (...args: Parameters<typeof fought>): Playing => fought(...args).roll(ALL, NONE, [1]);

describe('the way back', () => {
  it('SIP-MEL-9 a garrison is set outside, on the side away from the charge, and goes back from there', () => {
    const t = won([red(), foe(0, { section: 0 })], { terrain: [town] });
    const [x, y, facing] = t.stands(1);
    expect([x, facing]).toEqual([60, 180]);
    expect(y).toBeCloseTo(55.5, 1);
    expect(t.unit(1).section).toBe(-1);
    expect(t.waits).toBe('red advance');
  });

  it('SIP-MEL-9 the side whose outward direction is nearest; of two alike the one clockwise', () => {
    const section = sectionOf(playing({ units: [red(), foe(80)], terrain: [town] }).state, 0);
    const side = (degrees: number) => sideAlong(section, degrees * 16);
    expect([0, 44, 46, 90, 134, 136, 180, 270, 316, 350].map(side)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 0, 0]);
    expect([45, 135, 225, 315].map(side)).toEqual([1, 2, 3, 0]);
  });

  it('SIP-MEL-9 a beaten charger goes back along its charge, and keeps its facing', () => {
    const t = playing({ units: [red(), foe(40), spare] })
      .red(charge(0, 1, 10))
      .roll(NONE, ALL, [1]);
    const [x, y, facing] = t.stands(0);
    expect(facing).toBe(10);
    expect(y).toBeLessThan(30);
    expect(x).toBeLessThan(60);
    expect(t.eventsOf('moved').at(-1)).toMatchObject({ unit: 0, how: 'retreat', rule: 'SIP-MEL-8' });
  });

  it('SIP-MEL-9 SIP-MEL-10 a unit is lost over the edge, or blocked', () => {
    expect(won([red({ at: [60, 76] }), foe(84)]).event('removed').rule).toBe('SIP-MEL-9');
    expect(won([red(), foe(40), { at: [60, 48], facing: 180 }]).event('removed').rule).toBe('SIP-MEL-10');
  });

  it('SIP-BRK-8 it sweeps up routing enemies within its 10 cm, and no others', () => {
    const routing = (y: number): Troop => ({ at: [60, y], status: 'routing', dp: 4 });
    const t = won([red(), foe(40), routing(48), routing(53.6), routing(60)]);
    expect([2, 3, 4].map((unit) => t.unit(unit).status)).toEqual(['removed', 'routing', 'routing']);
    expect(t.event('removed')).toMatchObject({ unit: 2, why: 'caught', rule: 'SIP-BRK-8' });
    // Aslant as well: 10 cm are 10 cm.
    const aslant = playing({
      units: [
        { at: [40, 30], facing: 45 },
        { side: 1, at: [45, 35], facing: 225 },
        { at: [51, 41], status: 'routing', dp: 4 },
        { at: [56, 46], status: 'routing', dp: 4 },
        spare,
      ],
    }).red(charge(0, 1));
    aslant.roll(ALL, NONE, [1]);
    expect([2, 3].map((unit) => aslant.unit(unit).status)).toEqual(['removed', 'routing']);
  });

  it('SIP-CMD-3 SIP-CMD-5 its general goes with it; an enemy general it comes upon is caught', () => {
    const along = fought([red(), foe(40)], { commands: [{ side: 1, at: [60, 42.75] }] }).roll(ALL, [...NONE, 1], [1]);
    expect(along.waits).toBe('dice risk');
    expect(along.rides(0)).toEqual([60, 51.5]);
    const caught = won([red({ at: [60, 30] }), foe(40)], { commands: [{ at: [60, 51] }] });
    expect(caught.eventTypes.some((type) => type === 'commandFled' || type === 'commandLost')).toBe(true);
  });
});

describe('friends passed', () => {
  const behind = (more: Partial<Troop> = {}, own: Partial<Troop> = {}) =>
    won([red(), foe(40, own), foe(44.6, more), foe(48.2)]);

  it('SIP-INT-4 one die for each, nearest first, its own; a DP on the score of one hit', () => {
    const t = behind();
    expect(pending(t.state)[0]).toMatchObject({
      rule: 'SIP-INT-4',
      decision: 'passing',
      dice: [{ what: 'sip.roll.passing', owner: 'blue', count: 1 }],
    });
    t.roll([4]);
    expect(t.event('passed')).toMatchObject({ unit: 1, friend: 2, face: 4, disrupted: false, rule: 'SIP-INT-4' });
    expect(t.unit(1).dp).toBe(0);
    t.roll([5]);
    expect(t.event('passed')).toMatchObject({ friend: 3, disrupted: true });
    expect(t.unit(1).dp).toBe(1);
    expect(t.waits).toBe('red advance');
  });

  it('SIP-INT-4 no test for light infantry, nor for passing it', () => {
    expect(behind({ kind: 'light' }).roll([1]).event('passed').friend).toBe(3);
    expect(behind({}, { kind: 'light' }).waits).toBe('red advance');
  });

  it('SIP-INT-4 SIP-BRK-1 on the fourth DP the tests stop and it breaks where it stands', () => {
    const t = fought([red(), foe(40, { dp: 3, class: 'elite' }), foe(44.6), foe(48.2)]).roll(ALL, [1], [1]);
    expect(t.waits).toBe('dice passing');
    t.roll([6]);
    expect(t.eventTypes).toContain('broken');
    expect(t.unit(1).status).toBe('routing');
    expect(t.waits).toBe('red advance');
  });
});

describe('broken in melee', () => {
  it('SIP-MEL-12 SIP-BRK-2 foot beaten by foot routs at once, and does not fall back besides', () => {
    const t = fought([red(), foe(40, { dp: 3 })]).roll(ALL, [1], [2]);
    expect(t.stands(1)).toEqual([60, 55, 0]);
    expect(t.eventsOf('moved').filter(({ unit }) => unit === 1)).toHaveLength(1);
  });

  it('SIP-MEL-12 horse beaten by horse routs: only foot is ridden down', () => {
    const horse = fought([red({ kind: 'heavyCavalry' }), foe(40, { kind: 'lightCavalry', dp: 3 })]).roll(ALL, [1], [2]);
    expect(horse.unit(1).status).toBe('routing');
    const foot = fought([red({ kind: 'heavyCavalry' }), foe(40, { dp: 3 })]).roll(ALL, [1], [2]);
    expect(foot.event('removed')).toMatchObject({ unit: 1, why: 'riddenDown', rule: 'SIP-MEL-12' });
  });

  it('SIP-MEL-16 SIP-BRK-1 the winner may break as well; a Raw winner hit four times needs no die', () => {
    const spent = playing({
      units: [red({ dp: 3 }), foe(40, { dp: 3 }), spare],
      commands: [{ at: [60, 27.3] }],
    }).red(charge(0, 1, 0, 0));
    spent.roll([6], [6, 6], [6], [1], [6]);
    expect(spent.unit(0).status).toBe('routing');
    expect(spent.unit(1)).toMatchObject({ status: 'ready', dp: 3 });
    const raw = playing({ units: [red({ class: 'raw' }), foe(40), spare], commands: [{ at: [60, 27.3] }] })
      .red(charge(0, 1, 0, 0))
      .roll([6, 6, 6, 6, 6], ALL, [1]);
    expect(raw.eventsOf('converted').at(-1)).toMatchObject({ unit: 0, face: null, disrupted: true });
    expect(raw.unit(0).dp).toBe(1);
  });
});
