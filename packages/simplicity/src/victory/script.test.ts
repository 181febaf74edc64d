/** The scenario's own rules on this table: places, arrivals, turns, the end. */
import { readFileSync } from 'node:fs';
import { amend, begin, type Script, type ScriptState, scriptState } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/playing.ts';
import { groundWorth, valueNow } from '../bot/value.ts';
import { type Position, position } from '../scenarios/position.ts';
import { simplicity } from '../wholeRuleset.ts';
import type { State } from '../state/state.ts';
import { WHEN_CALLED } from '../turn/due.ts';
import { scriptTable } from './scriptTable.ts';
import { breakingPoint, isBroken, pointsOf, winningLead } from './victory.ts';

const BRIDGE = { id: 'bridge', at: [600, 450], reach: 80, text: { en: 'the bridge' } } as const;
const RULES: Script = { turns: { limit: 20 }, victory: {}, places: [BRIDGE] };

/** A position with rules of its own, in which units of the brigade `relief` are still to come. */
function scripted(rules: Partial<Script>, asked: Position, relief: readonly number[] = []): Playing {
  const state = position(asked);
  const script = { ...scriptState({ ...RULES, ...rules }, ['red', 'blue']), begun: [1, 0] };
  return new Playing({
    ...state,
    script,
    field: {
      ...state.field,
      turnLimit: script.rules.turns.limit,
      units: state.field.units.map((unit, i) =>
        relief.includes(i) ? { ...unit, arrives: WHEN_CALLED, brigade: 'relief' } : unit,
      ),
    },
    units: state.units.map((unit, i) => (relief.includes(i) ? { ...unit, status: 'reserve' as const } : unit)),
  });
}
const spare = { at: [5, 5] as const };
const foe = { side: 1, at: [110, 80] as const } as const;
const END = { type: 'endTurn' } as const;
const CALL = { arrive: 'relief', edge: 'left', from: 300, to: 600 } as const;
const types = (t: Playing) => t.events.map(({ type }) => type);
/** Ends the turn, and rolls the points of the next one. */
const pass = (t: Playing, side: 'red' | 'blue') => t[side](END);

describe('places', () => {
  const near = (state: State, side = 0) => scriptTable.isNear(state, side, BRIDGE);
  const standing = (unit: Position['units'][number]) => near(scripted({}, { units: [unit, spare, foe] }).state);

  it('SCN-PLC-1 are reached from a footprint, to the millimetre, by whoever can hold ground', () => {
    // Half a line unit is 1.5 cm deep: with the tolerance it reaches from 9.55 cm.
    expect(standing({ at: [60, 35.5] })).toBe(true);
    expect(standing({ at: [60, 35.4] })).toBe(false);
    expect(standing({ at: [60, 45], kind: 'footArtillery' })).toBe(false);
    expect(standing({ at: [60, 45], dp: 4, status: 'routing' })).toBe(false);
    expect(near(scripted({}, { units: [{ at: [60, 45] }, spare, foe] }).state, 1)).toBe(false);
  });

  it('SCN-EVT-4 SCN-EVT-5 troops are named by unit or brigade', () => {
    const t = scripted(
      {},
      { units: [{ at: [60, 45], kind: 'footArtillery' }, { ...spare, status: 'removed' }, foe] },
      [],
    );
    expect([scriptTable.areNear(t.state, 'unit-0', BRIDGE), scriptTable.areNear(t.state, 'unit-2', BRIDGE)]).toEqual([
      true,
      false,
    ]);
    expect([scriptTable.areLost(t.state, 'unit-1'), scriptTable.areLost(t.state, 'unit-0')]).toEqual([true, false]);
    expect(scriptTable.losses(t.state, 0)).toEqual({ lost: 1, all: 2 });
  });
});

describe('units that may leave', () => {
  const OFF = { mayLeave: 'unit-0', edge: 'left', from: 300, to: 600, points: 2 } as const;
  const events = [{ id: 'off', when: { turn: 1 }, do: [OFF] }];
  const way = { ...OFF, troops: 'unit-0' };

  it('SCN-LEAVE-1 SCN-LEAVE-2 stand within 10 mm of the edge at the end of their turn, and are neither there nor lost', () => {
    const one = (x: number, y: number, more: Partial<Position['units'][number]> = {}) =>
      scripted({ events }, { units: [{ at: [x, y], facing: 270, ...more }, spare, foe] });
    const leaving = (...asked: Parameters<typeof one>) => scriptTable.leaving(one(...asked).state, 0, way);
    const half = 1.5;
    expect([
      leaving(half, 45),
      leaving(half + 1, 45),
      leaving(half + 1.1, 45),
      leaving(half, 29),
      leaving(half, 61),
    ]).toEqual([[0], [0], [], [], []]);
    expect(leaving(half, 45, { dp: 4, status: 'routing' })).toEqual([]);
    const t = scripted({ events }, { units: [{ at: [half, 45], facing: 270 }, { at: [half, 45], side: 1 }, foe] });
    const opened = new Playing({ ...t.state, script: { ...(t.state.script as ScriptState), waysOff: [way] } });
    const { state } = pass(opened, 'red');
    expect(state.units.map(({ status }) => status)).toEqual(['waiting', 'ready', 'ready']);
    expect([scriptTable.losses(state, 0).lost, state.script?.scored, isBroken(state, 0)]).toEqual([0, [2, 0], false]);
    const near = (x: number) => {
      const far = one(x, 45).state;
      return groundWorth({ ...far, script: { ...(far.script as ScriptState), waysOff: [way] } }, 0);
    };
    expect(near(20)).toBeGreaterThan(near(40));
  });
});

describe('reinforcements', () => {
  const field = { units: [spare, foe, { side: 1, at: [0, 0] }] } as const;
  const events = [{ id: 'help', when: { turn: 1, side: 'blue' }, do: [CALL] }];

  it('SCN-ARR-1 SCN-ARR-2 come on in the turn of their side, by the stretch of the edge, facing inwards', () => {
    const t = pass(scripted({ events }, field, [2]), 'red');
    expect(types(t)).toContain('scriptCalled');
    expect(t.waits).toBe('blue turn.arrivals');
    const places = t.offers('blue').flatMap((one) => (one.type === 'arrive' ? [one] : []));
    // The stretch is told from the upper left corner: 30 to 60 cm down the left edge.
    expect(places.every(({ unit, x }) => unit === 2 && x >= 30 * 640 && x <= 60 * 640)).toBe(true);
    t.blue(places[0] as (typeof places)[0]);
    expect(t.unit(2)).toMatchObject({ status: 'ready', facing: 90 * 16 });
    expect(t.stands(2)[0]).toBe(1.5);
  });

  it('SCN-ARR-1 do not come before they are called', () => {
    const t = pass(scripted({ events: [{ id: 'help', when: { turn: 3 }, do: [CALL] }] }, field, [2]), 'red');
    expect(t.waits).toBe('dice turn');
    expect(t.unit(2).status).toBe('reserve');
  });

  it('SCN-ARR-2 wait for the next turn where the enemy leaves no room', () => {
    const wall = [31, 37, 43, 49, 55, 59].map((y) => ({ at: [3, 90 - y] as const, facing: 90 }));
    const t = pass(scripted({ events }, { units: [spare, foe, { side: 1, at: [0, 0] }, ...wall] }, [2]), 'red');
    expect(types(t)).toContain('delayed');
    expect(t.waits).toBe('dice turn');
    t.roll([1]).blue(END).roll([1]);
    expect(t.unit(2).status).toBe('reserve');
  });

  it('SCN-ARR-3 count in the breaking point, and keep an army together', () => {
    const t = scripted(
      {},
      { units: [spare, { ...foe, status: 'removed' }, { side: 1, at: [0, 0] }, { side: 1, at: [0, 0] }] },
      [2, 3],
    );
    expect(scriptTable.losses(t.state, 1)).toEqual({ lost: 1, all: 3 });
    expect(isBroken(t.state, 1)).toBe(false);
  });
});

describe('turns and victory', () => {
  it('SCN-EVT-2 a loss is looked at after the order, a turn when it begins and ends', () => {
    const tell = (id: string, when: object) => ({ id, when, do: [{ tell: 'all', text: { en: id } }] });
    const t = scripted(
      {
        events: [
          tell('lost', { losses: { side: 'blue', share: 0.3 } }),
          tell('begun', { turn: 1, side: 'blue' }),
          tell('held', { holds: { place: 'bridge', side: 'red' } }),
        ],
      },
      {
        units: [
          { at: [60, 40], kind: 'footArtillery' },
          { side: 1, at: [60, 60], dp: 3 },
          { ...spare, at: [67, 45] },
          foe,
          { ...foe, at: [100, 80] },
        ],
        limit: 9,
      },
    );
    const told = () => t.events.flatMap((event) => (event.type === 'scriptTold' ? [event.text['en']] : []));
    t.red({ type: 'fire', unit: 0, target: 1 }).roll([6, 6, 6, 6], [6]);
    expect(t.unit(1).status).not.toBe('ready');
    expect(told()).toEqual(['lost']);
    t.red(END);
    expect(told()).toEqual(['held', 'begun']);
  });

  it('SCN-TURN-1 SCN-VIC-2 points of the script are counted in the place of the book’s, after its last turn', () => {
    const t = scripted(
      { turns: { limit: 1 }, victory: { points: { bridge: 2, losses: 1 }, lead: 2 } },
      {
        units: [{ at: [60, 45] }, spare, { ...foe, status: 'removed' }, foe, { ...foe, at: [100, 80] }],
        objectives: [{ id: 'a', x: 5, y: 5, points: 9 }],
      },
    );
    expect(pointsOf(t.state, 0)).toEqual([
      { rule: 'SCN-VIC-2', add: 2, what: 'scn.points.place' },
      { rule: 'SCN-VIC-2', add: 1, what: 'scn.points.losses' },
    ]);
    expect(winningLead(t.state)).toBe(2);
    t.red(END).roll([1]).blue(END);
    expect(t.state.outcome).toEqual({ winner: 'red', rule: 'SCN-VIC-2', reason: 'scn.end.points' });
    expect(types(t).slice(-2)).toEqual(['scriptCounted', 'ended']);
  });

  it('SCN-VIC-1 without the book’s victory an army fights on to its last unit', () => {
    const units = [{ at: [60, 45] as const }, foe, { ...foe, status: 'removed' as const }];
    const end = (book: boolean) => scripted({ victory: { book } }, { units }).red(END).state.outcome;
    expect(end(true)).toMatchObject({ winner: 'red', rule: 'SIP-VIC-1' });
    expect(end(false)).toBeNull();
    const points = [true, false].map((book) => breakingPoint(scripted({ victory: { book } }, { units }).state, 1));
    expect(points).toEqual([1, 2]);
    const alone = [{ at: [60, 45] as const }, { ...foe, status: 'removed' as const }];
    expect(scripted({ victory: { book: false } }, { units: alone }).red(END).state.outcome?.winner).toBe('red');
  });

  it('SCN-END-1 nobody is asked after an event that ends the battle', () => {
    const events = [{ id: 'end', when: { turn: 1, side: 'blue' }, do: [{ end: 'blue' }] }];
    const t = scripted({ events }, { units: [{ at: [60, 45] }, foe] }).red(END);
    expect([t.waits, t.state.outcome?.winner]).toEqual(['', 'blue']);
  });
});

describe('a scenario file with rules of its own', () => {
  const file = JSON.parse(
    readFileSync(new URL('../../../../examples/scenarios/simplicity-own-rules.json', import.meta.url), 'utf8'),
  ) as {
    readonly script: Script;
    readonly setup: { readonly sides: readonly { readonly brigades: readonly object[] }[] };
  };
  const faults = (change: object) => {
    const made = begin(simplicity, { ...file, ...change });
    return made.ok ? [] : made.problems.map(({ path, rule }) => `${path} ${rule}`);
  };

  it('SCN-FILE-1 SCN-ARR-1 its troops to come are not set up, its places are the objectives, its limit holds', () => {
    const made = begin(simplicity, file);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { field, units, commands } = made.value.state;
    const called = field.units.flatMap(({ arrives }, i) => (arrives === WHEN_CALLED ? [units[i]?.status] : []));
    expect(called).toEqual(['reserve', 'reserve', 'reserve', 'reserve']);
    expect(commands.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting', 'reserve']);
    expect(field.turnLimit).toBe(16);
    expect(field.objectives.map(({ id, points, pull }) => [id, points, pull])).toEqual([
      ['crossroads', 2, 2],
      ['mill', 2, 4],
    ]);
    // Without its rules it is another battle: nobody is to come.
    const { script: _, ...byTheBook } = file;
    const plain = begin(simplicity, byTheBook);
    expect(plain.ok && Object.hasOwn(plain.value.state, 'script')).toBe(false);
    expect(plain.ok && plain.value.state.field.units.some((unit) => Object.hasOwn(unit, 'brigade'))).toBe(false);
  });

  it('SCN-HID-1 what a hidden event makes of a place is not in the view of the side that does not know it', () => {
    const secret = {
      id: 'gold',
      when: { holds: { place: 'mill', side: 'britain' } },
      do: [{ score: 'britain', points: 7 }],
    };
    const { events = [], hides } = file.script;
    const script = {
      ...file.script,
      events: [...events, secret],
      hides: { france: [...(hides?.['france'] ?? []), 'gold'] },
    };
    const made = begin(simplicity, { ...file, script });
    const plain = begin(simplicity, file);
    if (!made.ok || !plain.ok) throw new Error('refused');
    const [state, without] = [made.value.state, plain.value.state];
    const pulls = (seat: string | null) => simplicity.view(state, seat).field.objectives.map(({ pull }) => pull);
    expect([pulls('britain'), pulls('france'), pulls(null)]).toEqual([
      [2, 11],
      [2, 4],
      [2, 4],
    ]);
    expect(simplicity.view(state, 'france')).toEqual(simplicity.view(without, 'france'));
    expect(simplicity.view(state, 'france').field).toBe(simplicity.view(state, 'france').field);
    expect(simplicity.view(state, 'britain')).toBe(state);
  });

  it('SCN-FILE-1 its rules are not corrected, however much both sides agree', () => {
    const made = begin(simplicity, { ...file, script: { turns: { limit: 9 }, victory: {} } });
    if (!made.ok) throw new Error('refused');
    expect(amend(made.value, [{ path: 'gameTurn', value: 0 }]).ok).toBe(true);
    expect(amend(made.value, [{ path: 'script.rules.turns.limit', value: 1 }]).ok).toBe(false);
  });

  it('SCN-FILE-1 refuses what is not in its battle, and rules on a position', () => {
    const [help] = file.script.events ?? [];
    const doing = (deed: object) =>
      faults({ script: { ...file.script, hides: {}, events: [{ ...help, do: [deed] }] } });
    expect(doing({ arrive: 'relief', edge: 'left' })).toEqual([]);
    expect(doing({ arrive: 'nobody', edge: 'left' })).toEqual(['script.events[0].do[0].arrive SCN-FILE-1']);
    expect(doing({ arrive: 'relief', edge: 'left', to: 901 })).toEqual(['script.events[0].do[0].to SCN-ARR-1']);
    const [france, britain] = file.setup.sides as [object, { readonly brigades: readonly object[] }];
    const twice = { ...britain, brigades: britain.brigades.map((one) => ({ ...one, id: 'relief' })) };
    expect(faults({ setup: { ...file.setup, sides: [france, twice] } })).toContain('setup.sides KERNEL-FORMAT');
    const position = JSON.parse(
      readFileSync(new URL('../../../../examples/positions/simplicity.json', import.meta.url), 'utf8'),
    ) as object;
    expect(faults({ setup: position })).toEqual(['setup SCN-FILE-1']);
  });
});

it('SCN-PLC-1 a computer player is drawn to the places of a scenario', () => {
  const made = begin(
    simplicity,
    JSON.parse(
      readFileSync(new URL('../../../../examples/scenarios/simplicity-own-rules.json', import.meta.url), 'utf8'),
    ),
  );
  if (!made.ok) throw new Error('refused');
  const { state } = made.value;
  const at = (y: number): State => ({
    ...state,
    gameTurn: 4,
    units: state.units.map((unit, i) => (i === 0 ? { ...unit, x: 600 * 64, y: y * 64, status: 'ready' } : unit)),
  });
  expect(groundWorth(at(600), 0)).toBeGreaterThan(groundWorth(at(850), 0));
  expect(groundWorth(at(400), 0)).toBeGreaterThan(groundWorth(at(100), 0));
});

it('SCN-ARR-3 a computer player counts units to come', () => {
  const worth = (status: 'reserve' | 'removed') => {
    const { state } = scripted({}, { units: [spare, foe, { side: 1, at: [0, 0] }] }, [2]);
    return valueNow({ ...state, units: state.units.map((unit, i) => (i === 2 ? { ...unit, status } : unit)) }, 1);
  };
  expect(worth('reserve')).toBeGreaterThan(worth('removed'));
});
