/**
 * Where an answer takes away the button that gave it, a piece leaves the table that had the focus, or a battle begins, the
 * keyboard goes on at the next question; else it would fall to the page. Panels that keep the focus in themselves are before it.
 */
import { useEffect } from 'react';
import { isLedHere } from './isLedHere.ts';

/** The next question. On a phone it is no box, its parts lie in the sheet: its heading takes the focus there. */
const NEXT = '#decision, #decision-title, .victory h2';

export function KeptFocus(): null {
  useEffect(keepFocus, []);
  return null;
}

function keepFocus(): () => void {
  /** What had the focus last, a button or a piece, or is left behind; null once the person went on elsewhere. */
  let last: EventTarget | 'left' | null = isLedHere() ? 'left' : null;
  const came = ({ target }: FocusEvent): void => {
    last = target;
  };
  const pressed = (): void => {
    last = null;
  };
  const goOn = (): void => {
    if (document.activeElement !== document.body) return;
    // A button of the menu is hidden with it, which Safari tells from 17.4 on.
    const isGone = last === 'left' || (last instanceof Element && !(last.checkVisibility?.() ?? last.isConnected));
    if (!isGone) return;
    for (const next of document.querySelectorAll<HTMLElement>(NEXT)) {
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  };
  const observer = new MutationObserver(() => void setTimeout(goOn));
  document.addEventListener('focusin', came);
  document.addEventListener('pointerdown', pressed);
  observer.observe(document.body, { childList: true, subtree: true });
  goOn();
  return () => {
    document.removeEventListener('focusin', came);
    document.removeEventListener('pointerdown', pressed);
    observer.disconnect();
  };
}
