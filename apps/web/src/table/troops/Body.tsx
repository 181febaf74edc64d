/** Drawing of a unit: rim in the colours of its side, men, front. */
import type { ReactNode } from 'react';
import type { Ink } from './figures.ts';
import { LIGHT_LINE } from './sideGrounds.ts';
import type { Livery } from './uniforms.ts';

interface Size {
  readonly width: number;
  readonly depth: number;
}

export function Inks({ inks }: { readonly inks: readonly Ink[] }): ReactNode {
  return inks.map((ink, i) => (
    <path
      key={i}
      d={ink.d}
      fill={ink.fill ?? 'none'}
      stroke={ink.stroke}
      strokeWidth={ink.width}
      strokeLinecap="round"
    />
  ));
}

/** One line and round corners, or two lines and square ones. */
export function Rim({
  size,
  livery,
  hollow = false,
}: {
  readonly size: Size;
  readonly livery: Livery;
  /** What it stands on is seen through it. */
  readonly hollow?: boolean;
}): ReactNode {
  const fill = hollow ? 'none' : livery.ground;
  // The men hide the middle of the base: the rim runs just outside the footprint.
  const [w, d] = [size.width + 3, size.depth + 3];
  const [x, y] = [-w / 2, -d / 2];
  return (
    <>
      {!hollow && (
        <rect className="shadow" x={x + 1.5} y={y + 2.2} width={w} height={d} fill="#2b2413" opacity={0.34} rx={2} />
      )}
      {livery.shape === 'single' ? (
        <rect x={x} y={y} width={w} height={d} rx={4} fill={fill} stroke={livery.rim} strokeWidth={4} />
      ) : (
        <>
          <rect x={x} y={y} width={w} height={d} fill="none" stroke={LIGHT_LINE} strokeWidth={8.4} />
          <rect x={x} y={y} width={w} height={d} fill={fill} stroke={livery.rim} strokeWidth={4.8} />
          <rect x={x} y={y} width={w} height={d} fill="none" stroke={LIGHT_LINE} strokeWidth={1.5} />
        </>
      )}
    </>
  );
}

/** What a unit is seen as from afar: a block, dark or pale and edged in the colour of its side, with the sign of its arm. */
export function Counter({
  size,
  livery,
  arm,
}: {
  readonly size: Size;
  readonly livery: Livery;
  readonly arm: keyof typeof SIGNS;
}): ReactNode {
  const [w, d] = [size.width / 2, size.depth / 2];
  return (
    <g className="counter" aria-hidden="true">
      {livery.shape === 'single' ? (
        <rect x={-w} y={-d} width={2 * w} height={2 * d} rx={4} fill={livery.rim} />
      ) : (
        <rect
          x={2.5 - w}
          y={2.5 - d}
          width={2 * w - 5}
          height={2 * d - 5}
          fill={livery.ground}
          stroke={livery.rim}
          strokeWidth={5}
        />
      )}
      <path
        d={SIGNS[arm](w * 0.72, d * 0.72)}
        fill="none"
        stroke={livery.shape === 'single' ? LIGHT_LINE : livery.rim}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </g>
  );
}

/** By half sides: bayonets crossed, a sabre, a gun. */
export const SIGNS = {
  infantry: (w: number, d: number) => `M${-w} ${-d}L${w} ${d}M${-w} ${d}L${w} ${-d}`,
  cavalry: (w: number, d: number) => `M${-w} ${d}L${w} ${-d}`,
  artillery: (w: number, d: number) => `M${-w / 3} 0H${w / 3}M0 ${-d / 2}V${d / 2}`,
} as const;

/** An arrowhead before the middle of the front: solid until the unit has acted, then hollow. */
export function FrontMark({
  size,
  livery,
  spent,
}: {
  readonly size: Size;
  readonly livery: Livery;
  readonly spent: boolean;
}): ReactNode {
  const y = -size.depth / 2 - 3;
  const half = Math.min(8, size.width / 5);
  return (
    <path
      className="front"
      d={`M${-half} ${y}h${2 * half}L0 ${y - 8}z`}
      fill={spent ? '#f6efdd' : livery.rim}
      stroke={spent ? livery.rim : '#f6efdd'}
      strokeWidth={1.4}
    />
  );
}
