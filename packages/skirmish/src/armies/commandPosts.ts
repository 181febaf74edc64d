/** SK-SQD-5, SK-SQD-6. Command posts: commander, Leader, NCOs, Flag Bearer, Musician. */
import type { Special } from './specials.ts';
import type { SquadFile } from './squadFile.ts';
import { pointsOf } from './points.ts';
import { canCommand, has, homeOf, isPersonality } from './profiles.ts';
import { alliesOf } from './allies.ts';
import {
  asCasual,
  commanderAmong,
  commanderOf,
  commandersIn,
  dearestOf,
  FEWEST,
  type Member,
  membersOf,
  relieved,
  sumOf,
  thirdOf,
  type Violation,
  violation,
  withAdded,
  withModel,
} from './violations.ts';

/** SK-SQD-5. Number of other models required for each NCO. */
const MODELS_PER_NCO = 5;
/** SK-SQD-5. Points of limit required for each Flag Bearer and each Musician. */
const POINTS_PER_POST = 400;

/** SK-SQD-5. A squad has one commander, a casual one perhaps none, and no other model is marked as such. */
export function commandViolations(squad: SquadFile, members: readonly Member[]): readonly Violation[] {
  const commander = commanderAmong(members);
  const marked = members.filter(({ model }) => model.commander === true);
  const wrongly = marked.filter(({ at }) => at !== commander?.at);
  const mistaken = wrongly.map(({ at, model }) =>
    violation(`models[${at}].commander`, 'SK-SQD-5', 'sk.problem.notCommander', {}, () => {
      const { commander: _, ...plain } = model;
      return withModel(squad, at, plain);
    }),
  );
  if (commander !== null) return mistaken;
  const [nco] = members.filter(({ abilities }) => has(abilities, 'nco'));
  if (nco !== undefined) {
    return [
      ...mistaken,
      violation('models', 'SK-SQD-5', 'sk.problem.commanderUnnamed', {}, () =>
        withModel(squad, nco.at, { ...nco.model, commander: true }),
      ),
    ];
  }
  if (squad.casual === true) return mistaken;
  return [...mistaken, violation('models', 'SK-SQD-5', 'sk.problem.noCommander', {}, () => commanded(squad))];
}

/** Adds the cheapest commander of the roster; in a full squad he replaces the dearest soldier. */
function commanded(squad: SquadFile): SquadFile {
  const [cheapest] = commandersIn(squad.roster);
  const id = cheapest?.id ?? '';
  const dearest = dearestOf(membersOf(squad));
  return squad.models.length <= FEWEST || dearest === undefined
    ? withAdded(squad, id)
    : withModel(squad, dearest.at, { profile: id });
}

/** SK-SQD-5, SK-SQD-6. */
export function postViolations(squad: SquadFile, members: readonly Member[]): readonly Violation[] {
  const { limit } = squad;
  const perLimit = Math.ceil(limit / POINTS_PER_POST);
  const ncos = members.filter(({ abilities }) => has(abilities, 'nco')).length;
  const perModels = Math.ceil((members.length - ncos) / MODELS_PER_NCO);
  return [
    ...tooManyOf(squad, members, 'leader', 1, 'sk.problem.leaders'),
    ...tooManyOf(squad, members, 'nco', perModels, 'sk.problem.ncos'),
    ...tooManyOf(squad, members, 'flagBearer', perLimit, 'sk.problem.flagBearers'),
    ...tooManyOf(squad, members, 'musician', perLimit, 'sk.problem.musicians'),
    ...personalityViolations(squad, members),
  ];
}

/** SK-SQD-5. Limits of each post; the repair removes the last one too many. */
function tooManyOf(
  squad: SquadFile,
  members: readonly Member[],
  special: Special,
  most: number,
  reason: string,
): readonly Violation[] {
  const holders = members.filter(({ abilities }) => has(abilities, special));
  if (holders.length <= most) return [];
  const commander = commanderOf(squad)?.at;
  const goes = holders.filter(({ at }) => at !== commander).at(-1);
  // A squad of nothing but its commander is reported as too small.
  if (goes === undefined) return [];
  return [violation('models', 'SK-SQD-5', reason, { count: holders.length, most }, () => relieved(squad, goes.at))];
}

/** SK-SQD-6. Personalities cost at most a third of the limit. */
function personalityViolations(squad: SquadFile, members: readonly Member[]): readonly Violation[] {
  const posts = members.filter(({ abilities }) => isPersonality(abilities));
  const [points, most] = [sumOf(posts), thirdOf(squad)];
  if (points <= most) return [];
  const commander = commanderOf(squad);
  const others = posts.filter(({ at }) => at !== commander?.at);
  return [
    violation('models', 'SK-SQD-6', 'sk.problem.personalities', { points, most }, () => {
      const goes = dearestOf(others);
      return goes !== undefined ? relieved(squad, goes.at) : cheaperCommander(squad, posts[0] as Member);
    }),
  ];
}

/** A commander that fits the limit, of the roster or borrowed, or else a limit that allows the cheapest. */
function cheaperCommander(squad: SquadFile, commander: Member): SquadFile {
  const borrowed = squad.models
    .map(({ profile = '' }) => homeOf(profile)?.id)
    .find((home) => home !== undefined && home !== squad.roster);
  const open = [squad.roster, ...(borrowed === undefined ? alliesOf(squad.roster) : [borrowed])];
  const payable = open.flatMap((roster) => commandersIn(roster)).filter((one) => pointsOf(one) <= thirdOf(squad));
  const nearest = payable.find((one) => homeOf(one.id)?.id === squad.roster && canCommand(one)) ?? payable[0];
  if (nearest !== undefined) return withModel(squad, commander.at, { profile: nearest.id });
  const cheapest = commandersIn(squad.roster)[0];
  const needed = cheapest === undefined ? commander.points : Math.min(commander.points, pointsOf(cheapest));
  return asCasual({ ...squad, limit: 3 * needed });
}
