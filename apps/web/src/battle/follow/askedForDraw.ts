/** An offered draw that waits for the viewer's answer. */
import { DRAW_OFFER, type Pending } from '@drumhead/engine';
import type { Shown } from './follower.ts';

export function askedForDraw({
  battle,
  viewer,
  following,
}: Pick<Shown, 'battle' | 'viewer' | 'following'>): Pending | undefined {
  if (!battle || following.behind) return undefined;
  const asked = battle.ruleset.pending(battle.state).find(({ seat }) => seat === viewer);
  return asked?.decision === DRAW_OFFER ? asked : undefined;
}
