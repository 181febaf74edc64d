/** Worth of activations by unit and number of dice: gains against reactions and slots that close (chapters 5 to 8). */
import { memoizeBy } from '@drumhead/engine';
import type { ActivationOdds } from '@drumhead/odds';
import { activationOdds } from '@drumhead/odds';
import type { ActingMode } from '../state/frames.ts';
import { rosterOf } from '../ground/footprints.ts';
import { inCommand, withinSpan } from '../command/inCommand.ts';
import { groupCandidates } from '../command/generalActions.ts';
import type { General, GeneralProfile, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { cincOf, other } from '../state/state.ts';
import { isInFront } from './generalValue.ts';
import { USUAL } from './judgement.ts';
import { type Outlook, shareOfIdle } from './threats.ts';
import { pointsOf } from './armyValue.ts';
import { meanOf, type Prospect, prospectOf, rollsOf } from './activationProspect.ts';
import type { UnitValue } from './unitValue.ts';
import { judgedMoment, type Moment } from './value.ts';

/** The usual worth of a reaction of so many dice to the enemy. */
const REACTION = [0, 0.035, 0.06, 0.08] as const;
/** Discount for plans later in the phase. */
const LATER = 0.75;

/** The plans of one moment, derived on demand. */
export interface Plans {
  readonly moment: Moment;
  readonly state: State;
  readonly outlook: Outlook;
  readonly unitValues: readonly UnitValue[];
  readonly prospects: Map<number, Prospect>;
  readonly alone: Map<number, number>;
  readonly orders: Map<number, number>;
  /** By number of dice. */
  readonly bestReactions: Map<number, number>;
  /** What failures are worth to the enemy, by their number. */
  readonly failurePrices: Map<number, number>;
}

/** The plans in a moment, the same for every command that is valued in it. */
export const plansOf: (moment: Moment) => Plans = memoizeBy(newPlans);

export function newPlans(moment: Moment): Plans {
  const { state, outlook, unitValues } = moment;
  return {
    moment,
    state,
    outlook,
    unitValues,
    prospects: new Map(),
    alone: new Map(),
    orders: new Map(),
    bestReactions: new Map(),
    failurePrices: new Map(),
  };
}

const MODES: readonly ActingMode[] = ['own', 'group', 'reaction', 'reserve'];

export function prospectIn(plans: Plans, unit: number, mode: ActingMode): Prospect {
  const key = unit * 4 + MODES.indexOf(mode);
  let prospect = plans.prospects.get(key);
  if (prospect === undefined) {
    prospect = prospectOf(plans.state, plans.outlook, unit, plans.unitValues[unit] as UnitValue, mode);
    plans.prospects.set(key, prospect);
  }
  return prospect;
}

/** What failures are worth to the enemy: a usual price, and his best reaction in this position. */
export function failurePrice(plans: Plans, failures: number): number {
  const dice = Math.min(3, failures);
  const known = plans.failurePrices.get(dice);
  if (known !== undefined) return known;
  const { judgement } = plans.outlook;
  let price = judgement.usualReaction * usualPrice(plans.state, plans.outlook.side, dice);
  if (judgement.bestReaction > 0 && dice > 0) {
    price += judgement.bestReaction * bestReaction(enemyPlansOf(plans.moment), dice);
  }
  price *= judgement.counts.reactions;
  plans.failurePrices.set(dice, price);
  return price;
}

/** The enemy's plans in the same moment; what he counts is all a reaction to us. */
const enemyPlansOf = memoizeBy(({ state, side, outlook }: Moment) =>
  newPlans(judgedMoment(state, other(side), { ...outlook.judgement, counts: USUAL })),
);

function usualPrice(state: State, side: SideIndex, failures: number): number {
  if (failures === 0) return 0;
  const enemy = other(side);
  let guns = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    const profile = state.field.units[i] as UnitProfile;
    if (profile.side !== enemy || u.status !== 'table' || u.reacted || profile.arm !== 'artillery') continue;
    if (u.loaded && u.formation === 'unlimbered') guns++;
  }
  return (REACTION[Math.min(3, failures)] as number) * (guns > 0 ? 1.4 : 1);
}

/** An activation roll: gains, reactions, and the loss if the slot closes. */
function expectedWorth(
  plans: Plans,
  rolls: readonly ActivationOdds[],
  gain: (actions: number) => number,
  rest: number,
): number {
  let sum = 0;
  for (const row of rolls) {
    let worth = gain(row.actions) - failurePrice(plans, row.failures);
    if (row.turnover) worth -= rest;
    sum += row.probability * worth;
  }
  return sum;
}

export function activationWorth(plans: Plans, unit: number, dice: number, rest: number): number {
  const prospect = prospectIn(plans, unit, 'own');
  const rolls = rollsOf(plans.state, unit, dice, false);
  return expectedWorth(plans, rolls, (actions) => prospect[Math.min(4, actions)] as number, rest);
}

/** The best expected gain of a unit alone, slots apart. */
export function aloneWorth(plans: Plans, unit: number): number {
  const known = plans.alone.get(unit);
  if (known !== undefined) return known;
  let best = 0;
  for (let dice = 1; dice <= 3; dice++) best = Math.max(best, activationWorth(plans, unit, dice, 0));
  plans.alone.set(unit, best);
  return best;
}

/** Units of the slot still to be activated. */
export function waitingIn(state: State, brigade: number): readonly number[] {
  const list: number[] = [];
  if (brigade < 0) return list;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.brigade === brigade && u.status === 'table' && !u.activated) list.push(i);
  }
  return list;
}

/** Worth of the rest of an open slot, without these units. */
export function restOf(plans: Plans, brigade: number, without: readonly number[], general: boolean): number {
  let sum = 0;
  for (const unit of waitingIn(plans.state, brigade)) if (!without.includes(unit)) sum += aloneWorth(plans, unit);
  if (general && generalWaits(plans.state, brigade, plans.outlook.side)) {
    sum += Math.max(0, bestGeneral(plans, brigade));
  }
  return LATER * sum;
}

function slotGeneral(state: State, brigade: number, side: SideIndex): number {
  return brigade >= 0 ? brigade : cincOf(state, side);
}

function generalWaits(state: State, brigade: number, side: SideIndex): boolean {
  const g = state.generals[slotGeneral(state, brigade, side)] as General;
  return (g.status === 'table' || g.status === 'attached') && !g.activated && !g.spent;
}

/** Worth of a whole unopened slot. */
export function slotWorth(plans: Plans, brigade: number): number {
  return restOf(plans, brigade, [], true);
}

// --- Generals ----------------------------------------------------------------------------------------------------

/** The groups worth ordering: all units that gain more together than alone, and all candidates. */
export function groupsOf(plans: Plans, leader: number): readonly (readonly number[])[] {
  const { state } = plans;
  const able = groupCandidates(state, leader);
  const { traits } = state.field.generals[leader] as GeneralProfile;
  const most = traits.cautious && !(state.generals[leader] as General).replacement ? 3 : able.length;
  const gains = able.map((unit) => ({ unit, gain: groupGain(plans, unit) }));
  gains.sort((x, y) => y.gain - x.gain || x.unit - y.unit);
  const willing = gains.filter(({ gain }) => gain > 0).slice(0, most);
  const list: (readonly number[])[] = [];
  if (willing.length > 0) list.push(inOrder(willing));
  if (willing.length > 3) list.push(inOrder(willing.slice(0, 3)));
  return list;
}

function inOrder(list: readonly { readonly unit: number }[]): readonly number[] {
  return list.map(({ unit }) => unit).sort((x, y) => x - y);
}

/** How much better a unit does in a group of two actions than by itself. */
function groupGain(plans: Plans, unit: number): number {
  return prospectIn(plans, unit, 'group')[2] - LATER * aloneWorth(plans, unit);
}

/** Worth of a group order before its roll, less what the units would do alone. `rest`: others of the slot. */
export function groupWorth(plans: Plans, leader: number, units: readonly number[], dice: number): number {
  const { state } = plans;
  const g = state.generals[leader] as General;
  const active = (state.field.generals[leader] as GeneralProfile).traits.active && !g.replacement && !g.activeUsed;
  const rolls = activationOdds(g.q, dice, 0, { rerollFailure: active });
  const prospects = units.map((unit) => prospectIn(plans, unit, 'group'));
  const rest = restOf(plans, leader, units, false);
  const gain = (actions: number): number => {
    let sum = 0;
    for (const prospect of prospects) sum += prospect[Math.min(4, actions)] as number;
    return sum;
  };
  let alone = 0;
  for (const unit of units) alone += aloneWorth(plans, unit);
  return expectedWorth(plans, rolls, gain, rest) - LATER * alone;
}

/** The best order open to a Leader, or 0. */
export function bestGroup(plans: Plans, leader: number): number {
  const g = plans.state.generals[leader] as General;
  if (g.status !== 'table') return 0;
  const known = plans.orders.get(leader);
  if (known !== undefined) return known;
  let best = 0;
  for (const units of groupsOf(plans, leader)) {
    for (let dice = 1; dice <= 3; dice++) best = Math.max(best, groupWorth(plans, leader, units, dice));
  }
  plans.orders.set(leader, best);
  return best;
}

/** Worth of so many actions of a General. */
export function generalGain(plans: Plans, general: number, actions: number): number {
  if (actions <= 0) return 0;
  const { state } = plans;
  const ride = rideGain(plans, general);
  if (general < state.field.brigades.length) {
    const order = bestGroup(plans, general);
    return actions > 1 ? order + ride : Math.max(order, ride);
  }
  const sends = reserveGain(plans, general);
  return actions > 1 ? sends * Math.min(actions, 1.7) + ride * 0.5 : Math.max(sends, ride);
}

export function rideGain(plans: Plans, general: number): number {
  const { state } = plans;
  const { side, judgement } = plans.outlook;
  // His troops may have been thrown back past him.
  const isAhead = judgement.generalInFront > 0 && isInFront(state, side, general);
  const ride = judgement.ride + (isAhead ? judgement.generalInFront : 0);
  const { generals } = judgement.counts;
  if (general >= state.field.brigades.length) return generals * (ride + 0.02 * farLeaders(state, general));
  let out = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.brigade === general && u.status === 'table' && !inCommand(state, i)) out++;
  }
  return generals * (ride + 0.08 * out);
}

function farLeaders(state: State, cinc: number): number {
  const g = state.generals[cinc] as General;
  let far = 0;
  for (let b = 0; b < state.field.brigades.length; b++) {
    const leader = state.generals[b] as General;
    if (state.field.generals[b]?.side !== state.field.generals[cinc]?.side || leader.status !== 'table') continue;
    const dx = leader.x - g.x;
    const dy = leader.y - g.y;
    if (dx * dx + dy * dy > state.field.sticks.l * state.field.sticks.l) far++;
  }
  return far;
}

/** LB-CINC-06: a Reserve unit to send. */
function reserveGain({ state, outlook }: Plans, cinc: number): number {
  let best = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.brigade !== -1 || u.status !== 'table' || (state.field.units[i] as UnitProfile).side !== outlook.side)
      continue;
    const wanted = 1 - shareOfIdle(outlook, pointsOf(state.field, i));
    if (wanted > 0) best = Math.max(best, (withinSpan(state, cinc, i) ? 0.45 : 0.12) * wanted);
  }
  for (let b = 0; b < state.brigades.length; b++) {
    if (state.field.brigades[b]?.side === outlook.side && (state.generals[b] as General).fate === 'lost') {
      best = Math.max(best, 0.4);
    }
  }
  return outlook.judgement.counts.generals * best;
}

/** A General rolls against his own Quality; his failures give a reaction at once and close nothing (LB-ACT-16). */
export function generalWorth(plans: Plans, general: number, dice: number): number {
  const { state, outlook } = plans;
  const g = state.generals[general] as General;
  const gains = [0, 1, 2, 3].map((actions) => generalGain(plans, general, actions));
  const rerolls = general < state.field.brigades.length && !g.rerolled && nearCinc(state, outlook.side, general);
  const rolls = activationOdds(g.q, dice, 0, { rerollFailure: rerolls });
  return expectedWorth(plans, rolls, (actions) => gains[Math.min(3, actions)] as number, 0);
}

function nearCinc(state: State, side: SideIndex, leader: number): boolean {
  const cinc = state.generals[cincOf(state, side)] as General;
  const g = state.generals[leader] as General;
  const dx = cinc.x - g.x;
  const dy = cinc.y - g.y;
  return cinc.status === 'table' && dx * dx + dy * dy <= state.field.sticks.l * state.field.sticks.l;
}

function bestGeneral(plans: Plans, brigade: number): number {
  const general = slotGeneral(plans.state, brigade, plans.outlook.side);
  return Math.max(generalWorth(plans, general, 1), generalWorth(plans, general, 2), generalWorth(plans, general, 3));
}

/** Worth of a reaction of one unit. */
export function reactionWorth(plans: Plans, unit: number, dice: number): number {
  return meanOf(prospectIn(plans, unit, 'reaction'), rollsOf(plans.state, unit, dice, true));
}

export function generalReactionWorth(plans: Plans, general: number, dice: number): number {
  const g = plans.state.generals[general] as General;
  const rolls = activationOdds(g.q, Math.min(3, dice), 0);
  const { state } = plans;
  const { judgement } = plans.outlook;
  const ride = rideGain(plans, general) - judgement.counts.generals * judgement.ride;
  const sends = general < state.field.brigades.length ? 0 : reserveGain(plans, general);
  let sum = 0;
  for (const row of rolls) if (row.actions > 0) sum += row.probability * Math.max(ride, sends);
  return sum;
}

/** The best reaction of any unit with so many dice. */
export function bestReaction(plans: Plans, dice: number): number {
  const known = plans.bestReactions.get(dice);
  if (known !== undefined) return known;
  let best = 0;
  const { state, outlook } = plans;
  for (const unit of rosterOf(state.field, outlook.side)) {
    const u = state.units[unit] as Unit;
    if (u.status === 'table' && !u.reacted) best = Math.max(best, reactionWorth(plans, unit, dice));
  }
  plans.bestReactions.set(dice, best);
  return best;
}
