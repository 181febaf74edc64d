import { type Advice, advise as captainAdvises } from '@drumhead/bots';
import type { Battle, BattleEvent, Command, Seat } from '@drumhead/engine';
import { knowledgeOf, rulesetById } from '@drumhead/rulesets';

/**
 * What a captain would do in a battle in the place of this seat, knowing what the seat may see: the best and the next best
 * order, by how much they differ, the terms that speak most for the best and against it, and what may come of it. Null
 * where the seat decides nothing now, or where nobody of ours plays. `reads`: states that are read for a plan, at most.
 *
 * @example
 * ```ts
 * import { advise, begin, valueOf, waiting } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const battle = valueOf(begin(simplicity, 'windmill-ridge'));
 * const advice = advise(battle, waiting(battle)[0]?.seat ?? '');
 * console.log(advice?.best.type, advice?.gap?.points, advice?.reasons[0]?.term, advice?.odds);
 * ```
 */
export function advise<S, C extends Command, E extends BattleEvent>(
  { ruleset, state }: Battle<S, C, E>,
  seat: Seat,
  { reads }: { readonly reads?: number } = {},
): Advice<C> | null {
  if (rulesetById(ruleset.id) !== ruleset) return null;
  const isAsked = ruleset.pending(state).some((waits) => waits.seat === seat);
  if (!isAsked) return null;
  const view = ruleset.view(state, seat);
  const advice = captainAdvises(knowledgeOf(ruleset.id), view, seat, reads === undefined ? {} : { reads });
  return advice as Advice<C> | null;
}
