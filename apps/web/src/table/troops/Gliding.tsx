/** Lets a piece travel from its old place to its new one, where the move is watched. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { travelOf } from '../../battle/follow/travel.ts';

export function Gliding({
  x,
  y,
  children,
}: {
  /** Its place in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}): ReactNode {
  const body = useRef<SVGGElement>(null);
  const last = useRef({ x, y });
  const glide = useRef<Animation | undefined>(undefined);
  useLayoutEffect(() => {
    const [dx, dy] = [last.current.x - x, last.current.y - y];
    last.current = { x, y };
    // After a step back or a skip the piece is simply there.
    glide.current?.cancel();
    const duration = travelOf(Math.hypot(dx, dy));
    if (duration === 0) return;
    glide.current = body.current?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration,
      easing: 'ease-in-out',
    });
  }, [x, y]);
  return <g ref={body}>{children}</g>;
}
