/** The chances of keeping and of re-rolling, checked against each face and against the odds before the roll. */
import { APPROACH, contestOddsWithReroll, ladderOddsWithReroll } from '@drumhead/odds';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import { newCombat } from '../combat/beginCombat.ts';
import { fighterOf } from '../combat/dice/fighter.ts';
import { contactLadder, contactResult } from '../combat/dice/results.ts';
import type { CombatFrame, RerollRight } from '../state/combatFrame.ts';
import type { State } from '../state/state.ts';
import { approachChances, contactChances } from './fightChances.ts';
import { rerollPreview } from './rerollPreview.ts';

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
