/** Reach of an acting unit, found by trying directions. */
import type { Command, Unit } from '@drumhead/large-battles';
import type { Point } from '../../../../table/camera.ts';
import { moveTowards, proposalFor } from '../../interaction/proposal.ts';
import { fromSeen } from '../../../../table/troops/footprints.ts';
import { unitPlace } from '../../interaction/places.ts';
import { actingUnits, type Scene } from '../../interaction/scene.ts';

/** Farther than any move. */
const FAR = 900;

/**
 * Places the middle of the unit can get to with its next action, as a polygon; null where it cannot
 * move. Formed troops move ahead, others in any direction.
 */
export function reachOf(scene: Scene, unit: number): readonly Point[] | null {
  const place = unitPlace(scene.state, unit);
  const now: Unit | undefined = scene.state.units[unit];
  if (!place || !now || !actingUnits(scene).some((one) => one.unit === unit)) return null;
  const piece = { what: 'unit', index: unit } as const;
  const points: Point[] = [];
  const round = isRound(scene, unit);
  const [from, to, pitch] = round ? [0, 345, 15] : [-45, 45, 7.5];
  for (let angle = from; angle <= to; angle += pitch) {
    const a = (angle / 180) * Math.PI;
    const commandFromDrag = fromSeen(place, Math.sin(a) * FAR, Math.cos(a) * FAR);
    const move = moveTowards(scene.state.field, now, place, {
      piece,
      handle: 'body',
      to: commandFromDrag,
      facing: place.facing,
    });
    const asked: Command | null = move && { type: 'move', unit, move };
    const ghost = asked && proposalFor(scene, piece, asked).ghost;
    points.push(ghost ? { x: ghost.x, y: ghost.y } : { x: place.x, y: place.y });
  }
  if (!points.some((point) => Math.hypot(point.x - place.x, point.y - place.y) > 2)) return null;
  return round ? points : [{ x: place.x, y: place.y }, ...points];
}

/** Can the unit move in any direction? */
function isRound(scene: Scene, unit: number): boolean {
  return scene.offers.some(
    (offer) =>
      offer.type === 'move' && offer.unit === unit && (offer.move.kind === 'fast' || offer.move.kind === 'shift'),
  );
}
