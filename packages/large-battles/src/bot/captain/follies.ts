import { steps } from '@drumhead/table';
import type { Command, Move } from '../../state/commands.ts';

/** Shorter moves change nothing: an action is worth more. */
const SHORTEST = steps(10);

/** Is it a command that no captain gives: a step of a few millimetres, or a resignation? */
export function isFolly(command: Command): boolean {
  if (command.type === 'resign') return true;
  return command.type === 'move' && isShort(command.move);
}

export function isShort(move: Move): boolean {
  switch (move.kind) {
    case 'straight':
    case 'oblique':
    case 'lateral':
    case 'backward':
    case 'shift':
      return move.distance < SHORTEST;
    case 'road':
      return Math.abs(move.distance) < SHORTEST;
    case 'fast':
      // A turn on the spot is no move.
      return move.distance > 0 && move.distance < SHORTEST;
    default:
      return false;
  }
}

/** An action must bring so much; a mere turn more, as it is often undone by the next. */
const ACTION = 0.02;
const TURN = 0.04;

export function cost(command: Command): number {
  if (command.type === 'stop') return 0;
  return command.type === 'move' && isTurn(command.move) ? TURN : ACTION;
}

export function isTurn(move: Move): boolean {
  return move.kind === 'rotate' || move.kind === 'aboutFace' || (move.kind === 'fast' && move.distance === 0);
}
