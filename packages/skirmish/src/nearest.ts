/** The closest legal form of a command that was refused (screen principle: a refusal teaches). */
import type { Seat } from '@drumhead/engine';
import { mostDice } from './activation.ts';
import type { Command } from './commands.ts';
import { doingIn } from './doing.ts';
import type { Frame } from './frames.ts';
import { decide, offers, playerAt } from './machine.ts';
import { nearestMove } from './moves/nearest.ts';
import { memberProblem, type OrderCommand } from './orders/problem.ts';
import type { State } from './state.ts';
import { commandProblem, referenceProblem } from './wellFormed.ts';

/** A legal command as near as may be to the one asked, or null where nothing like it is open. */
export function nearest(state: State, seat: Seat, command: Command): Command | null {
  if (state.outcome !== null || playerAt(state, seat) === -1) return null;
  if (commandProblem(command) !== null || referenceProblem(state, command) !== null) return null;
  if (decide(state, seat, command).ok) return command;
  const frame = state.frames[state.frames.length - 1];
  const candidate = frame === undefined ? null : (nearTo(state, frame, command) ?? nearestOffer(state, seat, command));
  return candidate !== null && decide(state, seat, candidate).ok ? candidate : null;
}

function nearTo(state: State, frame: Frame, command: Command): Command | null {
  const doing = doingIn(frame);
  if (command.type === 'move' && doing !== null && command.model === doing.model) {
    const { moved } = nearestMove(state, doing, command.x, command.y, command.sprint);
    return moved === null ? null : { ...command, x: moved.x, y: moved.y };
  }
  if (command.type === 'dice' && frame.at === 'diceChoice') {
    const most = frame.chosen > 0 ? frame.chosen : mostDice(state, frame.model);
    const least = frame.chosen > 0 ? frame.chosen : 1;
    return { type: 'dice', dice: Math.min(most, Math.max(least, command.dice)), charge: false };
  }
  return command.type === 'order' ? withoutUnfit(state, command) : null;
}

/** The same order without those who cannot be ordered. */
function withoutUnfit(state: State, order: OrderCommand): Command {
  const fit = (model: number) => memberProblem(state, order.leader, order.kind, model) === null;
  const kept = order.members
    .map((_, place) => place)
    .filter((place) => fit(order.members[place] as number))
    .filter((place) => order.partners.length === 0 || fit(order.partners[place] ?? order.leader));
  const pick = (list: readonly number[]) => (list.length === 0 ? list : kept.map((place) => list[place] as number));
  return { ...order, members: pick(order.members), weapons: pick(order.weapons), partners: pick(order.partners) };
}

/** For whatever has a place: the offer of the same kind for the same model that is nearest to it. */
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
