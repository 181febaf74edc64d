/** The end of a game: outcome, points, agreed draw. */
import { type DrawRules, type RuleId, emit } from '@drumhead/engine';
import { isThere } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/** All teams in the order of their first players, beaten ones included. */
export function teamsOf({ field }: State): readonly number[] {
  return [...new Set(field.players.map(({ team }) => team))];
}

/** Ends the game with a winning team or (null) a draw. The first player of a team stands for it. */
export function endGame(draft: Draft, team: number | null, rule: RuleId, reason: string): void {
  const winner = team === null ? null : draft.field.players.findIndex((player) => player.team === team);
  emit(draft, { type: 'ended', rule, winner });
  draft.outcome = { winner: winner === null ? null : (draft.field.players[winner]?.id ?? null), rule, reason };
}

/** SK-END-6. Points of a team's models on the table. */
export function pointsOnTable(state: State, team: number): number {
  let points = 0;
  for (let i = 0; i < state.models.length; i++) {
    const profile = state.field.models[i];
    if (profile === undefined || !isThere(state, i)) continue;
    if (state.field.players[profile.player]?.team === team) points += profile.points;
  }
  return points;
}

/** SK-END-6. The team with the most points on the table, or null for a tie. */
export function strongestTeam(state: State, teams: readonly number[]): number | null {
  const points = teams.map((team) => pointsOnTable(state, team));
  const most = Math.max(...points);
  return points.filter((p) => p === most).length === 1 ? (teams[points.indexOf(most)] as number) : null;
}

/** SK-END-4, SK-MPL-5. The squad of this player has broken or withdrawn, and others fight on. */
export function hasLeft({ squads }: State, player: number): boolean {
  const squad = squads[player];
  return squad !== undefined && (squad.broken || squad.withdrawn);
}

/**
 * SK-END-4, SK-END-6. All players may agree to give the game up together, which is a draw: one offers, once in each game
 * turn, and the others who are still in the game answer.
 */
export const agreedDraw: DrawRules<State, Draft> = {
  rule: 'SK-END-6',
  again: 'sk.refusal.drawAgain',
  turnOf: ({ gameTurn }) => gameTurn,
  askedBy: (state, player) =>
    state.squads.flatMap((_, other) => (other === player || hasLeft(state, other) ? [] : [other])),
  emit: (draft, type, player) => emit(draft, { type, rule: 'SK-END-6', player }),
  agree: (draft) => endGame(draft, null, 'SK-END-6', 'sk.end.agreed'),
};
