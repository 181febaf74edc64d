/** Players by name: a rank, and for a captain his temperament, or that of his commander on the table, and the weights that differ from those of his room. */
import {
  type BattleEvent,
  type BotRoom,
  type Command,
  hashOf,
  type Knowledge,
  type Player,
  type Ruleset,
  type Seat,
  type Seed,
  seededRandomInt,
  type StaffPlan,
  type Temperament,
  TEMPERAMENTS,
} from '@drumhead/engine';
import { answeringDraws } from './answerToDraw.ts';
import { captainPlayer } from './captain.ts';
import { colonelPlayer } from './colonel.ts';
import { corporalPlayer } from './corporal.ts';
import { generalPlayer } from './general.ts';
import { type Rank, rankCalled } from './ranks.ts';
import { recruitPlayer } from './recruit.ts';

/** The recruit and the corporal stay as they are for ever; a captain is as old as his room. */
const VERSION = 1;

/** The temperament that the traits of his commander on the table tell. */
export const NATURAL = 'natural';
const LEANINGS = [...TEMPERAMENTS, NATURAL] as const;

export interface PlayerName {
  readonly rank: Rank;
  /** Absent: as usual. */
  readonly temperament?: Temperament | typeof NATURAL;
  readonly weights: Readonly<Record<string, number>>;
}

/** The ranks that have a plan in the room; where they have none they play as the rank below. */
const STAFF = ['colonel', 'general'] as const;
export const isStaff = (rank: Rank): rank is (typeof STAFF)[number] => STAFF.some((one) => one === rank);

/** What the name of a colonel or a general may change of his plan, for the arena: `colonel:rivals=3:gap=1`. */
export const PLAN_KEYS = ['rivals', 'gap', 'reads', 'skipsRest'] as const;

/** Where a rule set has no plan for such a rank, what he is tried with beside what his name says. */
const TRIAL: StaffPlan = { version: 0, rivals: 3, gap: 1, reads: 3000 };

/**
 * Reads `corporal`, `steady`, `captain:bold`, `captain:danger=0.5:losses=1.2`, or `colonel:rivals=3`; null if it is no player.
 */
export function readPlayerName(text: string): PlayerName | null {
  const [name = '', ...parts] = text.trim().split(':');
  const rank = rankCalled(name);
  if (rank === null || (parts.length > 0 && rank !== 'captain' && !isStaff(rank))) return null;
  const weights: Record<string, number> = {};
  const temperament = LEANINGS.find((one) => one === parts[0]?.trim());
  for (const part of temperament === undefined ? parts : parts.slice(1)) {
    const [key = '', value = '', ...more] = part.split('=');
    const weight = Number(value);
    if (key === '' || value.trim() === '' || !Number.isFinite(weight) || more.length > 0) return null;
    weights[key] = weight;
  }
  if (temperament === undefined) return { rank, weights };
  return rank === 'captain' ? { rank, temperament, weights } : null;
}

/**
 * A player for one battle; the seed is for the recruit's choices. Captains, colonels and generals without a room play as
 * corporals; where a room has no plan for a colonel he plays as a captain, and a general as a colonel.
 */
export function playerCalled<S, C extends Command, E extends BattleEvent>(
  name: PlayerName,
  knowledge: Knowledge<S, C, E>,
  seed: Seed,
): Player<S, C> {
  return answeringDraws(ofRank(name, knowledge, seed), knowledge.ruleset, knowledge.evaluation);
}

function ofRank<S, C extends Command, E extends BattleEvent>(
  name: PlayerName,
  knowledge: Knowledge<S, C, E>,
  seed: Seed,
): Player<S, C> {
  const { rank } = name;
  const { ruleset, evaluation, room } = knowledge;
  if (rank === 'recruit') return recruitPlayer(seededRandomInt(seed));
  if (rank === 'corporal' || room === null) return corporalPlayer(ruleset, evaluation);
  if (isStaff(rank)) {
    const plan = planOf(rank, name, room);
    const known = plan ? { ...knowledge, room: { ...room, [rank]: plan } } : knowledge;
    return (rank === 'general' ? generalPlayer(known) : colonelPlayer(known)) as Player<S, C>;
  }
  if (name.temperament === NATURAL) return naturalPlayer(name, ruleset, room);
  return captainPlayer(ruleset, room, { weights: weightsOf(name, room), risk: riskOf(name, room) });
}

/** The plan of a colonel or general of this name; undefined: he plays as the rank below. */
const planOf = (rank: (typeof STAFF)[number], { weights }: PlayerName, room: Plans): StaffPlan | undefined =>
  Object.keys(weights).length === 0 ? room[rank] : { ...TRIAL, ...room[rank], ...weights };

/** Who the commander of a seat is shows when it first decides. */
function naturalPlayer<S, C extends Command, E extends BattleEvent>(
  { rank, weights }: PlayerName,
  ruleset: Ruleset<S, C, E>,
  room: BotRoom<S, C>,
): Player<S, C> {
  const players = new Map<Seat, Player<S, C>>();
  return {
    name: rank,
    choose(view, seat, offers) {
      let player = players.get(seat);
      if (player === undefined) {
        const temperament = room.temperamentOf?.(view, seat) ?? null;
        const name = { rank, weights, ...(temperament !== null && { temperament }) };
        player = captainPlayer(ruleset, room, { weights: weightsOf(name, room), risk: riskOf(name, room) });
        players.set(seat, player);
      }
      return player.choose(view, seat, offers);
    },
  };
}

type Weighing = Pick<BotRoom<unknown>, 'terms' | 'temperaments'>;

const leaningOf = ({ temperament }: PlayerName, temperaments: Weighing['temperaments']) =>
  temperament === undefined || temperament === NATURAL ? undefined : temperaments?.[temperament];

const riskOf = (name: PlayerName, room: Pick<Weighing, 'temperaments'>): number =>
  leaningOf(name, room.temperaments)?.risk ?? 1;

/** The weights that differ from those of the room: a temperament multiplies those that are not named. */
function weightsOf(name: PlayerName, { terms, temperaments }: Weighing): PlayerName['weights'] {
  const { weights } = name;
  const leaning = leaningOf(name, temperaments);
  if (leaning === undefined) return weights;
  const leant = terms.flatMap(({ key, weight }) => {
    const times = leaning[key];
    return times === undefined ? [] : [[key, weight * times] as const];
  });
  return { ...Object.fromEntries(leant), ...weights };
}

type Plans = Pick<BotRoom<unknown>, (typeof STAFF)[number]>;
type Versions = Plans & Pick<BotRoom<unknown>, 'version'>;

/** By what version a player of this rank is frozen; 0: one who plays as the rank below. */
export function versionIn(rank: Rank, room: Versions): number {
  if (isStaff(rank)) return room[rank]?.version ?? 0;
  return rank === 'captain' ? room.version : VERSION;
}

/** Players as they stand beside odds, each with its version: `captain@3,captain@3:bold` of `captain,captain:bold`. */
export function versionedPlayers(players: string, room: Versions | null): string {
  const versioned = (text: string): string => {
    const read = readPlayerName(text);
    if (read === null) return text;
    const [, ...parts] = text.split(':');
    return [`${read.rank}@${room === null ? VERSION : versionIn(read.rank, room)}`, ...parts].join(':');
  };
  return players
    .split(',')
    .map((one) => versioned(one.trim()))
    .join(',');
}

/** The player with version and a hash of the weights, such as `captain@3#1f09…`; a colonel's covers the captain in him. */
export function fullName(name: PlayerName, room: (Weighing & Versions) | null): string {
  const { rank, temperament } = name;
  if (room === null) return `${rank}@${VERSION}`;
  const versioned = `${rank}@${versionIn(rank, room)}`;
  if (rank !== 'captain' && !isStaff(rank)) return versioned;
  const weights = weightsOf(name, room);
  const weighed = room.terms.map(({ key, weight }) => [key, weights[key] ?? weight]);
  if (isStaff(rank)) {
    // A general without a plan is the colonel of his room.
    const plan = planOf(rank, name, room) ?? room.colonel ?? null;
    return `${versioned}#${hashOf([weighed, room.version, plan]).slice(0, 8)}`;
  }
  const leaning = temperament === undefined ? '' : `:${temperament}`;
  const risk = riskOf(name, room);
  const hashed = hashOf(risk === 1 ? weighed : [...weighed, ['risk', risk]]);
  return `${versioned}${leaning}#${hashed.slice(0, 8)}`;
}
