/** Reads a campaign file and checks its form, its companies, and that its games are possible. */
import type { Checked, Problem } from '@drumhead/engine';
import { problem, readAsGiven } from '@drumhead/content/schema';
import { SQUAD_FORMAT, SQUAD_VERSION, type SquadFile } from '../../armies/squadFile.ts';
import { squadProblems } from '../../armies/squadProblems.ts';
import { matchProblems } from '../../armies/allies.ts';
import {
  CAMPAIGN,
  type CampaignFile,
  type CampaignGame,
  type Casualty,
  COMPANY_LIMIT,
  type Side,
} from './campaignFile.ts';
import { limitFor, pickProblems, rolesNext, scenariosLeft } from './nextGame.ts';
import { conditionsAt } from './standings.ts';

/** Faults of squads that apply to companies too. */
const OF_COMPANY: ReadonlySet<string> = new Set([
  'sk.problem.profileUnknown',
  'sk.problem.profileOfOther',
  'sk.problem.customCasual',
  'sk.problem.pointsDiffer',
  'sk.problem.thirdRoster',
  'sk.problem.alliesOver',
  'sk.problem.pointsOver',
  'sk.problem.rosterOfOther',
]);

/** The file, or its problems with their paths. Never throws. */
export function readCampaign(input: unknown): Checked<CampaignFile> {
  const read = readAsGiven(input, CAMPAIGN);
  if (!read.ok) return read;
  const file = read.value;
  const found = campaignProblems(file);
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, value: file };
}

/** Violations of the rules by a file of valid form. */
export function campaignProblems(file: CampaignFile): readonly Problem[] {
  const companies = ([0, 1] as const).flatMap((side) => companyProblems(file, side));
  const ids = file.players[0].id === file.players[1].id || file.players.some(({ id }) => id === 'dice');
  const seats = ids ? [problem('players[1].id', 'sk.problem.seatTwice', { id: file.players[1].id })] : [];
  if (companies.length > 0 || seats.length > 0) return [...companies, ...seats];
  return [...opposed(file), ...courseProblems(file)];
}

/** A whole company as one squad. */
function asSquad({ variant, players }: CampaignFile, side: Side): SquadFile {
  const { roster, models } = players[side].company;
  return { format: SQUAD_FORMAT, version: SQUAD_VERSION, variant, roster, limit: COMPANY_LIMIT[variant], models };
}

/** SK-SCN-6. One nation or force (SK-SQD-8), and one and a half times the standard points. */
export function companyProblems(file: CampaignFile, side: Side): readonly Problem[] {
  return squadProblems(asSquad(file, side))
    .filter(({ reason }) => OF_COMPANY.has(reason))
    .map((found) => ({
      ...found,
      path: `players[${side}].company.${found.path}`,
      rule: found.reason === 'sk.problem.pointsOver' ? 'SK-SCN-6' : found.rule,
    }));
}

/** SK-SQD-3, SK-SQD-8. The two companies may meet. */
function opposed(file: CampaignFile): readonly Problem[] {
  return matchProblems(asSquad(file, 0), asSquad(file, 1)).map((found) => ({
    ...found,
    path: found.path.replace('squads[1]', 'players[1].company'),
  }));
}

/** SK-SCN-7. Each game needs a scenario still available, squads of fit models, and dice for the Wounded. */
function courseProblems(file: CampaignFile): readonly Problem[] {
  const { games, played } = file;
  if (played.length > games) {
    return [problem('played', 'sk.problem.gamesOver', { played: played.length, games }, 'SK-SCN-7')];
  }
  return played.flatMap((game, number) => {
    const before: CampaignFile = { ...file, played: played.slice(0, number) };
    return gameProblems(before, game).map((found) => ({ ...found, path: `played[${number}].${found.path}` }));
  });
}

function gameProblems(before: CampaignFile, game: CampaignGame): readonly Problem[] {
  const { scenario, winner, attacker, forfeit } = game;
  const found: Problem[] = [];
  const ids = before.players.map(({ id }) => id);
  if (!scenariosLeft(before).includes(scenario)) {
    found.push(problem('scenario', 'sk.problem.scenarioAgain', { scenario: `sk.scenario.${scenario}` }, 'SK-SCN-7'));
  }
  for (const [path, id] of [
    ['winner', winner],
    ['attacker', attacker ?? null],
  ] as const) {
    if (id !== null && !ids.includes(id)) {
      found.push(problem(path, 'sk.problem.playerUnknown', { id, players: ids.join(', ') }));
    }
  }
  if (found.length > 0 || forfeit === true) return found;
  if (attacker === undefined) return [problem('attacker', 'sk.problem.attackerMissing', {}, 'SK-SCN-7')];
  const side = ids.indexOf(attacker) as Side;
  const rolled = rolesNext(before, scenario).how === 'rolled';
  return ([0, 1] as const).flatMap((own) => {
    const limit = limitFor(before, scenario, own, rolled ? null : side);
    const picked = squadFaults(before, own, game.squads[own], limit);
    return [...picked, ...casualtyProblems(before, own, game)];
  });
}

/** The squad must have been legal with some NCO in command. */
function squadFaults(before: CampaignFile, side: Side, models: readonly number[], limit: number): readonly Problem[] {
  const plain = pickProblems(before, side, models, limit);
  const named = plain.length === 0 || models.some((at) => pickProblems(before, side, models, limit, at).length === 0);
  return named ? [] : plain.map((found) => ({ ...found, path: `squads[${side}].${found.path}` }));
}

/** SK-SCN-6. Only models of the squad went Out, once each, and only the Wounded have a die. */
function casualtyProblems(before: CampaignFile, side: Side, { squads, out }: CampaignGame): readonly Problem[] {
  const conditions = conditionsAt(before, side, before.played.length);
  return out[side].flatMap(({ model, out: reason, die }: Casualty, at): readonly Problem[] => {
    const path = `out[${side}][${at}]`;
    if (conditions[model] === undefined || !squads[side].includes(model)) {
      return [problem(`${path}.model`, 'sk.problem.notInGame', { model }, 'SK-SCN-6')];
    }
    if (out[side].findIndex((other) => other.model === model) < at) {
      return [problem(`${path}.model`, 'sk.problem.outTwice', { model }, 'SK-SCN-6')];
    }
    if ((reason === 'wounded') === (die !== undefined)) return [];
    const key = die === undefined ? 'sk.problem.dieMissing' : 'sk.problem.dieNotHis';
    return [problem(`${path}.die`, key, { model }, 'SK-SCN-6')];
  });
}
