/** Highlights pieces on the table while the pointer is over a log line or choice about them. */
import type { DOMAttributes } from 'react';

type HighlightHandlers = Pick<
  DOMAttributes<Element>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClickCapture'
>;

/** `pieces`: their `data-piece` names. A click ends it, since the element may be gone before the pointer leaves. */
export function highlightOnHover(pieces: readonly string[]): HighlightHandlers {
  const light = (on: boolean) => () => {
    for (const name of pieces) document.querySelector(`[data-piece="${name}"]`)?.classList.toggle('pointed', on);
  };
  const [lit, unlit] = [light(true), light(false)];
  return { onPointerEnter: lit, onPointerLeave: unlit, onFocus: lit, onBlur: unlit, onClickCapture: unlit };
}
