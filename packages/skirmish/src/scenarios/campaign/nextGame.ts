/** SK-SCN-6, SK-SCN-7. The next game of a campaign: its scenario, roles and squads. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { BOXES } from '../scenarioBoxes.ts';
import { GAME_FORMAT, GAME_VERSION, type GameFile } from '../../setup/gameFile.ts';
import { type Model, SQUAD_FORMAT, SQUAD_VERSION, type SquadFile, STANDARD_LIMIT } from '../../armies/squadFile.ts';
import { squadProblems } from '../../armies/squadProblems.ts';
import { FEWEST } from '../../armies/violations.ts';
import type { ScenarioId } from '../../state/state.ts';
import type { CampaignFile, Side } from './campaignFile.ts';
import { conditionsOf, fitModels } from './standings.ts';

/** SK-SCN-7. Four scenarios, each once; a fifth game is a pick-up game. */
const COURSE: readonly ScenarioId[] = ['pickUp', 'forlornHope', 'foragingMission', 'assaultAtTheFarm'];

/** SK-SCN-7. Scenarios from which the next one is drawn. */
export function scenariosLeft({ played }: Pick<CampaignFile, 'played'>): readonly ScenarioId[] {
  const left = COURSE.filter((scenario) => !played.some((game) => game.scenario === scenario));
  return left.length > 0 ? left : ['pickUp'];
}

/**
 * How the roles of the next game are settled: rolled with the squads (SK-SET-1), by a die each (SK-SET-3), or chosen.
 */
export type RolesNext = { readonly how: 'rolled' | 'dieEach' } | { readonly how: 'chosen'; readonly by: Side };

/** SK-SCN-7. The loser of the last game chooses; for the first game and after a draw, roles are rolled. */
export function rolesNext({ players, played }: CampaignFile, scenario: ScenarioId): RolesNext {
  const last = played.at(-1);
  if (last === undefined || last.winner === null) return { how: BOXES[scenario].rolesFirst ? 'dieEach' : 'rolled' };
  return { how: 'chosen', by: last.winner === players[0].id ? 1 : 0 };
}

/** SK-SET-3. One die each without Scouts: the side that chooses its role, or null for a tie, which is rerolled. */
export function chooserOf([one, two]: readonly [number, number]): Side | null {
  return one === two ? null : one > two ? 0 : 1;
}

/** The limit of a side's squad in the next game; `attacker` is null if roles are rolled later. */
export function limitFor(
  { variant }: Pick<CampaignFile, 'variant'>,
  scenario: ScenarioId,
  side: Side,
  attacker: Side | null,
) {
  const points = BOXES[scenario].points?.[variant];
  if (points === undefined) return STANDARD_LIMIT[variant];
  return points[side === attacker ? 'attacker' : 'defender'];
}

/** The squad file of models picked from a company; `commander` is the NCO who commands without a Leader. */
export function squadFrom(
  { variant, players }: CampaignFile,
  side: Side,
  models: readonly number[],
  limit: number,
  commander: number | null = null,
): SquadFile {
  const { company } = players[side];
  return {
    format: SQUAD_FORMAT,
    version: SQUAD_VERSION,
    variant,
    roster: company.roster,
    limit,
    ...(company.name === undefined ? {} : { name: company.name }),
    models: models.map((at): Model => {
      const { commander: _, ...model } = company.models[at] as Model;
      return at === commander ? { ...model, commander: true } : model;
    }),
  };
}

/** SK-SCN-6. Why these models cannot be the squad of the next game: unfit, repeated, or no legal squad. */
export function pickProblems(
  file: CampaignFile,
  side: Side,
  models: readonly number[],
  limit: number,
  commander: number | null = null,
): readonly Problem[] {
  const conditions = conditionsOf(file, side);
  const unfit = models.flatMap((model, at): readonly Problem[] => {
    const condition = conditions[model];
    const path = `models[${at}]`;
    if (condition === undefined) return [problem(path, 'sk.problem.notOfCompany', { model }, 'SK-SCN-6')];
    if (models.indexOf(model) < at) return [problem(path, 'sk.problem.pickedTwice', { model }, 'SK-SCN-6')];
    return condition === 'fit' ? [] : [problem(path, `sk.problem.unfit.${condition}`, { model }, 'SK-SCN-6')];
  });
  return unfit.length > 0 ? unfit : squadProblems(squadFrom(file, side, models, limit, commander));
}

/**
 * SK-SCN-7. Can a side field a legal squad of its fit models? If so, there is one of the fewest models: a commander and
 * three more, tried profile by profile.
 */
export function canField(file: CampaignFile, side: Side, limit: number): boolean {
  return smallestSquad(file, side, limit) !== null;
}

/** The first legal squad of the fewest models among the fit ones, or null. */
export function smallestSquad(file: CampaignFile, side: Side, limit: number): readonly number[] | null {
  const { models } = file.players[side].company;
  // Of equal models only as many as the smallest squad can hold.
  const kinds = new Map<string, number[]>();
  for (const at of fitModels(file, side)) {
    const kind = JSON.stringify({ ...models[at], commander: undefined });
    kinds.set(kind, [...(kinds.get(kind) ?? []), at].slice(0, FEWEST));
  }
  const few = [...kinds.values()].flat();
  const legal = (picked: readonly number[]) => pickProblems(file, side, picked, limit, picked[0]).length === 0;
  const plain = (picked: readonly number[]) => pickProblems(file, side, picked, limit).length === 0;
  return combined(few, FEWEST, (picked) => plain(picked) || legal(picked));
}

/** The first acceptable choice of `count` of these, in order. */
function combined(
  from: readonly number[],
  count: number,
  will: (picked: readonly number[]) => boolean,
  picked: readonly number[] = [],
): readonly number[] | null {
  if (picked.length === count) return will(picked) ? picked : null;
  for (let i = 0; i <= from.length - (count - picked.length); i++) {
    const found = combined(from.slice(i + 1), count, will, [...picked, from[i] as number]);
    if (found !== null) return found;
  }
  return null;
}

export interface NextGame {
  readonly scenario: ScenarioId;
  /** The attacker, or null if roles are rolled when the squads are revealed. */
  readonly attacker: Side | null;
  readonly squads: readonly [readonly number[], readonly number[]];
  readonly commanders?: readonly [number | null, number | null];
}

/** The game file of the next game, to be read as any other (SK-SCN-7: withdrawal only below half). */
export function nextGame(
  file: CampaignFile,
  { scenario, attacker, squads, commanders = [null, null] }: NextGame,
): GameFile {
  const player = (side: Side) => {
    const { id, name } = file.players[side];
    const limit = limitFor(file, scenario, side, attacker);
    const squad = squadFrom(file, side, squads[side], limit, commanders[side]);
    return { id, ...(name === undefined ? {} : { name }), squad };
  };
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    variant: file.variant,
    scale: file.scale,
    scenario,
    grown: true,
    players: [player(0), player(1)],
    ...(attacker === null ? {} : { attacker: file.players[attacker].id }),
    campaign: true,
  };
}
