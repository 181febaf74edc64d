import type { ReactNode } from 'react';
import type { DiceRow } from '../battle/screen.ts';
import './dice.css';

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const SIGNS = { good: '✓', level: '=', bad: '✗', unused: '' } as const;

/** One face. Its result is a sign under it, not only a colour. */
export function Die({
  face,
  mark,
  side,
  size,
}: {
  /** 0: it has not fallen yet. */
  readonly face: number;
  readonly mark?: keyof typeof SIGNS | undefined;
  readonly side: number | undefined;
  readonly size: number;
}): ReactNode {
  return (
    <span className={`die ${mark ?? ''}`}>
      <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
        <rect x={-10.5} y={-10.5} width={21} height={21} rx={4.5} className={`die-body side-${side ?? 'none'}`} />
        {(PIPS[face] ?? []).map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x * 5.4} cy={y * 5.4} r={2.1} className={`pip side-${side ?? 'none'}`} />
        ))}
      </svg>
      {mark && <span className="die-mark">{SIGNS[mark]}</span>}
    </span>
  );
}

export function Dice({ rows, size = 22 }: { readonly rows: readonly DiceRow[]; readonly size?: number }): ReactNode {
  return rows.map((row, i) => (
    <div className="dice-row" key={i}>
      {row.label && <span className="dice-label">{row.label}</span>}
      <span className="dice" role="img" aria-label={`${row.label}: ${row.faces.join(', ')}`}>
        {row.faces.map((face, k) => (
          <Die key={k} face={face} mark={row.marks?.[k]} side={row.side} size={size} />
        ))}
      </span>
    </div>
  ));
}
