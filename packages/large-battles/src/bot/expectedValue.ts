/** Expected values of commands that dice or the enemy follow at once. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame, FreeMoveFrame, GeneralFrame, SlotFrame, WindowFrame } from '../state/frames.ts';
import { groupCandidates } from '../command/generalActions.ts';
import { decide, sideIndex } from '../turn/machine.ts';
import type { State } from '../state/state.ts';
import { rosterOf } from '../ground/footprints.ts';
import { attackOn } from './attacks.ts';
import { enemyActing } from './threats.ts';
import { deploymentValue } from './deploymentValue.ts';
import {
  activationWorth,
  bestReaction,
  failurePrice,
  generalGain,
  generalReactionWorth,
  generalWorth,
  groupWorth,
  newPlans,
  type Plans,
  plansOf,
  prospectIn,
  reactionWorth,
  restOf,
  rideGain,
  slotWorth,
} from './activationPlans.ts';
import { pendingValue } from './pendingValue.ts';
import { pickUpValue } from './pickUpValue.ts';
import { meanOf, rollsOf } from './activationProspect.ts';
import { futureOf, type Moment, momentOf, sideValue } from './value.ts';

/** Discount for waiting with a reaction: the chance may not come back. */
const WAITING = 0.5;
/** Not reacting is better than reacting for next to nothing. */
const TRIFLE = 0.004;
const REST = 0.025;
/** The Reserve is sent before the Brigades act, so that it can act with them. */
const RESERVE_FIRST = 0.5;
/** Of opening a slot only to close it: ending the phase is better. */
const IDLE_SLOT = -1;

export function expectedValue(state: State, seat: Seat, command: Command, judged: Moment | null = null): number | null {
  const side = sideIndex(state, seat);
  const frame = state.frames[state.frames.length - 1];
  if (side === -1 || frame === undefined) return null;
  if (command.type === 'resign') return -1000;
  if (frame.at === 'deploy' || frame.at === 'deployBrigade') return deploymentValue(state, side, command);
  const settingUp = pickUpValue(state, side, frame, command);
  if (settingUp !== null) return settingUp;
  return inFrame(judged ?? momentOf(state, side), seat, frame, command);
}

function inFrame(moment: Moment, seat: Seat, frame: Frame, command: Command): number | null {
  switch (frame.at) {
    case 'phase':
      return inPhase(plansOf(moment), command);
    case 'slot':
      return inSlot(plansOf(moment), frame, command);
    case 'rerollChoice':
      return command.type === 'reroll' ? 1 : 0;
    case 'window':
      return inWindow(plansOf(moment), frame, command);
    case 'general':
      return inGeneral(moment, seat, frame, command);
    case 'acting':
      return command.type === 'stop' ? rested(moment, seat, command) : null;
    case 'freeMove':
      return inFreeMove(plansOf(moment), frame, command);
    default:
      return null;
  }
}

/** The value of stopping: an action that gains next to nothing is not worth taking. */
function rested(moment: Moment, seat: Seat, command: Command): number | null {
  const decision = decide(moment.state, seat, command);
  if (!decision.ok) return null;
  const then = futureOf(moment, decision.state);
  return sideValue(then) + pendingValue(decision.state, then.outlook) + REST;
}

function inPhase(plans: Plans, command: Command): number | null {
  if (command.type === 'pass') return 0;
  if (command.type !== 'open') return null;
  const worth = slotWorth(plans, command.brigade);
  if (worth <= 0 && plans.outlook.judgement.leavesIdleSlots) return IDLE_SLOT;
  return 1 + worth + (command.brigade < 0 && hasReserve(plans) ? RESERVE_FIRST : 0);
}

function hasReserve(plans: Plans): boolean {
  const { state, outlook } = plans;
  return state.units.some(
    (u, i) => u.brigade === -1 && u.status === 'table' && state.field.units[i]?.side === outlook.side,
  );
}

function inSlot(plans: Plans, frame: SlotFrame, command: Command): number | null {
  switch (command.type) {
    case 'activate': {
      const rest = restOf(plans, frame.brigade, [command.unit], true);
      return activationWorth(plans, command.unit, command.dice, rest) + rest;
    }
    case 'activateGeneral':
      return generalWorth(plans, command.general, command.dice) + restOf(plans, frame.brigade, [], false);
    case 'close':
      return 0;
    case 'pass':
      return -1;
    default:
      return null;
  }
}

/** An enemy who cannot attack with the actions he has left will have shown more of his intentions afterwards. */
function waitingIn({ state, outlook }: Plans): number {
  const { patience } = outlook.judgement;
  if (patience <= WAITING) return WAITING;
  const acting = enemyActing(state, outlook.side);
  if (acting === null) return WAITING;
  const own = rosterOf(state.field, outlook.side).filter((unit) => state.units[unit]?.status === 'table');
  const isThreat =
    (acting.mode === 'own' || acting.mode === 'reaction') &&
    acting.doings.some(({ unit, left }) => own.some((target) => attackOn(state, unit, target, left) !== null));
  return isThreat ? WAITING : patience;
}

function inWindow(plans: Plans, frame: WindowFrame, command: Command): number | null {
  switch (command.type) {
    case 'hold':
      return frame.last ? TRIFLE : Math.max(TRIFLE, waitingIn(plans) * bestReaction(plans, frame.dice));
    case 'react':
      return reactionWorth(plans, command.unit, frame.dice);
    case 'reactGeneral':
      return generalReactionWorth(plans, command.general, frame.dice);
    default:
      return null;
  }
}

/** A General's action is valued together with his remaining actions and his slot. */
function inGeneral(moment: Moment, seat: Seat, frame: GeneralFrame, command: Command): number | null {
  const plans = plansOf(moment);
  const { general } = frame;
  const brigade = general < plans.state.field.brigades.length ? general : -1;
  const slot = (of: Plans): number => (frame.reaction ? 0 : restOf(of, brigade, [], false));
  if (command.type === 'stop') return sideValue(moment) + slot(plans);
  const left = frame.left - 1;
  if (command.type === 'group') {
    return (
      sideValue(moment) +
      slot(plans) +
      groupWorth(plans, general, command.units, command.dice) +
      0.5 * rideOn(plans, frame, left)
    );
  }
  const decision = decide(plans.state, seat, command);
  if (!decision.ok) return Number.NEGATIVE_INFINITY;
  const future = futureOf(moment, decision.state);
  const then = sameHands(plans, decision.state, brigade) ? plans : newPlans(future);
  const worth = sideValue(future) + slot(then) + rideOn(then, frame, left);
  return command.type === 'ride' && left > 0 ? worth - rideGain(then, general) : worth;
}

/** Does the Leader command as many units as before? */
function sameHands(plans: Plans, then: State, brigade: number): boolean {
  if (brigade < 0) return true;
  return groupCandidates(plans.state, brigade).length === groupCandidates(then, brigade).length;
}

function rideOn(plans: Plans, frame: GeneralFrame, left: number): number {
  return frame.reaction || left < 1 ? 0 : 0.9 * generalGain(plans, frame.general, left);
}

function inFreeMove(plans: Plans, frame: FreeMoveFrame, command: Command): number | null {
  if (command.type === 'decline') return 0;
  if (command.type !== 'press') return null;
  const prospect = prospectIn(plans, frame.unit, 'reserve');
  const rolls = rollsOf(plans.state, frame.unit, command.dice, false);
  let sum = meanOf(prospect, rolls);
  for (const row of rolls) {
    sum -= row.probability * failurePrice(plans, row.failures);
    if (row.turnover) sum -= row.probability * 0.3;
  }
  return sum;
}
