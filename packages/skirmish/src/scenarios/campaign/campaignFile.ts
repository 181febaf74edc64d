/** The campaign file (SK-SCN-5..7): two companies and their games. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  flag,
  hasFormat,
  jsonSchema,
  list,
  nullable,
  type Infer,
  pair,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { SCALE_NAMES, SCENARIO_IDS } from '../../setup/gameFile.ts';
import { SQUAD } from '../../armies/squadFile.ts';
import { ROSTER_IDS } from '../../armies/profiles.ts';
import { VARIANTS, type Variant } from '../../state/variant.ts';

export const CAMPAIGN_FORMAT = 'drumhead-skirmish-campaign';
export const CAMPAIGN_VERSION = 1;
/** SK-SCN-5, -7. Games of a short campaign. */
export const FEWEST_GAMES = 3;
/** SK-SCN-5, -7. */
export const MOST_GAMES = 5;
/** SK-SCN-6. Most points of a company: one and a half times the standard limit. */
export const COMPANY_LIMIT: Readonly<Record<Variant, number>> = { SDS: 600, SDT: 525 };
/** Most models in a company: all of the cheapest. */
const MOST_IN_COMPANY = 80;

const id = text(20, '[a-z][a-z0-9-]*');
const at = whole(0, MOST_IN_COMPANY - 1);

const player = record(
  {
    id,
    company: record(
      { roster: choice(ROSTER_IDS), models: list(SQUAD.must.models.of, 1, MOST_IN_COMPANY) },
      { name: named(60) },
    ),
  },
  { name: named(60) },
);

/** A model that went Out, with the reason and, if Wounded, the die after the game. */
const casualty = record(
  { model: at, out: choice(['wounded', 'killed', 'fled', 'left', 'safe']) },
  { die: whole(1, 6) },
);

/** `winner` is null for a draw. `forfeit`: the loser could not field a squad, and no squads were chosen. */
const game = record(
  {
    scenario: choice(SCENARIO_IDS),
    winner: nullable(id),
    squads: pair(list(at, 0, MOST_IN_COMPANY)),
    out: pair(list(casualty, 0, MOST_IN_COMPANY)),
  },
  { attacker: id, forfeit: flag },
);

export const CAMPAIGN = record(
  {
    format: constant(CAMPAIGN_FORMAT),
    version: constant(CAMPAIGN_VERSION),
    variant: choice(VARIANTS),
    scale: choice(SCALE_NAMES),
    games: whole(FEWEST_GAMES, MOST_GAMES),
    players: pair(player),
    played: list(game, 0, MOST_GAMES),
  },
  {},
);

export type CampaignFile = Infer<typeof CAMPAIGN>;
export type CampaignGame = CampaignFile['played'][number];
export type Casualty = CampaignGame['out'][number][number];
export type Company = CampaignFile['players'][number]['company'];
/** The two players of a campaign. */
export type Side = 0 | 1;

export function isCampaign(input: unknown): boolean {
  return hasFormat(input, CAMPAIGN_FORMAT);
}

/** The format as JSON Schema, published as `schemas/campaign.schema.json`. */
export function campaignSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: skirmish campaign, version ${CAMPAIGN_VERSION}`,
    ...jsonSchema(CAMPAIGN),
  };
}
