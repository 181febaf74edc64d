/** The chance of victory in the skirmish games. */
import { total } from '@drumhead/engine';
import { commanderOf, countedFor, lastGameTurn, type State, STORMERS } from '@drumhead/skirmish/screen';
import { leads, type Prospects } from '../../../report/chance.ts';
import type { Reading } from '../../../report/weigher.ts';

/** The parts of the captain's worth that look ahead: loaded muskets, shots and blows to fear, friends near, the edge. */
const AHEAD = ['loads', 'danger', 'company', 'edge'];

/** The part of its models that a squad still has; those that left safely count (SK-MOR-7). */
function strength({ models, field, squads }: State, player: number): number {
  const there = models.filter(({ out }, i) => field.models[i]?.player === player && (out === null || out === 'safe'));
  return there.length / Math.max(1, squads[player]?.startedWith ?? 0);
}

const aheadIn = (reading: Reading | undefined): number =>
  AHEAD.reduce((sum, key) => sum + (reading?.terms[key] ?? 0), 0) / 100;

/**
 * Models and Leader, of which morale and breaking come; what the captain sees coming; and what a scenario counts: supplies
 * as its last turn draws near, time for the defender, attackers beyond the wall.
 */
export const prospects: Prospects<State> = {
  facts(state, readings) {
    const { field } = state;
    const players = field.players.map((_, player) => player);
    const isForaging = field.scenario === 'foragingMission';
    const time = field.scenario === 'pickUp' ? 0 : Math.min(1, state.gameTurn / lastGameTurn(field));
    const models = leads(players.map((player) => strength(state, player)));
    const leaders = leads(players.map((player) => (commanderOf(state, player) >= 0 ? 1 : 0)));
    const counted = leads(players.map((player) => total(countedFor(state, player))));
    const attacker = field.players[state.attacker]?.team;
    const holds = players.map((player) =>
      isForaging || time === 0 ? 0 : field.players[player]?.team === attacker ? -1 : 1,
    );
    return {
      sides: players.map((player) => [
        models[player] as number,
        leaders[player] as number,
        aheadIn(readings[player]),
        isForaging ? (counted[player] as number) * time : 0,
        (holds[player] as number) * time ** 2,
        isForaging ? 0 : (counted[player] as number) / STORMERS,
      ]),
      draw: isForaging ? [1, time] : null,
      winsDraws: null,
    };
  },
  weights: { sides: [2.332, 0.386, 0.652, 0.544, 1.927, 2.254], draw: [-1.842, 1.962] },
  battles: 300,
};
