import { expect, it } from 'vitest';
import { drawn, faultOf, nameOf } from './draft.ts';

const saved = (text: string, name = '') => ({ id: 'one', kind: 'large-battles/division', name, touched: 0, text });
const translate = (key: string) => key;

it('a saved division that cannot be played stays, under the name of its own nation, with why', () => {
  const short = saved(JSON.stringify({ ...drawn('russia'), brigades: [] }));
  expect(nameOf(short, translate)).toBe('lb.side.russia');
  expect(faultOf(short, translate)).toMatch(/^lb\.problem\./);
  expect(nameOf(saved('{'), translate)).toBe('?');
  expect(nameOf(saved('{', 'Mine'), translate)).toBe('Mine');
  expect(faultOf(saved('{'), translate)).not.toBe(null);
});
