/** A player gives the whole game up, at whatever moment (the table's way out; SK-END-4 is the game's own). */
import type { State } from './state.ts';
import { tell, type Work } from './work.ts';

/** SK-END-6. Points of a team's models on the table. */
export function pointsOnTable(state: State, team: number): number {
  let points = 0;
  for (let i = 0; i < state.models.length; i++) {
    const posture = state.models[i]?.posture;
    const profile = state.field.models[i];
    if (profile === undefined || posture === 'out' || posture === 'waiting') continue;
    if (state.field.players[profile.player]?.team === team) points += profile.points;
  }
  return points;
}

/** The team with more points on the table than any other among those given; null: several have the most. */
export function strongestTeam(state: State, teams: readonly number[]): number | null {
  const points = teams.map((team) => pointsOnTable(state, team));
  const most = Math.max(...points);
  return points.filter((p) => p === most).length === 1 ? (teams[points.indexOf(most)] as number) : null;
}

/** SK-END-4, SK-END-6. The other team wins; of several others the one with more points on the table. */
export function resign(work: Work, player: number): void {
  const { players } = work.field;
  const own = players[player]?.team;
  const others = [...new Set(players.map(({ team }) => team))].filter((team) => team !== own);
  const team = strongestTeam(work, others);
  const winner = team === null ? null : players.findIndex((p) => p.team === team);
  tell(work, { type: 'resigned', rule: 'SK-END-4', player });
  tell(work, { type: 'ended', rule: 'SK-END-6', winner });
  work.outcome = {
    winner: winner === null ? null : (players[winner]?.id ?? null),
    rule: 'SK-END-4',
    reason: 'sk.end.resigned',
  };
}
