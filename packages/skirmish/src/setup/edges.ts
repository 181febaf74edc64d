/**
 * SK-DEP-1, SK-MPL-3. The attacker chooses an edge and the defender gets the opposite one; in a free-for-all each
 * player chooses.
 */
import { refusal, pop, replaceTop, emit } from '@drumhead/engine';
import type { EdgeFrame } from '../state/frames.ts';
import { type Handler } from '../turn/handler.ts';
import type { Edge, State } from '../state/state.ts';
import { changeSquad, type Draft } from '../state/draft.ts';
import { isFreeForAll, teamOf } from './teams.ts';

const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];
const ACROSS: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

const isTaken = (state: State, edge: Edge): boolean => state.squads.some((squad) => squad.edge === edge);

export const edgeHandler: Handler<EdgeFrame> = {
  asks: (_, { players }) => players[0] as number,
  rule: ({ field }) => (isFreeForAll(field) ? 'SK-MPL-3' : 'SK-DEP-1'),
  offers: (state) => EDGES.filter((edge) => !isTaken(state, edge)).map((edge) => ({ type: 'edge', edge })),
  act(draft, { players }, player, command) {
    if (command.type !== 'edge') return refusal('SK-DEP-1', 'sk.refusal.chooseEdge');
    const { edge } = command;
    if (isTaken(draft, edge)) return refusal('SK-MPL-3', 'sk.refusal.edgeTaken', { edge: `sk.edge.${edge}` });
    if (isFreeForAll(draft.field)) enterFrom(draft, player, edge);
    else {
      const team = teamOf(draft.field, player);
      for (let i = 0; i < draft.squads.length; i++) {
        enterFrom(draft, i, teamOf(draft.field, i) === team ? edge : ACROSS[edge]);
      }
    }
    const rest = players.slice(1);
    if (rest.length > 0) replaceTop(draft, { at: 'edge', players: rest });
    else pop(draft);
    return null;
  },
};

function enterFrom(draft: Draft, player: number, edge: Edge): void {
  changeSquad(draft, player, { edge });
  emit(draft, { type: 'edgeChosen', rule: 'SK-DEP-1', player, edge });
}
