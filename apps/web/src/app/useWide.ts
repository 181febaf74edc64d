/** Is there room for panels at both sides of a square table? */
import { useSyncExternalStore } from 'react';

const query = '(min-width: 1200px)';

function listen(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(query).matches);
