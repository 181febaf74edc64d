/** Is there room for one column alone? */
import { useSyncExternalStore } from 'react';

const query = '(max-width: 820px)';

function listen(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(query).matches);
