/** The tool in hand: a value, and one pure step from input to the next tool, perhaps with a command to send. */
import type { Command } from '@drumhead/simplicity/screen';
import type { Handled } from '../../../battle/interaction.ts';
import type { Point } from '../../../table/camera.ts';
import type { HandInput } from '../../../table/pointerInput.ts';
import { measured, type Measuring, STICK } from '../../../table/measuringStick.ts';
import { bearingOf } from '../../../table/units.ts';
import { distanceTo, fromSeen, type Place } from '../../../table/troops/footprints.ts';
import { clicked, handleUnder, STAND_OFF } from '../../../table/troops/handles.ts';
import { type Aim, type Ghost, pulled, weighed } from './proposal.ts';
import { pieceAt, placeOf, sizeOfPiece } from './places.ts';
import { type Grasp, graspOf, offersFor, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';

export type Tool =
  | { readonly at: 'idle' }
  /** The hand holds a piece, its ghost or the handle that turns it. */
  | {
      readonly at: 'carry';
      readonly grasp: Grasp;
      readonly piece: PieceRef;
      readonly handle: 'body' | 'turn';
      /** From the pointer to the middle of what is carried. */
      readonly grip: Point;
      readonly facing: number | null;
      readonly aim: Aim | null;
    }
  /** Something is proposed: it is shown with its odds, and waits for a second tap. */
  | { readonly at: 'aimed'; readonly grasp: Grasp | null; readonly facing: number | null; readonly aim: Aim }
  | Measuring;

export interface Hand {
  readonly tool: Tool;
  readonly selected: PieceRef | null;
}

export const EMPTY_HAND: Hand = { tool: { at: 'idle' }, selected: null };

export type Input =
  | HandInput
  | { readonly type: 'select'; readonly piece: PieceRef | null }
  | { readonly type: 'propose'; readonly command: Command };

type Next = Handled<Hand, Command>;

const stay = (hand: Hand): Next => ({ hand, holds: false });
const IDLE: Tool = { at: 'idle' };

export function step(hand: Hand, input: Input, scene: Scene): Next {
  if (hand.tool.at === 'measure') {
    const tool = measured(hand.tool, input);
    if (tool !== hand.tool) return { hand: { ...hand, tool }, holds: tool.held };
  }
  switch (input.type) {
    case 'press':
      return press(hand, input.at, input.reach, scene);
    case 'drag':
      return stay(drag(hand, input.at, scene));
    case 'drop':
      return drop(drag(hand, input.at, scene));
    case 'tap':
      return tap(hand, input.at, input.reach, scene);
    case 'inspect':
      return stay({ tool: IDLE, selected: pieceAt(scene.state, input.at, input.reach) });
    case 'hover':
      return stay(hand);
    case 'cancel':
      return stay({ tool: IDLE, selected: hand.tool.at === 'idle' ? null : hand.selected });
    case 'select':
      return stay({ tool: hand.tool.at === 'measure' ? hand.tool : IDLE, selected: input.piece });
    case 'propose':
      return stay(propose(hand, input.command, scene));
    case 'confirm':
      return confirm(hand);
    case 'measure':
      return stay({ ...hand, tool: hand.tool.at === 'measure' ? IDLE : STICK });
  }
}

// ---- handles

export interface Handles {
  readonly body: Point;
  readonly turn: Point | null;
}

/** Handles of what is selected; `away` is their distance from its edges in millimetres. */
export function handlesOf(scene: Scene, { tool, selected }: Hand, away: number): Handles | null {
  const piece = tool.at === 'aimed' ? tool.aim.piece : tool.at === 'idle' ? selected : null;
  const grasp = tool.at === 'aimed' ? tool.grasp : piece && graspOf(scene, piece);
  const place = piece && placeInHand(scene, tool, piece);
  if (!piece || !grasp || !place) return null;
  return {
    body: fromSeen(place, 0, -place.depth / 2 - away),
    turn: turns(scene, grasp, piece, tool) ? fromSeen(place, 0, place.depth / 2 + away) : null,
  };
}

/** May the hand turn it? A Command base looks nowhere; a charger goes straight in. */
function turns({ state }: Scene, grasp: Grasp, piece: PieceRef, tool: Tool): boolean {
  if (piece.what === 'command' || grasp === 'arrive' || grasp === 'ride' || grasp === 'advance') return false;
  if (tool.at === 'aimed') {
    const { type } = tool.aim.asked;
    return type === 'place' || type === 'move' || type === 'face';
  }
  return (state.units[piece.index]?.section ?? -1) < 0;
}

function placeInHand(scene: Scene, tool: Tool, piece: PieceRef): Place | null {
  return tool.at === 'aimed' && tool.aim.ghost ? placeOfGhost(scene, tool.aim.ghost) : placeOf(scene.state, piece);
}

export function placeOfGhost({ state }: Scene, { piece, x, y, facing }: Ghost): Place {
  return { x, y, facing, ...sizeOfPiece(state, piece) };
}

// ---- pressing and dragging

function press(hand: Hand, at: Point, reach: number, scene: Scene): Next {
  const { tool } = hand;
  const onHandle = handleAt(scene, hand, at, reach);
  if (onHandle) return onHandle;
  if (tool.at === 'aimed' && tool.grasp && tool.aim.ghost) {
    const place = placeOfGhost(scene, tool.aim.ghost);
    if (distanceTo(place, at) <= reach) return hold(hand, tool.aim.piece, tool.grasp, 'body', place, at);
  }
  const piece = pieceAt(scene.state, at, reach, (one) => samePiece(one, hand.selected));
  const grasp = piece && graspOf(scene, piece);
  const place = piece && placeOf(scene.state, piece);
  if (!piece || !grasp || !place) return stay(hand);
  return hold({ ...hand, tool: IDLE }, piece, grasp, 'body', place, at);
}

function handleAt(scene: Scene, hand: Hand, at: Point, reach: number): Next | null {
  const { tool, selected } = hand;
  const piece = tool.at === 'aimed' ? tool.aim.piece : selected;
  const handles = handlesOf(scene, hand, reach * STAND_OFF);
  const grasp = tool.at === 'aimed' ? tool.grasp : piece && graspOf(scene, piece);
  const place = piece && placeInHand(scene, tool, piece);
  if (!handles || !piece || !grasp || !place) return null;
  const near = handleUnder(at, reach, place);
  if (near(handles.turn)) return hold(hand, piece, grasp, 'turn', at, at);
  return near(handles.body) ? hold(hand, piece, grasp, 'body', place, at) : null;
}

function hold(hand: Hand, piece: PieceRef, grasp: Grasp, handle: 'body' | 'turn', middle: Point, at: Point): Next {
  const { tool } = hand;
  const grip = { x: middle.x - at.x, y: middle.y - at.y };
  const [facing, aim] = tool.at === 'aimed' ? [tool.facing, tool.aim] : [null, null];
  return { hand: { ...hand, tool: { at: 'carry', grasp, piece, handle, grip, facing, aim } }, holds: true };
}

function drag(hand: Hand, at: Point, scene: Scene): Hand {
  const { tool } = hand;
  if (tool.at !== 'carry') return hand;
  const { piece, grasp, grip, handle, aim: before } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  const ghost = before?.ghost ?? null;
  // The place is chosen already: the hand now turns the ghost about it.
  const about = handle === 'turn' && ghost && before?.asked.type !== 'face' ? ghost : null;
  const standing = placeOf(scene.state, piece);
  const facing = about ? clicked(bearingOf(to.x - about.x, to.y - about.y)) : tool.facing;
  const turnsInPlace = handle === 'turn' && (!about || (standing !== null && isSamePlace(standing, about)));
  const command =
    handle === 'turn' && grasp === 'place' && standing
      ? pulled(scene, grasp, {
          piece,
          to: about ?? standing,
          facing: facing ?? clicked(bearingTo(standing, to)),
          turning: false,
        })
      : pulled(scene, grasp, { piece, to: turnsInPlace ? to : (about ?? to), facing, turning: turnsInPlace });
  const aim = command && weighed(scene, piece, command);
  return { ...hand, selected: piece, tool: { ...tool, facing, aim: about && !aim?.ghost ? before : aim } };
}

const bearingTo = (from: Point, to: Point): number => bearingOf(to.x - from.x, to.y - from.y);
const isSamePlace = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.5;

function drop(hand: Hand): Next {
  const { tool } = hand;
  if (tool.at !== 'carry') return stay(hand);
  const { aim, grasp, facing } = tool;
  if (!aim) return stay({ ...hand, tool: IDLE });
  return stay({ selected: hand.selected, tool: { at: 'aimed', grasp, facing, aim } });
}

// ---- tapping

function tap(hand: Hand, at: Point, reach: number, scene: Scene): Next {
  const { tool } = hand;
  if (tool.at === 'carry') return tap({ ...hand, tool: laidDown(tool) }, at, reach, scene);
  if (tool.at === 'aimed' && tool.aim.ghost && distanceTo(placeOfGhost(scene, tool.aim.ghost), at) <= reach)
    return confirm(hand);
  const piece = pieceAt(scene.state, at, reach);
  if (!piece) return onGround(hand, at, scene);
  if (tool.at === 'aimed' && piece.what === 'unit' && targetOf(tool.aim.asked) === piece.index) return confirm(hand);
  const against = attackOn(hand, piece, scene);
  if (against) return stay(propose(hand, against, scene));
  return stay({ selected: samePiece(piece, hand.selected) && tool.at === 'idle' ? null : piece, tool: IDLE });
}

const laidDown = ({ aim, grasp, facing }: Extract<Tool, { at: 'carry' }>): Tool =>
  aim ? { at: 'aimed', grasp, facing, aim } : IDLE;

/** With a unit selected, a tap on an enemy proposes what is offered against it: a charge, a shot, a shot on the move. */
function attackOn({ selected }: Hand, piece: PieceRef, scene: Scene): Command | null {
  if (!selected || piece.what !== 'unit') return null;
  const against = offersFor(scene, selected).filter((offer) => targetOf(offer) === piece.index);
  return (
    against.find((offer) => offer.type === 'charge') ??
    against.find((offer) => offer.type === 'fire') ??
    against[0] ??
    null
  );
}

/** A tap on the ground: what is selected goes there if it is still to be placed or may be moved. */
function onGround(hand: Hand, at: Point, scene: Scene): Next {
  const { selected, tool } = hand;
  const grasp = selected && graspOf(scene, selected);
  if (!selected || !grasp || grasp === 'face' || tool.at === 'aimed') return stay({ selected: null, tool: IDLE });
  const command = pulled(scene, grasp, { piece: selected, to: at, facing: null, turning: false });
  if (!command) return stay({ ...hand, tool: IDLE });
  return stay({ selected, tool: { at: 'aimed', grasp, facing: null, aim: weighed(scene, selected, command) } });
}

function propose(hand: Hand, command: Command, scene: Scene): Hand {
  const piece = subjectOf(command) ?? hand.selected;
  if (!piece) return hand;
  return {
    selected: piece,
    tool: { at: 'aimed', grasp: graspOf(scene, piece), facing: null, aim: weighed(scene, piece, command) },
  };
}

function confirm(hand: Hand): Next {
  const { tool } = hand;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(hand);
  return { hand: { ...hand, tool: IDLE }, holds: false, send: tool.aim.command };
}
