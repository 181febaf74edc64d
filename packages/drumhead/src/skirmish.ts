/** Song of Drums and Shakos, and Song of Drums and Tomahawks: its rules, and its judge of situations from a real table. */
import { adjudicate as judge, type SituationKind, type Outcomes } from '@drumhead/skirmish/adjudicate';
import { done, ofProblems, type Result } from './result.ts';

export {
  type Command,
  type Event,
  type GameFile,
  randomSquad,
  skirmish,
  squadPoints,
  squadProblems,
  type State,
} from '@drumhead/skirmish';
export type { SituationKind, Outcomes } from '@drumhead/skirmish/adjudicate';

/**
 * Judges a situation of a real table by the functions of the game: what it comes to, each number with its reasons, and its
 * odds where dice are left out. The files of `examples/skirmish` show every kind. A fault names the field that is wrong, or the
 * rule that forbids what is described.
 *
 * @example
 * ```ts
 * import { adjudicate } from 'drumhead/skirmish';
 *
 * const [attacker, defender] = [{ profile: 'fr-officer' }, { profile: 'gb-line' }];
 * const told = adjudicate('melee', { variant: 'SDS', attacker, defender, dice: { attacker: 5, defender: 2 } });
 * console.log(told.ok ? told.value.result : told.faults);
 * ```
 */
export function adjudicate<K extends SituationKind>(kind: K, situation: unknown): Result<Outcomes[K]> {
  const told = judge(kind, situation);
  return told.ok ? done(told.value) : ofProblems(told.problems);
}
