/** The tool in hand: one pure step from an input to the next tool, perhaps with a command to send. */
import type { StepResult } from '../../battle/interaction/interaction.ts';
import type { Point } from '../camera.ts';
import { distanceTo, type Place } from '../troops/footprints.ts';
import { handleUnder, pressedFirst, snapFacing, STAND_OFF } from '../troops/handles.ts';
import { bearingOf } from '../units.ts';
import { freshLasso, gathering, pickInGroup } from './group.ts';
import { handlesOf, inHand } from './handlesOf.ts';
import { measured, STICK } from './measuringStick.ts';
import type { Handle, Input, Interaction, Kinds, Tool, ToolRules } from './rules.ts';

type Next<K extends Kinds> = StepResult<Interaction<K>, K['command']>;

const IDLE = { at: 'idle' } as const;

/** Nothing is selected and no tool is in hand. */
export const NO_INTERACTION = { tool: IDLE, selected: null } as const;

const stay = <K extends Kinds>(interaction: Interaction<K>): Next<K> => ({ interaction, holds: false });

/** The next tool of a table whose pieces and orders `rules` knows. */
export function toolStep<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  input: Input<K>,
  scene: K['scene'],
): Next<K> {
  const { tool, selected } = interaction;
  if (tool.at === 'measure') {
    const next = measured(tool, input);
    if (next !== tool) return { interaction: { ...interaction, tool: next }, holds: next.held, activates: false };
  }
  const together = rules.group && gathering(rules, rules.group, interaction, input, scene);
  // What handles a tool activates nobody.
  if (together) return { ...together, activates: false };
  switch (input.type) {
    case 'press':
      return press(rules, interaction, input.at, input.reach, scene);
    case 'drag':
      return stay(drag(rules, interaction, input.at, scene));
    case 'drop':
      return drop(rules, drag(rules, interaction, input.at, scene));
    case 'tap':
      return tap(rules, interaction, input.at, input.reach, scene);
    case 'inspect':
      // A long press shows the card of a piece and orders nothing.
      return stay({
        tool: laidDown(tool),
        selected: rules.pieceAt(scene, input.at, input.reach) ?? (tool.at === 'aimed' ? selected : null),
      });
    case 'pull':
      return pull(rules, interaction, input.at, input.reach, scene);
    case 'cancel':
      return stay({ tool: IDLE, selected: tool.at === 'idle' ? null : selected });
    case 'select':
      return stay({ tool: tool.at === 'measure' ? tool : IDLE, selected: input.piece });
    case 'bring': {
      const { piece, at } = input;
      const dragKind = rules.dragKindOf(scene, piece);
      const next = { tool: IDLE, selected: piece };
      return dragKind ? hold(next, piece, dragKind, 'body', at, at) : stay(next);
    }
    case 'pick':
      return tool.at === 'measure'
        ? stay({ tool, selected: input.piece })
        : onPiece(rules, interaction, input.piece, null, scene);
    case 'propose':
      return propose(rules, interaction, input.command, scene);
    case 'confirm':
      return confirm(interaction);
    case 'measure':
      return stay({ ...interaction, tool: tool.at === 'measure' ? IDLE : STICK });
    case 'lasso':
      return stay({ ...interaction, tool: tool.at === 'lasso' || !rules.group ? IDLE : freshLasso(rules.group, tool) });
    case 'group':
      return stay({
        ...interaction,
        tool: input.group === null ? IDLE : { at: 'group', group: input.group, held: null },
      });
    case 'lay':
      return stay({ ...interaction, tool: input.laid === null ? IDLE : { at: 'lay', laid: input.laid, held: false } });
    case 'hover':
    case 'toggle':
      return stay(interaction);
  }
}

/** A piece let go without a drag: what was proposed for it before is proposed again. */
function laidDown<K extends Kinds>(tool: Tool<K>): Tool<K> {
  if (tool.at === 'group') return { ...tool, held: null };
  if (tool.at !== 'carry') return tool;
  const { aim, dragKind, facing } = tool;
  return aim ? { at: 'aimed', dragKind, facing, aim } : IDLE;
}

// ---- pressing and dragging

function press<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Next<K> {
  const { tool, selected } = interaction;
  if (tool.at === 'lay' && rules.lay?.isUnder(tool.laid, at, reach))
    return { interaction: { ...interaction, tool: { ...tool, held: true } }, holds: true };
  const held = handleAt(rules, interaction, at, reach, scene);
  if (held) return held;
  const ghost = ghostUnder(rules, tool, at, reach, scene);
  if (tool.at === 'aimed' && tool.dragKind && ghost)
    return hold({ tool, selected: tool.aim.piece }, tool.aim.piece, tool.dragKind, 'body', ghost, at);
  const first = pressedFirst<K['piece']>(
    (one) => selected !== null && rules.isSame(one, selected),
    (one) => rules.dragKindOf(scene, one) !== null,
  );
  const piece = rules.pieceAt(scene, at, reach, first);
  const dragKind = piece === null ? null : rules.dragKindOf(scene, piece);
  const place = piece === null ? null : rules.placeOf(scene, piece);
  if (piece === null || !dragKind || !place) return stay(interaction);
  return hold({ ...interaction, tool: IDLE }, piece, dragKind, 'body', place, at);
}

/** A piece is pulled at that may not be moved: the judge says why. */
function pull<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Next<K> {
  const piece = interaction.tool.at === 'idle' ? rules.pieceAt(scene, at, reach) : null;
  const barred = piece !== null && rules.dragKindOf(scene, piece) === null ? rules.barred?.(scene, piece) : null;
  if (!barred) return stay(interaction);
  return { interaction: { tool: IDLE, selected: piece }, holds: false, activates: false, send: barred };
}

/** Grabs a piece, its ghost or a handle; a proposal for it is continued. */
function hold<K extends Kinds>(
  interaction: Interaction<K>,
  piece: K['piece'],
  dragKind: K['dragKind'],
  handle: Handle,
  middle: Point,
  at: Point,
): Next<K> {
  const { tool } = interaction;
  const grip = { x: middle.x - at.x, y: middle.y - at.y };
  const [facing, aim] = tool.at === 'aimed' ? [tool.facing, tool.aim] : [null, null];
  return {
    interaction: { ...interaction, tool: { at: 'carry', dragKind, piece, handle, grip, facing, aim } },
    holds: true,
  };
}

function handleAt<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Next<K> | null {
  const held = inHand(rules, interaction, scene);
  if (!held) return null;
  const isNear = handleUnder(at, reach, held.place);
  const found = handlesOf(rules, interaction, scene, reach * STAND_OFF).find((one) => isNear(one.at));
  if (!found) return null;
  const next = { tool: interaction.tool, selected: held.piece };
  // The body is moved by its middle, the others by where they are themselves.
  return hold(next, held.piece, held.dragKind, found.handle, found.handle === 'body' ? held.place : at, at);
}

function drag<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  at: Point,
  scene: K['scene'],
): Interaction<K> {
  const { tool } = interaction;
  if (tool.at === 'lay' && tool.held && rules.lay)
    return { ...interaction, tool: { ...tool, laid: rules.lay.moved(tool.laid, at) } };
  if (tool.at !== 'carry') return interaction;
  const { piece, dragKind, grip, handle, aim: before } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  // The place is chosen already: dragging now turns the ghost about it.
  const about = handle === 'turn' && before && rules.turnsAfterwards(before.asked) ? before.ghost : null;
  const facing = about ? snapFacing(bearingOf(to.x - about.x, to.y - about.y)) : tool.facing;
  const aim = rules.drag(scene, dragKind, { piece, handle, to, facing, about, before });
  return { selected: piece, tool: { ...tool, facing, aim: about && !aim?.ghost ? before : aim } };
}

function drop<K extends Kinds>(rules: ToolRules<K>, interaction: Interaction<K>): Next<K> {
  const { tool } = interaction;
  if (tool.at === 'lay') return stay({ ...interaction, tool: { ...tool, held: false } });
  const send = tool.at === 'carry' && tool.aim ? rules.sentAtOnce?.(tool.dragKind, tool.aim) : null;
  return send ? sent(interaction, send) : stay({ ...interaction, tool: laidDown(tool) });
}

const sent = <K extends Kinds>(interaction: Interaction<K>, send: K['command']): Next<K> => ({
  interaction: { ...interaction, tool: IDLE },
  holds: false,
  send,
});

// ---- tapping

function tap<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Next<K> {
  const { tool } = interaction;
  if (tool.at === 'lay' && rules.lay)
    return stay({ ...interaction, tool: { ...tool, held: false, laid: rules.lay.moved(tool.laid, at) } });
  const now = { ...interaction, tool: laidDown(tool) };
  if (ghostUnder(rules, now.tool, at, reach, scene)) return confirm(now);
  const piece = rules.pieceAt(scene, at, reach);
  const next = onPiece(rules, now, piece, at, scene);
  return piece === null && next.interaction === now ? onGround(rules, now, at, reach, scene) : next;
}

/** A tap on a piece: the target of a proposal, an order, or a selection. On none nothing changes, unless it is an order. */
function onPiece<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  piece: K['piece'] | null,
  at: Point | null,
  scene: K['scene'],
): Next<K> {
  const { tool, selected } = interaction;
  if (tool.at === 'group' && rules.group && piece !== null)
    return pickInGroup(rules.group, interaction, tool, piece, scene);
  const target = tool.at === 'aimed' ? rules.targetOf(scene, tool.aim.asked) : null;
  if (target !== null && piece !== null && rules.isSame(target, piece)) return confirm(interaction);
  const order = rules.tapped(scene, interaction, piece, at);
  if (order && 'send' in order) return sent({ ...interaction, selected: piece ?? selected }, order.send);
  if (order) return propose(rules, interaction, order.propose, scene);
  if (piece === null) return stay(interaction);
  // A second tap lays the piece down; by keyboard Escape does.
  const isAgain = at !== null && selected !== null && rules.isSame(piece, selected) && tool.at === 'idle';
  return stay({ tool: IDLE, selected: isAgain && !rules.staysSelected?.(scene, piece) ? null : piece });
}

/** A tap on the ground: the selected piece goes there if it may be placed or moved. */
function onGround<K extends Kinds>(
  rules: ToolRules<K>,
  { tool, selected }: Interaction<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Next<K> {
  const dragKind = selected === null ? null : rules.dragKindOf(scene, selected);
  const aim = selected !== null && dragKind ? rules.tappedGround(scene, { tool, selected }, dragKind, at, reach) : null;
  if (!aim || !dragKind) {
    const stays = selected !== null && rules.staysSelected?.(scene, selected);
    return stay({ tool: IDLE, selected: stays ? selected : null });
  }
  const send = aim.command && aim.refusal ? null : rules.sentAtOnce?.(dragKind, aim);
  if (send) return sent({ tool, selected }, send);
  // The tap chooses a place: the piece is activated when that is confirmed.
  return { ...stay({ selected, tool: { at: 'aimed', dragKind, facing: null, aim } }), activates: false };
}

function propose<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  command: K['command'],
  scene: K['scene'],
): Next<K> {
  const subject = rules.subjectOf(scene, command, interaction.selected);
  const proposed = rules.propose(scene, command, subject);
  if (!proposed) return stay(interaction);
  return stay({ selected: subject, tool: { at: 'aimed', facing: null, ...proposed } });
}

function confirm<K extends Kinds>(interaction: Interaction<K>): Next<K> {
  const { tool } = interaction;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(interaction);
  if (tool.dragKind === 'activate') return { ...stay(interaction), activates: true };
  return { interaction: { ...interaction, tool: IDLE }, holds: false, sendAll: tool.aim.commands };
}

/** Where the ghost would stand that is under the pointer, or null. */
function ghostUnder<K extends Kinds>(
  rules: ToolRules<K>,
  tool: Tool<K>,
  at: Point,
  reach: number,
  scene: K['scene'],
): Place | null {
  const place = tool.at === 'aimed' && tool.aim.ghost ? rules.placeOfGhost(scene, tool.aim.ghost) : null;
  return place && distanceTo(place, at) <= reach * (rules.ghostReach ?? 1) ? place : null;
}
