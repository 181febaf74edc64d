import type { ReactNode } from 'react';
import type { Point } from './camera.ts';
import { Stick } from './Stick.tsx';

/** The sticks of a way, one for each of its moves. */
export function WaySticks({
  from,
  stops,
  stopped,
  label,
  notch,
}: {
  readonly from: Point;
  /** Where each move ends. */
  readonly stops: readonly Point[];
  /** It ends short of the place asked for. */
  readonly stopped: boolean;
  readonly label: (length: number) => string;
  readonly notch: number;
}): ReactNode {
  return stops.map((to, i) => {
    const start = stops[i - 1] ?? from;
    const length = Math.hypot(to.x - start.x, to.y - start.y);
    return (
      length > 1 && (
        <Stick
          key={`${to.x} ${to.y}`}
          from={start}
          to={to}
          stopped={stopped && i === stops.length - 1}
          label={label(length)}
          notch={notch}
          // Plates of short moves would lie on each other.
          turned={i % 2 === 1}
        />
      )
    );
  });
}
