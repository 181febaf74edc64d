/** The scenario's own rules on this table: places, men who come later, turns, the end. */
import { readFileSync } from 'node:fs';
import { begin, type Script, type ScriptState } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { toMm } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import type { Model, State } from '../state/state.ts';
import type { Event } from '../state/events.ts';
import { objectiveWorth } from '../bot/objectives.ts';
import { value } from '../bot/value.ts';
import { outlookOf } from '../bot/outlook.ts';
import { isPresent } from '../command/leaders.ts';
import { skirmish } from '../wholeRuleset.ts';
import { breaksBy, isOnTheVerge } from './breaking.ts';
import { countedFor, lastGameTurn } from './scenarioVictory.ts';
import { scriptTable } from './scriptTable.ts';

const path = (file: string) => new URL(`../../../../examples/${file}`, import.meta.url);
const file = JSON.parse(readFileSync(path('scenarios/skirmish-own-rules.json'), 'utf8')) as {
  readonly script: Script;
  readonly setup: { readonly players: readonly { readonly id: string }[] };
};
const BRIDGE = { id: 'bridge', at: [300, 300], reach: 50, text: { en: 'the bridge', it: 'il ponte' } } as const;
const RULES: Script = { turns: { limit: 9 }, victory: {}, places: [BRIDGE] };
const CALL = { arrive: 'britain-redcoat', edge: 'bottom', from: 100, to: 400 } as const;
const [FRENCH, BRITISH] = [0, 1];

/** The example with these rules, everybody on the table but those to come, the French to play. */
function playing(rules: Partial<Script> = {}, places: Readonly<Record<string, Partial<Model>>> = {}) {
  const script = { ...RULES, ...rules };
  const made = begin(skirmish, { ...file, script, setup: { ...file.setup, attackerBegins: true, terrain: [] } });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state = made.value.state;
  let events: readonly Event[] = [];
  const give = (seat: string, command: Command) => {
    const answer = skirmish.decide(state, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    state = answer.state;
    events = answer.events;
  };
  while (state.gameTurn === 0) {
    const [one] = skirmish.pending(state);
    if (one === undefined) throw new Error('nothing is asked');
    give(one.seat, skirmish.offers(state, one.seat)[0] as Command);
  }
  const put = (changes: Readonly<Record<string, Partial<Model>>>) => {
    const models = state.models.map((model, i) => ({ ...model, ...changes[state.field.models[i]?.id ?? ''] }));
    state = { ...state, models };
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
    /** The player whose turn it is ends it. */
    pass: () => give(state.field.players[state.active]?.id ?? '', { type: 'endTurn' }),
  };
}
const at = (x: number, y: number, change: Partial<Model> = {}) => ({ x: x * 64, y: y * 64, level: 0, ...change });
const indexOf = ({ field }: State, id: string) => field.models.findIndex((model) => model.id === id);
const modelOf = (state: State, id: string) => state.models[indexOf(state, id)] as Model;
const redcoats = ({ field }: State) =>
  field.models.flatMap(({ id }, i) => (id.startsWith('britain-redcoat') ? [i] : []));
const out = { posture: 'out', out: 'killed' } as const;

describe('places', () => {
  const held = (change: Partial<Model>) =>
    scriptTable.isNear(playing({}, { 'new-france-soldier-1': at(300, 300, change) }).state, FRENCH, BRIDGE);

  it('SCN-PLC-1 SCN-EVT-4 are reached from a base, by whoever stands', () => {
    const { state } = playing();
    const radius = toMm(state.field.footRadius);
    expect(held({})).toBe(true);
    expect(held({ x: (350 + radius) * 64 })).toBe(true);
    expect(held({ x: (350 + radius) * 64 + 1 })).toBe(false);
    expect(held({ posture: 'fallen' })).toBe(false);
    const down = playing({}, { 'new-france-soldier-1': at(300, 300, { posture: 'fallen' }) }).state;
    expect(scriptTable.areNear(down, 'new-france-soldier', BRIDGE)).toBe(true);
    expect(scriptTable.areNear(down, 'new-france-soldier-2', BRIDGE)).toBe(false);
    expect(scriptTable.isNear(down, BRITISH, BRIDGE)).toBe(false);
  });

  it('SCN-EVT-5 SCN-EVT-6 who is out is lost, unless he left as the scenario allows', () => {
    const all = { 'new-france-militia-1': out, 'new-france-militia-2': out, 'new-france-militia-3': out };
    expect(scriptTable.areLost(playing({}, all).state, 'new-france-militia')).toBe(true);
    const safe = playing({}, { ...all, 'new-france-militia-3': { posture: 'out', out: 'safe' } }).state;
    expect(scriptTable.areLost(safe, 'new-france-militia')).toBe(false);
    expect(scriptTable.losses(safe, FRENCH)).toEqual({ lost: 2, all: 9 });
  });
});

describe('men who come later', () => {
  const events = [{ id: 'help', when: { turn: 2, side: 'britain' }, do: [CALL] }];

  it('SCN-ARR-1 SCN-ARR-2 are not deployed, and come in the turn of their side by the stretch of the edge', () => {
    const t = playing({ events });
    expect(redcoats(t.state).map((i) => t.state.models[i]?.posture)).toEqual(
      Array.from({ length: 5 }, () => 'waiting'),
    );
    t.pass();
    t.pass();
    t.pass();
    expect([t.state.gameTurn, t.state.active]).toEqual([2, BRITISH]);
    expect(t.events.filter(({ type }) => type === 'placed').map(({ rule }) => rule)).toEqual(
      Array.from({ length: 5 }, () => 'SCN-ARR-2'),
    );
    const radius = t.state.field.footRadius;
    for (const i of redcoats(t.state)) {
      const { x, y, posture } = t.state.models[i] as Model;
      expect([posture, y]).toEqual(['standing', t.state.field.side - radius]);
      expect(x >= 100 * 64 + radius && x <= 400 * 64 - radius).toBe(true);
    }
    // From the middle outwards.
    expect(modelOf(t.state, 'britain-redcoat-1').x).toBe(250 * 64);
  });

  it('SCN-ARR-2 wait for the next turn where there is no room', () => {
    const narrow = [{ ...events[0], do: [{ ...CALL, from: 240, to: 265 }] }] as Script['events'];
    const t = playing({ events: narrow ?? [] });
    t.pass();
    t.pass();
    t.pass();
    expect(redcoats(t.state).filter((i) => t.state.models[i]?.posture === 'standing')).toHaveLength(1);
    expect(t.events.at(-1)).toEqual({ type: 'scriptDelayed', rule: 'SCN-ARR-2', side: BRITISH });
    t.put({ 'britain-redcoat-1': at(500, 500) });
    t.pass();
    t.pass();
    expect(redcoats(t.state).filter((i) => t.state.models[i]?.posture === 'standing')).toHaveLength(2);
  });

  it('SCN-ARR-1 cannot be deployed before', () => {
    const made = begin(skirmish, { ...file, setup: { ...file.setup, attackerBegins: true } });
    if (!made.ok) throw new Error('refused');
    const { state } = made.value;
    const answer = skirmish.decide(state, 'britain', {
      type: 'deploy',
      model: indexOf(state, 'britain-redcoat-1'),
      x: 300 * 64,
      y: 500 * 64,
      level: 0,
    });
    expect(answer.ok ? null : answer.refusal.rule).toBe('SCN-ARR-1');
  });

  it('SCN-ARR-3 count in their squad: it does not break sooner, and nobody is lost', () => {
    const lights = { 'britain-light-1': out, 'britain-light-2': out, 'britain-sergeant-1': out };
    const { state } = playing({ events }, lights);
    expect(isPresent(state, indexOf(state, 'britain-redcoat-1'))).toBe(true);
    expect(breaksBy(state, BRITISH)).toBeNull();
    expect(scriptTable.losses(state, BRITISH)).toEqual({ lost: 3, all: 9 });
    expect(skirmish.summary(state).scores[BRITISH]?.against).toBe(3);
  });
});

describe('models that may leave', () => {
  const OFF = { mayLeave: 'new-france-soldier', edge: 'left', points: 2 } as const;
  const open = [{ id: 'off', when: { turn: 1 }, do: [OFF] }];
  const way = { troops: 'new-france-soldier', edge: 'left', from: 0, points: 2 } as const;

  it('SCN-LEAVE-1 SCN-LEAVE-2 stand within 10 mm of the edge at the end of their turn, and are safe', () => {
    const radius = playing().state.field.footRadius / 64;
    const leaving = (x: number, change: Partial<Model> = {}) =>
      scriptTable.leaving(
        playing({ events: open }, { 'new-france-soldier-1': at(x + radius, 300, change) }).state,
        FRENCH,
        way,
      );
    const soldier = indexOf(playing().state, 'new-france-soldier-1');
    expect([leaving(0), leaving(10), leaving(10.5), leaving(0, { posture: 'prone' }), leaving(0, out)]).toEqual([
      [soldier],
      [soldier],
      [],
      [],
      [],
    ]);
    const t = playing({ events: open }, { 'new-france-soldier-1': at(radius, 300) });
    t.pass();
    expect(t.state.models[soldier]).toMatchObject({ posture: 'out', out: 'safe' });
    expect([t.state.script?.left, t.state.script?.scored, scriptTable.losses(t.state, FRENCH).lost]).toEqual([
      [soldier],
      [2, 0],
      0,
    ]);
  });
});

describe('turns and victory', () => {
  it('SCN-TURN-1 SCN-VIC-2 points are counted after the last turn of the second player', () => {
    const victory = { points: { bridge: 2, losses: 1 }, lead: 2, else: 'britain' };
    const t = playing({ turns: { limit: 1 }, victory }, { 'new-france-soldier-1': at(300, 300) });
    expect(lastGameTurn(t.state.field)).toBe(1);
    expect(countedFor(t.state, FRENCH)).toEqual([{ rule: 'SCN-VIC-2', add: 2, what: 'scn.points.place' }]);
    t.pass();
    expect(t.state.outcome).toBeNull();
    t.pass();
    expect(t.state.outcome).toEqual({ winner: 'new-france', rule: 'SCN-VIC-2', reason: 'scn.end.points' });
    expect(t.events.at(-1)).toMatchObject({ type: 'ended', winner: FRENCH });
  });

  it('SCN-VIC-1 without the book’s victory a squad fights on to its last man', () => {
    const gone = Object.fromEntries(
      playing()
        .state.field.models.filter(({ player, id }) => player === FRENCH && id !== 'new-france-soldier-1')
        .map(({ id }) => [id, out]),
    );
    expect(breaksBy(playing({}, gone).state, FRENCH)).toBe('SK-END-3');
    const alone = playing({ victory: { book: false } }, gone).state;
    expect([breaksBy(alone, FRENCH), isOnTheVerge(alone, FRENCH)]).toEqual([null, true]);
    const nobody = playing({ victory: { book: false } }, { ...gone, 'new-france-soldier-1': out }).state;
    expect(breaksBy(nobody, FRENCH)).toBe('SCN-VIC-1');
  });

  it('SCN-END-1 SCN-EVT-2 nobody is asked after an event that ends the battle', () => {
    const t = playing(
      {
        events: [{ id: 'end', when: { holds: { place: 'bridge', side: 'new-france' } }, do: [{ end: 'new-france' }] }],
      },
      { 'new-france-soldier-1': at(300, 300) },
    );
    t.pass();
    expect([t.state.outcome?.rule, skirmish.pending(t.state)]).toEqual(['SCN-END-1', []]);
  });

  it('SCN-END-1 nobody comes on after it', () => {
    const last = playing({ events: [{ id: 'end', when: { turn: 1, side: 'britain' }, do: [CALL, { end: 'draw' }] }] });
    last.pass();
    expect(last.events.slice(-2).map(({ type }) => type)).toEqual(['scriptCalled', 'ended']);
  });
});

it('SCN-FILE-1 refuses what is not in its game, and games that are not its own', () => {
  const faults = (change: object) => {
    const made = begin(skirmish, { ...file, ...change });
    return made.ok ? [] : made.problems.map(({ path: where, rule }) => `${where} ${rule}`);
  };
  const doing = (deed: object) =>
    faults({ script: { ...RULES, events: [{ id: 'a', when: { turn: 1 }, do: [deed] }] } });
  expect(faults({})).toEqual([]);
  expect(doing({ arrive: 'britain-redcoat-2', edge: 'left' })).toEqual([]);
  for (const troops of ['britain-officer', 'britain-officer-1', 'britain-light', 'nobody'])
    expect(doing({ arrive: troops, edge: 'left' })).toEqual(['script.events[0].do[0].arrive SCN-FILE-1']);
  expect(faults({ setup: skirmish.scenario('tomahawks-pick-up') })).toEqual(['setup.scenario SCN-FILE-1']);
  const position = JSON.parse(readFileSync(path('positions/skirmish.json'), 'utf8')) as object;
  expect(faults({ setup: position })).toEqual(['setup.scenario SCN-FILE-1']);
});

it('SCN-PLC-1 a computer player is drawn to a place, and by the book to none', () => {
  const victory = { points: { bridge: 3 } };
  const worth = (x: number, y: number, rules: Partial<Script> = { victory }) => {
    const { state } = playing(rules, { 'new-france-soldier-1': at(x, y) });
    return objectiveWorth(outlookOf(state, FRENCH), state, indexOf(state, 'new-france-soldier-1'));
  };
  expect(worth(300, 300)).toBeGreaterThan(worth(300, 200));
  expect(worth(300, 200)).toBeGreaterThan(worth(300, 100));
  expect(worth(300, 300, {})).toBe(0);
});

it('SCN-ARR-3 SCN-LEAVE-2 a computer player counts models to come, and is drawn to a way off that brings points', () => {
  const events = [{ id: 'help', when: { turn: 3, side: 'britain' }, do: [CALL] }];
  const { state } = playing({ events });
  const lost = { ...state, models: state.models.map((one) => (one.posture === 'waiting' ? { ...one, ...out } : one)) };
  expect(value(state, 'britain')).toBeGreaterThan(value(lost, 'britain'));
  const off = [
    { id: 'off', when: { turn: 1 }, do: [{ mayLeave: 'new-france-soldier', edge: 'left', points: 2 }] },
  ] as const;
  const t = playing({ events: off }, { 'new-france-soldier-1': at(state.field.footRadius / 64, 300) });
  t.pass();
  const now = value(t.state, 'new-france');
  const script = { ...(t.state.script as ScriptState), left: [] };
  expect([t.state.script?.left.length, now > value({ ...t.state, script }, 'new-france')]).toEqual([1, true]);
  const worth = (x: number) => {
    const there = playing({ events: off }, { 'new-france-soldier-1': at(x, 300) }).state;
    return objectiveWorth(outlookOf(there, FRENCH), there, indexOf(there, 'new-france-soldier-1'));
  };
  expect(worth(50)).toBeGreaterThan(worth(150));
});
