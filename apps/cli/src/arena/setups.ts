import { readFileSync } from 'node:fs';

/** The frozen set-ups of a rule set's arena: the file beside its manifest. They never change, so that scores compare. */
export function frozenSetups(file: URL): readonly unknown[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[];
}
