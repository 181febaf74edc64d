import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate, SITUATION_KINDS, situationSchema } from './index.ts';
import type { Situation, SituationKind } from './situations.ts';

function judged<K extends SituationKind>(kind: K, situation: Situation<K>) {
  const found = adjudicate(kind, situation);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** Rule and place of each fault. */
function faults(kind: SituationKind, situation: unknown) {
  const found = adjudicate(kind, situation);
  return found.ok ? [] : found.problems.map(({ path, rule }) => `${path} ${rule}`);
}

const SOLDIER = { c: 2, weapons: ['musket'] } as const;

describe('fights on a real table', () => {
  it('E20, SK-HTH-11: an officer with sword against a bayonet', () => {
    const told = judged('melee', {
      attacker: { profile: 'fr-officer' },
      defender: SOLDIER,
      dice: { attacker: 5, defender: 2 },
    });
    expect(told.result).toMatchObject({
      rule: 'SK-HTH-4',
      scores: [7, 4],
      loser: 'defender',
      what: 'wounded',
      doubling: [{ total: 1 }, { total: 0 }],
    });
  });
  it('E16, SK-HTH-15: two men at a guardsman', () => {
    const told = judged('melee', {
      attacker: SOLDIER,
      defender: { ...SOLDIER, c: 3, enemies: 2 },
      dice: { attacker: 4, defender: 3 },
    });
    expect(told.defence).toMatchObject({ total: 2 });
    expect(told.result).toMatchObject({ scores: [6, 5], what: 'fallen' });
  });
  it('E23, SK-HTH-22: a charge at three who have closed up; E22: at one alone', () => {
    const attacker = { profile: 'fr-chasseur-cheval' } as const;
    const charge = { attacker, defender: SOLDIER, charge: true, dice: { attacker: 3, defender: 3 } } as const;
    expect(judged('melee', { ...charge, braced: 2 }).result).toMatchObject({ scores: [5, 5], rule: 'SK-HTH-7' });
    expect(judged('melee', charge).result).toMatchObject({ scores: [7, 5], what: 'recoil' });
  });
  it('E25, SK-SPR-1: a cuirassier in rough ground', () => {
    const told = judged('melee', {
      attacker: SOLDIER,
      defender: { profile: 'fr-cuirassier', inBroken: true },
      dice: { attacker: 6, defender: 1 },
    });
    expect(told.result).toMatchObject({ scores: [8, 4], what: 'fallen', doubling: [{ total: 0 }, { total: 2 }] });
  });
  it('E18, SK-HTH-9, SK-HTH-24: a Fallen winner only survives, without help of a horse', () => {
    const told = judged('melee', {
      attacker: SOLDIER,
      defender: { ...SOLDIER, specials: ['mounted'], posture: 'fallen' },
      dice: { attacker: 1, defender: 5 },
    });
    expect(told.result).toMatchObject({ rule: 'SK-HTH-9', loser: null, what: 'nothing', scores: [5, 7] });
  });
  it('gives only the odds without dice, over 36 pairs', () => {
    const told = judged('melee', { attacker: SOLDIER, defender: SOLDIER });
    expect(told.result).toBeNull();
    expect(told.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(told.odds.find(({ what }) => what === 'nothing')?.chance).toBeCloseTo(6 / 36, 12);
  });
  it('what cannot be is refused with its rule and place', () => {
    expect(faults('melee', { attacker: { posture: 'fallen' }, defender: {} })).toEqual(['attacker.posture SK-MOV-16']);
    expect(faults('melee', { attacker: { posture: 'prone' }, defender: {}, variant: 'SDT' })).toEqual([
      'attacker.posture SK-MOV-17',
    ]);
    expect(faults('melee', { attacker: {}, defender: { posture: 'prone' } })).toEqual(['defender.posture SK-MOV-17']);
    expect(faults('melee', { attacker: {}, defender: {}, charge: true })).toEqual(['charge SK-HTH-21']);
    expect(faults('melee', { attacker: { profile: 'fr-dragon' }, defender: {} })).toEqual([
      'attacker.profile SK-PRO-1',
    ]);
  });
});

describe('shots on a real table', () => {
  it('E30, SK-ACN-3: a rifleman aims at 200 mm', () => {
    const told = judged('shot', {
      shooters: [{ profile: 'gb-rifleman', gap: 200 }],
      target: SOLDIER,
      aimed: true,
      dice: { shooter: 4, target: 3 },
    });
    expect(told.result).toMatchObject({ scores: [10, 4], loser: 'target', what: 'wounded' });
    expect(told).toMatchObject({ depleted: false, depletionChance: 1 / 6 });
  });
  it('E35, SK-GRP-14, -17, -18: a mixed volley at a man in a building', () => {
    const musket = { ...SOLDIER, gap: 100 };
    const told = judged('shot', {
      shooters: [musket, musket, musket, { profile: 'gb-rifleman', gap: 200 }],
      target: { ...SOLDIER, c: 3 },
      cover: 'heavy',
      dice: { shooter: 5, target: 2 },
    });
    expect(told.result).toMatchObject({ scores: [7, 2], what: 'killed' });
  });
  it('E28, SK-RNG-13: the result of each variant', () => {
    const shot = { shooters: [{ ...SOLDIER, gap: 60 }], target: SOLDIER, dice: { shooter: 5, target: 4 } } as const;
    expect(judged('shot', shot).result?.what).toBe('recoil');
    expect(judged('shot', { ...shot, variant: 'SDT' }).result?.what).toBe('cover');
    expect(judged('shot', { ...shot, variant: 'SDT', cover: 'light' }).result?.what).toBe('prone');
  });
  it('E31, SK-RNG-16: a natural 1 depletes, but no tomahawk', () => {
    const shot = { shooters: [{ ...SOLDIER, gap: 60 }], target: SOLDIER, dice: { shooter: 1, target: 2 } } as const;
    expect(judged('shot', shot).depleted).toBe(true);
    const thrown = { ...shot, variant: 'SDT', shooters: [{ gap: 60, weapons: ['tomahawk'] }] } as const;
    expect(judged('shot', thrown)).toMatchObject({ depleted: false, depletionChance: 0 });
  });
  it('SK-RNG-11: far is more than L of the scale', () => {
    const shot = { shooters: [{ ...SOLDIER, gap: 150 }], target: { ...SOLDIER, posture: 'fallen' } } as const;
    expect(judged('shot', shot).attack.lines.map(({ rule }) => rule)).toContain('SK-RNG-11');
    expect(judged('shot', { ...shot, scale: '28mm' }).attack.lines.map(({ rule }) => rule)).not.toContain('SK-RNG-11');
  });
  it('what cannot be is refused with its rule and place', () => {
    const at = (shooter: object, change: object = {}) =>
      faults('shot', { shooters: [{ gap: 60, ...shooter }], target: {}, ...change });
    expect(at({ weapons: ['sword'] })).toEqual(['shooters[0].weapon SK-RNG-3']);
    expect(at({ gap: 361 })).toEqual(['shooters[0].gap SK-RNG-2']);
    expect(at({ specials: ['mounted'] })).toEqual(['shooters[0].weapon SK-RNG-9']);
    expect(at({ weapons: ['tomahawk'] }, { aimed: true, variant: 'SDT' })).toEqual(['aimed SK-RNG-21']);
    const two = [{ gap: 60 }, { gap: 60, weapons: ['bow'] }];
    expect(faults('shot', { shooters: two, target: {}, variant: 'SDT' })).toEqual(['shooters[1].weapon SK-GRP-19']);
    expect(faults('shot', { shooters: [{ gap: 60 }, { gap: 60 }], target: {}, aimed: true })).toEqual([
      'aimed SK-GRP-16',
    ]);
    expect(at({}, { target: { posture: 'prone' } })).toEqual(['target.posture SK-MOV-17']);
  });
});

describe('rolls on a real table', () => {
  it('E6, SK-CMD-1, SK-GEN-8: within L of the Leader', () => {
    const told = judged('activation', { q: 4, leader: true, dice: [3, 3, 1] });
    expect(told).toMatchObject({ bonus: { total: 1 }, result: { actions: 2, failures: 1, turnover: false } });
    expect(told.odds.map(({ dice }) => dice)).toEqual([1, 2, 3]);
  });
  it('E7, SK-SPR-21: Unstable; E10, SK-SPR-7: Green', () => {
    const unstable = judged('activation', { q: 5, specials: ['unstable'], dice: [6, 5, 1] });
    expect(unstable).toMatchObject({ rule: 'SK-SPR-21', result: { actions: 0, failures: 1, turnover: false } });
    expect(faults('activation', { profile: 'fr-conscript', dice: [6, 5, 1] })).toEqual(['dice SK-SPR-7']);
    expect(judged('activation', { profile: 'fr-conscript' }).odds).toHaveLength(2);
  });
  it('SK-SPR-2, SK-SPR-22: a charge of Elan and a lucky 6', () => {
    expect(
      judged('activation', { specials: ['elan', 'unpredictable'], charge: true, lucky: true, nco: true }).bonus.total,
    ).toBe(2);
    expect(faults('activation', { charge: true })).toEqual(['charge SK-SPR-2']);
  });
  it('E8, E9, SK-GRP-4, SK-SPR-12: an order and its Musician', () => {
    const group = { q: [3, 3, 4], dice: [3, 2, 4], musician: true };
    expect(judged('order', { ...group, order: 'groupMove' })).toMatchObject({ quality: 4, result: { actions: 2 } });
    expect(judged('order', { ...group, order: 'volley' }).result).toEqual({ actions: 1, failures: 2, turnover: true });
  });
  it('E44, SK-MOR-4: morale; SK-SPR-4: one die against Fear', () => {
    const told = judged('morale', { q: 4, specials: ['steadfast'], leader: true, nco: true, dice: [2, 2, 1] });
    expect(told).toMatchObject({ bonus: { total: 2 }, result: { failures: 1, what: 'fleesOneMove' } });
    expect(judged('morale', { fear: true }).odds.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
    expect(faults('morale', { dice: [1] })).toEqual(['dice SK-MOR-2']);
    expect(faults('morale', { specials: ['fearless'] })).toEqual(['specials SK-SPR-5']);
    expect(faults('morale', { specials: ['elan'], fear: true })).toEqual(['specials SK-SPR-4']);
  });
  it('SK-MOV-15: a fall; SK-MOV-12, SK-SPR-3: bashing', () => {
    expect(judged('fall', { c: 2, levels: 1, dice: { model: 1, fall: 4 } }).result).toEqual({
      scores: [3, 6],
      what: 'wounded',
    });
    // SK-GEO-6: level 2 is the highest there is.
    expect(judged('fall', { c: 2, levels: 2, dice: { model: 3, fall: 2 } }).result).toMatchObject({ scores: [5, 6] });
    expect(faults('fall', { c: 2, levels: 3 })).toEqual(['levels KERNEL-FORMAT']);
    expect(judged('bash', { profile: 'fr-sapper', what: 'barredDoor', die: 2 })).toMatchObject({
      needed: 9,
      tally: { total: 7 },
      done: true,
      chance: 5 / 6,
    });
    expect(faults('bash', { what: 'lowWall' })).toEqual(['what SK-SPR-3']);
  });
  it('E46, E47, E48, E49, SK-MOR-1, SK-END-2, SK-END-3: morale and break of a force', () => {
    const force = { started: 12, enemies: 4, commander: true };
    expect(judged('break', { ...force, models: 6, wounded: true })).toMatchObject({ belowHalf: false, triggers: [] });
    expect(judged('break', { ...force, models: 5, wounded: true })).toMatchObject({ belowHalf: true, triggers: ['b'] });
    expect(judged('break', { ...force, models: 4, wounded: true, halfPassed: true }).triggers).toEqual(['c']);
    expect(judged('break', { ...force, models: 5, commanderLost: true, halfPassed: true }).triggers).toEqual(['a']);
    expect(judged('break', { ...force, models: 2 }).breaks).toBe('SK-END-2');
    expect(judged('break', { ...force, models: 2, enemies: 2 }).breaks).toBeNull();
    expect(judged('break', { ...force, models: 2, enemies: 1, commander: false }).breaks).toBe('SK-END-3');
  });
});

describe('bad input', () => {
  it('is refused with its place, never thrown on', () => {
    expect(faults('melee', null)).toEqual([' KERNEL-FORMAT']);
    expect(faults('melee', { attacker: { c: 9 }, defender: { weapons: ['gun'] } })).toEqual([
      'attacker.c KERNEL-FORMAT',
      'defender.weapons[0] KERNEL-FORMAT',
    ]);
    expect(faults('activation', { dice: [7], quality: 3 })).toEqual(['quality KERNEL-FORMAT', 'dice[0] KERNEL-FORMAT']);
  });
  it('is refused whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITUATION_KINDS), fc.anything(), (kind, situation) => {
        expect(typeof adjudicate(kind, situation).ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
  it('has a JSON Schema for every situation', () => {
    for (const kind of SITUATION_KINDS) {
      expect(situationSchema(kind)).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});
