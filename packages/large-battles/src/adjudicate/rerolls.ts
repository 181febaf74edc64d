/** LB-DICE-12..14 for the command line: re-rolls of combat dice, and the dice afterwards. */
import type { Checked } from '@drumhead/engine';
import type { Situation } from './schemas/index.ts';
import { rerollRights } from '../combat/dice/rerolls.ts';
import type { Fighter } from '../combat/dice/fighter.ts';
import { problem } from '@drumhead/content/schema';

type Phase = 'approach' | 'contact';
type Given = Pick<Situation<'approach'>, 'dice' | 'rerolls'>;

/** A right to re-roll one own die, in the order of use. */
export interface RerollRight {
  readonly by: 'attacker' | 'defender';
  readonly rule: string;
}

export function rightsOf(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  phase: Phase,
): readonly RerollRight[] {
  return rerollRights(attackers, defenders, phase).map(({ by, rule }) => ({
    by: by === 'a' ? 'attacker' : 'defender',
    rule,
  }));
}

/** The dice after all re-rolls, or the one that was not allowed. */
export function rerolled(given: Given, rights: readonly RerollRight[]): Checked<Given['dice']> {
  const { dice, rerolls } = given;
  if (dice === undefined) {
    return rerolls.length === 0 ? { ok: true, value: dice } : fault(0, 'LB-DICE-12', 'lb.problem.noSuchDie');
  }
  const faces = { attacker: [...dice.attacker], defender: [...dice.defender] };
  const again = { attacker: new Set<number>(), defender: new Set<number>() };
  let next = 0;
  for (const [i, { by, die, face }] of rerolls.entries()) {
    // LB-DICE-13: A uses or gives up all its rights before D does.
    while (next < rights.length && rights[next]?.by !== by) next++;
    if (next >= rights.length) return fault(i, 'LB-DICE-13', 'lb.problem.noReroll');
    if (die >= faces[by].length) return fault(i, 'LB-DICE-12', 'lb.problem.noSuchDie');
    if (again[by].has(die)) return fault(i, 'LB-DICE-13', 'lb.problem.rolledTwice');
    again[by].add(die);
    faces[by][die] = face;
    next++;
  }
  return { ok: true, value: faces };
}

function fault(
  index: number,
  rule: string,
  reason: string,
): { readonly ok: false; readonly problems: [ReturnType<typeof problem>] } {
  return { ok: false, problems: [problem(`rerolls[${index}]`, reason, {}, rule)] };
}
