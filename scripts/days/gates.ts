// What makes a position worth a day: one order is clear of the second at two budgets, the corporal does not find it, be it
// later in his turn, and to do nothing costs much.
import { corporalPlayer, type DayPosition, judgeTry, tryBy, turnLeft, weighedAt } from '@drumhead/bots';
import type { Command, Seat } from '@drumhead/engine';
import type { Known } from '@drumhead/rulesets';

/** States that the analyst reads for a plan, at most: as in play, and at leisure. */
export const BUDGETS = [600, 2400] as const;
/** By so much, at least, the second-best order falls short, and so does the corporal's. */
export const LEAST_GAP = 0.03;
/** How the side stands: less is lost already, more keeps itself. */
export const KEEP = [0.25, 0.9] as const;
/** By ending the turn at once so much is given away, at least: else orders decide too little. */
export const LEAST_STAKE = 0.1;

/** Days with whose dice the corporal plays the whole stretch. */
const TRIED = 4;

export interface Weighed {
  readonly keep: number;
  readonly stake: number;
  readonly gaps: readonly number[];
}

/** What a position is worth as one of a day; null: it does not pass. */
export function weighedFor(known: Known, state: unknown, seat: Seat): Weighed | null {
  const { ruleset, evaluation } = known;
  const view = ruleset.view(state, seat);
  const offers = ruleset.offers(view, seat);
  if (offers.length < 3) return null;
  const stake = turnLeft(known, state, seat, { round: false })?.costs[ruleset.seats(view).indexOf(seat)] ?? 0;
  if (stake < LEAST_STAKE) return null;
  const corporals = corporalPlayer(ruleset, evaluation).choose(view, seat, offers);
  const gaps: number[] = [];
  let keep = 0;
  let deed: string | null = null;
  for (const reads of BUDGETS) {
    const one = weighed(known, state, seat, corporals, reads);
    if (one === null || (deed !== null && deed !== one.deed)) return null;
    ({ deed } = one);
    if (gaps.length === 0) ({ keep } = one);
    gaps.push(one.gap);
  }
  // More than there is cannot be given away: the chance contradicts itself here.
  return stake > keep ? null : { keep, stake, gaps };
}

function weighed(
  known: Known,
  state: unknown,
  seat: Seat,
  corporals: Command,
  reads: number,
): { readonly keep: number; readonly gap: number; readonly deed: string } | null {
  const decision = weighedAt(known, state, seat, [corporals], { reads });
  const [best, second] = decision?.best ?? [];
  const [given] = decision?.given ?? [];
  if (!best || !second || !given || best.standing === null) return null;
  const isInReach = best.standing >= KEEP[0] && best.standing <= KEEP[1];
  if (!isInReach || second.cost < LEAST_GAP || given.cost < LEAST_GAP) return null;
  const places = known.room?.advice?.places ?? [];
  const deed = JSON.stringify(best.command, (key, value: unknown) => (places.includes(key) ? 0 : value));
  return { keep: best.standing, gap: second.cost, deed };
}

/** Does the corporal give away as much in the whole stretch, on each of these days? */
export const defeatsCorporal = (known: Known, position: DayPosition, days = TRIED): boolean =>
  Array.from({ length: days }, (_, day) => {
    const corporal = corporalPlayer(known.ruleset, known.evaluation);
    const judged = judgeTry(known, position, day, tryBy(corporal, known, position, day));
    return judged.ok && judged.result.given >= LEAST_GAP;
  }).every(Boolean);
