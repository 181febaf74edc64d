/** The kinds of JSON files there are besides records: known by their `format`, each with its check and its schema. */
import type { AnyRuleset, Problem } from '@drumhead/engine';
import {
  HISTORICAL_FORMAT,
  historicalProblems,
  historicalSchema,
  readHistorical,
} from '@drumhead/large-battles/historical';
import { DIVISION_FORMAT, divisionProblems, divisionSchema, readDivision } from '@drumhead/large-battles/lists';
import { PICKUP_FORMAT, pickUpSchema } from '@drumhead/large-battles/pickup';
import { scenarioSchema } from '@drumhead/large-battles/scenario';
import { SIMPLICITY_FORMAT, simplicity, simplicitySchema } from '@drumhead/simplicity';
import { ARMY_FORMAT, armyProblems, armySchema, readArmy } from '@drumhead/simplicity/muster';
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

const division: FileKind = {
  id: 'division',
  problems(value) {
    const read = readDivision(value);
    return read.ok ? divisionProblems(read.value) : read.problems;
  },
  schema: divisionSchema,
};

const historical: FileKind = {
  id: 'historical',
  problems(value) {
    const read = readHistorical(value);
    return read.ok ? historicalProblems(read.value) : read.problems;
  },
  schema: historicalSchema,
};

const pickUp: FileKind = { id: 'pickup', problems: setupProblems, schema: pickUpSchema };

const squad: FileKind = {
  id: 'squad',
  problems(value) {
    const read = readSquad(value);
    return read.ok ? squadProblems(read.value) : read.problems;
  },
  schema: squadSchema,
};

const game: FileKind = { id: 'game', problems: (value) => setupProblems(value, skirmish), schema: gameSchema };

const simplicityScenario: FileKind = {
  id: 'simplicity',
  problems: (value) => setupProblems(value, simplicity),
  schema: simplicitySchema,
};

const army: FileKind = {
  id: 'army',
  problems(value) {
    const read = readArmy(value);
    return read.ok ? armyProblems(read.value) : read.problems;
  },
  schema: armySchema,
};

const campaign: FileKind = {
  id: 'campaign',
  problems(value) {
    const read = readCampaign(value);
    return read.ok ? [] : read.problems;
  },
  schema: campaignSchema,
};

/** Files whose `format` is none of these are taken for scenarios, which say what is wrong with it. */
const BY_FORMAT: Readonly<Record<string, FileKind>> = {
  [DIVISION_FORMAT]: division,
  [HISTORICAL_FORMAT]: historical,
  [PICKUP_FORMAT]: pickUp,
  [SQUAD_FORMAT]: squad,
  [GAME_FORMAT]: game,
  [CAMPAIGN_FORMAT]: campaign,
  [SIMPLICITY_FORMAT]: simplicityScenario,
  [ARMY_FORMAT]: army,
};

export const FILE_KINDS: readonly FileKind[] = [
  scenario,
  division,
  historical,
  pickUp,
  squad,
  game,
  campaign,
  simplicityScenario,
  army,
];

export function kindOf(value: unknown): FileKind {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  return typeof format === 'string' && Object.hasOwn(BY_FORMAT, format) ? (BY_FORMAT[format] as FileKind) : scenario;
}
