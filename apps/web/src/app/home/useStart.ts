/** Begins or resumes a battle and goes to it, or to another page about it. */
import { useState } from 'react';
import { onScreen } from '../../battle/index.ts';
import { goToBattle } from '../route.ts';

interface Start {
  readonly busy: boolean;
  readonly go: (work: () => Promise<boolean>, goTo?: (battle: string) => void) => Promise<void>;
}

export function useStart(): Start {
  const [busy, setBusy] = useState(false);
  const go: Start['go'] = async (work, goTo = goToBattle) => {
    setBusy(true);
    const done = await work().finally(() => setBusy(false));
    const id = onScreen.getState().saved?.id;
    if (done && id) goTo(id);
  };
  return { busy, go };
}
