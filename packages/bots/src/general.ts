import type { BattleEvent, Command, Knowledge, Player } from '@drumhead/engine';
import { within } from './analysis/work.ts';
import { colonelPlayer, type StaffOptions } from './colonel.ts';
import { LEAST_LEAD, staffOf } from './staff.ts';

/** An order that was thought through, and how high the seat stood after it, in all the worlds that it was played on in. */
interface Trial {
  readonly order: Command;
  readonly sum: number;
  readonly worlds: number;
}

const mean = ({ sum, worlds }: Trial): number => sum / worlds;

/** In more worlds than these no order is played on. */
const MOST_WORLDS = 40;

/**
 * Rung 4, the general: thinks orders through as a colonel does, but waits for what the enemy answers, until his own next
 * turn; the better half he plays on again with other dice, in two worlds of opposite luck, then the better half of those,
 * until his positions are spent. He gives the order after which he stands highest in the mean. The worlds are the same for
 * all orders of a decision, and what their dice give beyond the mean is taken out.
 *
 * He has an answer at any moment (`think`): the best order so far. What he reads is counted, not timed, so that for whoever
 * waits to the end the same view gives the same command on every machine. Where he has no plan he is a colonel.
 */
export function generalPlayer(
  known: Knowledge<unknown, Command, BattleEvent>,
  options: StaffOptions = {},
): Player<unknown, Command> {
  const { ruleset, room } = known;
  if (room === null) throw new RangeError(`no room for a general: ${ruleset.id}`);
  const plan = room.general;
  const staff = plan === undefined ? null : staffOf(known, room, plan);
  if (plan === undefined || staff === null) return { ...colonelPlayer(known, options), name: 'general' };
  const most = options.reads ?? plan.reads;
  const think: NonNullable<Player<unknown, Command>['think']> = function* (view, seat, offers) {
    const [first = offers[0] as Command, ...others] = staff.rivals(view, seat, offers);
    yield first;
    if (others.length === 0) return;
    let best = first;
    let trials: readonly Trial[] = [];
    const begun = staff.reads();
    const isSpent = (): boolean => staff.reads() - begun >= most;
    for (const order of [first, ...others]) {
      if (trials.length > 0 && isSpent()) break;
      const stands = yield* within(staff.after(view, seat, order, { round: true }), best);
      trials = ranked([...trials, { order, sum: stands, worlds: 1 }], first);
      best = trials[0]?.order ?? first;
    }
    for (let world = 1; world < MOST_WORLDS && trials.length > 1 && !isSpent(); world += 2) {
      const again: Trial[] = [];
      for (const { order, sum, worlds } of trials.slice(0, Math.max(2, Math.ceil(trials.length / 2)))) {
        const good = yield* within(staff.after(view, seat, order, { round: true, world }), best);
        const bad = yield* within(staff.after(view, seat, order, { round: true, world: world + 1 }), best);
        again.push({ order, sum: sum + good + bad, worlds: worlds + 2 });
      }
      trials = ranked(again, first);
      best = trials[0]?.order ?? first;
    }
    yield best;
  };
  return {
    name: 'general',
    think,
    choose(view, seat, offers) {
      let best = offers[0] as Command;
      for (const found of think(view, seat, offers)) best = found;
      return best;
    },
  };
}

/** The highest first. What a captain orders stands, unless another is better by more than the playing-on may err. */
function ranked(trials: readonly Trial[], captains: Command): readonly Trial[] {
  const height = (trial: Trial): number => mean(trial) + (trial.order === captains ? LEAST_LEAD : 0);
  return [...trials].sort((a, b) => height(b) - height(a));
}
