import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../combat/dice/fighter.ts';
import { assess } from './assess.ts';
import { type Troops, TROOP_CLASSES } from './tables.ts';
import { clashingRules, combatValue, generalQuality, maySplit, oppositeOf, quality, skirmishFactor } from './values.ts';

const modifier = (level: Level, troops: Troops, men: number) =>
  combatValue(level, troops, men)?.find(({ what }) => what === 'lb.tally.strength')?.add;

function values(level: Level, entry: unknown) {
  const made = assess(level, entry);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { q, c, sk, units } = made.value;
  return { q: total(q), c: c && total(c), sk: sk && total(sk), units };
}

function faults(level: Level, entry: unknown): readonly string[] {
  const made = assess(level, entry);
  return made.ok ? [] : made.problems.map(({ path, rule, reason }) => `${path} ${rule} ${reason}`);
}

describe('Q by kind of troops', () => {
  it.each<[Troops, number]>([
    ['secondRateInfantry', 5],
    ['lineInfantry', 4],
    ['lightInfantry', 4],
    ['veteranInfantry', 3],
    ['lightCavalry', 4],
    ['dragoons', 3],
    ['heavyCavalry', 3],
    ['artillery', 4],
    ['eliteArtillery', 3],
  ])('LB-QC-01 %s', (troops, q) => {
    expect(quality(troops)).toEqual([{ rule: 'LB-QC-01', add: q, what: `lb.troops.${troops}` }]);
  });

  it('LB-QC-01 Generals are of Q 3', () => {
    expect(total(generalQuality())).toBe(3);
  });
});

describe('C by kind of troops', () => {
  it.each<[Troops, number]>([
    ['secondRateInfantry', 3],
    ['lineInfantry', 4],
    ['lightInfantry', 4],
    ['veteranInfantry', 5],
  ])('LB-QC-02 %s', (troops, c) => {
    expect(combatValue('division', troops, 700)?.[0]).toEqual({
      rule: 'LB-QC-02',
      add: c,
      what: `lb.troops.${troops}`,
    });
    expect(values('division', { troops, men: 700 }).c).toBe(c);
  });

  it.each<[Troops, number]>([
    ['lightCavalry', 4],
    ['dragoons', 5],
    ['heavyCavalry', 6],
  ])('LB-QC-02 %s', (troops, c) => {
    expect(values('division', { troops, men: 350 }).c).toBe(c);
  });

  it('LB-QC-02 guns have none', () => {
    expect(combatValue('division', 'artillery', 100)).toBeNull();
    expect(values('army', { troops: 'eliteArtillery' })).toEqual({ q: 3, c: null, sk: null, units: 1 });
  });
});

describe('C by strength', () => {
  it.each([
    [1, -2],
    [449, -2],
    [450, -1],
    [600, -1],
    [601, 0],
    [750, 0],
    [751, 1],
    [900, 1],
    [901, 2],
    [5000, 2],
  ])('LB-QC-03 a battalion of %i men: %i', (men, add) => {
    expect(modifier('division', 'lineInfantry', men)).toBe(add);
  });

  it.each([
    [199, -2],
    [200, -1],
    [300, -1],
    [301, 0],
    [400, 0],
    [401, 1],
    [500, 1],
    [501, 2],
  ])('LB-QC-04 a regiment of %i men: %i', (men, add) => {
    for (const troops of ['lightCavalry', 'dragoons', 'heavyCavalry'] as const)
      expect(modifier('division', troops, men)).toBe(add);
  });

  it.each([
    [1500, -2],
    [1501, -1],
    [2400, -1],
    [2401, 0],
    [3200, 0],
    [3201, 1],
    [4000, 1],
    [4001, 2],
    [4800, 2],
    [4801, 3],
  ])('LB-ARMY-13 a brigade of %i men: %i', (men, add) => {
    expect(modifier('army', 'lineInfantry', men)).toBe(add);
  });

  it('LB-ARMY-13 more than 4800 men may be two brigades without a modifier', () => {
    expect(values('army', { troops: 'lineInfantry', men: 5000 })).toMatchObject({ c: 7, units: 1 });
    expect(values('army', { troops: 'lineInfantry', men: 5000, split: true })).toMatchObject({ c: 4, units: 2 });
    expect(maySplit('army', 'lineInfantry', 4800)).toBe(false);
    expect(maySplit('division', 'lineInfantry', 5000)).toBe(false);
    expect(faults('army', { troops: 'lineInfantry', men: 4800, split: true })).toEqual([
      'split LB-ARMY-13 lb.problem.notSplit',
    ]);
    expect(faults('army', { troops: 'dragoons', men: 5000, split: true })).toEqual([
      'split LB-ARMY-13 lb.problem.notSplit',
    ]);
  });

  it.each([
    [799, -1],
    [800, 0],
    [1150, 0],
    [1151, 1],
    [1500, 1],
    [1501, 2],
  ])('LB-ARMY-14 a cavalry division of %i men: %i', (men, add) => {
    expect(modifier('army', 'heavyCavalry', men)).toBe(add);
  });

  it('LB-ARMY-12 at army level Q and base C are those of the standard game, the men count by the army tables', () => {
    for (const troops of TROOP_CLASSES) {
      expect(combatValue('army', troops, 1000)?.[0]).toEqual(combatValue('division', troops, 1000)?.[0]);
    }
    expect(values('army', { troops: 'veteranInfantry', men: 1000 })).toMatchObject({ q: 3, c: 3 });
    expect(values('division', { troops: 'veteranInfantry', men: 1000 })).toMatchObject({ q: 3, c: 7 });
    expect(faults('army', { troops: 'lineInfantry' })).toEqual(['men LB-ARMY-12 lb.problem.numberMissing']);
  });

  it('C is never below 1', () => {
    for (const level of ['division', 'army'] as const)
      for (const troops of TROOP_CLASSES) {
        const c = combatValue(level, troops, 1);
        if (c !== null) expect(total(c)).toBeGreaterThanOrEqual(1);
      }
  });
});

describe('Sk', () => {
  it('LB-ARMY-15 a brigade has as much as it has light battalions', () => {
    expect(skirmishFactor('army', 'lineInfantry', 2)).toEqual([
      { rule: 'LB-ARMY-15', add: 2, what: 'lb.tally.lightBattalions' },
    ]);
    expect(values('army', { troops: 'lineInfantry', men: 3000 }).sk).toBe(0);
    expect(skirmishFactor('army', 'lightCavalry', 2)).toBeNull();
    expect(faults('army', { troops: 'lineInfantry', men: 3000, sk: 2 })).toEqual([
      'sk LB-ARMY-15 lb.problem.numberNotHad',
    ]);
    expect(faults('division', { troops: 'lineInfantry', men: 700, lightBattalions: 2 })).toEqual([
      'lightBattalions LB-ARMY-15 lb.problem.numberNotHad',
    ]);
  });

  it('LB-ARMY-17 the sum may pass 3, a battalion’s own may not', () => {
    expect(values('army', { troops: 'lightInfantry', men: 3000, lightBattalions: 5 }).sk).toBe(5);
    expect(values('division', { troops: 'lightInfantry', men: 700, sk: 3 }).sk).toBe(3);
    expect(faults('division', { troops: 'lightInfantry', men: 700, sk: 4 })).toEqual([
      'sk KERNEL-FORMAT engine.problem.outOfRange',
    ]);
  });
});

describe('special rules', () => {
  it('LB-QC-05 are given freely, but not both of a pair', () => {
    expect(oppositeOf('determined')).toBe('wavering');
    expect(oppositeOf('undrilled')).toBe('drilled');
    expect(oppositeOf('elan')).toBeNull();
    expect(clashingRules(['strong', 'elan', 'weak'])).toEqual([['strong', 'weak']]);
    expect(faults('division', { troops: 'lineInfantry', men: 700, rules: ['weak', 'elan', 'strong'] })).toEqual([
      'rules[0] LB-QC-05 lb.problem.oppositeRules',
    ]);
    expect(faults('division', { troops: 'lineInfantry', men: 700, rules: ['weak', 'elan', 'determined'] })).toEqual([]);
  });
});

describe('an entry with faults', () => {
  it('names faults with their place', () => {
    expect(faults('division', null)).toEqual([' KERNEL-FORMAT engine.problem.notRecord']);
    expect(faults('division', { troops: 'cossacks' })).toEqual(['troops KERNEL-FORMAT engine.problem.notOneOf']);
    expect(faults('division', { troops: 'lineInfantry', men: 700.5 })).toEqual([
      'men KERNEL-FORMAT engine.problem.notWhole',
    ]);
    expect(faults('division', { troops: 'lineInfantry', men: 0 })).toEqual([
      'men KERNEL-FORMAT engine.problem.outOfRange',
    ]);
    expect(faults('division', { troops: 'lineInfantry', men: 6000 })).toEqual([
      'men KERNEL-FORMAT engine.problem.outOfRange',
    ]);
    expect(faults('army', { troops: 'lineInfantry', men: 6000 })).toEqual([]);
    expect(faults('division', { troops: 'artillery', men: 100 })).toEqual(['men LB-QC-02 lb.problem.numberNotHad']);
    expect(faults('division', JSON.parse('{"troops":"artillery","__proto__":{"men":1}}'))).toEqual([
      '__proto__ KERNEL-FORMAT engine.problem.unknownKey',
    ]);
  });
});
