/** Panels begin at their top again when they have something new to say: a question must not open at its end. */
import { useLayoutEffect } from 'react';

/** `news`: whatever changes with the question. */
export function useTopOfPanels(...news: readonly (string | number | boolean)[]): void {
  // In the same frame, before the guide brings its answer into sight.
  useLayoutEffect(() => {
    document.querySelector('.panels')?.scrollTo(0, 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parts of the news are compared one by one
  }, news);
}
