import type { OrderGame } from '@drumhead/content/position';
import { outcomesOf } from '@drumhead/engine';
import { ORDERS as largeBattles } from '@drumhead/large-battles/position';
import { ORDERS as skirmish } from '@drumhead/skirmish/position';
import { describe, expect, it } from 'vitest';
import { percent } from '../panels/percent.ts';
import { goalOf } from '../puzzles/puzzle.ts';
import { searchFor } from '../puzzles/search.ts';
import { manifests } from '../rulesets/manifests.ts';
import { lessonTexts as ofLargeBattles } from '../rulesets/large-battles/lessons/messages.ts';
import { lessonTexts as ofSkirmish } from '../rulesets/skirmish/lessons/messages.ts';
import { followStep } from './followedLesson.ts';
import { chancesIn, judged, usedIn } from './judge.ts';
import { type Gain, lessonId, type Lesson, type LessonStep, readLessonId, type RulesLessons } from './lesson.ts';

const GAMES: Readonly<Record<string, OrderGame<never>>> = {
  skirmish: skirmish as unknown as OrderGame<never>,
  'large-battles': largeBattles as unknown as OrderGame<never>,
};
const TEXTS: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  ...ofLargeBattles,
  ...ofSkirmish,
};

const loading = manifests.flatMap((manifest) =>
  manifest.lessons ? [manifest.lessons() as Promise<RulesLessons>] : [],
);
const all = await Promise.all(loading);
const named = all.flatMap((rules) =>
  rules.list.map((lesson): [string, RulesLessons, Lesson] => [lesson.id, rules, lesson]),
);

/** The chance that the piece is out. */
function chanceOf({ ruleset, goals }: RulesLessons, { piece, seat }: Gain['counted'], state: unknown): number {
  if (seat !== undefined) {
    const aim = [{ what: 'out', piece, worth: 1 }] as const;
    return searchFor(ruleset, goalOf({ seat, aim }, goals, state)).value(state);
  }
  const index = goals.pieces(state).indexOf(piece);
  const outcomes = outcomesOf(ruleset, state as never, 100_000) ?? [];
  const out = outcomes.filter((one) => goals.isTrue(state, one.state, index, 'out'));
  return out.reduce((sum, one) => sum + one.chance, 0);
}

/** Orders that say with how many dice the one before them is rolled for. */
const DICE_CHOSEN: readonly string[] = ['orderDice', 'dice'];
/** What is open to whoever has an action, by the order that was rolled for. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  order: ['member'],
  nominate: ['stop'],
  group: ['move'],
  activate: ['stop'],
};

/** All texts of a lesson. */
function keysOf({ title, offer, steps, gains }: Lesson): readonly string[] {
  const ofStep = ({ title: name, question, about, hint, won, missed, mistakes }: LessonStep) => [
    name,
    question,
    about,
    hint,
    won,
    missed,
    ...mistakes.map(({ told }) => told),
  ];
  return [title, offer, ...steps.flatMap(ofStep), ...gains.map(({ text }) => text)];
}

describe('lessons', () => {
  it('have ids of their own, which the names of their battles hold', () => {
    expect(new Set(named.map(([id]) => id)).size).toBe(named.length);
    for (const [id, , { steps }] of named)
      for (const step of steps.keys())
        expect(readLessonId(lessonId({ lesson: id, step }))).toEqual({ lesson: id, step });
    expect(readLessonId('shakos-1')).toBeNull();
  });

  it('use all their words', () => {
    expect(new Set(named.flatMap(([, , lesson]) => keysOf(lesson)))).toEqual(new Set(Object.keys(TEXTS)));
  });

  describe.each(named)('%s', (_, rules, lesson) => {
    const judgementOf = (step: LessonStep, orders: readonly object[]) => {
      const { start, taken } = followStep(step, rules, GAMES[rules.ruleset.id] as OrderGame<never>, orders);
      return judged(step, rules, start, taken);
    };

    it('is won at each step by the right idea, and not by the obvious wrong one', () => {
      for (const step of lesson.steps) {
        expect(judgementOf(step, []), step.title).toEqual({ at: 'open' });
        expect(judgementOf(step, step.solution), step.title).toMatchObject({ at: 'won' });
        const wrong = judgementOf(step, step.mistaken);
        expect(wrong, step.title).toMatchObject({ at: 'missed' });
        // What the dice made of it is seen before.
        const [first] = step.solution as readonly { readonly type: string }[];
        if (first !== undefined && rules.choosesDice !== undefined)
          expect(judgementOf(step, [first]), step.title).toEqual({ at: 'open' });
        // Something is said of it.
        expect(TEXTS[wrong.at === 'missed' ? wrong.told : '']?.it, step.title).toBeTruthy();
      }
    });

    it('says that dice failed just where nobody acts by them', () => {
      for (const step of lesson.steps) {
        const [order, ...more] = step.solution as readonly { readonly type: string }[];
        const acting = order && ACTS[order.type];
        if (step.aim.standing !== undefined || more.some(({ type }) => !DICE_CHOSEN.includes(type)) || !acting)
          continue;
        const seen = new Set<boolean>();
        for (let i = 0; seen.size < 2 && i < 40; i++) {
          const rolled = { ...step, seed: `${i}` };
          const { start, taken } = followStep(
            rolled,
            rules,
            GAMES[rules.ruleset.id] as OrderGame<never>,
            step.solution,
          );
          const found = judged(rolled, rules, start, taken);
          if (found.at !== 'won') throw new Error(step.title);
          const { state } = taken.at(-1) as (typeof taken)[number];
          // A volley is fired at once.
          const told = taken.flatMap(({ events }) => events.map(({ type }) => type));
          const [next] = told.filter((type) => type === 'shot' || type === 'turnEnded');
          const acts =
            next === 'shot' || rules.ruleset.offers(state, step.seat).some(({ type }) => acting.includes(type));
          expect(found.unlucky, `${step.title} ${i}`).toBe(!acts);
          seen.add(found.unlucky);
        }
        expect(seen.size, step.title).toBe(2);
      }
    });

    it('says nothing of the answer in its question, and rings pieces that are there', () => {
      for (const step of lesson.steps) {
        for (const text of Object.values(TEXTS[step.question] ?? {})) expect(text).not.toMatch(/\d/);
        const created = rules.ruleset.create(step.file);
        if (!created.ok) throw new Error(JSON.stringify(created.problems));
        for (const id of step.points) expect(rules.goals.pieces(created.value)).toContain(id);
      }
    });

    it('tells chances as the rules count them', () => {
      for (const { chance, counted } of lesson.gains) {
        const created = rules.ruleset.create({ ...counted.file, orders: counted.orders });
        if (!created.ok) throw new Error(JSON.stringify(created.problems));
        expect(chanceOf(rules, counted, created.value)).toBeCloseTo(chance, 5);
      }
      const told = keysOf(lesson).flatMap((key) =>
        Object.values(TEXTS[key] ?? {}).flatMap((text) => text.match(/\d+%/g) ?? []),
      );
      for (const figure of told) expect(lesson.gains.map(({ chance }) => percent(chance))).toContain(figure);
    });

    it('is known as used by the orders that it teaches', () => {
      expect(Object.keys(usedIn([lesson], lesson.uses))).toEqual([lesson.id]);
      expect(usedIn([lesson], [{ type: 'endTurn' }])).toEqual({});
    });

    it('is known to have been open, once a turn, where its orders were offered', () => {
      const decisions = lesson.steps.flatMap(({ seat, file }) => {
        const created = rules.ruleset.create(file);
        return created.ok ? [{ seat, state: created.value }] : [];
      });
      // All steps are of the same turn or phase.
      expect(chancesIn(rules, [...decisions, ...decisions])[lesson.id]).toBe(1);
      expect(chancesIn(rules, [])[lesson.id]).toBe(0);
    });
  });
});
