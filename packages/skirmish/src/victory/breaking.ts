/** Broken and withdrawn squads (chapter 15). */
import { bookEnds, emit, type Refusal, refusal, type RuleId } from '@drumhead/engine';
import { leaveFlag } from '../command/flag.ts';
import { dropThing } from '../movement/carriedObjects.ts';
import { commanderOf, isPresent } from '../command/leaders.ts';
import { loseActions } from '../turn/activationState.ts';
import { onTable, ownerOf } from '../ground/geometry.ts';
import { endGame, strongestTeam, teamsOf } from './outcome.ts';
import type { OutReason, State } from '../state/state.ts';
import { isBelowHalf } from '../morale/triggers.ts';
import { changeModel, changeSquad, type Draft } from '../state/draft.ts';

/** SK-END-2, SK-END-3. A squad of this many models, the commander included, breaks. */
const TOO_FEW = 2;

const hasLeft = (state: State, player: number): boolean =>
  state.squads[player]?.broken === true || state.squads[player]?.withdrawn === true;

/** SK-END-5. Number of models on the table in any posture, and of those that left it safely (SK-SCN-3). */
function countOf(state: State, player: number): number {
  let count = 0;
  for (let model = 0; model < state.models.length; model++) {
    if (ownerOf(state, model) === player && isPresent(state, model)) count++;
  }
  return count;
}

/** SK-END-2, SK-END-3. Has a squad so few models left that it may break, but some? */
export function hasFewLeft(state: State, player: number): boolean {
  const count = countOf(state, player);
  return count > 0 && count <= TOO_FEW;
}

/** SK-MPL-4. Number of models in the largest enemy squad. */
function largestEnemy(state: State, player: number): number {
  const { players } = state.field;
  let most = 0;
  for (let other = 0; other < players.length; other++) {
    if (players[other]?.team === players[player]?.team || hasLeft(state, other)) continue;
    most = Math.max(most, countOf(state, other));
  }
  return most;
}

/** SK-END-2, SK-END-3. The rule by which a squad breaks now, or null. */
export function breaksBy(state: State, player: number): RuleId | null {
  if (hasLeft(state, player)) return null;
  const own = countOf(state, player);
  // SCN-VIC-1
  if (!bookEnds(state)) return own === 0 ? 'SCN-VIC-1' : null;
  return breakRule(own, commanderOf(state, player) >= 0, largestEnemy(state, player));
}

/** SK-END-2, SK-END-3. The rule by which a squad of `own` models breaks, with or without a commander, or null. */
export function breakRule(own: number, commanded: boolean, enemies: number): RuleId | null {
  if (own > TOO_FEW) return null;
  if (!commanded) return 'SK-END-3';
  return enemies > own ? 'SK-END-2' : null;
}

/** Would a squad break by the loss of any one of its models, whichever it is? It is announced before it comes. */
export function isOnTheVerge(state: State, player: number): boolean {
  if (hasLeft(state, player) || state.gameTurn === 0) return false;
  const left = countOf(state, player) - 1;
  if (!bookEnds(state)) return left === 0;
  return breakRule(left, commanderOf(state, player) >= 0, largestEnemy(state, player)) !== null;
}

/** SK-END-5, SK-SEQ-10. Checks every squad that lost a model; all that break do so together. */
export function checkBreaks(draft: Draft, lost: readonly number[]): void {
  const players = draft.squads.map((_, player) => player);
  const losers = players.filter((player) => lost.some((model) => ownerOf(draft, model) === player));
  const broken = losers.flatMap((player) => {
    const rule = breaksBy(draft, player);
    return rule === null ? [] : [{ player, rule }];
  });
  if (broken.length === 0) return;
  for (const { player, rule } of broken) {
    changeSquad(draft, player, { broken: true });
    emit(draft, { type: 'broken', rule, player });
  }
  leaveField(
    draft,
    broken.map(({ player }) => player),
    'sk.end.broken',
  );
}

/** SK-END-4, SK-SCN-7. Why a player may not withdraw now, or null. */
export function withdrawProblem(state: State, player: number): Refusal | null {
  if (!state.field.campaign || isBelowHalf(state, player)) return null;
  return refusal('SK-SCN-7', 'sk.fight.withdrawAboveHalf');
}

/** SK-END-4, SK-MPL-5. A player withdraws. */
export function withdraw(draft: Draft, player: number): null {
  changeSquad(draft, player, { withdrawn: true });
  emit(draft, { type: 'withdrawn', rule: 'SK-END-4', player });
  leaveField(draft, [player], 'sk.end.withdrew');
  return null;
}

/**
 * SK-END-1, -6, -7, SK-MPL-5. The game is over when at most one team has a squad left; until then beaten squads leave
 * the table.
 */
function leaveField(draft: Draft, players: readonly number[], reason: string): void {
  const { field } = draft;
  const standing = teamsOf(draft).filter((team) =>
    field.players.some((player, index) => player.team === team && !hasLeft(draft, index)),
  );
  if (standing.length <= 1) {
    const winner = standing[0] ?? null;
    endGame(draft, winner, 'SK-END-6', winner === null ? 'sk.end.allBroken' : reason);
    return;
  }
  // SK-MPL-5: his card leaves the deck.
  draft.waiting = draft.waiting.filter((player) => !players.includes(player));
  for (const player of players) {
    for (const model of onTable(draft, player)) {
      takeOff(draft, model, 'SK-MPL-5', 'left');
      loseActions(draft, model);
    }
  }
}

function takeOff(draft: Draft, model: number, rule: RuleId, reason: OutReason): void {
  dropThing(draft, model);
  leaveFlag(draft, model);
  changeModel(draft, model, { posture: 'out', out: reason });
  emit(draft, { type: 'out', rule, model, reason });
}

/**
 * A player resigns the whole game, which is possible at any moment (unlike withdrawal, SK-END-4). The other team wins;
 * of several, the one with the most points on the table (SK-END-6). In a campaign that is conceding (SK-SCN-7): all his
 * models on the table count as fled.
 */
export function resign(draft: Draft, player: number): void {
  const { campaign, players } = draft.field;
  const rule = campaign ? 'SK-SCN-7' : 'SK-END-4';
  emit(draft, { type: 'resigned', rule, player });
  if (campaign) for (const model of onTable(draft, player)) takeOff(draft, model, rule, 'fled');
  const others = teamsOf(draft).filter((team) => team !== players[player]?.team);
  endGame(draft, strongestTeam(draft, others), rule, campaign ? 'sk.end.conceded' : 'sk.end.resigned');
}
