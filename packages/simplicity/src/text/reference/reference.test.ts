import { readFileSync } from 'node:fs';
import type { RuleTable, TableCell } from '@drumhead/content';
import { type CatalogueEntry, referenceFaults } from '@drumhead/content/referenceFaults';
import { describe, expect, it } from 'vitest';
import { KIND, POINTS, rateOf, routOf } from '../../state/unitTables.ts';
import { toCm } from '../../state/lengths.ts';
import { simplicityMessages } from '../messages/index.ts';
import { simplicityReference } from './index.ts';
import { simplicitySheet } from './sheet.ts';
import { conversion, fireScores, kinds, meleeModifiers, meleeScores, orders, terrainRoll } from './tables.ts';
import { sourceOf } from './sources.ts';

const catalogue = JSON.parse(
  readFileSync(new URL('../../../catalogue.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const rules = simplicityReference.flatMap((chapter) => chapter.rules);
const clauseOf = (id: string) => rules.find((rule) => rule.id === id)?.clause.en ?? '';

/** Longest clause a rule card and the printed sheet have room for. */
const LONGEST = 320;

describe('the rule reference', () => {
  it('has every rule of the catalogue in two languages that agree', () => {
    expect(referenceFaults(simplicityReference, catalogue, LONGEST)).toEqual([]);
    expect(rules).toHaveLength(157);
  });

  it('names the source of every rule but the rulings', () => {
    expect(rules.filter((rule) => (rule.source === undefined) !== (rule.ruling !== undefined))).toEqual([]);
    const inPublic = catalogue.filter(({ status }) => status === 'public').map(({ id }) => id);
    const said = catalogue.filter(({ id }) => sourceOf(id, false) !== sourceOf('SIP-GEN-1', false)).map(({ id }) => id);
    expect(said).toEqual(inPublic);
  });

  it('gives rates, ranges, routs and points as the rules have them', () => {
    const { line, light, footArtillery, horseArtillery, heavyCavalry, lightCavalry } = KIND;
    const rates = [line, light, footArtillery, horseArtillery, heavyCavalry, lightCavalry].map(({ rate }) =>
      toCm(rate),
    );
    expect(clauseOf('SIP-MOV-1').match(/\d+/g)?.map(Number)).toEqual([...rates, 25]);
    const guns = [footArtillery, horseArtillery].flatMap(({ effective, long }) => [toCm(effective), toCm(long)]);
    expect(clauseOf('SIP-FIR-1').match(/\d+/g)?.map(Number)).toEqual([toCm(line.effective), ...guns]);
    const routing = (['line', 'light', 'heavyCavalry', 'lightCavalry'] as const).map((kind) => ({ kind }));
    const [times] = new Set(routing.map((unit) => routOf(unit) / rateOf(unit)));
    expect(
      clauseOf('SIP-BRK-2')
        .match(/\d+(?:\.\d+)?/g)
        ?.map(Number),
    ).toEqual([times, ...routing.map((unit) => toCm(routOf(unit)))]);
    const priced = (['line', 'heavyCavalry', 'footArtillery'] as const).flatMap((kind) => Object.values(POINTS[kind]));
    expect(clauseOf('SIP-LST-1').match(/\d+/g)?.map(Number)).toEqual([...priced, 4]);
  });
});

const english = (cell: TableCell | undefined) =>
  (typeof cell === 'string' ? cell : (cell?.en ?? '')).replaceAll('\u00a0', ' ');
const rowsOf = (table: RuleTable) => table.rows.map((row) => row.map(english));
const rowOf = (table: RuleTable, name: RegExp) =>
  rowsOf(table)
    .find(([first = '']) => name.test(first))
    ?.slice(1);

describe('the printed sheet', () => {
  it('prints rules that exist, each once, on one page', () => {
    const printed = simplicitySheet.flatMap((page) => page.flatMap((block) => block.rules));
    expect(simplicitySheet).toHaveLength(1);
    expect(printed.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    expect(new Set(printed).size).toBe(printed.length);
    for (const { tables } of simplicitySheet.flat()) {
      for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length || 2);
    }
  });

  it('SIP-ACT-2 SIP-RAL-2 gives the scores of orders and rallies', () => {
    expect(rowsOf(orders)).toEqual([
      ['Move, charge', '3+', '4+', '5+', '–'],
      ['Rally', '4+', '5+', '6', '5+'],
    ]);
  });

  it('SIP-FIR-4 SIP-CNV-1 gives the scores of fire and conversion', () => {
    expect(rowsOf(fireScores)).toEqual([
      ['line infantry, light infantry', '4+', '5+', '5+', '–'],
      ['foot battery, horse battery', '5+', '6', '5+', '6'],
    ]);
    expect(rowsOf(conversion)).toEqual([
      ['1', '4+', '5+', '6'],
      ['2', '3+', '4+', '5+'],
      ['3', '2+', '3+', '4+'],
      ['4', 'certain', '2+', '3+'],
    ]);
  });

  it('SIP-MEL-3 SIP-MEL-4 gives the scores of melee and every modifier to them', () => {
    expect(rowOf(meleeScores, /^light cav/)).toEqual(['5+', '3+', '5+', '4+', '4+']);
    expect(rowOf(meleeScores, /guns/)).toEqual(['5+', '–', '5+', '5+', '–']);
    const source = readFileSync(new URL('../../combat/scores.ts', import.meta.url), 'utf8');
    const keys = new Set([...source.matchAll(/add\([^;]*'(sip\.score\.\w+)'\)/g)].map(([, key = '']) => key));
    expect(keys.size).toBe(7);
    const words = rowsOf(meleeModifiers()).flat().join('; ');
    for (const key of keys) expect(words, key).toContain(simplicityMessages[key]?.en);
    expect(rowOf(meleeModifiers(), /Charger/)?.[0]).toMatch(/^−1 /);
    expect(rowOf(meleeModifiers(), /Defender/)?.[0]).toMatch(/^\+1 /);
  });

  it('SIP-FRC-4 SIP-TER-13 gives bases, rates, ranges and what dice bring', () => {
    expect(rowOf(kinds, /^foot/)).toEqual(['4 × 4', '10', '40 / 60', '3 / 4 / 5']);
    expect(rowOf(kinds, /Command/)).toEqual(['2.5 × 2.5', '25', '–', '4']);
    expect(rowOf(terrainRoll, /Die/)?.[0]).toMatch(/^3 wood 20 × 14; 4 hill 24 × 18; .*6 built-up section 10 × 8$/);
  });
});
