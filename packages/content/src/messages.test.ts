import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineMessages } from '@drumhead/content';

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'messages.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const keys = Object.keys(engineMessages);
const placeholders = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test('every message that the kernel names has its words, and no other has', () => {
  const named = new Set(
    sources.flatMap((source) => source.match(/'engine\.[\w.]+'/g) ?? []).map((key) => key.slice(1, -1)),
  );
  expect([...named].sort()).toEqual([...keys].sort());
});

test.each(Object.entries(engineMessages))('%s says the same in English and Italian', (_key, { en, it }) => {
  expect(placeholders(it)).toEqual(placeholders(en));
  for (const text of [en, it]) expect(text).toMatch(/^\S.*[.!?]$/);
  expect(en).not.toBe(it);
});
