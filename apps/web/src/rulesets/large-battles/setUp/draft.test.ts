import { expect, it } from 'vitest';
import { drawn, faultOf, nameOf } from './draft.ts';

const saved = (text: string, name = '') => ({ id: 'one', kind: 'large-battles/division', name, touched: 0, text });
const translate = (key: string) => key;
const messages = { translate, language: 'en' } as const;

it('a saved division that cannot be played stays, under the name of its own nation, with why', () => {
  const short = saved(JSON.stringify({ ...drawn('russia'), brigades: [] }));
  expect(nameOf(short, messages)).toMatch(/^lb\.side\.russia · web\.papers\.strength\.brigades · 1 Jan 1970/);
  expect(faultOf(short, translate)).toMatch(/^lb\.problem\./);
  expect(nameOf(saved('{'), messages)).toBe('?');
  expect(nameOf(saved('{', 'Mine'), messages)).toBe('Mine');
  expect(faultOf(saved('{'), translate)).not.toBe(null);
});
