/** What a piece is drawn of glides from where it stood to where it stands, unless the reader wants nothing to move. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Milliseconds a piece takes for its way. */
const QUICK = 320;
const SLOW = 900;

export function Gliding({
  x,
  y,
  slow = false,
  children,
}: {
  /** Where it stands, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** It is worth watching. */
  readonly slow?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const body = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const [dx, dy] = [last.current.x - x, last.current.y - y];
    last.current = { x, y };
    if ((dx === 0 && dy === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    body.current?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: slow ? SLOW : QUICK,
      easing: 'ease-in-out',
    });
  }, [x, y, slow]);
  return <g ref={body}>{children}</g>;
}
