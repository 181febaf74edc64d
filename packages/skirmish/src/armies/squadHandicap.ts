/** A handicap in points: the same squad with a man less or one more. */
import { isAgreedLimit } from './agreedLimit.ts';
import { pointsOf } from './points.ts';
import { MOST_LIMIT, type SquadFile, squadPoints } from './squadFile.ts';
import { squadProblems } from './squadProblems.ts';
import { asCasual, commanderOf, membersOf, ranksOf, withAdded, withoutModel } from './violations.ts';

/** The squad without the cheapest man that it may lose, its commander never; null: it may lose none. */
export function withManLess(squad: SquadFile): SquadFile | null {
  const leader = commanderOf(squad)?.at;
  const cheapest = membersOf(squad).filter(({ at }) => at !== leader);
  for (const { at } of [...cheapest].sort((a, b) => a.points - b.points)) {
    const fewer = withoutModel(squad, at);
    if (squadProblems(fewer).length === 0) return fewer;
  }
  return null;
}

/**
 * The squad with one more man of the rank and file it has most of, the cheaper of two; null: it may have no more. Where
 * the limit leaves no room it is raised, and the squad is a casual one (SK-SQD-10).
 */
export function withManMore(squad: SquadFile): SquadFile | null {
  const many = (profile: string) => squad.models.filter((model) => model.profile === profile).length;
  const ranks = [...ranksOf(squad.roster)].sort((a, b) => many(b.id) - many(a.id) || pointsOf(a) - pointsOf(b));
  for (const { id } of ranks) {
    const more = inLimit(withAdded(squad, id));
    if (squadProblems(more).length === 0) return more;
  }
  return null;
}

function inLimit(squad: SquadFile): SquadFile {
  const points = squadPoints(squad);
  if (points <= squad.limit) return squad;
  const raised = { ...squad, limit: Math.min(points, MOST_LIMIT) };
  return isAgreedLimit(squad.variant, raised.limit) ? raised : asCasual(raised);
}
