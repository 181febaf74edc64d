/** Pieces on the table are lit while one points at what is about them: a line of the log, an answer. */
import type { DOMAttributes } from 'react';

type HighlightHandlers = Pick<
  DOMAttributes<Element>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClickCapture'
>;

/** `pieces`: as the table names them. What is pressed may be gone before the pointer leaves it. */
export function highlightOnHover(pieces: readonly string[]): HighlightHandlers {
  const light = (on: boolean) => () => {
    for (const name of pieces) document.querySelector(`[data-piece="${name}"]`)?.classList.toggle('pointed', on);
  };
  const [lit, unlit] = [light(true), light(false)];
  return { onPointerEnter: lit, onPointerLeave: unlit, onFocus: lit, onBlur: unlit, onClickCapture: unlit };
}
