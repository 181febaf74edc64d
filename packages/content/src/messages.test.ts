import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineMessages } from './messages.ts';

const sources = ['.', '../../engine/src/', '../../drumhead/src/'].flatMap((path) => {
  const folder = new URL(path, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'messages.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
});

/** Sentences of the kernel; the sums of a fight beside them are lines of figures. */
const sentences = Object.entries(engineMessages).filter(([key]) => key.startsWith('engine.'));
const keys = sentences.map(([key]) => key);
const placeholders = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test('has a text for every message key that kernel, content and the library use, and no others', () => {
  const named = new Set(
    sources.flatMap((source) => source.match(/'engine\.[\w.]+'/g) ?? []).map((key) => key.slice(1, -1)),
  );
  expect([...named].sort()).toEqual([...keys].sort());
});

test.each(sentences)('%s says the same in English and Italian', (_key, { en, it }) => {
  expect(placeholders(it)).toEqual(placeholders(en));
  for (const text of [en, it]) expect(text).toMatch(/^\S.*[.!?]$/);
  expect(en).not.toBe(it);
});
