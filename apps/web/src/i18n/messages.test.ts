import { startI18n } from '@drumhead/content/translator';
import { describe, expect, it } from 'vitest';
import { messagesIn } from './index.ts';
import { messages } from './messages.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b));

describe('messages of the page', () => {
  it.each(Object.entries(messages))('%s says the same in both languages', (_key, { en, it: italian }) => {
    expect(en.trim()).not.toBe('');
    expect(italian.trim()).not.toBe('');
    expect(placeholders(italian)).toEqual(placeholders(en));
  });
});

it('looks up nothing inside a name', () => {
  const { translate } = messagesIn(startI18n('en', { 'web.title': 'Drumhead', 'web.home.play': 'Play {{battle}}' }));
  expect(translate('$t(web.title)')).toBe('$t(web.title)');
  expect(translate('web.home.play', { battle: '$t(web.title)' })).toBe('Play $t(web.title)');
});
