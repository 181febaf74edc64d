/** Drawing of a unit: rim in the side's colours, men, front, and a block when seen from afar. */
import type { ReactNode } from 'react';
import type { Ink } from './figures.ts';
import type { Livery, Uniform } from './uniforms.ts';

interface Size {
  readonly width: number;
  readonly depth: number;
}

export type Arm = 'infantry' | 'cavalry' | 'artillery';

export function Inks({ inks }: { readonly inks: readonly Ink[] }): ReactNode {
  return inks.map((ink, i) => (
    <path
      key={i}
      className={ink.seen}
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
  fill,
}: {
  readonly size: Size;
  readonly livery: Livery;
  /** `none`: transparent. */
  readonly fill: string;
}): ReactNode {
  const { width: w, depth: d } = size;
  const x = -w / 2;
  const y = -d / 2;
  return (
    <>
      {fill !== 'none' && (
        <rect className="shadow" x={x + 1.5} y={y + 2.2} width={w} height={d} fill="#2b2413" opacity={0.34} rx={2} />
      )}
      {livery.shape === 'single' ? (
        <rect x={x} y={y} width={w} height={d} rx={4} fill={fill} stroke={livery.rim} strokeWidth={3.2} />
      ) : (
        <>
          <rect x={x} y={y} width={w} height={d} fill={fill} stroke={livery.rim} strokeWidth={4.4} />
          <rect x={x} y={y} width={w} height={d} fill="none" stroke="#f3dfd0" strokeWidth={1.5} />
        </>
      )}
    </>
  );
}

/** An arrowhead before the middle of the front. */
export function FrontMark({ size, livery }: { readonly size: Size; readonly livery: Livery }): ReactNode {
  const y = -size.depth / 2;
  const half = Math.min(7, size.width / 5);
  return (
    <path
      className="front"
      d={`M${-half} ${y}L0 ${y - 5.5}L${half} ${y}z`}
      fill={livery.rim}
      stroke="#f6f0df"
      strokeWidth={0.7}
    />
  );
}

/** Seen from afar: a block in the coat's colour with the sign of its arm. */
export function Block({
  size,
  uniform,
  arm,
  livery,
  front,
}: {
  readonly size: Size;
  readonly uniform: Uniform;
  readonly arm: Arm;
  readonly livery: Livery;
  readonly front: boolean;
}): ReactNode {
  const { width: w, depth: d } = size;
  const x = -w / 2;
  const y = -d / 2;
  return (
    <g className="block">
      {front && <path d={`M${-13} ${y}L0 ${y - 15}L13 ${y}z`} fill={livery.rim} stroke="#f6f0df" strokeWidth={1.6} />}
      <rect
        x={x}
        y={y}
        width={w}
        height={d}
        fill={uniform.coat}
        stroke={livery.rim}
        strokeWidth={3}
        rx={livery.shape === 'single' ? 4 : 0}
      />
      {arm === 'infantry' && (
        <path d={`M${x} ${y}L${-x} ${-y}M${x} ${-y}L${-x} ${y}`} stroke={uniform.belts} strokeWidth={2.4} />
      )}
      {arm === 'cavalry' && <path d={`M${x} ${-y}L${-x} ${y}`} stroke={uniform.belts} strokeWidth={3} />}
      {arm === 'artillery' && <circle r={Math.min(w, d) / 4} fill={uniform.belts} />}
    </g>
  );
}
