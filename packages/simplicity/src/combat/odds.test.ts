import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { activationOdds, fireOddsOf, type FighterOdds, meleeOdds, meleeOddsOf, rallyOdds } from './odds.ts';

const round = (chance: number): number => Math.round(chance * 1000) / 1000;
const side = (score: number, dice = 4): FighterOdds => ({ dice, score, class: 'regular', artillery: false });
const melee = (a: FighterOdds, b: FighterOdds) => {
  const { chargerWins, chargerDisrupted, defenderDisrupted } = meleeOddsOf(a, b);
  return [chargerWins, chargerDisrupted, defenderDisrupted].map(round);
};

describe('the table of odds, chapter 19', () => {
  it('SIP-CNV-1 SIP-FIR-4 fire: one DP', () => {
    const fire = (dice: number, score: number) =>
      (['raw', 'regular', 'elite'] as const).map((target) => round(fireOddsOf(dice, score, target, false).disrupts));
    expect(fire(4, 4)).toEqual([0.646, 0.49, 0.333]);
    expect(fire(4, 5)).toEqual([0.49, 0.356, 0.222]);
    expect(fire(4, 6)).toEqual([0.284, 0.197, 0.111]);
    expect([3, 2, 1].map((dice) => round(fireOddsOf(dice, 4, 'regular', false).disrupts))).toEqual([
      0.396, 0.292, 0.167,
    ]);
    expect(round(fireOddsOf(4, 4, 'regular', true).disrupts)).toBe(0.281);
  });

  it('SIP-MEL-3 SIP-MEL-6 SIP-MEL-7 melee: chances of victory and of disruption', () => {
    expect(melee(side(4), side(4))).toEqual([0.363, 0.643, 0.563]);
    expect(melee(side(4), side(4, 2))).toEqual([0.656, 0.409, 0.646]);
    // 0.8125: the printed table rounds the half down.
    expect(meleeOddsOf(side(4), side(4, 1)).chargerWins).toBeCloseTo(0.8125, 12);
    expect(melee(side(4), side(4, 1)).slice(1)).toEqual([0.234, 0.698]);
    expect(melee(side(3), side(5))).toEqual([0.741, 0.425, 0.733]);
    expect(melee(side(5), side(4))).toEqual([0.197, 0.697, 0.406]);
    expect(melee(side(4), side(3))).toEqual([0.197, 0.749, 0.521]);
    expect(melee(side(4), side(3, 2))).toEqual([0.549, 0.522, 0.61]);
    expect(melee(side(5), side(3))).toEqual([0.088, 0.783, 0.375]);
    expect(melee(side(3), side(4))).toEqual([0.556, 0.584, 0.687]);
    expect(melee(side(4), side(5))[0]).toBe(0.556);
  });
});

describe('odds of a position', () => {
  const clash = { charger: 0, defender: 1, flank: false, hindered: false };
  const meet = (kind: 'line' | 'heavyCavalry' | 'lightCavalry', foe: 'line' | 'footArtillery') =>
    round(
      meleeOdds(
        playing({
          units: [
            { kind, at: [60, 30] },
            { side: 1, kind: foe, at: [60, 33.5] },
          ],
        }).state,
        clash,
      ).chargerWins,
    );

  it('SIP-MEL-3 SIP-MEL-4 scores of the table come out of the position', () => {
    expect(meet('line', 'line')).toBe(0.363);
    expect(meet('heavyCavalry', 'line')).toBe(0.197);
    expect(meet('lightCavalry', 'line')).toBe(0.088);
    expect(meet('line', 'footArtillery')).toBe(0.556);
    expect(meet('lightCavalry', 'footArtillery')).toBe(0.556);
    expect(meet('heavyCavalry', 'footArtillery')).toBe(0.741);
  });

  it('SIP-ACT-2 SIP-RAL-2 SIP-GEN-4 activation and rally', () => {
    const unit = (dp: number, unitClass: 'raw' | 'regular' | 'elite' = 'regular') =>
      playing({
        units: [
          { at: [60, 30], dp, class: unitClass },
          { side: 1, at: [60, 80] },
        ],
      }).state;
    expect([0, 1, 2, 3].map((dp) => round(activationOdds(unit(dp), 0)))).toEqual([1, 0.667, 0.5, 0.333]);
    expect([1, 2, 3].map((dp) => round(rallyOdds(unit(dp), 0, false)))).toEqual([0.5, 0.333, 0.167]);
    expect(round(rallyOdds(unit(3, 'raw'), 0, false))).toBe(0.167);
    expect(round(rallyOdds(unit(3, 'elite'), 0, true))).toBe(0.5);
  });
});
