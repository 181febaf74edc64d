/** Begins or resumes a battle and goes to it, or to another page about it. */
import { useState } from 'react';
import { onScreen } from '../../battle/index.ts';
import { goToBattle } from '../route.ts';

interface Start {
  readonly busy: boolean;
  /** The last did not come about. */
  readonly failed: boolean;
  readonly go: (work: () => Promise<boolean>, goTo?: (battle: string) => void) => Promise<void>;
}

export function useStart(): Start {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const go: Start['go'] = async (work, goTo = goToBattle) => {
    setState('busy');
    const done = await work().catch(() => false);
    setState(done ? 'ready' : 'failed');
    const id = onScreen.getState().saved?.id;
    if (done && id) goTo(id);
  };
  return { busy: state === 'busy', failed: state === 'failed', go };
}
