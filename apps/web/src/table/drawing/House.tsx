import { memo, type ReactNode } from 'react';
import { type Flat, straightPath } from './shapes.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface HouseShape {
  /** Four corners in turn: the true plan. */
  readonly points: Flat;
  /** Height of the eaves, and of the ridge. */
  readonly eaves: number;
  readonly ridge: number;
  readonly roof?: RoofTone;
  /** Doors and windows of the walls in sight; villages in the distance have none. */
  readonly windows?: boolean;
}

export type RoofTone = 'tiles' | 'thatch' | 'slate';

/** Of a face in the light, and of one in the shade. */
const ROOFS: Readonly<Record<RoofTone, readonly [string, string]>> = {
  tiles: ['#c2684a', '#9c4a33'],
  thatch: ['#c9ad6c', '#a48a4e'],
  slate: ['#8f9296', '#6d7278'],
};
const WALLS: readonly [string, string] = ['#efe2c4', '#cdbb94'];

/** A face of a house: what it is painted with, and its outline. */
interface Face {
  readonly fill: string;
  readonly d: string;
}

export interface HouseFaces {
  readonly shadow: string;
  readonly walls: readonly Face[];
  readonly openings: string;
  readonly roof: readonly Face[];
  readonly tiles: string;
  readonly crest: string;
}

const up = ({ x, y }: Corner, height: number): Corner => ({ x, y: y - height });
const mixed = (a: Corner, b: Corner, part: number): Corner => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const closed = (corners: readonly Corner[]): string =>
  straightPath(
    corners.flatMap(({ x, y }) => [x, y]),
    true,
  );
const stroke = (a: Corner, b: Corner): string => straightPath([a.x, a.y, b.x, b.y], false);

/** A house over its true plan: walls and ridge rise straight up the page, so only walls that look down it are seen. */
export function houseFaces({ points, eaves, ridge, roof = 'tiles', windows = true }: HouseShape): HouseFaces {
  const plan = clockwise(points);
  const long = length(plan[0], plan[1]) >= length(plan[1], plan[2]);
  // The ridge runs along the longer sides, from the middle of one gable to that of the other.
  const [a, b, c, d] = long ? plan : [plan[1], plan[2], plan[3], plan[0]];
  const gables = [up(mixed(d, a, 0.5), ridge), up(mixed(b, c, 0.5), ridge)] as const;
  const walls: Face[] = [];
  let openings = '';
  for (const [from, to, gable] of [
    [a, b, null],
    [b, c, gables[1]],
    [c, d, null],
    [d, a, gables[0]],
  ] as const) {
    // On the screen a clockwise side runs to the left where it looks down the page.
    if (to.x - from.x > -0.5) continue;
    const outline = [from, to, up(to, eaves), ...(gable ? [gable] : []), up(from, eaves)];
    walls.push({ fill: WALLS[isLit(outward(from, to)) || to.y < from.y + 1 ? 0 : 1], d: closed(outline) });
    if (windows) openings += holes(from, to, eaves);
  }
  const slopes = (
    [
      [a, b, gables[1], gables[0]],
      [c, d, gables[0], gables[1]],
    ] as const
  ).map(([from, to, over, under]) => {
    const out = outward(from, to);
    const d = closed([up(from, eaves - 1), up(to, eaves - 1), over, under]);
    return { from, to, over, under, far: out.y < 0, fill: ROOFS[roof][isLit(out) ? 0 : 1], d };
  });
  slopes.sort((one, other) => Number(other.far) - Number(one.far));
  let tiles = '';
  for (const { from, to, over, under } of slopes) {
    const count = Math.max(2, Math.round(length(from, to) / 5));
    for (let i = 1; i < count; i++)
      tiles += stroke(mixed(up(from, eaves - 1), up(to, eaves - 1), i / count), mixed(under, over, i / count));
  }
  const cast = plan.map(({ x, y }) => ({ x: x + eaves * 0.75, y: y + eaves * 0.45 }));
  return {
    shadow: closed(plan) + closed(cast),
    walls,
    openings,
    roof: slopes,
    tiles,
    crest: stroke(gables[0], gables[1]),
  };
}

const length = (a: Corner, b: Corner): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Out of a side of a clockwise figure. */
const outward = (from: Corner, to: Corner): Corner => ({ x: to.y - from.y, y: from.x - to.x });
/** Light falls from the north-west. */
const isLit = ({ x, y }: Corner): boolean => x * 0.62 + y * 0.78 < 0;

/** The four corners clockwise on the screen. */
function clockwise(points: Flat): readonly [Corner, Corner, Corner, Corner] {
  const corner = (i: number): Corner => ({ x: points[i * 2] ?? 0, y: points[i * 2 + 1] ?? 0 });
  const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)];
  const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  return turn > 0 ? [a, b, c, d] : [a, d, c, b];
}

/** A door in the middle of a wall, windows beside it. */
function holes(from: Corner, to: Corner, eaves: number): string {
  const count = Math.max(1, Math.floor(length(from, to) / 14));
  const half = Math.min(0.32, 2.2 / (length(from, to) / count));
  let d = '';
  for (let i = 0; i < count; i++) {
    const door = i === Math.floor(count / 2);
    const [left, right] = [mixed(from, to, (i + 0.5 - half) / count), mixed(from, to, (i + 0.5 + half) / count)];
    const [foot, top] = door ? [0, eaves * 0.62] : [eaves * 0.36, eaves * 0.72];
    d += closed([up(left, foot), up(right, foot), up(right, top), up(left, top)]);
  }
  return d;
}

export const House = memo(function House(shape: HouseShape): ReactNode {
  const { shadow, walls, openings, roof, tiles, crest } = houseFaces(shape);
  return (
    <g strokeLinejoin="round">
      <path d={shadow} fill="#1d2413" opacity={0.28} />
      {walls.map(({ fill, d }, i) => (
        <path key={i} d={d} fill={fill} stroke="#8a7550" strokeWidth={0.6} />
      ))}
      <path d={openings} fill="#4f3d28" />
      {roof.map(({ fill, d }, i) => (
        <path key={i} d={d} fill={fill} stroke="#4f2a1b" strokeWidth={0.7} />
      ))}
      <path d={tiles} stroke="#5a2a1b" strokeWidth={0.6} opacity={0.4} />
      <path d={crest} stroke="#e2967a" strokeWidth={1.3} opacity={0.8} />
    </g>
  );
});
