import { expect, test } from 'vitest';
import { duel, type Duel, found } from '../test/broken.ts';
import { SETUP } from './duel.ts';
import { checkOf, deepFreeze, hashOf, stepsOf } from '@drumhead/engine';
import { checkConformance, randomWalk } from './conformance.ts';

test('a sound rule set passes, and its battles end', () => {
  const report = checkConformance(duel, SETUP, { seeds: 30 });
  expect(report.battles).toBe(30);
  expect(report.ended).toBe(30);
  expect(report.commands).toBeGreaterThan(500);
  expect(report.longest).toBeLessThan(400);
});

test('a battle longer than the steps is left unfinished', () => {
  expect(checkConformance(duel, { ...SETUP, rounds: 50 }, { seeds: [3, 5], steps: 10 })).toMatchObject({
    battles: 2,
    ended: 0,
    commands: 20,
  });
});

test('costly checks may be made now and then only', () => {
  let asked = 0;
  const counting: Duel = { ...duel, faults: (state) => (state.drawOffers ?? asked++, []) };
  const { commands } = checkConformance(counting, SETUP, { seeds: 1, every: 7, tries: { old: 0, mutants: 0 } });
  expect(asked).toBeLessThanOrEqual(commands / 7 + 2);
});

test('a random walk is the same for the same seed and another for another', () => {
  const hashes = [1, 1, 2].map((seed) => checkOf(randomWalk(duel, SETUP, seed).battle));
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});

test('a random walk freezes the states it meets, unless told not to', () => {
  const frozen = randomWalk(duel, SETUP, 4).battle;
  expect(stepsOf(frozen).every((step) => Object.isFrozen(step.state.men[0]))).toBe(true);
  expect(Object.isFrozen(randomWalk(duel, SETUP, 4, { freeze: false }).battle.state)).toBe(false);
});

test('the failure names rule set, seed and step, and its call leads there', () => {
  const broken: Partial<Duel> = { secrets: (state, seat) => (state.round === 3 ? ['{'] : duel.secrets(state, seat)) };
  const failure = found(broken);
  expect(failure.message).toContain('duel 2 [view] red can see {');
  expect(failure.message).toContain(`seed ${failure.place.seed}, step ${failure.place.step}: see it by randomWalk(`);
  const { battle } = randomWalk({ ...duel, ...broken }, SETUP, failure.place.seed, { steps: failure.place.step });
  expect(battle.state.round).toBe(3);
});

test('the kit changes nothing in a battle that it examines', () => {
  const seen: string[] = [];
  const examined = randomWalk(duel, SETUP, 9, { onState: ({ battle }) => seen.push(hashOf(battle.state)) });
  expect(seen).toHaveLength(examined.battle.count + 1);
  expect(seen.slice(1)).toEqual(stepsOf(examined.battle).map((step) => hashOf(step.state)));
});

test('freezing goes all the way down', () => {
  const value = { a: [{ b: 1 }], c: null };
  deepFreeze(value);
  expect(Object.isFrozen(value.a[0])).toBe(true);
});
