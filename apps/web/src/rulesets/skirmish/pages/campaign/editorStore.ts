/** Editor of a campaign: its file and the current game. */
import type { Checked } from '@drumhead/engine';
import {
  type CampaignFile,
  campaignProblems,
  chooserOf,
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  COMPANY_LIMIT,
  fitModels,
  isOver,
  type NextGame,
  pickProblems,
  randomSquad,
  readCampaign,
  rolesNext,
  type ScenarioId,
  scenariosLeft,
  type Side,
  smallestSquad,
  type SquadFile,
  squadPoints,
  type Variant,
} from '@drumhead/skirmish';
import { createEditorStore } from '../../../../documents/editorStore.ts';
import { randomDie, randomInt } from '../../../../app/randomInt.ts';

/** The kind of the documents. */
export const CAMPAIGNS = 'skirmish/campaign';

/** A started game: id of its saved battle. */
export interface Underway extends NextGame {
  readonly battle: string;
}

/** SK-SCN-7. The drawn next game; saved, so that it is drawn once. */
export interface Drawn {
  readonly scenario: ScenarioId;
  /** A die each for the roles (SK-SET-3), where they were rolled so. */
  readonly dice: readonly [number, number] | null;
  /** Null: roles are rolled for when the squads are revealed. */
  readonly attacker: Side | null;
}

export interface Campaign {
  readonly file: CampaignFile;
  readonly drawn: Drawn | null;
  readonly game: Underway | null;
  /** Ids of the saved battles of the games played, in their order; null where none was fought. */
  readonly battles?: readonly (string | null)[];
}

/** A campaign between two games. */
export const between = (file: CampaignFile): Campaign => ({ file, drawn: null, game: null });

/** The campaign after one more game; `battle`: id of its saved battle, null where none was fought. */
export function afterGame(
  { file: before, battles = [] }: Campaign,
  file: CampaignFile,
  battle: string | null,
): Campaign {
  const known = before.played.map((_, game) => battles[game] ?? null);
  return { ...between(file), battles: [...known, battle] };
}

/** SK-SCN-7, SK-SET-3. One of the scenarios left; by default the loser of the last game attacks. */
export function drawGame(file: CampaignFile): Drawn {
  const left = scenariosLeft(file);
  const scenario = left[randomInt(left.length)] as ScenarioId;
  const roles = rolesNext(file, scenario);
  if (roles.how === 'chosen') return { scenario, dice: null, attacker: roles.by };
  if (roles.how === 'rolled') return { scenario, dice: null, attacker: null };
  let dice: readonly [number, number] = [randomDie(), randomDie()];
  while (chooserOf(dice) === null) dice = [randomDie(), randomDie()];
  return { scenario, dice, attacker: chooserOf(dice) };
}

const FIRST: Readonly<Record<Variant, readonly [string, string]>> = { SDS: ['fr', 'gb'], SDT: ['fiw-fr', 'fiw-rng'] };

/** SK-SCN-6. A company of all the points there are, drawn. */
export const drawnCompany = (roster: string, variant: Variant): SquadFile =>
  randomSquad(roster, COMPANY_LIMIT[variant], randomInt);

const SEATS = ['one', 'two'] as const;

export function freshCampaign(variant: Variant = 'SDS'): Campaign {
  const player = (side: Side) => {
    const roster = FIRST[variant][side];
    return { id: SEATS[side], company: { roster, models: drawnCompany(roster, variant).models } };
  };
  return between({
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    variant,
    scale: '15mm',
    games: 3,
    players: [player(0), player(1)],
    played: [],
  });
}

/** Reads the saved campaign; an invalid game is dropped. */
export function readSaved(value: unknown): Checked<Campaign> {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Campaign, unknown>>;
  const read = readCampaign(kept.file);
  if (!read.ok) return read;
  const game = kept.game as Underway | null | undefined;
  const known = typeof game === 'object' && game !== null && typeof game.battle === 'string' && !isOver(read.value);
  const battles = Array.isArray(kept.battles) ? kept.battles.map((id) => (typeof id === 'string' ? id : null)) : [];
  const drawn = readDrawn(kept.drawn, read.value);
  return { ok: true, value: { file: read.value, drawn, game: known ? game : null, battles } };
}

const isOneOf = <T>(value: unknown, ...some: readonly T[]): value is T => (some as readonly unknown[]).includes(value);

/** An impossible draw is replaced. */
function readDrawn(value: unknown, file: CampaignFile): Drawn | null {
  const { scenario, dice, attacker } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Drawn>;
  const rolled = dice ?? null;
  const sound =
    isOneOf(scenario, ...scenariosLeft(file)) &&
    isOneOf(attacker, 0, 1, null) &&
    (rolled === null ||
      (Array.isArray(rolled) && rolled.length === 2 && rolled.every((face) => isOneOf(face, 1, 2, 3, 4, 5, 6))));
  return sound ? { scenario, dice: rolled, attacker } : null;
}

export const campaignEditor = createEditorStore<Campaign>({
  kind: CAMPAIGNS,
  fresh: freshCampaign,
  read: readSaved,
});

/** Changes the company of a side, with its name; where the other one may not meet it, that is drawn anew if it `mayChange`. */
export function withCompany(campaign: Campaign, side: Side, squad: SquadFile, mayChange: boolean): Campaign {
  const changed = withOneCompany(campaign, side, squad);
  if (!mayChange || campaignProblems(changed.file).length === 0) return changed;
  const other = side === 0 ? 1 : 0;
  const mended = FIRST[squad.variant].map((roster) =>
    withOneCompany(changed, other, drawnCompany(roster, squad.variant)),
  );
  return mended.find(({ file }) => campaignProblems(file).length === 0) ?? changed;
}

function withOneCompany(campaign: Campaign, side: Side, squad: SquadFile): Campaign {
  const { file } = campaign;
  const company = {
    roster: squad.roster,
    models: squad.models,
    ...(squad.name === undefined ? {} : { name: squad.name }),
  };
  const changed = file.players.map((player, at) => (at === side ? { ...player, company } : player));
  return { ...campaign, file: { ...file, players: changed as unknown as CampaignFile['players'] } };
}

/** SK-SCN-6. A random legal squad of fit models. */
export function anySquad(file: CampaignFile, side: Side, limit: number): readonly number[] {
  const pool = [...fitModels(file, side)];
  let squad = smallestSquad(file, side, limit) ?? [];
  while (pool.length > 0) {
    const [one] = pool.splice(randomInt(pool.length), 1) as [number];
    const larger = [...squad, one].sort((a, b) => a - b);
    if (!squad.includes(one) && pickProblems(file, side, larger, limit).length === 0) squad = larger;
  }
  return squad;
}

/** A saved squad with the points and variant of a company. */
export const mayBeCompany = (squad: SquadFile, variant: Variant): boolean =>
  squad.variant === variant && squadPoints({ models: squad.models }) <= COMPANY_LIMIT[variant];
