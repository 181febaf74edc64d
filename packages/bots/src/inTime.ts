import type { Command, Player, Seat } from '@drumhead/engine';

/** What the player orders; once it is late, the best that he has found so far. */
export function chosenInTime<S, C extends Command>(
  player: Player<S, C>,
  view: S,
  seat: Seat,
  offers: readonly C[],
  isLate: () => boolean,
): C {
  let best: C | undefined;
  for (const found of player.think?.(view, seat, offers) ?? []) {
    best = found;
    if (isLate()) break;
  }
  return best ?? player.choose(view, seat, offers);
}
