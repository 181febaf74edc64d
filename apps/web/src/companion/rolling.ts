/** Whether a situation still waits for dice. Pure. */
import type { Judge } from '@drumhead/content/told';
import type { Problem } from '@drumhead/engine';
import { isDiceField } from './schemaForm.ts';

/** Its facts name how many dice a test takes. */
export const WANTED = 'sk.adjudicate.diceWanted';

/** Too few dice, so far: of a side, of a roll, or of a test. */
export function isDieMissing({ path, reason, facts }: Problem): boolean {
  const [field = ''] = path.split('.');
  if (!isDiceField(field)) return false;
  if (reason === 'engine.problem.missing' || reason === 'sip.adjudicate.fewDice') return true;
  return reason === WANTED && Number(facts['given']) < Number(facts['wanted']);
}

/** `judged`: with the dice that lie there; `left`: the chances that these leave open. */
export function isRollingIn(judged: ReturnType<Judge['adjudicate']>, left: ReturnType<Judge['chancesLeft']>): boolean {
  if (!judged.ok) return judged.problems.every(isDieMissing);
  // An outcome that wants nothing tells what the dice given come to, however few they are.
  return !('wants' in judged.value) && (left === null || left.length > 0);
}
