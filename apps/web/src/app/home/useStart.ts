/** Begins or resumes a battle and goes to it. */
import { useState } from 'react';
import { onScreen } from '../../battle/index.ts';
import { goToBattle } from '../route.ts';

export function useStart(): { readonly busy: boolean; readonly go: (work: () => Promise<boolean>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const go = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work().finally(() => setBusy(false));
    const id = onScreen.getState().saved?.id;
    if (done && id) goToBattle(id);
  };
  return { busy, go };
}
