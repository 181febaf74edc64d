import { total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { apart, facing, type FightSpec, type ManSpec, MUSKET, shotBy } from '../../../test/fightPositions.ts';
import { playing } from '../../../test/playing.ts';
import type { ModelSpec } from '../../../test/positions.ts';
import { shotProblem } from './shooting.ts';
import { shotScores } from './shotScores.ts';
import type { State } from '../../state/state.ts';

const sums = (state: State, shooters: readonly number[] = [0], change: Parameters<typeof shotBy>[2] = {}) => {
  const { attack, defence } = shotScores(state, shotBy(shooters, 1, change));
  return [total(attack), total(defence)];
};

describe('volleys', () => {
  const line = (n: number, change: Partial<ModelSpec> = {}): readonly ModelSpec[] =>
    Array.from({ length: n - 1 }, (_, i): ModelSpec => ({ at: [280 - 20 * i, 500], c: 2, player: 0, ...change }));
  const members = (n: number) => [0, ...Array.from({ length: n - 1 }, (_, i) => i + 2)];
  const volley = (n: number, gap: number, target: ManSpec = MUSKET, spec: FightSpec = {}) =>
    apart(gap, MUSKET, target, { ...spec, others: spec.others ?? line(n) });

  it('X4, SK-GRP-14, SK-GRP-15: three muskets within L at an officer: die + 4 to die + 0', () => {
    expect(sums(volley(3, 60), members(3))).toEqual([4, 0]);
  });
  it('X5, SK-GRP-14: one of them farther than L: die + 3 to die + 0', () => {
    const state = apart(60, MUSKET, MUSKET, { others: [{ at: [280, 500] }, { at: [180, 540] }] });
    expect(sums(state, members(3))).toEqual([3, 0]);
  });
  it('X6, SK-GRP-17: in cover from one of them is in cover from all', () => {
    const state = apart(60, MUSKET, MUSKET, {
      others: [{ at: [190, 450] }],
      features: [{ kind: 'hedge', from: [304, 429.5], to: [315, 429.5] }],
    });
    expect([sums(state, [0]), sums(state, [2]), sums(state, [0, 2])]).toEqual([
      [3, 2],
      [4, 2],
      [3, 1],
    ]);
  });
  it('E33, SK-GRP-15: six muskets: 7 to 1: Wounded and killed', () => {
    const state = frameOf(volley(6, 30), members(6));
    expect(playing(state).roll([3], [4]).event('shot').result.what).toBe('killed');
  });
  it('E34, SK-GEN-9: the same, 6 to -2, which is 0', () => {
    const play = playing(frameOf(volley(6, 30), members(6))).roll([2], [1]);
    expect(play.event('shot').result.what).toBe('killed');
  });
  it('E35, SK-GRP-14, -17, -18: worst Combat and weapon, Marksman not shared, heavy cover: 7 to 2: Wounded', () => {
    const state = apart(
      100,
      MUSKET,
      { ...MUSKET, c: 3 },
      {
        others: [...line(3), { at: [320, 530], c: 3, weapons: ['rifle'], specials: ['marksman'], player: 0 }],
        features: [{ kind: 'building', box: [300, 380, 100, 60], openings: [{ kind: 'window', wall: 2 }] }],
      },
    );
    const volleyed = shotScores(state, shotBy(members(4), 1));
    expect([total(volleyed.attack), total(volleyed.defence)]).toEqual([2, 0]);
    expect(volleyed.attack.map(({ rule }) => rule)).toEqual(['SK-PRO-3', 'SK-RNG-3', 'SK-RNG-10']);
  });
  it('SK-GRP-18: a bonus counts if all have it, a penalty if one has', () => {
    const marksmen = apart(60, { ...MUSKET, specials: ['marksman'] }, MUSKET, {
      others: line(2, { specials: ['marksman'] }),
    });
    expect(sums(marksmen, members(2))).toEqual([5, 1]);
    const poor = volley(2, 60, MUSKET, { others: line(2, { specials: ['poorShot'] }) });
    expect(sums(poor, members(2))).toEqual([3, 1]);
  });
  it('SK-NAT-2: a Steady volley has +1', () => {
    expect(sums(volley(3, 60), members(3), { steady: true })).toEqual([5, 0]);
  });
  it('SK-GRP-16: all are discharged and have attacked; a natural 1 depletes one weapon that the owner chooses', () => {
    const play = playing(frameOf(volley(3, 60), members(3))).roll([1], [6]);
    for (const model of members(3)) {
      expect(play.state.models[model]).toMatchObject({ loaded: [false], attacked: true, depleted: [false] });
    }
    expect(play.waits).toBe('red depleted');
    expect(play.asks).toBe('SK-GRP-16');
    expect(play.refused('red', { type: 'depleted', model: 4 })).toBe('SK-GRP-16');
    play.red({ type: 'depleted', model: 2 });
    expect(members(3).map((model) => play.state.models[model]?.depleted[0])).toEqual([false, true, false]);
  });
  it('SK-GRP-16: the owner chooses among all shooters', () => {
    const play = playing(frameOf(volley(3, 60), members(3)));
    expect(play.asks).toBe('SK-GRP-14');
    play.roll([1], [6]);
    expect(play.offers('red')).toEqual(members(3).map((model) => ({ type: 'depleted', model })));
    expect(play.refusal('red', { type: 'stop' })).toMatchObject({
      rule: 'SK-GRP-16',
      reason: 'sk.fight.depletedFirst',
    });
  });
  it('SK-GRP-17, SK-GRP-18, SK-RNG-9, SK-RNG-11: one mounted or distant shooter is a penalty for all', () => {
    const carbines: ManSpec = { c: 2, weapons: ['carbine'] };
    const riders = apart(60, carbines, MUSKET, {
      others: [{ at: [270, 500], weapons: ['carbine'], specials: ['mounted'] }],
    });
    expect([sums(riders, [0]), sums(riders, [2]), sums(riders, [0, 2])]).toEqual([
      [4, 2],
      [3, 2],
      [3, 1],
    ]);
    const low = apart(110, MUSKET, { ...MUSKET, posture: 'fallen' }, { others: [{ at: [300, 520] }] });
    expect([sums(low, [0]), sums(low, [2]), sums(low, [0, 2])]).toEqual([
      [4, 2],
      [2, 2],
      [2, 1],
    ]);
  });
  it('SK-GRP-19: no bows and no throws', () => {
    const archers = apart(60, { weapons: ['bow'] }, MUSKET, { variant: 'SDT' });
    expect(shotProblem(archers, 0, 0, 1, { aimed: false, volley: true })?.rule).toBe('SK-GRP-19');
  });
  it('SK-GRP-23: the target recoils from the nearest of them', () => {
    const state = facing(
      { ...MUSKET, at: [300, 500] },
      { ...MUSKET, at: [240, 430] },
      {
        others: [
          { at: [280, 500], player: 0 },
          { at: [260, 500], player: 0 },
          { at: [240, 500], player: 0 },
        ],
      },
    );
    for (const shooters of [
      [0, 2, 3, 4],
      [4, 3, 2, 0],
      [0, 4, 3, 2],
    ]) {
      const play = playing(frameOf(state, shooters)).roll([3], [6]);
      expect(play.event('shot').result.what).toBe('recoil');
      expect(play.state.models[1]).toMatchObject({ x: steps(240), y: steps(410) });
    }
  });

  /** Models 0 and 2 stand equally near to the target, left and right; 3 stands farther off. */
  const even = (spec: FightSpec = {}): State =>
    facing(
      { ...MUSKET, at: [280, 500] },
      { ...MUSKET, at: [300, 430] },
      {
        others: [
          { at: [320, 500], player: 0 },
          { at: [300, 520], player: 0 },
        ],
        ...spec,
      },
    );

  it('SK-GRP-23: of several equally near the active player chooses the one that the target recoils from', () => {
    const endOf = (shooter: number): number => {
      const play = playing(frameOf(even(), [3, 0, 2])).roll([3], [6]);
      expect(play.event('shot').result.what).toBe('recoil');
      expect([play.waits, play.asks]).toEqual(['red reference', 'SK-GRP-23']);
      expect(play.state.models[1]).toMatchObject({ x: steps(300), y: steps(430) });
      expect(play.offers('red')).toEqual([0, 2].map((model) => ({ type: 'reference', model })));
      play.red({ type: 'reference', model: shooter });
      expect(play.event('moved')).toMatchObject({ how: 'recoil', model: 1 });
      expect(play.waits).not.toContain('reference');
      return play.state.models[1]?.x ?? 0;
    };
    expect(endOf(0)).toBeGreaterThan(steps(300));
    expect(endOf(2)).toBeLessThan(steps(300));
  });
  it('SK-GRP-23: only one of the nearest may be chosen, and nothing else is open', () => {
    const play = playing(frameOf(even(), [0, 2, 3])).roll([3], [6]);
    expect(play.refusal('red', { type: 'reference', model: 3 })).toMatchObject({
      rule: 'SK-GRP-23',
      reason: 'sk.fight.notNearestShooter',
    });
    expect(play.refusal('red', { type: 'stop' })).toMatchObject({
      rule: 'SK-GRP-23',
      reason: 'sk.fight.referenceFirst',
    });
  });
  it('SK-GRP-23, SK-SEQ-7: the depleted weapon is chosen first', () => {
    const state = facing(
      { ...MUSKET, at: [280, 500], c: 6 },
      { ...MUSKET, at: [300, 430], c: 1 },
      { others: [{ at: [320, 500], c: 6, player: 0 }] },
    );
    const play = playing(frameOf(state, [0, 2]));
    const faces = [2, 3, 4, 5, 6].find((defence) => {
      const tried = playing(play.state).roll([1], [defence]);
      return tried.event('shot').result.what === 'recoil';
    });
    if (faces === undefined) throw new Error('the target never recoils');
    play.roll([1], [faces]);
    expect(play.waits).toBe('red depleted');
    expect(play.red({ type: 'depleted', model: 0 }).waits).toBe('red reference');
  });
  it('SK-GRP-23, SK-RNG-22: a target that is driven to cover seeks it from the chosen one', () => {
    const state = even({ variant: 'SDT', features: [{ kind: 'wood', box: [300, 380, 100, 60] }] });
    const driven = [2, 3, 4, 5, 6].flatMap((defence) =>
      [2, 3, 4, 5, 6].flatMap((attack) => {
        const tried = playing(frameOf(state, [0, 2])).roll([attack], [defence]);
        return tried.event('shot').result.what === 'cover' ? [tried] : [];
      }),
    )[0];
    if (driven === undefined) throw new Error('the target is never driven to cover');
    expect(driven.waits).toBe('red reference');
    expect(driven.red({ type: 'reference', model: 2 }).state.frames.find(({ at }) => at === 'takeCover')).toMatchObject(
      { model: 1, shooter: 2 },
    );
  });
  it('SK-GRP-23: a single shooter, and one that is nearest alone, are not asked about', () => {
    for (const shooters of [[0], [0, 3]]) {
      expect(playing(frameOf(even(), shooters)).roll([3], [6]).waits).not.toContain('reference');
    }
  });

  /** Fires a volley without an order. */
  function frameOf(state: State, shooters: readonly number[]): State {
    return { ...state, frames: [...state.frames, shotBy(shooters, 1)] };
  }
});
