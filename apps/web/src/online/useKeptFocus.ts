/** The keyboard keeps its place where a pressed button is removed, or cannot be pressed for a while, by its own answer. */
import { type RefCallback, useEffect, useState } from 'react';

/**
 * Where the control that has the focus is removed from this element, the focus goes to the first control in it that `first`
 * selects, else to the element itself, which takes a `tabIndex`; else it would fall to the page. A control that was disabled
 * for a while has it again.
 */
export function useKeptFocus(first: string): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element === null ? undefined : keepFocus(element, first)), [element, first]);
  return setElement;
}

function keepFocus(element: HTMLElement, first: string): () => void {
  /** The control in it that was reached last; null once the person went on elsewhere. */
  let last: HTMLElement | null = null;
  const came = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && element.contains(target) ? target : null;
  };
  const pressed = (): void => {
    last = null;
  };
  const observer = new MutationObserver(() => {
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected) return last.focus();
    last = null;
    (element.querySelector<HTMLElement>(first) ?? element).focus();
  });
  document.addEventListener('focusin', came);
  document.addEventListener('pointerdown', pressed);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', came);
    document.removeEventListener('pointerdown', pressed);
    observer.disconnect();
  };
}
