/** Where troops come on that are still to come, at the edge of the table, and in which turn. */
import type { ArrivalNow } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useComing } from '../../battle/useComing.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { alongEdge, type Box, useBox } from './edge.ts';
import './placeSigns.css';

export function ComingSigns(): ReactNode {
  const [box, measure] = useBox();
  const coming = useComing();
  const { translate } = useMessages();
  const ready = useBundle('web-script-pages');
  return (
    <g ref={measure}>
      {box &&
        ready &&
        coming.map((one, i) => (
          <ComingSign
            key={i}
            coming={one}
            box={box}
            text={one.turn === null ? '?' : translate('scn.coming.sign', { turn: one.turn })}
          />
        ))}
    </g>
  );
}

/** Pixels from the edge to the words. */
const INWARD = 40;

/** A stretch of the edge with arrows that point onto the table. */
function ComingSign({
  coming: { side, edge, from, to },
  box,
  text,
}: {
  readonly coming: ArrivalNow;
  readonly box: Box;
  readonly text: string;
}): ReactNode {
  const { place, end, out } = alongEdge(edge, from, to, box);
  const arrows = [0.25, 0.5, 0.75].map((part) => {
    const along = from + (end - from) * part;
    return `M${place(along - 10, -out * 6)}L${place(along, -out * 24)}L${place(along + 10, -out * 6)}`;
  });
  const [x = 0, y = 0] = place((from + end) / 2, 0)
    .split(' ')
    .map(Number);
  const isUpright = edge === 'left' || edge === 'right';
  return (
    <g className={`coming side-${side}`}>
      <path d={`M${place(from, 0)}L${place(end, 0)}${arrows.join('')}`} className="coming-edge" />
      <g transform={`translate(${x} ${y})`}>
        <g className="screen-size">
          <text
            x={isUpright ? -out * INWARD : 0}
            y={isUpright ? 5 : -out * INWARD + (out < 0 ? 10 : 0)}
            textAnchor={!isUpright ? 'middle' : out < 0 ? 'start' : 'end'}
            className="coming-turn"
          >
            {text}
          </text>
        </g>
      </g>
    </g>
  );
}
