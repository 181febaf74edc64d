/** What standing orders answer: a deployment on the suggested places. */
import type { StandingOrders } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { suggestedPlace } from './suggestedPlaces.ts';

/** Begins the name of a deployment; the seats that deploy so follow. */
const DEPLOYMENT = 'deployment:';

/** The next piece on its suggested place, for a seat that deploys so; null: ask. */
export function standing(view: State, seat: string, { holdUntil }: StandingOrders): Command | null {
  const isDeploying = view.frames[view.frames.length - 1]?.at === 'deploy';
  if (!isDeploying || !autoDeploys(holdUntil, seat)) return null;
  return suggestedPlace(view, view.field.sides[0].id === seat ? 0 : 1);
}

/** The standing order by which this seat, too, deploys on the suggested places. */
export function withAutoDeploy(before: string | null, seat: string): string {
  return before?.startsWith(DEPLOYMENT) ? `${before},${seat}` : `${DEPLOYMENT}${seat}`;
}

function autoDeploys(order: string | null, seat: string): boolean {
  return order?.startsWith(DEPLOYMENT) === true && order.slice(DEPLOYMENT.length).split(',').includes(seat);
}
