/** For tests: a guided battle is won more often than not by whoever does as the guide says, and quickly. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Held } from './advice.ts';
import { type Followed, type GuidedBattle, playGuided } from './followedGuide.ts';

/** So many are enough to see that it is sound. `DRUMHEAD_GUIDED=300` says how often it wins; BALANCE.md has the figures. */
const BATTLES = Number(process.env['DRUMHEAD_GUIDED'] ?? 6);
const SEEDS = Array.from({ length: BATTLES }, (_, i) => `guided ${i}`);

/** Part of the battles that are to be won. */
const LEAST_WON = 0.85;
/** Half of the battles are shorter; at ten seconds each they take less than eight minutes. */
const MOST_QUESTIONS = 45;

/** Part of the battles: such a one shows neither the enemy's orders nor what a lost turn costs. */
const MOST_UNFOUGHT = 1 / 6;

/** Milliseconds; a battle takes half a second on a machine that does nothing else. */
const MOST_TIME = 20_000 * BATTLES;

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
      const won = battles.filter(({ isWon }) => isWon).length;
      if (process.env['DRUMHEAD_GUIDED'] !== undefined) console.info(`${name}: won ${won} of ${BATTLES}`);
      expect(won).toBeGreaterThanOrEqual(Math.floor(LEAST_WON * BATTLES));
      const questions = battles.map((battle) => battle.questions).sort((a, b) => a - b);
      expect(questions[Math.floor(BATTLES / 2)]).toBeLessThan(MOST_QUESTIONS);
    });

    it('seldom ends before the enemy has acted', () => {
      expect(battles.filter(({ isFought }) => !isFought).length).toBeLessThanOrEqual(MOST_UNFOUGHT * BATTLES);
    });

    it('never objects to what it asks for, and asks for few Holds in a turn', () => {
      expect(battles.flatMap(({ contradictions }) => contradictions)).toEqual([]);
      for (const { holds } of battles) expect(holds).toBeLessThan(4);
    });
  });
}
