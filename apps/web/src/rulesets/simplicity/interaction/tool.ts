/** What the tool machine must know of Simplicity in Practice. */
import type { Command } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { NO_INTERACTION, toolStep } from '../../../table/tool/step.ts';
import type * as tool from '../../../table/tool/rules.ts';
import { snapFacing } from '../../../table/troops/handles.ts';
import { bearingOf } from '../../../table/units.ts';
import { GATHERING, type Kinds } from './gathering.ts';
import { pieceAt, placeOf, placeOfGhost } from './places.ts';
import { commandFromDrag, type Drag, type ProposedCommand, proposalFor } from './proposal.ts';
import {
  type DragKind,
  dragKindOf,
  isOrdering,
  judge,
  offersFor,
  pieceAsked,
  type PieceRef,
  samePiece,
  type Scene,
  subjectOf,
  targetOf,
} from './scene.ts';
import { chargeTo } from './turned.ts';

export type Interaction = tool.Interaction<Kinds>;
export type Input = tool.Input<Kinds>;
export { NO_INTERACTION };

export const TOOL: tool.ToolRules<Kinds> = {
  isSame: samePiece,
  pieceAt: ({ state }, at, reach, prefer) => pieceAt(state, at, reach, prefer),
  placeOf: ({ state }, piece) => placeOf(state, piece),
  placeOfGhost: ({ state }, ghost) => placeOfGhost(state, ghost),
  dragKindOf,
  barred(scene, { what, index }) {
    const { field } = scene.state;
    const isOwn = what === 'unit' && field.units[index]?.side === scene.side;
    const command: Command = { type: 'move', unit: index, turn: 0, distance: 0, turnAfter: 0 };
    return scene.pending && isOwn && !judge(scene, command).ok ? command : null;
  },
  handlesOf: (scene, piece, dragKind, aim) => (turns(scene, piece, dragKind, aim) ? ['turn', 'body'] : ['body']),
  turnsAfterwards: ({ type }) => type !== 'face',
  drag(scene, dragKind, drag) {
    const command = commandFromDrag(scene, dragKind, requestOf(scene, dragKind, drag));
    return command && proposalFor(scene, drag.piece, command);
  },
  subjectOf: (scene, command, selected) => subjectOf(command) ?? pieceAsked(scene) ?? selected,
  propose: (scene, command, piece) =>
    piece && { dragKind: dragKindOf(scene, piece), aim: proposalFor(scene, piece, command) },
  targetOf(_, command) {
    const index = targetOf(command);
    return index < 0 ? null : { what: 'unit', index };
  },
  tapped(scene, { selected }, piece) {
    const against = selected && piece?.what === 'unit' ? attackOn(scene, selected, piece) : null;
    return against && { propose: against };
  },
  tappedGround(scene, { tool, selected }, dragKind, at) {
    const before = tool.at === 'aimed' ? tool.aim.asked : null;
    const rounds = before?.type === 'moveCommand' && before.path.length > 2;
    if (dragKind === 'face' || (before && !rounds)) return null;
    const drag = { piece: selected, to: at, facing: null, turning: false };
    const command = commandFromDrag(scene, dragKind, before ? { ...drag, before } : drag);
    return command && proposalFor(scene, selected, command);
  },
  group: GATHERING,
};

export const step = (interaction: Interaction, input: Input, scene: Scene) => toolStep(TOOL, interaction, input, scene);

/** Can it be turned? Command bases have no facing; chargers go straight in. */
function turns({ state }: Scene, piece: PieceRef, dragKind: DragKind, aim: ProposedCommand | null): boolean {
  if (piece.what === 'command' || dragKind === 'arrive' || dragKind === 'ride' || dragKind === 'advance') return false;
  if (!aim) return (state.units[piece.index]?.section ?? -1) < 0;
  const { type } = aim.asked;
  return type === 'place' || type === 'move' || type === 'face';
}

/** A unit that stays where it stands is turned there; one with a place chosen, about that place. */
function requestOf({ state }: Scene, dragKind: DragKind, drag: tool.Drag<Kinds>): Drag {
  const { piece, handle, to, facing, about, before } = drag;
  const standing = placeOf(state, piece);
  if (handle === 'turn' && dragKind === 'place' && standing)
    return {
      piece,
      to: about ?? standing,
      facing: facing ?? snapFacing(bearingOf(to.x - standing.x, to.y - standing.y)),
      turning: false,
    };
  const turning = handle === 'turn' && (!about || (standing !== null && isSamePlace(standing, about)));
  const request = { piece, to: turning ? to : (about ?? to), facing, turning };
  return before ? { ...request, before: before.asked } : request;
}

const isSamePlace = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.5;

/** With a unit selected, a tap on an enemy proposes a charge, a shot or a shot on the move. */
function attackOn(scene: Scene, selected: PieceRef, piece: PieceRef): Command | null {
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
