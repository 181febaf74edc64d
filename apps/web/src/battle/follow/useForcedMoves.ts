/** Forced moves since the viewer's last order, as far as they have been shown. */
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useHosted } from '../index.ts';
import { type ForcedMove, forcedMoves } from './forcedMoves.ts';
import { remembering, tellerOf } from './told.ts';

export function useForcedMoves(): readonly ForcedMove[] {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const count = useHosted((h) => h.battle?.count ?? 0);
  // A replay has no orders of the viewer: it tells those of the moment.
  const since = useHosted((h) => (h.saved ? h.following.since : count));
  // Of a battle that is over, what stands is to be seen.
  const isOver = useHosted((h) => h.saved?.over ?? false);
  const tell = useMemo(
    () => screen && remembering(tellerOf(screen, viewer, messages)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [screen, viewer, messages.language],
  );
  return useMemo(
    () => (tell && !isOver ? forcedMoves(steps.slice(0, count), since, tell) : []),
    [steps, count, since, tell, isOver],
  );
}
