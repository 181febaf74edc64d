/** SK-SCN-6. After a game: casualties, a die for every Wounded model, and the entry in the campaign. */
import type { State } from '../../state/state.ts';
import type { CampaignFile, CampaignGame, Casualty, Side } from './campaignFile.ts';
import type { NextGame } from './nextGame.ts';

/** Models that went Out in a finished game, as indices into the companies in roster order, before any die. */
export function casualtiesOf(
  state: State,
  squads: NextGame['squads'],
): readonly [readonly Casualty[], readonly Casualty[]] {
  const of = (side: Side): readonly Casualty[] => {
    const own = state.models.filter((_, index) => state.field.models[index]?.player === side);
    return own.flatMap(({ out }, at): readonly Casualty[] =>
      out === null ? [] : [{ model: squads[side][at] as number, out }],
    );
  };
  return [of(0), of(1)];
}

/** Number of dice of each side: one for each of its Wounded. */
export function woundedDice(casualties: readonly (readonly Casualty[])[]): readonly number[] {
  return casualties.map((own) => own.filter(({ out }) => out === 'wounded').length);
}

/** Assigns the dice to the Wounded in order. */
export function withDice(casualties: readonly Casualty[], dice: readonly number[]): readonly Casualty[] {
  let next = 0;
  return casualties.map((casualty) =>
    casualty.out === 'wounded' ? { ...casualty, die: dice[next++] as number } : casualty,
  );
}

/** The campaign with a finished game added; `dice` of each side for its Wounded. */
export function settled(
  file: CampaignFile,
  { scenario, squads }: NextGame,
  state: State,
  dice: readonly [readonly number[], readonly number[]],
): CampaignFile {
  if (state.outcome === null) throw new RangeError('the game is not over');
  const casualties = casualtiesOf(state, squads);
  const attacker = state.field.players[state.attacker]?.id;
  const game: CampaignGame = {
    scenario,
    ...(attacker === undefined ? {} : { attacker }),
    winner: state.outcome.winner,
    squads: [[...squads[0]], [...squads[1]]],
    out: [withDice(casualties[0], dice[0]), withDice(casualties[1], dice[1])],
  };
  return { ...file, played: [...file.played, game] };
}

/** SK-SCN-7. A side that cannot field a legal squad loses the game; if neither can, it is a draw. */
export function forfeited(file: CampaignFile, scenario: CampaignGame['scenario'], loser: Side | null): CampaignFile {
  const winner = loser === null ? null : file.players[loser === 0 ? 1 : 0].id;
  const game: CampaignGame = { scenario, winner, forfeit: true, squads: [[], []], out: [[], []] };
  return { ...file, played: [...file.played, game] };
}
