import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../browser/', import.meta.url);

/** The source of all browser tests, to find their titles in. */
export function browserTests(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}
