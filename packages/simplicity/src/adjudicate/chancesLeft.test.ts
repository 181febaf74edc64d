import { D6 } from '@drumhead/engine';
import type { OddsRow } from '@drumhead/content/told';
import { describe, expect, it } from 'vitest';
import { adjudicate, judge, type SituationKind } from './index.ts';

const left = (kind: SituationKind, situation: object, dice: readonly number[]): readonly OddsRow[] =>
  judge.chancesLeft(kind, { ...situation, ...(dice.length > 0 ? { dice } : {}) }) ?? [];

const chanceOf = (rows: readonly OddsRow[], what: string, loser?: string): number =>
  rows.find((row) => row.what === what && row.loser === loser)?.chance ?? Number.NaN;

/** The chance that a unit takes a DP, from every way to roll the dice that are left, one after the other. */
function rolledOut(kind: 'fire' | 'melee', situation: object, dice: readonly number[], unit: string): number {
  const judged = adjudicate(kind, { ...situation, dice });
  const isWaiting = !judged.ok || judged.value.wants?.what.match(/fire|saves|melee|conversion/);
  if (isWaiting) {
    return D6.reduce((sum, face) => sum + rolledOut(kind, situation, [...dice, face], unit) / D6.length, 0);
  }
  const told = judged.value as unknown as Readonly<Record<string, { dp: number; fate?: { dp: number } }>>;
  const after = told[unit]?.fate ?? told[unit];
  return (after?.dp ?? 0) > 0 ? 1 : 0;
}

// Few dice, so that every roll can be listed.
const WORN = { class: 'regular', dp: 2 } as const;

describe('chances while dice are typed in', () => {
  const shot = { firer: { kind: 'line', ...WORN }, target: { kind: 'line' }, range: 6 };

  it.each([
    { cover: false, dice: [6] },
    { cover: false, dice: [6, 1] },
    { cover: true, dice: [6] },
    { cover: true, dice: [6, 6] },
    { cover: true, dice: [6, 6, 1, 1] },
    { cover: true, dice: [6, 5, 4, 1] },
  ])(
    'SIP-FIR-3 SIP-FIR-7 SIP-CNV-1 of a shot are those of all rolls that are left: $cover $dice',
    ({ cover, dice }) => {
      const situation = { ...shot, cover };
      const exact = rolledOut('fire', situation, dice, 'target');
      const rows = left('fire', situation, dice);
      expect(chanceOf(rows, 'disrupted', 'target')).toBeCloseTo(exact, 12);
      expect(chanceOf(rows, 'nothing')).toBeCloseTo(1 - exact, 12);
    },
  );

  it('SIP-FIR-3 are those of the judge before the first die, and none once all is known', () => {
    const judged = adjudicate('fire', shot);
    expect(left('fire', shot, [])).toEqual(judged.ok && 'odds' in judged.value ? judged.value.odds : null);
    expect(left('fire', shot, [1, 1, 1, 1, 1, 1].slice(0, 5))).toEqual([]);
  });

  it.each([[[6]], [[6, 1, 5]], [[6, 1, 5, 5, 2, 6]]] as const)('SIP-MEL-2 SIP-MEL-7 of a melee: %j', (dice) => {
    const melee = { charger: { kind: 'line', ...WORN, dp: 0 }, defender: { kind: 'line' } };
    const counts = adjudicate('melee', melee);
    if (!counts.ok) throw new Error(JSON.stringify(counts.problems));
    const rows = left('melee', melee, dice);
    const sum = chanceOf(rows, 'beaten', 'defender') + chanceOf(rows, 'beaten', 'charger');
    if (!Number.isNaN(sum)) expect(sum).toBeCloseTo(1, 12);
    for (const { chance } of rows) expect(chance).toBeGreaterThan(0);
    expect(rows).not.toEqual(left('melee', melee, []));
  });

  it('SIP-MEL-7 of a melee whose hits are known are those of the two conversions', () => {
    const melee = { charger: { kind: 'line' }, defender: { kind: 'line' } };
    const counts = adjudicate('melee', melee);
    if (!counts.ok) throw new Error(JSON.stringify(counts.problems));
    const { charger, defender } = counts.value;
    const dice = [...new Array(charger.dice.total).fill(6), ...new Array(defender.dice.total - 1).fill(1), 6];
    const rows = left('melee', melee, dice);
    expect(rows.some(({ what }) => what === 'beaten')).toBe(false);
    for (const unit of ['charger', 'defender']) {
      const exact = rolledOut('melee', melee, dice, unit);
      const told = chanceOf(rows, 'disrupted', unit);
      if (exact > 0 && exact < 1) expect(told).toBeCloseTo(exact, 12);
      else expect(told).toBeNaN();
    }
  });

  it('SIP-ACT-2 SIP-RAL-2 of one die are gone when it lies', () => {
    const unit = { kind: 'line', dp: 2 } as const;
    expect(left('activation', { unit, order: 'move' }, [])).toHaveLength(2);
    expect(left('activation', { unit, order: 'move' }, [4])).toEqual([]);
    expect(left('rally', { unit }, [2])).toEqual([]);
  });

  it('of a situation with faults are none', () => {
    expect(left('fire', { ...shot, range: 50 }, [])).toEqual([]);
    expect(judge.chancesLeft('fire', null)).toEqual([]);
  });
});
