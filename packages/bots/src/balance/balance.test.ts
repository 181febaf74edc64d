import type { Mend } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, EVEN, isSure, type PlayedBattle, unevenness, weakest, widthOf } from './balance.ts';
import { mended, type Round } from './mended.ts';

const battle = (winner: number | null, more: Partial<PlayedBattle> = {}): PlayedBattle => ({
  winner,
  end: 'broken',
  length: 10,
  first: null,
  lost: [],
  why: { fell: [], ground: [], held: [], uncalled: [] },
  ...more,
});

/** So many victories of each side, and draws. */
const battles = (wins: readonly number[], draws = 0): readonly PlayedBattle[] => [
  ...wins.flatMap((count, side) => Array.from({ length: count }, () => battle(side))),
  ...Array.from({ length: draws }, () => battle(null)),
];

describe('the balance of a set-up', () => {
  it('says even, perhaps even, favoured, or that it is too early', () => {
    expect(balanceOf(battles([500, 500]), 2).verdict).toEqual({ kind: 'even' });
    expect(balanceOf(battles([52, 48]), 2).verdict).toEqual({ kind: 'maybe' });
    expect(balanceOf(battles([27, 23]), 2).verdict).toEqual({ kind: 'early' });
    expect(balanceOf(battles([30, 70]), 2).verdict).toEqual({ kind: 'favoured', side: 1 });
    expect(balanceOf(battles([]), 2).verdict).toEqual({ kind: 'early' });
    // Shown to be better, and by so little that the battle is even.
    expect(balanceOf(battles([5400, 4600]), 2).verdict).toEqual({ kind: 'even' });
    expect(balanceOf(battles([340, 330, 330]), 3).verdict).toEqual({ kind: 'even' });
  });

  it('is sure once the share of every side is known to a tenth either way, whoever wins', () => {
    const [few, enough] = [balanceOf(battles([27, 23]), 2), balanceOf(battles([52, 48]), 2)];
    expect([few, enough].map(isSure)).toEqual([false, true]);
    expect([few, enough].map((one) => Math.round(100 * widthOf(one)))).toEqual([27, 19]);
    expect(isSure(balanceOf([], 2))).toBe(false);
  });

  it('shares draws among the sides', () => {
    const { sides, drawn } = balanceOf(battles([10, 0], 10), 2);
    expect(drawn).toBe(10);
    expect(sides.map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it('gives every battle to somebody', () => {
    const winner = fc.option(fc.nat({ max: 2 }));
    const property = fc.property(fc.array(winner, { minLength: 1, maxLength: 60 }), (winners) => {
      const { sides, games } = balanceOf(
        winners.map((one) => battle(one)),
        3,
      );
      expect(games).toBe(winners.length);
      expect(sides.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      for (const { share, interval } of sides) {
        expect(interval[0]).toBeLessThanOrEqual(share + 1e-9);
        expect(interval[1]).toBeGreaterThanOrEqual(share - 1e-9);
      }
    });
    fc.assert(property, { numRuns: 50 });
  });

  it('counts a piece once a battle, and the first turn where it is known', () => {
    const lost = [
      { side: 0, piece: 'unit-3', by: ['unit-7'] },
      { side: 0, piece: 'unit-3', by: ['unit-7', 'unit-8'] },
    ];
    const found = balanceOf([battle(1, { lost, first: 1 }), battle(0, { first: 1 })], 2);
    expect(found.lost).toEqual([{ side: 0, piece: 'unit-3', share: 0.5 }]);
    expect(found.first).toMatchObject({ games: 2, share: 0.5 });
    expect(found.why.earned).toEqual([
      { piece: 'unit-7', cost: 0.75 },
      { piece: 'unit-8', cost: 0.25 },
    ]);
  });

  it('says where pieces fell, which ground nobody held, and who came too late', () => {
    const why = { fell: [4, 4, 0], ground: ['mill'], held: [{ side: 1, place: 'mill' }], uncalled: ['relief'] };
    const { fell, neverHeld, late } = balanceOf([battle(0, { why }), battle(1)], 2).why;
    expect(fell).toEqual([
      { ninth: 4, share: 2 / 3 },
      { ninth: 0, share: 1 / 3 },
    ]);
    expect(neverHeld).toEqual([{ side: 0, place: 'mill' }]);
    expect(late).toEqual([{ troops: 'relief', share: 0.5 }]);
  });
});

/** Set-ups are numbers: the first side wins so many of a hundred. */
const mend = (setup: number, about = 0.1, key = 'mend'): Mend => ({ key, facts: {}, side: 0, setup, about });

async function search(from: number, mends: (now: number) => readonly Mend[]): Promise<readonly Round[]> {
  const play = (setup: unknown) => Promise.resolve(battles([Number(setup), 100 - Number(setup)]));
  const laboratory = { sides: 2, play, mends: (setup: unknown) => mends(Number(setup)) };
  const rounds: Round[] = [];
  for await (const round of mended(laboratory, from, balanceOf(await play(from), 2))) rounds.push(round);
  return rounds;
}

describe('a small change that makes it even', () => {
  it('is the one that brings the sides nearest, and the search ends within 40 to 60', async () => {
    const rounds = await search(70, (now) => [mend(now - 5), mend(now - 20), mend(now + 5)]);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({ helped: 1, taken: { mend: { setup: 50 } } });
  });

  it('is looked for again from what was taken', async () => {
    const rounds = await search(90, (now) => [mend(now - 12)]);
    expect(rounds.map(({ taken }) => taken?.mend.setup)).toEqual([78, 66, 54]);
  });

  it('is none where nothing helps, or the battle is even already', async () => {
    const rounds = await search(70, (now) => [mend(now + 5)]);
    expect(rounds.map(({ taken }) => taken)).toEqual([null]);
    expect(await search(55, () => [mend(50)])).toEqual([]);
    expect(await search(70, () => [])).toMatchObject([{ taken: null }]);
  });

  it('is larger where small ones leave every battle to the same side', async () => {
    // Whoever has ten more wins all: only the largest change is felt.
    const play = (setup: unknown) => Promise.resolve(battles(Number(setup) > 10 ? [100, 0] : [50, 50]));
    const changes = [1, 2, 4, 8].map((by) => mend(41 - 5 * by, 0.5 * by));
    const rounds: Round[] = [];
    const laboratory = { sides: 2, play, mends: (now: unknown) => (now === 41 ? changes : []) };
    for await (const round of mended(laboratory, 41, balanceOf(await play(41), 2))) rounds.push(round);
    expect(rounds.map(({ tried, taken }) => [tried.map(({ mend: { about } }) => about), taken?.mend.setup])).toEqual([
      [[1, 0.5], undefined],
      [[2, 1], undefined],
      [[4, 2], 1],
    ]);
  });

  it('tries what may move as much as is wanted, whatever else there is, and several kinds', async () => {
    const [round] = await search(80, (now) => [
      ...[0.01, 0.02, 0.31].map((about) => mend(now - 1, about, 'one')),
      ...[0.32, 0.29, 0.3].map((about) => mend(now - 1, about, 'other')),
      ...[0.6, 0.7].map((about) => mend(now - 1, about, 'third')),
    ]);
    expect(new Set(round?.tried.map(({ mend: { about } }) => about))).toEqual(new Set([0.32, 0.3, 0.31, 0.6]));
  });
});

describe('how uneven it is', () => {
  it('is the farthest side from its share', () => {
    const found = balanceOf(battles([20, 50, 30]), 3);
    expect(unevenness(found)).toBeCloseTo(1 / 2 - 1 / 3, 9);
    expect(weakest(found)).toBe(0);
    expect(EVEN).toBe(0.1);
  });
});
