import type { ReactNode } from 'react';
import type { Point } from './camera.ts';
import { handleBox, movesOf, platesOf } from './plates.ts';
import { Stick } from './Stick.tsx';
import { useZoom } from './zoom.ts';

/** The sticks of a way, one for each of its moves. */
export function WaySticks({
  from,
  stops,
  stopped,
  label,
  notch,
  handle = null,
}: {
  readonly from: Point;
  /** Where each move ends. */
  readonly stops: readonly Point[];
  /** It ends short of the place asked for. */
  readonly stopped: boolean;
  readonly label: (length: number, isLast: boolean) => string;
  readonly notch: number;
  /** Where the piece is dragged by. */
  readonly handle?: Point | null;
}): ReactNode {
  const zoom = useZoom();
  const moves = movesOf(from, stops);
  const labels = moves.map(({ length }, i) => label(length, i === moves.length - 1));
  const plates = platesOf(
    moves[0]?.start ?? from,
    moves.map(({ to }) => to),
    labels,
    zoom,
    handle ? [handleBox(handle, zoom)] : [],
  );
  return moves.map(({ start, to }, i) => (
    <Stick
      key={`${to.x} ${to.y}`}
      from={start}
      to={to}
      stopped={stopped && i === moves.length - 1}
      label={labels[i] ?? ''}
      notch={notch}
      plate={plates[i] ?? null}
    />
  ));
}
