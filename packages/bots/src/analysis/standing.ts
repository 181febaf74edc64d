/** How the sides of a battle stand: the chance of victory with half that of a draw, the mean where dice are to be rolled. */
import {
  type BattleEvent,
  type Command,
  DICE,
  drawnOutcomes,
  type Knowledge,
  outcomesOf,
  type Pending,
  type Ruleset,
} from '@drumhead/engine';
import { valuer } from '../value/chance.ts';

export interface Standing {
  /** By seat. */
  readonly standings: readonly number[];
  /** Were there too many results to weigh each, so that some were drawn? */
  readonly drawn: boolean;
}

/** A result of the dice that a state waits for. */
interface Result {
  readonly chance: number;
  readonly state: unknown;
}

type Rules = Ruleset<unknown, Command, BattleEvent>;

/** More rolls than these are not tried one by one: so many of their results are drawn instead. */
const MOST_ROLLS = 300;
const DRAWN = 40;

/** The standing of each seat in the states of one battle; null where nothing is known of chances. */
export function standingIn(known: Knowledge<unknown, Command, BattleEvent>): ((state: unknown) => Standing) | null {
  const chancesIn = valuer(known);
  if (chancesIn === null) return null;
  const { ruleset } = known;
  return (begun) => {
    const { results, drawn } = resultsOf(ruleset, begun);
    return {
      standings: meanOf(
        results.map(({ chance, state }) => {
          const chances = chancesIn(state);
          const draw = Math.max(0, 1 - chances.reduce((sum, one) => sum + one, 0));
          return { chance, standings: chances.map((one) => one + draw / 2) };
        }),
      ),
      drawn,
    };
  };
}

/** The mean of standings, by their chances. */
export function meanOf(parts: readonly { readonly chance: number; readonly standings: readonly number[] }[]): number[] {
  const sums = (parts[0]?.standings ?? []).map(() => 0);
  for (const { chance, standings } of parts)
    for (const [side, standing] of standings.entries()) sums[side] = (sums[side] as number) + chance * standing;
  return sums;
}

/** All that the dice may bring that a state waits for, or what was drawn of it; the state itself where it waits for none. */
export function resultsOf(
  ruleset: Rules,
  state: unknown,
): { readonly results: readonly Result[]; readonly drawn: boolean } {
  if (!isRolling(ruleset, state)) return { results: [{ chance: 1, state }], drawn: false };
  const all = outcomesOf(ruleset, state, MOST_ROLLS);
  return { results: all ?? drawnOutcomes(ruleset, state, DRAWN), drawn: all === null };
}

const isDice = (waiting: Pending | undefined): waiting is Pending => waiting?.seat === DICE;

export const isRolling = ({ pending }: Pick<Rules, 'pending'>, state: unknown): boolean => isDice(pending(state)[0]);
