/** Animates a piece from its old place to its new one, unless the reader prefers reduced motion. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../../battle/settings.ts';

/** Duration in milliseconds. */
const QUICK = 320;
const SLOW = 900;

export function Gliding({
  x,
  y,
  slow = false,
  children,
}: {
  /** Its place in millimetres. */
  readonly x: number;
  readonly y: number;
  /** The move is animated. */
  readonly slow?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const body = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  useLayoutEffect(() => {
    const [dx, dy] = [last.current.x - x, last.current.y - y];
    last.current = { x, y };
    if ((dx === 0 && dy === 0) || reducedMotion()) return;
    body.current?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: slow ? SLOW : QUICK,
      easing: 'ease-in-out',
    });
  }, [x, y, slow]);
  return <g ref={body}>{children}</g>;
}
