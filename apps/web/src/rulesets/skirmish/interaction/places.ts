/** Places in millimetres, for drawing, picking and measuring only. */
import type { State } from '@drumhead/skirmish/screen';
import type { Point } from '../../../table/camera.ts';
import type { Place } from '../../../table/troops/footprints.ts';
import { mm } from '../../../table/units.ts';

export interface Spot extends Point {
  readonly radius: number;
  readonly level: number;
}

export function radiusIn(state: State, model: number): number {
  const { footRadius, mountedRadius } = state.field;
  return mm(state.models[model]?.mounted ? mountedRadius : footRadius);
}

/** A model that is on the table. */
export function spotOf(state: State, model: number): Spot | null {
  const now = state.models[model];
  if (!now || now.posture === 'out' || now.posture === 'waiting') return null;
  return { x: mm(now.x), y: mm(now.y), radius: radiusIn(state, model), level: now.level };
}

export const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** SK-GEO-4. From base edge to base edge, with the ends of the line between them. */
export function gapLine(a: Spot, b: Spot): { readonly gap: number; readonly from: Point; readonly to: Point } {
  const length = away(a, b) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return {
    gap: Math.max(0, length - a.radius - b.radius),
    from: { x: a.x + ux * a.radius, y: a.y + uy * a.radius },
    to: { x: b.x - ux * b.radius, y: b.y - uy * b.radius },
  };
}

/** The round base of a model on the table. */
export function placeOf(state: State, model: number): Place | null {
  const spot = spotOf(state, model);
  return spot && roundAt(spot, spot.radius);
}

/** Where a model would come to stand. */
export const placeOfGhost = (state: State, { model, x, y }: Point & { readonly model: number }): Place =>
  roundAt({ x, y }, radiusIn(state, model));

const roundAt = ({ x, y }: Point, radius: number): Place => ({
  x,
  y,
  facing: 0,
  width: 2 * radius,
  depth: 2 * radius,
  round: true,
});

/** The model under a point, or -1. `prefer`: from 0 to 1, the part of the reach by which it comes before others. Figures stand above their bases. */
export function modelAt(
  state: State,
  at: Point,
  reach: number,
  level: number,
  prefer: (model: number) => number = () => 0,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < state.models.length; i++) {
    const spot = spotOf(state, i);
    if (!spot) continue;
    const onBody = Math.abs(at.x - spot.x) < spot.radius * 0.5 && at.y < spot.y && at.y > spot.y - spot.radius * 1.6;
    const distance = onBody ? Math.min(away(spot, at), spot.radius * 0.9) : away(spot, at);
    if (distance > spot.radius + reach) continue;
    const worth = distance - prefer(i) * reach + (spot.level === level ? 0 : reach);
    if (worth < least) {
      least = worth;
      best = i;
    }
  }
  return best;
}
