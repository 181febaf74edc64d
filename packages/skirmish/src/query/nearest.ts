/** The closest legal form of a command that was refused (screen principle: a refusal teaches). */
import type { Seat } from '@drumhead/engine';
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { mostDice } from '../turn/activation.ts';
import type { Command } from '../state/commands.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Frame } from '../state/frames.ts';
import { ownerOf, radiusOf } from '../ground/geometry.ts';
import { levelAt } from '../ground/terrain.ts';
import { decide, offers, playerAt } from '../turn/machine.ts';
import { nearestMove, nearestScout } from '../movement/nearestMove.ts';
import { memberProblem, type OrderCommand } from '../command/orderProblem.ts';
import { zoneOf } from '../setup/zones.ts';
import type { State } from '../state/state.ts';
import { commandProblem } from '../state/commandSchema.ts';

/** The legal command nearest to the given one, or null if there is none like it. */
export function nearest(state: State, seat: Seat, command: Command): Command | null {
  if (state.outcome !== null || playerAt(state, seat) === -1) return null;
  if (commandProblem(state, command) !== null) return null;
  if (decide(state, seat, command).ok) return command;
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return null;
  const candidate =
    nearTo(state, frame, command) ?? nearestAround(state, seat, command) ?? nearestOffer(state, seat, command);
  return candidate !== null && decide(state, seat, candidate).ok ? candidate : null;
}

function nearTo(state: State, frame: Frame, command: Command): Command | null {
  const activation = activationIn(frame);
  if (command.type === 'move' && activation !== null && command.model === activation.model) {
    const { moved } = nearestMove(state, activation, command.x, command.y, command.sprint);
    return moved === null ? null : { ...command, x: moved.x, y: moved.y };
  }
  if (command.type === 'scout' && frame.at === 'scouts') {
    const { moved } = nearestScout(state, command.model, command.x, command.y);
    return moved === null ? null : { ...command, x: moved.x, y: moved.y };
  }
  if (command.type === 'dice' && frame.at === 'diceChoice') {
    const most = frame.chosen > 0 ? frame.chosen : mostDice(state, frame.model);
    const least = frame.chosen > 0 ? frame.chosen : 1;
    return { type: 'dice', dice: Math.min(most, Math.max(least, command.dice)), charge: false };
  }
  return command.type === 'order' ? withoutUnfit(state, command) : null;
}

/** The order without members that cannot be ordered. */
function withoutUnfit(state: State, order: OrderCommand): Command {
  const fit = (model: number) => memberProblem(state, order.leader, order.kind, model) === null;
  const kept = order.members
    .map((_, place) => place)
    .filter((place) => fit(order.members[place] as number))
    .filter((place) => order.partners.length === 0 || fit(order.partners[place] ?? order.leader));
  const pick = (list: readonly number[]) => (list.length === 0 ? list : kept.map((place) => list[place] as number));
  return { ...order, members: pick(order.members), weapons: pick(order.weapons), partners: pick(order.partners) };
}

/** Rings tried around a place, directions on each, and the distance between rings in base radii. */
const RINGS = 8;
const SPOKES = 16;
const RING = 0.5;

/** A legal place close to the one given, which is first brought into the model's zone. */
function nearestAround(state: State, seat: Seat, asked: Command): Command | null {
  if (asked.type !== 'deploy' && asked.type !== 'takeCover') return null;
  const command = asked.type === 'deploy' ? intoZone(state, asked) : asked;
  if (decide(state, seat, command).ok) return command;
  for (let ring = 1; ring <= RINGS; ring++) {
    const off = ring * RING * state.field.footRadius;
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const facing = (spoke * FULL_TURN) / SPOKES;
      const x = command.x + roundOffset(sine(facing) * off);
      const y = command.y - roundOffset(cosine(facing) * off);
      const candidate = command.type === 'deploy' ? atPlace(state, command, x, y) : { ...command, x, y };
      if (commandProblem(state, candidate) === null && decide(state, seat, candidate).ok) return candidate;
    }
  }
  return null;
}

type Deploy = Extract<Command, { readonly type: 'deploy' }>;

/** SK-DEP-3. The nearest place in the model's zone. */
function intoZone(state: State, command: Deploy): Deploy {
  const { minX, minY, maxX, maxY } = zoneOf(state, ownerOf(state, command.model));
  const radius = radiusOf(state, command.model);
  const x = Math.min(maxX - radius, Math.max(minX + radius, command.x));
  const y = Math.min(maxY - radius, Math.max(minY + radius, command.y));
  return atPlace(state, command, Math.round(x), Math.round(y));
}

/** The command at another place, with the level there. */
function atPlace(state: State, command: Deploy, x: number, y: number): Deploy {
  return { ...command, x, y, level: levelAt(state, x, y, command.level) };
}

/** The nearest offer of the same kind for the same model. */
function nearestOffer(state: State, seat: Seat, command: Command): Command | null {
  if (!('x' in command)) return null;
  let best: Command | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers(state, seat)) {
    if (offer.type !== command.type || !('x' in offer)) continue;
    if ('model' in offer && 'model' in command && offer.model !== command.model) continue;
    const far = (offer.x - command.x) * (offer.x - command.x) + (offer.y - command.y) * (offer.y - command.y);
    if (far < least) [best, least] = [offer, far];
  }
  return best;
}
