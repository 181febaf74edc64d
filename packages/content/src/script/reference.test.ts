import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CatalogueEntry, referenceFaults } from '../referenceFaults.ts';
import { scriptReference } from './reference.ts';

/** As long as the clauses of the rule sets. */
const LONGEST = 320;

it('SCN-FILE-1 the reference of scenarios’ own rules has every rule in two languages that agree', () => {
  const file = new URL('../../../engine/catalogue.json', import.meta.url);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as CatalogueEntry[];
  expect(referenceFaults(scriptReference, catalogue, LONGEST)).toEqual([]);
});
