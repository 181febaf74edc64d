/** What a unit that is spending its actions can still do with those it has left. */
import { reloadProblem, canRallyFrom, rallyProblem } from '../rally.ts';
import type { ActingFrame, Doing } from '../frames.ts';
import { tryApproach } from '../moves/index.ts';
import type { State, Unit, UnitProfile } from '../state.ts';
import { bestAim, unreadiness } from './guns.ts';
import { worthLostOf } from './muster.ts';
import type { Outlook } from './outlook.ts';
import { apart } from './ranks.ts';
import { shotHopes } from './shot.ts';
import { balanceOf } from './standing.ts';
import { reachOf, strikeOn } from './strike.ts';
import type { Hopes } from './contactHopes.ts';

/** A bird in the bush. */
const LIKELY = 0.95;
/** An attack that is not open from here may be so after one more move. */
const MAYBE = 0.4;

export function chancesOfActing(state: State, outlook: Outlook, frame: ActingFrame): number {
  if (frame.over || frame.side !== outlook.side) return 0;
  let sum = 0;
  for (const doing of frame.doings) {
    if (doing.left > 0 && (state.units[doing.unit] as Unit).status === 'table') sum += chanceOf(state, outlook, frame, doing);
  }
  return sum * LIKELY;
}

function chanceOf(state: State, outlook: Outlook, frame: ActingFrame, doing: Doing): number {
  const rally = rallyWorth(state, doing);
  if (frame.mode === 'group' || frame.mode === 'reserve') return rally;
  const { arm } = state.field.units[doing.unit] as UnitProfile;
  if (arm === 'artillery') return fireWorth(state, outlook, doing);
  if (frame.mode === 'reaction' && (arm !== 'cavalry' || (state.units[doing.unit] as Unit).formation !== 'line')) return rally;
  return Math.max(rally, attackWorth(state, outlook, frame, doing));
}

/** LB-UNIT-09, -10. */
function rallyWorth(state: State, doing: Doing): number {
  const { dis } = state.units[doing.unit] as Unit;
  if (dis < 2 || doing.rallied || !canRallyFrom(state.field.units[doing.unit] as UnitProfile, dis)) return 0;
  if (rallyProblem(state, doing) !== null) return 0;
  return rallyGain(state, doing.unit);
}

export function rallyGain(state: State, unit: number): number {
  const worth = worthLostOf(state.field, unit);
  const { dis } = state.units[unit] as Unit;
  return (worth[dis] as number) - (worth[dis - 1] as number);
}

function attackWorth(state: State, outlook: Outlook, frame: ActingFrame, doing: Doing): number {
  const u = state.units[doing.unit] as Unit;
  const profile = state.field.units[doing.unit] as UnitProfile;
  const reach = reachOf(state.field, profile, u, doing.left) + state.field.sticks.m * 1.6;
  let best = 0;
  let open: boolean | null = null;
  for (const foe of outlook.foes) {
    if (apart(u, state.units[foe.unit] as Unit) > reach) continue;
    const strike = strikeOn(state, doing.unit, foe.unit, doing.left);
    if (strike === null || (strike.flank && doing.seenBy.includes(foe.unit))) continue; // LB-GEO-13
    let worth = balanceOf(outlook, strike.hopes[Math.min(2, doing.left - strike.needs)] as Hopes);
    if (worth <= best) continue;
    if (strike.needs === 1) {
      open ??= tryApproach(state, { unit: doing.unit, side: frame.side, mode: frame.mode, doing }, -1).ok;
      if (!open) worth *= doing.left > 1 ? MAYBE : 0;
    }
    if (worth > best) best = worth;
  }
  return best;
}

/** LB-BOMB-01, -02: fire with what is left, and reload with the rest if that is better. */
function fireWorth(state: State, outlook: Outlook, doing: Doing): number {
  const u = state.units[doing.unit] as Unit;
  const profile = state.field.units[doing.unit] as UnitProfile;
  if (doing.fired) return unreadiness(state, outlook, doing.unit); // it will reload
  if (doing.gunsMoved && !profile.horse) return 0;
  const limbered = u.formation === 'limbered';
  const prepare = (limbered ? 1 : 0) + (reloadProblem(state, doing.unit) === null ? 1 : 0);
  const actions = doing.left - prepare;
  if (actions < 1) return 0;
  const aim = bestAim(state, outlook, doing.unit, !limbered);
  return aim.target < 0 ? 0 : fireGain(state, outlook, doing.unit, aim.target, actions, u.loaded && prepare === 0);
}

/** The best of adding dice and reloading. A battery that was ready and is not any more has lost something. */
export function fireGain(state: State, outlook: Outlook, battery: number, target: number, actions: number, ready: boolean): number {
  const all = shotHopes(state, battery, target, -1, actions - 1) * outlook.onEnemy;
  const unready = ready ? unreadiness(state, outlook, battery) : 0;
  if (actions < 2) return all - unready;
  const some = shotHopes(state, battery, target, -1, actions - 2) * outlook.onEnemy;
  return Math.max(all - unready, some);
}
