/** View model of one moment: the viewer's state, decision and offers. Pure. */
import type { Ruleset, Seat } from '@drumhead/engine';
import {
  type Command,
  type Event,
  type Frame,
  simplicity,
  type SideIndex,
  type State,
} from '@drumhead/simplicity/screen';
import { asking, type Moment } from '../../../battle/interaction/moment.ts';

/** A piece that can be selected. */
export interface PieceRef {
  readonly what: 'unit' | 'command';
  readonly index: number;
}

export const samePiece = (a: PieceRef | null, b: PieceRef | null): boolean =>
  a !== null && b !== null && a.what === b.what && a.index === b.index;

export interface Scene extends Moment<State, Command, Event, Frame> {
  /** Of the viewer, or -1 for a spectator. */
  readonly side: SideIndex | -1;
}

const { momentOf, judge, nearestTo } = asking<Frame, State, Command, Event>(simplicity);
export { judge, nearestTo };

export const isLegal = (scene: Scene, command: Command): boolean => judge(scene, command).ok;

/** The rules of a battle: the present ones, or an older version. */
export type Rules = Ruleset<State, Command, Event>;

export function sceneOf(state: State, seat: Seat, rules?: Rules): Scene {
  const { sides } = state.field;
  return { ...momentOf(state, seat, rules), side: sides[0].id === seat ? 0 : sides[1].id === seat ? 1 : -1 };
}

/** The piece that a command is about, or null. */
export function subjectOf(command: Command): PieceRef | null {
  if ('unit' in command && command.unit >= 0) return { what: 'unit', index: command.unit };
  return 'command' in command && command.command >= 0 ? { what: 'command', index: command.command } : null;
}

/** Is it the viewer's turn to give orders? */
export const isOrdering = ({ frame, pending }: Scene): boolean =>
  pending !== null && frame?.at === 'turn' && frame.step === 'orders';

/** Pieces come onto the table one by one: before the battle, or as reinforcements. */
export const isComingOn = ({ frame }: Scene): boolean =>
  frame?.at === 'deploy' || (frame?.at === 'turn' && frame.step === 'arrivals');

/** The target of a command, or -1. */
export function targetOf(command: Command): number {
  return command.type === 'fire' || command.type === 'moveFire' || command.type === 'charge' ? command.target : -1;
}

/** Offers of one piece. A re-roll belongs to the unit, not to the Command base. */
export function offersFor({ offers }: Scene, piece: PieceRef): readonly Command[] {
  return offers.filter((offer) => samePiece(subjectOf(offer), piece));
}

/** Pieces with offers, in the order of the lists. */
export function able(scene: Scene): readonly PieceRef[] {
  const found: PieceRef[] = [];
  for (const offer of scene.offers) {
    const piece = subjectOf(offer);
    if (piece && !found.some((one) => samePiece(one, piece))) found.push(piece);
  }
  return found;
}

/** The piece that a decision is about by itself, or null. */
export function pieceAsked(scene: Scene): PieceRef | null {
  const { frame, pending } = scene;
  if (!pending || !frame) return null;
  if (isComingOn(scene)) return able(scene)[0] ?? null;
  if (frame.at === 'afterMelee') return { what: 'unit', index: frame.charger };
  return frame.at === 'face' ? { what: 'unit', index: frame.unit } : null;
}

/** How a piece may be dragged now, or null. */
export type DragKind = 'place' | 'arrive' | 'order' | 'ride' | 'advance' | 'face';

export function dragKindOf(scene: Scene, piece: PieceRef): DragKind | null {
  const { frame, pending } = scene;
  if (!pending || !frame) return null;
  switch (frame.at) {
    case 'deploy':
      return able(scene).some((one) => samePiece(one, piece)) ? 'place' : null;
    case 'turn': {
      if (!able(scene).some((one) => samePiece(one, piece))) return null;
      if (frame.step === 'arrivals') return 'arrive';
      return piece.what === 'command' ? 'ride' : canMove(scene, piece.index) ? 'order' : null;
    }
    case 'afterMelee':
      return piece.what === 'unit' && frame.charger === piece.index ? 'advance' : null;
    case 'face':
      return piece.what === 'unit' && frame.unit === piece.index ? 'face' : null;
    default:
      return null;
  }
}

/** A unit that has its order still to come. */
function canMove({ state }: Scene, unit: number): boolean {
  const u = state.units[unit];
  return u?.status === 'ready' && !u.ordered;
}
