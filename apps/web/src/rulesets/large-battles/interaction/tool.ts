/** What the tool machine must know of Large Battles. */
import type { Command } from '@drumhead/large-battles';
import { kindsOf } from '@drumhead/large-battles/screen';
import type { Point } from '../../../table/camera.ts';
import { NO_INTERACTION, toolStep } from '../../../table/tool/step.ts';
import type * as tool from '../../../table/tool/rules.ts';
import { toFacing } from '../../../table/units.ts';
import { subjectOfCommand, targetOf, turnsAsItGoes, turnsWhereItStands } from './commandSubject.ts';
import { GROUPS, type Kinds } from './group.ts';
import { pieceAt, placeOf, placeOfGhost } from './places.ts';
import { type ProposedCommand, proposalFor, proposalFromDrag } from './proposal.ts';
import { actingUnits, type DragKind, dragKindOf, judge, type PieceRef, type Scene, samePiece } from './scene.ts';
import { commandFromTapInTown } from './town.ts';

export type Interaction = tool.Interaction<Kinds>;
export type Input = tool.Input<Kinds>;
export { NO_INTERACTION };

export const TOOL: tool.ToolRules<Kinds> = {
  isSame: samePiece,
  pieceAt: ({ state }, at, reach, prefer) => pieceAt(state, at, reach, prefer),
  placeOf: ({ state }, piece) => placeOf(state, piece),
  placeOfGhost: ({ state }, ghost) => placeOfGhost(state, ghost),
  scaleOf: ({ state }) => state.field.factor,
  dragKindOf,
  barred(scene, { what, index }) {
    const { field } = scene.state;
    const side = (what === 'unit' ? field.units : field.generals)[index]?.side;
    const command: Command =
      what === 'unit'
        ? { type: 'activate', unit: index, dice: 1 }
        : { type: 'activateGeneral', general: index, dice: 1 };
    return scene.pending && side === scene.side && !judge(scene, command).ok ? command : null;
  },
  handlesOf,
  turnsAfterwards: turnsAsItGoes,
  drag(scene, dragKind, { piece, handle, to, facing, about, before }) {
    if (about && before && turnsWhereItStands(before.asked))
      return proposalFor(scene, piece, { ...before.asked, facing: toFacing(facing ?? 0) });
    if (about) return proposalFromDrag(scene, dragKind, { piece, handle: 'body', to: about, facing });
    return dragKind === 'turn' ? before : proposalFromDrag(scene, dragKind, { piece, handle, to, facing });
  },
  // Before the battle a piece may be placed again and again: no second tap.
  sentAtOnce: (dragKind, { command }) => (dragKind === 'place' ? command : null),
  subjectOf: (_, command, selected) => subjectOfCommand(command) ?? selected,
  propose(scene, command, piece) {
    const subject = piece ?? ({ what: 'unit', index: actingUnits(scene)[0]?.unit ?? 0 } as const);
    const legal = judge(scene, command).ok;
    const dragKind = !legal ? null : command.type === 'turn' ? 'turn' : dragKindOf(scene, subject);
    // What is legal now waits for no dice, whatever may be dragged beside it.
    return { dragKind: dragKind === 'activate' ? null : dragKind, aim: proposalFor(scene, subject, command) };
  },
  targetOf: (_, command) => targetOf(command),
  tapped(scene, { tool, selected }, piece, at) {
    const town = at && commandFromTapInTown(scene, selected, at);
    if (town) return { propose: town };
    if (!piece) return null;
    const reaction = tool.at === 'idle' && samePiece(piece, selected) ? reactionOf(scene, piece) : null;
    if (reaction) return { send: reaction };
    const shot = shotAt(scene, selected, piece);
    return shot && { propose: shot };
  },
  tappedGround(scene, { tool, selected }, dragKind, at, reach) {
    const drag = { piece: selected, handle: 'body' as const, to: at, facing: null };
    if (dragKind === 'place') return isWaiting(scene, selected) ? proposalFromDrag(scene, dragKind, drag) : null;
    if ((dragKind !== 'move' && dragKind !== 'activate') || tool.at !== 'idle') return null;
    const aim = proposalFromDrag(scene, dragKind, drag);
    return aim?.ghost && (!aim.refusal || away(aim.ghost, at) <= reach) ? aim : null;
  },
  group: GROUPS,
};

export const step = (interaction: Interaction, input: Input, scene: Scene) => toolStep(TOOL, interaction, input, scene);

/** A unit may turn and wheel before its move is chosen; what may turn as it goes, after it. */
function handlesOf(
  { state }: Scene,
  { what, index }: PieceRef,
  dragKind: DragKind,
  aim: ProposedCommand | null,
): readonly tool.Handle[] {
  if (aim) return turnsAsItGoes(aim.asked) ? ['turn', 'body'] : ['body'];
  const unit = what === 'unit' ? state.units[index] : undefined;
  const fixed = unit?.formation === 'square' || unit?.formation === 'garrison';
  const turns = !fixed && (dragKind === 'move' || dragKind === 'place');
  const wheels = dragKind === 'move' && unit !== undefined && kindsOf(state.field, unit.formation).includes('wheel');
  return [...(turns ? ['turn' as const] : []), ...(wheels ? (['wheelLeft', 'wheelRight'] as const) : []), 'body'];
}

/** A tap on a piece that may react chooses it; a second one lets it try. */
function reactionOf(scene: Scene, { what, index }: PieceRef): Command | null {
  const reacts = (offer: Command) =>
    what === 'unit'
      ? offer.type === 'react' && offer.unit === index
      : offer.type === 'reactGeneral' && offer.general === index;
  return scene.offers.find(reacts) ?? null;
}

/** With a battery selected, a tap on an enemy that it may fire at proposes the shot. */
function shotAt(scene: Scene, selected: PieceRef | null, piece: PieceRef): Command | null {
  if (selected?.what !== 'unit' || piece.what !== 'unit') return null;
  return (
    scene.offers.find(
      (o) => o.type === 'fire' && o.unit === selected.index && o.target === piece.index && o.added === 0,
    ) ?? null
  );
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isWaiting = ({ state }: Scene, { what, index }: PieceRef): boolean =>
  (what === 'unit' ? state.units[index] : state.generals[index])?.status === 'waiting';
