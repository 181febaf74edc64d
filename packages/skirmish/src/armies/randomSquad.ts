/** Random legal squads. */
import { ROSTERS } from './rosters.ts';
import { type Model, SQUAD_FORMAT, SQUAD_VERSION, type SquadFile, squadPoints } from './squadFile.ts';
import { isAgreedLimit } from './agreedLimit.ts';
import { pointsOf } from './points.ts';
import { squadProblems } from './squadProblems.ts';
import { rosterCalled } from './profiles.ts';
import { alliesOf } from './allies.ts';
import { cheapestOf, commandersIn, FEWEST, MOST, ranksOf, thirdOf, withAdded } from './violations.ts';

/** A number from 0 to `n` - 1. */
export type RandomPick = (n: number) => number;

const one = <T>(of: readonly T[], pick: RandomPick): T => of[pick(of.length)] as T;

/** SK-SQD-10. An empty squad, casual if the limit is not one of the rules. */
export function emptySquad(roster: string, limit: number): SquadFile {
  const { variant } = rosterCalled(roster);
  return {
    format: SQUAD_FORMAT,
    version: SQUAD_VERSION,
    variant,
    roster,
    limit,
    ...(isAgreedLimit(variant, limit) ? {} : { casual: true }),
    models: [],
  };
}

/**
 * A random legal squad of roster profiles, filled until no further model fits; `borrows`: from allies, too.
 *
 * @example
 * ```ts
 * import { randomInt } from 'drumhead';
 * import { randomSquad } from 'drumhead/skirmish';
 *
 * console.log(randomSquad('fr', 300, randomInt('a squad')).models.length);
 * ```
 */
export function randomSquad(roster: string, limit: number, pick: RandomPick, borrows = true): SquadFile {
  let squad = withCore(emptySquad(roster, limit), pick);
  const open = ROSTERS.filter(({ id }) => id === roster || (borrows && alliesOf(roster).includes(id))).flatMap(
    (of) => of.profiles,
  );
  while (squad.models.length < MOST) {
    const made = squad;
    const clearance = limit - squadPoints(made);
    const fitting = open.filter(
      (profile) => pointsOf(profile) <= clearance && squadProblems(withAdded(made, profile.id)).length === 0,
    );
    if (fitting.length === 0) break;
    squad = withAdded(squad, one(fitting, pick).id);
  }
  return { ...squad, models: inOrder(roster, squad.models) };
}

/** SK-SQD-5..7. A commander within a third of the limit, and the fewest soldiers a squad must have. */
function withCore(empty: SquadFile, pick: RandomPick): SquadFile {
  const payable = (roster: string) => commandersIn(roster).filter((of) => pointsOf(of) <= thirdOf(empty));
  const own = payable(empty.roster);
  const commanders = own.length > 0 ? own : alliesOf(empty.roster).flatMap(payable);
  let squad = withAdded(empty, one(commanders, pick).id);
  const cheapest = pointsOf(cheapestOf(empty.roster));
  while (squad.models.length < FEWEST) {
    const reserve = (FEWEST - squad.models.length - 1) * cheapest;
    const clearance = squad.limit - squadPoints(squad) - reserve;
    const payableRanks = ranksOf(empty.roster).filter((of) => pointsOf(of) <= clearance);
    squad = withAdded(squad, one(payableRanks, pick).id);
  }
  return squad;
}

/** Models in roster order, borrowed ones last. */
function inOrder(roster: string, models: readonly Model[]): readonly Model[] {
  const order = [rosterCalled(roster), ...ROSTERS].flatMap(({ profiles }) => profiles.map(({ id }) => id));
  return [...models].sort((a, b) => order.indexOf(a.profile ?? '') - order.indexOf(b.profile ?? ''));
}
