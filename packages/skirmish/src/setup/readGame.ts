/** Reads a game file: checks its form, then the rules about squads, sides and scenario. */
import type { Checked, Facts, Problem } from '@drumhead/engine';
import { problem, readAsGiven } from '@drumhead/content/schema';
import { BOXES, isForMany } from '../scenarios/scenarioBoxes.ts';
import type { SquadFile } from '../armies/squadFile.ts';
import { squadProblems } from '../armies/squadProblems.ts';
import { matchProblems } from '../armies/allies.ts';
import { teamsOf } from './field.ts';
import { type AnyGame, GAME, type GameFile } from './gameFile.ts';

/** The seat id reserved by the kernel. */
const TAKEN = 'dice';

/** The file, or its problems with their paths. Never throws. */
export function readGame(input: unknown): Checked<GameFile> {
  const read = readAsGiven(input, GAME);
  if (!read.ok) return read;
  const file = read.value;
  const found = gameProblems(file);
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, value: file };
}

/** SK-SQD-4. Violations of the rules by a file of valid form, those of all squads together. */
export function gameProblems(file: AnyGame): readonly Problem[] {
  const seats = seatProblems(file);
  if (seats.length > 0) return seats;
  const squads = file.players.flatMap(({ squad }, at) =>
    [...squadProblems(inGame(file, squad)), ...variantProblems(file, squad)].map((found) => ({
      ...found,
      path: `players[${at}].squad.${found.path}`,
    })),
  );
  const roles = attackerProblems(file);
  // The limits of squads depend on the attacker.
  const scenario = roles.length > 0 ? [] : scenarioProblems(file);
  return [...squads, ...teamProblems(file), ...roles, ...matchesOf(file), ...scenario];
}

/** SK-SQD-10. In a casual game every squad is a casual one. */
const inGame = ({ casual }: AnyGame, squad: SquadFile): SquadFile =>
  casual === true ? { ...squad, casual: true } : squad;

/** Seat ids are unique. */
function seatProblems({ players }: AnyGame): readonly Problem[] {
  return players.flatMap(({ id }, at) => {
    const path = `players[${at}].id`;
    if (id === TAKEN) return [problem(path, 'sk.problem.seatOfDice', { id })];
    return players.findIndex((other) => other.id === id) < at ? [problem(path, 'sk.problem.seatTwice', { id })] : [];
  });
}

/** SK-GEN-11. All squads are of the variant of the game. */
function variantProblems({ variant }: AnyGame, squad: SquadFile): readonly Problem[] {
  if (squad.variant === variant) return [];
  const facts = { variant: `sk.variant.${squad.variant}`, wanted: `sk.variant.${variant}` };
  return [problem('variant', 'sk.problem.variantOfGame', facts, 'SK-GEN-11')];
}

/** SK-MPL-3. Two sides, or three or four players on their own. */
function teamProblems(file: AnyGame): readonly Problem[] {
  const teams = new Set(teamsOf(file)).size;
  const players = file.players.length;
  if (teams === 1) return [problem('players', 'sk.problem.oneTeam', { players }, 'SK-MPL-3')];
  if (isForMany(players) && !BOXES[file.scenario].forMany) {
    const facts = { scenario: `sk.scenario.${file.scenario}`, players };
    return [problem('players', 'sk.problem.scenarioForTwo', facts, BOXES[file.scenario].rule)];
  }
  return teams === 2 || (teams === players && players <= 4)
    ? []
    : [problem('players', 'sk.problem.teams', { players, teams }, 'SK-MPL-3')];
}

/**
 * SK-SET-1, SK-SET-3, SK-SCN-7. Roles are settled beforehand if the scenario or a campaign requires it, else rolled.
 */
function attackerProblems(file: AnyGame): readonly Problem[] {
  const { attacker, players, scenario, campaign, casual } = file;
  const { rolesFirst } = BOXES[scenario];
  const facts: Facts = { scenario: `sk.scenario.${scenario}`, players: players.map(({ id }) => id).join(', ') };
  if (attacker === undefined)
    return rolesFirst ? [problem('attacker', 'sk.problem.noAttacker', facts, 'SK-SET-3')] : [];
  if (!players.some(({ id }) => id === attacker)) {
    return [problem('attacker', 'sk.problem.attackerUnknown', { ...facts, attacker })];
  }
  return rolesFirst || scenario === 'own' || campaign === true || casual === true
    ? []
    : [problem('attacker', 'sk.problem.rolesRolled', facts, 'SK-SET-1')];
}

/**
 * SK-SQD-1, -3, -8, -10. Any two enemy squads must be allowed to meet. The limits of a scenario replace the standard
 * ones.
 */
function matchesOf(file: AnyGame): readonly Problem[] {
  const teams = teamsOf(file);
  const named = BOXES[file.scenario].points !== null;
  return file.players.flatMap(({ squad: one }, i) =>
    file.players.flatMap(({ squad: two }, j) =>
      j <= i || teams[i] === teams[j]
        ? []
        : matchProblems(inGame(file, one), inGame(file, two))
            .filter(({ reason }) => reason !== 'sk.problem.variantsDiffer')
            .filter(({ reason }) => !(reason === 'sk.problem.limitsDiffer' && (named || file.casual === true)))
            .map((found) => ({ ...found, path: found.path.replace('squads[1]', `players[${j}].squad`) })),
    ),
  );
}

/**
 * SK-SCN-2, -3, -4, SK-SQD-9. The most points of each role: a squad built for less may play; fences are bought for pick-up
 * games only.
 */
function scenarioProblems(file: AnyGame): readonly Problem[] {
  const { rule, points } = BOXES[file.scenario];
  const scenario = `sk.scenario.${file.scenario}`;
  return file.players.flatMap(({ id, squad }, at) => {
    const path = `players[${at}].squad`;
    const found: Problem[] = [];
    const most = points?.[file.variant][id === file.attacker ? 'attacker' : 'defender'];
    if (most !== undefined && squad.limit > most && file.casual !== true) {
      found.push(problem(`${path}.limit`, 'sk.problem.limitOfScenario', { scenario, limit: squad.limit, most }, rule));
    }
    if (file.scenario !== 'pickUp' && (squad.obstacles ?? []).length > 0) {
      found.push(problem(`${path}.obstacles`, 'sk.problem.obstaclesInScenario', { scenario }, 'SK-SQD-9'));
    }
    return found;
  });
}
