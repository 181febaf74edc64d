import { seededRandomInt } from '@drumhead/engine';
import { largeBattles as ruleset } from '@drumhead/large-battles';
import { judge } from '@drumhead/large-battles/adjudicate';
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
import { ORDERS, POSITION_FORMAT, positionSchema, positionFile } from '@drumhead/large-battles/position';
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
import type { Translate } from '@drumhead/rulesets';
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
import { arenaSetups } from './arena.ts';
import { messages } from './messages.ts';

interface SourceOptions extends DivisionOptions {
  readonly divisionA?: string;
  readonly divisionB?: string;
  readonly armies?: boolean;
}

export const largeBattles: RulesetManifest = {
  ruleset,
  messages: [largeBattlesMessages, messages],
  judge,
  orders: ORDERS,
  positionFile: (battle) => positionFile(battle as Parameters<typeof positionFile>[0]),
  fileKinds: [
    { id: 'scenario', problems: setupProblems, schema: scenarioSchema },
    roster({ id: 'division', format: DIVISION_FORMAT }, readDivision, divisionProblems, divisionSchema),
    roster({ id: 'historical', format: HISTORICAL_FORMAT }, readHistorical, historicalProblems, historicalSchema),
    { id: 'large-battles-position', format: POSITION_FORMAT, problems: setupProblems, schema: positionSchema },
    { id: 'pickup', format: PICKUP_FORMAT, problems: setupProblems, schema: pickUpSchema },
  ],
  arenaSetups,
  arenaElo: 15,
  battleSources: [
    battleSource<SourceOptions>(
      '--division-a --division-b',
      ({ divisionA, divisionB }) => divisionA !== undefined || divisionB !== undefined,
      betweenDivisions,
    ),
    battleSource<SourceOptions>('--armies', ({ armies }) => armies === true, ofArmies),
  ],
  addSources(command, t) {
    command
      .option('--division-a <division>', t('cli.simulate.division'))
      .option('--division-b <division>', t('cli.simulate.divisionB'))
      .option('--armies', t('cli.simulate.armies'));
  },
  addSetupOptions,
  scenarioWith,
  tournament: { addOptions: addSetupOptions, field },
};

function addSetupOptions(command: Command, t: Translate): void {
  command
    .option('--deployment <way>', t('cli.simulate.deployment'))
    .option('--grand-battery', t('cli.simulate.grandBattery'))
    .option('--worn-units', t('cli.simulate.wornUnits'))
    .option('--charge-goes-home', t('cli.simulate.chargeGoesHome'));
}

function betweenDivisions({ divisionA, divisionB, ...options }: SourceOptions, t: Translate): Setups {
  if (divisionA === undefined || divisionB === undefined) return wrongUsage(t('cli.simulate.bothDivisions'));
  return ofDivisions(divisionNamed(divisionA, t), divisionNamed(divisionB, t), options, t);
}

/** Adds the optional rules of the options to those of the file. */
function scenarioWith(setup: unknown, options: PickUpOptions, t: Translate): unknown {
  const { scale, deployment, grandBattery, wornUnits, chargeGoesHome } = options;
  if (scale !== undefined || deployment !== undefined) wrongUsage(t('cli.simulate.fixed'));
  if (grandBattery !== true && wornUnits !== true && chargeGoesHome !== true) return setup;
  const file = setup as { readonly switches?: object };
  const switches = {
    ...(grandBattery ? { grandBattery } : {}),
    ...(wornUnits ? { wornUnits } : {}),
    ...(chargeGoesHome ? { chargeGoesHome } : {}),
  };
  return { ...file, switches: { ...file.switches, ...switches } };
}

/** Random legal Divisions of the nations of the army lists. */
function field(options: PickUpOptions, t: Translate): TournamentField {
  const plan = pickUpPlan(options, t);
  const side = (nation: string, meeting: string) => ({
    id: nation,
    division: anyDivisionOf(nation as NationId).draw(seededRandomInt(`${meeting}/${nation}`)),
  });
  return {
    nations: NATION_IDS,
    name: (nation) => t(`lb.side.${nation}`),
    setup: ({ top, bottom, meeting }) => pickUp(plan, [side(top, meeting), side(bottom, meeting)]),
  };
}
