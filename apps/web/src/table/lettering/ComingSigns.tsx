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
            row={coming.slice(0, i).filter((other) => isBeside(other, one)).length}
            text={one.turn === null ? '?' : translate('scn.coming.sign', { turn: one.turn })}
          />
        ))}
    </g>
  );
}

/** Millimetres along an edge that the words of a stretch take. */
const WORDS = 90;

/** Would the words of both stand in one place? */
const isBeside = (a: ArrivalNow, b: ArrivalNow): boolean =>
  a.edge === b.edge && Math.abs((a.to ?? Number.MAX_SAFE_INTEGER) - (b.to ?? Number.MAX_SAFE_INTEGER)) < WORDS;

/** A stretch of the edge with arrows that point onto the table; the words stand at its end, where the map has no names. */
function ComingSign({
  coming: { side, edge, from, to },
  box,
  row,
  text,
}: {
  readonly coming: ArrivalNow;
  readonly box: Box;
  /** Words that stand there already, between these and the edge. */
  readonly row: number;
  readonly text: string;
}): ReactNode {
  const { place, end, out } = alongEdge(edge, from, to, box);
  const arrows = [0.25, 0.5, 0.75].map((part) => {
    const along = from + (end - from) * part;
    return `M${place(along - 10, -out * 6)}L${place(along, -out * 24)}L${place(along + 10, -out * 6)}`;
  });
  const isUpright = edge === 'left' || edge === 'right';
  // Before the stretch where the table ends behind it.
  const isBefore = end + WORDS > (isUpright ? box.height : box.width);
  const [x = 0, y = 0] = place(isBefore ? from : end, 0)
    .split(' ')
    .map(Number);
  return (
    <g className={`coming side-${side}`}>
      <path d={`M${place(from, 0)}L${place(end, 0)}${arrows.join('')}`} className="coming-edge" />
      <g transform={`translate(${x} ${y})`}>
        <g className="screen-size">
          <text
            x={isUpright ? -out * 8 : isBefore ? -8 : 8}
            y={
              (isUpright ? (isBefore ? -10 : 20) : out < 0 ? 18 : -8) +
              row * (isUpright ? (isBefore ? -18 : 18) : -out * 18)
            }
            textAnchor={(isUpright ? out > 0 : isBefore) ? 'end' : 'start'}
            className="coming-turn"
          >
            {text}
          </text>
        </g>
      </g>
    </g>
  );
}
