/** Draft of a game: squads, players, scenario, terrain. */
import {
  BOXES,
  isForMany,
  matchProblems,
  emptySquad,
  gameCalled,
  type GameFile,
  GAME_FORMAT,
  randomSquad,
  readGame,
  readSquad,
  ROSTERS,
  SCALE_NAMES,
  SCENARIO_IDS,
  type ScenarioId,
  type SquadFile,
  squadProblems,
  STANDARD_LIMIT,
  type Variant,
  VARIANTS,
} from '@drumhead/skirmish';
import { contentOf } from '../../../documents/contentOf.ts';
import type { Checked, Problem } from '@drumhead/engine';
import { savedFault } from '../../../documents/savedFault.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import { randomInt } from '../../../app/randomInt.ts';

export interface DraftPlayer {
  readonly squad: SquadFile;
  /** Id of the saved squad; null: a random one. */
  readonly doc: string | null;
  /** With more than two players: 0 and 1 are the teams. */
  readonly team: 0 | 1;
}

export interface Draft {
  /** The ready game that it began as. */
  readonly tile: string;
  readonly variant: Variant;
  readonly scale: GameFile['scale'];
  readonly scenario: ScenarioId;
  /** Seed of the generator; null: the terrain is rolled and laid in the game. */
  readonly seed: number | null;
  readonly players: readonly DraftPlayer[];
  /** Index of the attacker where the roles are settled before the squads (SK-SET-3). */
  readonly attacker: number;
  /** SK-MPL-3. Three or four players: two teams, or a free-for-all. */
  readonly teams: boolean;
  readonly casual: boolean;
  readonly gruesomeMorale: boolean;
  readonly maxGameTurns: number;
  /** Roles, ground and models are set up step by step, not as suggested. */
  readonly byHand: boolean;
  /** The dice that settled the roles, by player; left out: they were agreed on. */
  readonly rolled?: readonly [number, number] | undefined;
  /** Why the last choice had the squad of the other player drawn anew. */
  readonly redrawn?: Problem | undefined;
}

export const rostersOf = (variant: Variant): readonly string[] =>
  ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => id);

const FIRST: Readonly<Record<Variant, readonly string[]>> = {
  SDS: ['fr', 'gb', 'pr', 'ru'],
  SDT: ['fiw-fr', 'fiw-rng', 'fiw-nat', 'fiw-gb'],
};

/** Points of a player: by his role in the scenario, else the standard. */
export function limitOf({ variant, scenario, attacker }: Draft, index: number): number {
  const points = BOXES[scenario].points?.[variant];
  if (points === undefined) return STANDARD_LIMIT[variant];
  return points[BOXES[scenario].rolesFirst && index === attacker ? 'attacker' : 'defender'];
}

/** A random legal squad. */
export const drawn = (roster: string, limit: number): SquadFile => randomSquad(roster, limit, randomInt);

function freshPlayer(variant: Variant, index: number): DraftPlayer {
  return {
    squad: drawn(FIRST[variant][index] as string, STANDARD_LIMIT[variant]),
    doc: null,
    team: (index % 2) as 0 | 1,
  };
}

/** The pick-up game of each variant: squads and table by lot. */
export const PICK_UP: Readonly<Record<Variant, string>> = { SDS: 'shakos-pick-up', SDT: 'tomahawks-pick-up' };

export function freshDraft(variant: Variant = 'SDS'): Draft {
  return {
    tile: PICK_UP[variant],
    variant,
    scale: '15mm',
    scenario: 'pickUp',
    seed: null,
    players: [freshPlayer(variant, 0), freshPlayer(variant, 1)],
    attacker: 0,
    teams: false,
    casual: false,
    gruesomeMorale: false,
    maxGameTurns: 40,
    byHand: false,
  };
}

/** Numbers of tables that are drawn have so many figures at most that one can say them. */
const MOST_DRAWN = 9999;

export const withNewTable = (draft: Draft): Draft => ({ ...draft, seed: 1 + randomInt(MOST_DRAWN) });

/** A ready game as printed, or the pick-up game by lot; another one is no ready game: the draft stays. */
export function withTile(draft: Draft, tile: string): Draft {
  const file = gameCalled(tile);
  if (file === null) return draft;
  return tile === PICK_UP[file.variant] ? withNewTable(freshDraft(file.variant)) : { ...draftOf(file), tile };
}

/** Is it the ready game that it began as, with nothing changed? */
export function isReady(draft: Draft): boolean {
  const file = gameCalled(draft.tile);
  return file !== null && JSON.stringify(fileOf(draft)) === JSON.stringify(fileOf(draftOf(file)));
}

/** The draft of a game file; what this page cannot set is left out. */
export function draftOf(file: GameFile): Draft {
  const { variant, scale, scenario, players, attacker, terrainSeed, casual, gruesomeMorale, maxGameTurns } = file;
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))];
  const fresh = freshDraft(variant);
  return {
    ...fresh,
    scale,
    scenario,
    seed: terrainSeed ?? null,
    players: players.map(({ squad, team }, i) => ({
      squad,
      doc: null,
      team: team === undefined ? ((i % 2) as 0 | 1) : teams.indexOf(team) === 1 ? 1 : 0,
    })),
    attacker: Math.max(
      0,
      players.findIndex(({ id }) => id === attacker),
    ),
    teams: teams.length > 0,
    casual: casual ?? fresh.casual,
    gruesomeMorale: gruesomeMorale ?? fresh.gruesomeMorale,
    maxGameTurns: maxGameTurns ?? fresh.maxGameTurns,
  };
}

/** A draft that this device kept; null: it cannot be read. */
export function revived(kept: unknown, variant: Variant): Draft | null {
  const { tile, file, docs, byHand } = Object(kept) as Readonly<Record<string, unknown>>;
  if (typeof tile !== 'string' || gameCalled(tile)?.variant !== variant) return null;
  const read = readGame(file);
  if (!read.ok || read.value.variant !== variant) return null;
  const draft = draftOf(read.value);
  const players = draft.players.map((player, i) => {
    const doc: unknown = Array.isArray(docs) ? docs[i] : null;
    return { ...player, doc: typeof doc === 'string' ? doc : null };
  });
  return { ...draft, tile, players, byHand: byHand === true };
}

/** What {@link revived} reads. */
export const keptOf = (draft: Draft) => ({
  tile: draft.tile,
  file: fileOf(draft),
  docs: draft.players.map(({ doc }) => doc),
  byHand: draft.byHand,
});

/** Draws random squads again if their points changed; saved ones stay. */
function fitted(draft: Draft): Draft {
  const players = draft.players.map((player, index) => {
    const limit = limitOf(draft, index);
    if (player.doc !== null || player.squad.limit === limit) return player;
    return { ...player, squad: drawn(player.squad.roster, limit) };
  });
  return { ...draft, players };
}

export function withScenario(draft: Draft, scenario: ScenarioId): Draft {
  const players = BOXES[scenario].forMany ? draft.players : draft.players.slice(0, 2);
  return fitted({ ...draft, scenario, players, attacker: Math.min(draft.attacker, 1) });
}

export const withAttacker = (draft: Draft, attacker: number): Draft =>
  fitted({ ...draft, attacker, rolled: undefined });

/** A game of more than two is a casual one. */
export function withCount(draft: Draft, count: number): Draft {
  const players = Array.from({ length: count }, (_, i) => draft.players[i] ?? freshPlayer(draft.variant, i));
  return fitted({ ...draft, players, casual: draft.casual || isForMany(count) });
}

/** Of these rosters the first whose drawn squad may meet this one (SK-SQD-3, SK-SQD-8); without any, null. */
function opponentOf(squad: SquadFile, limit: number): SquadFile | null {
  for (const roster of FIRST[squad.variant]) {
    const one = drawn(roster, limit);
    if (!isApart(squad, one)) return one;
  }
  return null;
}

/** May these two meet in a casual game alone? */
const isApart = (one: SquadFile, other: SquadFile): boolean => matchProblems(one, other).some(isOpposition);

const isOpposition = ({ reason }: Problem): boolean => reason.startsWith('sk.problem.noOpponents.');

/** The squad of a player stands; that of the other is drawn anew where the two may not meet. A saved one stays. */
function opposed(draft: Draft, stands: number): Draft {
  const [kept, other] = [draft.players[stands], draft.players[1 - stands]];
  if (draft.players.length !== 2 || draft.casual || !kept || !other || other.doc !== null) return draft;
  const redrawn = matchProblems(kept.squad, other.squad).find(isOpposition);
  if (redrawn === undefined) return draft;
  const squad = opponentOf(kept.squad, limitOf(draft, 1 - stands));
  return squad === null ? draft : { ...withPlayer(draft, 1 - stands, { squad }), redrawn };
}

/** A squad for a player: drawn of a roster, or a saved one. */
export const withSquad = (draft: Draft, index: number, squad: SquadFile, doc: string | null): Draft =>
  opposed({ ...withPlayer(draft, index, { squad, doc }), redrawn: undefined }, index);

/** Squads that may meet in a casual game alone are drawn anew where it is none any more. */
export function withCasual(draft: Draft, casual: boolean): Draft {
  const [first] = draft.players;
  return opposed({ ...draft, casual, redrawn: undefined }, first?.doc === null ? 1 : 0);
}

/** Why the game stays a casual one; empty: it is none, or may cease to be. */
export function casualProblems(draft: Draft): readonly Problem[] {
  const read = draft.casual ? readGame(fileOf(withCasual(draft, false))) : null;
  return read === null || read.ok ? [] : read.problems;
}

export function withPlayer(draft: Draft, index: number, change: Partial<DraftPlayer>): Draft {
  return { ...draft, players: draft.players.map((player, i) => (i === index ? { ...player, ...change } : player)) };
}

/** `france`, or `fr-2` where two players have one roster. */
function idOf(players: readonly DraftPlayer[], index: number): string {
  const { roster } = (players[index] as DraftPlayer).squad;
  const before = players.slice(0, index).filter(({ squad }) => squad.roster === roster).length;
  return before === 0 ? roster : `${roster}-${before + 1}`;
}

/** Of a file with these players: the ids in a ready game's own file are its own. */
const idsOf = ({ players }: Draft): readonly string[] => players.map((_, index) => idOf(players, index));

export function seatsOf(draft: Draft): readonly string[] {
  const ready = isReady(draft) ? gameCalled(draft.tile) : null;
  return ready ? ready.players.map(({ id }) => id) : idsOf(draft);
}

export function fileOf(draft: Draft): GameFile {
  const { players, casual } = draft;
  const seats = idsOf(draft);
  const rolesFirst = BOXES[draft.scenario].rolesFirst;
  return {
    format: GAME_FORMAT,
    version: 1,
    variant: draft.variant,
    scale: draft.scale,
    scenario: draft.scenario,
    grown: true,
    players: players.map(({ squad, team }, index) => ({
      id: seats[index] as string,
      squad: casual ? { ...squad, casual: true } : squad,
      ...(isForMany(players.length) && draft.teams ? { team: `team-${team + 1}` } : {}),
    })),
    ...(rolesFirst ? { attacker: seats[draft.attacker] as string } : {}),
    ...(draft.seed === null || draft.scenario === 'assaultAtTheFarm' ? {} : { terrainSeed: draft.seed }),
    ...(casual ? { casual } : {}),
    ...(draft.gruesomeMorale ? { gruesomeMorale: true } : {}),
    ...(draft.maxGameTurns === 40 ? {} : { maxGameTurns: draft.maxGameTurns }),
  };
}

/** A saved squad of this game, legal or not, or why it cannot be read; null: it is of another game. */
export function squadIn(doc: StoredDocument, variant: Variant): Checked<SquadFile> | null {
  const read = readSquad(contentOf(doc.text));
  return read.ok && read.value.variant !== variant ? null : read;
}

/** Why a saved squad of this game cannot be played, or null. */
export function faultOf(doc: StoredDocument, variant: Variant, translate: Messages['translate']): string | null {
  const read = squadIn(doc, variant);
  return read === null ? null : savedFault(read, squadProblems, translate);
}

/** A saved squad of the variant that may be played, or null. */
export function playable(doc: StoredDocument, variant: Variant): SquadFile | null {
  const read = squadIn(doc, variant);
  return read?.ok && squadProblems(read.value).length === 0 ? read.value : null;
}

/** The draft with two squads that were chosen in secret (SK-SQD-4). */
export function withSquads(squads: readonly SquadFile[]): Draft {
  const [first] = squads;
  const draft = freshDraft(first?.variant ?? 'SDS');
  const players = draft.players.map((player, index) => {
    const squad = squads[index] ?? emptySquad(player.squad.roster, player.squad.limit);
    return { ...player, squad, doc: 'brought' };
  });
  return withNewTable({ ...draft, players });
}

/** A pick-up game of a saved squad against one that was drawn with the same limit. */
export function withSavedSquad(squad: SquadFile, doc: string): Draft {
  const fresh = withNewTable({ ...freshDraft(squad.variant), casual: squad.casual ?? false });
  const foes = fresh.players.map((player) => ({ ...player, squad: drawn(player.squad.roster, squad.limit) }));
  return withSquad({ ...fresh, players: foes }, 0, squad, doc);
}

/** A game on a generated table; invalid values of the address are ignored. */
export function withTable(given: URLSearchParams): Draft {
  const variant = VARIANTS.find((one) => one === given.get('variant')) ?? 'SDS';
  const scale = SCALE_NAMES.find((one) => one === given.get('scale')) ?? '15mm';
  const scenario = SCENARIO_IDS.find((one) => one === given.get('scenario')) ?? 'pickUp';
  const seed = Number(given.get('seed') ?? Number.NaN);
  const draft = withScenario({ ...freshDraft(variant), scale }, scenario);
  return { ...draft, seed: Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED ? seed : null };
}

/** The largest number of a table. */
export const MOST_SEED = 2_147_483_647;
