/** Victory: losses, Shaken Brigades, penetration, Break Point (chapter 20, LB-SEQ-11). */
import { bookEnds, emit, type RuleId, type Tally, total } from '@drumhead/engine';
import { shakenAt } from './breakPoint.ts';
import { inCommand } from '../command/inCommand.ts';
import { distanceBetween, rosterOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { canSee } from '../ground/sight.ts';
import { other, type SideIndex, type State, type Unit, type UnitProfile } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';
import { fromBaseline, zoneOf } from '../ground/zones.ts';

/** The facts that decide the points for a lost unit. */
interface Losing extends Pick<UnitProfile, 'arm' | 'cavalryClass'> {
  readonly traits: Pick<UnitProfile['traits'], 'elite' | 'expendable' | 'guard'>;
}

/** LB-OPT-01: 4 points. */
export const GRAND_BATTERY_HALVES = 8;

interface Loss {
  readonly halves: number;
  readonly fits: (profile: Losing) => boolean;
}

/** LB-VIC-04, LB-VIC-06. The first line that fits; points in halves. */
const LOSSES: readonly Loss[] = [
  { halves: 1, fits: (p) => p.traits.expendable && p.arm === 'infantry' },
  { halves: 2, fits: (p) => p.traits.expendable && p.arm === 'cavalry' },
  { halves: 6, fits: (p) => p.traits.guard },
  { halves: 6, fits: (p) => p.traits.elite && p.arm === 'cavalry' },
  { halves: 4, fits: (p) => p.traits.elite && p.arm === 'infantry' },
  { halves: 4, fits: (p) => p.arm === 'artillery' },
  { halves: 4, fits: (p) => p.cavalryClass === 'heavy' },
  { halves: 2, fits: () => true },
];

/** LB-VIC-04, LB-OPT-01. Points for the loss of a unit in its present state, in halves. */
export function lossOfUnit(state: State, unit: number): number {
  return (state.units[unit] as Unit).battery >= 0
    ? GRAND_BATTERY_HALVES
    : lossOf(state.field.units[unit] as UnitProfile);
}

/** LB-VIC-04, LB-SPEC-08. Points for the loss of a unit, in halves. */
export function lossOf(profile: Losing): number {
  for (const line of LOSSES) if (line.fits(profile)) return line.halves;
  return 0;
}

/** LB-VIC-09, LB-FAQ-02. Units of the Brigade now on the table. */
export function brigadeStrength(state: State, brigade: number): number {
  let units = 0;
  for (const u of state.units) if (u.brigade === brigade && u.status === 'table') units += 1;
  return units;
}

/** LB-VIC-09. DIS of its units on the table, plus 4 for every unit it has lost. */
export function brigadeDis(state: State, brigade: number): number {
  let dis = 4 * (state.brigades[brigade] as { lost: number }).lost;
  for (const u of state.units) if (u.brigade === brigade && u.status === 'table') dis += u.dis;
  return dis;
}

/** LB-VIC-08, LB-CINC-11, LB-ARMY-16. The DIS at which the Brigade is Shaken now. */
export function shakenLimit(state: State, brigade: number): number {
  // SCN-LEAVE-2: whoever has left is no loss, so to leave Shakes nobody.
  const safe = (state.script?.left ?? []).filter((unit) => state.units[unit]?.brigade === brigade).length;
  return shakenAt(brigadeStrength(state, brigade) + safe);
}

/** LB-VIC-08, LB-VIC-10, LB-FAQ-02. */
export function isShaken(state: State, brigade: number): boolean {
  return brigadeDis(state, brigade) >= shakenLimit(state, brigade);
}

/** LB-VIC-11, LB-VIC-12. Penetration points by arm and zone of the half that is entered; nothing for zone 0. */
export const PENETRATION: Readonly<
  Record<'infantry' | 'cavalry', readonly { readonly add: number; readonly what: string }[]>
> = {
  infantry: [
    { add: 0, what: '' },
    { add: 1, what: 'lb.score.infantryZone1' },
    { add: 2, what: 'lb.score.infantryZone2' },
    { add: 3, what: 'lb.score.infantryZone3' },
  ],
  cavalry: [
    { add: 0, what: '' },
    { add: 0, what: '' },
    { add: 1, what: 'lb.score.cavalryZone2' },
    { add: 2, what: 'lb.score.cavalryZone3' },
  ],
};

/**
 * LB-VIC-11, LB-VIC-12. The unit of the other side that counts as furthest towards the baseline of `against`: of those
 * in its half the nearest by its centre that is supported, in command and below DIS 3. Guns never count. -1 if there is
 * none.
 */
export function spearhead(state: State, against: SideIndex): number {
  const { field } = state;
  const enemy = other(against);
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const i of rosterOf(field, enemy)) {
    const u = state.units[i] as Unit;
    const profile = field.units[i] as UnitProfile;
    if (u.status !== 'table' || u.dis >= 3 || profile.arm === 'artillery') continue;
    if (zoneOf(field, against, enemy, u.y) === 0) continue;
    const distance = fromBaseline(field, against, u.y);
    if (distance > bestDistance) continue;
    // Of two at the same depth, the one that scores more: infantry.
    if (distance === bestDistance && profile.arm === 'cavalry') continue;
    if (!inCommand(state, i) || !isSupported(state, i, enemy)) continue;
    best = i;
    bestDistance = distance;
  }
  return best;
}

/** A unit in the enemy's half that scores nothing there, and the first reason of LB-VIC-11 that it lacks. */
export interface IdleSpearhead {
  readonly unit: number;
  readonly why: 'disorder' | 'command' | 'alone';
}

/** LB-VIC-11. Of the units that would score against a side, were they fit to: the furthest, if it is beyond the one that counts. */
export function idleSpearhead(state: State, against: SideIndex): IdleSpearhead | null {
  const { field } = state;
  const enemy = other(against);
  const counted = spearhead(state, against);
  const depth = (unit: number) => fromBaseline(field, against, (state.units[unit] as Unit).y);
  let best = -1;
  for (const i of rosterOf(field, enemy)) {
    const { arm } = field.units[i] as UnitProfile;
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || arm === 'artillery') continue;
    if ((PENETRATION[arm][zoneOf(field, against, enemy, u.y)]?.add ?? 0) === 0) continue;
    if (counted >= 0 && depth(i) >= depth(counted)) continue;
    if (best < 0 || depth(i) < depth(best)) best = i;
  }
  if (best < 0) return null;
  if ((state.units[best] as Unit).dis >= 3) return { unit: best, why: 'disorder' };
  return { unit: best, why: inCommand(state, best) ? 'alone' : 'command' };
}

/** LB-VIC-11 (1). Another unit of its side stands within 1L, in sight. */
function isSupported(state: State, unit: number, side: SideIndex): boolean {
  const limit = state.field.sticks.l + TOLERANCE;
  for (const friend of rosterOf(state.field, side)) {
    if (friend === unit || (state.units[friend] as Unit).status !== 'table') continue;
    if (distanceBetween(state, unit, friend) <= limit && canSee(state, unit, friend)) return true;
  }
  return false;
}

/** LB-VIC-11. Points against a side for the enemy unit furthest into its half. */
export function penetration(state: State, against: SideIndex): Tally {
  const unit = spearhead(state, against);
  if (unit < 0) return [];
  const arm = (state.field.units[unit] as UnitProfile).arm as 'infantry' | 'cavalry';
  const zone = zoneOf(state.field, against, other(against), (state.units[unit] as Unit).y);
  const { add, what } = PENETRATION[arm][zone] as { add: number; what: string };
  return add === 0 ? [] : [{ rule: 'LB-VIC-11', add, what }];
}

/** LB-VIC-14. The deepest zone of the enemy's half that a qualifying unit of this side has reached; 0: none. */
export function advance(state: State, side: SideIndex): number {
  const unit = spearhead(state, other(side));
  return unit < 0 ? 0 : zoneOf(state.field, other(side), side, (state.units[unit] as Unit).y);
}

/** LB-VIC-03. The full score against a side as a tally, in points. */
export function scoreAgainst(state: State, side: SideIndex): Tally {
  let units = 0;
  for (let i = 0; i < state.units.length; i++) {
    const profile = state.field.units[i] as UnitProfile;
    if (profile.side === side && (state.units[i] as Unit).status === 'eliminated') units += lossOfUnit(state, i);
  }
  const { lossHalves, shakenPoints } = state.sides[side];
  const tally = [];
  if (units > 0) tally.push({ rule: 'LB-VIC-04', add: units / 2, what: 'lb.score.units' });
  if (lossHalves > units) tally.push({ rule: 'LB-VIC-05', add: (lossHalves - units) / 2, what: 'lb.score.generals' });
  if (shakenPoints > 0) tally.push({ rule: 'LB-VIC-07', add: shakenPoints, what: 'lb.score.shaken' });
  tally.push(...penetration(state, side));
  return tally;
}

/** LB-VIC-04, LB-VIC-13, LB-VIC-14. May the loss of one more unit bring the side to its Break Point, or decide at once? */
export function isOnTheVerge(state: State, side: SideIndex): boolean {
  if (state.phase === 0 || state.outcome !== null) return false;
  if (state.suddenDeath) return true;
  if (!bookEnds(state)) return unitsLeft(state, side) === 1; // SCN-VIC-1
  const left = state.field.sides[side].breakPoint - total(scoreAgainst(state, side));
  return (
    left > 0 &&
    state.units.some((unit, i) => {
      const isOwn = unit.status === 'table' && (state.field.units[i] as UnitProfile).side === side;
      return isOwn && lossOfUnit(state, i) >= 2 * left;
    })
  );
}

/**
 * LB-SEQ-11 steps 1 and 2, at the end of the initiative phase of `side`. Sets the outcome, or starts the last
 * tie-break, or only emits the score.
 */
export function judgePhaseEnd(draft: Draft, side: SideIndex): void {
  const against = [scoreAgainst(draft, 0), scoreAgainst(draft, 1)] as const;
  const [first, second] = draft.field.sides;
  // SCN-VIC-1
  const byBook = bookEnds(draft);
  // A score that decides nothing is not told.
  if (byBook)
    emit(draft, { type: 'scored', rule: 'LB-SEQ-11', against, breakPoints: [first.breakPoint, second.breakPoint] });
  if (draft.suddenDeath) {
    judgeLastStanding(draft);
    return; // LB-VIC-15
  }
  const foe = other(side);
  const isOver = (s: SideIndex) =>
    byBook ? total(against[s]) >= draft.field.sides[s].breakPoint : unitsLeft(draft, s) === 0;
  if (!isOver(side)) return;
  if (!isOver(foe)) {
    win(draft, foe, byBook ? 'LB-VIC-13' : 'SCN-VIC-1', byBook ? 'lb.end.broken' : 'lb.end.lastStanding');
    return;
  }
  const own = advance(draft, side);
  const theirs = advance(draft, foe);
  if (own !== theirs) {
    win(draft, own > theirs ? side : foe, 'LB-VIC-14', 'lb.end.deeper');
    return;
  }
  draft.suddenDeath = true;
  emit(draft, { type: 'suddenDeath', rule: 'LB-VIC-14' });
  judgeLastStanding(draft);
}

/**
 * LB-VIC-14, LB-VIC-15. The last tie-break, after an action: a side that alone lost a unit in it has lost the battle.
 */
export function judgeSuddenDeath(draft: Draft, lost: readonly [boolean, boolean]): void {
  if (!draft.suddenDeath || draft.outcome !== null) return;
  if (lost[0] === lost[1]) judgeLastStanding(draft);
  else win(draft, lost[0] ? 1 : 0, 'LB-VIC-15', 'lb.end.lastTieBreak');
}

/**
 * LB-VIC-15. In the last tie-break a side with no unit left to lose has lost; where neither has one, nobody wins. Without
 * this the battle would wait for ever for the loss of a unit that is not there.
 */
function judgeLastStanding(draft: Draft): void {
  const hasUnits = ([0, 1] as const).map((side) => unitsLeft(draft, side) > 0);
  if (hasUnits[0] && hasUnits[1]) return;
  if (hasUnits[0] === hasUnits[1]) {
    draft.outcome = { winner: null, rule: 'LB-VIC-15', reason: 'lb.end.nobodyLeft' };
    emit(draft, { type: 'ended', rule: 'LB-VIC-15', winner: null });
  } else win(draft, hasUnits[0] ? 0 : 1, 'LB-VIC-15', 'lb.end.lastStanding');
}

/** On the table, or still to come (SCN-ARR-3). */
const unitsLeft = (state: State, side: SideIndex): number =>
  rosterOf(state.field, side).filter((i) => ['table', 'waiting'].includes((state.units[i] as Unit).status)).length;

function win(draft: Draft, winner: SideIndex, rule: RuleId, reason: string): void {
  draft.outcome = { winner: draft.field.sides[winner].id, rule, reason };
  emit(draft, { type: 'ended', rule, winner });
}
