/** Charges and ways into a section, turned to any legal angle: the offers hold a few of them. */
import { type Command, MOST_CHARGE_TURN, rateOf } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import { bearingOf, mm, turnOf } from '../../../table/units.ts';
import { unitPlace } from './places.ts';
import { isLegal, type Scene } from './scene.ts';

type Charge = Extract<Command, { readonly type: 'charge' }>;
type Enter = Extract<Command, { readonly type: 'enter' }>;

/** A degree, in sixteenths. */
const DEGREE = 16;
const MOST_TURN = 180 * DEGREE;
/** A smaller turn is taken for straight on, in degrees. */
const STRAIGHT = 4;

/** Turns within a limit, a degree apart, those nearest to the one asked first. */
function turnsFrom(asked: number, most: number): readonly number[] {
  const first = Math.max(-most, Math.min(most, asked));
  const around = Array.from({ length: (2 * most) / DEGREE + 1 }, (_, i) => i * DEGREE - most);
  return [first, ...around.sort((a, b) => Math.abs(a - first) - Math.abs(b - first) || a - b)];
}

/** The turn of a unit that faces a point, in sixteenths of a degree; a small one is none. */
function turnTo(scene: Scene, unit: number, to: Point): number {
  const place = unitPlace(scene.state, unit);
  const turn = place ? turnOf(place.facing, bearingOf(to.x - place.x, to.y - place.y)) : 0;
  return Math.abs(turn) < STRAIGHT ? 0 : Math.round(turn * DEGREE);
}

/** SIP-CHG-2, -4. The charge on a target turned to a point of it, or as near to that as is legal; null: there is none. */
export function chargeTo(scene: Scene, unit: number, target: number, to: Point): Charge | null {
  const [own, enemy, profile] = [
    unitPlace(scene.state, unit),
    unitPlace(scene.state, target),
    scene.state.field.units[unit],
  ];
  const inTown = (scene.state.units[unit]?.section ?? -1) >= 0;
  if (!own || !enemy || !profile || inTown || gapBetween(own, enemy).gap > mm(rateOf(profile)) + 1) return null;
  const by = (turn: number): Charge => ({ type: 'charge', unit, target, turn, from: -1, command: -1 });
  const turn = turnsFrom(turnTo(scene, unit, to), MOST_CHARGE_TURN).find((one) => isLegal(scene, by(one)));
  return turn === undefined ? null : by(turn);
}

/** SIP-TER-7. Into a section, turned to a point of it, or as near to that as is legal. */
export function enterTo(scene: Scene, unit: number, section: number, to: Point): Enter | null {
  const facing = scene.state.units[unit]?.facing ?? 0;
  const by = (turn: number): Enter => ({ type: 'enter', unit, turn, section, facing });
  const turn = turnsFrom(turnTo(scene, unit, to), MOST_TURN).find((one) => isLegal(scene, by(one)));
  return turn === undefined ? null : by(turn);
}
