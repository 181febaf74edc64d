/** SIP-MOV-11. Rides of Command bases, round corners as well. */
import type { Command } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { bearingOf, mm, toSteps } from '../../../table/units.ts';
import { longest } from './longest.ts';
import { isLegal, type Scene } from './scene.ts';

type Ride = Extract<Command, { readonly type: 'moveCommand' }>;

/** How far a ride goes on from a new corner, in steps: two centimetres, to be dragged further. */
const ONWARDS = toSteps(20);

/** Ways to go on, in degrees from straight ahead, those that turn least first. */
const TURNS = [0, 45, -45, 90, -90, 135, -135, 180];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** SIP-MOV-11. The ride with a corner where it ended, and a short leg on from there; null: it cannot go on. */
export function ridingOn(scene: Scene, ride: Ride): Ride | null {
  const [x = 0, y = 0] = ride.path.slice(-2);
  const [fromX = 0, fromY = 0] = ride.path.length > 2 ? ride.path.slice(-4, -2) : placeOfBase(scene, ride);
  const ahead = bearingOf(x - fromX, y - fromY);
  const legs = TURNS.map((turn) => {
    const way = radians(ahead + turn);
    return {
      ...ride,
      path: [...ride.path, x + Math.round(Math.sin(way) * ONWARDS), y - Math.round(Math.cos(way) * ONWARDS)],
    };
  });
  return legs.find((one) => isLegal(scene, one)) ?? null;
}

/** The ride to another end; corners before it stay. */
export const rideTo = (ride: Ride, to: Point): Ride => ({
  ...ride,
  path: [...ride.path.slice(0, -2), toSteps(to.x), toSteps(to.y)],
});

/** A ride round corners with its last leg shortened until it is legal. */
export function shorterRide(scene: Scene, ride: Ride): Ride | null {
  const [cornerX = 0, cornerY = 0, x = 0, y = 0] = ride.path.slice(-4);
  const length = Math.hypot(x - cornerX, y - cornerY);
  const by = (part: number): Ride => ({
    ...ride,
    path: [
      ...ride.path.slice(0, -2),
      Math.round(cornerX + ((x - cornerX) * part) / length),
      Math.round(cornerY + ((y - cornerY) * part) / length),
    ],
  });
  const most = length < 1 ? 0 : longest(Math.floor(length), (part) => isLegal(scene, by(part)));
  return most === 0 ? null : by(most);
}

const placeOfBase = ({ state }: Scene, { command }: Ride): readonly number[] => {
  const base = state.commands[command];
  return base ? [base.x, base.y] : [];
};

/** Where a ride would end, in millimetres. */
export function endOfRide({ path }: Ride): Point {
  const [x = 0, y = 0] = path.slice(-2);
  return { x: mm(x), y: mm(y) };
}

/** Corners of a ride before its end, in millimetres. */
export function cornersOfRide({ path }: Ride): readonly Point[] {
  return path.slice(0, -2).flatMap((x, i, all) => (i % 2 === 0 ? [{ x: mm(x), y: mm(all[i + 1] ?? 0) }] : []));
}
