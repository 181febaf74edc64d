import { begin, type Knowledge } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { weigherOf } from './weigher.ts';

it.each([
  ['large-battles', 'peninsular-clash'],
  ['skirmish', 'shakos-pick-up'],
  ['simplicity', 'windmill-ridge'],
])('the captain of %s weighs a position for each side, the same at every look', (id, scenario) => {
  const known = knowledgeOf(id);
  const begun = begin(known.ruleset, known.ruleset.scenario(scenario));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  const worth = weigherOf(known)(state);
  expect(worth).toHaveLength(known.ruleset.seats(state).length);
  for (const { worth: sum, terms } of worth) {
    const parts = Object.values(terms);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(sum, 9);
  }
  const weigh = weigherOf(known);
  weigh(state);
  expect(weigh(structuredClone(state))).toEqual(worth);
});

it('a release without a room for captains is weighed by its plain evaluation', () => {
  const known = {
    ruleset: { seats: () => ['red', 'blue'] },
    evaluation: { value: (state: number, seat: string) => (seat === 'red' ? state : -state) },
    room: null,
  } as unknown as Knowledge<unknown>;
  expect(weigherOf(known)(7)).toEqual([
    { worth: 7, terms: {} },
    { worth: -7, terms: {} },
  ]);
});
