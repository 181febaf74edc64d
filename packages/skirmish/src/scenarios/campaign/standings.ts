/** SK-SCN-6, SK-SCN-7. Where a campaign stands: who is fit, points won, who has won in the end. */
import { modelPoints } from '../../armies/squadFile.ts';
import type { CampaignFile, Casualty, Side } from './campaignFile.ts';

/** SK-SCN-7. Points of a game. */
const WIN = 3;
const DRAW = 1;

/** What became of a model: `resting` misses the next game. */
export type Condition = 'fit' | 'resting' | 'struckOff';

/** SK-SCN-6. What a game leaves of one who went Out in it; fled and gone from the table are fit. */
export function fateOf({ out, die }: Pick<Casualty, 'out' | 'die'>): Condition {
  if (out === 'killed') return 'struckOff';
  if (out !== 'wounded' || die === undefined || die >= 5) return 'fit';
  return die <= 2 ? 'struckOff' : 'resting';
}

/** The condition of every model of a company before the game of this number (0 the first). */
export function conditionsAt({ players, played }: CampaignFile, side: Side, game: number): readonly Condition[] {
  const conditions: Condition[] = players[side].company.models.map(() => 'fit');
  played.slice(0, game).forEach(({ out }, number) => {
    for (const casualty of out[side]) {
      const fate = fateOf(casualty);
      if (fate === 'struckOff') conditions[casualty.model] = 'struckOff';
      else if (fate === 'resting' && number === game - 1) conditions[casualty.model] = 'resting';
    }
  });
  return conditions;
}

/** The condition of every model now, before the next game. */
export const conditionsOf = (file: CampaignFile, side: Side): readonly Condition[] =>
  conditionsAt(file, side, file.played.length);

/** Indices of the models that may be picked for the next game. */
export function fitModels(file: CampaignFile, side: Side): readonly number[] {
  return conditionsOf(file, side).flatMap((condition, model) => (condition === 'fit' ? [model] : []));
}

/** SK-SCN-7. Points won by each player so far. */
export function pointsWon({ players, played }: CampaignFile): readonly [number, number] {
  const of = (side: Side) =>
    played.reduce((sum, { winner }) => sum + (winner === null ? DRAW : winner === players[side].id ? WIN : 0), 0);
  return [of(0), of(1)];
}

/** SK-SCN-7. Points of company that are not struck off. */
export function pointsLeft(file: CampaignFile, side: Side): number {
  const conditions = conditionsOf(file, side);
  return file.players[side].company.models.reduce(
    (sum, model, at) => sum + (conditions[at] === 'struckOff' ? 0 : modelPoints(model)),
    0,
  );
}

/** Have all games been played? */
export const isOver = ({ games, played }: CampaignFile): boolean => played.length >= games;

/** SK-SCN-7. Who has won the campaign when it is over: points, then company left; null: a draw, or not over yet. */
export function campaignWinner(file: CampaignFile): Side | null {
  if (!isOver(file)) return null;
  const [one, two] = pointsWon(file);
  if (one !== two) return one > two ? 0 : 1;
  const [left, right] = [pointsLeft(file, 0), pointsLeft(file, 1)];
  return left === right ? null : left > right ? 0 : 1;
}
