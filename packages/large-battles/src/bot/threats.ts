/** The outlook of one side: enemy units, how soon they may act, and how much they attract attacks. */
import { equalData } from '@drumhead/engine';
import { activationOdds } from '@drumhead/odds';
import type { ActingFrame } from '../state/frames.ts';
import { rosterOf, unitsOnTable } from '../ground/footprints.ts';
import type { Judgement } from './judgement.ts';
import { pressureOn } from './armyValue.ts';
import { centreDistance } from './places.ts';
import { isToCome } from '../turn/slots.ts';
import { qualityOf } from '../turn/activationStandard.ts';
import {
  type Brigade,
  type General,
  other,
  type Side,
  type SideIndex,
  type State,
  type Unit,
  type UnitProfile,
} from '../state/state.ts';

/** An enemy unit, its chances to act and its attraction. */
export interface Foe {
  readonly unit: number;
  /** Chances of exactly 0, 1, 2, 3 actions when it next acts, weighted by how likely it acts at all. */
  readonly chances: readonly [number, number, number, number];
  /** How much it attracts one's own troops. */
  readonly draw: number;
}

export interface Outlook {
  readonly side: SideIndex;
  readonly foes: readonly Foe[];
  /** Weights of points against the enemy, and against oneself. */
  readonly onEnemy: number;
  readonly onSelf: number;
  /** Grows with the length of the battle, so that battles are fought to an end. */
  readonly urgency: number;
  readonly judgement: Judgement;
}

/** How likely a unit is to act before the enemy's next phase is over, or later. */
const NEXT = 0.8;
const SOON = 0.6;
const LATER = 0.3;
const NOW = 0.9;

/** The outlook of a side in a state. */
export function outlookOf(state: State, side: SideIndex, judgement: Judgement): Outlook {
  const enemy = other(side);
  const acting = enemyActing(state, side);
  const foes = unitsOnTable(state, enemy).map((unit): Foe => {
    const activation = acting?.over === false ? acting.doings.find((d) => d.unit === unit) : undefined;
    const chances = activation === undefined ? chancesOf(state, unit, weightOf(state, unit)) : certain(activation.left);
    return { unit, chances, draw: drawOf(state, unit) };
  });
  return {
    side,
    foes,
    onEnemy: pressureOn(state, enemy),
    onSelf: pressureOn(state, side),
    urgency: (1 + Math.min(1, state.phase / 24)) * hurry(state, side),
    judgement,
  };
}

/** So much more a side presses on whose enemy has all of his troops still to come, and so much less one that waits for its own. */
const HURRY = 0.5;

/** SCN-ARR-3. Whoever has help on the road waits for it; whoever knows of the enemy's does not. */
function hurry(state: State, side: SideIndex): number {
  if (state.script === undefined) return 1;
  const toCome = (of: SideIndex): number => {
    const roster = rosterOf(state.field, of);
    return roster.filter((unit) => isToCome(state, unit)).length / Math.max(1, roster.length);
  };
  return 1 + HURRY * (toCome(other(side)) - toCome(side));
}

/** Is the outlook of a side the same in both states? True only if nothing it depends on differs. */
export function sameOutlook(was: State, state: State, side: SideIndex): boolean {
  if (was === state) return true;
  if (was.phase !== state.phase || was.active !== state.active || !equalData(was.field, state.field)) return false;
  if (!sameScores(was.sides[0], state.sides[0]) || !sameScores(was.sides[1], state.sides[1])) return false;
  if (!sameActing(enemyActing(was, side), enemyActing(state, side))) return false;
  const enemy = other(side);
  for (let b = 0; b < state.brigades.length; b++) {
    if (state.field.brigades[b]?.side !== enemy) continue;
    if (!sameBrigade(was.brigades[b] as Brigade, state.brigades[b] as Brigade)) return false;
    if (inPlay(was.generals[b] as General) !== inPlay(state.generals[b] as General)) return false;
  }
  if (was.units === state.units) return true;
  for (const i of rosterOf(state.field, enemy)) if (!equalData(was.units[i], state.units[i])) return false;
  return true;
}

/** The frame in which the other side spends actions now, or null. */
export function enemyActing(state: State, side: SideIndex): ActingFrame | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame?.at === 'acting') return frame.side === side ? null : frame;
  }
  return null;
}

function sameActing(a: ActingFrame | null, b: ActingFrame | null): boolean {
  return equalData(a?.doings, b?.doings) && a?.over === b?.over;
}

function sameBrigade(a: Brigade, b: Brigade): boolean {
  return a.slot === b.slot && a.lost === b.lost && a.shakenScored === b.shakenScored;
}

function inPlay(g: General): boolean {
  return g.status === 'table' || g.status === 'attached';
}

function sameScores(a: Side, b: Side): boolean {
  return a.lossHalves === b.lossHalves && a.shakenPoints === b.shakenPoints;
}

function certain(left: number): Foe['chances'] {
  return [left < 1 ? NOW : 0, left === 1 ? NOW : 0, left === 2 ? NOW : 0, left > 2 ? NOW : 0];
}

/** How likely the unit is to act soon. */
function weightOf(state: State, unit: number): number {
  const u = state.units[unit] as Unit;
  if (u.brigade < 0) return 0.1; // LB-CINC-05
  const { side } = state.field.units[unit] as UnitProfile;
  if (state.active !== side) return SOON;
  return u.activated || (state.brigades[u.brigade] as Brigade).slot === 'closed' ? LATER : NEXT;
}

/** Chances of 0 to 3 actions on three dice, times `weight`, with the Leader's help while he lives. */
export function chancesOf(state: State, unit: number, weight: number): Foe['chances'] {
  const profile = state.field.units[unit] as UnitProfile;
  const leader = state.generals[(state.units[unit] as Unit).brigade];
  const led = leader !== undefined && inPlay(leader);
  const quality = profile.traits.unpredictable ? 4 : qualityOf(state, unit);
  const chances: [number, number, number, number] = [0, 0, 0, 0];
  for (const row of activationOdds(quality, 3, led && !profile.traits.unpredictable ? 1 : 0)) {
    const actions = Math.min(3, row.actions) as 0 | 1 | 2 | 3;
    chances[actions] += weight * row.probability;
  }
  return chances;
}

/** Weak, dangerous or far advanced enemies attract more. */
function drawOf(state: State, unit: number): number {
  const u = state.units[unit] as Unit;
  const { arm, side } = state.field.units[unit] as UnitProfile;
  let draw = 1 + 0.12 * u.dis;
  if (arm === 'artillery') draw += 0.1;
  if (u.brigade >= 0) {
    const brigade = state.brigades[u.brigade] as Brigade;
    if (!brigade.shakenScored && brigade.lost > 0) draw += 0.1;
  } else {
    draw -= 0.3;
  }
  // An enemy apart from its friends attracts more.
  let friends = 0;
  for (let i = 0; i < state.units.length; i++) {
    const f = state.units[i] as Unit;
    if (i === unit || f.status !== 'table' || (state.field.units[i] as UnitProfile).side !== side) continue;
    if (centreDistance(u, f) <= 1.5 * state.field.sticks.l) friends++;
  }
  return friends === 0 ? draw + 0.15 : draw;
}

/** Share of its value in the line that a Reserve unit has in the Reserve. */
const IDLE = 0.25;
/** Troops with a high loss value are kept until the line thins (LB-VIC-04). */
const DEAR = 3;
const KEPT = 1.15;

export function shareOfIdle(outlook: Outlook, points: number): number {
  if (points < DEAR) return IDLE;
  const need = Math.min(1, 3 * (outlook.onSelf - 1));
  return KEPT - (KEPT - IDLE) * need;
}
