import { expect, it } from 'vitest';
import { savedFault } from './savedFault.ts';

const fault = (reason: string) => ({ path: 'models', rule: 'R-1', reason, facts: { count: 3 } });
const translate = (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`;

it('a saved document that may be played has no fault', () => {
  expect(savedFault({ ok: true, value: 1 }, () => [], translate)).toBeNull();
});

it('the first fault is told in words, of what is read and of what cannot be read', () => {
  expect(savedFault({ ok: true, value: 1 }, () => [fault('few'), fault('many')], translate)).toBe('few {"count":3}');
  expect(savedFault({ ok: false, problems: [fault('damaged')] }, () => [], translate)).toBe('damaged {"count":3}');
});
