/** Which battle of a table has its dice checked: a rematch has others than the battle before it. */
import { pageAddress } from '../../app/route.ts';
import { onlineName } from '../../battle/records/onlineName.ts';
import { gaveFor, placeAt } from '../places/places.ts';

export interface DiceOf {
  /** The battle whose page was read, by somebody who knows no table; left out: it is of a table. */
  readonly page?: string;
  readonly table: string;
  /** Null: the last one that was played there. */
  readonly battle: string | null;
  /** What this device was told that the server bound itself to; null: nothing. */
  readonly commit: string | null;
  /** The commitments for which this device gave a salt. */
  readonly gave: readonly string[];
  /** The name of the record on this device, once the battle is over. */
  readonly saved: string;
}

/** The page that checks the dice of this battle. */
export function diceAddress({ table, battle }: Pick<DiceOf, 'table' | 'battle'>): string {
  return pageAddress('any', 'dice', battle === null ? table : `${table}&battle=${battle}`);
}

/** The same for a battle that has a page of its own. */
export const diceOfPage = (battle: string): string => pageAddress('any', 'dice', `${OF_PAGE}${battle}`);

const OF_PAGE = 'page=';

/** What the query of that page asks for. */
export function diceOf(query: string): DiceOf {
  if (query.startsWith(OF_PAGE)) {
    const page = query.slice(OF_PAGE.length);
    return { page, table: '', battle: page, commit: null, gave: [], saved: page };
  }
  const [table = '', ...more] = query.split('&');
  const battle = more.find((part) => part.startsWith('battle='))?.slice('battle='.length) ?? null;
  const place = placeAt(table);
  // A battle before the last one is kept under its own name.
  if (battle !== null && place !== null && battle !== place.battle)
    return { table, battle, commit: place.commits?.[battle] ?? null, gave: gaveFor(table, battle), saved: battle };
  const gave = place === null ? [] : gaveFor(table, place.battle);
  return { table, battle, commit: place?.commit ?? null, gave, saved: onlineName(table) };
}
