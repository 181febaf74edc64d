/** Chances that are left when some dice lie already, for dice that are typed in one by one. */
import { D6 } from '@drumhead/engine';
import type { OddsRow } from '@drumhead/content/told';

/** The dice of two sides, as far as they lie. */
type Pair = Readonly<Record<string, unknown>>;

/** What one roll comes to: the row that it belongs to. */
export type ResultOf = (dice: unknown) => Pick<OddsRow, 'what' | 'loser'> | null;

const isFace = (die: unknown): die is number => typeof die === 'number' && D6.includes(die);

/** Every way to fill up the dice of two named sides; the whole roll has a chance of 1. */
export function pairsOf(names: readonly [string, string], lying: Pair): readonly Pair[] {
  const facesOf = (name: string) => (isFace(lying[name]) ? [lying[name]] : D6);
  return facesOf(names[0]).flatMap((one) => facesOf(names[1]).map((other) => ({ [names[0]]: one, [names[1]]: other })));
}

/** Every way to fill up a handful, in the order of the dice. */
export function handfulsOf(count: number, lying: readonly number[]): readonly (readonly number[])[] {
  let rolls: readonly (readonly number[])[] = [lying];
  for (let die = lying.length; die < count; die++) rolls = rolls.flatMap((roll) => D6.map((face) => [...roll, face]));
  return rolls;
}

/** The rows of these rolls, all equally likely, in the order of `rows`. */
export function rowsLeft(rows: readonly OddsRow[], rolls: readonly unknown[], resultOf: ResultOf): readonly OddsRow[] {
  const nameOf = ({ what, loser = null }: Pick<OddsRow, 'what' | 'loser'>) => `${loser} ${what}`;
  const ways = new Map<string, number>();
  for (const roll of rolls) {
    const result = resultOf(roll);
    if (result !== null) ways.set(nameOf(result), (ways.get(nameOf(result)) ?? 0) + 1);
  }
  return rows
    .map((row) => ({ ...row, chance: (ways.get(nameOf(row)) ?? 0) / rolls.length }))
    .filter(({ chance }) => chance > 0);
}
