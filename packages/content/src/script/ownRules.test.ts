import { expect, it } from 'vitest';
import type { Script, ScriptTable } from '@drumhead/engine';
import { translateFacts } from '../factsInWords.ts';
import { startI18n, translateIn } from '../languages/translator.ts';
import { describeScript, isScriptNews } from './describe.ts';
import { scriptMessages } from './messages.ts';
import { ownRules, scriptAim, wholeScript } from './ownRules.ts';
import { scenarioName } from './scenarioName.ts';

const i18n = startI18n('en', Object.fromEntries(Object.entries(scriptMessages).map(([key, { en }]) => [key, en])));
const say = translateIn(i18n);
const SCRIPT: Script = {
  turns: { limit: 12, clock: { first: '15:00', minutes: 30 } },
  victory: { points: { bridge: 3, losses: 1 }, lead: 2, else: 'blue', book: false },
  places: [{ id: 'bridge', at: [1, 1], reach: 9, text: { en: 'the bridge', it: 'il ponte' } }],
  events: [
    {
      id: 'help',
      when: { turn: 5 },
      do: [
        { arrive: 'guard', edge: 'left' },
        { tell: 'all', text: { en: 'Drums.' } },
      ],
    },
  ],
  hides: { red: ['help'] },
};
const NO_TABLE: ScriptTable<object> = {
  isNear: () => false,
  areNear: () => false,
  areLost: () => false,
  losses: () => ({ lost: 0, all: 0 }),
  leaving: () => [],
  mayLeave: () => [],
  troops: () => ({ side: 0, pieces: [] }),
};
const title = { en: 'The ford', it: 'Il guado', de: 'Die Furt' };

it('SCN-FILE-2 a scenario with rules of its own says so in its name, and which they are', () => {
  expect(say(scenarioName({ title }))).toBe('The ford');
  const marked = scenarioName({ title, script: SCRIPT });
  expect(JSON.parse(marked)).toEqual({
    en: 'The ford (scenario’s own rules)',
    it: 'Il guado (regole proprie dello scenario)',
    de: 'Die Furt (scenario’s own rules)',
  });
  expect(say(marked)).toBe('The ford (scenario’s own rules)');
  expect(ownRules(say, SCRIPT)).toBe(
    'Scenario’s own rules: reinforcements, places, turn limit, victory, messages, secrets.',
  );
  expect(ownRules(say, { turns: { limit: 3 }, victory: {} })).toBe('Scenario’s own rules: turn limit, victory.');
});

it('SCN-VIC-2 SCN-TURN-2 says what wins, and the hour', () => {
  const state = {
    rules: SCRIPT,
    seats: ['red', 'blue'],
    done: [],
    begun: [0, 0],
    scored: [0, 0],
    held: [],
    called: [],
    waysOff: [],
    left: [],
  };
  expect(scriptAim(say, state, (seat) => seat.toUpperCase())).toBe(
    'Points decide at the end of turn 12: a lead of 2 wins. They are: the bridge 3, each enemy unit lost 1. ' +
      'Without such a lead the victory goes to: BLUE. Losses do not end the battle before.',
  );
  const plain = { ...state, rules: { turns: { limit: 3 }, victory: {} } };
  expect(scriptAim(say, plain, String)).toBe(
    'Points decide at the end of turn 3: a lead of 1 wins. Without such a lead it is a draw. ' +
      'Losses may end the battle before, as by the book.',
  );
  expect(scriptAim(say, plain, String, 'Break the enemy.')).toContain('a draw. Break the enemy.');
  const { aim, turn } = wholeScript(NO_TABLE, () => undefined);
  const hours = [state, plain, undefined].map((script) =>
    turn(say, { outcome: null, ...(script && { script: { ...script, begun: [3, 2] } }) }),
  );
  expect(hours).toEqual(['Turn 3 of 12 · 16:00', 'Turn 3 of 3', '']);
  expect(aim(say, { outcome: null, script: plain }, String)).toBe(scriptAim(say, plain, String));
});

it('SCN-TELL-1 SCN-ARR-1 SCN-ARR-2 SCN-PTS-1 SCN-PLC-1 SCN-VIC-2 every event has its line in the log', () => {
  const line = (event: Parameters<typeof describeScript>[0]) => {
    expect(isScriptNews(event)).toBe(true);
    const { key, facts } = describeScript(event);
    return say(key, translateFacts({ ...facts, side: 'Red', sideA: 'Red', sideB: 'Blue' }, say));
  };
  expect(
    line({ type: 'scriptTold', rule: 'SCN-TELL-1', to: 'all', text: { en: 'Drums, far off.', it: 'Tamburi.' } }),
  ).toBe('Drums, far off.');
  expect(line({ type: 'scriptCalled', rule: 'SCN-ARR-1', troops: 'guard', edge: 'left' })).toBe(
    'Reinforcements at the left edge.',
  );
  expect(line({ type: 'scriptMayLeave', rule: 'SCN-LEAVE-1', troops: 'guard', edge: 'left' })).toBe(
    'Troops may leave from now on: left edge.',
  );
  expect(line({ type: 'scriptLeft', rule: 'SCN-LEAVE-1', side: 0, pieces: [4, 7], edge: 'top' })).toBe(
    'Left the table, safe: 2 (Red, far edge).',
  );
  expect(line({ type: 'scriptDelayed', rule: 'SCN-ARR-2', side: 0 })).toBe(
    'No room at the edge: the rest arrive next turn (Red).',
  );
  expect(line({ type: 'scriptScored', rule: 'SCN-PTS-1', side: 0, points: 2, sum: 3 })).toBe(
    'Points 2: Red, 3 in all.',
  );
  expect(line({ type: 'scriptTaken', rule: 'SCN-PLC-1', side: 0, place: { en: 'the bridge' } })).toBe(
    'Place held: the bridge (Red).',
  );
  const counted = describeScript({
    type: 'scriptCounted',
    rule: 'SCN-VIC-2',
    points: [[{ rule: 'SCN-VIC-2', add: 3, what: 'scn.points.place' }], []],
  });
  expect(counted).toMatchObject({ key: 'scn.event.counted', facts: { a: 3, b: 0 }, sums: [{ facts: { side: 0 } }] });
  expect(isScriptNews({ type: 'moved' })).toBe(false);
});
