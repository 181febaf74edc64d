import { duel, SETUP } from '@drumhead/testkit/duel';
import { describe, expect, it } from 'vitest';
import type { Problem, Ruleset } from '../../contract/ruleset.ts';
import { begin } from '../../play/battle.ts';
import { scriptFaults, scripting } from './faults.ts';
import { scriptHears, scriptIsOpen, scriptSeenBy, scriptView, setupSeenBy } from './knowledge.ts';
import { type Script, scriptState } from './script.ts';

const SCRIPT: Script = {
  turns: { limit: 5 },
  victory: { points: { bridge: 2, losses: 1 }, else: 'draw' },
  places: [{ id: 'bridge', at: [10, 0], reach: 5, text: { en: 'the bridge' } }],
  events: [
    { id: 'help', when: { turn: 3, side: 'blue' }, do: [{ arrive: 'guard', edge: 'left' }] },
    {
      id: 'drums',
      when: { turn: 2 },
      do: [
        { tell: 'all', text: { en: 'Drums.' } },
        { tell: 'blue', text: { en: 'Secret.' } },
      ],
    },
  ],
  hides: { red: ['help'] },
};
const SEATS = ['red', 'blue'];
const state = (change: object = {}) => ({ script: scriptState(SCRIPT, SEATS), outcome: null, ...change });

describe('what one side does not know', () => {
  it('SCN-HID-1 hidden events and messages for others are in nothing that a seat is shown', () => {
    const shown = JSON.stringify(scriptView(state(), 'red'));
    for (const secret of ['help', 'guard', 'Secret']) expect(shown).not.toContain(secret);
    expect(shown).toContain('Drums.');
    const watched = JSON.stringify([scriptView(state(), null), scriptView(state(), 'nobody')]);
    for (const secret of ['help', 'guard', 'Secret']) expect(watched).not.toContain(secret);
    expect(scriptSeenBy(SCRIPT, 'blue').events).toEqual(SCRIPT.events);
    expect(JSON.stringify(scriptSeenBy(SCRIPT, 'blue'))).not.toContain('hides');
  });

  it('SCN-HID-1 an event that has happened is told by what it did, not by its name', () => {
    const script = {
      ...scriptState(SCRIPT, SEATS),
      done: ['drums', 'help'],
      called: [{ troops: 'guard', edge: 'left', from: 0, to: 9 }],
    } as const;
    const view = scriptView(state({ script }), 'red');
    expect(view.script.done).toEqual(['drums']);
    expect(view.script.called).toEqual(script.called);
    expect(scriptView(state({ script }), 'red').script).toBe(view.script);
    expect(scriptView(state({ script }), null).script).not.toEqual(scriptView(state({ script }), 'blue').script);
  });

  it('SCN-HID-1 SCN-TELL-1 an event that does nothing but tell the other side has never happened', () => {
    const rider = { id: 'rider', when: { turn: 1 }, do: [{ tell: 'blue', text: { en: 'Hold on.' } }] };
    const rules = { ...SCRIPT, events: [...(SCRIPT.events ?? []), rider] };
    const script = { ...scriptState(rules, SEATS), done: ['rider', 'drums'] };
    const done = (seat: string | null) => scriptView(state({ script }), seat).script.done;
    expect([done('red'), done(null), done('blue')]).toEqual([['drums'], ['drums'], ['rider', 'drums']]);
  });

  it('SCN-HID-1 SCN-TELL-1 a battle is open to whom nothing is kept from, and to all when it is over', () => {
    expect([scriptIsOpen(state(), 'red'), scriptIsOpen(state(), 'blue'), scriptIsOpen(state(), null)]).toEqual([
      false,
      true,
      false,
    ]);
    const over = state({ outcome: { winner: null, rule: 'X', reason: 'x' } });
    expect([scriptIsOpen(over, 'red'), scriptView(over, 'red') === over]).toEqual([true, true]);
    expect(scriptIsOpen({ outcome: null }, 'red')).toBe(true);
    const told = { ...SCRIPT, hides: {} };
    expect(scriptIsOpen({ script: scriptState(told, SEATS), outcome: null }, 'red')).toBe(false);
  });

  it('SCN-HID-1 a set-up is shown without what is hidden, and without what others are told before the battle', () => {
    const briefing = { all: { en: 'A ford.' }, red: { en: 'Cross it.' }, blue: { en: 'Help comes.' } };
    const file = { format: 'drumhead-scenario', version: 1, briefing, setup: { secretless: true }, script: SCRIPT };
    const shown = (seat: string | null) => setupSeenBy(file, seat) as typeof file;
    expect([shown('red').briefing, shown('red').script]).toEqual([
      { all: briefing.all, red: briefing.red },
      scriptSeenBy(SCRIPT, 'red'),
    ]);
    expect([shown(null).briefing, shown(null).setup]).toEqual([{ all: briefing.all }, file.setup]);
    for (const secret of ['help', 'Help', 'guard', 'Secret'])
      expect(JSON.stringify([shown('red'), shown(null)])).not.toContain(secret);
    expect(shown('blue')).toBe(file);
    const open = { ...file, script: { turns: { limit: 1 }, victory: {} } };
    expect([setupSeenBy(open, 'red'), setupSeenBy(file.setup, 'red')]).toEqual([open, file.setup]);
  });

  it('SCN-TELL-1 a message is heard by everybody, or by the side that it is for', () => {
    const told = (to: string) => ({ type: 'scriptTold', to });
    const hear = (to: string) => [null, 'red', 'blue'].map((seat) => scriptHears(told(to), seat) !== null);
    expect(hear('all')).toEqual([true, true, true]);
    expect(hear('blue')).toEqual([false, false, true]);
    expect(scriptHears({ type: 'moved' }, null)).toEqual({ type: 'moved' });
  });
});

/** The duel, as if it played scenarios' own rules. */
const scripted: typeof duel = {
  ...duel,
  scripted: scripting({
    create: (setup) => duel.create(setup),
    ground: () => ({
      seats: SEATS,
      width: 100,
      height: 50,
      troops: [
        { id: 'guard', mayArrive: true },
        { id: 'van', mayArrive: false },
      ],
    }),
  }),
};
const wrong = (script: unknown, rules: Ruleset<never> = scripted as unknown as Ruleset<never>): readonly Problem[] => {
  const file = {
    format: 'drumhead-scenario',
    version: 1,
    ruleset: duel.id,
    title: { en: 'The lane' },
    setup: SETUP,
    script,
  };
  const made = begin(rules, file);
  return made.ok ? [] : made.problems;
};
const one = (change: object) =>
  wrong({ ...SCRIPT, ...change }).map(
    ({ path, rule, reason }) => `${path} ${rule} ${reason.replace('engine.problem.', '')}`,
  );
const doing = (deed: object) => one({ hides: {}, events: [{ id: 'help', when: { turn: 1 }, do: [deed] }] });
const given = (when: object) => one({ hides: {}, events: [{ id: 'help', when, do: [{ end: 'draw' }] }] });

describe('what is wrong with a script', () => {
  it('SCN-FILE-1 nothing, where all that it names is there', () => {
    expect(wrong(SCRIPT)).toEqual([]);
    expect(wrong({ turns: { limit: 1 }, victory: {} })).toEqual([]);
  });

  it('SCN-FILE-1 everything is refused where the rule set plays none', () => {
    expect(wrong(SCRIPT, duel as unknown as Ruleset<never>)).toMatchObject([
      { path: 'script', reason: 'engine.problem.scenario.script', facts: { ruleset: duel.id } },
    ]);
  });

  it('SCN-FILE-1 SCN-TURN-1 its form: the limit and the victory, at most 24 events, no other fields', () => {
    const problems = (script: object) =>
      wrong(script).map(({ path, reason }) => `${path} ${reason.replace('engine.problem.', '')}`);
    expect(problems({ victory: {} })).toEqual(['script.turns missing']);
    expect(problems({ turns: { limit: 3 } })).toEqual(['script.victory missing']);
    const events = Array.from({ length: 25 }, (_, i) => ({ id: `e${i}`, when: { turn: 1 }, do: [{ end: 'draw' }] }));
    expect(problems({ ...SCRIPT, events })).toEqual(['script.events listLength']);
    expect(problems({ ...SCRIPT, loop: true })).toEqual(['script.loop unknownKey']);
    expect(
      problems({
        ...SCRIPT,
        hides: {},
        events: [{ id: 'a', when: { turn: 1 }, do: [{ tell: 'all', text: { en: 'x'.repeat(281) } }] }],
      }),
    ).toEqual(['script.events[0].do[0].text.en textLength']);
  });

  it.each([
    [
      'two sides',
      { places: [...(SCRIPT.places ?? []), ...(SCRIPT.places ?? [])] },
      'script.places[1].id SCN-FILE-1 script.twice',
    ],
    [
      'a place off the table',
      { places: [{ ...SCRIPT.places?.[0], at: [101, 0] }] },
      'script.places[0].at SCN-PLC-1 script.offTable',
    ],
    [
      'points for nothing known',
      { victory: { points: { hill: 1 } } },
      'script.victory.points.hill SCN-FILE-1 notOneOf',
    ],
    ['a victory of nobody', { victory: { else: 'green' } }, 'script.victory.else SCN-FILE-1 notOneOf'],
    ['secrets of nobody', { hides: { green: ['help'] } }, 'script.hides.green SCN-FILE-1 notOneOf'],
    ['a secret event that is not there', { hides: { red: ['hope'] } }, 'script.hides.red[0] SCN-FILE-1 notOneOf'],
    [
      'events of one name',
      { events: [SCRIPT.events?.[0], SCRIPT.events?.[0]] },
      'script.events[1].id SCN-FILE-1 script.twice',
    ],
  ])('SCN-FILE-1 SCN-PLC-1 %s', (_, change, fault) => {
    expect(one(change)).toContain(fault);
  });

  it('SCN-FILE-1 sides whose ID means everybody, or nobody', () => {
    const ground = { seats: ['draw', 'all'], width: 100, height: 50, troops: [] };
    const faults = scriptFaults({ turns: { limit: 1 }, victory: {} }, ground);
    expect(faults.map(({ path, facts }) => `${path} ${facts['id']}`)).toEqual([
      'script.victory all',
      'script.victory draw',
    ]);
  });

  it('SCN-EVT-1 SCN-EVT-3 SCN-FILE-1 conditions', () => {
    const at = 'script.events[0].when';
    expect(given({})).toEqual([`${at} SCN-EVT-1 script.noCondition`]);
    expect(given({ turn: 6 })).toEqual([`${at}.turn SCN-EVT-3 outOfRange`]);
    expect(given({ side: 'red', lost: 'van' })).toEqual([`${at}.side SCN-EVT-3 script.sideOfTurn`]);
    expect(given({ turn: 1, side: 'green' })).toEqual([`${at}.side SCN-FILE-1 notOneOf`]);
    expect(given({ holds: { place: 'hill', side: 'green' } })).toEqual([
      `${at}.holds.place SCN-FILE-1 notOneOf`,
      `${at}.holds.side SCN-FILE-1 notOneOf`,
    ]);
    expect(given({ enters: { place: 'bridge', troops: 'nobody' } })).toEqual([
      `${at}.enters.troops SCN-FILE-1 notOneOf`,
    ]);
    expect(given({ enters: { place: 'bridge' } })).toEqual([`${at}.enters KERNEL-FORMAT oneOf`]);
    expect(given({ lost: 'nobody' })).toEqual([`${at}.lost SCN-FILE-1 notOneOf`]);
    expect(given({ losses: { side: 'green', share: 0.5 } })).toEqual([`${at}.losses.side SCN-FILE-1 notOneOf`]);
  });

  it('SCN-ARR-1 SCN-FILE-1 deeds: one each, with what it needs and nothing else', () => {
    const at = 'script.events[0].do[0]';
    expect(doing({ arrive: 'guard', edge: 'left', from: 10, to: 50 })).toEqual([]);
    expect(doing({ arrive: 'guard', edge: 'left', to: 51 })).toEqual([`${at}.to SCN-ARR-1 script.stretch`]);
    expect(doing({ arrive: 'guard', edge: 'top', from: 100 })).toEqual([`${at}.to SCN-ARR-1 script.stretch`]);
    expect(doing({ arrive: 'van', edge: 'left' })).toEqual([`${at}.arrive SCN-FILE-1 notOneOf`]);
    expect(doing({ arrive: 'guard' })).toEqual([`${at}.edge SCN-FILE-1 missing`]);
    expect(doing({ tell: 'all' })).toEqual([`${at}.text SCN-FILE-1 missing`]);
    expect(doing({ tell: 'green', text: { en: 'a' } })).toEqual([`${at}.tell SCN-FILE-1 notOneOf`]);
    expect(doing({ score: 'red' })).toEqual([`${at}.points SCN-FILE-1 missing`]);
    expect(doing({ score: 'all', points: 1 })).toEqual([`${at}.score SCN-FILE-1 notOneOf`]);
    expect(doing({ end: 'green' })).toEqual([`${at}.end SCN-FILE-1 notOneOf`]);
    expect(doing({ end: 'red', edge: 'left' })).toEqual([`${at}.edge SCN-FILE-1 unknownKey`]);
    expect(doing({ end: 'red', score: 'red' })).toEqual([`${at} KERNEL-FORMAT oneOf`]);
    expect(doing({})).toEqual([`${at} KERNEL-FORMAT oneOf`]);
    const twice = { id: 'more', when: { turn: 1 }, do: [{ arrive: 'guard', edge: 'left' }] };
    expect(one({ events: [...(SCRIPT.events ?? []), twice] })).toEqual(['script.events SCN-ARR-1 script.arrivesTwice']);
  });

  it('names words that a promised language lacks', () => {
    const file = {
      format: 'drumhead-scenario',
      version: 1,
      ruleset: duel.id,
      title: { en: 'A', it: 'A' },
      languages: ['it'],
      setup: SETUP,
      script: SCRIPT,
    };
    const made = begin(scripted, file);
    expect(made.ok ? [] : made.problems.map(({ path }) => path)).toEqual([
      'script.places[0].text.it',
      'script.events[1].do[0].text.it',
      'script.events[1].do[1].text.it',
    ]);
  });
});
