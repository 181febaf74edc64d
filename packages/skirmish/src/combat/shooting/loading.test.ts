import { describe, expect, it } from 'vitest';
import { facing, type FightSpec, type ManSpec } from '../../../test/fightPositions.ts';
import { playing } from '../../../test/playing.ts';
import { activationOf, type ModelSpec } from '../../../test/positions.ts';
import { loadOffers } from './loading.ts';

const EMPTY: ManSpec = { weapons: ['musket'], loaded: false };
const ENEMY: ManSpec = { at: [300, 380], weapons: ['musket'] };
const RELOAD = { type: 'reload', model: 0, weapon: 0 } as const;
const SHOOT = { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false } as const;

const man = (change: ManSpec = {}, spec: FightSpec = {}) =>
  playing(facing({ ...EMPTY, at: [300, 500], ...change }, ENEMY, spec));

describe('loading', () => {
  it('SK-RNG-18: two actions in the same turn, all or nothing', () => {
    const play = man({}, { left: 2 }).red(RELOAD);
    expect(play.state.models[0]).toMatchObject({ loaded: [true], reloaded: [true] });
    expect(play.waits).not.toBe('red acting');
    expect(man({}, { left: 1 }).refused('red', RELOAD)).toBe('SK-ACN-5');
    expect(man({ loaded: true }).refused('red', RELOAD)).toBe('SK-RNG-18');
  });
  it('E39, SK-RNG-18: three successes, loaded: fire and reload: he ends loaded', () => {
    const play = man({ loaded: true }, { left: 3 }).red(SHOOT).roll([3], [3]).red(RELOAD);
    expect(play.state.models[0]?.loaded).toEqual([true]);
  });
  it('SK-RNG-18: and reload, then fire', () => {
    const play = man({}, { left: 3 }).red(RELOAD).red(SHOOT).roll([3], [3]);
    expect(play.state.models[0]?.loaded).toEqual([false]);
  });
  it('E40, SK-RNG-19: a rifleman may reload and move, but not fire in that turn', () => {
    const play = man({ weapons: ['rifle'] }, { left: 3 }).red(RELOAD);
    expect(play.refused('red', SHOOT)).toBe('SK-RNG-19');
    expect(play.offered('red', 'move').length).toBeGreaterThan(0);
    const fired = man({ weapons: ['rifle'], loaded: true }, { left: 3 })
      .red(SHOOT)
      .roll([3], [3]);
    expect(fired.refused('red', RELOAD)).toBe('SK-RNG-19');
  });
  it('SK-RNG-16: not a depleted weapon; SK-RNG-3: nothing but firearms', () => {
    expect(man({ depleted: true }).refused('red', RELOAD)).toBe('SK-RNG-16');
    expect(man({ weapons: ['bow'] }, { variant: 'SDT' }).refused('red', RELOAD)).toBe('SK-RNG-18');
  });
  it('SK-RNG-20: not while engaged, Prone or Fallen', () => {
    const foe: ModelSpec = { at: [300, 520], player: 1 };
    expect(man({}, { others: [foe] }).refused('red', RELOAD)).toBe('SK-RNG-20');
    expect(man({}, { others: [{ ...foe, posture: 'fallen' }] }).offered('red', 'reload')).toHaveLength(1);
    expect(man({ posture: 'prone' }, { variant: 'SDT' }).refused('red', RELOAD)).toBe('SK-RNG-20');
    expect(man({ posture: 'fallen' }).refused('red', RELOAD)).toBe('SK-RNG-20');
  });
  it('SK-SCN-1: not with an object in hand', () => {
    expect(man({ object: 0 }, { things: [{ at: [300, 500], carrier: 0 }] }).refused('red', RELOAD)).toBe('SK-SCN-1');
  });
  it('SK-RNG-9: riders may', () => {
    expect(man({ weapons: ['carbine'], specials: ['mounted'] }).offered('red', 'reload')).toHaveLength(1);
  });
});

describe('SK-RNG-17: resupply', () => {
  const friend: ModelSpec = { at: [320, 500], player: 0 };
  const RESUPPLY = { type: 'resupply', model: 0, weapon: 0, from: 2 } as const;
  const wants = (change: Partial<ModelSpec> = {}, spec: FightSpec = {}, own: ManSpec = {}) =>
    man({ depleted: true, ...own }, { ...spec, others: [{ ...friend, ...change }, ...(spec.others ?? [])] });

  it('SK-RNG-17: one action with a friend in contact who has the same weapon: the mark is taken off', () => {
    const play = wants({}, { left: 3 }).red(RESUPPLY);
    expect(play.state.models[0]).toMatchObject({ depleted: [false], loaded: [false] });
    expect(play.frame('acting').doing.left).toBe(2);
    play.red(RELOAD);
    expect(play.state.models[0]?.loaded).toEqual([true]);
  });
  it('SK-RNG-17: not from a friend who is Fallen or Prone, engaged, out of contact or depleted', () => {
    expect(wants({ posture: 'fallen' }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
    expect(wants({}, { others: [{ at: [340, 500], player: 1 }] }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
    expect(wants({ at: [322, 500] }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
    expect(wants({ depleted: true }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
    expect(wants({ weapons: ['rifle'] }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
    expect(wants({ player: 1 }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
  });
  it('SK-RNG-17: not while Fallen or Prone, nor for a weapon that is not depleted', () => {
    expect(wants({}, { variant: 'SDT' }, { posture: 'prone' }).refused('red', RESUPPLY)).toBe('SK-MOV-17');
    expect(wants({}, {}, { depleted: false }).refused('red', RESUPPLY)).toBe('SK-RNG-17');
  });
  it('SK-RNG-17: the friend may have other weapons too', () => {
    const play = wants({ weapons: ['pistol', 'musket'] }).red(RESUPPLY);
    expect(play.state.models[0]?.depleted).toEqual([false]);
    expect(wants({ weapons: ['pistol', 'musket'], depleted: [false, true] }).refused('red', RESUPPLY)).toBe(
      'SK-RNG-17',
    );
  });
  it('SK-RNG-17: the mark of one weapon is taken off, and no other', () => {
    const play = wants({}, {}, { weapons: ['musket', 'pistol'], depleted: [true, true] }).red(RESUPPLY);
    expect(play.state.models[0]?.depleted).toEqual([false, true]);
  });
});

describe('offers to load and resupply', () => {
  const offers = (own: ManSpec, left: number, others: readonly ModelSpec[] = []) =>
    loadOffers(facing({ ...EMPTY, at: [300, 500], ...own }, ENEMY, { others }), activationOf(0, left));
  const friend: ModelSpec = { at: [320, 500], player: 0 };
  it('SK-RNG-18: every empty firearm, with two actions', () => {
    const both: ManSpec = { weapons: ['musket', 'sword', 'pistol'], loaded: [false, false, false] };
    expect(offers(both, 2)).toEqual([
      { type: 'reload', model: 0, weapon: 0 },
      { type: 'reload', model: 0, weapon: 2 },
    ]);
    expect(offers({ ...both, loaded: [true, false, false] }, 2)).toEqual([{ type: 'reload', model: 0, weapon: 2 }]);
    expect(offers(both, 1)).toEqual([]);
  });
  it('SK-RNG-17: a depleted weapon from each friend who can resupply it, with one action', () => {
    const others: readonly ModelSpec[] = [friend, { at: [280, 500], player: 0, weapons: ['rifle'] }];
    expect(offers({ depleted: true }, 1, others)).toEqual([{ type: 'resupply', model: 0, weapon: 0, from: 2 }]);
    expect(offers({ depleted: true }, 0, others)).toEqual([]);
    expect(offers({ loaded: true }, 3, others)).toEqual([]);
  });
  it('SK-RNG-18: one weapon is loaded, and no other', () => {
    const play = man({ weapons: ['musket', 'pistol'] }).red(RELOAD);
    expect(play.state.models[0]).toMatchObject({ loaded: [true, false], reloaded: [true, false] });
  });
  it('SK-RNG-18: a weapon that the model does not carry cannot be loaded or resupplied', () => {
    expect(man().refused('red', { type: 'reload', model: 0, weapon: 1 })).toBe('SK-RNG-18');
    const wanting = man({ depleted: true }, { others: [friend] });
    expect(wanting.refused('red', { type: 'resupply', model: 0, weapon: 1, from: 2 })).toBe('SK-RNG-17');
  });
});
