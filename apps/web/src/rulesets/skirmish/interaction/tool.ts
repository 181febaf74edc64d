/** The tool in hand: a value, and one pure step from input to the next tool, perhaps with a command to send. */
import type { Command } from '@drumhead/skirmish/screen';
import type { Handled } from '../../../battle/interaction.ts';
import type { Point } from '../../../table/camera.ts';
import type { HandInput } from '../../../table/pointerInput.ts';
import { measured, type Measuring, STICK } from '../../../table/measuringStick.ts';
import { type Aim, pulled, weighed } from './proposal.ts';
import type { Laid } from './terrainInHand.ts';
import { emptyOrder, type Forming, toggled } from './orderDraft.ts';
import { away, modelAt, radiusIn, spotOf } from './places.ts';
import { choosable, doingOf, type Grasp, graspOf, type Scene } from './scene.ts';

export type Tool =
  | { readonly at: 'idle' }
  /** The hand holds a model or its ghost. */
  | {
      readonly at: 'carry';
      readonly grasp: Grasp;
      readonly model: number;
      readonly grip: Point;
      readonly aim: Aim | null;
    }
  /** Something is proposed: it is shown with its odds, and waits for a second tap. */
  | { readonly at: 'aimed'; readonly grasp: Grasp | null; readonly aim: Aim }
  | Measuring
  /** Choosing the members of a Leader's order. */
  | { readonly at: 'order'; readonly forming: Forming }
  /** A feature of the terrain in the hand; `held`: between finger and table. */
  | { readonly at: 'lay'; readonly laid: Laid; readonly held: boolean };

export interface Hand {
  readonly tool: Tool;
  /** Index of a model, or -1. */
  readonly selected: number;
  /** The level that is looked at. */
  readonly level: number;
  /** The next Move is made with the longer stick (SK-SPR-28). */
  readonly sprint: boolean;
}

export const EMPTY_HAND: Hand = { tool: { at: 'idle' }, selected: -1, level: 0, sprint: false };

export type Input =
  | HandInput
  | { readonly type: 'select'; readonly model: number }
  /** A model by itself, as a key presses it: a tap on it. */
  | { readonly type: 'pick'; readonly model: number }
  | { readonly type: 'propose'; readonly model: number; readonly command: Command }
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'sprint'; readonly on: boolean }
  | { readonly type: 'form'; readonly kind: Forming['kind'] | null }
  | { readonly type: 'toggle'; readonly model: number }
  | { readonly type: 'target'; readonly model: number }
  | { readonly type: 'lay'; readonly laid: Laid | null };

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
      return stay({
        ...hand,
        tool: hand.tool.at === 'carry' ? IDLE : hand.tool,
        selected: modelAt(scene.state, input.at, input.reach, hand.level),
      });
    case 'hover':
      return stay(hand);
    case 'cancel':
      return stay({ ...hand, tool: IDLE, selected: hand.tool.at === 'idle' ? -1 : hand.selected });
    case 'select':
      return stay(selected(hand, input.model));
    case 'pick':
      return hand.tool.at === 'measure' ? stay(selected(hand, input.model)) : onModel(hand, input.model, scene);
    case 'propose':
      return stay(propose(hand, input.model, input.command, scene));
    case 'confirm':
      return confirm(hand);
    case 'measure':
      return stay({
        ...hand,
        tool: hand.tool.at === 'measure' ? IDLE : STICK,
      });
    case 'level':
      return stay({ ...hand, level: input.level });
    case 'sprint':
      return stay({ ...hand, sprint: input.on });
    case 'form': {
      const leader = doingOf(scene)?.model ?? -1;
      const forming = input.kind === null ? null : emptyOrder(scene, leader, input.kind);
      return stay({ ...hand, tool: forming ? { at: 'order', forming } : IDLE });
    }
    case 'toggle':
      return hand.tool.at === 'order'
        ? stay({ ...hand, tool: { at: 'order', forming: toggled(scene, hand.tool.forming, input.model) } })
        : stay(hand);
    case 'target':
      return hand.tool.at === 'order'
        ? stay({ ...hand, tool: { at: 'order', forming: { ...hand.tool.forming, target: input.model } } })
        : stay(hand);
    case 'lay':
      return stay({ ...hand, tool: input.laid ? { at: 'lay', laid: input.laid, held: false } : IDLE });
  }
}

// ---- pressing and dragging

/** From the ghost's middle to the handle below it, for fingers, in reaches. */
export const HANDLE_AWAY = 1.7;

function press(hand: Hand, at: Point, reach: number, scene: Scene): Next {
  const { tool } = hand;
  if (tool.at === 'order') return stay(hand);
  if (tool.at === 'lay') {
    const { x, y } = tool.laid;
    const near = away({ x, y }, at) <= reach + Math.max(tool.laid.width, tool.laid.height, 14) / 2;
    return near ? { hand: { ...hand, tool: { ...tool, held: true } }, holds: true } : stay(hand);
  }
  if (tool.at === 'aimed' && tool.grasp && tool.aim.ghost) {
    const { ghost, model } = tool.aim;
    const radius = radiusIn(scene.state, model);
    const handle = { x: ghost.x, y: ghost.y + radius + reach * HANDLE_AWAY };
    if (away(ghost, at) <= radius + reach * 0.6 || away(handle, at) <= reach) {
      const grip = { x: ghost.x - at.x, y: ghost.y - at.y };
      return { hand: { ...hand, tool: { at: 'carry', grasp: tool.grasp, model, grip, aim: tool.aim } }, holds: true };
    }
  }
  const model = modelAt(scene.state, at, reach, hand.level, (one) => graspOf(scene, one) !== null);
  const grasp = graspOf(scene, model);
  const spot = spotOf(scene.state, model);
  if (!grasp || !spot) return stay(hand);
  const grip = { x: spot.x - at.x, y: spot.y - at.y };
  return { hand: { ...hand, tool: { at: 'carry', grasp, model, grip, aim: null } }, holds: true };
}

function drag(hand: Hand, at: Point, scene: Scene): Hand {
  const { tool } = hand;
  if (tool.at === 'lay' && tool.held) return { ...hand, tool: { ...tool, laid: { ...tool.laid, x: at.x, y: at.y } } };
  if (tool.at !== 'carry') return hand;
  const { model, grasp, grip } = tool;
  const to = { x: at.x + grip.x, y: at.y + grip.y };
  const aim = weighed(scene, model, pulled(scene, grasp, model, to, hand.level, hand.sprint));
  return { ...hand, selected: model, tool: { ...tool, aim } };
}

function drop(hand: Hand): Next {
  const { tool } = hand;
  if (tool.at === 'lay') return stay({ ...hand, tool: { ...tool, held: false } });
  if (tool.at !== 'carry') return stay(hand);
  const { aim, grasp } = tool;
  if (!aim) return stay({ ...hand, tool: IDLE });
  // Before the battle a model may be put down again and again: no second tap.
  if (grasp === 'deploy' && aim.command) return { hand: { ...hand, tool: IDLE }, holds: false, send: aim.command };
  return stay({ ...hand, tool: { at: 'aimed', grasp, aim } });
}

// ---- tapping

function tap(hand: Hand, at: Point, reach: number, scene: Scene): Next {
  const { tool } = hand;
  if (tool.at === 'carry')
    return tap(
      { ...hand, tool: tool.aim ? { at: 'aimed', grasp: tool.grasp, aim: tool.aim } : IDLE },
      at,
      reach,
      scene,
    );
  if (tool.at === 'lay')
    return stay({ ...hand, tool: { ...tool, held: false, laid: { ...tool.laid, x: at.x, y: at.y } } });
  const ghost = tool.at === 'aimed' ? tool.aim.ghost : null;
  if (ghost && tool.at === 'aimed' && away(ghost, at) <= radiusIn(scene.state, ghost.model) + reach * 0.5)
    return confirm(hand);
  const model = modelAt(scene.state, at, reach, hand.level);
  return model < 0 && tool.at !== 'order' ? onGround(hand, at, scene) : onModel(hand, model, scene);
}

const selected = (hand: Hand, model: number): Hand => ({
  ...hand,
  tool: hand.tool.at === 'measure' ? hand.tool : IDLE,
  selected: model,
});

/** A model is pressed: as a member or target of an order, as the target of what is proposed or may be, or to be looked at. */
function onModel(hand: Hand, model: number, scene: Scene): Next {
  const { tool } = hand;
  if (tool.at === 'order') return tapInOrder(hand, tool.forming, model, scene);
  if (tool.at === 'aimed' && model >= 0 && model === targetOf(tool.aim.asked)) return confirm(hand);
  const attack = attackOn(scene, model);
  if (attack) return stay(propose(hand, hand.selected, attack, scene));
  return stay({
    ...hand,
    tool: IDLE,
    selected: model === hand.selected && tool.at === 'idle' && !choosable(scene).includes(model) ? -1 : model,
  });
}

function tapInOrder(hand: Hand, forming: Forming, model: number, scene: Scene): Next {
  if (model < 0) return stay(hand);
  const own = scene.state.field.models[model]?.player === scene.player;
  return stay({
    ...hand,
    tool: { at: 'order', forming: own ? toggled(scene, forming, model) : { ...forming, target: model } },
  });
}

/** The enemy a command is aimed at, or -1. */
export function targetOf(command: Command): number {
  return command.type === 'attack' || command.type === 'shoot' ? command.target : -1;
}

/** With a model acting, a tap on an enemy it may strike or shoot at proposes just that, in its plain form. */
function attackOn(scene: Scene, target: number): Command | null {
  if (!doingOf(scene)) return null;
  const at = scene.offers.filter((offer) => targetOf(offer) === target);
  return (
    at.find((offer) => offer.type === 'attack' && !offer.powerful) ??
    at.find((offer) => offer.type === 'shoot' && !offer.aimed) ??
    null
  );
}

/** A tap on the ground: the model in hand goes there if it may be placed or moved. */
function onGround(hand: Hand, at: Point, scene: Scene): Next {
  const { selected } = hand;
  const grasp = graspOf(scene, selected);
  const waits = scene.state.models[selected]?.posture === 'waiting';
  if (!grasp || (grasp === 'deploy' && !waits))
    return stay({ ...hand, tool: IDLE, selected: grasp ? -1 : hand.selected });
  const aim = weighed(scene, selected, pulled(scene, grasp, selected, at, hand.level, hand.sprint));
  if (grasp === 'deploy' && aim.command && !aim.refusal)
    return { hand: { ...hand, tool: IDLE }, holds: false, send: aim.command };
  return stay({ ...hand, tool: { at: 'aimed', grasp, aim } });
}

/** Is it something that a hand may go on pulling at? */
const isPull = (command: Command): boolean => 'x' in command || command.type === 'rideOn';

function propose(hand: Hand, model: number, command: Command, scene: Scene): Hand {
  const subject = model >= 0 ? model : (doingOf(scene)?.model ?? -1);
  return {
    ...hand,
    selected: subject,
    tool: {
      at: 'aimed',
      grasp: isPull(command) ? graspOf(scene, subject) : null,
      aim: weighed(scene, subject, command),
    },
  };
}

function confirm(hand: Hand): Next {
  const { tool } = hand;
  if (tool.at !== 'aimed' || !tool.aim.command) return stay(hand);
  return { hand: { ...hand, tool: IDLE, sprint: false }, holds: false, send: tool.aim.command };
}
