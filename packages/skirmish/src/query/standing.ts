/** What standing orders answer: what the rules force upon a model, and the order of blows. */
import type { StandingOrders } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { offers, pending } from '../turn/machine.ts';

/**
 * Where the person ordered so: the nearest cover for a model that is driven to it (SK-RNG-22), and the first offered of
 * equally near shooters to go back from (SK-GRP-23), of enemies to flee from (SK-GEO-13) and of parting blows (SK-HTH-25).
 * Null: ask.
 */
export function standing(view: State, seat: string, { settle }: StandingOrders): Command | null {
  const frame = view.frames[view.frames.length - 1];
  if (settle !== true || frame === undefined || !pending(view).some((one) => one.seat === seat)) return null;
  switch (frame.at) {
    case 'takeCover':
      return nearest(view, frame.model, offers(view, seat));
    case 'reference':
    case 'fleeChoice':
    case 'parting':
      return offers(view, seat)[0] ?? null;
    default:
      return null;
  }
}

/** The place nearest to where the model stands; of equal ones the first. */
function nearest(view: State, model: number, places: readonly Command[]): Command | null {
  const { x, y } = modelAt(view, model);
  let found: { readonly place: Command; readonly far: number } | null = null;
  for (const place of places) {
    if (place.type !== 'takeCover') continue;
    const [across, down] = [place.x - x, place.y - y];
    const far = across * across + down * down;
    if (found === null || far < found.far) found = { place, far };
  }
  return found?.place ?? null;
}
