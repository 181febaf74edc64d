/** For tests: a guided battle is won more often than not by whoever does as the guide says, and quickly. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Held } from './advice.ts';
import { type Followed, type GuidedBattle, playGuided } from './followedGuide.ts';

const SEEDS = Array.from({ length: 6 }, (_, i) => `guided ${i}`);

/** Over many battles it is more than nine in ten. */
const LEAST_WON = 5;
/** Half of the battles are shorter; at ten seconds each they take less than eight minutes. */
const MOST_QUESTIONS = 45;

/** One in six: such a battle shows neither the enemy's orders nor what a lost turn costs. */
const MOST_UNFOUGHT = 1;

/** Milliseconds; they take a few seconds on a machine that does nothing else. */
const MOST_TIME = 120_000;

export function testFollowed<Scene, Interaction extends Held, Input, Piece>(
  name: string,
  followed: Followed<Scene, Interaction, Input, Piece>,
  words: object,
): void {
  describe(`the guided battle ${name}`, () => {
    let battles: readonly GuidedBattle[] = [];
    beforeAll(() => {
      battles = SEEDS.map((seed) => playGuided(followed, seed));
    }, MOST_TIME);

    it('has a marked answer, with words for it, at every question', () => {
      for (const { said } of battles) for (const key of said) expect(Object.keys(words)).toContain(key);
    });

    it('is mostly won by the marked answers, and within ten minutes', () => {
      expect(battles.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(LEAST_WON);
      const questions = battles.map((battle) => battle.questions).sort((a, b) => a - b);
      expect(questions[SEEDS.length / 2]).toBeLessThan(MOST_QUESTIONS);
    });

    it('seldom ends before the enemy has acted', () => {
      expect(battles.filter(({ isFought }) => !isFought).length).toBeLessThanOrEqual(MOST_UNFOUGHT);
    });

    it('never objects to what it asks for, and asks for few Holds in a turn', () => {
      expect(battles.flatMap(({ contradictions }) => contradictions)).toEqual([]);
      for (const { holds } of battles) expect(holds).toBeLessThan(4);
    });
  });
}
