import { readFileSync } from 'node:fs';
import type { RuleTable, TableCell } from '@drumhead/content';
import { describe, expect, it } from 'vitest';
import { largeBattlesMessages } from '../messages/index.ts';
import { largeBattlesReference } from './index.ts';
import { largeBattlesSheet } from './sheet.ts';
import {
  approachDice,
  approachResults,
  contactDice,
  contactResults,
  losses,
  penetrationPoints,
  shotDice,
  shotResults,
  sticks,
  terrain,
  troops,
} from './tables.ts';

const english = (cell: TableCell | undefined) =>
  (typeof cell === 'string' ? cell : (cell?.en ?? '')).replaceAll('\u00a0', ' ');
const rowsOf = (table: RuleTable) => table.rows.map((row) => row.map(english));
const rowOf = (table: RuleTable, name: RegExp) =>
  rowsOf(table)
    .find(([first = '']) => name.test(first))
    ?.slice(1);

describe('the printed sheet', () => {
  it('prints rules that exist, each once, on two pages', () => {
    const known = new Set(largeBattlesReference.flatMap((chapter) => chapter.rules).map((rule) => rule.id));
    const printed = largeBattlesSheet.flatMap((page) => page.flatMap((block) => block.rules));
    expect(largeBattlesSheet).toHaveLength(2);
    expect(printed.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('has tables of one width each', () => {
    for (const { tables } of largeBattlesSheet.flat()) {
      for (const { head, rows } of tables) {
        for (const row of rows) expect(row).toHaveLength(head.length || 2);
      }
    }
  });

  it('names every modifier that a count of dice knows', () => {
    const source = readFileSync(new URL('../../combat/dice/counting.ts', import.meta.url), 'utf8');
    const keys = new Set([...source.matchAll(/what: '(lb\.tally\.\w+)'/g)].map(([, key = '']) => key));
    // What is no modifier: a target's base dice, and the floor.
    for (const key of ['lb.tally.sector', 'lb.tally.atLeastOne']) expect(keys.delete(key)).toBe(true);
    const printed = [shotDice(), approachDice(), contactDice()].flatMap(rowsOf).flat().join('; ').toLowerCase();
    expect(keys.size).toBeGreaterThan(10);
    for (const key of keys) expect(printed).toContain(largeBattlesMessages[key]?.en.toLowerCase());
  });

  it('gives the size and side of every modifier', () => {
    expect(rowOf(shotDice(), /Guns/)?.[0]).toMatch(
      /\+1–3 enemy disorder.*\+1 short range; −1 long range; −1 target’s skirmishers/,
    );
    expect(rowOf(shotDice(), /Target/)?.[0]).toMatch(/\+1–2 cover/);
    expect(rowOf(approachDice(), /A/)?.[0]).toMatch(/\+2 flank.*\+3 cavalry against a disordered square/);
    expect(rowOf(approachDice(), /D/)?.[0]).not.toMatch(/flank|actions/);
    expect(rowOf(contactDice(), /A/)?.[0]).not.toMatch(/position|skirmishers/);
    expect(rowOf(contactDice(), /D/)?.[0]).toMatch(/\+1–2 better position.*\+1–3 leader/);
  });

  it('gives sticks, troops and terrain by the numbers of the rules', () => {
    expect(rowOf(sticks, /^15/)).toEqual(['5', '8', '12', '18', '180 × 120']);
    expect(rowOf(troops, /Attack column/)).toEqual(['M', '60 × 30', '3', '3']);
    expect(rowOf(troops, /Cavalry in line/)).toEqual(['L', '60 × 30', '4/5/6', '4/5/6']);
    expect(rowOf(troops, /limbered \(foot.*\*$/)).toEqual(['M/L', '30 × 80', '2', '3/4/5']);
    expect(rowOf(terrain, /wood/)).toEqual(['−1', 'blocks', '+1', '+1']);
    expect(rowOf(terrain, /hedge, fence, ditch/)).toEqual(['−1', '–', '+1', '+1']);
    expect(rowOf(terrain, /low wall/)).toEqual(['−1', '–', '+2', '+2']);
  });

  it('reads results as the rules read them', () => {
    expect(rowsOf(shotResults())).toEqual([
      ['1', '1 DIS', '1 DIS', '1 DIS', '1 DIS'],
      ['2', 'retreats 1VS', '1 DIS', 'limbers', '1 DIS'],
      ['3', 'with 1st: bounce', 'with 1st: bounce', '1 DIS', 'back 1M (horse 1L)'],
    ]);
    expect(rowsOf(approachResults())).toEqual([
      ['1', 'D: 1 DIS', 'both: 1 DIS', 'A: 1 DIS'],
      ['2, 3', 'A: 1 action', 'unused die', 'D: 1 action'],
    ]);
    expect(rowsOf(contactResults())).toEqual([
      ['2', 'loser: 2 DIS', 'loser: 1 DIS', 'both: 1 DIS', 'winner: 1 DIS'],
      ['3', 'loser: 1 DIS more', 'loser: 1 DIS more', 'unused die', '–'],
    ]);
    expect(rowsOf(losses).map(([, points]) => points)).toEqual(['3', '2', '1', '½']);
    expect(rowsOf(penetrationPoints)).toEqual([
      ['infantry', '+1', '+2', '+3'],
      ['cavalry', '–', '+1', '+2'],
    ]);
  });
});
