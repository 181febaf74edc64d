/** Losses, objectives and the end (chapter 15, Q9). */
import { bookEnds, type DrawRules, emit, type Reason, type Tally, total } from '@drumhead/engine';
import { isSection } from '../ground/footprints.ts';
import type { Draft } from '../state/draft.ts';
import { membersOf } from '../state/sides.ts';
import { other, type SideIndex, SIDES, type State } from '../state/state.ts';
import { sideOf, unitOf } from '../state/units.ts';
import { holderOf } from './holding.ts';
import { lossesOf } from './losses.ts';
import { seams } from '../turn/seams.ts';

/** SIP-VIC-1. The losses at which an army is broken: half its combat units, arrived or not, rounded up; or all (SCN-VIC-1). */
export function breakingPoint(state: State, side: SideIndex): number {
  const { length } = membersOf(state, side).units;
  return bookEnds(state) ? breakingPointOf(length) : length;
}

/** SIP-VIC-1. The losses that break an army of so many combat units. */
export function breakingPointOf(units: number): number {
  return Math.ceil(units / 2);
}

/** SIP-VIC-1, -5. `losses`: of that side. */
export function isBroken(state: State, side: SideIndex, losses = lossesOf(state, side)): boolean {
  if (losses >= breakingPoint(state, side)) return true;
  const { units } = membersOf(state, side);
  for (let k = 0; k < units.length; k++) {
    const { status } = unitOf(state, units[k] as number);
    // SCN-LEAVE-2: whoever has left waits elsewhere.
    if (status === 'ready' || status === 'reserve' || status === 'waiting') return false;
  }
  return true;
}

/** SIP-VIC-4, -6. */
function worthOfSection({ field }: State, section: number): number {
  return field.sectionPoints[section] ?? field.everySection;
}

/** SIP-VIC-4, -6. The points of all that can be held. */
export function worthOfObjectives(state: State): readonly number[] {
  const sections = state.terrain.filter(isSection).map(({ section }) => worthOfSection(state, section));
  return [...state.field.objectives.map(({ points }) => points), ...sections.filter((points) => points > 0)];
}

/** SIP-VIC-3, -4. What a side has earned, with its reasons. */
export function pointsOf(state: State, side: SideIndex): Tally {
  if (state.script !== undefined) return seams.points(state, side);
  const foe = other(side);
  let removed = 0;
  let routing = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) !== foe) continue;
    const { status } = unitOf(state, i);
    if (status === 'removed') removed += 1;
    if (status === 'routing') routing += 1;
  }
  const commands = state.commands.filter(
    (c, i) => c.status === 'removed' && state.field.commands[i]?.side === foe,
  ).length;
  const tally: { rule: string; add: number; what: string }[] = [];
  if (removed > 0) tally.push({ rule: 'SIP-VIC-3', add: 2 * removed, what: 'sip.points.removed' });
  if (routing > 0) tally.push({ rule: 'SIP-VIC-3', add: routing, what: 'sip.points.routing' });
  if (commands > 0) tally.push({ rule: 'SIP-VIC-3', add: 2 * commands, what: 'sip.points.commands' });
  for (const objective of state.field.objectives) {
    if (holderOf(state, objective) === side)
      tally.push({ rule: 'SIP-VIC-4', add: objective.points, what: 'sip.points.objective' });
  }
  for (const piece of state.terrain) {
    if (!isSection(piece) || state.holders[piece.section] !== side) continue;
    const add = worthOfSection(state, piece.section); // SIP-VIC-6
    if (add > 0) tally.push({ rule: 'SIP-VIC-4', add, what: 'sip.points.section' });
  }
  return tally;
}

/** Is it earned by holding ground? */
export const isForGround = ({ rule, what }: Reason): boolean => rule === 'SIP-VIC-4' || what === 'scn.points.place';

/** Q9, after a player turn; `last`: it was the last of the last game turn. */
export function judge(draft: Draft, last: boolean): void {
  const losses = [lossesOf(draft, 0), lossesOf(draft, 1)] as const;
  const limits = [breakingPoint(draft, 0), breakingPoint(draft, 1)] as const;
  emit(draft, { type: 'scored', rule: 'SIP-VIC-1', losses, limits });
  const broken = [isBroken(draft, 0, losses[0]), isBroken(draft, 1, losses[1])] as const;
  if (broken[0] && broken[1]) {
    // The smaller part of its army lost wins: compared across, without fractions.
    const mine = losses[0] * membersOf(draft, 1).units.length;
    const theirs = losses[1] * membersOf(draft, 0).units.length;
    end(draft, mine === theirs ? null : mine < theirs ? 0 : 1, 'SIP-VIC-1', 'sip.end.bothBroken');
  } else if (broken[0] || broken[1]) {
    end(draft, broken[0] ? 1 : 0, 'SIP-VIC-1', 'sip.end.broken');
  } else if (last) count(draft);
}

/** SIP-VIC-3. A lead of so many points wins at the limit. */
const WINNING_LEAD = 3;

/** SIP-VIC-3, SCN-VIC-2. The lead that wins at the limit of this battle. */
export const winningLead = ({ script }: State): number =>
  script === undefined ? WINNING_LEAD : (script.rules.victory.lead ?? 1);

function count(draft: Draft): void {
  const points = [pointsOf(draft, 0), pointsOf(draft, 1)] as const;
  emit(draft, { type: 'counted', rule: 'SIP-VIC-3', points });
  const lead = total(points[0]) - total(points[1]);
  const winner = lead >= WINNING_LEAD ? 0 : lead <= -WINNING_LEAD ? 1 : winnerOfDraw(draft);
  end(draft, winner, 'SIP-VIC-3', winner === null ? 'sip.end.draw' : 'sip.end.points');
}

/** SIP-SCN-4. */
function winnerOfDraw(state: State): SideIndex | null {
  const winner = SIDES.find((side) => state.field.sides[side].winsDraws);
  return winner ?? null;
}

/** SIP-VIC-5. A side gives up. */
export function resign(draft: Draft, side: SideIndex): void {
  emit(draft, { type: 'resigned', rule: 'SIP-VIC-5', side });
  end(draft, other(side), 'SIP-VIC-5', 'sip.end.resigned');
}

/**
 * SIP-VIC-5. Both sides concede together, which is a draw in every scenario: one offers it, once in each game turn, and
 * the other accepts.
 */
export const agreedDraw: DrawRules<State, Draft, SideIndex> = {
  rule: 'SIP-VIC-5',
  again: 'sip.refusal.drawAgain',
  turnOf: ({ gameTurn }) => gameTurn,
  askedBy: (_state, side) => [other(side)],
  emit: (draft, type, side) => emit(draft, { type, rule: 'SIP-VIC-5', side }),
  agree: (draft) => end(draft, null, 'SIP-VIC-5', 'sip.end.agreed'),
};

function end(draft: Draft, winner: SideIndex | null, rule: string, reason: string): void {
  draft.outcome = { winner: winner === null ? null : draft.field.sides[winner].id, rule, reason };
  emit(draft, { type: 'ended', rule, winner });
}
