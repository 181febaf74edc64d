/** The current tool: a value, and one pure step from an input to the next tool, perhaps with a command to send. */
import type { Command } from '@drumhead/skirmish/screen';
import type { StepResult } from '../../../battle/interaction/interaction.ts';
import type { Point } from '../../../table/camera.ts';
import { drawn, isInside, type Lasso, LASSO } from '../../../table/lasso.ts';
import type { LassoInput, ToolInput } from '../../../table/pointerInput.ts';
import { measured, type Measuring, STICK } from '../../../table/measuringStick.ts';
import { proposalFor, proposalFromDrag } from './proposal.ts';
import type { ProposedCommand } from './proposedCommand.ts';
import type { Laid } from './terrainPiece.ts';
import { armed, BY_ITSELF, type Forming, gatheredOrder, lined, toggled, withKind } from './orderDraft.ts';
import { away, modelAt, radiusIn, spotOf } from './places.ts';
import { choosable, activationOf, type DragKind, dragKindOf, isMember, type Scene } from './scene.ts';

export type Tool =
  | { readonly at: 'idle' }
  /** A model or its ghost is dragged. */
  | {
      readonly at: 'carry';
      readonly dragKind: DragKind;
      readonly model: number;
      readonly grip: Point;
      readonly aim: ProposedCommand | null;
    }
  /** A proposed command, shown with its odds; a second tap sends it. */
  | { readonly at: 'aimed'; readonly dragKind: DragKind | null; readonly aim: ProposedCommand }
  | Measuring
  /** Models are being drawn round; those gathered before stay. */
  | (Lasso & { readonly gathered: readonly number[] })
  /** Choosing the members of a Leader's order. */
  | { readonly at: 'order'; readonly forming: Forming }
  /** A terrain piece being placed; `held`: it is being dragged. */
  | { readonly at: 'lay'; readonly laid: Laid; readonly held: boolean };

export interface Interaction {
  readonly tool: Tool;
  /** Index of a model, or -1. */
  readonly selected: number;
  /** The floor shown. */
  readonly level: number;
  /** The next Move is made with the longer stick (SK-SPR-28). */
  readonly sprint: boolean;
}

export const NO_INTERACTION: Interaction = { tool: { at: 'idle' }, selected: -1, level: 0, sprint: false };

export type Input =
  | ToolInput
  | LassoInput
  | { readonly type: 'select'; readonly model: number }
  /** A tap on a model by keyboard. */
  | { readonly type: 'pick'; readonly model: number }
  | { readonly type: 'propose'; readonly model: number; readonly command: Command }
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'sprint'; readonly on: boolean }
  | { readonly type: 'form'; readonly kind: Forming['kind'] | null }
  | { readonly type: 'toggle'; readonly model: number }
  | { readonly type: 'target'; readonly model: number }
  | { readonly type: 'arm'; readonly model: number; readonly weapon: number }
  /** A member goes to the other line. */
  | { readonly type: 'line'; readonly model: number }
  | { readonly type: 'lay'; readonly laid: Laid | null };

type Next = StepResult<Interaction, Command>;

const stay = (interaction: Interaction): Next => ({ interaction, holds: false });
const IDLE: Tool = { at: 'idle' };

export function step(interaction: Interaction, input: Input, scene: Scene): Next {
  if (interaction.tool.at === 'measure') {
    const tool = measured(interaction.tool, input);
    if (tool !== interaction.tool) return { interaction: { ...interaction, tool }, holds: tool.held };
  }
  if (input.type === 'press' && input.round && !isFixed(interaction.tool))
    return lasso({ ...interaction, tool: freshLasso(interaction.tool) }, input, scene);
  if (interaction.tool.at === 'lasso' && 'at' in input) return lasso(interaction, input, scene);
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
      return stay({
        ...interaction,
        tool: interaction.tool.at === 'carry' ? IDLE : interaction.tool,
        selected: modelAt(scene.state, input.at, input.reach, interaction.level),
      });
    case 'hover':
      return stay(interaction);
    case 'cancel':
      return stay({ ...interaction, tool: IDLE, selected: interaction.tool.at === 'idle' ? -1 : interaction.selected });
    case 'select':
      return stay(selected(interaction, input.model));
    case 'pick':
      return interaction.tool.at === 'measure'
        ? stay(selected(interaction, input.model))
        : onModel(interaction, input.model, scene);
    case 'propose':
      return stay(propose(interaction, input.model, input.command, scene));
    case 'confirm':
      return confirm(interaction);
    case 'measure':
      return stay({
        ...interaction,
        tool: interaction.tool.at === 'measure' ? IDLE : STICK,
      });
    case 'lasso':
      return stay({
        ...interaction,
        tool: interaction.tool.at === 'lasso' ? IDLE : freshLasso(interaction.tool),
      });
    case 'level':
      return stay({ ...interaction, level: input.level });
    case 'sprint':
      return stay({ ...interaction, sprint: input.on });
    case 'form': {
      const leader = activationOf(scene)?.model ?? -1;
      const draft = interaction.tool.at === 'order' ? interaction.tool.forming : noOrder(leader);
      const forming = input.kind === null ? null : withKind(scene, draft, input.kind);
      return stay({ ...interaction, tool: forming ? { at: 'order', forming } : IDLE });
    }
    case 'toggle':
      return stay(formed(interaction, (forming) => toggled(scene, forming, input.model)));
    case 'target':
      return stay(formed(interaction, (forming) => ({ ...forming, target: input.model })));
    case 'arm':
      return stay(formed(interaction, (forming) => armed(forming, input.model, input.weapon)));
    case 'line':
      return stay(formed(interaction, (forming) => lined(scene, forming, input.model)));
    case 'lay':
      return stay({ ...interaction, tool: input.laid ? { at: 'lay', laid: input.laid, held: false } : IDLE });
  }
}

/** With the draft of an order changed; nothing where none is made. */
const formed = (interaction: Interaction, change: (forming: Forming) => Forming): Interaction =>
  interaction.tool.at === 'order'
    ? { ...interaction, tool: { at: 'order', forming: change(interaction.tool.forming) } }
    : interaction;

// ---- gathering a group

/** A terrain piece in hand stays in hand. */
const isFixed = ({ at }: Tool): boolean => at === 'lay' || at === 'carry';

const gatheredIn = (tool: Tool): readonly number[] =>
  tool.at === 'order' ? tool.forming.gathered : tool.at === 'lasso' ? tool.gathered : [];

const freshLasso = (tool: Tool): Tool => ({ ...LASSO, gathered: gatheredIn(tool) });

const noOrder = (leader: number): Forming => ({
  kind: 'groupMove',
  leader,
  gathered: [],
  chosen: [],
  target: -1,
  ...BY_ITSELF,
});

/** A drag draws the lasso, its end gathers the models inside; a tap adds or removes one. */
function lasso(interaction: Interaction, input: Input & { readonly at: Point }, scene: Scene): Next {
  const { tool, level } = interaction;
  if (tool.at !== 'lasso') return stay(interaction);
  const line = drawn(tool, input);
  const next = { ...line, gathered: tool.gathered };
  if (input.type === 'press') return { interaction: { ...interaction, tool: next }, holds: true };
  const isOwn = (model: number) => scene.state.field.models[model]?.player === scene.player;
  if (input.type === 'drop') {
    const inside = scene.state.models.flatMap((_, model) => {
      const spot = spotOf(scene.state, model);
      return spot && isOwn(model) && isInside(next.path, spot) ? [model] : [];
    });
    return gather(interaction, [...new Set([...tool.gathered, ...inside])], scene);
  }
  if (input.type === 'tap') {
    const model = modelAt(scene.state, input.at, input.reach, level, isOwn);
    if (!isOwn(model)) return stay({ ...interaction, tool: { ...LASSO, gathered: tool.gathered } });
    const others = tool.gathered.filter((one) => one !== model);
    return gather(interaction, others.length < tool.gathered.length ? others : [...others, model], scene);
  }
  return stay(line === tool ? interaction : { ...interaction, tool: next });
}

function gather(interaction: Interaction, models: readonly number[], scene: Scene): Next {
  if (models.length === 0) return stay({ ...interaction, tool: IDLE });
  const forming = gatheredOrder(scene, models);
  if (forming) return stay({ ...interaction, selected: forming.leader, tool: { at: 'order', forming } });
  // Nobody can lead them: the judge says why.
  const [first = -1] = models;
  const order: Command = {
    type: 'order',
    kind: 'groupMove',
    leader: activationOf(scene)?.model ?? first,
    members: models,
    target: -1,
    weapons: [],
    partners: [],
  };
  return { interaction: { ...interaction, tool: IDLE }, holds: false, send: order };
}

// ---- pressing and dragging

/** Distance from the ghost's middle to the handle below it, in reaches of the pointer. */
export const HANDLE_AWAY = 1.7;

function press(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'order') return stay(interaction);
  if (tool.at === 'lay') {
    const { x, y } = tool.laid;
    const near = away({ x, y }, at) <= reach + Math.max(tool.laid.width, tool.laid.height, 14) / 2;
    if (near) return { interaction: { ...interaction, tool: { ...tool, held: true } }, holds: true };
    // A bought hedge in hand does not keep a model from being placed anew.
  }
  if (tool.at === 'aimed' && tool.dragKind && tool.aim.ghost) {
    const { ghost, model } = tool.aim;
    const radius = radiusIn(scene.state, model);
    const handle = { x: ghost.x, y: ghost.y + radius + reach * HANDLE_AWAY };
    if (away(ghost, at) <= radius + reach * 0.6 || away(handle, at) <= reach) {
      const grip = { x: ghost.x - at.x, y: ghost.y - at.y };
      return {
        interaction: { ...interaction, tool: { at: 'carry', dragKind: tool.dragKind, model, grip, aim: tool.aim } },
        holds: true,
      };
    }
  }
  const model = modelAt(scene.state, at, reach, interaction.level, (one) => dragKindOf(scene, one) !== null);
  const dragKind = dragKindOf(scene, model);
  const spot = spotOf(scene.state, model);
  if (!dragKind || !spot) return stay(interaction);
  const grip = { x: spot.x - at.x, y: spot.y - at.y };
  return { interaction: { ...interaction, tool: { at: 'carry', dragKind, model, grip, aim: null } }, holds: true };
}

function drag(interaction: Interaction, at: Point, scene: Scene): Interaction {
  const { tool } = interaction;
  if (tool.at === 'lay' && tool.held)
    return { ...interaction, tool: { ...tool, laid: { ...tool.laid, x: at.x, y: at.y } } };
  if (tool.at !== 'carry') return interaction;
  const { model, dragKind, grip } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  const aim = proposalFromDrag(scene, dragKind, model, to, interaction.level, interaction.sprint);
  return { ...interaction, selected: model, tool: { ...tool, aim } };
}

function drop(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at === 'lay') return stay({ ...interaction, tool: { ...tool, held: false } });
  if (tool.at !== 'carry') return stay(interaction);
  const { aim, dragKind } = tool;
  if (!aim) return stay({ ...interaction, tool: IDLE });
  // Before the battle a model may be placed again and again: no second tap.
  // What has no legal form is sent as asked: the judge says why.
  if (dragKind === 'deploy')
    return { interaction: { ...interaction, tool: IDLE }, holds: false, send: aim.command ?? aim.asked };
  return stay({ ...interaction, tool: { at: 'aimed', dragKind, aim } });
}

// ---- tapping

function tap(interaction: Interaction, at: Point, reach: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'carry')
    return tap(
      { ...interaction, tool: tool.aim ? { at: 'aimed', dragKind: tool.dragKind, aim: tool.aim } : IDLE },
      at,
      reach,
      scene,
    );
  if (tool.at === 'lay')
    return stay({ ...interaction, tool: { ...tool, held: false, laid: { ...tool.laid, x: at.x, y: at.y } } });
  const ghost = tool.at === 'aimed' ? tool.aim.ghost : null;
  if (ghost && tool.at === 'aimed' && away(ghost, at) <= radiusIn(scene.state, ghost.model) + reach * 0.5)
    return confirm(interaction);
  const model = modelAt(scene.state, at, reach, interaction.level);
  return model < 0 && tool.at !== 'order' ? onGround(interaction, at, scene) : onModel(interaction, model, scene);
}

const selected = (interaction: Interaction, model: number): Interaction => ({
  ...interaction,
  tool: interaction.tool.at === 'measure' ? interaction.tool : IDLE,
  selected: model,
});

/** A tap on a model: member or target of an order, target of a proposal, or selection. */
function onModel(interaction: Interaction, model: number, scene: Scene): Next {
  const { tool } = interaction;
  if (tool.at === 'order') return tapInOrder(interaction, tool.forming, model, scene);
  if (tool.at === 'aimed' && model >= 0 && model === targetOf(tool.aim.asked)) return confirm(interaction);
  if (isMember(scene, model))
    return {
      interaction: { ...interaction, tool: IDLE, selected: model },
      holds: false,
      send: { type: 'member', model },
    };
  const attack = attackOn(scene, model);
  if (attack) return stay(propose(interaction, interaction.selected, attack, scene));
  return stay({
    ...interaction,
    tool: IDLE,
    selected: model === interaction.selected && tool.at === 'idle' && !choosable(scene).includes(model) ? -1 : model,
  });
}

function tapInOrder(interaction: Interaction, forming: Forming, model: number, scene: Scene): Next {
  if (model < 0) return stay(interaction);
  const own = scene.state.field.models[model]?.player === scene.player;
  return stay({
    ...interaction,
    tool: { at: 'order', forming: own ? toggled(scene, forming, model) : { ...forming, target: model } },
  });
}

/** The target of a command, or -1. */
export function targetOf(command: Command): number {
  return command.type === 'attack' || command.type === 'shoot' ? command.target : -1;
}

/** With a model acting, a tap on an enemy proposes the plain attack or shot. */
function attackOn(scene: Scene, target: number): Command | null {
  if (!activationOf(scene)) return null;
  const at = scene.offers.filter((offer) => targetOf(offer) === target);
  return (
    at.find((offer) => offer.type === 'attack' && !offer.powerful) ??
    at.find((offer) => offer.type === 'shoot' && !offer.aimed) ??
    null
  );
}

/** A tap on the ground: the selected model goes there if it may be placed or moved. */
function onGround(interaction: Interaction, at: Point, scene: Scene): Next {
  const { selected } = interaction;
  const dragKind = dragKindOf(scene, selected);
  const waits = scene.state.models[selected]?.posture === 'waiting';
  if (!dragKind || (dragKind === 'deploy' && !waits))
    return stay({ ...interaction, tool: IDLE, selected: dragKind ? -1 : interaction.selected });
  const aim = proposalFromDrag(scene, dragKind, selected, at, interaction.level, interaction.sprint);
  if (dragKind === 'deploy' && (!aim.command || !aim.refusal))
    return { interaction: { ...interaction, tool: IDLE }, holds: false, send: aim.command ?? aim.asked };
  // The tap chooses a place: the model is activated when that is confirmed.
  return { ...stay({ ...interaction, tool: { at: 'aimed', dragKind, aim } }), activates: false };
}

/** Can the proposal be dragged further? */
const isPull = (command: Command): boolean => 'x' in command || command.type === 'rideOn';

function propose(interaction: Interaction, model: number, command: Command, scene: Scene): Interaction {
  const subject = model >= 0 ? model : (activationOf(scene)?.model ?? -1);
  return {
    ...interaction,
    selected: subject,
    tool: {
      at: 'aimed',
      dragKind: isPull(command) ? dragKindOf(scene, subject) : null,
      aim: proposalFor(scene, subject, command),
    },
  };
}

function confirm(interaction: Interaction): Next {
  const { tool } = interaction;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(interaction);
  if (tool.dragKind === 'activate') return { ...stay(interaction), activates: true };
  return { interaction: { ...interaction, tool: IDLE, sprint: false }, holds: false, sendAll: tool.aim.commands };
}
