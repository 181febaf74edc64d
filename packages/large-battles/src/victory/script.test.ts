/** The scenario's own rules on this table: places, Brigades that come later, turns, the end. */
import { readFileSync } from 'node:fs';
import { begin, type Script, type ScriptState } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { openDraft } from '../state/draft.ts';
import { leadersWithoutUnitsLeave, testShaken } from '../morale/losses.ts';
import type { State, Unit } from '../state/state.ts';
import { largeBattles } from '../ruleset.ts';
import { placesWorth } from '../bot/placesWorth.ts';
import { futureOf, momentOf } from '../bot/value.ts';
import { bodyOfUnit } from '../ground/footprints.ts';
import { holdingsOf } from '../bot/value/holdings.ts';
import { scriptTable } from './scriptTable.ts';
import { isOnTheVerge, isShaken } from './victory.ts';

const path = (file: string) => new URL(`../../../../examples/${file}`, import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(path(file), 'utf8')) as { readonly setup: object };
const file = read('scenarios/large-battles-own-rules.json') as { readonly script: Script; readonly setup: object };
const PLACE = { id: 'ford', at: [600, 450], reach: 100, text: { en: 'the ford', it: 'il guado' } } as const;
const RULES: Script = { turns: { limit: 9 }, victory: {}, places: [PLACE] };
const [FRENCH, ALLIES] = [0, 1] as const;
const [FRENCH_LINE, GUARD_LINE, RELIEF_LINE] = [0, 4, 6];

/** The example with these rules, deployed as suggested, the French to play. */
function playing(rules: Partial<Script> = {}, places: Readonly<Record<number, Partial<Unit>>> = {}) {
  const made = begin(largeBattles, { ...file, script: { ...RULES, ...rules }, setup: { ...file.setup, terrain: [] } });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state = made.value.state;
  let events: readonly Event[] = [];
  const give = (seat: string, command: Command) => {
    const answer = largeBattles.decide(state, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    state = answer.state;
    events = answer.events;
  };
  while (state.phase === 0) {
    const [one] = largeBattles.pending(state);
    if (one === undefined) throw new Error('nothing is asked');
    give(one.seat, largeBattles.offers(state, one.seat)[0] as Command);
  }
  const put = (changes: Readonly<Record<number, Partial<Unit>>>) => {
    state = { ...state, units: state.units.map((unit, i) => ({ ...unit, ...changes[i] })) };
  };
  put(places);
  return {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    put,
    /** The side with the initiative passes. */
    pass: () => give(state.field.sides[state.active].id, { type: 'pass' }),
  };
}
const at = (x: number, y: number, change: Partial<Unit> = {}): Partial<Unit> => ({ x: x * 64, y: y * 64, ...change });
const gone: Partial<Unit> = { status: 'eliminated' };
const unit = (state: State, i: number) => state.units[i] as Unit;
const CALL = { arrive: 'relief', edge: 'left', from: 300, to: 800 } as const;
const events = [{ id: 'help', when: { turn: 1, side: 'allies' }, do: [CALL] }];

describe('places', () => {
  it('SCN-PLC-1 SCN-EVT-4 are reached from a base, by all but guns', () => {
    const near = (change: Partial<Unit>) =>
      scriptTable.isNear(playing({}, { [FRENCH_LINE]: at(600, 450, change) }).state, FRENCH, PLACE);
    expect(near({})).toBe(true);
    const { state } = playing({}, { [FRENCH_LINE]: at(600, 450) });
    const { minY, maxY } = bodyOfUnit(state, FRENCH_LINE).quad;
    const half = (maxY - minY) / 2;
    expect(near({ y: 450 * 64 - 100 * 64 - half })).toBe(true);
    expect(near({ y: 450 * 64 - 102 * 64 - half })).toBe(false);
    expect(near({ status: 'eliminated' })).toBe(false);
    expect(scriptTable.areNear(state, 'van', PLACE)).toBe(true);
    expect(scriptTable.areNear(state, 'van-line-2', PLACE)).toBe(false);
    const guns = {
      ...state,
      field: { ...state.field, units: state.field.units.map((one) => ({ ...one, arm: 'artillery' as const })) },
      units: state.units.map((one) => ({ ...one, formation: 'limbered' as const })),
    };
    expect([scriptTable.isNear(guns, FRENCH, PLACE), scriptTable.areNear(guns, 'van', PLACE)]).toEqual([false, true]);
  });

  it('SCN-EVT-5 SCN-EVT-6 a Brigade is lost with its last unit', () => {
    const { state } = playing({}, { [GUARD_LINE]: gone });
    expect([scriptTable.areLost(state, 'guard-line-1'), scriptTable.areLost(state, 'guard')]).toEqual([true, false]);
    expect(scriptTable.losses(state, ALLIES)).toEqual({ lost: 1, all: 4 });
    expect(scriptTable.areLost(playing({}, { 4: gone, 5: gone }).state, 'guard')).toBe(true);
  });
});

describe('Brigades that come later', () => {
  it('SCN-ARR-1 SCN-ARR-2 are not deployed, and come in the phase of their side with their Leader, inwards', () => {
    const t = playing({ events });
    expect(unit(t.state, RELIEF_LINE).status).toBe('waiting');
    t.pass();
    expect(t.state.active).toBe(ALLIES);
    for (const i of [6, 7]) {
      expect(unit(t.state, i)).toMatchObject({ status: 'table', facing: 90 * 16, formation: 'marchColumn' });
      const { minX, minY, maxY } = bodyOfUnit(t.state, i).quad;
      expect(minX).toBeLessThan(64);
      expect(minY >= 300 * 64 && maxY <= 800 * 64).toBe(true);
    }
    expect(t.state.generals[2]?.status).toBe('table');
    expect(t.state.brigades[2]?.slot).toBe('unopened');
    expect(t.events.filter(({ rule }) => rule === 'SCN-ARR-2').map(({ type }) => type)).toEqual([
      'placed',
      'placed',
      'generalPlaced',
    ]);
  });

  it('SCN-ARR-1 has no slot and no Leader before it is called, and cannot be deployed', () => {
    const t = playing({ events: events.map((one) => ({ ...one, when: { turn: 3 } })) });
    t.pass();
    expect([unit(t.state, RELIEF_LINE).status, t.state.brigades[2]?.slot, t.state.generals[2]?.status]).toEqual([
      'waiting',
      'closed',
      'waiting',
    ]);
    const made = begin(largeBattles, { ...file, script: { ...RULES, events } });
    if (!made.ok) throw new Error('refused');
    const asked = { type: 'place', unit: RELIEF_LINE, x: 600 * 64, y: 800 * 64, facing: 0, formation: 'line' } as const;
    const answers = [asked, { type: 'placeGeneral', general: 2, x: 600 * 64, y: 800 * 64, facing: 0 } as const].map(
      (command) => largeBattles.decide(made.value.state, 'allies', command),
    );
    expect(answers.map((answer) => (answer.ok ? null : answer.refusal.rule))).toEqual(['SCN-ARR-1', 'SCN-ARR-1']);
  });

  it('SCN-ARR-2 wait for the next phase where the enemy stands at the edge', () => {
    const narrow = events.map((one) => ({ ...one, do: [{ ...CALL, from: 400, to: 500 }] }));
    const t = playing({ events: narrow }, { [FRENCH_LINE]: at(60, 450) });
    t.pass();
    expect(unit(t.state, RELIEF_LINE).status).toBe('waiting');
    expect(t.events.at(-1)).toEqual({ type: 'scriptDelayed', rule: 'SCN-ARR-2', side: ALLIES });
    t.put({ [FRENCH_LINE]: at(600, 100) });
    t.pass();
    t.pass();
    expect(unit(t.state, RELIEF_LINE).status).toBe('table');
  });

  it('SCN-ARR-3 count in the Break Point, and nobody is lost', () => {
    const { state } = playing({ events });
    const byTheBook = begin(largeBattles, { ...file, script: RULES });
    expect(byTheBook.ok && byTheBook.value.state.field.sides.map(({ breakPoint }) => breakPoint)).toEqual(
      state.field.sides.map(({ breakPoint }) => breakPoint),
    );
    expect(scriptTable.losses(state, ALLIES)).toEqual({ lost: 0, all: 4 });
  });
});

describe('units that may leave', () => {
  const OFF = { mayLeave: 'van', edge: 'left', from: 300, to: 600, points: 2 } as const;
  const open = [{ id: 'off', when: { turn: 1 }, do: [OFF] }];

  it('SCN-LEAVE-1 leave at the end of their phase within 10 mm of the edge, all whom the judge says and no others', () => {
    const way = { ...OFF, troops: 'van' };
    for (const [x, y, change, leaves] of [
      [0, 450, {}, true],
      [9, 450, {}, true],
      [12, 450, {}, false],
      [0, 290, {}, false],
      [0, 450, { sector: 0 }, false],
      [0, 450, { battery: 1 }, false],
      [0, 450, gone, false],
    ] as const) {
      // Half a line is 7.5 mm deep, and it faces the edge.
      const t = playing(
        { events: open },
        { [FRENCH_LINE]: at(x + 7.5, y, { facing: 270 * 16, formation: 'line', ...change }) },
      );
      expect(scriptTable.leaving(t.state, FRENCH, way), `${x} ${y}`).toEqual(leaves ? [FRENCH_LINE] : []);
    }
  });

  it('SCN-LEAVE-1 SCN-LEAVE-2 are off for good, not lost, worth their points, and their Leader goes with the last', () => {
    const van = playing().state.field.units.flatMap(({ brigade }, i) => (brigade === 0 ? [i] : []));
    const there = Object.fromEntries(
      van.map((i, n) => [i, at(10, 330 + 65 * n, { facing: 270 * 16, formation: 'attackColumn' })]),
    );
    const last = van.at(-1) as number;
    const t = playing({ events: open }, { ...there, [last]: { ...there[last], dis: 3 } });
    expect(t.state.script?.waysOff).toEqual([{ troops: 'van', edge: 'left', from: 300, to: 600, points: 2 }]);
    t.pass();
    expect(van.map((i) => unit(t.state, i).status)).toEqual(van.map(() => 'waiting'));
    expect(t.events.map(({ type }) => type)).toContain('scriptLeft');
    expect([scriptTable.losses(t.state, FRENCH).lost, t.state.script?.scored]).toEqual([0, [2 * van.length, 0]]);
    expect([t.state.generals[0]?.status, t.state.outcome]).toEqual(['gone', null]);
    // Its disorder would Shake the Brigade if the last were left alone for a moment.
    expect([t.state.brigades[0]?.shakenScored, t.state.sides[FRENCH].shakenPoints]).toEqual([false, 0]);
    // Not even their own call brings them back.
    t.put({});
    t.pass();
    expect(van.map((i) => unit(t.state, i).status)).toEqual(van.map(() => 'waiting'));
    expect(scriptTable.mayLeave(t.state, { ...OFF, troops: 'van' })).toEqual([]);
  });
});

it('SCN-LEAVE-2 LB-VIC-08 LB-VIC-09 a Brigade that lost a unit is not Shaken because the others left, all or some', () => {
  const units = [...playing().state.field.units.entries()].flatMap(([i, { brigade }]) => (brigade === 0 ? [i] : []));
  // Four units, of five that it had.
  const after = (left: readonly number[]): State => {
    const { state } = playing();
    const script = state.script as ScriptState;
    const brigades = state.brigades.map((one, i) => (i === 0 ? { ...one, lost: 1 } : one));
    const now = state.units.map((one, i) => (left.includes(i) ? { ...one, status: 'waiting' as const } : one));
    const draft = openDraft({ ...state, script: { ...script, left }, brigades, units: now });
    testShaken(draft);
    return draft;
  };
  const shaken = (left: readonly number[]) => after(left).brigades[0]?.shakenScored;
  expect([shaken([]), shaken(units.slice(1)), shaken(units)]).toEqual([false, false, false]);
  // Were they lost, it would be.
  const lost = after(units);
  expect(isShaken({ ...lost, script: { ...(lost.script as ScriptState), left: [] } }, 0)).toBe(true);
  // What left counts for the side as it was.
  const infantry = (left: readonly number[]) => holdingsOf(after(left), FRENCH)[0];
  expect(infantry(units)).toBe(infantry([]));
});

it('SCN-ARR-3 LB-LEAD-22 a Leader still to come does not leave for want of units', () => {
  const later = events.map((one) => ({ ...one, when: { turn: 9 } }));
  const { state } = playing({ events: later });
  const draft = openDraft(state);
  leadersWithoutUnitsLeave(draft);
  expect(draft.generals[2]?.status).toBe('waiting');
});

it('SCN-ARR-3 computer players count on troops to come: their side waits for them, the other hurries', () => {
  const later = events.map((one) => ({ ...one, when: { turn: 9 } }));
  const { state } = playing({ events: later });
  const none = { ...state, units: state.units.map((one) => (one.status === 'waiting' ? { ...one, ...gone } : one)) };
  const urgency = (now: State, side: 0 | 1) => momentOf(now, side).outlook.urgency;
  expect(urgency(state, ALLIES)).toBeLessThan(urgency(none, ALLIES));
  expect(urgency(state, FRENCH)).toBeGreaterThan(urgency(none, FRENCH));
  const infantry = (now: State) => holdingsOf(now, ALLIES)[0] ?? 0;
  expect([infantry(state), infantry(none)]).toEqual([4, 2]);
});

describe('turns and victory', () => {
  it('SCN-TURN-1 SCN-VIC-2 a turn is a phase of each side; after the last one points decide', () => {
    const victory = { points: { ford: 2, losses: 1 }, lead: 2 };
    const t = playing({ turns: { limit: 1 }, victory }, { [FRENCH_LINE]: at(600, 450) });
    t.pass();
    expect(t.state.outcome).toBeNull();
    t.pass();
    expect(t.state.outcome).toEqual({ winner: 'french', rule: 'SCN-VIC-2', reason: 'scn.end.points' });
    expect(t.events.slice(-2).map(({ type }) => type)).toEqual(['scriptCounted', 'ended']);
  });

  it('SCN-VIC-1 without the book’s victory a side fights on to its last unit, those to come included', () => {
    const lost = { 4: gone, 5: gone };
    const end = (rules: Partial<Script>, more: Readonly<Record<number, Partial<Unit>>> = {}) => {
      const t = playing(rules, { ...lost, ...more });
      t.pass();
      t.pass();
      return t.state.outcome;
    };
    expect(end({})).toMatchObject({ winner: 'french', rule: 'LB-VIC-13' });
    expect(end({ victory: { book: false } })).toBeNull();
    const later = events.map((one) => ({ ...one, when: { turn: 9 } }));
    expect(end({ victory: { book: false }, events: later })).toBeNull();
    expect(end({ victory: { book: false } }, { 6: gone, 7: gone })).toMatchObject({
      winner: 'french',
      rule: 'SCN-VIC-1',
    });
    const verge = (more: Readonly<Record<number, Partial<Unit>>>, book = false) =>
      isOnTheVerge(playing({ victory: { book } }, more).state, ALLIES);
    expect([verge({ 4: gone }, true), verge({ 4: gone }), verge({ ...lost, 6: gone })]).toEqual([true, false, true]);
  });

  it('SCN-END-1 SCN-EVT-2 nobody is asked after an event that ends the battle', () => {
    const ends = [{ id: 'end', when: { holds: { place: 'ford', side: 'french' } }, do: [{ end: 'french' }] }];
    const t = playing({ events: ends }, { [FRENCH_LINE]: at(600, 450) });
    t.pass();
    expect([t.state.outcome?.rule, largeBattles.pending(t.state)]).toEqual(['SCN-END-1', []]);
  });

  it('SCN-END-1 nobody comes on after it', () => {
    const last = playing({ events: [{ id: 'end', when: { turn: 1, side: 'allies' }, do: [CALL, { end: 'draw' }] }] });
    last.pass();
    expect(last.events.slice(-2).map(({ type }) => type)).toEqual(['scriptCalled', 'ended']);
  });
});

it('SCN-FILE-1 refuses what is not in its battle, pick-up games and positions', () => {
  const faults = (change: object) => {
    const made = begin(largeBattles, { ...file, ...change });
    return made.ok ? [] : made.problems.map(({ path: where, rule }) => `${where} ${rule}`);
  };
  const both = [CALL, { ...CALL, arrive: 'guard' }];
  const doing = (deeds: readonly object[]) =>
    faults({ script: { ...RULES, events: [{ id: 'a', when: { turn: 1 }, do: deeds }] } });
  expect(faults({})).toEqual([]);
  expect(
    doing([
      { mayLeave: 'relief-line-1', edge: 'left' },
      { mayLeave: 'van', edge: 'top', points: 1 },
    ]),
  ).toEqual([]);
  expect(doing([{ mayLeave: 'nobody', edge: 'left' }])).toEqual(['script.events[0].do[0].mayLeave SCN-FILE-1']);
  expect(doing([{ mayLeave: 'van', edge: 'left', from: 9, to: 9 }])).toEqual(['script.events[0].do[0].to SCN-LEAVE-1']);
  expect(doing([{ arrive: 'relief-line-1', edge: 'left' }])).toEqual(['script.events[0].do[0].arrive SCN-FILE-1']);
  // Somebody must be there from the start.
  expect(doing(both)).toContain('script.events[0].do[1].arrive SCN-FILE-1');
  expect(faults({ setup: read('positions/large-battles.json') })).toEqual(['setup SCN-FILE-1']);
});

it('SCN-LEAVE-2 a computer player is drawn to a way off that brings points, and to no other', () => {
  const worth = (x: number, points: number) => {
    const open = [{ id: 'off', when: { turn: 1 }, do: [{ mayLeave: 'van', edge: 'left', points }] }] as const;
    return placesWorth(playing({ events: open }, { [FRENCH_LINE]: at(x, 450) }).state, FRENCH_LINE);
  };
  expect(worth(100, 2)).toBeGreaterThan(worth(300, 2));
  expect(worth(300, 0)).toBe(0);
});

it('SCN-LEAVE-2 of ways off at two edges the nearest draws, so that they do not cancel each other', () => {
  const ways = (['left', 'right'] as const).map((edge) => ({ mayLeave: 'van', edge, points: 2 }) as const);
  const worth = (x: number) =>
    placesWorth(
      playing({ events: [{ id: 'off', when: { turn: 1 }, do: ways }] }, { [FRENCH_LINE]: at(x, 450) }).state,
      FRENCH_LINE,
    );
  expect([worth(100) > worth(500), worth(1100) > worth(700)]).toEqual([true, true]);
});

it('SCN-PLC-1 a computer player is drawn to a place, the nearest unit most, and by the book to none', () => {
  const worth = (x: number, y: number, one = FRENCH_LINE) =>
    placesWorth(playing({ victory: { points: { ford: 3 } } }, { [FRENCH_LINE]: at(x, y), 1: at(600, 300) }).state, one);
  expect(worth(600, 450)).toBeGreaterThan(worth(600, 250));
  expect(worth(600, 250)).toBeGreaterThan(worth(600, 100));
  expect(worth(600, 250)).toBeGreaterThan(worth(600, 450, 1) - worth(600, 450));
  const { state } = playing();
  expect([placesWorth(state, FRENCH_LINE), placesWorth({ ...state, script: undefined } as never, FRENCH_LINE)]).toEqual(
    [0, 0],
  );
});

it('SCN-PLC-1 a computer player takes note where a friend is nearer to a place than before', () => {
  const { state } = playing({ victory: { points: { ford: 3 } } }, { [FRENCH_LINE]: at(600, 200), 1: at(300, 100) });
  const after = { ...state, units: state.units.map((unit, i) => (i === 1 ? { ...unit, ...at(600, 380) } : unit)) };
  const valueIn = ({ unitValues }: ReturnType<typeof momentOf>) => unitValues[FRENCH_LINE]?.total;
  expect(valueIn(futureOf(momentOf(state, FRENCH), after))).toBe(valueIn(momentOf(after, FRENCH)));
  expect(valueIn(momentOf(after, FRENCH))).not.toBe(valueIn(momentOf(state, FRENCH)));
});
