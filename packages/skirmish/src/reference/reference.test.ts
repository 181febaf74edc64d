import { readFileSync } from 'node:fs';
import { type CatalogueEntry, referenceFaults } from '@drumhead/engine/reference-faults';
import { describe, expect, it } from 'vitest';
import { skirmishReference } from './index.ts';
import { sourceOf } from './sources.ts';

const catalogue = JSON.parse(
  readFileSync(new URL('../../catalogue.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const rules = skirmishReference.flatMap((chapter) => chapter.rules);

/** Longest clause a rule card and the printed sheet have room for. */
const LONGEST = 320;

describe('the rule reference', () => {
  it('has every rule of the catalogue in two languages that agree', () => {
    expect(referenceFaults(skirmishReference, catalogue, LONGEST)).toEqual([]);
  });

  it('says where a rule stands', () => {
    expect(sourceOf('S-EN p3, p5')?.en).toBe('Drums & Shakos p. 3, 5');
    expect(sourceOf('S-EN p6–7, S-IT p7')?.it).toBe('Drums & Shakos p. 6–7; edizione italiana p. 7');
    expect(sourceOf('S-EN p6, S-QR QR3')?.en).toBe('Drums & Shakos p. 6; Drums & Tomahawks, quick reference p. 3');
    expect(sourceOf('S-EN contents (p13)')?.en).toBe('Drums & Shakos p. 13');
    expect(sourceOf('P1, P4, P5, P7 (rows marked r: ruling)')?.it).toBe('Da quanto è pubblicato su queste regole');
    expect(sourceOf('-')).toBeUndefined();
  });

  it('says of every rule but the rulings where it stands', () => {
    expect(rules.filter((rule) => (rule.source === undefined) !== (rule.ruling !== undefined))).toEqual([]);
  });
});
