import { expect, it } from 'vitest';
import type { Messages } from '../../i18n/index.ts';
import { sideName } from './sideName.ts';

const KNOWN: Readonly<Record<string, string>> = { 'web.side.france': 'France', 'web.side.first': 'First side' };
const translate = ((key: string, { defaultValue = key } = {}) => KNOWN[key] ?? defaultValue) as Messages['translate'];

it('never shows a message key', () => {
  expect(sideName('france-2', 'lb.side.france', translate)).toBe('France 2');
  expect(sideName('one', 'sk.roster.france', translate)).toBe('France');
  expect(sideName('first', 'lb.army.first', translate)).toBe('First side');
  expect(sideName('first', undefined, translate)).toBe('First side');
  expect(sideName('kutuzov', 'sip.army.kutuzov', translate)).toBe('kutuzov');
  expect(sideName('first', 'Kutuzov’s guard', translate)).toBe('Kutuzov’s guard');
  expect(sideName('first', 'J. Smith', translate)).toBe('J. Smith');
});
