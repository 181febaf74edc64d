/** How much room the window has for panels. */
import { useSyncExternalStore } from 'react';

/** A hook: does the window fit this query of media now? */
function windowIs(query: string): () => boolean {
  const listen = (changed: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => matchMedia(query).matches);
}

/** Is there room for panels at both sides of a square table? */
export const useWide = windowIs('(min-width: 1200px)');

/** Is it a phone's, upright or on its side? As the style sheets have it. */
export const usePhone = windowIs('(max-width: 820px), (max-height: 520px) and (orientation: landscape)');
