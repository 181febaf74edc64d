/** SK-SQD-3, SK-SQD-8, SK-SQD-10. Sides of rosters: allies and enemies. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { STANDARD_LIMIT, type SquadFile } from './squadFile.ts';
import { homeOf, ROSTER_IDS, rosterCalled } from './profiles.ts';

type Side = 'french' | 'british';

/** The sides a roster may fight on: in SDS France against all others (SK-SQD-3). */
const SIDES: Readonly<Record<string, readonly Side[]>> = {
  fr: ['french'],
  gb: ['british'],
  pr: ['british'],
  at: ['british'],
  ru: ['british'],
  'fiw-fr': ['french'],
  'fiw-gb': ['british'],
  'fiw-prov': ['british'],
  'fiw-rng': ['british'],
  'fiw-nat': ['french', 'british'],
};

const sidesOf = (roster: string): readonly Side[] => SIDES[roster] ?? [];

/** SK-SQD-8. The rosters from which a squad may borrow models. */
export function alliesOf(roster: string): readonly string[] {
  const { variant } = rosterCalled(roster);
  if (variant === 'SDS') return [];
  return ROSTER_IDS.filter(
    (other) =>
      other !== roster &&
      rosterCalled(other).variant === variant &&
      sidesOf(other).some((side) => sidesOf(roster).includes(side)),
  );
}

/** SK-SQD-8. Sides on which all models of a squad may fight together. */
function sidesOfSquad({ roster, models }: SquadFile): readonly Side[] {
  const rosters = [roster, ...models.flatMap(({ profile = '' }) => homeOf(profile)?.id ?? [])];
  return sidesOf(roster).filter((side) => rosters.every((one) => sidesOf(one).includes(side)));
}

/** SK-SQD-3, SK-SQD-8, SK-SQD-10. Why these two squads may not meet. */
export function matchProblems(first: SquadFile, second: SquadFile): readonly Problem[] {
  if (first.variant !== second.variant) {
    const variants = { first: `sk.variant.${first.variant}`, second: `sk.variant.${second.variant}` };
    return [problem('squads[1].variant', 'sk.problem.variantsDiffer', variants)];
  }
  const limitRule = first.variant === 'SDS' ? 'SK-SQD-1' : 'SK-SQD-2';
  const standard = STANDARD_LIMIT[first.variant];
  const found: Problem[] = [];
  // A limit is the most that a squad may cost: one built for less may play, but more than the standard is agreed by both.
  if (first.limit !== second.limit && Math.max(first.limit, second.limit) > standard) {
    const limits = { first: first.limit, second: second.limit, standard };
    found.push(problem('squads[1].limit', 'sk.problem.limitsDiffer', limits, limitRule));
  }
  const casual = first.casual === true && second.casual === true;
  const opposed = sidesOfSquad(first).some((one) => sidesOfSquad(second).some((two) => one !== two));
  if (!casual && !opposed) {
    const rosters = { first: `sk.roster.${first.roster}`, second: `sk.roster.${second.roster}` };
    const rule = first.variant === 'SDS' ? 'SK-SQD-3' : 'SK-SQD-8';
    found.push(problem('squads[1].roster', `sk.problem.noOpponents.${first.variant}`, rosters, rule));
  }
  return found;
}
