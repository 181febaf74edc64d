/** SK-SQD-4. Squads that players choose in secret after the sides were agreed on, each for its own seat. */
import { type Checked, type Facts, seededRandomInt } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { randomSquad } from '../armies/randomSquad.ts';
import { readSquad, type SquadFile } from '../armies/squadFile.ts';
import { squadProblems } from '../armies/squadProblems.ts';
import type { GameFile } from './gameFile.ts';
import { gameProblems } from './readGame.ts';

/** The squad of each player, by seat. */
export function squadsOf({ players }: GameFile): Readonly<Record<string, SquadFile>> {
  return Object.fromEntries(players.map(({ id, squad }) => [id, squad]));
}

/**
 * The game with squads at these seats that anybody could field there, without borrowed men: they tell nothing of those that
 * were chosen, and may meet whatever those could meet.
 */
export function withExampleSquads(game: GameFile, seats: readonly string[]): GameFile {
  const players = game.players.map((player) => {
    if (!seats.includes(player.id)) return player;
    const { roster, limit } = player.squad;
    const squad = randomSquad(roster, limit, seededRandomInt(`an example of ${roster}`), false);
    return { ...player, squad: game.casual === true ? { ...squad, casual: true } : squad };
  });
  return { ...game, players };
}

/**
 * The game with this squad at a seat, or why it may not stand there: it is of the roster that was agreed on and costs no more
 * than the limit, legal in this game, and may meet a squad of each enemy's roster. Two squads that both borrow may still not meet: `readGame`
 * says so when all are revealed. Never throws.
 */
export function withSquad(game: GameFile, seat: string, input: unknown): Checked<GameFile> {
  const at = game.players.findIndex(({ id }) => id === seat);
  const agreed = game.players[at]?.squad;
  if (agreed === undefined) return { ok: false, problems: [problem('seat', 'sk.problem.noSeat', { seat })] };
  const read = readSquad(input);
  if (!read.ok) return read;
  const brought: SquadFile = game.casual === true ? { ...read.value, casual: true } : read.value;
  const facts: Facts = { roster: `sk.roster.${agreed.roster}`, limit: agreed.limit };
  if (brought.roster !== agreed.roster || brought.limit > agreed.limit) {
    return { ok: false, problems: [problem('roster', 'sk.problem.otherSquad', facts, 'SK-SQD-4')] };
  }
  const squad = upTo(agreed, brought);
  const players = game.players.map((player, i) => (i === at ? { ...player, squad } : player));
  const next = { ...game, players };
  // The squads of others are not its business: examples stand for them.
  const others = game.players.flatMap(({ id }) => (id === seat ? [] : [id]));
  const own = `players[${at}].squad.`;
  const problems = gameProblems(withExampleSquads(next, others)).map((found) => ({
    ...found,
    path: found.path.startsWith(own) ? found.path.slice(own.length) : found.path,
  }));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: next };
}

/**
 * A squad built for a lower limit than the one agreed on, with that limit. What made it casual was perhaps its own limit
 * alone.
 */
function upTo(agreed: SquadFile, brought: SquadFile): SquadFile {
  if (brought.limit === agreed.limit) return brought;
  const { casual, ...squad } = { ...brought, limit: agreed.limit };
  return agreed.casual === casual || squadProblems(squad).length > 0 ? { ...brought, limit: agreed.limit } : squad;
}
