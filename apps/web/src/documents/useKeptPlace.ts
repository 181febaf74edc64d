/** What is pressed on a page stays where it is in the window, whatever its press adds or takes away above it. */
import { useEffect } from 'react';

export function useKeptPlace(): void {
  useEffect(() => {
    const keep = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest('button, input, select') : null;
      if (pressed === null) return;
      const { top } = pressed.getBoundingClientRect();
      // The page is drawn anew before the next frame.
      requestAnimationFrame(() => {
        if (!pressed.isConnected) return;
        const by = pressed.getBoundingClientRect().top - top;
        if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
      });
    };
    const options = { capture: true };
    for (const kind of ['click', 'change']) addEventListener(kind, keep, options);
    return () => {
      for (const kind of ['click', 'change']) removeEventListener(kind, keep, options);
    };
  }, []);
}
