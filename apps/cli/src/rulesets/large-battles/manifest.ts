import { seededRandomInt } from '@drumhead/engine';
import { largeBattles as ruleset } from '@drumhead/large-battles';
import {
  adjudicate,
  type AdjudicationKind,
  ADJUDICATIONS,
  adjudicationSchema,
} from '@drumhead/large-battles/adjudicate';
import {
  HISTORICAL_FORMAT,
  historicalProblems,
  historicalSchema,
  readHistorical,
} from '@drumhead/large-battles/historical';
import {
  DIVISION_FORMAT,
  divisionProblems,
  divisionSchema,
  NATION_IDS,
  type NationId,
  readDivision,
} from '@drumhead/large-battles/armies';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { PICKUP_FORMAT, pickUpSchema } from '@drumhead/large-battles/pickup';
import { scenarioSchema } from '@drumhead/large-battles/scenarios';
import type { Command } from 'commander';
import { wrongUsage } from '../../exit.ts';
import {
  battleSource,
  roster,
  type RulesetManifest,
  setupProblems,
  type TournamentField,
} from '../../rulesetManifest.ts';
import type { Setups } from '../../setups.ts';
import type { Say } from '../../translate.ts';
import {
  anyDivisionOf,
  type DivisionOptions,
  divisionNamed,
  ofArmies,
  ofDivisions,
  pickUp,
  type PickUpOptions,
  pickUpPlan,
} from './divisionBattles.ts';
import { messages } from './messages.ts';

interface SourceOptions extends DivisionOptions {
  readonly divisionA?: string;
  readonly divisionB?: string;
  readonly armies?: boolean;
}

export const largeBattles: RulesetManifest = {
  ruleset,
  messages: [largeBattlesMessages, messages],
  judge: {
    kinds: ADJUDICATIONS,
    schema: (kind) => adjudicationSchema(kind as AdjudicationKind),
    adjudicate: (kind, situation, say) => adjudicate(kind as AdjudicationKind, situation, say),
    oddsKinds: [],
    odds: () => [],
  },
  fileKinds: [
    { id: 'scenario', problems: setupProblems, schema: scenarioSchema },
    roster({ id: 'division', format: DIVISION_FORMAT }, readDivision, divisionProblems, divisionSchema),
    roster({ id: 'historical', format: HISTORICAL_FORMAT }, readHistorical, historicalProblems, historicalSchema),
    { id: 'pickup', format: PICKUP_FORMAT, problems: setupProblems, schema: pickUpSchema },
  ],
  battleSources: [
    battleSource<SourceOptions>(
      '--division-a --division-b',
      ({ divisionA, divisionB }) => divisionA !== undefined || divisionB !== undefined,
      betweenDivisions,
    ),
    battleSource<SourceOptions>('--armies', ({ armies }) => armies === true, ofArmies),
  ],
  addSources(command, say) {
    command
      .option('--division-a <division>', say('cli.simulate.division'))
      .option('--division-b <division>', say('cli.simulate.divisionB'))
      .option('--armies', say('cli.simulate.armies'));
  },
  addSetupOptions,
  scenarioWith,
  tournament: { addOptions: addSetupOptions, field },
};

function addSetupOptions(command: Command, say: Say): void {
  command
    .option('--deployment <way>', say('cli.simulate.deployment'))
    .option('--grand-battery', say('cli.simulate.grandBattery'))
    .option('--worn-units', say('cli.simulate.wornUnits'));
}

function betweenDivisions({ divisionA, divisionB, ...options }: SourceOptions, say: Say): Setups {
  if (divisionA === undefined || divisionB === undefined) return wrongUsage(say('cli.simulate.bothDivisions'));
  return ofDivisions(divisionNamed(divisionA, say), divisionNamed(divisionB, say), options, say);
}

/** Optional rules that were asked for are played beside those of the file. */
function scenarioWith(setup: unknown, options: PickUpOptions, say: Say): unknown {
  const { scale, deployment, grandBattery, wornUnits } = options;
  if (scale !== undefined || deployment !== undefined) wrongUsage(say('cli.simulate.fixed'));
  if (grandBattery !== true && wornUnits !== true) return setup;
  const file = setup as { readonly switches?: object };
  const switches = { ...(grandBattery ? { grandBattery } : {}), ...(wornUnits ? { wornUnits } : {}) };
  return { ...file, switches: { ...file.switches, ...switches } };
}

/** Random legal Divisions of the nations of the army lists. */
function field(options: PickUpOptions, say: Say): TournamentField {
  const plan = pickUpPlan(options, say);
  const side = (nation: string, meeting: string) => ({
    id: nation,
    division: anyDivisionOf(nation as NationId).draw(seededRandomInt(`${meeting}/${nation}`)),
  });
  return {
    nations: NATION_IDS,
    name: (nation) => say(`lb.side.${nation}`),
    setup: ({ top, bottom, meeting }) => pickUp(plan, [side(top, meeting), side(bottom, meeting)]),
  };
}
