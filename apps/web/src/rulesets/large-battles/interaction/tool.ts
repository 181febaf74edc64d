/** The current tool: a value, and one pure step from an input to the next tool, perhaps with a command to send. */
import type { Command } from '@drumhead/large-battles';
import { kindsOf } from '@drumhead/large-battles/screen';
import type { Point } from '../../../table/camera.ts';
import type { StepResult } from '../../../battle/interaction/interaction.ts';
import { drawn, isInside, type Lasso, LASSO } from '../../../table/lasso.ts';
import type { LassoInput, ToolInput } from '../../../table/pointerInput.ts';
import { measured, type Measuring, STICK } from '../../../table/measuringStick.ts';
import { subjectOfCommand, targetOf, turnsAsItGoes, turnsWhereItStands } from './commandSubject.ts';
import type { Handle } from './drag.ts';
import { type ProposedCommand, proposalFromDrag, type Ghost, proposalFor } from './proposal.ts';
import { cornersOf, distanceTo, fromSeen, type Place } from '../../../table/troops/footprints.ts';
import { clearOfMen, snapFacing, handleUnder, pressedFirst, STAND_OFF } from '../../../table/troops/handles.ts';
import { generalSize, pieceAt, placeOf, sizeIn, unitPlace } from './places.ts';
import { actingUnits, type DragKind, dragKindOf, judge, type PieceRef, type Scene, samePiece } from './scene.ts';
import { commandFromTapInTown } from './town.ts';
import { bearingOf, toFacing } from '../../../table/units.ts';

export type Tool =
  | { readonly at: 'idle' }
  /** A piece, its ghost or one of its handles is dragged. */
  | {
      readonly at: 'carry';
      readonly dragKind: DragKind;
      readonly piece: PieceRef;
      readonly handle: Handle;
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
  | Lasso
  /** Choosing the units of a group order. */
  | { readonly at: 'group'; readonly units: readonly number[]; readonly gathered: readonly number[] };

export interface Interaction {
  readonly tool: Tool;
  readonly selected: PieceRef | null;
}

export const NO_INTERACTION: Interaction = { tool: { at: 'idle' }, selected: null };

export type Input =
  | ToolInput
  | LassoInput
  | { readonly type: 'select'; readonly piece: PieceRef | null }
  | { readonly type: 'propose'; readonly command: Command }
  | { readonly type: 'group' }
  | { readonly type: 'toggle'; readonly unit: number };

export type Next = StepResult<Interaction, Command>;

const stay = (interaction: Interaction): Next => ({ interaction, holds: false });
const IDLE: Tool = { at: 'idle' };

export function step(interaction: Interaction, input: Input, scene: Scene): Next {
  if (interaction.tool.at === 'measure') {
    const tool = measured(interaction.tool, input);
    if (tool !== interaction.tool) return { interaction: { ...interaction, tool }, holds: tool.held };
  }
  if (input.type === 'press' && input.round && interaction.tool.at !== 'carry')
    return { interaction: { ...interaction, tool: drawn(LASSO, input) }, holds: true };
  if (interaction.tool.at === 'lasso' && 'at' in input) return lasso(interaction, interaction.tool, input, scene);
  switch (input.type) {
    case 'press':
      return press(interaction, input.at, input.reach, scene);
    case 'drag':
      return drag(interaction, input.at, scene);
    case 'drop':
      return drop(drag(interaction, input.at, scene).interaction);
    case 'tap':
    case 'inspect':
      return tap(interaction, input.at, input.reach, scene);
    case 'hover':
      return stay(interaction);
    case 'cancel':
      return stay({ tool: IDLE, selected: interaction.tool.at === 'idle' ? null : interaction.selected });
    case 'select':
      return stay({ tool: interaction.tool.at === 'measure' ? interaction.tool : IDLE, selected: input.piece });
    case 'propose':
      return propose(interaction, input.command, scene);
    case 'confirm':
      return confirm(interaction);
    case 'measure':
      return stay({
        ...interaction,
        tool: interaction.tool.at === 'measure' ? IDLE : STICK,
      });
    case 'lasso':
      return stay({ ...interaction, tool: interaction.tool.at === 'lasso' ? IDLE : LASSO });
    case 'group':
      return stay({
        ...interaction,
        tool: interaction.tool.at === 'group' ? IDLE : { at: 'group', units: groupCandidates(scene), gathered: [] },
      });
    case 'toggle':
      return toggle(interaction, input.unit);
  }
}

/** Units that a group order may name, by the offers. */
export function groupCandidates(scene: Scene): readonly number[] {
  const able = new Set<number>();
  for (const offer of scene.offers) if (offer.type === 'group') for (const unit of offer.units) able.add(unit);
  return [...able].sort((a, b) => a - b);
}

/** A drag draws the lasso; its end gathers the units inside for a group order, a tap adds one. */
function lasso(interaction: Interaction, tool: Lasso, input: Input & { readonly at: Point }, scene: Scene): Next {
  const next = drawn(tool, input);
  if (input.type === 'press') return { interaction: { ...interaction, tool: next }, holds: true };
  if (input.type !== 'drop' && input.type !== 'tap')
    return stay(next === tool ? interaction : { ...interaction, tool: next });
  const found = input.type === 'tap' ? pieceAt(scene.state, input.at, input.reach) : null;
  const units = scene.state.units.flatMap((_, unit) => {
    const place = unitPlace(scene.state, unit);
    const inside = found?.what === 'unit' ? found.index === unit : place !== null && isInside(next.path, place);
    return inside && scene.state.field.units[unit]?.side === scene.side ? [unit] : [];
  });
  if (units.length === 0) return stay({ ...interaction, tool: IDLE });
  const able = groupCandidates(scene);
  const general = scene.frame?.at === 'general' ? scene.frame.general : -1;
  // Nobody can lead them: the judge says why.
  if (able.length === 0)
    return {
      interaction: { ...interaction, tool: IDLE },
      holds: false,
      send: { type: 'group', general, units, dice: 1 },
    };
  return stay({
    ...interaction,
    tool: { at: 'group', units: units.filter((unit) => able.includes(unit)), gathered: units },
  });
}

function toggle(interaction: Interaction, unit: number): Next {
  const { tool } = interaction;
  if (tool.at !== 'group') return stay(interaction);
  const units = tool.units.includes(unit)
    ? tool.units.filter((u) => u !== unit)
    : [...tool.units, unit].sort((a, b) => a - b);
  return stay({ ...interaction, tool: { ...tool, units } });
}

// ---- handles

export interface Handles {
  readonly body: Point;
  readonly turn: Point | null;
  readonly wheelLeft: Point | null;
  readonly wheelRight: Point | null;
}

/** Handles of the selected piece; `away`: their distance from its edges in millimetres. */
export function handlesOf(scene: Scene, interaction: Interaction, away: number): Handles | null {
  const { tool } = interaction;
  const piece = tool.at === 'aimed' ? tool.aim.piece : tool.at === 'idle' ? interaction.selected : null;
  if (!piece) return null;
  const dragKind = tool.at === 'aimed' ? tool.dragKind : dragKindOf(scene, piece);
  if (!dragKind) return null;
  const place = ghostPlace(scene, tool) ?? placeOf(scene.state, piece);
  if (!place) return null;
  const unit = piece.what === 'unit' ? scene.state.units[piece.index] : undefined;
  const fresh = tool.at === 'idle';
  const wheels =
    fresh && dragKind === 'move' && unit !== undefined && kindsOf(scene.state.field, unit.formation).includes('wheel');
  const [frontLeft, frontRight] = cornersOf(place);
  const off = (bearing: number) => place.depth / 2 + clearOfMen(away, bearing, scene.state.field.factor);
  const turns =
    (fresh &&
      unit?.formation !== 'square' &&
      unit?.formation !== 'garrison' &&
      (dragKind === 'move' || dragKind === 'place')) ||
    (tool.at === 'aimed' && turnsAsItGoes(tool.aim.asked));
  return {
    body: fromSeen(place, 0, -off(place.facing + 180)),
    turn: turns ? fromSeen(place, 0, off(place.facing)) : null,
    wheelLeft: wheels ? { x: frontLeft.x, y: frontLeft.y } : null,
    wheelRight: wheels ? { x: frontRight.x, y: frontRight.y } : null,
  };
}

/** Footprint of the proposed place. */
function ghostPlace(scene: Scene, tool: Tool): Place | null {
  if (tool.at !== 'aimed' || !tool.aim.ghost) return null;
  return placeOfGhost(scene, tool.aim.ghost);
}

export function placeOfGhost({ state }: Scene, ghost: Ghost): Place | null {
  const { piece, x, y, facing, formation, grand } = ghost;
  if (piece.what === 'general') return { x, y, facing, ...generalSize(state, piece.index) };
  const profile = state.field.units[piece.index];
  return profile && formation ? { x, y, facing, ...sizeIn(state, profile, formation, grand) } : null;
}

// ---- pressing and dragging

function press(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'group') return stay(interaction);
  const held = handleAt(scene, interaction, at, reach);
  if (held) return held;
  const ghost = ghostPlace(scene, tool);
  if (tool.at === 'aimed' && tool.dragKind && ghost && distanceTo(ghost, at) <= reach)
    return hold({ tool, selected: tool.aim.piece }, tool.aim.piece, tool.dragKind, 'body', ghost, at);
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

/** Grabs a piece, its ghost or a handle; a proposal for it is continued. */
function hold(
  interaction: Interaction,
  piece: PieceRef,
  dragKind: DragKind,
  handle: Handle,
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

function handleAt(scene: Scene, interaction: Interaction, at: Point, reach: number): Next | null {
  const handles = handlesOf(scene, interaction, reach * STAND_OFF);
  if (!handles) return null;
  const { tool } = interaction;
  const piece = tool.at === 'aimed' ? tool.aim.piece : (interaction.selected as PieceRef);
  const dragKind = (tool.at === 'aimed' ? tool.dragKind : dragKindOf(scene, piece)) as DragKind;
  const place = ghostPlace(scene, tool) ?? placeOf(scene.state, piece);
  if (!place) return null;
  const near = handleUnder(at, reach, place);
  const by = (handle: Handle, middle: Point) => hold({ tool, selected: piece }, piece, dragKind, handle, middle, at);
  if (near(handles.turn)) return by('turn', at);
  if (near(handles.wheelLeft)) return by('wheelLeft', at);
  if (near(handles.wheelRight)) return by('wheelRight', at);
  return near(handles.body) ? by('body', place) : null;
}

function drag(interaction: Interaction, at: Point, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at !== 'carry') return stay(interaction);
  const { piece, dragKind, grip } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  if (tool.handle === 'turn' && tool.aim?.ghost && turnsAsItGoes(tool.aim.asked)) {
    // The place is chosen already: dragging now turns the ghost about it.
    const facing = bearingOf(to.x - tool.aim.ghost.x, to.y - tool.aim.ghost.y);
    const { asked } = tool.aim;
    if (turnsWhereItStands(asked)) {
      const turned = proposalFor(scene, piece, { ...asked, facing: toFacing(snapFacing(facing)) });
      return stay({ selected: piece, tool: { ...tool, aim: turned.ghost ? turned : tool.aim } });
    }
    const aim = proposalFromDrag(scene, dragKind, {
      piece,
      handle: 'body',
      to: { x: tool.aim.ghost.x, y: tool.aim.ghost.y },
      facing: snapFacing(facing),
    });
    return stay({ selected: piece, tool: { ...tool, facing: snapFacing(facing), aim: aim?.ghost ? aim : tool.aim } });
  }
  if (dragKind === 'turn') return stay(interaction);
  const aim = proposalFromDrag(scene, dragKind, { piece, handle: tool.handle, to, facing: tool.facing });
  return stay({ selected: piece, tool: { ...tool, aim } });
}

function drop(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at !== 'carry') return stay(interaction);
  const { aim, dragKind, facing } = tool;
  if (!aim) return stay({ ...interaction, tool: IDLE });
  // Before the battle a piece may be placed again and again: no second tap.
  if (dragKind === 'place' && aim.command)
    return { interaction: { ...interaction, tool: IDLE }, holds: false, send: aim.command };
  return stay({ selected: interaction.selected, tool: { at: 'aimed', dragKind, facing, aim } });
}

// ---- tapping

function tap(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'carry')
    return tap(
      {
        ...interaction,
        tool: tool.aim ? { at: 'aimed', dragKind: tool.dragKind, facing: tool.facing, aim: tool.aim } : IDLE,
      },
      at,
      reach,
      scene,
    );
  const ghost = ghostPlace(scene, tool);
  if (tool.at === 'aimed' && ghost && distanceTo(ghost, at) <= reach) return confirm(interaction);
  const piece = pieceAt(scene.state, at, reach);
  if (tool.at === 'group')
    return piece?.what === 'unit' && groupCandidates(scene).includes(piece.index)
      ? toggle(interaction, piece.index)
      : stay(interaction);
  if (tool.at === 'aimed' && samePiece(piece, targetOf(tool.aim.asked))) return confirm(interaction);
  const town = commandFromTapInTown(scene, interaction.selected, at);
  if (town) return propose(interaction, town, scene);
  if (!piece) return onGround(interaction, at, reach, scene);
  const reaction = tool.at === 'idle' && samePiece(piece, interaction.selected) ? reactionOf(piece, scene) : null;
  if (reaction) return { interaction, holds: false, send: reaction };
  const shot = shotAt(interaction, piece, scene);
  if (shot) return propose(interaction, shot, scene);
  return stay({ selected: samePiece(piece, interaction.selected) && tool.at === 'idle' ? null : piece, tool: IDLE });
}

/** A tap on a piece that may react chooses it; a second one lets it try. */
function reactionOf(piece: PieceRef, scene: Scene): Command | null {
  const reacts = (offer: Command) =>
    piece.what === 'unit'
      ? offer.type === 'react' && offer.unit === piece.index
      : offer.type === 'reactGeneral' && offer.general === piece.index;
  return scene.offers.find(reacts) ?? null;
}

/** With a battery selected, a tap on an enemy that it may fire at proposes the shot. */
function shotAt(interaction: Interaction, piece: PieceRef, scene: Scene): Command | null {
  if (interaction.selected?.what !== 'unit' || piece.what !== 'unit') return null;
  const from = interaction.selected.index;
  return (
    scene.offers.find((o) => o.type === 'fire' && o.unit === from && o.target === piece.index && o.added === 0) ?? null
  );
}

/** A tap on the ground: the selected piece goes there if it waits to be placed, or has the actions for the way. */
function onGround(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { selected, tool } = interaction;
  const dragKind = selected && dragKindOf(scene, selected);
  const drag = selected && { piece: selected, handle: 'body' as const, to: at, facing: null };
  if (drag && dragKind === 'place' && isWaiting(scene, drag.piece)) {
    const aim = proposalFromDrag(scene, 'place', drag);
    if (aim?.command && !aim.refusal)
      return { interaction: { ...interaction, tool: IDLE }, holds: false, send: aim.command };
    return aim ? stay({ selected, tool: { at: 'aimed', dragKind, facing: null, aim } }) : stay(interaction);
  }
  if (drag && (dragKind === 'move' || dragKind === 'activate') && tool.at === 'idle') {
    const aim = proposalFromDrag(scene, dragKind, drag);
    // The tap chooses a place: the unit is activated when that is confirmed.
    if (aim?.ghost && (!aim.refusal || away(aim.ghost, at) <= reach))
      return { ...stay({ selected, tool: { at: 'aimed', dragKind, facing: null, aim } }), activates: false };
  }
  return stay({ selected: null, tool: IDLE });
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isWaiting = ({ state }: Scene, { what, index }: PieceRef): boolean =>
  (what === 'unit' ? state.units[index] : state.generals[index])?.status === 'waiting';

function propose(interaction: Interaction, command: Command, scene: Scene): Next {
  const piece = subjectOfCommand(command) ?? interaction.selected;
  const subject = piece ?? { what: 'unit', index: actingUnits(scene)[0]?.unit ?? 0 };
  const legal = judge(scene, command).ok;
  const dragKind = !legal ? null : command.type === 'turn' ? 'turn' : dragKindOf(scene, subject);
  return stay({
    selected: piece,
    tool: { at: 'aimed', dragKind, facing: null, aim: proposalFor(scene, subject, command) },
  });
}

function confirm(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(interaction);
  if (tool.dragKind === 'activate') return { ...stay(interaction), activates: true };
  return { interaction: { ...interaction, tool: IDLE }, holds: false, sendAll: tool.aim.commands };
}
