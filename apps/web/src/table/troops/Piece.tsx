/** A piece on the table: selectable, highlighted from the log, focusable; it travels, and shows the number of its step. */
import type { ReactNode } from 'react';
import { type StepMark, useMark } from '../../battle/follow/marks.ts';
import { useMessages } from '../../i18n/index.ts';
import { Gliding } from './Gliding.tsx';
import { CORNERS, TAG, usePlaceAt } from './placed.ts';

/** In SVG the attribute is written as it stands in the document, not as in React. */
const FOCUSABLE = { tabindex: 0 };

export function Piece({
  name,
  x,
  y,
  label,
  className = 'piece',
  onPick,
  nameplate,
  children,
}: {
  /** Its `data-piece` name. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly className?: string;
  readonly onPick: () => void;
  /** What stands beside it in words: to eyes alone, since its label says more. */
  readonly nameplate?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const mark = useMark(name);
  const numbered = mark !== undefined && mark.number > 0;
  const place = `translate(${x} ${y})`;
  return (
    <>
      <g
        className={mark?.now ? `${className} acts` : className}
        data-piece={name}
        transform={place}
        {...FOCUSABLE}
        role="button"
        aria-label={numbered ? t('web.turn.piece', { piece: label, number: mark.number }) : label}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPick();
        }}
      >
        <Gliding x={x} y={y}>
          {children}
          {numbered && <NumberOfStep mark={mark} x={x} y={y} />}
        </Gliding>
      </g>
      {nameplate !== undefined && (
        <g className="nameplate" transform={place} aria-hidden="true">
          <Gliding x={x} y={y}>
            {nameplate}
          </Gliding>
        </g>
      )}
    </>
  );
}

/** The number that the strip gives to the newest step of this piece. */
function NumberOfStep({
  mark: { number, side },
  x,
  y,
}: {
  readonly mark: StepMark;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  const corner = CORNERS[usePlaceAt(number, x, y, CORNERS)];
  if (!corner) return null;
  return (
    <g className={`screen-exact step-number side-${side ?? 'none'}`} aria-hidden="true">
      <NumberTag number={number} {...corner} />
    </g>
  );
}

/** A number of the strip in its tag, whose colour and corners are those of the group's side. */
export function NumberTag({
  number,
  left,
  top,
}: {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}): ReactNode {
  return (
    <>
      <rect x={left} y={top} width={TAG} height={TAG} rx={3} />
      <text x={left + TAG / 2} y={top + 15} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
