/** SK-MPL-3, SK-MPL-6. Attackers and defenders in games of two players and more. */
import { isForMany } from '../scenarios/scenarioBoxes.ts';
import type { Field, State } from '../state/state.ts';

export const teamOf = (field: Field, player: number): number => field.players[player]?.team as number;

/** SK-MPL-3. Three or four players without teams. */
export function isFreeForAll({ players }: Field): boolean {
  return isForMany(players.length) && new Set(players.map(({ team }) => team)).size === players.length;
}

const all = ({ players }: Field): readonly number[] => players.map((_, player) => player);

/** Players of the attacker's team in seat order; none in a free-for-all. */
export function attackersOf(field: Field, attacker: number): readonly number[] {
  return attacker === -1 ? [] : all(field).filter((one) => teamOf(field, one) === teamOf(field, attacker));
}

export function defendersOf(field: Field, attacker: number): readonly number[] {
  return attacker === -1 ? [] : all(field).filter((one) => teamOf(field, one) !== teamOf(field, attacker));
}

/** Is the player on the attacker's team? */
export function attacks(state: State, player: number): boolean {
  return state.attacker !== -1 && teamOf(state.field, player) === teamOf(state.field, state.attacker);
}
