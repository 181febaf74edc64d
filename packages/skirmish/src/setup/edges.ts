/** SK-DEP-1, SK-MPL-3. The attacker chooses his edge, the defender has the one across; alone against all, one each. */
import { refusal, pop, replaceTop, emit } from '@drumhead/engine';
import type { EdgeFrame } from '../state/frames.ts';
import { type Handler } from '../turn/handler.ts';
import type { Edge, State } from '../state/state.ts';
import { changeSquad, type Work } from '../state/draft.ts';
import { isFreeForAll, teamOf } from './teams.ts';

const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];
const ACROSS: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

const isTaken = (state: State, edge: Edge): boolean => state.squads.some((squad) => squad.edge === edge);

export const edgeHandler: Handler<EdgeFrame> = {
  asks: (_, { players }) => players[0] as number,
  rule: ({ field }) => (isFreeForAll(field) ? 'SK-MPL-3' : 'SK-DEP-1'),
  offers: (state) => EDGES.filter((edge) => !isTaken(state, edge)).map((edge) => ({ type: 'edge', edge })),
  act(work, { players }, player, command) {
    if (command.type !== 'edge') return refusal('SK-DEP-1', 'sk.refusal.chooseEdge');
    const { edge } = command;
    if (isTaken(work, edge)) return refusal('SK-MPL-3', 'sk.refusal.edgeTaken', { edge: `sk.edge.${edge}` });
    if (isFreeForAll(work.field)) enterFrom(work, player, edge);
    else {
      const team = teamOf(work.field, player);
      for (let i = 0; i < work.squads.length; i++) {
        enterFrom(work, i, teamOf(work.field, i) === team ? edge : ACROSS[edge]);
      }
    }
    const rest = players.slice(1);
    if (rest.length > 0) replaceTop(work, { at: 'edge', players: rest });
    else pop(work);
    return null;
  },
};

function enterFrom(work: Work, player: number, edge: Edge): void {
  changeSquad(work, player, { edge });
  emit(work, { type: 'edgeChosen', rule: 'SK-DEP-1', player, edge });
}
