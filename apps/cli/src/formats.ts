/** The kinds of JSON files there are besides records: known by their `format`, each with its check and its schema. */
import type { AnyRuleset, Checked, Problem } from '@drumhead/engine';
import {
  HISTORICAL_FORMAT,
  historicalProblems,
  historicalSchema,
  readHistorical,
} from '@drumhead/large-battles/historical';
import { DIVISION_FORMAT, divisionProblems, divisionSchema, readDivision } from '@drumhead/large-battles/armies';
import { PICKUP_FORMAT, pickUpSchema } from '@drumhead/large-battles/pickup';
import { scenarioSchema } from '@drumhead/large-battles/scenarios';
import { SIMPLICITY_FORMAT, simplicity, simplicitySchema } from '@drumhead/simplicity';
import { ARMY_FORMAT, armyProblems, armySchema, readArmy } from '@drumhead/simplicity/armies';
import {
  CAMPAIGN_FORMAT,
  campaignSchema,
  GAME_FORMAT,
  gameSchema,
  readCampaign,
  readSquad,
  skirmish,
  SQUAD_FORMAT,
  squadProblems,
  squadSchema,
} from '@drumhead/skirmish';

export interface FileKind {
  readonly id: string;
  /** Every fault of the file; none: it is sound. */
  problems(value: unknown, ruleset: AnyRuleset): readonly Problem[];
  schema(): unknown;
}

/** What a battle can be begun from. */
function setupProblems(value: unknown, ruleset: AnyRuleset): readonly Problem[] {
  const made = ruleset.create(value);
  return made.ok ? [] : made.problems;
}

const scenario: FileKind = { id: 'scenario', problems: setupProblems, schema: scenarioSchema };

/** A file that is read, and then checked by its own rules. */
function roster<T>(
  id: string,
  read: (value: unknown) => Checked<T>,
  check: (roster: T) => readonly Problem[],
  schema: () => unknown,
): FileKind {
  return {
    id,
    problems(value) {
      const found = read(value);
      return found.ok ? check(found.value) : found.problems;
    },
    schema,
  };
}

const BY_SETUP = {
  pickUp: { id: 'pickup', problems: setupProblems, schema: pickUpSchema },
  game: { id: 'game', problems: (value) => setupProblems(value, skirmish), schema: gameSchema },
  simplicity: { id: 'simplicity', problems: (value) => setupProblems(value, simplicity), schema: simplicitySchema },
} as const satisfies Readonly<Record<string, FileKind>>;

const division = roster('division', readDivision, divisionProblems, divisionSchema);
const historical = roster('historical', readHistorical, historicalProblems, historicalSchema);
const squad = roster('squad', readSquad, squadProblems, squadSchema);
const army = roster('army', readArmy, armyProblems, armySchema);
const campaign = roster('campaign', readCampaign, () => [], campaignSchema);

/** Files whose `format` is none of these are taken for scenarios, which say what is wrong with it. */
const BY_FORMAT: Readonly<Record<string, FileKind>> = {
  [DIVISION_FORMAT]: division,
  [HISTORICAL_FORMAT]: historical,
  [PICKUP_FORMAT]: BY_SETUP.pickUp,
  [SQUAD_FORMAT]: squad,
  [GAME_FORMAT]: BY_SETUP.game,
  [CAMPAIGN_FORMAT]: campaign,
  [SIMPLICITY_FORMAT]: BY_SETUP.simplicity,
  [ARMY_FORMAT]: army,
};

export const FILE_KINDS: readonly FileKind[] = [
  scenario,
  division,
  historical,
  BY_SETUP.pickUp,
  squad,
  BY_SETUP.game,
  campaign,
  BY_SETUP.simplicity,
  army,
];

export function kindOf(value: unknown): FileKind {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  return typeof format === 'string' && Object.hasOwn(BY_FORMAT, format) ? (BY_FORMAT[format] as FileKind) : scenario;
}
