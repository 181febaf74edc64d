// The first table of BALANCE.md, made from the data that `npm run balance` writes and the page shows before a battle.

/** What battles between captains, or others, gave in one ready scenario. */
export interface Played {
  /** Its title in English. */
  readonly name: string;
  /** The computer players with their version: `captain@3`. */
  readonly players: string;
  /** Battles that ended. */
  readonly games: number;
  /** By seat, in the order of the battle: victories, and the two ends of the 95 % interval of their share. */
  readonly sides: Readonly<Record<string, { readonly wins: number; readonly interval: readonly number[] }>>;
  readonly drawn: number;
  /** Median number of phases (Large Battles) or player turns. */
  readonly length: number;
}

/** By the scenario's id. */
export type Balance = Readonly<Record<string, Played>>;

const percent = (part: number): string => `${Math.round(100 * part)} %`;
const titled = (seat: string): string => `${seat[0]?.toUpperCase()}${seat.slice(1)}`;

function rowOf({ name, players, games, sides, drawn, length }: Played): string {
  const wins = Object.entries(sides).map(
    ([seat, { wins: won, interval }]) =>
      `${titled(seat)} ${percent(won / games)} (${interval.map(percent).join(' to ')})`,
  );
  return `| ${name} | ${players} | ${games} | ${wins.join(', ')} | ${percent(drawn / games)} | ${length} |`;
}

const HEAD = '| scenario | players | battles | victories | drawn | length |\n|---|---|---:|---|---:|---:|\n';

/** The text of BALANCE.md with the table of these battles in the place of its own. */
export function withTable(text: string, balance: Balance): string {
  const begin = text.indexOf(HEAD);
  const end = text.indexOf('\n\n', begin);
  if (begin < 0 || end < 0) throw new Error('BALANCE.md has no table of scenarios');
  return `${text.slice(0, begin)}${HEAD}${Object.values(balance).map(rowOf).join('\n')}${text.slice(end)}`;
}
