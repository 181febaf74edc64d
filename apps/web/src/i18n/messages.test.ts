import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b));

describe('messages of the page', () => {
  it.each(Object.entries(messages))('%s says the same in both languages', (_key, { en, it: italian }) => {
    expect(en.trim()).not.toBe('');
    expect(italian.trim()).not.toBe('');
    expect(placeholders(italian)).toEqual(placeholders(en));
  });
});
