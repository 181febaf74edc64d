/** What is set up, by game: kept on the device, so that the next battle begins as the last one was set. */
import { randomInt } from '../app/randomInt.ts';
import type { Player } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';

export const AGAINST = ['computer', 'here', 'elsewhere'] as const;
export type Against = (typeof AGAINST)[number];

/** The sides played at this screen against the computer; `lot`: one, drawn when the battle begins. */
export type Mine = readonly number[] | 'lot';

export interface Chosen<D = unknown> {
  /** A ready scenario as printed, or null: `draft` is. */
  readonly scenario: string | null;
  /** Optional rules of the ready scenario. */
  readonly switches: readonly string[];
  readonly draft: D;
  readonly against: Against;
  readonly mine: Mine;
}

const STORED = 'drumhead.setUp';

interface Kept {
  /** Picture of the game that was set up last. */
  readonly game: string | null;
  readonly chosen: Readonly<Record<string, unknown>>;
}

/** What was stored by this page; nothing where it is missing or damaged. */
function kept(): Kept {
  try {
    const { game, chosen } = Object(JSON.parse(localStorage.getItem(STORED) ?? 'null'));
    return { game: typeof game === 'string' ? game : null, chosen: Object(chosen) };
  } catch {
    return { game: null, chosen: {} };
  }
}

export const lastGame = (): string | null => kept().game;

export function keep(game: string, one: Chosen): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ game, chosen: { ...kept().chosen, [game]: one } }));
  } catch {
    // Without storage the page begins with the first scenario.
  }
}

/** What was set up last in this game; null: nothing that can be read. `revived` reads the draft. */
export function keptOf<D>(game: string, revived: (draft: unknown) => D | null): Chosen<D> | null {
  const found = Object(kept().chosen[game]) as Partial<Record<keyof Chosen, unknown>>;
  const draft = found.draft === undefined ? null : revived(found.draft);
  if (draft === null) return null;
  const { scenario, switches, against, mine } = found;
  return {
    scenario: typeof scenario === 'string' ? scenario : null,
    switches: Array.isArray(switches) ? switches.filter((one) => typeof one === 'string') : [],
    draft,
    against: AGAINST.find((one) => one === against) ?? 'computer',
    mine: mine === 'lot' || !Array.isArray(mine) ? 'lot' : mine.filter((one) => Number.isInteger(one)),
  };
}

/** Who plays what. Online, all are people until the table seats them. */
export function seatsFor(
  seats: readonly string[],
  { against, mine }: Pick<Chosen, 'against' | 'mine'>,
): NewBattle['seats'] {
  const own = mine === 'lot' ? [randomInt(seats.length)] : mine;
  return Object.fromEntries(
    seats.map((seat, i): [string, Player] => [seat, against !== 'computer' || own.includes(i) ? 'human' : 'captain']),
  );
}
