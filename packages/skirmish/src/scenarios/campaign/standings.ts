/** SK-SCN-6, SK-SCN-7. The standings of a campaign: fit models, points, winner. */
import { modelPoints } from '../../armies/squadFile.ts';
import type { CampaignFile, Casualty, Side } from './campaignFile.ts';

/** SK-SCN-7. Points of a game. */
const WIN = 3;
const DRAW = 1;

/** The condition of a model; `resting` misses the next game. */
export type Condition = 'fit' | 'resting' | 'struckOff';

/** SK-SCN-6. The condition after going Out in a game; models that fled or left the table are fit. */
export function conditionAfter({ out, die }: Pick<Casualty, 'out' | 'die'>): Condition {
  if (out === 'killed') return 'struckOff';
  if (out !== 'wounded' || die === undefined || die >= 5) return 'fit';
  return die <= 2 ? 'struckOff' : 'resting';
}

/** The condition of every model of a company before a game, counted from 0. */
export function conditionsAt({ players, played }: CampaignFile, side: Side, game: number): readonly Condition[] {
  const conditions: Condition[] = players[side].company.models.map(() => 'fit');
  played.slice(0, game).forEach(({ out }, number) => {
    for (const casualty of out[side]) {
      const fate = conditionAfter(casualty);
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

/** SK-SCN-7. Points of a company without models struck off. */
export function pointsLeft(file: CampaignFile, side: Side): number {
  const conditions = conditionsOf(file, side);
  return file.players[side].company.models.reduce(
    (sum, model, at) => sum + (conditions[at] === 'struckOff' ? 0 : modelPoints(model)),
    0,
  );
}

/** Have all games been played? */
export const isOver = ({ games, played }: CampaignFile): boolean => played.length >= games;

/**
 * SK-SCN-7. The winner of a finished campaign, by points, then by company left; null for a draw or an unfinished
 * campaign.
 */
export function campaignWinner(file: CampaignFile): Side | null {
  if (!isOver(file)) return null;
  const [one, two] = pointsWon(file);
  if (one !== two) return one > two ? 0 : 1;
  const [left, right] = [pointsLeft(file, 0), pointsLeft(file, 1)];
  return left === right ? null : left > right ? 0 : 1;
}
