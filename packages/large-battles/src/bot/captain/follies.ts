import { steps } from '@drumhead/table';
import type { Command, Move } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { goesHome } from '../../combat/approach/attackerActions.ts';
import { squareOnly } from '../../combat/approach/defenderActions.ts';
import { isBestReroll } from '../../query/rerollPreview.ts';
import { isHorseNear } from '../attacks.ts';
import { CAPTAIN } from './judgement.ts';

/** Shorter moves change nothing: an action is worth more. */
const SHORTEST = steps(10);

/** Is it a command that no captain gives: a step of a few millimetres, or a resignation? */
export function isFolly(command: Command): boolean {
  if (command.type === 'resign') return true;
  return command.type === 'move' && isShort(command.move);
}

/** Does it roll a die of a fight again that is not the lowest, or that no face would make better (LB-DICE-12)? */
export function rerollsInVain(state: State, command: Command): boolean {
  return command.type === 'reroll' && !isBestReroll(state, command.die);
}

/** Does it leave a square while enemy horse may soon charge it? */
export function leavesShelter(state: State, command: Command): boolean {
  if (command.type !== 'form' || state.units[command.unit]?.formation !== 'square') return false;
  return isHorseNear(state, command.unit);
}

/**
 * Does it take up a marching formation in a fight? The actions that a fight leaves are few, and the unit would have to
 * change back before it can fight again.
 */
export function marchesInFight(command: Command): boolean {
  return command.type === 'form' && (command.formation === 'column' || command.formation === 'marchColumn');
}

/**
 * Of a command in a fight. A square left while horse is near will have to be formed again, so that costs both changes. A
 * square formed in answer to a charge that may still come home costs the action alone: the charge asks for it.
 */
export function costInFight(state: State, command: Command): number {
  if (answersCharge(state, command)) return ACTION;
  return cost(command, state) + (leavesShelter(state, command) ? CAPTAIN.form : 0);
}

/** Does it form square before horse that may still close in (LB-APP-31)? */
function answersCharge(state: State, command: Command): boolean {
  const frame = state.frames[state.frames.length - 1];
  if (command.type !== 'form' || frame?.at !== 'combat' || frame.step !== 'defender') return false;
  const { combat } = frame;
  return squareOnly(state, combat) && (combat.a > 0 || goesHome(state, combat));
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

/** A move that is too short, made long enough. */
export function lengthened(command: Command): readonly Command[] {
  if (command.type !== 'move' || !isShort(command.move)) return [];
  const { move } = command;
  if (!('distance' in move)) return [];
  return [{ ...command, move: { ...move, distance: move.distance < 0 ? -SHORTEST : SHORTEST } }];
}

/** An action must bring so much. */
const ACTION = 0.01;

/** Of a command in this state. Guns turn, and unlimber, to fire: that is no idle change. */
export function cost(command: Command, state: State): number {
  if ((command.type === 'move' || command.type === 'form') && laysGuns(command, state)) return ACTION;
  switch (command.type) {
    case 'stop':
    case 'waive':
    case 'rally':
    case 'reload':
      return 0;
    case 'form':
      return CAPTAIN.form;
    case 'move':
      return isTurn(command.move) ? CAPTAIN.turn : ACTION;
    default:
      return ACTION;
  }
}

function laysGuns(command: Extract<Command, { type: 'move' | 'form' }>, { field }: State): boolean {
  if (field.units[command.unit]?.arm !== 'artillery') return false;
  return command.type === 'move' ? isTurn(command.move) : command.formation === 'unlimbered';
}

export function isTurn(move: Move): boolean {
  return move.kind === 'rotate' || move.kind === 'aboutFace' || (move.kind === 'fast' && move.distance === 0);
}
