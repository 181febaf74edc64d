import type { ReactNode } from 'react';
import type { Point } from './camera.ts';
import type { LabelBox } from './labels.ts';
import { handleBox, lineLabels, type MeasuredLine, wayBoxes } from './plates.ts';
import { useZoom } from './zoom.ts';

const SWORDS = 'M-6 -6L6 6M6 -6L-6 6M-7 3L-3 7M7 3L3 7';
const FLAG = 'M-4 7V-7L6 -4L-4 -1';

export interface LiveLine extends MeasuredLine {
  readonly enemy: boolean;
}

/** Thin lines with their lengths, from a piece in hand to those that matter. */
export function LiveLines({
  lines,
  from,
  stops,
  length,
  handle,
}: {
  readonly lines: readonly LiveLine[];
  /** The way of the piece, whose plates they leave in sight. */
  readonly from: Point;
  readonly stops: readonly Point[];
  readonly length: (millimetres: number) => string;
  /** Where the piece is dragged by. */
  readonly handle?: Point | null;
}): ReactNode {
  const zoom = useZoom();
  const held: readonly LabelBox[] = handle ? [handleBox(handle, zoom)] : [];
  const labels = lineLabels(lines, [...wayBoxes(from, stops, length, zoom, held), ...held], zoom);
  return lines.map(({ from: start, to, label, enemy }, i) => {
    const { at, side } = labels[i] ?? { at: to, side: 0 };
    return (
      <g key={String(enemy)}>
        <path d={`M${start.x} ${start.y}L${to.x} ${to.y}`} className={enemy ? 'live-line enemy' : 'live-line'} />
        <g transform={`translate(${at.x} ${at.y})`}>
          <g className="screen-exact">
            <path className="live-sign" d={enemy ? SWORDS : FLAG} />
            {side !== 0 && (
              <text className="live-label" x={10 * side} y={4} textAnchor={side < 0 ? 'end' : 'start'}>
                {label}
              </text>
            )}
          </g>
        </g>
      </g>
    );
  });
}
