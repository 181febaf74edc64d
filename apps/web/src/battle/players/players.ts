/** Players of the seats, and the interface of computer players. */
import { type Rank, rankCalled } from '@drumhead/bots';
import { type Command, type Seat, type Temperament, TEMPERAMENTS } from '@drumhead/engine';

/** A person, or a computer player, who as a captain may have a temperament. */
export type Player = 'human' | Rank | `captain:${Temperament}`;

/** The ranks that are offered, the weakest first: a colonel plays by name alone (docs/decisions/21). */
export const OFFERED_RANKS = ['recruit', 'corporal', 'captain'] as const satisfies readonly Rank[];

/** The player of this name in a record or a saved battle; a person where it is no computer player's.
 * Weights of its own are for the arena. */
export function playerNamed(name: string | undefined): Player {
  const [rank, leaning] = (name ?? '').split(':');
  const temperament = TEMPERAMENTS.find((one) => one === leaning);
  const player = rankCalled(rank ?? '') ?? 'human';
  return player === 'captain' && temperament ? `captain:${temperament}` : player;
}

/** A person, or of which rank the computer player is. */
export const rankOf = (player: Player): 'human' | Rank => (player.startsWith('captain') ? 'captain' : player) as Rank;

/** The temperament of a captain who has one. */
export const temperamentOf = (player: Player): Temperament | null =>
  TEMPERAMENTS.find((one) => player === `captain:${one}`) ?? null;

export const isHuman = (player: Player | undefined): boolean => player === undefined || player === 'human';

/** A computer player sees its own seat's view and nothing else of the battle. */
export interface Question {
  readonly ruleset: string;
  /** The version of its rules that the battle was begun under. */
  readonly version: number;
  readonly player: Exclude<Player, 'human'>;
  readonly seat: Seat;
  readonly view: unknown;
  /** Seed of the player's own random choices; the same question always gets the same answer. */
  readonly seed: string;
}

export interface Opponent {
  ask(question: Question): Promise<Command>;
  /** Cancels open questions, which then fail. */
  dismiss(): void;
}

/** Which dice people roll themselves: none, those of the people at the screen, or the computer's too. */
export const OWN_DICE = ['none', 'mine', 'all'] as const;

export type OwnDice = (typeof OWN_DICE)[number];
