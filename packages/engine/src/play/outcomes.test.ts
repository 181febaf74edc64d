import { describe, expect, it } from 'vitest';
import { D6 } from '../machine/dice.ts';
import { drawnOutcomes, outcomesOf } from './outcomes.ts';
import { type BattleEvent, type Command, type Decision, DICE, type Pending, type Roll } from '../contract/ruleset.ts';

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

/** Handfuls of ordinary dice that are rolled together: of all of them only those that show 1 or 2 are kept. */
interface Counted {
  readonly low: number;
}

/** Before the dice are rolled. */
const WAITING: Counted = { low: -1 };

function handfulsOf(counts: readonly number[]) {
  const dice = counts.map((count) => ({ what: 't.dice', owner: null, count, faces: D6 }));
  let asked = 0;
  const table = {
    pending: ({ low }: Counted): readonly Pending[] => [
      low < 0 ? { seat: DICE, decision: 'roll', rule: 'T-1', dice } : { seat: 'red', decision: 'choose', rule: 'T-1' },
    ],
    decide(_state: Counted, _seat: string, command: Command | Roll): Decision<Counted> {
      asked += 1;
      const { length: low } = (command as Roll).faces.flat().filter((face) => face <= 2);
      return { ok: true, state: { low }, events: [] };
    },
  };
  return { table, asked: () => asked };
}

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
  it('asks how many rolls there are before it makes any', () => {
    const { table, asked } = handfulsOf([3, 3, 3, 3]);
    expect(outcomesOf(table, WAITING, 400_000)).toBeNull();
    expect(outcomesOf(handfulsOf([60]).table, WAITING, 400_000)).toBeNull();
    expect(outcomesOf(handfulsOf(new Array<number>(2000).fill(20)).table, WAITING, 400_000)).toBeNull();
    expect(asked()).toBe(0);
  });
  it('counts faces that read alike as one, each with its exact chance', () => {
    const { table, asked } = handfulsOf([3, 3, 3, 3]);
    const halves = [
      [1, 2],
      [3, 4, 5, 6],
    ];
    const alike = { ...table, alikeFaces: () => [halves, halves, halves, halves] };
    const found = outcomesOf(alike, WAITING, 256);
    expect(asked()).toBe(256);
    expect(found).toHaveLength(13);
    expect(outcomesOf(alike, WAITING, 255)).toBeNull();
    // Of twelve dice, k show 1 or 2 in (12 over k) × 2^k × 4^(12 - k) of the 6^12 rolls.
    expect(found?.find(({ state }) => state.low === 0)?.chance).toBeCloseTo((2 / 3) ** 12, 14);
    expect(found?.find(({ state }) => state.low === 5)?.chance).toBeCloseTo((792 * 2 ** 5 * 4 ** 7) / 6 ** 12, 14);
  });
  it('finds the same with and without faces that read alike', () => {
    const { table } = handfulsOf([3, 2]);
    const halves = [
      [1, 2],
      [3, 4, 5, 6],
    ];
    const chances = (list: ReturnType<typeof outcomesOf<Counted, Command, BattleEvent>>) =>
      new Map(list?.map(({ state, chance }) => [state.low, chance]));
    const slow = chances(outcomesOf(table, WAITING, 10_000));
    const quick = chances(outcomesOf({ ...table, alikeFaces: () => [halves, halves] }, WAITING, 10_000));
    expect(new Set(quick.keys())).toEqual(new Set(slow.keys()));
    for (const [low, chance] of slow) expect(quick.get(low)).toBeCloseTo(chance, 14);
  });
  it('is empty where a player decides, and null where there are too many rolls', () => {
    expect(outcomesOf(toy, { left: 'player', sum: 0 }, 1000)).toEqual([]);
    expect(outcomesOf(toy, { left: 'pair', sum: 0 }, 20)).toBeNull();
  });
});

it('draws some of too many results fairly, the same ones again, each to the end of its rolls', () => {
  const begun: Toy = { left: 'pair', sum: 0 };
  const drawn = drawnOutcomes(toy, begun, 2000);
  expect(drawnOutcomes(toy, begun, 2000)).toEqual(drawn);
  expect(drawn.every(({ state }) => state.left === 'player')).toBe(true);
  const share = (among: readonly { readonly chance: number; readonly state: Toy }[], sum: number): number =>
    among.reduce((all, { chance, state }) => all + (state.sum === sum ? chance : 0), 0);
  for (const { state } of outcomesOf(toy, begun, 100) ?? [])
    expect(Math.abs(share(drawn, state.sum) - share(outcomesOf(toy, begun, 100) ?? [], state.sum))).toBeLessThan(0.03);
  // Of 12 and more the events tell both rolls.
  expect(drawn.find(({ state }) => state.sum > 12)?.events.map(({ type }) => type)[0]).toBe('sum 12');
});
