import { expect, it } from 'vitest';
import type { Outcome, Script, ScriptTable, ShownScore } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';
import { scriptScore } from './standing.ts';

const BRIDGE = { id: 'bridge', at: [1, 1], reach: 9, text: { en: 'the bridge' } } as const;
const MILL = { id: 'mill', at: [5, 5], reach: 9, text: { en: 'the mill' } } as const;
/** Red alone is near every place, and blue has lost two units. */
const TABLE: ScriptTable<object> = {
  isNear: (_, side) => side === 0,
  areNear: () => false,
  areLost: () => false,
  losses: (_, side) => ({ lost: 2 * side, all: 6 }),
  leaving: () => [],
  mayLeave: () => [],
  troops: () => ({ side: 0, pieces: [] }),
};
const BOOK: ShownScore = { label: 'Red: 1', short: 'left', left: 1, limit: 6, sum: '5 of 6', tally: [], note: 'far' };
/** Keys with their facts, for no words are asked about. */
const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');

function score(victory: Script['victory'], more: { readonly outcome?: Outcome; readonly begun?: number[] } = {}) {
  const { outcome = null, begun = [2, 1] } = more;
  const rules: Script = { turns: { limit: 8 }, places: [BRIDGE, MILL], victory };
  const script = {
    rules,
    seats: ['red', 'blue'],
    done: [],
    begun,
    scored: [1, 0],
    held: [],
    called: [],
    waysOff: [],
    left: [],
  };
  return scriptScore(TABLE, say, { outcome, script }, 0, 'Red', BOOK);
}

const points = { bridge: 3, losses: 1 };
const TALLY = [
  { rule: 'SCN-PLC-1', add: 3, what: wordedName(BRIDGE.text) },
  { rule: 'SCN-VIC-2', add: 2, what: 'scn.points.losses' },
  { rule: 'SCN-PTS-1', add: 1, what: 'scn.points.events' },
];

it('SCN-VIC-2 SCN-PTS-1 tells the points of a side beside its losses: of places by their names, of losses, of events', () => {
  expect(score({ points })).toEqual({
    ...BOOK,
    counted: { label: 'scn.points.now 8', short: 'scn.score.counted 6', tally: TALLY },
  });
  expect(score({ points }, { begun: [0, 0] })).toBe(BOOK);
  const over = (rule: string) => score({ points }, { outcome: { winner: 'red', rule, reason: 'x' } });
  expect(over('SCN-VIC-2').counted?.label).toBe('scn.points.limit 8');
  expect(over('X-1')).toEqual({ ...BOOK, counted: { label: 'scn.points.idle', tally: TALLY } });
  expect(scriptScore(TABLE, say, { outcome: null }, 0, 'Red', BOOK)).toBe(BOOK);
});

it('SCN-VIC-1 counts points alone where losses end nothing, but for the last unit', () => {
  expect(score({ points, book: false })).toMatchObject({
    label: 'scn.score Red 6',
    left: 6,
    onTheVerge: true,
    sum: 'scn.points.now 8',
    tally: TALLY,
  });
  expect(score({ points, book: false }).limit).toBeUndefined();
});
