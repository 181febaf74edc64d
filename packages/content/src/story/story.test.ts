import { expect, it } from 'vitest';
import { type Chronicle, type Deed, sentenceInWords, storyOf, type Told } from './index.ts';

const deed = (at: number, side: number, pieces: number, isAttributed = true): Deed => ({
  key: `deed${at}`,
  facts: {},
  at,
  lines: [{ at, event: 0 }],
  cost: Array.from({ length: pieces }, (_, i) => `unit-${at}${i}`),
  side,
  by: isAttributed ? ['unit-99'] : [],
});

/** Ten commands, two in a turn, of which the second begins the next; the last one ends the battle. */
const steps: readonly Told[] = Array.from({ length: 10 }, (_, i) => ({
  number: i + 1,
  state: Math.floor((i + 1) / 2) + 1,
  events: [{ type: i === 9 ? 'ended' : 'other', rule: 'R-1' }],
}));

const chronicle = (losses: readonly Deed[], first: Deed | null = deed(1, 0, 0)): Chronicle => ({
  turns: 'turn',
  givenUp: [],
  held: [],
  turnOf: (state) => {
    if (typeof state !== 'number') throw new Error('asked about no state');
    return state;
  },
  deedsOf: () => ({ first, losses }),
});

const ended = { winner: 0, sides: 2 };
const told = (losses: readonly Deed[], more: Partial<Parameters<typeof storyOf>[2]> = {}) =>
  storyOf(chronicle(losses), steps, { ...ended, ...more });

it('tells the first blow, the heaviest turn and the last loss, each with its lines', () => {
  const [opened, heaviest, last] = told([deed(3, 0, 1), deed(6, 1, 1), deed(6, 1, 1, false), deed(8, 1, 1)]);
  expect(opened).toMatchObject({ key: 'story.openedAtCost', turn: 1, before: 3, losses: [1, 0] });
  expect(opened?.lines.map(({ at }) => at)).toEqual([1, 3]);
  expect(heaviest).toMatchObject({ key: 'story.heaviest', turn: 3, losses: [0, 2] });
  expect(heaviest?.deeds).toHaveLength(1);
  expect(last).toMatchObject({ key: 'story.last', turn: 4, winner: 0, lines: [{ at: 8 }, { at: 10 }] });
});

it('tells the turning point where it is known and cost the beaten side something', () => {
  const losses = [deed(3, 0, 3), deed(6, 1, 1), deed(8, 1, 1)];
  expect(told(losses, { turning: { from: 5, at: 6 } })[1]).toMatchObject({ key: 'story.turned', turn: 3 });
  expect(told(losses, { turning: { from: 2, at: 4 } })[1]).toMatchObject({ key: 'story.heaviest', turn: 2 });
});

it('calls no turn the heaviest where none cost more than another, and tells no loss twice', () => {
  expect(told([deed(3, 1, 1)]).map(({ key }) => key)).toEqual(['story.opened', 'story.firstLoss', 'story.after']);
  expect(told([]).map(({ key }) => key)).toEqual(['story.opened', 'story.bloodless']);
  expect(storyOf(chronicle([], null), [], ended)).toEqual([]);
});

it('names the side that held the field, or nobody', () => {
  const words = {
    turns: 'turn' as const,
    sides: ['France', 'Britain'],
    translate: (key: string, facts = {}) => (key.startsWith('deed') ? key : `${key} ${Object.values(facts).join('|')}`),
    inWords: () => ({}),
  };
  const say = (winner: number | null) =>
    sentenceInWords(told([deed(8, 1, 1), deed(9, 1, 1)], { winner })[2] as never, words);
  expect(say(1)).toContain('story.won Britain');
  expect(say(null)).toContain('story.shared');
  expect(say(1)).toContain('deed9');
});

it('says that the losing side gave up, and of the winner alone on the field that he held it', () => {
  const words = {
    turns: 'turn' as const,
    sides: ['France', 'Britain'],
    translate: (key: string, facts = {}) => `${key} ${Object.values(facts).join('|')}`,
    inWords: () => ({}),
  };
  const lastOf = (ended: object) => sentenceInWords(told([deed(8, 1, 1)], ended).at(-1) as never, words);
  expect(lastOf({ isGivenUp: true })).toMatch(/story\.givenUp France/);
  expect(lastOf({ isHeld: true })).toMatch(/story\.held France/);
  expect(lastOf({})).toMatch(/story\.won France/);
});
