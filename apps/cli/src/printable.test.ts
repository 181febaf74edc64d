import { expect, it } from 'vitest';
import { printable, printableName } from './printable.ts';
import { translatorFor } from './translate.ts';

it('spells control characters as JSON does, and keeps line ends and letters', () => {
  expect(printable('a\u001b[2J\u009b1m\u0007\r\u202eb\n\tÈ “…”')).toBe(
    'a\\u001b[2J\\u009b1m\\u0007\\u000d\\u202eb\n\tÈ “…”',
  );
  const data = { name: 'x\u009b\u001b\u007f\u202e' };
  expect(JSON.parse(printable(JSON.stringify(data)))).toEqual(data);
});

it('keeps a name within its line', async () => {
  expect(printableName('Guard\nVictory: France')).toBe('Guard Victory: France');
  const t = await translatorFor('en');
  expect(t('cli.error.read', { file: 'a\n\u001b[31m', reason: 'b' })).toBe('Cannot read a \\u001b[31m: b.');
  expect(t('Guard\n\u001b[31m')).toBe('Guard \\u001b[31m');
});

it('looks up nothing inside a name', async () => {
  const t = await translatorFor('it');
  expect(t('$t(cli.about)')).toBe('$t(cli.about)');
  expect(t('cli.error.read', { file: '$t(cli.about)', reason: '{{file}}' })).toContain('$t(cli.about): {{file}}');
});
