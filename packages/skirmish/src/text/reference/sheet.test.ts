import { readFileSync } from 'node:fs';
import type { ReferenceSheet, RuleTable, TableCell } from '@drumhead/content';
import { describe, expect, it } from 'vitest';
import { skirmishMessages } from '../messages/index.ts';
import { skirmishReference } from './index.ts';
import { activationModifiers, meleeModifiers, moraleModifiers, shotModifiers } from './modifiers.ts';
import { drumsAndShakosSheet, drumsAndTomahawksSheet } from './sheet.ts';
import { activation, classes, measures, meleeResults, shooting, shotResults, terrain, terrainRolls } from './tables.ts';

const english = (cell: TableCell | undefined) =>
  (typeof cell === 'string' ? cell : (cell?.en ?? '')).replaceAll('\u00a0', ' ');
const rowsOf = (table: RuleTable) => table.rows.map((row) => row.map(english));
const rowOf = (table: RuleTable, name: RegExp) =>
  rowsOf(table)
    .find(([first = '']) => name.test(first))
    ?.slice(1);

const SHEETS: readonly (readonly ['SDS' | 'SDT', ReferenceSheet])[] = [
  ['SDS', drumsAndShakosSheet],
  ['SDT', drumsAndTomahawksSheet],
];

describe.each(SHEETS)('the printed sheet of %s', (variant, sheet) => {
  const rules = new Map(skirmishReference.flatMap((chapter) => chapter.rules).map((rule) => [rule.id, rule]));
  const printed = sheet.flatMap((page) => page.flatMap((block) => block.rules));

  it('prints rules that exist, each once, on two pages', () => {
    expect(sheet).toHaveLength(2);
    expect(printed.filter((id) => !rules.has(id))).toEqual([]);
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('prints no rule of the other variant', () => {
    const other = variant === 'SDS' ? 'SDT' : 'SDS';
    expect(printed.filter((id) => rules.get(id)?.variant === other)).toEqual([]);
    expect(printed.some((id) => rules.get(id)?.variant === variant)).toBe(true);
  });

  it('has tables of one width each', () => {
    for (const { tables } of sheet.flat()) {
      for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length || 2);
    }
  });
});

describe('the tables of the printed sheets', () => {
  it('name every modifier of the tallies', () => {
    const sources = [
      'combat/handToHand/meleeScores',
      'combat/shooting/shotScores',
      'command/leaders',
      'turn/activation',
    ].map((name) => readFileSync(new URL(`../../${name}.ts`, import.meta.url), 'utf8'));
    const keys = new Set([...sources.join().matchAll(/'(sk\.(?:tally|bonus)\.\w+)'/g)].map(([, key = '']) => key));
    // Lines that are no modifiers, and those that the sheet states for all cases.
    for (const key of ['weapon', 'volley', 'severalFoes']) expect(keys.delete(`sk.tally.${key}`)).toBe(true);
    const tables = (['SDS', 'SDT'] as const).flatMap((variant) =>
      [activationModifiers, shotModifiers, meleeModifiers, moraleModifiers].map((table) => table(variant)),
    );
    const words = tables.flatMap(rowsOf).flat().join('; ');
    expect(keys.size).toBeGreaterThan(25);
    for (const key of keys) expect(words, key).toContain(skirmishMessages[key]?.en);
    expect(words).toMatch(/−1 Each shooter after the first.*−1 Each enemy in contact after the first/);
  });

  it('give the value and the owner of each modifier', () => {
    const attack = rowOf(meleeModifiers('SDS'), /Attacker/)?.[0];
    expect(attack).toMatch(/\+2 Enemy down; \+1 Ambush; .*\+1 Mounted; −1 Mounted in broken ground; .*\+1 Elan/);
    expect(attack).not.toMatch(/Prone|obstacle|Powerful/);
    expect(rowOf(meleeModifiers('SDT'), /Attacker/)?.[0]).toMatch(/\+1 Enemy prone/);
    expect(rowOf(meleeModifiers('SDT'), /Attacker/)?.[0]).not.toMatch(/Vorwärts/);
    expect(rowOf(meleeModifiers('SDS'), /Defender/)?.[0]).toMatch(/\+1 Behind an obstacle; .*−1 Powerful blow/);
    expect(rowOf(shotModifiers('SDS'), /Shooter/)?.[0]).toMatch(/−1 Light cover; −2 Heavy cover; .*\+1 Steady volley/);
    expect(rowOf(shotModifiers('SDT'), /Shooter/)?.[0]).not.toMatch(/Steady/);
    expect(rowOf(moraleModifiers('SDS'), /die/)?.[0]).toMatch(/\+1 Leader near; .*\+1 Flag near; .*−1 Wavering/);
  });

  it('give measures, weapons and terrain by the numbers of the rules', () => {
    expect(rowOf(measures, /^20–28/)).toEqual(['75', '120', '180', '900', '25', '40']);
    expect(rowOf(shooting('SDS'), /Musket/)).toEqual(['L', '+2', '+1', '+0', '2 actions']);
    expect(rowOf(shooting('SDS'), /Pistol/)).toEqual(['S', '+1', '+0', '–', '2 actions']);
    expect(rowOf(shooting('SDT'), /Pistol/)).toEqual(['S', '+1', '+0', '−1', '2 actions']);
    expect(rowOf(shooting('SDS'), /Bow/)).toBeUndefined();
    expect(rowOf(shooting('SDT'), /Bow/)).toEqual(['M', '+0', '−1', '−2', 'none']);
    expect(rowOf(shooting('SDT'), /Carbine/)).toBeUndefined();
    expect(rowOf(classes('SDS'), /3/)).toEqual(['Half-pike, Lance in a charge']);
    expect(rowOf(terrain(), /fence/)).toEqual(['broken', 'light', '–', '6+']);
    expect(rowOf(terrain(), /stream/)).toEqual(['broken', '–', '−1', '–']);
    expect(rowOf(terrainRolls(), /Upper right/)).toEqual([
      '2',
      '1 woods; 2 building; 3 rough area; 4 d3 fences; 5–6 nothing',
    ]);
    expect(rowOf(terrainRolls(), /Lower left/)).toEqual([
      '3',
      '1 woods; 2 rough area; 3 building; 4 d3 fences; 5 d3 low walls; 6 small hill',
    ]);
    expect(rowOf(terrainRolls(), /woods/)).toEqual(['1', '1–3 that many trees; 4–6 a wooded area']);
  });

  it('give rolls and results by the rules', () => {
    expect(rowsOf(activation)).toEqual([
      ['1', '1', '0', '–', '–'],
      ['2', '2', '1', '0, turnover', '–'],
      ['3', '3', '2', '1, turnover', '0, turnover'],
    ]);
    expect(rowOf(meleeResults(), /Standing/)).toEqual(['recoils', 'knocked down', 'wounded, out', 'killed, out']);
    expect(rowOf(shotResults('SDS'), /Standing/)?.[0]).toBe('recoils');
    expect(rowOf(shotResults('SDT'), /Standing/)?.[0]).toBe('into cover, or prone');
    expect(rowOf(shotResults('SDT'), /Down/)?.slice(0, 2)).toEqual(['wounded, out', 'wounded, out']);
  });
});
