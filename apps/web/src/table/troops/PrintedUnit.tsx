/** A unit on paper: a few of its men for a card, and a counter with the sign of its arm. */
import type { ReactNode } from 'react';
import { Inks, SIGNS } from './Body.tsx';
import { besideSign, counterWords, LETTER, LINE, signHeight } from './counterWords.ts';
import { type BaseKind, basesInk } from './figures.ts';
import { uniformOf } from './uniforms.ts';

/** Men on one base, looking at the reader. */
export function PrintedMen({
  kind,
  uniform,
  horse,
}: {
  readonly kind: BaseKind;
  readonly uniform: string;
  readonly horse: boolean;
}): ReactNode {
  const isGun = kind === 'gun';
  const base = { kind, x: 0, y: 0, turn: 0, width: 30, depth: isGun ? 40 : 15 };
  return (
    <svg viewBox="-23 -44 46 62" aria-hidden="true">
      <Inks inks={basesInk([base], 180, uniformOf(uniform, 0), horse, 1)} />
    </svg>
  );
}

/** Around the origin, in millimetres; legible in black and white. */
export function UnitCounter({
  width,
  depth,
  arm,
  lines,
}: {
  readonly width: number;
  readonly depth: number;
  readonly arm: keyof typeof SIGNS;
  readonly lines: readonly string[];
}): ReactNode {
  const sign = signHeight(depth);
  const left = -width / 2;
  const words = counterWords(width, depth, lines);
  const block = sign + 2 + words.lines.length * LINE;
  const [signX, signY] = words.isBeside ? [left + sign * 0.85 + 1.5, 1] : [0, 1 - (block - sign) / 2];
  return (
    <>
      <rect x={left} y={-depth / 2} width={width} height={depth} fill="#fff" />
      <path d={`M-3 ${-depth / 2}h6l-3 2.500z`} fill="#000" />
      <g transform={`translate(${signX} ${signY})`}>
        <rect
          x={-sign * 0.75}
          y={-sign / 2}
          width={sign * 1.5}
          height={sign}
          fill="none"
          stroke="#000"
          strokeWidth={0.5}
        />
        <path d={SIGNS[arm](sign * 0.75, sign / 2)} fill="none" stroke="#000" strokeWidth={0.6} />
      </g>
      {words.lines.map((line, i) => (
        <text
          key={line}
          x={words.isBeside ? left + besideSign(sign) : 0}
          y={words.isBeside ? 1.2 + (i - (words.lines.length - 1) / 2) * LINE : signY + sign / 2 + (i + 1.2) * LINE}
          textAnchor={words.isBeside ? 'start' : 'middle'}
          fontSize={LETTER}
          fontWeight={i === 0 ? 700 : 400}
        >
          {line}
        </text>
      ))}
    </>
  );
}
