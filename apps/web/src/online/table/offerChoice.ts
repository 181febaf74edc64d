/** How a table was set last: all that is chosen beside the battle, kept on the device, so that the next one is set so at once. */
import { type Rank, rankCalled } from '@drumhead/bots';
import { SHOWN, type Shown } from '@drumhead/protocol';
import { OFFERED_RANKS } from '../../battle/players/players.ts';
import { type ClockChoice, FIRST_CLOCKS, isWholeChoice } from '../clock/time.ts';

/** Whom a table may seat: people, or computer players of the server. */
export type OtherPlayer = 'person' | Rank;

export interface OfferChoice {
  /** Who plays the other sides, unless the battle says so itself. */
  readonly others: OtherPlayer;
  /** Anybody may sit down. */
  readonly isOpen: boolean;
  readonly clock: ClockChoice;
  /** Minutes after which watchers are told. */
  readonly delay: number;
  readonly isSecret: boolean;
  readonly isAdvised: boolean;
  /** Who sees the page of the battle when it is over. */
  readonly shown: Shown;
}

const STORED = 'drumhead.online.choice';

export const FIRST_OFFER: OfferChoice = {
  others: 'person',
  isOpen: false,
  clock: FIRST_CLOCKS.none,
  delay: 0,
  isSecret: false,
  isAdvised: false,
  shown: 'private',
};

/** `game`: picture of the game that was played online last. */
export interface LastOffer {
  readonly game: string | null;
  readonly choice: OfferChoice;
}

/** What was stored, each part for itself: what is missing or damaged is as it is first. */
export function readOffer(text: string | null): LastOffer {
  let found: Partial<Record<string, unknown>> = {};
  try {
    found = Object(JSON.parse(text ?? 'null'));
  } catch {
    // It is set as for the first time.
  }
  const { game, others, isOpen, clock, delay, isSecret, isAdvised, shown } = found;
  return {
    game: typeof game === 'string' ? game : null,
    choice: {
      // Who is offered no more, or not yet, is not asked for by what was stored.
      others: OFFERED_RANKS.find((rank) => rank === rankCalled(String(others))) ?? FIRST_OFFER.others,
      isOpen: isOpen === true,
      clock: clockIn(clock),
      delay: typeof delay === 'number' && Number.isInteger(delay) && delay >= 0 ? delay : 0,
      isSecret: isSecret === true,
      isAdvised: isAdvised === true,
      shown: SHOWN.find((one) => one === shown) ?? FIRST_OFFER.shown,
    },
  };
}

function clockIn(given: unknown): ClockChoice {
  const { kind, bank, gain, cap } = Object(given) as Partial<Record<keyof ClockChoice, unknown>>;
  const numbers = [bank, gain, cap];
  const isSound = (kind === 'live' || kind === 'turns') && numbers.every((one) => typeof one === 'number');
  const choice = { kind, bank, gain, cap } as ClockChoice;
  return isSound && isWholeChoice(choice) ? choice : FIRST_OFFER.clock;
}

export function lastOffer(): LastOffer {
  try {
    return readOffer(localStorage.getItem(STORED));
  } catch {
    return readOffer(null);
  }
}

export function keepOffer({ game, choice }: LastOffer): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ game: game ?? lastOffer().game, ...choice }));
  } catch {
    // The next table is set as for the first time.
  }
}
