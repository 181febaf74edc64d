/** What is wrong with a scenario as the judge sees it, and the nearest remedy: the first that the judge is content with. */
import { type AnyRuleset, begin, type Envelope, equalData, type Problem } from '@drumhead/engine';
import {
  type Edit,
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
import { simpleRing, withFewer } from '../draw/outline.ts';
import { whole } from '../draw/places.ts';
import { onto, type Shape } from '../draw/shape.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { unbridged } from './crossings.ts';
import { parentOf, without } from './without.ts';

/** What a remedy does, as a part of its message key. */
export type RemedyName = 'drop' | 'onto' | 'untangle' | 'fewer' | 'remove' | 'languages' | 'bridge';

export interface Remedy {
  readonly name: RemedyName;
  readonly edit: Edit;
}

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
    const ways = i < MOST_MENDED ? remedies(rules, file, piece, problem.path) : [];
    return {
      problem,
      piece,
      remedy: ways.find(({ edit }) => mends(problemsIn(ruleset, edit(file)), problems)) ?? null,
    };
  });
  const crossings = unbridged(rules, file).map(
    ({ water, edit }): Fault => ({ problem: null, piece: water, remedy: { name: 'bridge', edit } }),
  );
  return [...faults, ...crossings];
}

/** Fewer faults, and none that was not there: one of the file's form would only hide the others. */
const mends = (after: readonly Problem[], before: readonly Problem[]): boolean =>
  after.length < before.length && after.every((one) => before.some((other) => isSame(one, other)));

/** Pieces have other numbers where one is left out. */
const isSame = (one: Problem, other: Problem): boolean =>
  one.reason === other.reason && equalData(one.facts, other.facts);

function pieceOf(file: Envelope, { path }: Problem): string | null {
  const at = /^setup\.terrain\[(\d+)\]/.exec(path)?.[1];
  return at === undefined ? null : (laidIn(file)[Number(at)]?.id ?? null);
}

/** Ways to mend a piece, or words; those that change least come first. */
function remedies(rules: RulesMaker, file: Envelope, piece: string | null, path: string): readonly Remedy[] {
  if (piece === null) {
    const words = [promised, unpromised].map((edit): Remedy => ({ name: 'languages', edit }));
    const drops = [path, parentOf(path)]
      .filter(isDeep)
      .map((at): Remedy => ({ name: 'drop', edit: (now) => without(now, at) }));
    return [...words, ...drops];
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
