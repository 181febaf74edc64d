/** The chances of keeping and of re-rolling, checked against each face and against the odds before the roll. */
import { APPROACH, contestOddsWithReroll, ladderOddsWithReroll } from '@drumhead/odds';
import { DICE } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import { newCombat } from '../combat/beginCombat.ts';
import { fighterOf } from '../combat/dice/fighter.ts';
import { contactLadder, contactResult } from '../combat/dice/results.ts';
import type { CombatFrame, RerollRight } from '../state/combatFrame.ts';
import { largeBattles } from '../ruleset.ts';
import type { State } from '../state/state.ts';
import { approachChances, contactChances } from './fightChances.ts';
import { isBestReroll, rerolledActivation, rerollPreview } from './rerollPreview.ts';

const field = battlefield({
  units: [
    { kind: 'lightCavalry', formation: 'column', at: [900, 615] },
    { side: 1, kind: 'lightCavalry', formation: 'column', at: [900, 555] },
  ],
});
const combat = { ...newCombat(0, 0, [1], -1), mover: 0 };
const A: RerollRight = { by: 'a', rule: 'LB-SPEC-18' };
const D: RerollRight = { by: 'd', rule: 'LB-SPEC-18' };

function onTable(
  step: 'approachReroll' | 'contactReroll',
  a: readonly number[],
  d: readonly number[],
  rights: readonly RerollRight[],
): State {
  const frame: CombatFrame = {
    at: 'combat',
    step,
    combat,
    faces: { a, d, aAgain: [], dAgain: [] },
    rights,
    again: null,
    winner: null,
    pursuit: false,
    destroyed: [],
    places: [],
    queue: [],
  };
  return { ...field, frames: [...field.frames, frame] };
}

const chance = (state: State, command: Parameters<typeof rerollPreview>[1], what: string): number =>
  rerollPreview(state, command)?.find((one) => one.what === what)?.chance ?? Number.NaN;

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((x) => FACES.map((y) => [x, y]));

/** The mean over all rolls of two dice a side. */
function mean(of: (a: readonly number[], d: readonly number[]) => number): number {
  let sum = 0;
  for (const a of PAIRS) for (const d of PAIRS) sum += of(a, d);
  return sum / PAIRS.length ** 2;
}

describe('re-rolls of combat dice', () => {
  it('LB-DICE-12 a kept roll is certain, a re-rolled die counts every face once', () => {
    const [a, d] = [
      [6, 2, 1],
      [5, 5, 3],
    ];
    const fighters = [[fighterOf(field, 0)], [fighterOf(field, 1)]] as const;
    const wins = (dice: readonly number[]) => Number(contactResult(fighters[0], fighters[1], dice, d).winner === 'a');
    const state = onTable('contactReroll', a, d, [A]);
    expect(chance(state, { type: 'keep' }, 'attackerWins')).toBe(wins(a));
    for (const die of [0, 1, 2]) {
      const every = FACES.map((face) => wins(a.map((old, i) => (i === die ? face : old))));
      const expected = every.reduce((sum, one) => sum + one, 0) / 6;
      expect(chance(state, { type: 'reroll', die }, 'attackerWins')).toBeCloseTo(expected, 12);
    }
    expect(rerollPreview(state, { type: 'reroll', die: 3 })).toBeNull();
    expect(rerollPreview(field, { type: 'keep' })).toBeNull();
  });

  it('LB-DICE-12 makes sense for the lowest die alone, and where a better face changes the result', () => {
    const sensible = (a: readonly number[], d: readonly number[], rights = [A]) =>
      a.map((_, die) => isBestReroll(onTable('contactReroll', a, d, rights), die));
    expect(sensible([5, 2, 4], [6, 6, 6])).toEqual([false, true, false]);
    expect(sensible([6, 6], [6, 6]), 'nothing is better than a 6').toEqual([false, false]);
    expect(sensible([6, 5, 4], [1, 1, 1]), 'all is won').toEqual([false, false, false]);
    expect(sensible([6, 5, 4], [1, 1, 1], [A, D]), 'the enemy may roll again').toEqual([false, false, true]);
    expect(isBestReroll(field, 0), 'no dice of a fight').toBe(true);
  });

  it('LB-DICE-14 a right still to come is used as the odds before the roll count it', () => {
    const contact = contactChances(
      field,
      combat,
      ladderOddsWithReroll(2, 2, contactLadder([fighterOf(field, 0)], [fighterOf(field, 1)]), { side: 'a' }),
    );
    const wins = mean((a, d) => chance(onTable('contactReroll', a, d, [D, A]), { type: 'keep' }, 'attackerWins'));
    expect(wins).toBeCloseTo(contact.wins, 12);
    const approach = approachChances(field, combat, contestOddsWithReroll(2, 2, APPROACH, { side: 'b' }));
    const hurt = mean((a, d) => chance(onTable('approachReroll', a, d, [A, D]), { type: 'keep' }, 'attackerHurt'));
    expect(hurt).toBeCloseTo(approach.sums.attackerHurt ?? 0, 12);
  });
});

describe('re-rolls of activation dice', () => {
  const lying = (purpose: 'leader' | 'group', faces: readonly number[]): State => {
    const roll = { at: 'activationRoll', purpose, side: 0, unit: -1, general: 0, units: [0], automatic: 0 } as const;
    const rule = purpose === 'group' ? 'LB-SPEC-31' : 'LB-CINC-03';
    return {
      ...field,
      frames: [...field.frames, { at: 'rerollChoice', roll: { ...roll, dice: faces.length }, faces, average: 0, rule }],
    };
  };
  const settledBy = (state: State, ...orders: readonly (readonly [string, unknown])[]) => {
    let at = state;
    for (const [seat, order] of orders) {
      const answer = largeBattles.decide(at, seat, order as never);
      if (!answer.ok) throw new Error(answer.refusal.reason);
      at = answer.state;
      for (const event of answer.events)
        if (event.type === 'activationRolled') return { actions: event.actions, failures: event.failures };
    }
    throw new Error('the roll is not settled');
  };
  const told = (state: State, command: Parameters<typeof rerolledActivation>[1]) =>
    rerolledActivation(state, command)?.map(({ actions, failures }) => ({ actions, failures }));

  it.each(['leader', 'group'] as const)(
    'LB-CINC-03, LB-SPEC-31 tell what the rules make of each face: %s',
    (purpose) => {
      const state = lying(purpose, [1, 6, 2]);
      const seat = state.field.sides[0].id;
      expect(told(state, { type: 'keep' })).toEqual([settledBy(state, [seat, { type: 'keep' }])]);
      expect(told(state, { type: 'reroll', die: 2 })).toEqual(
        FACES.map((face) =>
          settledBy(state, [seat, { type: 'reroll', die: 2 }], [DICE, { type: 'roll', faces: [[face]] }]),
        ),
      );
      expect(told(state, { type: 'reroll', die: 2 })?.at(-1), 'a success of the others counts').toEqual({
        actions: 2,
        failures: 1,
      });
    },
  );

  it('LB-CINC-03 is not asked elsewhere', () => {
    expect(told(field, { type: 'keep' })).toBeUndefined();
  });
});
