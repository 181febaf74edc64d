/** The current tool: a value, and one pure step from an input to the next tool, perhaps with a command to send. */
import type { Command } from '@drumhead/simplicity/screen';
import type { StepResult } from '../../../battle/interaction/interaction.ts';
import type { Point } from '../../../table/camera.ts';
import { measured, type Measuring, STICK } from '../../../table/measuringStick.ts';
import { bearingOf } from '../../../table/units.ts';
import { distanceTo, fromSeen, type Place } from '../../../table/troops/footprints.ts';
import { clearOfMen, snapFacing, handleUnder, pressedFirst, STAND_OFF } from '../../../table/troops/handles.ts';
import { type ProposedCommand, type Ghost, commandFromDrag, proposalFor } from './proposal.ts';
import {
  freshLasso,
  type Gathered,
  gatheredStep,
  type GatheringInput,
  type GatheringLasso,
  lassoStep,
} from './gathering.ts';
import { pieceAt, placeOf, sizeOfPiece } from './places.ts';
import { chargeTo } from './turned.ts';
import {
  type DragKind,
  dragKindOf,
  isOrdering,
  offersFor,
  pieceAsked,
  type PieceRef,
  samePiece,
  type Scene,
  subjectOf,
  targetOf,
} from './scene.ts';

export type Tool =
  | { readonly at: 'idle' }
  /** A piece, its ghost or its turning handle is dragged. */
  | {
      readonly at: 'carry';
      readonly dragKind: DragKind;
      readonly piece: PieceRef;
      readonly handle: 'body' | 'turn';
      /** From the pointer to the middle of the dragged piece. */
      readonly grip: Point;
      readonly facing: number | null;
      readonly aim: ProposedCommand | null;
    }
  /** A proposed command, shown with its odds; a second tap sends it. */
  | {
      readonly at: 'aimed';
      readonly dragKind: DragKind | null;
      readonly facing: number | null;
      readonly aim: ProposedCommand;
    }
  | Measuring
  | GatheringLasso
  | Gathered;

export interface Interaction {
  readonly tool: Tool;
  readonly selected: PieceRef | null;
}

export const NO_INTERACTION: Interaction = { tool: { at: 'idle' }, selected: null };

export type Input = GatheringInput | { readonly type: 'propose'; readonly command: Command };

type Next = StepResult<Interaction, Command>;

const stay = (interaction: Interaction): Next => ({ interaction, holds: false });
const IDLE: Tool = { at: 'idle' };

export function step(interaction: Interaction, input: Input, scene: Scene): Next {
  if (interaction.tool.at === 'measure') {
    const tool = measured(interaction.tool, input);
    if (tool !== interaction.tool) return { interaction: { ...interaction, tool }, holds: tool.held };
  }
  const together = gathering(interaction, input, scene);
  if (together) return together;
  switch (input.type) {
    case 'press':
      return press(interaction, input.at, input.reach, scene);
    case 'drag':
      return stay(drag(interaction, input.at, scene));
    case 'drop':
      return drop(drag(interaction, input.at, scene));
    case 'tap':
      return tap(interaction, input.at, input.reach, scene);
    case 'inspect':
      return stay({ tool: IDLE, selected: pieceAt(scene.state, input.at, input.reach) });
    case 'hover':
      return stay(interaction);
    case 'cancel':
      return stay({ tool: IDLE, selected: interaction.tool.at === 'idle' ? null : interaction.selected });
    case 'select':
      return stay({ tool: interaction.tool.at === 'measure' ? interaction.tool : IDLE, selected: input.piece });
    case 'propose':
      return stay(propose(interaction, input.command, scene));
    case 'confirm':
      return confirm(interaction);
    case 'measure':
      return stay({ ...interaction, tool: interaction.tool.at === 'measure' ? IDLE : STICK });
    case 'lasso':
      return stay({ ...interaction, tool: interaction.tool.at === 'lasso' ? IDLE : freshLasso(unitsIn(interaction)) });
    case 'toggle':
    case 'advanceAll':
    case 'fireAll':
    case 'rallyAll':
      return stay(interaction);
  }
}

/** Inputs of the lasso and of gathered units; null: they have nothing to do with it. */
function gathering(interaction: Interaction, input: Input, scene: Scene): Next | null {
  const { tool } = interaction;
  const draws = input.type === 'press' && input.round && tool.at !== 'carry' && isOrdering(scene);
  const lasso = draws ? freshLasso(unitsIn(interaction)) : tool.at === 'lasso' ? tool : null;
  const next = lasso
    ? lassoStep(lasso, input, scene)
    : tool.at === 'gathered'
      ? gatheredStep(tool, input, scene)
      : null;
  return next && { ...next, interaction: { ...interaction, tool: next.interaction ?? IDLE } };
}

const unitsIn = ({ tool }: Interaction): readonly number[] =>
  tool.at === 'gathered' ? tool.units : tool.at === 'lasso' ? tool.gathered : [];

// ---- handles

export interface Handles {
  readonly body: Point;
  readonly turn: Point | null;
}

/** Handles of the selected piece; `away`: their distance from its edges in millimetres. */
export function handlesOf(scene: Scene, { tool, selected }: Interaction, away: number): Handles | null {
  const piece = tool.at === 'aimed' ? tool.aim.piece : tool.at === 'idle' ? selected : null;
  const dragKind = tool.at === 'aimed' ? tool.dragKind : piece && dragKindOf(scene, piece);
  const place = piece && placeInHand(scene, tool, piece);
  if (!piece || !dragKind || !place) return null;
  const off = (bearing: number) => place.depth / 2 + clearOfMen(away, bearing);
  return {
    body: fromSeen(place, 0, -off(place.facing + 180)),
    turn: turns(scene, dragKind, piece, tool) ? fromSeen(place, 0, off(place.facing)) : null,
  };
}

/** Can it be turned? Command bases have no facing; chargers go straight in. */
function turns({ state }: Scene, dragKind: DragKind, piece: PieceRef, tool: Tool): boolean {
  if (piece.what === 'command' || dragKind === 'arrive' || dragKind === 'ride' || dragKind === 'advance') return false;
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

function press(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  const onHandle = handleAt(scene, interaction, at, reach);
  if (onHandle) return onHandle;
  if (tool.at === 'aimed' && tool.dragKind && tool.aim.ghost) {
    const place = placeOfGhost(scene, tool.aim.ghost);
    if (distanceTo(place, at) <= reach) return hold(interaction, tool.aim.piece, tool.dragKind, 'body', place, at);
  }
  const piece = pieceAt(
    scene.state,
    at,
    reach,
    pressedFirst(
      (one) => samePiece(one, interaction.selected),
      (one) => dragKindOf(scene, one) !== null,
    ),
  );
  const dragKind = piece && dragKindOf(scene, piece);
  const place = piece && placeOf(scene.state, piece);
  if (!piece || !dragKind || !place) return stay(interaction);
  return hold({ ...interaction, tool: IDLE }, piece, dragKind, 'body', place, at);
}

function handleAt(scene: Scene, interaction: Interaction, at: Point, reach: number): Next | null {
  const { tool, selected } = interaction;
  const piece = tool.at === 'aimed' ? tool.aim.piece : selected;
  const handles = handlesOf(scene, interaction, reach * STAND_OFF);
  const dragKind = tool.at === 'aimed' ? tool.dragKind : piece && dragKindOf(scene, piece);
  const place = piece && placeInHand(scene, tool, piece);
  if (!handles || !piece || !dragKind || !place) return null;
  const near = handleUnder(at, reach, place);
  if (near(handles.turn)) return hold(interaction, piece, dragKind, 'turn', at, at);
  return near(handles.body) ? hold(interaction, piece, dragKind, 'body', place, at) : null;
}

function hold(
  interaction: Interaction,
  piece: PieceRef,
  dragKind: DragKind,
  handle: 'body' | 'turn',
  middle: Point,
  at: Point,
): Next {
  const { tool } = interaction;
  const grip = { x: middle.x - at.x, y: middle.y - at.y };
  const [facing, aim] = tool.at === 'aimed' ? [tool.facing, tool.aim] : [null, null];
  return {
    interaction: { ...interaction, tool: { at: 'carry', dragKind, piece, handle, grip, facing, aim } },
    holds: true,
  };
}

function drag(interaction: Interaction, at: Point, scene: Scene): Interaction {
  const { tool } = interaction;
  if (tool.at !== 'carry') return interaction;
  const { piece, dragKind, grip, handle, aim: before } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  const ghost = before?.ghost ?? null;
  // The place is chosen already: dragging now turns the ghost about it.
  const about = handle === 'turn' && ghost && before?.asked.type !== 'face' ? ghost : null;
  const standing = placeOf(scene.state, piece);
  const facing = about ? snapFacing(bearingOf(to.x - about.x, to.y - about.y)) : tool.facing;
  const turnsInPlace = handle === 'turn' && (!about || (standing !== null && isSamePlace(standing, about)));
  const command =
    handle === 'turn' && dragKind === 'place' && standing
      ? commandFromDrag(scene, dragKind, {
          piece,
          to: about ?? standing,
          facing: facing ?? snapFacing(bearingTo(standing, to)),
          turning: false,
        })
      : commandFromDrag(scene, dragKind, {
          piece,
          to: turnsInPlace ? to : (about ?? to),
          facing,
          turning: turnsInPlace,
          ...(before && { before: before.asked }),
        });
  const aim = command && proposalFor(scene, piece, command);
  return { ...interaction, selected: piece, tool: { ...tool, facing, aim: about && !aim?.ghost ? before : aim } };
}

const bearingTo = (from: Point, to: Point): number => bearingOf(to.x - from.x, to.y - from.y);
const isSamePlace = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.5;

function drop(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at !== 'carry') return stay(interaction);
  const { aim, dragKind, facing } = tool;
  if (!aim) return stay({ ...interaction, tool: IDLE });
  return stay({ selected: interaction.selected, tool: { at: 'aimed', dragKind, facing, aim } });
}

// ---- tapping

function tap(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'carry') return tap({ ...interaction, tool: laidDown(tool) }, at, reach, scene);
  if (tool.at === 'aimed' && tool.aim.ghost && distanceTo(placeOfGhost(scene, tool.aim.ghost), at) <= reach)
    return confirm(interaction);
  const piece = pieceAt(scene.state, at, reach);
  if (!piece) return onGround(interaction, at, scene);
  if (tool.at === 'aimed' && piece.what === 'unit' && targetOf(tool.aim.asked) === piece.index)
    return confirm(interaction);
  const against = attackOn(interaction, piece, scene);
  if (against) return stay(propose(interaction, against, scene));
  return stay({ selected: samePiece(piece, interaction.selected) && tool.at === 'idle' ? null : piece, tool: IDLE });
}

const laidDown = ({ aim, dragKind, facing }: Extract<Tool, { at: 'carry' }>): Tool =>
  aim ? { at: 'aimed', dragKind, facing, aim } : IDLE;

/** With a unit selected, a tap on an enemy proposes a charge, a shot or a shot on the move. */
function attackOn({ selected }: Interaction, piece: PieceRef, scene: Scene): Command | null {
  if (!selected || piece.what !== 'unit') return null;
  const against = offersFor(scene, selected).filter((offer) => targetOf(offer) === piece.index);
  const place = placeOf(scene.state, piece);
  const charges = () =>
    isOrdering(scene) && place && isEnemy(scene, piece.index) && dragKindOf(scene, selected) === 'order'
      ? chargeTo(scene, selected.index, piece.index, place)
      : null;
  return (
    against.find((offer) => offer.type === 'charge') ??
    against.find((offer) => offer.type === 'fire') ??
    charges() ??
    against[0] ??
    null
  );
}

const isEnemy = ({ state, side }: Scene, unit: number): boolean => state.field.units[unit]?.side !== side;

/** A tap on the ground: the selected piece goes there if it may be placed or moved. */
function onGround(interaction: Interaction, at: Point, scene: Scene): Next {
  const { selected, tool } = interaction;
  const dragKind = selected && dragKindOf(scene, selected);
  const before = tool.at === 'aimed' ? tool.aim.asked : null;
  const rounds = before?.type === 'moveCommand' && before.path.length > 2;
  if (!selected || !dragKind || dragKind === 'face' || (before && !rounds)) return stay({ selected: null, tool: IDLE });
  const drag = { piece: selected, to: at, facing: null, turning: false };
  const command = commandFromDrag(scene, dragKind, before ? { ...drag, before } : drag);
  if (!command) return stay({ ...interaction, tool: IDLE });
  return stay({ selected, tool: { at: 'aimed', dragKind, facing: null, aim: proposalFor(scene, selected, command) } });
}

function propose(interaction: Interaction, command: Command, scene: Scene): Interaction {
  const piece = subjectOf(command) ?? pieceAsked(scene) ?? interaction.selected;
  if (!piece) return interaction;
  return {
    selected: piece,
    tool: { at: 'aimed', dragKind: dragKindOf(scene, piece), facing: null, aim: proposalFor(scene, piece, command) },
  };
}

function confirm(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(interaction);
  return { interaction: { ...interaction, tool: IDLE }, holds: false, send: tool.aim.command };
}
