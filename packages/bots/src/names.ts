/** Players by name: a rank, and for a captain his temperament, and the weights that differ from those of his room. */
import {
  type BattleEvent,
  type BotRoom,
  type Command,
  hashOf,
  type Knowledge,
  type Player,
  type Seed,
  seededRandomInt,
  type Temperament,
  TEMPERAMENTS,
} from '@drumhead/engine';
import { answeringDraws } from './answerToDraw.ts';
import { captainPlayer } from './captain.ts';
import { corporalPlayer } from './corporal.ts';
import { type Rank, rankCalled } from './ranks.ts';
import { recruitPlayer } from './recruit.ts';

/** The recruit and the corporal stay as they are for ever; a captain is as old as his room. */
const VERSION = 1;

export interface PlayerName {
  readonly rank: Rank;
  /** Absent: as usual. */
  readonly temperament?: Temperament;
  readonly weights: Readonly<Record<string, number>>;
}

/** Reads `corporal`, `steady`, `captain:bold`, or `captain:danger=0.5:losses=1.2`; null if it is no player. */
export function readPlayerName(text: string): PlayerName | null {
  const [name = '', ...parts] = text.trim().split(':');
  const rank = rankCalled(name);
  if (rank === null || (parts.length > 0 && rank !== 'captain')) return null;
  const weights: Record<string, number> = {};
  const temperament = TEMPERAMENTS.find((one) => one === parts[0]?.trim());
  for (const part of temperament === undefined ? parts : parts.slice(1)) {
    const [key = '', value = '', ...more] = part.split('=');
    const weight = Number(value);
    if (key === '' || value.trim() === '' || !Number.isFinite(weight) || more.length > 0) return null;
    weights[key] = weight;
  }
  return temperament === undefined ? { rank, weights } : { rank, temperament, weights };
}

/** A player for one battle; the seed is for the recruit's choices. A captain without a room plays as a corporal. */
export function playerCalled<S, C extends Command, E extends BattleEvent>(
  name: PlayerName,
  knowledge: Knowledge<S, C, E>,
  seed: Seed,
): Player<S, C> {
  return answeringDraws(ofRank(name, knowledge, seed), knowledge.ruleset, knowledge.evaluation);
}

function ofRank<S, C extends Command, E extends BattleEvent>(
  name: PlayerName,
  { ruleset, evaluation, room }: Knowledge<S, C, E>,
  seed: Seed,
): Player<S, C> {
  const { rank } = name;
  if (rank === 'recruit') return recruitPlayer(seededRandomInt(seed));
  if (rank === 'corporal' || room === null) return corporalPlayer(ruleset, evaluation);
  return captainPlayer(ruleset, room, { weights: weightsOf(name, room) });
}

type Weighing = Pick<BotRoom<unknown>, 'terms' | 'temperaments'>;

/** The weights that differ from those of the room: a temperament multiplies those that are not named. */
function weightsOf({ temperament, weights }: PlayerName, { terms, temperaments }: Weighing): PlayerName['weights'] {
  const leaning = temperament === undefined ? undefined : temperaments?.[temperament];
  if (leaning === undefined) return weights;
  const leant = terms.flatMap(({ key, weight }) => {
    const times = leaning[key];
    return times === undefined ? [] : [[key, weight * times] as const];
  });
  return { ...Object.fromEntries(leant), ...weights };
}

/** The player with version and a hash of the weights, such as `captain@3#1f09…`. */
export function fullName(name: PlayerName, room: (Weighing & Pick<BotRoom<unknown>, 'version'>) | null): string {
  const { rank, temperament } = name;
  if (rank !== 'captain' || room === null) return `${rank}@${VERSION}`;
  const weights = weightsOf(name, room);
  const weighed = room.terms.map(({ key, weight }) => [key, weights[key] ?? weight]);
  const leaning = temperament === undefined ? '' : `:${temperament}`;
  return `${rank}@${room.version}${leaning}#${hashOf(weighed).slice(0, 8)}`;
}
