/** Checking squads (SK-SQD-1..10, SK-PRO-5): each fault comes with its nearest repair. */
import type { Problem } from '@drumhead/engine';
import { repairAll, repair } from '@drumhead/content/repairs';
import { has, homeOf, isPersonality, rosterCalled } from './profiles.ts';
import { profileFaults } from './profileLimits.ts';
import { abilitiesOf, type Model, modelPoints, type SquadFile, squadPoints, STANDARD_LIMIT } from './squadFile.ts';
import { isAgreedLimit } from './agreedLimit.ts';
import { alliesOf } from './allies.ts';
import { commandViolations, postViolations } from './commandPosts.ts';
import {
  asCasual,
  cheapestIn,
  cheapestOf,
  commanderOf,
  counterpart,
  dearestOf,
  FEWEST,
  type Member,
  membersOf,
  MOST,
  relieved,
  sumOf,
  thirdOf,
  type Violation,
  violation,
  withAdded,
  withModel,
  withoutModel,
} from './violations.ts';

/**
 * All faults of the squad; none if it is legal.
 *
 * @example
 * ```ts
 * import { randomInt } from 'drumhead';
 * import { randomSquad, squadProblems } from 'drumhead/skirmish';
 *
 * const squad = randomSquad('fr', 300, randomInt('a squad'));
 * console.log(squadProblems({ ...squad, limit: 10 }).map(({ rule, reason }) => [rule, reason]));
 * ```
 */
export function squadProblems(squad: SquadFile): readonly Problem[] {
  return violations(squad).map((found) => found.problem);
}

/** The squad with this fault repaired and nothing else changed. */
export const squadRepaired = (squad: SquadFile, fault: Problem): SquadFile => repair(violations, squad, fault);

/** The squad repaired one fault after another until it is legal. */
export const squadAllRepaired = (squad: SquadFile): SquadFile => repairAll(violations, squad);

function violations(squad: SquadFile): readonly Violation[] {
  const members = membersOf(squad);
  return [
    ...variantViolations(squad),
    ...limitViolations(squad),
    ...modelViolations(squad),
    ...allyViolations(squad, members),
    ...commandViolations(squad, members),
    ...postViolations(squad, members),
    ...mountedViolations(squad, members),
    ...obstacleViolations(squad),
    ...pointViolations(squad),
    ...sizeViolations(squad),
  ];
}

/** SK-ROS-1, SK-ROS-2. The roster belongs to the variant of the squad. */
function variantViolations(squad: SquadFile): readonly Violation[] {
  const { variant } = rosterCalled(squad.roster);
  if (squad.variant === variant) return [];
  const facts = { roster: `sk.roster.${squad.roster}`, variant: `sk.variant.${squad.variant}` };
  const rule = variant === 'SDS' ? 'SK-ROS-1' : 'SK-ROS-2';
  return [violation('roster', rule, 'sk.problem.rosterOfOther', facts, () => ({ ...squad, variant }))];
}

/** SK-SQD-1, SK-SQD-2, SK-SQD-10. Other limits make a game casual; larger ones may be agreed on in SDS. */
function limitViolations(squad: SquadFile): readonly Violation[] {
  const { variant, limit } = squad;
  const standard = STANDARD_LIMIT[variant];
  if (squad.casual === true || isAgreedLimit(variant, limit)) return [];
  const rule = variant === 'SDS' ? 'SK-SQD-1' : 'SK-SQD-2';
  return [violation('limit', rule, `sk.problem.limit.${variant}`, { limit, standard }, () => asCasual(squad))];
}

// --- each model ------------------------------------------------------------------------------------------------

function modelViolations(squad: SquadFile): readonly Violation[] {
  return squad.models.flatMap((model, at) => [
    ...strangerViolations(squad, model, at),
    ...customViolations(squad, model, at),
    ...storedViolations(squad, model, at),
  ]);
}

/** SK-SQD-3, SK-SQD-8. Every model belongs to the roster, or to one from which it may borrow. */
function strangerViolations(squad: SquadFile, model: Model, at: number): readonly Violation[] {
  if (model.profile === undefined) return [];
  const home = homeOf(model.profile);
  if (home !== null && (home.id === squad.roster || alliesOf(squad.roster).includes(home.id))) return [];
  const path = `models[${at}].profile`;
  const roster = `sk.roster.${squad.roster}`;
  const repaired = () => replaced(squad, at);
  if (home === null) {
    const rule = squad.variant === 'SDS' ? 'SK-ROS-1' : 'SK-ROS-2';
    return [violation(path, rule, 'sk.problem.profileUnknown', { profile: model.profile }, repaired)];
  }
  const facts = { profile: `sk.profile.${model.profile}`, home: `sk.roster.${home.id}`, roster };
  const rule = rosterCalled(squad.roster).variant === 'SDS' ? 'SK-SQD-3' : 'SK-SQD-8';
  return [violation(path, rule, 'sk.problem.profileOfOther', facts, repaired)];
}

/** Replaces a model by the nearest profile of the squad's own roster. */
function replaced(squad: SquadFile, at: number): SquadFile {
  const model = squad.models[at] as Model;
  const { id } = counterpart(squad.roster, abilitiesOf(model), modelPoints(model));
  return withModel(squad, at, { profile: id });
}

/** SK-PRO-5, SK-SQD-10. A custom profile keeps the limits of the formula, and makes the game casual. */
function customViolations(squad: SquadFile, model: Model, at: number): readonly Violation[] {
  const { custom } = model;
  if (custom === undefined) return [];
  const path = `models[${at}].custom`;
  const { name } = custom;
  const faults = profileFaults(custom, squad.variant).map((fault) =>
    violation(`${path}.${fault.path}`, fault.rule, fault.reason, { name, ...fault.facts }, () =>
      withModel(squad, at, { ...model, custom: { name, ...fault.repaired() } }),
    ),
  );
  if (squad.casual === true) return faults;
  return [violation(path, 'SK-SQD-10', 'sk.problem.customCasual', { name }, () => asCasual(squad)), ...faults];
}

/** SK-PTS-5. Points in the file agree with the formula. */
function storedViolations(squad: SquadFile, model: Model, at: number): readonly Violation[] {
  const { points, ...pointless } = model;
  if (points === undefined || abilitiesOf(model) === null || points === modelPoints(model)) return [];
  const facts = { points, formula: modelPoints(model) };
  return [
    violation(`models[${at}].points`, 'SK-PTS-5', 'sk.problem.pointsDiffer', facts, () =>
      withModel(squad, at, pointless),
    ),
  ];
}

// --- models of another roster ----------------------------------------------------------------------------------

/** SK-SQD-8. One other roster of the same side, for up to a third of the limit. */
function allyViolations(squad: SquadFile, members: readonly Member[]): readonly Violation[] {
  const borrowed = members.filter(({ model }) => {
    const home = homeOf(model.profile ?? '')?.id;
    return home !== undefined && home !== squad.roster && alliesOf(squad.roster).includes(home);
  });
  const rosterOf = ({ model }: Member) => homeOf(model.profile ?? '')?.id ?? '';
  const [first] = borrowed;
  if (first === undefined) return [];
  const ally = rosterOf(first);
  const thirds = borrowed
    .filter((member) => rosterOf(member) !== ally)
    .map((member) => {
      const facts = { ally: `sk.roster.${ally}`, other: `sk.roster.${rosterOf(member)}` };
      const path = `models[${member.at}].profile`;
      return violation(path, 'SK-SQD-8', 'sk.problem.thirdRoster', facts, () => replaced(squad, member.at));
    });
  const allied = borrowed.filter((member) => rosterOf(member) === ally);
  const [points, most] = [sumOf(allied), thirdOf(squad)];
  if (points <= most) return thirds;
  const facts = { ally: `sk.roster.${ally}`, points, most };
  const over = violation('models', 'SK-SQD-8', 'sk.problem.alliesOver', facts, () => {
    const commander = commanderOf(squad)?.at;
    const goes = dearestOf(allied.filter(({ at }) => at !== commander)) ?? dearestOf(allied);
    return goes === undefined ? squad : replaced(squad, goes.at);
  });
  return [...thirds, over];
}

// --- the whole squad -------------------------------------------------------------------------------------------

/** SK-SQD-7. Mounted models for at most half of the limit. */
function mountedViolations(squad: SquadFile, members: readonly Member[]): readonly Violation[] {
  const mounted = members.filter(({ abilities }) => has(abilities, 'mounted'));
  const [points, most] = [sumOf(mounted), Math.floor(squad.limit / 2)];
  if (points <= most) return [];
  const dearest = dearestOf(mounted);
  if (dearest === undefined) return [];
  return [
    violation('models', 'SK-SQD-7', 'sk.problem.mountedOver', { points, most }, () => {
      const { id } = counterpart(squad.roster, dearest.abilities, dearest.points);
      return withModel(squad, dearest.at, { profile: id });
    }),
  ];
}

/** SK-SQD-9. Up to three fences or hedges, in SDS alone. */
function obstacleViolations(squad: SquadFile): readonly Violation[] {
  const { obstacles = [], ...bare } = squad;
  if (squad.variant === 'SDT' && obstacles.length > 0) {
    return [violation('obstacles', 'SK-SQD-9', 'sk.problem.obstaclesNotHad', { count: obstacles.length }, () => bare)];
  }
  if (obstacles.length <= MOST_OBSTACLES) return [];
  const facts = { count: obstacles.length, most: MOST_OBSTACLES };
  const fewer = obstacles.slice(0, MOST_OBSTACLES);
  return [
    violation('obstacles', 'SK-SQD-9', 'sk.problem.obstaclesOver', facts, () => ({ ...squad, obstacles: fewer })),
  ];
}

/** SK-SQD-9. */
export const MOST_OBSTACLES = 3;

/** SK-SQD-1, SK-SQD-2. The squad costs no more than its limit. */
function pointViolations(squad: SquadFile): readonly Violation[] {
  const points = squadPoints(squad);
  const { limit } = squad;
  if (points <= limit) return [];
  const rule = squad.variant === 'SDS' ? 'SK-SQD-1' : 'SK-SQD-2';
  const facts = { points, limit, over: points - limit };
  return [violation('models', rule, 'sk.problem.pointsOver', facts, () => cheaper(squad, points - limit))];
}

/** Saves points: fences go first, then the cheapest soldier that saves enough, else the dearest. */
function cheaper(squad: SquadFile, over: number): SquadFile {
  const { obstacles = [] } = squad;
  if (obstacles.length > 0) return { ...squad, obstacles: obstacles.slice(0, -1) };
  const members = membersOf(squad);
  const commander = commanderOf(squad);
  const free = members.filter(({ at, abilities }) => at !== commander?.at && !isPersonality(abilities));
  const cheapest = cheapestOf(squad.roster).id;
  const others = members.filter(
    ({ at, model }) => at !== commander?.at && (squad.models.length > FEWEST || model.profile !== cheapest),
  );
  const enough = free.filter(
    ({ model, points }) => points >= over && (squad.models.length > FEWEST || model.profile !== cheapest),
  );
  const spare = cheapestIn(enough);
  const goes = spare ?? dearestOf(others) ?? dearestOf(members);
  return goes === undefined ? squad : relieved(squad, goes.at);
}

/** SK-SQD-7. From 4 to 20 models. */
function sizeViolations(squad: SquadFile): readonly Violation[] {
  const count = squad.models.length;
  if (count > MOST) {
    return [
      violation('models', 'SK-SQD-7', 'sk.problem.tooMany', { count, most: MOST }, () => {
        const commander = commanderOf(squad)?.at;
        return withoutModel(squad, commander === count - 1 ? count - 2 : count - 1);
      }),
    ];
  }
  if (count >= FEWEST) return [];
  return [violation('models', 'SK-SQD-7', 'sk.problem.tooFew', { count, fewest: FEWEST }, () => oneMore(squad))];
}

/** Adds the cheapest soldier; if he does not fit, he replaces the dearest of the others. */
function oneMore(squad: SquadFile): SquadFile {
  const { id } = cheapestOf(squad.roster);
  const larger = withAdded(squad, id);
  if (squadPoints(larger) <= squad.limit) return larger;
  const commander = commanderOf(squad)?.at;
  const dearest = dearestOf(membersOf(squad).filter(({ at, model }) => at !== commander && model.profile !== id));
  return dearest === undefined ? larger : withModel(larger, dearest.at, { profile: id });
}
