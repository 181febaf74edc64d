/** The expected value of every command, from exact odds, one decision ahead. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Activation, Frame, GroupFrame } from '../state/frames.ts';
import { ownerOf } from '../ground/geometry.ts';
import { playerAt } from '../turn/machine.ts';
import { VOLLEY_COST } from '../combat/shooting/volley.ts';
import type { ModelProfile, State } from '../state/state.ts';
import { actionWorth, TRIFLE } from './actionWorth.ts';
import { gainsOf } from './gains.ts';
import { orderWorth } from './orderWorth.ts';
import { type Outlook, outlookOf, placed } from './outlook.ts';
import { activationWorth, nominationWorth } from './nominationWorth.ts';
import { deployWorth, edgeWorth, layingWorth, roleWorth, scoutWorth } from './setupWorth.ts';
import { stationOf } from './stationWorth.ts';

const GIVEN_UP = -1000;
const FIRED = 100;

export function expectedValue(state: State, seat: Seat, command: Command): number | null {
  const player = playerAt(state, seat);
  const frame = state.frames[state.frames.length - 1];
  if (player === -1 || frame === undefined) return null;
  if (command.type === 'resign' || command.type === 'withdraw') return GIVEN_UP;
  return setUp(state, player, frame, command) ?? played(outlookOf(state, player), frame, command);
}

/** Before the first player turn. */
export function setUp(state: State, player: number, frame: Frame, command: Command): number | null {
  switch (frame.at) {
    case 'roleChoice':
      return command.type === 'role' ? roleWorth(command.attack) : 0;
    case 'placeWhen':
      // Laying features after all rolls leaves more choice.
      return command.type === 'placeWhen' && !command.atOnce ? 1 : 0;
    case 'placeFeature':
      return layingWorth(state, command);
    case 'edge':
      return command.type === 'edge' ? edgeWorth(state, command.edge) : 0;
    case 'deploy':
      return deployWorth(state, frame, player, command);
    case 'scouts':
      return scoutWorth(state, player, command);
    default:
      return null;
  }
}

export function played(outlook: Outlook, frame: Frame, command: Command): number | null {
  switch (frame.at) {
    case 'turn':
      return command.type === 'nominate' ? TRIFLE + nominationWorth(outlook, command.model) : 0;
    case 'diceChoice': {
      if (command.type !== 'dice') return 0;
      const own = ownerOf(outlook.state, frame.model) === outlook.player;
      const seen = own ? outlook : outlookOf(outlook.state, ownerOf(outlook.state, frame.model));
      const worth = activationWorth(seen, frame.model, command.dice, command.charge, frame.lucky);
      // SK-SPR-22. The opponent chooses the worst number of dice.
      return own ? worth : -worth;
    }
    case 'acting':
      return actionWorth(outlook, frame.doing, command);
    case 'orderDice':
      return command.type === 'orderDice' ? orderWorth(outlook, frame.order, command.dice) : 0;
    case 'group':
      return inGroup(outlook, frame, command);
    case 'ridingThrough':
      return command.type === 'rideOn' ? rideWorth(outlook, frame.model, frame.dx, frame.dy, command.distance) : 0;
    case 'takeCover':
      if (command.type !== 'takeCover') return 0;
      return placeWorth(outlook, frame.model, command.x, command.y);
    case 'steadfast':
    case 'enAvant':
    case 'steady':
    case 'ordnung':
      return command.type === 'feature' && command.use ? 1 : 0;
    case 'depleted':
      return command.type === 'depleted' ? -outlook.prices[command.model]! : 0;
    case 'succession':
      return command.type === 'succeed' ? leadership(outlook, command.model) : 0;
    default:
      return null;
  }
}

/** SK-GRP-9. Fire first, then the member that gains most; a member's actions count as in its own activation. */
function inGroup(outlook: Outlook, frame: GroupFrame, command: Command): number {
  const { order, doings, stage } = frame;
  const fires = stage === 'before' && (order.kind === 'volley' || order.kind === 'shootAndReload');
  if (frame.acting >= 0) {
    const activation = doings[frame.acting] as Activation;
    return actionWorth(
      outlook,
      fires ? { ...activation, left: activation.left - VOLLEY_COST[order.kind] } : activation,
      command,
    );
  }
  switch (command.type) {
    case 'fireVolley':
      return FIRED;
    case 'member': {
      const left = doings.find((activation) => activation.model === command.model)?.left ?? 0;
      return TRIFLE + gainsOf(outlook, command.model)[Math.min(3, left) as 0];
    }
    default:
      return 0;
  }
}

function rideWorth(outlook: Outlook, model: number, dx: number, dy: number, distance: number): number {
  const { x, y } = outlook.state.models[model] as State['models'][number];
  const length = Math.sqrt(dx * dx + dy * dy);
  return placeWorth(outlook, model, x + Math.round((dx * distance) / length), y + Math.round((dy * distance) / length));
}

/** The value of a place for a model on its level. */
function placeWorth(outlook: Outlook, model: number, x: number, y: number): number {
  const { level } = outlook.state.models[model] as State['models'][number];
  return stationOf(outlook, placed(outlook.state, model, { x, y, level }), model);
}

/** SK-CMD-4. The NCO with the best Quality takes over. */
function leadership(outlook: Outlook, model: number): number {
  const { q, c } = outlook.state.field.models[model] as ModelProfile;
  return c - 2 * q;
}
