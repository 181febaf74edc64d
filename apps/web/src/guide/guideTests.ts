/** For tests: what the first steps of every rule set must hold. */
import type { Command } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Advice } from './advice.ts';
import type { CourseEntry } from './rulesGuide.ts';

/** Choices of dice are offered once a piece is nominated, or its brigade opened. */
const DICE_AFTER = ['dice', 'activate'];

/** A scene as far as these tests know it. */
interface Offering {
  readonly offers: readonly Command[];
}

export interface GuideUnderTest<Scene extends Offering, Interaction, Piece> {
  readonly name: string;
  /** Decisions of the player in random battles from the guided position. */
  readonly scenes: readonly Scene[];
  readonly idle: Interaction;
  /** Interactions with a piece selected. */
  readonly selections?: (scene: Scene) => readonly Interaction[];
  readonly firstStep: (scene: Scene, interaction: Interaction) => Advice<Piece> | null;
  /** Message bundles and what should stand in them. */
  readonly guideMessages: object;
  readonly glossary: object;
  readonly course: readonly CourseEntry[];
  readonly courseMessages: object;
  readonly puzzles: readonly Pick<Puzzle, 'title' | 'question' | 'why'>[];
  readonly puzzleTexts: object;
}

export function testGuide<Scene extends Offering, Interaction, Piece>(
  told: GuideUnderTest<Scene, Interaction, Piece>,
): void {
  const { name, scenes, firstStep, idle } = told;
  /** Some eighty: the head thinks about each of them. */
  const asked = scenes.filter((_, i) => i % Math.max(1, Math.floor(scenes.length / 80)) === 0);
  const words = new Set(Object.keys(told.guideMessages));

  describe(`first steps of ${name}`, () => {
    it('say something at every decision of the player, with words for it', () => {
      expect(asked.length).toBeGreaterThan(60);
      const steps = asked.map((scene) => firstStep(scene, idle));
      for (const step of steps) expect(words).toContain(step?.key);
      expect(new Set(steps.map((step) => step?.key)).size).toBeGreaterThan(4);
    });

    it('point at answers that are offered, or at pieces', () => {
      let pointed = 0;
      for (const scene of asked)
        for (const interaction of [idle, ...(told.selections?.(scene) ?? [])]) {
          const { answer } = firstStep(scene, interaction) ?? {};
          if (answer === undefined) continue;
          pointed++;
          const named = JSON.parse(answer) as Command;
          if ('type' in named && !DICE_AFTER.includes(named.type)) expect(scene.offers).toContainEqual(named);
        }
      expect(pointed).toBeGreaterThan(60);
    });
  });

  describe(`terms of ${name}`, () => {
    it('have a meaning each', () => {
      const terms = Object.keys(told.glossary).filter((key) => !key.endsWith('.is'));
      expect(terms.length).toBeGreaterThan(8);
      for (const key of terms) expect(Object.keys(told.glossary)).toContain(`${key}.is`);
    });

    it('and the steps of a turn and the puzzles have words', () => {
      expect(told.course.map(({ key }) => key)).toEqual(Object.keys(told.courseMessages));
      const asked = told.puzzles.flatMap(({ title, question, why }) => [title, question, ...(why ? [why] : [])]);
      expect(new Set(asked)).toEqual(new Set(Object.keys(told.puzzleTexts)));
    });
  });
}
