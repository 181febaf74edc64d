import { seededRandomInt } from '@drumhead/engine';
import {
  CAMPAIGN_FORMAT,
  campaignSchema,
  GAME_FORMAT,
  gameSchema,
  isGame,
  readCampaign,
  readSquad,
  ROSTERS,
  skirmish as ruleset,
  SQUAD_FORMAT,
  squadProblems,
  squadSchema,
  type Variant,
  VARIANTS,
} from '@drumhead/skirmish';
import { judge } from '@drumhead/skirmish/adjudicate';
import { ORDERS, isPosition, POSITION_FORMAT, positionSchema, positionFile } from '@drumhead/skirmish/position';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import type { Command } from 'commander';
import { wrongUsage } from '../../exit.ts';
import {
  battleSource,
  roster,
  type RulesetManifest,
  setupProblems,
  type TournamentField,
} from '../../rulesetManifest.ts';
import type { Translate } from '@drumhead/rulesets';
import { addCampaign } from './campaign.ts';
import { arenaSetups } from './arena.ts';
import { messages } from './messages.ts';
import { anySquadOf, ofSquads, skirmishOf, skirmishPlan, type SquadOptions } from './squadBattles.ts';

interface TournamentOptions extends Omit<SquadOptions, 'squads'> {
  readonly variant: string;
}

export const skirmish: RulesetManifest = {
  ruleset,
  messages: [skirmishMessages, messages],
  judge,
  orders: ORDERS,
  positionFile: (battle) => positionFile(battle as Parameters<typeof positionFile>[0]),
  fileKinds: [
    roster({ id: 'squad', format: SQUAD_FORMAT }, readSquad, squadProblems, squadSchema),
    { id: 'game', format: GAME_FORMAT, problems: (value) => setupProblems(value, ruleset), schema: gameSchema },
    {
      id: 'skirmish-position',
      format: POSITION_FORMAT,
      problems: (value) => setupProblems(value, ruleset),
      schema: positionSchema,
    },
    roster({ id: 'campaign', format: CAMPAIGN_FORMAT }, readCampaign, () => [], campaignSchema),
  ],
  isSetup: (value) => isGame(value) || isPosition(value),
  arenaSetups,
  arenaElo: 8,
  battleSources: [battleSource<SquadOptions>('--squads', ({ squads }) => squads !== undefined, ofSquads)],
  addSources(command, t) {
    command.option('--squads <a,b>', t('cli.simulate.squads'));
  },
  addSetupOptions,
  tournament: {
    addOptions(command, t) {
      command.option('--variant <variant>', t('cli.tournament.variant'), 'SDS');
      addSetupOptions(command, t);
    },
    field: (options, t) => field(options as TournamentOptions, t),
  },
  addCommands: addCampaign,
};

function addSetupOptions(command: Command, t: Translate): void {
  command
    .option('--skirmish <scenario>', t('cli.simulate.skirmish'))
    .option('--limit <points>', t('cli.simulate.limit'))
    .option('--terrain <number>', t('cli.simulate.terrain'));
}

/** Random legal squads of the rosters of a variant. */
function field(options: TournamentOptions, t: Translate): TournamentField {
  const variant: Variant =
    VARIANTS.find((one) => one === options.variant) ??
    wrongUsage(t('cli.error.choice', { name: '--variant', known: VARIANTS.join(', '), given: options.variant }));
  const plan = skirmishPlan(variant, options, t);
  const side = (id: string, meeting: string) => ({
    id,
    source: anySquadOf(id),
    pick: seededRandomInt(`${meeting}/${id}`),
  });
  return {
    nations: ROSTERS.filter((one) => one.variant === variant).map(({ id }) => id),
    name: (id) => t(`sk.roster.${id}`),
    setup: ({ top, bottom, meeting }) => skirmishOf(plan, [side(top, meeting), side(bottom, meeting)], meeting),
  };
}
