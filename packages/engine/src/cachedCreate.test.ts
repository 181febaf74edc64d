import { expect, test } from 'vitest';
import { cachedCreate } from './cachedCreate.ts';
import type { Checked } from './ruleset.ts';

interface State {
  readonly men: readonly number[];
}

const own = { small: { men: [1, 2] }, large: { men: [3] } };
const asked: unknown[] = [];

function begin(setup: unknown): Checked<State> {
  asked.push(setup);
  return { ok: true, value: { men: (setup as State).men } };
}

test('set-ups of its own are read once and cannot be changed any more; others are read each time', () => {
  const create = cachedCreate(own, begin);
  const first = create(own.small);
  expect(create(own.small)).toBe(first);
  expect(asked).toEqual([own.small]);
  expect(Object.isFrozen(own.small.men)).toBe(true);

  const alike = { men: [1, 2] };
  expect(create(alike)).toEqual(first);
  alike.men.push(3);
  expect(create(alike)).toEqual({ ok: true, value: { men: [1, 2, 3] } });
  expect(Object.isFrozen(alike)).toBe(false);
  expect(asked).toHaveLength(3);
});

test('each set-up has its own beginning', () => {
  const create = cachedCreate(own, begin);
  expect(create(own.large)).not.toEqual(create(own.small));
});
