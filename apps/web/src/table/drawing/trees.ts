/** Standing trees as path data: the foot is where the tree is, and its height rises straight up the page. */
import { noise, oval } from './ink.ts';
import { type Flat, scattered } from './shapes.ts';

/** Foot of a tree, and its size: 1 is a crown of 30 mm. */
export interface StandingTree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: number;
}

/** A place that trees keep free: a unit among them. */
export interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const PITCH = 22;
/** How far above a clearing crowns still hide it, for a tree of size 1. */
const HEIGHT = 16;

/** The trees of a wood from the back to the front. Feet stay within its edge; trees thin out around those inside. */
export function treesOf(
  points: Flat,
  seed: number,
  scale: number,
  clearings: readonly Clearing[],
): readonly StandingTree[] {
  const jitter = (i: number, j: number) => noise(i + seed * 17, j);
  return scattered(points, PITCH * scale, 7 * scale, jitter)
    .map(([x, y, random], i) => ({
      x,
      y,
      size: scale * (0.8 + random * 0.34),
      tone: Math.floor(noise(i, seed + 3) * TONES.length),
    }))
    .filter((tree) => !clearings.some((one) => hides(tree, one)))
    .sort((a, b) => a.y - b.y);
}

function hides({ x, y, size }: StandingTree, { x: cx, y: cy, radius }: Clearing): boolean {
  const below = y - cy;
  return Math.abs(x - cx) < radius + 5 * size && below > -radius && below < radius + HEIGHT * size;
}

/** Leaves, and leaves in the light: of summer, unless the table lies in autumn. */
const TONES = [
  ['var(--leaf-0, #56783a)', 'var(--leaf-0-lit, #7d9a4c)'],
  ['var(--leaf-1, #4c6f3b)', 'var(--leaf-1-lit, #70914d)'],
  ['var(--leaf-2, #657d3c)', 'var(--leaf-2-lit, #8c9f52)'],
] as const;
const DARK = 'var(--leaf-shade, #3d5a2c)';
const TRUNK = '#4e3820';

export interface Paint {
  readonly fill: string;
  readonly d: string;
}

/** Trees side by side, painted together: shade of the crowns, leaves, leaves in the light. */
const ROW = 7;

/** One path per colour for every row of trees, from the back to the front; `shadow` lies under all of them. */
export function treePaths(trees: readonly StandingTree[]): {
  readonly shadow: string;
  readonly rows: readonly Paint[];
} {
  let shadow = '';
  const rows: Paint[] = [];
  for (let from = 0; from < trees.length; from += ROW) {
    const row = new Map<string, string>();
    const put = (fill: string, d: string) => void row.set(fill, (row.get(fill) ?? '') + d);
    // Set in the order in which they are painted.
    for (const fill of [TRUNK, DARK, ...TONES.map(([leaves]) => leaves), ...TONES.map(([, light]) => light)])
      put(fill, '');
    for (const { x, y, size, tone } of trees.slice(from, from + ROW)) {
      const [leaves, light] = TONES[tone] as (typeof TONES)[number];
      shadow += oval(x + 13 * size, y + 4 * size, 18 * size, 8 * size);
      put(
        TRUNK,
        `M${f(x - 2 * size)} ${f(y)}l${f(size)} ${f(-18 * size)}h${f(2.6 * size)}l${f(size)} ${f(18 * size)}z`,
      );
      put(DARK, crown(x, y - 21.6 * size, 15 * size));
      put(leaves, crown(x - 2.4 * size, y - 24.6 * size, 11.7 * size));
      put(light, crown(x - 5.1 * size, y - 29.4 * size, 6 * size));
    }
    for (const [fill, d] of row) if (d !== '') rows.push({ fill, d });
  }
  return { shadow, rows };
}

/** The crown of a tree of size 1 with its lobes: half its width, and how high it rises above the foot. */
const CROWN = { half: 17.5, height: 39 };

/** What the picture of a tree covers, its foot being at this place. */
export function treeBox(x: number, y: number, size: number) {
  const half = CROWN.half * size;
  return { left: x - half, top: y - CROWN.height * size, width: 2 * half, height: CROWN.height * size };
}

const f = (value: number) => String(Math.round(value * 10) / 10);
const LOBES = Array.from({ length: 7 }, (_, i) => {
  const a = ((i + 1) / 7) * 2 * Math.PI;
  const b = (i / 7) * 2 * Math.PI;
  return [Math.cos(a) - Math.cos(b), (Math.sin(a) - Math.sin(b)) * 0.92] as const;
});

/** A crown seen from the side, with lobes of leaves around it. */
function crown(x: number, y: number, radius: number): string {
  const bow = f(radius * 0.52);
  let d = `M${f(x + radius)} ${f(y)}`;
  for (const [dx, dy] of LOBES) d += `a${bow} ${bow} 0 0 1 ${f(dx * radius)} ${f(dy * radius)}`;
  return `${d}z`;
}
