import { readFileSync } from 'node:fs';
import { type CatalogueEntry, referenceFaults } from '@drumhead/content/referenceFaults';
import { describe, expect, it } from 'vitest';
import { largeBattlesReference } from './index.ts';

const catalogue = JSON.parse(
  readFileSync(new URL('../../../catalogue.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const rules = largeBattlesReference.flatMap((chapter) => chapter.rules);

/** Longest clause a rule card and the printed sheet have room for. */
const LONGEST = 320;
const LAST_PAGE = 44;

describe('the rule reference', () => {
  it('has every rule of the catalogue in two languages that agree', () => {
    expect(referenceFaults(largeBattlesReference, catalogue, LONGEST)).toEqual([]);
  });

  it('names pages the book has', () => {
    const pages = rules.map(({ id, page }) => ({ id, pages: (page.match(/\d+/g) ?? []).map(Number) }));
    expect(pages.filter(({ pages: named }) => named.some((page) => page < 1 || page > LAST_PAGE))).toEqual([]);
  });
});
