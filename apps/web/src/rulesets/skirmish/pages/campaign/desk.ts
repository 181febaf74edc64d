/** The campaign one plays: its file, and the game now under way. */
import type { Checked } from '@drumhead/engine';
import {
  type CampaignFile,
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  COMPANY_LIMIT,
  fitModels,
  isOver,
  type NextGame,
  pickProblems,
  randomSquad,
  readCampaign,
  type Side,
  smallestSquad,
  type SquadFile,
  squadPoints,
  type Variant,
} from '@drumhead/skirmish';
import { createDesk } from '../../../../papers/desk.ts';

/** A game that was begun: its battle on the disk of this browser. */
export interface Underway extends NextGame {
  readonly battle: string;
}

export interface Campaign {
  readonly file: CampaignFile;
  readonly game: Underway | null;
}

const anyOf = (n: number): number => Math.floor(Math.random() * n);

const FIRST: Readonly<Record<Variant, readonly [string, string]>> = { SDS: ['fr', 'gb'], SDT: ['fiw-fr', 'fiw-rng'] };

/** SK-SCN-6. A company of all the points there are, drawn. */
export const drawnCompany = (roster: string, variant: Variant): SquadFile =>
  randomSquad(roster, COMPANY_LIMIT[variant], anyOf);

const SEATS = ['one', 'two'] as const;

export function freshCampaign(variant: Variant = 'SDS'): Campaign {
  const player = (side: Side) => {
    const roster = FIRST[variant][side];
    return { id: SEATS[side], company: { roster, models: drawnCompany(roster, variant).models } };
  };
  return {
    file: {
      format: CAMPAIGN_FORMAT,
      version: CAMPAIGN_VERSION,
      variant,
      scale: '15mm',
      games: 3,
      players: [player(0), player(1)],
      played: [],
    },
    game: null,
  };
}

/** What the disk of this browser kept; a game that is none is left aside. */
function readKept(value: unknown): Checked<Campaign> {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Campaign, unknown>>;
  const read = readCampaign(kept.file);
  if (!read.ok) return read;
  const game = kept.game as Underway | null | undefined;
  const known = typeof game === 'object' && game !== null && typeof game.battle === 'string' && !isOver(read.value);
  return { ok: true, value: { file: read.value, game: known ? game : null } };
}

export const campaignDesk = createDesk<Campaign>({
  kind: 'skirmish/campaign',
  fresh: freshCampaign,
  read: readKept,
  nameOf: ({ file }) => file.players.map(({ name, company }) => name ?? company.name ?? company.roster).join(' – '),
});

/** Another company for a side; its name comes with it. */
export function withCompany(campaign: Campaign, side: Side, squad: SquadFile): Campaign {
  const { file } = campaign;
  const company = {
    roster: squad.roster,
    models: squad.models,
    ...(squad.name === undefined ? {} : { name: squad.name }),
  };
  const changed = file.players.map((player, at) => (at === side ? { ...player, company } : player));
  return { ...campaign, file: { ...file, players: changed as unknown as CampaignFile['players'] } };
}

/** SK-SCN-6. A squad of chance among the fit models, as many as stay legal. */
export function anySquad(file: CampaignFile, side: Side, limit: number): readonly number[] {
  const pool = [...fitModels(file, side)];
  let squad = smallestSquad(file, side, limit) ?? [];
  while (pool.length > 0) {
    const [one] = pool.splice(anyOf(pool.length), 1) as [number];
    const larger = [...squad, one].sort((a, b) => a - b);
    if (!squad.includes(one) && pickProblems(file, side, larger, limit).length === 0) squad = larger;
  }
  return squad;
}

/** A saved squad that may be a whole company: of its points, and of the variant. */
export const mayBeCompany = (squad: SquadFile, variant: Variant): boolean =>
  squad.variant === variant && squadPoints({ models: squad.models }) <= COMPANY_LIMIT[variant];
