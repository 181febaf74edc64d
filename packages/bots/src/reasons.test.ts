import type { AdviceRoom, BotRoom, Command, Ruleset } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { reasonsOf } from './reasons.ts';
import { DECIDED, thoughtOf } from './thought.ts';

/** A game for these tests: a side has so many men, and may have lost the battle. */
interface Stand {
  readonly men: number;
  readonly lost: boolean;
}

const game = {
  outcome: ({ lost }: Stand) => (lost ? { winner: 'enemy', reason: 'test.lost' } : null),
} as unknown as Ruleset<Stand, Command>;

const room: BotRoom<Stand, Command> = {
  version: 1,
  terms: [{ key: 'men', weight: 2 }],
  mind: () => null,
  read: (_mind, { men }, _seat, into) => into.set([men]),
  choices: () => [],
  expected: () => null,
};

const advice: AdviceRoom<Stand, Command, unknown> = {
  places: [],
  pieces: [],
  rests: [],
  rollsForActions: () => false,
  beside: [],
  leaning: () => {
    throw new Error('a plan is read, not asked');
  },
  odds: () => [],
};

const thought = thoughtOf(game, room);
const plan = (type: string, end: Stand) => {
  const worth = thought.worth(end, 'own');
  return { command: { type }, worth, line: { end, cost: 0, worth } };
};
const reasons = (best: ReturnType<typeof plan>, second: ReturnType<typeof plan> | null = null) =>
  reasonsOf(thought, advice, { men: 3, lost: false }, 'own', best, second);

it('says of a plan what its end has before that of the next best, or before standing still', () => {
  expect(reasons(plan('hold', { men: 3, lost: false }), plan('charge', { men: 1, lost: false }))).toEqual([
    { term: 'men', amount: 4 },
  ]);
  expect(reasons(plan('rally', { men: 4, lost: false }))).toEqual([{ term: 'men', amount: 2 }]);
});

it('says that the next best would lose the battle', () => {
  expect(reasons(plan('hold', { men: 3, lost: false }), plan('charge', { men: 3, lost: true }))).toEqual([
    { term: 'victory', amount: DECIDED },
  ]);
});

it('passes over a rest that is less than nothing, and tells one that is more', () => {
  const costly = (cost: number) => {
    const { line, ...held } = plan('hold', { men: 3, lost: false });
    return { ...held, worth: held.worth - cost, line };
  };
  const other = plan('charge', { men: 2, lost: false });
  expect(reasons(costly(5), other)).toEqual([{ term: 'men', amount: 2 }]);
  expect(reasons(costly(-5), other)).toEqual([
    { term: 'habit', amount: 5 },
    { term: 'men', amount: 2 },
  ]);
});
