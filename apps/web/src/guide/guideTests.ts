/** For tests: what the first steps of every rule set must hold, each of its hints among them. */
import type { Command } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../i18n/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Advice, type HintRule, hintsOf } from './advice.ts';
import type { CourseEntry } from './rulesGuide.ts';

/** Choices of dice are offered once a piece is nominated, or its brigade opened. */
const DICE_AFTER = ['dice', 'activate'];

/** A scene as far as these tests know it. */
interface Offering {
  readonly offers: readonly Command[];
}

/** A decision with what is selected and proposed in it. */
export interface Situation<Scene, Interaction> {
  readonly scene: Scene;
  readonly interaction: Interaction;
}

export interface Told<Scene extends Offering, Interaction, Piece> {
  readonly name: string;
  /** Decisions of the player in random battles from the guided position. */
  readonly scenes: readonly Scene[];
  /** Decisions for the hints that are rare in those battles. */
  readonly rare: readonly Scene[];
  readonly idle: Interaction;
  /** Interactions with a piece selected: all that may bring a hint. */
  readonly selections?: (scene: Scene) => readonly Interaction[];
  /** The interaction that proposes an offer. */
  readonly propose: (scene: Scene, command: Scene['offers'][number]) => Interaction;
  readonly firstStep: (scene: Scene, interaction: Interaction) => Advice<Piece> | null;
  readonly hints: readonly HintRule<Scene, Interaction, Piece>[];
  /** Every hint: its rule, and its facts worked out from the previews that resolve the order. */
  readonly figures: Readonly<
    Record<string, readonly [rule: string, facts: (scene: Scene, interaction: Interaction) => Facts]>
  >;
  /** Message bundles and what should stand in them. */
  readonly guideMessages: object;
  readonly glossary: object;
  readonly course: readonly CourseEntry[];
  readonly courseMessages: object;
  readonly puzzles: readonly Pick<Puzzle, 'title' | 'question' | 'why'>[];
  readonly puzzleTexts: object;
}

/** The first situation in which each hint is given; the search ends when all of them are found. */
function firstGiven<Scene extends Offering, Interaction, Piece>({
  scenes,
  rare,
  idle,
  selections = () => [],
  propose,
  hints,
  figures,
}: Told<Scene, Interaction, Piece>) {
  const found = new Map<string, Situation<Scene, Interaction> & { readonly hint: Advice<Piece> }>();
  const wanted = Object.keys(figures).length;
  /** Everything that may be selected or proposed. */
  function* interactions(scene: Scene): Iterable<Interaction> {
    yield idle;
    yield* selections(scene);
    for (const command of scene.offers) yield propose(scene, command);
  }
  for (const scene of [...rare, ...scenes])
    for (const interaction of interactions(scene)) {
      for (const hint of hintsOf(hints, scene, interaction))
        if (!found.has(hint.key)) found.set(hint.key, { scene, interaction, hint });
      if (found.size === wanted) return found;
    }
  return found;
}

export function testGuide<Scene extends Offering, Interaction, Piece>(told: Told<Scene, Interaction, Piece>): void {
  const { name, scenes, firstStep, idle, hints, figures } = told;
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

    it('are silent where nothing is about to go wrong', () => {
      expect(hintsOf(hints, scenes[0] as Scene, idle)).toEqual([]);
    });

    it('have a case here for every hint', () => {
      expect(new Set(Object.keys(figures))).toEqual(new Set([...words].filter((key) => key.startsWith('web.hint.'))));
    });

    const given = firstGiven(told);
    it.each(Object.entries(figures).map(([key, [rule, facts]]) => ({ key, rule, facts })))(
      '$rule $key tells the figures of the preview',
      ({ key, rule, facts }) => {
        const found = given.get(key);
        if (!found) throw new Error(`${key} is never given`);
        expect(found.hint.rule).toBe(rule);
        expect(found.hint.facts).toEqual(facts(found.scene, found.interaction));
      },
    );
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
