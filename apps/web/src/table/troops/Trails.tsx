/** Trails of units moved by the other side since the viewer's last decision. */
import type { ReactNode } from 'react';
import type { AnyStep } from '../../battle/host/hosted.ts';
import type { Point } from '../camera.ts';
import { findLast } from '../findLast.ts';

export interface Trail {
  readonly from: Point;
  /** Null: it is no longer on the table; its men lie where it stood. */
  readonly to: Point | null;
  /** It was forced to move. */
  readonly driven?: boolean;
}

/** Shorter moves have no trail, in millimetres. */
const LEAST = 4;

export function Trails({ trails }: { readonly trails: readonly Trail[] }): ReactNode {
  return trails.map(({ from, to, driven = false }, i) =>
    to === null || Math.hypot(to.x - from.x, to.y - from.y) < LEAST ? null : (
      <path key={i} className={driven ? 'trail driven' : 'trail'} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    ),
  );
}

/** The state after the seat's own last command and its direct results, or null. */
export function stateAtLastWord(steps: readonly AnyStep[], seat: string): unknown {
  return findLast(steps, (step) => step.seat === seat)?.state ?? null;
}

/** The state before it. */
export function stateBeforeLastWord(steps: readonly AnyStep[], seat: string): unknown {
  const last = findLast(steps, (step) => step.seat === seat);
  return (last && steps[steps.indexOf(last) - 1]?.state) ?? null;
}
