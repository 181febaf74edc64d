import { memo, type ReactNode } from 'react';
import { noise } from './ink.ts';
import { type Flat, inside, roundPath, scattered, straightPath, toBorder } from './shapes.ts';
import { type Clearing, type StandingTree, treePaths, treesOf } from './trees.ts';

interface Props {
  readonly points: Flat;
  readonly seed: number;
  /** Size of the trees: 1 among battalions, more among single men. */
  readonly scale?: number;
  readonly clearings?: readonly Clearing[];
}

/** A dotted true edge, dark ground, and trees that stand on it. Drawn again only when somebody comes in or leaves. */
export const Wood = memo(function Wood({ points, seed, scale = 1, clearings = [] }: Props): ReactNode {
  return (
    <g>
      <path d={roundPath(points, 6, true)} fill="var(--wood-floor, #6d7d42)" />
      <path d={litter(points, seed)} stroke="var(--wood-litter, #8d8a4e)" strokeWidth={1.4} opacity={0.7} />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#33431f"
        strokeWidth={1.8}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <Trees trees={treesOf(points, seed, scale, clearings)} />
    </g>
  );
}, sameWood);

function sameWood(a: Props, b: Props): boolean {
  const same = (one: readonly unknown[] = [], other: readonly unknown[] = []) =>
    one.length === other.length && one.every((value, i) => value === other[i]);
  const flat = ({ clearings = [] }: Props) => clearings.flatMap(({ x, y, radius }) => [x, y, radius]);
  return a.seed === b.seed && a.scale === b.scale && same(a.points, b.points) && same(flat(a), flat(b));
}

/** The troops that stand in a figure. */
export function clearingsIn(points: Flat, troops: readonly Clearing[]): readonly Clearing[] {
  return troops.filter(({ x, y, radius }) => inside(x, y, points) || toBorder(x, y, points) < radius * 0.4);
}

/** How much larger than its scale a single tree may be drawn. */
export const LARGEST_TREE = 1.1;

/** One tree by itself. */
export function Tree({
  x,
  y,
  scale,
  seed,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly seed: number;
}): ReactNode {
  return <Trees trees={[{ x, y, size: scale * (0.9 + noise(seed, 5) * 0.2), tone: seed % 3 }]} />;
}

export function Trees({ trees }: { readonly trees: readonly StandingTree[] }): ReactNode {
  const { shadow, rows } = treePaths(trees);
  return (
    <>
      <path d={shadow} fill="#1d2413" opacity={0.3} />
      {rows.map(({ fill, d }, i) => (
        <path key={i} d={d} fill={fill} />
      ))}
    </>
  );
}

function litter(points: Flat, seed: number): string {
  return scattered(points, 17, 4, (i, j) => noise(i + seed * 7, j + 3))
    .map(([x, y, random]) => `M${x.toFixed(0)} ${y.toFixed(0)}l${(2 + random * 2).toFixed(1)}-1.600`)
    .join('');
}
