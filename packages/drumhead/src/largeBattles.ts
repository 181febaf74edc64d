/** Drums & Shakos Large Battles: its rules, and its judge of situations from a real table. */
import { adjudicate as judge, type AdjudicationKind, type Outcomes } from '@drumhead/large-battles/adjudicate';
import { done, ofProblems, type Result } from './result.ts';

export { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
export type { AdjudicationKind, Outcomes } from '@drumhead/large-battles/adjudicate';

/**
 * Judges a situation of a real table by the functions of the game: what it comes to, each number with its reasons, and its
 * odds where dice are left out. The files of `examples/large-battles` show every kind. A fault names the field that is wrong, or the
 * rule that forbids what is described.
 *
 * @example
 * ```ts
 * import { adjudicate } from 'drumhead/large-battles';
 *
 * const attacker = { arm: 'infantry', formation: 'attackColumn', c: 4, sk: 2 };
 * const defender = { arm: 'infantry', formation: 'line', c: 4, sk: 1 };
 * const told = adjudicate('approach', { attacker, defender, bought: 1 });
 * console.log(told.ok ? told.value : told.faults);
 * ```
 */
export function adjudicate<K extends AdjudicationKind>(kind: K, situation: unknown): Result<Outcomes[K]> {
  const told = judge(kind, situation);
  return told.ok ? done(told.value) : ofProblems(told.problems);
}
