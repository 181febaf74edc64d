/** Chapters 4, 13 to 15: what dice mean, whoever rolls them. */
import { describe, expect, it } from 'vitest';
import type { Fighter } from './fighter.ts';
import {
  approachResult,
  canPursue,
  contactResult,
  lostWhenBeaten,
  sectorResult,
  shotEffects,
  shotResult,
  type ShotTarget,
} from './results.ts';

const PLAIN = {
  cuirass: false,
  determined: false,
  impetuous: false,
  lance: false,
  light: false,
  strong: false,
  wavering: false,
  weak: false,
};
const line: Fighter = {
  arm: 'infantry',
  cavalryClass: null,
  calibre: null,
  formation: 'line',
  c: 4,
  sk: 0,
  dis: 0,
  loaded: false,
  traits: PLAIN,
  batteries: 1,
};
const cavalry: Fighter = { ...line, arm: 'cavalry', cavalryClass: 'light' };
const guns: Fighter = { ...line, arm: 'artillery', calibre: 'medium', formation: 'unlimbered', c: 0, loaded: true };
const square: Fighter = { ...line, formation: 'square' };
const shot = (attack: number[], defence: number[], target: ShotTarget = line) =>
  shotResult('division', target, attack, defence);
const pairs = (result: { readonly pairs: readonly string[] }): string => result.pairs.join('');
const contact = (attack: number[], defence: number[], a: Fighter = line, d: Fighter = line) =>
  contactResult([a], [d], attack, defence);

describe('reading dice', () => {
  it('LB-DICE-01 both sides are sorted, then compared first with first', () => {
    expect(pairs(approachResult([1, 6, 3], [2, 2, 5], false))).toBe('WWL');
  });

  it('LB-DICE-02 missing dice of the first three are 1s that can tie or be doubled', () => {
    expect(pairs(approachResult([6], [6, 5, 1], false))).toBe('DLD');
    expect(contact([6, 2, 2], [5]).doubled).toBe(true);
  });

  it('LB-DICE-03 the fourth die matters only for ties', () => {
    expect(pairs(shot([6, 5, 4, 6], [5, 4, 3, 1]))).toBe(pairs(shot([6, 6, 5], [5, 4, 3])));
    expect(pairs(shot([6, 5, 4, 4], [5, 4, 3, 1]))).toBe('WWW');
  });

  it('LB-DICE-04 LB-DICE-08 a tie takes the highest unused die of each side, one each', () => {
    expect(pairs(shot([5, 3, 2, 2, 2], [5, 2, 1, 1]))).toBe('WWW');
    expect(pairs(shot([5, 4, 4, 2], [5, 3, 3, 2]))).toBe('DWW');
  });

  it('LB-DICE-05 dice spent on an earlier pair are gone', () => {
    const result = shot([5, 4, 3, 3, 1], [5, 4, 3, 2, 1]);
    expect(pairs(result)).toBe('WDD');
    expect(result.contest.used.map(({ a, b }) => [a, b])).toEqual([
      [3, 2],
      [1, 1],
      [0, 0],
    ]);
  });

  it('LB-DICE-06 no unused die left counts 0', () => {
    expect(pairs(shot([5, 4, 3, 1], [5, 3, 2]))).toBe('WWW');
  });

  it('LB-DICE-07 LB-APP-20 a tie of the first Approach dice takes no unused die', () => {
    const result = approachResult([5, 4, 4, 3], [5, 3, 4], false);
    expect(result.pairs[0]).toBe('D');
    expect([result.disA, result.disD]).toEqual([1, 1]);
    expect(result.pairs[1]).toBe('W'); // the 3 was not spent: 4 + 3 against 4
  });

  it('LB-DICE-07 LB-CON-13 a tie of the second Contact dice takes no unused die', () => {
    const result = contact([6, 4, 2, 2], [5, 4, 1]);
    expect(result.second).toBe('D');
    expect([result.disA, result.disD]).toEqual([1, 1]);
  });

  it('LB-DICE-08 in bombardment all three pairs take unused dice, in the Approach the second and third', () => {
    expect(pairs(shot([4, 4, 4, 3, 3, 3], [4, 4, 4, 2, 2, 2]))).toBe('WWW');
    expect(pairs(approachResult([4, 4, 4, 3, 3, 3], [4, 4, 4, 2, 2, 2], false))).toBe('DWW');
  });

  it('LB-DICE-09 LB-CON-17 a tie of the third Contact dice takes an unused die', () => {
    expect(contact([6, 4, 3, 1], [5, 3, 3]).pursuit).toBe(true);
    expect(contact([6, 4, 3], [5, 3, 3]).pursuit).toBe(false);
    // All that the dice decide, for a winning A and for a winning D.
    expect(contact([6, 4, 3, 1], [5, 3, 3])).toMatchObject({
      winner: 'a',
      settled: 'dice',
      ladder: null,
      second: 'W',
      third: 'W',
      disA: 0,
      disD: 1,
    });
    expect(contact([5, 3, 3], [6, 4, 3, 1])).toMatchObject({ winner: 'd', disA: 1, disD: 0, pursuit: true });
  });

  it('LB-DICE-10 LB-BOMB-18 ties on a sector do nothing and take no unused die', () => {
    const result = sectorResult(0, true, [4, 4, 4, 6], [6, 4, 4]);
    expect(pairs(result)).toBe('DDD');
    expect(result.dis).toBe(0);
    expect(pairs(sectorResult(0, true, [4, 4, 4, 3], [4, 4, 4]))).toBe('DDD');
  });
});

describe('bombardment', () => {
  it('LB-BOMB-10 the first pair disorders, the second drives back, the third bounces only with the first', () => {
    expect(shotEffects('division', line, ['W', 'L', 'L'])).toEqual(['disorder']);
    expect(shotEffects('division', line, ['L', 'W', 'W'])).toEqual(['retreat']);
    expect(shotEffects('division', line, ['W', 'W', 'W'])).toEqual(['disorder', 'retreat', 'bounce']);
    expect(shotEffects('division', line, ['W', 'L', 'W'])).toEqual(['disorder', 'bounce']);
    expect(shotEffects('division', line, ['D', 'D', 'D'])).toEqual([]);
    expect(shotEffects('division', cavalry, ['L', 'W', 'L'])).toEqual(['retreat']);
  });

  it('LB-BOMB-10 LB-FORM-07 a square suffers 1 DIS instead of retreating', () => {
    expect(shotEffects('division', square, ['L', 'W', 'L'])).toEqual(['disorder']);
    expect(shotEffects('division', square, ['L', 'L', 'L'])).toEqual([]);
    expect(shotEffects('division', { ...square, dis: 2 }, ['W', 'W', 'L'])).toEqual(['disorder', 'disorder']);
    expect(shotEffects('division', { ...square, dis: 3 }, ['W', 'W', 'L'])).toEqual(['disorder']); // it is gone
    expect(shotEffects('army', square, ['L', 'W', 'L'])).toEqual(['retreat']); // LB-ARMY-10
  });

  it('LB-BOMB-11 a battery limbers, or suffers if it is limbered; then suffers, or goes back a full move', () => {
    const limbered = { ...guns, formation: 'limbered' as const };
    expect(shotEffects('division', guns, ['W', 'W', 'W'])).toEqual(['disorder', 'limber', 'fullMove']);
    expect(shotEffects('division', guns, ['L', 'L', 'W'])).toEqual(['disorder']);
    expect(shotEffects('division', limbered, ['L', 'W', 'W'])).toEqual(['disorder', 'fullMove']);
    expect(shotEffects('division', limbered, ['L', 'L', 'W'])).toEqual(['fullMove']);
  });

  it('LB-BOMB-12 pairs work in order, and do nothing more to a target that is gone, but the ball flies on', () => {
    expect(shotEffects('division', { ...line, dis: 3 }, ['W', 'W', 'W'])).toEqual(['disorder', 'bounce']);
    expect(shotEffects('division', { ...square, dis: 2 }, ['W', 'W', 'W'])).toEqual(['disorder', 'disorder', 'bounce']);
    expect(shotEffects('division', { ...guns, dis: 3 }, ['W', 'W', 'W'])).toEqual(['disorder']);
    const limbered = { ...guns, formation: 'limbered' as const, dis: 2 };
    expect(shotEffects('division', limbered, ['W', 'W', 'W'])).toEqual(['disorder', 'disorder']);
  });

  it('LB-BOMB-22 without the room to limber it suffers, and stays unlimbered for the third pair', () => {
    expect(shotEffects('division', guns, ['L', 'W', 'W'], false)).toEqual(['disorder', 'disorder']);
  });

  it('LB-BOMB-19 LB-BUA-21 LB-BUA-22 nothing up to 4, harm at 5, out at 6, ruins at 7', () => {
    const steps = (dis: number, wins: number[], garrisoned = true) =>
      sectorResult(dis, garrisoned, wins, [1, 1, 1]).effects;
    expect(steps(0, [6, 6, 6])).toEqual(['damaged', 'damaged', 'damaged']);
    expect(steps(4, [6, 1, 1])).toEqual(['garrisonDisordered']);
    expect(steps(5, [6, 1, 1])).toEqual(['garrisonShelledOut']);
    expect(steps(6, [6, 6, 6])).toEqual(['destroyed']);
    expect(steps(4, [6, 6, 6], false)).toEqual(['damaged', 'damaged', 'destroyed']);
  });

  it('LB-BOMB-20 several steps are taken one after the other', () => {
    expect(sectorResult(3, true, [6, 6, 6], [5, 5, 5])).toMatchObject({
      dis: 6,
      effects: ['damaged', 'garrisonDisordered', 'garrisonShelledOut'],
    });
  });
});

describe('Approach', () => {
  it('LB-APP-20 the winner of the first die disorders the loser', () => {
    expect(approachResult([6, 1, 1], [5, 1, 1], false)).toMatchObject({ disA: 0, disD: 1 });
    expect(approachResult([5, 1, 1], [6, 1, 1], false)).toMatchObject({ disA: 1, disD: 0 });
  });

  it('LB-APP-13 a passive side causes no DIS, but wins actions', () => {
    expect(approachResult([5, 1, 1], [6, 6, 6], true)).toMatchObject({ disA: 0, disD: 0, wonD: 2 });
    expect(approachResult([5, 1, 1], [5, 6, 6], true)).toMatchObject({ disA: 0 });
    expect(approachResult([6, 1, 1], [6, 6, 6], true)).toMatchObject({ disA: 0, disD: 1 });
  });

  it('LB-APP-21 the second and third die give an action each; a last tie gives none', () => {
    expect(approachResult([6, 5, 4], [1, 1, 1], false)).toMatchObject({ wonA: 2, wonD: 0 });
    expect(approachResult([6, 5, 2], [1, 1, 1, 1], false)).toMatchObject({ wonA: 2 });
    expect(approachResult([6, 5, 2], [6, 4, 3], false)).toMatchObject({ wonA: 1, wonD: 1 });
    expect(approachResult([6, 3, 2], [6, 3, 2], false)).toMatchObject({ wonA: 0, wonD: 0 });
  });
});

describe('Contact', () => {
  it('LB-CON-10 the higher first die wins; a tie goes down the ladder', () => {
    expect(contact([6, 1, 1], [5, 5, 5])).toMatchObject({ winner: 'a', settled: 'dice', ladder: null });
    expect(contact([5, 1, 1], [5, 1, 1], { ...line, dis: 1 })).toMatchObject({ winner: 'd', settled: 'disorder' });
    expect(contact([5, 1, 1], [5, 1, 1], line, { ...line, dis: 1 })).toMatchObject({
      winner: 'a',
      settled: 'disorder',
      ladder: 'LB-CON-10',
    });
    expect(contact([5, 3, 2, 1], [5, 4, 3])).toMatchObject({ winner: 'a', settled: 'unused' });
    expect(contact([5, 3, 2], [5, 4, 3], { ...line, c: 5 })).toMatchObject({ winner: 'a', settled: 'c' });
    expect(contact([4, 3, 2], [4, 6 - 3, 2])).toMatchObject({ winner: 'a', settled: 'face' });
    expect(contact([5, 3, 2], [5, 3, 2])).toMatchObject({ winner: 'd', settled: 'face' });
  });

  it('LB-CON-11 C settles nothing against artillery; both with Cuirass skip that step; of several units the best', () => {
    expect(contact([5, 3, 2], [5, 3, 2], { ...line, c: 6 }, guns)).toMatchObject({ settled: 'face' });
    expect(contact([5, 3, 2], [5, 3, 2], guns, { ...line, c: 6 })).toMatchObject({ settled: 'face' });
    const steadier = contactResult([line, { ...line, dis: 2 }], [{ ...line, dis: 1 }], [5, 3, 2], [5, 3, 2]);
    expect(steadier).toMatchObject({ winner: 'a', settled: 'disorder' });
    const mailed = { ...cavalry, traits: { ...PLAIN, cuirass: true } };
    expect(contactResult([cavalry, mailed], [cavalry], [5, 3, 2], [5, 3, 2])).toMatchObject({
      winner: 'a',
      settled: 'cuirass',
    });
    expect(contactResult([cavalry], [mailed, cavalry], [6, 3, 2], [6, 3, 2])).toMatchObject({
      winner: 'd',
      settled: 'cuirass',
    });
    const cuirass = { ...cavalry, traits: { ...PLAIN, cuirass: true } };
    expect(contact([6, 3, 2], [6, 3, 2], { ...cuirass, dis: 1 }, cuirass)).toMatchObject({
      winner: 'd',
      settled: 'disorder',
    });
    const two = contactResult(
      [{ ...line, dis: 1 }],
      [
        { ...line, dis: 2 },
        { ...line, dis: 1 },
      ],
      [6, 3, 2],
      [6, 3, 2],
    );
    expect(two.settled).toBe('face');
    const best = contactResult(
      [line],
      [
        { ...line, c: 3 },
        { ...line, c: 6 },
      ],
      [6, 3, 2],
      [6, 3, 2],
    );
    expect(best).toMatchObject({ winner: 'd', settled: 'c' });
  });

  it('LB-CON-11 the unused die looked at is spent for the third pair', () => {
    expect(contact([5, 4, 3, 2], [5, 3, 3]).pursuit).toBe(false);
  });

  it('LB-SPEC-02 Cuirass wins a tied first die whatever the DIS', () => {
    const cuirass = { ...cavalry, dis: 3, traits: { ...PLAIN, cuirass: true } };
    expect(contact([6, 1, 1], [6, 5, 5], cuirass, cavalry)).toMatchObject({ winner: 'a', ladder: 'LB-SPEC-02' });
    expect(contact([5, 1, 1], [6, 5, 5], cuirass, cavalry).winner).toBe('d');
  });

  it.each([
    ['artillery', guns, line, true],
    ['a square beaten by infantry', square, line, true],
    ['a square beaten by cavalry', square, cavalry, false],
    ['a march column', { ...line, formation: 'marchColumn' as const }, line, true],
    ['a line beaten by cavalry', line, cavalry, true],
    ['an attack column beaten by cavalry', { ...line, formation: 'attackColumn' as const }, cavalry, true],
    ['a line beaten by infantry', line, line, false],
    ['a line beaten by a battery', line, guns, false],
    ['cavalry', cavalry, cavalry, false],
    ['a garrison', { ...line, formation: 'garrison' as const }, line, false],
    ['a garrison, by cavalry too', { ...line, formation: 'garrison' as const }, cavalry, false],
  ])('LB-CON-12 %s', (_name, loser, winner, gone) => {
    expect(lostWhenBeaten('division', loser, [winner])).toBe(gone);
  });

  it('LB-CON-03 LB-CON-12 of several winners one of the kind is enough', () => {
    expect(lostWhenBeaten('division', line, [line, cavalry])).toBe(true);
    expect(lostWhenBeaten('division', square, [cavalry, line])).toBe(true);
  });

  it('LB-ARMY-10 at army level only artillery is lost by being beaten', () => {
    expect(lostWhenBeaten('army', line, [cavalry])).toBe(false);
    expect(lostWhenBeaten('army', { ...line, formation: 'marchColumn' }, [line])).toBe(false);
    expect(lostWhenBeaten('army', guns, [line])).toBe(true);
  });

  it('LB-CON-13 the winner of the second die disorders the other; a tie disorders both', () => {
    expect(contact([6, 5, 1], [5, 3, 1])).toMatchObject({ disA: 0, disD: 1 });
    expect(contact([6, 3, 1], [5, 4, 1])).toMatchObject({ winner: 'a', disA: 1, disD: 0 });
    expect(contact([6, 3, 1], [5, 3, 1])).toMatchObject({ disA: 1, disD: 1 });
  });

  it('LB-CON-14 doubled by the winner counts 2, by the loser 1', () => {
    expect(contact([6, 4, 1], [5, 2, 1])).toMatchObject({ disD: 2, doubled: true });
    expect(contact([6, 3, 1], [5, 2, 1])).toMatchObject({ disD: 1, doubled: false });
    expect(contact([6, 2, 1], [5, 4, 1])).toMatchObject({ disA: 1, doubled: false });
    expect(contact([5, 2, 1], [6, 4, 1])).toMatchObject({ winner: 'd', disA: 2, doubled: true });
  });

  it('LB-CON-17 the winner pursues if it wins the third die, the loser gains nothing by winning it', () => {
    expect(contact([6, 4, 3], [5, 3, 2]).pursuit).toBe(true);
    expect(contact([6, 2, 1], [5, 4, 3])).toMatchObject({ winner: 'a', pursuit: false });
    expect(contact([5, 2, 1], [6, 3, 2])).toMatchObject({ winner: 'd', pursuit: true });
  });

  it('LB-CON-18 artillery and squares do not pursue; at army level there are no squares', () => {
    expect([canPursue('division', line), canPursue('division', guns), canPursue('division', square)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(canPursue('army', square)).toBe(true);
  });
});
