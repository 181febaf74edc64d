import { expect, it } from 'vitest';
import { tryStrays } from './strayInputs.ts';

it('a thousand damaged and foreign inputs are each answered in at most two sentences of ours, and no line is lost', () => {
  const { counts, faults } = tryStrays(1000, 'strays');
  expect(faults).toEqual([]);
  for (const kind of ['words', 'damaged', 'foreign', 'link', 'binary', 'empty'])
    expect(counts[kind]).toBeGreaterThan(0);
});
