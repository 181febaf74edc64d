import type { OddsRow } from '@drumhead/content/told';
import { D6 } from '@drumhead/engine';
import { contestOdds, APPROACH } from '@drumhead/odds';
import { describe, expect, it } from 'vitest';
import { approachOutcome } from '../combat/dice/results.ts';
import { JOINT_PAIRS } from '../query/fightChances.ts';
import { adjudicate, judge, type Outcomes } from './index.ts';

const line = { arm: 'infantry', c: 3 };
const hussars = { arm: 'cavalry', c: 2 };

const chanceOf = (rows: readonly OddsRow[] | null, what: string, loser: string): number =>
  rows?.find((row) => row.what === what && row.loser === loser)?.chance ?? 0;

function judged<K extends 'approach' | 'contact'>(kind: K, situation: object): Outcomes[K] {
  const found = adjudicate(kind, situation);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** Every roll of so many dice, in order. */
const rolls = (dice: number): readonly (readonly number[])[] =>
  Array.from({ length: dice }).reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((roll) => D6.map((face) => [...roll, face])),
    [[]],
  );

describe('chances of a fight at a real table', () => {
  const fight = { attacker: { ...line, name: 'Guards' }, defender: line };

  it('LB-APP-20 of an Approach before its dice are those of the contest', () => {
    const { attack, defence, passive } = judged('approach', fight);
    let hurt = 0;
    contestOdds(attack.total, defence.total, APPROACH).forEach((p, i) => {
      if (approachOutcome(JOINT_PAIRS[i] as never, passive).disD > 0) hurt += p;
    });
    const rows = judge.chancesLeft('approach', fight);
    expect(chanceOf(rows, 'disordered', 'defender')).toBeCloseTo(hurt, 12);
    expect(rows?.every(({ chance }) => chance > 0 && chance <= 1)).toBe(true);
  });

  it('LB-APP-20 once a side has rolled are those of every roll of the other', () => {
    const { defence } = judged('approach', fight);
    const attacker = [6, 4, 3, 1].slice(0, judged('approach', fight).attack.total);
    const left = Math.min(4, defence.total);
    const defender = [5, 2, 2, 1, 1, 1].slice(0, defence.total - left);
    const all = rolls(left).map((more) =>
      judged('approach', { ...fight, dice: { attacker, defender: [...defender, ...more] } }),
    );
    const share = (is: (told: Outcomes['approach']) => boolean) => all.filter(is).length / all.length;
    const rows = judge.chancesLeft('approach', { ...fight, dice: { attacker, defender } });
    expect(chanceOf(rows, 'disordered', 'defender')).toBeCloseTo(
      share(({ disorder }) => disorder.defender > 0),
      12,
    );
    expect(chanceOf(rows, 'disordered', 'attacker')).toBeCloseTo(
      share(({ disorder }) => disorder.attacker > 0),
      12,
    );
    expect(chanceOf(rows, 'acts', 'attacker')).toBeCloseTo(
      share(({ actions }) => actions.attacker > 0),
      12,
    );
  });

  it('LB-CON-10 of a Contact: with one die left the six ways to roll it', () => {
    const clash = { attacker: hussars, defender: hussars };
    const { attack, defence } = judged('contact', clash);
    const attacker = new Array<number>(attack.total).fill(4);
    const defender = new Array<number>(defence.total - 1).fill(3);
    const wins = D6.filter(
      (face) =>
        judged('contact', { ...clash, dice: { attacker, defender: [...defender, face] } }).winner === 'attacker',
    ).length;
    const rows = judge.chancesLeft('contact', { ...clash, dice: { attacker, defender } });
    expect(chanceOf(rows, 'wins', 'attacker')).toBeCloseTo(wins / 6, 12);
    expect(chanceOf(rows, 'wins', 'defender')).toBeCloseTo(1 - wins / 6, 12);
    const whole = judge.chancesLeft('contact', clash);
    expect(chanceOf(whole, 'wins', 'attacker') + chanceOf(whole, 'wins', 'defender')).toBeCloseTo(1, 12);
  });

  it('LB-DICE-12 with a re-roll are told before the dice, and not in between', () => {
    const strong = { attacker: { ...hussars, traits: ['strong'] }, defender: hussars };
    const plain = judge.chancesLeft('contact', { attacker: hussars, defender: hussars });
    expect(chanceOf(judge.chancesLeft('contact', strong), 'wins', 'attacker')).toBeGreaterThan(
      chanceOf(plain, 'wins', 'attacker'),
    );
    expect(judge.chancesLeft('contact', { ...strong, dice: { attacker: [6] } })).toBe(null);
    const { attack, defence } = judged('contact', strong);
    const [attacker, defender] = [new Array(attack.total).fill(5), new Array(defence.total).fill(2)];
    const missing = { attacker, defender: defender.slice(1) };
    expect(judge.chancesLeft('contact', { ...strong, dice: missing })).toBe(null);
    expect(judge.chancesLeft('contact', { ...strong, dice: { attacker, defender } })).toEqual([]);
  });

  it('are none once all dice lie, where there are faults, and of other kinds', () => {
    const { attack, defence } = judged('approach', fight);
    const dice = { attacker: new Array(attack.total).fill(4), defender: new Array(defence.total).fill(3) };
    expect(judge.chancesLeft('approach', { ...fight, dice })).toEqual([]);
    expect(judge.chancesLeft('approach', { attacker: line })).toEqual([]);
    expect(judge.chancesLeft('contact', null)).toEqual([]);
    expect(judge.chancesLeft('activation', { quality: 3 })).toEqual([]);
  });
});
