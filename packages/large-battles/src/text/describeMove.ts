/** Moves as message keys with their facts: which way, and how far. */
import type { Described, Facts } from '@drumhead/engine';
import { toDegrees, toMm, toWholeDegrees } from '@drumhead/table';
import { degrees } from '../ground/measure.ts';
import type { Move } from '../state/commands.ts';

/** A log line needs no tenths; the least move is told as 1 mm. */
const wholeMm = (steps: number): number => Math.max(1, Math.round(toMm(steps)));
const wholeDegrees = (facing: number): number => Math.round(Math.abs(facing) / 16);
/** A turn of less than a degree has a decimal, as angles in refusals have: it is no turn of 0°. */
const turnDegrees = (facing: number): number =>
  Math.abs(facing) < 16 ? degrees(Math.abs(facing)) : wholeDegrees(facing);

/** Angles grow clockwise. */
const sideOfTurn = (angle: number): 'left' | 'right' => (angle < 0 ? 'left' : 'right');

/** A message with its facts, spelt shortly. */
export const described = (key: string, facts: Facts): Described => ({ key, facts });

/** A move as the log tells it, with the place and front at its end. */
export function moved(unit: number, move: Move, end: Facts): Described {
  const { key, facts } = way(unit, move);
  return described(key, { ...end, ...facts });
}

function way(unit: number, move: Move): Described {
  switch (move.kind) {
    case 'straight':
      return described('lb.event.movedStraight', { unit, distance: wholeMm(move.distance) });
    case 'oblique':
      if (wholeDegrees(move.angle) === 0)
        return described('lb.event.movedStraight', { unit, distance: wholeMm(move.distance) });
      return described(`lb.event.movedOblique.${sideOfTurn(move.angle)}`, {
        unit,
        distance: wholeMm(move.distance),
        angle: wholeDegrees(move.angle),
      });
    case 'lateral':
      return described(move.side === 'left' ? 'lb.event.movedLeft' : 'lb.event.movedRight', {
        unit,
        distance: wholeMm(move.distance),
      });
    case 'backward':
      return described('lb.event.movedBackward', { unit, distance: wholeMm(move.distance) });
    case 'wheel':
      return described(move.angle < 0 ? 'lb.event.wheeled.back' : `lb.event.wheeled.${move.pivot}`, {
        unit,
        angle: turnDegrees(move.angle),
      });
    case 'rotate':
      return described(`lb.event.rotated.${sideOfTurn(move.angle)}`, { unit, angle: turnDegrees(move.angle) });
    case 'aboutFace':
      return described('lb.event.facedAbout', { unit });
    case 'fast':
      if (move.distance === 0) return described('lb.event.turned', { unit, degrees: toDegrees(move.facing) });
      return described('lb.event.movedFast', {
        unit,
        distance: wholeMm(move.distance),
        degrees: toWholeDegrees(move.facing),
      });
    case 'road':
      if (move.distance === 0) return described('lb.event.turned', { unit, degrees: toDegrees(move.facing) });
      return described('lb.event.movedByRoad', {
        unit,
        distance: wholeMm(Math.abs(move.distance)),
        degrees: toWholeDegrees(move.facing),
      });
    case 'shift':
      return described('lb.event.shifted', { unit, distance: wholeMm(move.distance) });
  }
}
