import { describe, expect, it } from 'vitest';
import { D6 } from '../machine/dice.ts';
import { outcomesOf } from './outcomes.ts';
import { type Command, type Decision, DICE, type Pending, type Roll } from '../contract/ruleset.ts';

/** Two dice; on a sum of 12 a third, whose face is added; then a player decides. */
interface Toy {
  readonly left: 'pair' | 'third' | 'player';
  readonly sum: number;
}

const toy = {
  pending({ left }: Toy): readonly Pending[] {
    if (left === 'player') return [{ seat: 'red', decision: 'choose', rule: 'T-1' }];
    const dice = [{ what: 't.dice', owner: null, count: left === 'pair' ? 2 : 1, faces: D6 }];
    return [{ seat: DICE, decision: 'roll', rule: 'T-1', dice }];
  },
  decide({ left, sum }: Toy, _seat: string, command: Command | Roll): Decision<Toy> {
    const rolled = (command as Roll).faces.flat().reduce((all, face) => all + face, sum);
    const again = left === 'pair' && rolled === 12;
    const state = { left: again ? ('third' as const) : ('player' as const), sum: rolled };
    return { ok: true, state, events: [{ type: `sum ${rolled}`, rule: 'T-1' }] };
  },
};

describe('outcomes of dice', () => {
  it('lists every result once with its exact chance, the likeliest first, over all rolls that follow', () => {
    const found = outcomesOf(toy, { left: 'pair', sum: 0 }, 1000);
    expect(found?.[0]).toEqual({
      chance: expect.closeTo(6 / 36),
      state: { left: 'player', sum: 7 },
      events: [{ type: 'sum 7', rule: 'T-1' }],
    });
    const sums = new Map(found?.map(({ chance, state }) => [state.sum, chance]));
    expect([...sums.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18]);
    expect(sums.get(2)).toBeCloseTo(1 / 36, 12);
    expect(sums.get(18)).toBeCloseTo(1 / 216, 12);
    expect([...sums.values()].reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
    expect(found?.at(-1)?.events.map(({ type }) => type)).toEqual(['sum 12', expect.stringMatching(/^sum 1[3-8]$/)]);
  });
  it('is empty where a player decides, and null where there are too many rolls', () => {
    expect(outcomesOf(toy, { left: 'player', sum: 0 }, 1000)).toEqual([]);
    expect(outcomesOf(toy, { left: 'pair', sum: 0 }, 20)).toBeNull();
  });
});
