/** SK-SCN-2, -3, -4. Victory conditions of scenarios. */
import type { Tally } from '@drumhead/engine';
import { isStanding, isThere, radiusOf } from '../ground/geometry.ts';
import { buildingAt } from '../ground/terrain.ts';
import { endGame, pointsOnTable, teamsOf } from './outcome.ts';
import { attacks } from '../setup/teams.ts';
import type { Field, Model, ModelProfile, State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import { WALL_LINE } from '../scenarios/scenarioTerrain.ts';
import { seams } from '../turn/seams.ts';

/** SK-SCN-2. Number of attackers needed behind the wall. */
export const STORMERS = 3;

/** Ends the game at the end of a game turn if its scenario is decided. */
export function scenarioEnd(draft: Draft): void {
  const box = BOXES[draft.field.scenario];
  switch (draft.field.scenario) {
    case 'forlornHope':
      if (stormers(draft) >= STORMERS) attackerWins(draft, 'sk.end.breachStormed');
      break;
    case 'assaultAtTheFarm':
      if (isFarmTaken(draft)) attackerWins(draft, 'sk.end.farmTaken');
      break;
    case 'foragingMission':
      if (!hasForage(draft)) mostForage(draft, 'sk.end.forageGone');
      break;
    case 'pickUp':
    case 'own':
  }
  if (draft.outcome !== null || box.lastGameTurn === null || draft.gameTurn < box.lastGameTurn) return;
  if (draft.field.scenario === 'foragingMission') mostForage(draft, 'sk.end.forageTime');
  else defenderWins(draft, 'sk.end.timeForDefender');
}

/** SK-SCN-2, -3, -4, SK-END-6. The game turn after which the game is over. */
export function lastGameTurn({ scenario, maxGameTurns }: Field): number {
  return Math.min(BOXES[scenario].lastGameTurn ?? maxGameTurns, maxGameTurns);
}

/** SK-SCN-2, -3, SK-END-6. What decides for a player's team without a squad breaking, if it can be counted. */
export function countedFor(state: State, player: number): Tally {
  if (state.script !== undefined) return seams.points(state, player);
  const team = state.field.players[player]?.team ?? -1;
  if (state.outcome?.reason === 'sk.end.turnLimit')
    return [{ rule: 'SK-END-6', add: pointsOnTable(state, team), what: 'sk.counted.points' }];
  if (state.field.scenario === 'foragingMission')
    return [{ rule: 'SK-SCN-3', add: forageOf(state, team), what: 'sk.counted.supplies' }];
  if (state.field.scenario === 'forlornHope' && attacks(state, player))
    return [{ rule: 'SK-SCN-2', add: stormers(state), what: 'sk.counted.beyondWall' }];
  return [];
}

const teamOfAttacker = ({ field, attacker }: State): number => field.players[attacker]?.team ?? -1;

function attackerWins(draft: Draft, reason: string): void {
  endGame(draft, teamOfAttacker(draft), BOXES[draft.field.scenario].rule, reason);
}

function defenderWins(draft: Draft, reason: string): void {
  const defender = teamsOf(draft).find((team) => team !== teamOfAttacker(draft)) ?? null;
  endGame(draft, defender, BOXES[draft.field.scenario].rule, reason);
}

const isAttacker = (state: State, model: number): boolean =>
  attacks(state, (state.field.models[model] as ModelProfile).player);

/** SK-SCN-2. Standing attackers whose whole base is beyond the line of the high wall. */
export function stormers(state: State): number {
  const line = Math.round(state.field.side * WALL_LINE);
  return state.models.filter(
    ({ y }, model) => isStanding(state, model) && isAttacker(state, model) && y + radiusOf(state, model) < line,
  ).length;
}

/** SK-SCN-4. Is there a Standing attacker and no Standing defender inside the building? */
export function isFarmTaken(state: State): boolean {
  const inside = state.models.flatMap(({ x, y }: Model, model) =>
    isStanding(state, model) && buildingAt(state, x, y) !== -1 ? [model] : [],
  );
  return inside.length > 0 && inside.every((model) => isAttacker(state, model));
}

/** SK-SCN-3. Is there still a counter on the table, and a model that could fetch it? */
function hasForage(state: State): boolean {
  const left = state.things.some(({ kind, scored }) => kind === 'supply' && scored === -1);
  return left && teamsOf(state).every((team) => hasModels(state, team));
}

const hasModels = (state: State, team: number): boolean =>
  state.field.models.some(({ player }, model) => state.field.players[player]?.team === team && isThere(state, model));

/** SK-SCN-3. Number of counters of a team, carried off or carried by its models. */
export function forageOf(state: State, team: number): number {
  const owner = (player: number) => state.field.players[player]?.team;
  return state.things.filter(
    ({ kind, scored, carrier }) =>
      kind === 'supply' &&
      (scored === -1
        ? carrier !== -1 && owner(state.field.models[carrier]?.player ?? -1) === team
        : owner(scored) === team),
  ).length;
}

/** SK-SCN-3. Most counters win; a tie is a draw. */
export function mostForage(draft: Draft, reason: string): void {
  const teams = teamsOf(draft).filter((team) =>
    draft.field.players.some(
      (player, i) => player.team === team && !draft.squads[i]?.broken && !draft.squads[i]?.withdrawn,
    ),
  );
  const counts = teams.map((team) => forageOf(draft, team));
  const most = Math.max(...counts);
  const best = teams.filter((_, i) => counts[i] === most);
  endGame(draft, best.length === 1 ? (best[0] as number) : null, 'SK-SCN-3', reason);
}

/** SK-SCN-3. The game ends with the last counter or the last model of a side, even during a turn. */
export function checkForage(draft: Draft): void {
  if (draft.field.scenario === 'foragingMission' && draft.outcome === null && !hasForage(draft)) {
    mostForage(draft, 'sk.end.forageGone');
  }
}
