import type { BattleEvent, Command, Knowledge, Player } from '@drumhead/engine';
import { finished } from './analysis/work.ts';
import { captainPlayer } from './captain.ts';
import { LEAST_LEAD, staffOf } from './staff.ts';

/** How far a colonel, or a general, looks. */
export interface StaffOptions {
  /** Positions read for one decision, beside those that the captain in him reads: when they are spent, no other order is tried. */
  readonly reads?: number;
}

/**
 * Rung 3, the colonel: thinks the best few orders of a captain through, and that of leaving all as it stands. After each of
 * them he plays the rest of the turn on, as captains would and with the dice nearest to their mean; what those dice are
 * more than their mean he takes out, so that an order counts by the exact mean over all that its own dice may bring. He
 * gives the order after which he stands highest at the end of the turn. What he reads is counted, not timed: the same view
 * gives the same command on every machine. A room that has no plan for a colonel, or nothing that tells chances, makes him
 * a captain.
 */
export function colonelPlayer(
  known: Knowledge<unknown, Command, BattleEvent>,
  options: StaffOptions = {},
): Player<unknown, Command> {
  const { ruleset, room } = known;
  if (room === null) throw new RangeError(`no room for a colonel: ${ruleset.id}`);
  const plan = room.colonel;
  const staff = plan === undefined ? null : staffOf(known, room, plan);
  if (plan === undefined || staff === null) return { ...captainPlayer(ruleset, room), name: 'colonel' };
  const most = options.reads ?? plan.reads;
  return {
    name: 'colonel',
    choose(view, seat, offers) {
      const rivals = staff.rivals(view, seat, offers);
      const [first = offers[0] as Command] = rivals;
      if (rivals.length < 2) return first;
      let best = first;
      let highest = -Infinity;
      const begun = staff.reads();
      for (const order of rivals) {
        if (order !== first && staff.reads() - begun >= most) break;
        const stands = finished(staff.after(view, seat, order, { round: false }));
        if (stands > highest + (best === first ? LEAST_LEAD : 0) || order === first) [best, highest] = [order, stands];
      }
      return best;
    },
  };
}
