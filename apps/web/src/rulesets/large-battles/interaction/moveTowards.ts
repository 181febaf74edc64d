/** The kind of move for a drag: it follows from the formation, and from the direction seen from the front. */
import type { Field, Move, Unit } from '@drumhead/large-battles';
import { kindsOf, OBLIQUE_MOST, TURN_MOST, wheelsBack } from '@drumhead/large-battles/screen';
import { type Place, seenFrom } from '../../../table/troops/footprints.ts';
import { bearingOf, toFacing, toSteps, turnOf } from '../../../table/units.ts';
import type { Drag } from './drag.ts';

/** Degrees in the steps of facings. */
const toFacings = (degrees: number): number => Math.round(degrees * 16);
const radians = (facings: number): number => (facings / 16 / 180) * Math.PI;
const within = (angle: number, most: number): number => Math.max(-most, Math.min(most, angle));

/** Snaps a facing to steps of five degrees near the main ones. */
export function snapped(facing: number): number {
  const near = Math.round(facing / 45) * 45;
  return Math.abs(turnOf(near, facing)) < 6 ? near : Math.round(facing);
}

/** Chapter 9: the kind of move for a drag. The judge decides how far it may go. */
export function moveTowards(field: Field, unit: Unit, place: Place, drag: Drag): Move | null {
  const [dx, dy] = [drag.to.x - place.x, drag.to.y - place.y];
  const length = Math.hypot(dx, dy);
  if (length < 0.5) return null;
  const distance = toSteps(length);
  const direction = bearingOf(dx, dy);
  const kinds = kindsOf(field, unit.formation);
  if (kinds.includes('fast')) {
    const facing = drag.facing ?? (Math.abs(turnOf(place.facing, direction)) <= 100 ? direction : place.facing);
    return { kind: 'fast', direction: toFacing(direction), distance, facing: toFacing(facing) };
  }
  if (kinds.includes('shift')) {
    return { kind: 'shift', direction: toFacing(direction), distance };
  }
  const turn = turnOf(place.facing, direction);
  const { right, ahead } = seenFrom(place, drag.to);
  if (Math.abs(turn) <= 10) return { kind: 'straight', distance: toSteps(ahead) };
  if (Math.abs(turn) <= 56) {
    const angle = within(toFacings(turn), OBLIQUE_MOST);
    const along = ahead * Math.cos(radians(angle)) + right * Math.sin(radians(angle));
    return { kind: 'oblique', angle, distance: toSteps(along) };
  }
  if (Math.abs(turn) <= 130)
    return { kind: 'lateral', side: right > 0 ? 'right' : 'left', distance: toSteps(Math.abs(right)) };
  return { kind: 'backward', distance: toSteps(-ahead) };
}

/** Dragging the turning handle turns on the spot; dragging a front corner wheels about the other one. */
export function turnTowards(unit: Unit, place: Place, drag: Drag): Move | null {
  if (drag.handle === 'turn') {
    const turn = turnOf(place.facing, snapped(bearingOf(drag.to.x - place.x, drag.to.y - place.y)));
    if (Math.abs(turn) > 135) return { kind: 'aboutFace' };
    const angle = within(toFacings(turn), TURN_MOST);
    return angle === 0 ? null : { kind: 'rotate', angle };
  }
  const pivotLeft = drag.handle === 'wheelRight';
  const { right, ahead } = seenFrom(place, drag.to);
  const [w, d] = [place.width / 2, place.depth / 2];
  const across = pivotLeft ? right + w : w - right;
  const asked = within(toFacings((Math.atan2(ahead - d, across) * 180) / Math.PI), TURN_MOST);
  const angle = wheelsBack(unit.formation) ? asked : Math.max(0, asked);
  return angle === 0 ? null : { kind: 'wheel', pivot: pivotLeft ? 'left' : 'right', angle };
}
