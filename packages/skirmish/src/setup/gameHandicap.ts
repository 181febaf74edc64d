/** A handicap between squads: the game with men less or more, and what may even it out. */
import type { Mend } from '@drumhead/engine';
import type { SquadFile } from '../armies/squadFile.ts';
import { withManLess, withManMore } from '../armies/squadHandicap.ts';
import type { AnyGame } from './gameFile.ts';
import { readAnyGame } from './own/readAnyGame.ts';

/** The game with so many men more or less in each squad; null: the rules forbid it. More than the limits allow is a casual game. */
export function withMen(plain: AnyGame, more: readonly number[]): AnyGame | null {
  if (more.every((men) => men === 0)) return plain;
  const squads = plain.players.map(({ squad }, i) => stepped(squad, more[i] ?? 0));
  if (squads.some((squad) => squad === null)) return null;
  const casual = more.some((men) => men > 0);
  const players = plain.players.map((player, i) => {
    const squad = squads[i] ?? player.squad;
    return { ...player, squad: casual ? { ...squad, casual } : squad };
  });
  const made: AnyGame = { ...plain, players, ...(casual && { casual }) };
  return readAnyGame(made).ok ? made : null;
}

function stepped(squad: SquadFile, men: number): SquadFile | null {
  if (men === 0) return squad;
  const next = men > 0 ? withManMore(squad) : withManLess(squad);
  return next && stepped(next, men > 0 ? men - 1 : men + 1);
}

/** A guess: what one man moves. */
const MAN = 0.1;
const MOST_MEN = 3;

/** Small changes of a game file that is sound, for the player `helped`: men more for him, or less for another. */
export function mends(game: AnyGame, helped: number): readonly Mend[] {
  return game.players.flatMap((player, side) => {
    const isHelped = side === helped;
    if (!isHelped && player.team !== undefined && player.team === game.players[helped]?.team) return [];
    return Array.from({ length: MOST_MEN }, (_, i): Mend | null => {
      const men = i + 1;
      const setup = withMen(
        game,
        game.players.map((_one, at) => (at !== side ? 0 : isHelped ? men : -men)),
      );
      const key = isHelped ? 'sk.mend.more' : 'sk.mend.less';
      return setup && { key, facts: { count: men }, side, setup, about: MAN * men };
    }).filter((mend) => mend !== null);
  });
}
