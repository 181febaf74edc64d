import { expect, it } from 'vitest';
import { AT_ONCE, tryStrays } from './strayInputs.ts';

it('damaged and foreign inputs are each answered in at most two sentences of ours, and no line is lost', () => {
  const { counts, faults } = tryStrays(AT_ONCE, 'strays');
  expect(faults).toEqual([]);
  for (const kind of ['words', 'damaged', 'link', 'binary']) expect(counts[kind]).toBeGreaterThan(0);
});
