import { describe, expect, it } from 'vitest';
import { battlefield } from '../../../test/positions.ts';
import { countApproach } from '../../combat/dice/counting.ts';
import { type Fighter, fighterOf } from '../../combat/dice/fighter.ts';
import { approachResult, contactResult, shotResult } from '../../combat/dice/results.ts';
import { type Clash, expectedApproach, balance, expectedAfterRoll, expectedOfRoll } from './expectedApproach.ts';
import { expectedContact, costOf, type Party } from './expectedContact.ts';
import { worthLostOf } from '../armyValue.ts';
import { expectedShot } from './expectedShot.ts';
import { total } from '@drumhead/engine';

/** Every roll of so many dice. */
function rolls(dice: number): number[][] {
  let list: number[][] = [[]];
  for (let i = 0; i < dice; i++) list = list.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  return list;
}

/** The mean over every roll of both sides. */
function mean(a: number, d: number, worth: (attack: number[], defence: number[]) => number): number {
  let sum = 0;
  const defences = rolls(d);
  const attacks = rolls(a);
  for (const attack of attacks) for (const defence of defences) sum += worth(attack, defence);
  return sum / (attacks.length * defences.length);
}

const state = battlefield({
  units: [
    { at: [300, 800], formation: 'attackColumn', dis: 1 },
    { at: [300, 600], side: 1, formation: 'marchColumn' },
    { at: [600, 800], kind: 'battery', calibre: 'light' },
    { at: [600, 600], side: 1, formation: 'square', dis: 2 },
    { at: [900, 800], kind: 'lightCavalry' },
    { at: [900, 600], side: 1 },
    { at: [1200, 600], side: 1, kind: 'battery' },
  ],
});
const fighter = (unit: number): Fighter => fighterOf(state, unit);

function clash(attacker: number, defender: number, change: Partial<Clash> = {}): Clash {
  return {
    level: 'division',
    a: fighter(attacker),
    d: [fighter(defender)],
    worthA: worthLostOf(state, attacker),
    worthD: [worthLostOf(state, defender)],
    flanked: false,
    passive: false,
    inSector: false,
    goesHome: false,
    attackPosition: [],
    defencePosition: [],
    contactPosition: [],
    wayBack: [0, 0],
    weights: [1, 1],
    known: new Map(),
    ...change,
  };
}

describe('the expected result of a fight', () => {
  it('is the mean over every roll of an Approach', () => {
    const fight = clash(0, 1);
    const { attack, defence } = countApproach({
      level: 'division',
      attacker: fight.a,
      defenders: fight.d,
      flank: [false],
      bought: 0,
      attackPosition: [],
      defencePosition: [],
    });
    const worth = (kept: number): number =>
      mean(total(attack), total(defence), (a, d) => {
        const { disA, disD, wonA, wonD } = approachResult(a, d, false);
        return balance(fight, expectedAfterRoll(fight, disA, disD, kept + wonA, wonD, wonA === 1 && wonD === 1));
      });
    for (const kept of [0, 2]) expect(balance(fight, expectedOfRoll(fight, 0, kept))).toBeCloseTo(worth(kept), 9);
  });

  it('is the mean over every roll of a Contact', () => {
    const party = (unit: number, dice: number): Party => ({
      units: [fighter(unit)],
      worth: [worthLostOf(state, unit)],
      dice,
      wayBack: 0,
    });
    for (const [a, d] of [
      [0, 1],
      [4, 5],
      [4, 6],
      [0, 3],
    ] as const) {
      const attack = party(a, 2);
      const defence = party(d, 3);
      const cost = (side: 'gain' | 'loss'): number =>
        mean(2, 3, (mine, theirs) => {
          const read = contactResult(attack.units, defence.units, mine, theirs);
          return side === 'gain'
            ? costOf('division', defence, attack, read.disD, read.winner === 'a', read.pursuit)
            : costOf('division', attack, defence, read.disA, read.winner === 'd', read.pursuit);
        });
      const expected = expectedContact('division', attack, defence);
      expect(expected.gain).toBeCloseTo(cost('gain'), 9);
      expect(expected.loss).toBeCloseTo(cost('loss'), 9);
    }
  });

  it('is more with more dice, in flank, and against the disordered', () => {
    const worth = (fight: Clash, actions: number): number => balance(fight, expectedApproach(fight, actions).expected);
    const plain = clash(0, 5);
    expect(worth(plain, 2)).toBeGreaterThan(worth(plain, 1));
    expect(worth(plain, 1)).toBeGreaterThan(worth(plain, 0));
    expect(worth(clash(0, 5, { flanked: true, passive: true }), 1)).toBeGreaterThan(worth(plain, 1));
    const shaken = clash(0, 5, { d: [{ ...fighter(5), dis: 2 }] });
    expect(worth(shaken, 1)).toBeGreaterThan(worth(plain, 1));
  });

  it('counts friends that would be trampled on the way back', () => {
    const open = clash(0, 5);
    const crowded = clash(0, 5, { wayBack: [0.3, 0] });
    expect(balance(crowded, expectedOfRoll(crowded, 0, 1))).toBeLessThan(balance(open, expectedOfRoll(open, 0, 1)));
  });
});

describe('the expected result of a shot', () => {
  it('is the mean over every roll', () => {
    // Light guns over a stick of 1L: 3 dice and 2 for the DIS of the square, against 2.
    const target = fighter(3);
    const worth = worthLostOf(state, 3);
    const expected = mean(5, 2, (a, d) => {
      let dis = target.dis;
      let beside = 0;
      for (const effect of shotResult('division', target, a, d).effects) {
        if (effect === 'disorder') dis++;
        if (effect === 'bounce') beside += 0.06;
      }
      return (worth[Math.min(4, dis)] as number) - (worth[target.dis] as number) + beside;
    });
    const far = battlefield({
      units: [
        { at: [600, 900], kind: 'battery', calibre: 'light' },
        { at: [600, 600], side: 1, formation: 'square', dis: 2 },
      ],
    });
    expect(expectedShot(far, 0, 1, -1, 0)).toBeCloseTo(expected, 9);
  });
});
