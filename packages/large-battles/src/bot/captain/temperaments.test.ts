import type { Temperament } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../../test/positions.ts';
import type { GeneralTraits } from '../../state/state.ts';
import { temperamentOf } from './temperaments.ts';

type Traits = Partial<GeneralTraits>;

/** A side with a Commander-in-Chief and a Leader; the enemy's Leader is cautious. */
function leaningOf(chief: Traits, leader: Traits): Temperament | null {
  const state = battlefield({
    units: [{ at: [500, 1000] }, { side: 1, at: [500, 200] }],
    generals: [
      { brigade: 0, at: [500, 1100], traits: leader },
      { cinc: true, at: [600, 1150], traits: chief },
      { brigade: 1, side: 1, at: [500, 100], traits: { cautious: true } },
    ],
  });
  return temperamentOf(state, state.field.sides[0].id);
}

describe('the traits of Generals lean', () => {
  it.each<[Temperament | null, Traits, Traits]>([
    [null, {}, {}],
    ['bold', {}, { charismatic: true }],
    ['wary', {}, { cautious: true }],
    ['wary', { timid: true }, {}],
    // A Commander-in-Chief counts twice.
    ['steady', { stubborn: true }, { active: true }],
    [null, { timid: true }, { active: true, charismatic: true }],
  ])('%s: %j, %j', (expected, chief, leader) => {
    expect(leaningOf(chief, leader)).toBe(expected);
  });
});
