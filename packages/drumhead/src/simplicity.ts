/** Simplicity in Practice, Napoleonic: its rules, and its judge of situations from a real table. */
import { adjudicate as judge, type SituationKind, type Outcomes } from '@drumhead/simplicity/adjudicate';
import { done, ofProblems, type Result } from './result.ts';

export { type Command, type Event, type ScenarioFile, simplicity, type State } from '@drumhead/simplicity';
export type { SituationKind, Outcomes } from '@drumhead/simplicity/adjudicate';

/**
 * Judges a situation of a real table by the functions of the game: what it comes to, each number with its reasons, and its
 * odds where dice are left out. The files of `examples/simplicity` show every kind. A fault names the field that is wrong, or the
 * rule that forbids what is described.
 *
 * @example
 * ```ts
 * import { adjudicate } from 'drumhead/simplicity';
 *
 * const told = adjudicate('rally', { unit: { kind: 'line', dp: 2 }, dice: [2] });
 * console.log(told.ok ? told.value : told.faults);
 * ```
 */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown): Result<Outcomes[K]> {
  const told = judge(kind, situation);
  return told.ok ? done(told.value) : ofProblems(told.problems);
}
