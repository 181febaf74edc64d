/** The closest legal form of a command that was refused (screen principle: a refusal teaches). */
import type { Seat } from '@drumhead/engine';
import { normalise } from '@drumhead/table';
import { moverOf } from '../turn/activation.ts';
import type { Command } from '../state/commands.ts';
import { decide, offers, pending, sideIndex } from '../turn/machine.ts';
import { nearestMove } from '../movement/index.ts';
import { pickUpRules } from '../turn/pickUp.ts';
import { nearestStand } from '../ground/nearestPlace.ts';
import {
  areaOfGeneral,
  areaOfUnit,
  mayStandAnywhere,
  ownGeneralProblem,
  type PlaceCommand,
  type PlaceGeneralCommand,
  placeGeneral,
  placeUnit,
} from '../setup/placing.ts';
import type { State } from '../state/state.ts';
import { commandProblem } from '../state/commandSchema.ts';
import { openDraft, topFrame } from '../state/draft.ts';

/** A legal command as near as possible to the one asked, or null if nothing similar is open. */
export function nearest(state: State, seat: Seat, command: Command): Command | null {
  if (state.outcome !== null || sideIndex(state, seat) === -1) return null;
  if (commandProblem(state, command) !== null) return null;
  if (decide(state, seat, command).ok) return command;
  const frame = topFrame(state);
  if (command.type === 'move' && frame?.at === 'acting') {
    const activation = frame.doings.find((d) => d.unit === command.unit);
    if (!activation) return null;
    const move = nearestMove(state, moverOf(frame, activation), command.move);
    if (move === null) return null;
    const candidate: Command = { type: 'move', unit: command.unit, move };
    return decide(state, seat, candidate).ok ? candidate : null;
  }
  if (frame?.at === 'layTerrain') {
    const candidate = pickUpRules()?.nearest(state.field, frame, command);
    return candidate && decide(state, seat, candidate).ok ? candidate : null;
  }
  if (command.type === 'place' || command.type === 'placeGeneral') return nearestDeployed(state, seat, command);
  if (command.type === 'leave') return nearestSide(state, seat, command);
  return nearestPlace(state, seat, command);
}

/** LB-BUA-04. Out by the side nearest to the facing asked. */
function nearestSide(state: State, seat: Seat, command: Command & { type: 'leave' }): Command | null {
  let best: Command | null = null;
  let least = Infinity;
  for (const offer of offers(state, seat)) {
    if (offer.type !== 'leave' || offer.unit !== command.unit) continue;
    const turn = normalise(offer.facing - command.facing);
    const apart = Math.min(turn, normalise(-turn));
    if (apart >= least) continue;
    least = apart;
    best = offer;
  }
  return best;
}

/** Deployment: as near as possible to the wanted place, in the same formation and facing. */
function nearestDeployed(state: State, seat: Seat, command: PlaceCommand | PlaceGeneralCommand): Command | null {
  const side = sideIndex(state, seat);
  if (side === -1) return null;
  // Nobody looks through the whole area for what no place can change.
  const asked = pending(state).find((waiting) => waiting.seat === seat)?.decision;
  if (asked !== 'deploy' && asked !== 'deployBrigade') return null;
  const { field } = state;
  const draft = openDraft(state);
  let found: Command | null = null;
  if (command.type === 'placeGeneral') {
    if (ownGeneralProblem(state, side, command.general) !== null) return null;
    found = nearestStand(draft, side, areaOfGeneral(field, command.general), command, placeGeneral);
  } else if (mayStandAnywhere(state, side, command)) {
    found = nearestStand(draft, side, areaOfUnit(field, command.unit), command, placeUnit);
  }
  return found !== null && decide(state, seat, found).ok ? found : nearestPlace(state, seat, command);
}

/** For commands with a place: the nearest offer of the same kind and subject. */
function nearestPlace(state: State, seat: Seat, command: Command): Command | null {
  if (!('x' in command)) return null;
  let best: Command | null = null;
  let least = Infinity;
  for (const offer of offers(state, seat)) {
    if (offer.type !== command.type || !('x' in offer) || !sameSubject(offer, command)) continue;
    const far = (offer.x - command.x) * (offer.x - command.x) + (offer.y - command.y) * (offer.y - command.y);
    if (far < least) {
      least = far;
      best = offer;
    }
  }
  return best;
}

function sameSubject(a: Command, b: Command): boolean {
  if ('unit' in a && 'unit' in b) return a.unit === b.unit;
  if ('general' in a && 'general' in b) return a.general === b.general;
  if ('brigade' in a && 'brigade' in b) return a.brigade === b.brigade;
  return false;
}
