/** Reach of an acting unit, found by trying directions. */
import type { Command, Unit } from '@drumhead/large-battles';
import type { Point } from '../../../../table/camera.ts';
import type { Drag } from '../../interaction/drag.ts';
import { moveTowards } from '../../interaction/moveTowards.ts';
import { movesOf } from '../../interaction/way.ts';
import { fromSeen } from '../../../../table/troops/footprints.ts';
import { unitPlace } from '../../interaction/places.ts';
import { actingUnits, type Scene } from '../../interaction/scene.ts';

/** Farther than any way of three moves. */
const FAR = 1800;
/** Contours drawn: of the next move, and of two. */
const CONTOURS = 2;

export interface Reach {
  /** Number of moves that it takes. */
  readonly moves: number;
  readonly points: readonly Point[];
}

/**
 * Places the middle of the unit can get to, a polygon for each number of moves; none where it cannot move. Formed troops
 * move ahead, others in any direction.
 */
export function reachesOf(scene: Scene, unit: number): readonly Reach[] {
  const place = unitPlace(scene.state, unit);
  const now: Unit | undefined = scene.state.units[unit];
  if (!place || !now || !actingUnits(scene).some((one) => one.unit === unit)) return [];
  const piece = { what: 'unit', index: unit } as const;
  const here = { x: place.x, y: place.y };
  const stops: (readonly Point[])[] = [];
  const round = isRound(scene, unit);
  const [from, to, pitch] = round ? [0, 345, 15] : [-45, 45, 7.5];
  for (let angle = from; angle <= to; angle += pitch) {
    const a = (angle / 180) * Math.PI;
    const goal = fromSeen(place, Math.sin(a) * FAR, Math.cos(a) * FAR);
    const drag: Drag = { piece, handle: 'body', to: goal, facing: place.facing };
    const move = moveTowards(scene.state.field, now, place, drag);
    const asked: Command | null = move && { type: 'move', unit, move };
    const legs = asked ? movesOf(scene, asked, drag, CONTOURS).legs : [];
    stops.push(legs.map(({ after }) => unitPlace(after, unit) ?? here));
  }
  const most = Math.max(...stops.map(({ length }) => length));
  return Array.from({ length: most }, (_, leg) => {
    const points = stops.map((all) => all[Math.min(leg, all.length - 1)] ?? here);
    return { moves: leg + 1, points: round ? points : [here, ...points] };
  }).filter(({ points }) => points.some((point) => Math.hypot(point.x - here.x, point.y - here.y) > 2));
}

/** Can the unit move in any direction? */
function isRound(scene: Scene, unit: number): boolean {
  return scene.offers.some(
    (offer) =>
      offer.type === 'move' && offer.unit === unit && (offer.move.kind === 'fast' || offer.move.kind === 'shift'),
  );
}
