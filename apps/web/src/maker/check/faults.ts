/** What is wrong with a scenario as the judge sees it, and the nearest remedy: the first that the judge is content with. */
import { type AnyRuleset, begin, type Envelope, equalData, type Problem } from '@drumhead/engine';
import {
  laidIn,
  pieceCalled,
  promised,
  removed,
  reshaped,
  setupOf,
  sizeOf,
  unpromised,
  withSetup,
} from '../document/edits.ts';
import { spotCalled, spotMoved, spotRemoved } from '../document/spots.ts';
import { simpleRing, withFewer } from '../draw/outline.ts';
import { whole } from '../draw/places.ts';
import { onto, type Shape, within } from '../draw/shape.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { unbridged } from './crossings.ts';
import type { Remedy } from './remedy.ts';
import { fewerArrivals, scriptRemedies } from './scriptRemedies.ts';
import { parentOf, without } from './without.ts';

export interface Fault {
  /** Null: no fault, but a road goes through water. */
  readonly problem: Problem | null;
  /** The piece that it is about, by its id. */
  readonly piece: string | null;
  readonly remedy: Remedy | null;
}

/** Can no battle begin from a scenario with these faults? Null: they are not known yet. */
export const isWrong = (faults: readonly Fault[] | null): boolean =>
  faults?.some(({ problem }) => problem !== null) === true;

/** So many faults get a remedy: each is looked for by asking the judge again. */
const MOST_MENDED = 4;

const problemsIn = (ruleset: AnyRuleset, file: Envelope): readonly Problem[] => {
  const made = begin(ruleset, file);
  return made.ok ? [] : made.problems;
};

/** Every fault of the scenario, then what is not wrong, but hardly meant. */
export function faultsIn(ruleset: AnyRuleset, rules: RulesMaker, file: Envelope): readonly Fault[] {
  const problems = problemsIn(ruleset, file);
  const faults = problems.map((problem, i): Fault => {
    const piece = pieceOf(file, problem);
    const ways = i < MOST_MENDED ? remedies(rules, file, piece, problem) : [];
    return { problem, piece, remedy: nearest(ways, problem) };
  });
  const crossings = unbridged(rules, file).map(
    ({ water, edit }): Fault => ({ problem: null, piece: water, remedy: { name: 'bridge', edit } }),
  );
  return [...faults, ...crossings];

  /** The first that brings nothing new; else the first that lets the judge look further. */
  function nearest(ways: readonly Remedy[], problem: Problem): Remedy | null {
    const tried: (readonly [Remedy, readonly Problem[]])[] = [];
    for (const way of ways) {
      const after = problemsIn(ruleset, way.edit(file));
      if (mends(after, problems)) return way;
      tried.push([way, after]);
    }
    return tried.find(([, after]) => mends(seenBeside(problem, after), problems))?.[0] ?? null;
  }
}

/** The judge looks at the form of a file first, and at rules of its own once the rest is sound. */
const lookedAt = ({ path, rule }: Problem): number => (rule === 'KERNEL-FORMAT' ? 0 : path.startsWith(OWN) ? 2 : 1);

/** What a remedy lets the judge see for the first time is no fault of that remedy. */
const seenBeside = (mended: Problem, after: readonly Problem[]): readonly Problem[] =>
  after.filter((one) => lookedAt(one) <= lookedAt(mended));

const OWN = 'script.';

/** Fewer faults, and none that was not there: one of the file's form would only hide the others. */
const mends = (after: readonly Problem[], before: readonly Problem[]): boolean =>
  after.length < before.length && after.every((one) => before.some((other) => isSame(one, other)));

/** Pieces have other numbers where one is left out, and what there is to choose from is less. */
const isSame = (one: Problem, other: Problem): boolean =>
  one.reason === other.reason && equalData(factsOf(one), factsOf(other));

function factsOf({ facts }: Problem): Problem['facts'] {
  const { choices: _, ...rest } = facts;
  return rest;
}

function pieceOf(file: Envelope, { path }: Problem): string | null {
  const at = /^setup\.terrain\[(\d+)\]/.exec(path)?.[1];
  return at === undefined ? null : (laidIn(file)[Number(at)]?.id ?? null);
}

/** Ways to mend a piece, or words; those that change least come first. */
function remedies(rules: RulesMaker, file: Envelope, piece: string | null, problem: Problem): readonly Remedy[] {
  const { path } = problem;
  if (piece === null) {
    const words = [promised, unpromised].map((edit): Remedy => ({ name: 'languages', edit }));
    const drops = [path, parentOf(path)]
      .filter(isDeep)
      .map((at): Remedy => ({ name: 'drop', edit: (now) => without(now, at) }));
    const own = path.startsWith(OWN) ? scriptRemedies(rules, sizeOf(rules, file), problem) : [];
    const at = /^setup\.objectives\[(\d+)\]/.exec(path)?.[1];
    if (at !== undefined) return objectiveRemedies(rules, file, Number(at));
    const fewer = file.script === undefined ? [] : fewerArrivals(rules, file.script);
    return [...words, ...own, ...drops, ...fewer];
  }
  const size = sizeOf(rules, file);
  const area = (to: (points: Shape & { readonly is: 'area' }) => Shape) =>
    reshaped(rules, piece, (shape) => (shape.is === 'area' ? to(shape) : shape));
  const most = rules.mostPoints(pieceCalled(rules, file, piece)?.kind ?? '');
  return [
    { name: 'onto', edit: reshaped(rules, piece, (shape) => onto(shape, size)) },
    { name: 'untangle', edit: area(({ points }) => ({ is: 'area', points: simpleRing(points.map(whole)) })) },
    { name: 'fewer', edit: area(({ points }) => ({ is: 'area', points: fewerThan(points, most) })) },
    { name: 'remove', edit: removed(piece) },
  ];
}

/** It comes back onto the table, or goes. */
function objectiveRemedies(rules: RulesMaker, file: Envelope, i: number): readonly Remedy[] {
  const named = { is: 'objective', i } as const;
  const at = spotCalled(rules, file, named)?.at;
  return [
    ...(at ? [{ name: 'onto', edit: spotMoved(rules, named, within(at, sizeOf(rules, file))) } as const] : []),
    { name: 'remove', edit: spotRemoved(rules, named) },
  ];
}

/** A part of a side: nobody is mended by leaving out a whole side, or its troops. */
const isDeep = (path: string): boolean => /^setup\.\w+\[\d+\]\.(?!brigades$|squad$|id$|name$)/.test(path);

function fewerThan(points: (Shape & { readonly is: 'area' })['points'], most: number): typeof points {
  let few = points;
  while (few.length > most) {
    const next = withFewer(few, true);
    if (next === few) return few;
    few = next;
  }
  return few;
}

/** The ground alone, as the judge lays it; null: nothing of it can be laid. */
export function groundState(ruleset: AnyRuleset, rules: RulesMaker, file: Envelope): unknown {
  // Its own rules speak of the troops.
  const { script: _, ...book } = file;
  const bare = withSetup(book, rules.bare(setupOf(file)));
  const made = begin(ruleset, bare);
  if (made.ok) return made.value.state;
  // A piece that the judge cannot lay is left out; its outline shows where it is.
  const wrong = new Set(made.problems.map((problem) => pieceOf(bare, problem)));
  const sound = begin(
    ruleset,
    [...wrong].reduce((rest, id) => (id === null ? rest : removed(id)(rest)), bare),
  );
  return sound.ok ? sound.value.state : null;
}
