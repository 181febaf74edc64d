/** Forced moves since the viewer's last order, as far as they have been shown. */
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useHosted } from '../index.ts';
import { type ForcedMove, forcedMoves } from './forcedMoves.ts';
import { tellerOf } from './turnSteps.ts';

export function useForcedMoves(): readonly ForcedMove[] {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const since = useHosted((h) => h.following.since);
  return useMemo(
    () => (screen ? forcedMoves(steps, since, tellerOf(screen, viewer, messages)) : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [steps, since, screen, viewer, messages.language],
  );
}
