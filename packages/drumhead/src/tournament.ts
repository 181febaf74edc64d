import { type PlayedMatch, playTournament } from '@drumhead/bots';
import type { BattleEvent, Command, Player, Ruleset } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { type Contestant, seated, setUpOf } from './battles.ts';
import { valueOf } from './result.ts';

/**
 * Every two players meet over pairs of battles with the same dice, seats swapped between the two. The score of each match
 * is the share of wins of the first player, with its 95 % interval over pairs; with `luck`, also without what the dice gave
 * beyond their exact mean (`adjusted`): the same in the long run, and sooner certain. `battles` are names of scenarios or set-ups
 * of two sides, played in turn. Throws where one is unsound, or a player picks what is not legal.
 *
 * @example
 * ```ts
 * import { tournament } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const [match] = tournament(simplicity, {
 *   battles: ['windmill-ridge'],
 *   players: { first: (view, seat, offers) => offers[0]!, recruit: 'recruit' },
 *   pairs: 2,
 *   seed: '1',
 *   cap: 300,
 * });
 * console.log(match?.players, match?.score, match?.interval);
 * ```
 */
export function tournament<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  {
    battles,
    players,
    pairs,
    seed,
    cap = 20_000,
    luck = false,
    onPair,
  }: {
    readonly battles: readonly unknown[];
    readonly players: Readonly<Record<string, Contestant<S, C>>>;
    readonly pairs: number;
    /** All dice and choices follow from it. */
    readonly seed: string;
    /** A battle of so many orders is given up, and counts as drawn. */
    readonly cap?: number;
    /** Is `adjusted` wanted? Battles of captains take up to twice the time then, those of others many times as long. */
    readonly luck?: boolean;
    /** Called after every pair. */
    readonly onPair?: (done: number, all: number) => void;
  },
): readonly PlayedMatch[] {
  return playTournament({
    ruleset,
    setups: battles.map((battle) => valueOf(setUpOf(ruleset, battle))),
    players: Object.fromEntries(
      Object.entries(players).map(([name, contestant]) => [
        name,
        (_seat: string, own: string) => seated(ruleset, contestant, own) as Player<unknown, Command>,
      ]),
    ),
    pairs,
    seed,
    cap,
    ...(luck ? { chances: { ...knowledgeOf(ruleset.id), ruleset } } : {}),
    ...(onPair === undefined ? {} : { onPair }),
  });
}
