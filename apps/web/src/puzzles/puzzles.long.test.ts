import { type AnyRuleset, begin, type Command } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { manifests } from '../rulesets/manifests.ts';
import { puzzleTexts as ofLargeBattles } from '../rulesets/large-battles/puzzles/messages.ts';
import { puzzleTexts as ofSimplicity } from '../rulesets/simplicity/puzzles/messages.ts';
import { puzzleTexts as ofSkirmish } from '../rulesets/skirmish/puzzles/messages.ts';
import { percent } from '../panels/percent.ts';
import { puzzleMessages } from './messages.ts';
import { goalOf, isChance, type Puzzle, type RulesPuzzles, stageOf } from './puzzle.ts';
import { choicesOf, searchFor, signatureOf } from './search.ts';
import { type Order, verdictOn } from './verdict.ts';

const all = await Promise.all(manifests.map((manifest) => manifest.puzzles() as Promise<RulesPuzzles>));
const named = all.flatMap((rules) =>
  rules.list.map((puzzle): [string, RulesPuzzles, Puzzle] => [puzzle.id, rules, puzzle]),
);

const TEXTS: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  ...ofLargeBattles,
  ...ofSimplicity,
  ...ofSkirmish,
};

function startOf(ruleset: AnyRuleset, setup: object): unknown {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return begun.value.state;
}

function searched({ ruleset, goals }: RulesPuzzles, puzzle: Puzzle) {
  const start = startOf(ruleset, puzzle.file);
  const goal = goalOf(puzzle, goals, start);
  const search = searchFor(ruleset, goal);
  return { start, search, choices: choicesOf(ruleset, goal, search, start) };
}

describe('puzzles', () => {
  it('of Large Battles ask for dice, attacks, reactions and rallies too, not for bombardments alone', () => {
    const list = named.filter(([, , { game }]) => game === 'large-battles').map(([, , puzzle]) => puzzle);
    const first = list.map(({ solution }) => (solution[0] as Command).type);
    expect(new Set(first)).toEqual(new Set(['activate', 'approach', 'fire', 'react']));
    expect(list.filter(({ aim }) => aim.some(({ what }) => what === 'rallied')).length).toBeGreaterThanOrEqual(2);
  });

  it('are at least six for each rule set, some of them of the Tomahawks, each with an id of its own', () => {
    for (const { list } of all) expect(list.length).toBeGreaterThanOrEqual(6);
    expect(named.filter(([, , { game }]) => game === 'tomahawks').length).toBeGreaterThanOrEqual(2);
    expect(new Set(named.map(([id]) => id)).size).toBe(named.length);
    const games = manifests.flatMap((manifest) => manifest.games.map(({ picture }) => picture));
    for (const [, , { game }] of named) expect(games).toContain(game);
  });

  describe.each(named)('%s', (_, rules, puzzle) => {
    const { start, search, choices } = searched(rules, puzzle);
    const [best] = choices;
    /** The verdict on no answer at all. */
    const unanswered = once(() => verdictOn(puzzle, rules, []));
    const second = choices.find(({ commands }) => signatureOf(commands) !== signatureOf(best?.commands ?? []));

    it('is worth what it says, and its solution reaches that', () => {
      expect(best?.value).toBeCloseTo(puzzle.best, 6);
      const solved = startOf(rules.ruleset, { ...puzzle.file, orders: puzzle.solution });
      expect(search.value(solved)).toBeCloseTo(puzzle.best, 6);
    });

    it('says nothing of the worth of an answer before the verdict', () => {
      expect(unanswered().best).toBeCloseTo(puzzle.best, 6);
      const goal = puzzleMessages[isChance(puzzle) ? 'web.puzzles.goal' : 'web.puzzles.goalPoints'];
      for (const shown of [TEXTS[puzzle.title], TEXTS[puzzle.question], goal])
        for (const text of Object.values(shown ?? {})) expect(text).not.toMatch(/%|\{\{/);
    });

    it('opens on its pieces: every one that the task or its solution names is among them', () => {
      const { pieces, placeOf } = rules.goals;
      const ids = pieces(start);
      const stage = stageOf(puzzle, rules.goals, start);
      const ordered = puzzle.solution.flatMap((order) => Object.values(order)).filter((fact) => ids.includes(fact));
      for (const id of [...ordered, ...puzzle.aim.map(({ piece }) => piece)])
        expect(stage).toContainEqual(placeOf(start, ids.indexOf(id)));
      // Enemies that stand aside do not matter.
      expect(stage).not.toContainEqual(placeOf(start, ids.indexOf('rest-1')));
    });

    it('explains its answer by chances that its choices have', () => {
      // Of points that count more for one piece, the chance is what is told.
      const counts = new Set(puzzle.aim.map(({ worth }) => worth));
      const worths = new Set(choices.flatMap(({ value }) => [...counts].map((count) => percent(value / count))));
      const { en, it: italian } = TEXTS[puzzle.why] ?? { en: '', it: '' };
      expect(en).not.toBe('');
      for (const text of [en, italian]) {
        const named = text.match(/\d+%/g) ?? [];
        if (isChance(puzzle)) expect(named).toContain(percent(puzzle.best));
        for (const figure of named) expect(worths).toContain(figure);
      }
    });

    it('has one best answer: every other falls short by the gap', () => {
      expect(puzzle.gap).toBeGreaterThanOrEqual(0.05);
      expect(puzzle.best - (second?.value ?? 0)).toBeGreaterThanOrEqual(puzzle.gap - 1e-6);
    });

    it('is not beaten by moves to other places than those in the sample', () => {
      const moves = rules.ruleset.offers(start as never, puzzle.seat).flatMap((offer: Command) => shifted(offer));
      for (const move of moves) {
        const legal = rules.ruleset.nearest(start, puzzle.seat, move) ?? move;
        expect(search.worthOf(start, legal) ?? 0).toBeLessThanOrEqual(puzzle.best + 1e-6);
      }
    });

    it('is not helped by orders that the search leaves out, along its best line', () => {
      const { line } = unanswered();
      for (const state of [start, ...line.map((step) => step.state)]) {
        if (!rules.ruleset.pending(state).some(({ seat }) => seat === puzzle.seat)) continue;
        const value = search.value(state);
        for (const order of rules.ruleset.offers(state, puzzle.seat))
          if (puzzle.without?.includes(order.type))
            expect(search.worthOf(state, order) ?? 0, JSON.stringify(order)).toBeLessThanOrEqual(value + 1e-6);
      }
    });

    it('shows a best line that comes true, or as much of it as may be expected', () => {
      const { line } = unanswered();
      expect(search.value(line.at(-1)?.state)).toBeGreaterThanOrEqual(puzzle.best - 1e-6);
    });

    it('says how often dice do as much: with one roll, the chance of the task', () => {
      const { line } = unanswered();
      const rolls = line.filter(({ chance }) => chance < 1 - 1e-9);
      for (const { chance } of rolls) expect(chance).toBeGreaterThan(0);
      const [only] = rolls;
      if (isChance(puzzle) && rolls.length === 1) expect(only?.chance).toBeCloseTo(puzzle.best, 6);
    });

    it('is judged by its orders: the best keep everything, the second best do not', () => {
      const judged = (commands: readonly Command[]) =>
        verdictOn(
          puzzle,
          rules,
          commands.map((command): Order => ({ seat: puzzle.seat, command })),
        );
      const good = judged(best?.commands ?? []);
      expect(good.part).toBeCloseTo(1, 9);
      expect(good.best).toBeCloseTo(puzzle.best, 6);
      expect(good.line.length).toBeGreaterThan(1);
      const isYours = ({ line }: typeof good) => line.flatMap(({ order }) => order?.isYours ?? []);
      expect(isYours(good)[0]).toBe(true);
      const worse = judged(second?.commands ?? []);
      expect(worse.part * worse.best).toBeCloseTo(second?.value ?? Number.NaN, 6);
      expect(isYours(worse)).toContain(false);
      expect(worse.decisions.some((one) => one.best - one.value > 0.04)).toBe(true);
      // Of an order that gave something away the better one is told, and it is worth what it says.
      expect(good.decisions.every(({ instead }) => instead === undefined)).toBe(true);
      for (const { value, best: most, instead } of worse.decisions) {
        expect(instead !== undefined).toBe(most - value > 1e-9);
        if (instead) expect(search.worthOf(instead.before, instead.command)).toBeCloseTo(most, 9);
      }
    });
  });
});

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A move of a model to places around the offered one: a quarter and a half of a Move aside. */
function shifted(offer: Command): readonly Command[] {
  if (!('x' in offer) || !('y' in offer)) return [];
  const { x, y } = offer as Command & { readonly x: number; readonly y: number };
  return [-1600, 1600].flatMap((step) => [
    { ...offer, x: x + step },
    { ...offer, y: y + step },
  ]);
}
