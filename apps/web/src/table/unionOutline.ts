/** The border of some circles taken together, as path data: arcs that lie in another circle are left out. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const TURN = 2 * Math.PI;

export function unionOutline(circles: readonly Circle[]): string {
  const apart = circles.filter(
    (one, i) => !circles.some((other, j) => swallows(other, one) && (j < i || !swallows(one, other))),
  );
  return apart
    .map((circle) =>
      freeArcs(circle, apart)
        .map(([from, to]) => arc(circle, from, to))
        .join(''),
    )
    .join('');
}

/** Does the first circle contain all of the second one? Of two that are the same each contains the other. */
const swallows = (outer: Circle, inner: Circle): boolean =>
  outer !== inner && Math.hypot(outer.x - inner.x, outer.y - inner.y) + inner.r <= outer.r;

/** Angles of a circle that lie in no other one, from and to, clockwise. */
function freeArcs(circle: Circle, others: readonly Circle[]): readonly (readonly [number, number])[] {
  const covered = others
    .flatMap((other): (readonly [number, number])[] => {
      const distance = Math.hypot(other.x - circle.x, other.y - circle.y);
      if (other === circle || distance === 0 || distance >= circle.r + other.r) return [];
      const half = Math.acos((distance ** 2 + circle.r ** 2 - other.r ** 2) / (2 * distance * circle.r));
      const from = (Math.atan2(other.y - circle.y, other.x - circle.x) - half + 2 * TURN) % TURN;
      const to = from + 2 * half;
      return to > TURN
        ? [
            [from, TURN],
            [0, to - TURN],
          ]
        : [[from, to]];
    })
    .sort((a, b) => a[0] - b[0]);
  const free: [number, number][] = [];
  let at = 0;
  for (const [from, to] of covered) {
    if (from > at) free.push([at, from]);
    at = Math.max(at, to);
  }
  if (at < TURN) free.push([at, TURN]);
  return free;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

function arc({ x, y, r }: Circle, from: number, to: number): string {
  const at = (angle: number) => `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  // A whole circle is two halves: an arc that ends where it begins is not drawn.
  const middle = (from + to) / 2;
  return `M${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(middle)}A${n(r)} ${n(r)} 0 0 1 ${at(to)}`;
}
