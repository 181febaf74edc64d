/**
 * Names of the rolls of a battle: `b.r`, the r-th roll that stands after b take-backs over dice. A roll that comes up again
 * after the very same orders keeps its name and so its faces: to take back and repeat is no second try.
 */
import type { Order } from '@drumhead/engine';

/** Follows the lines of a battle from its beginning. */
export interface RollNames {
  /** The name of the roll that the battle waits for. */
  next(): string;
  /** An order was accepted; `isRoll`: one of the seat `dice`. */
  order(order: Order, isRoll: boolean): void;
  /** Orders were taken back until `to` of them were left. */
  takeBack(to: number): void;
  /** Goes on by itself: what it follows from here does not change this one. */
  copy(): RollNames;
}

interface Followed {
  /** Names by the paths that lead to their rolls. */
  readonly known: ReadonlyMap<number, string>;
  /** The path of all orders up to each moment, and the rolls among them. */
  readonly moments: readonly Moment[];
  readonly takeBacks: number;
  /** Paths by the path before and the order after it; copies share it, since a path is the same for all of them. */
  readonly paths: Map<string, number>;
}

interface Moment {
  readonly path: number;
  readonly rolls: number;
}

export function rollNames(): RollNames {
  return namesAfter({ known: new Map(), moments: [{ path: 0, rolls: 0 }], takeBacks: 0, paths: new Map() });
}

function namesAfter(followed: Followed): RollNames {
  const { paths } = followed;
  const known = new Map(followed.known);
  const moments = [...followed.moments];
  let { takeBacks } = followed;
  const now = () => moments[moments.length - 1] as Moment;
  return {
    next() {
      const { path, rolls } = now();
      const name = known.get(path) ?? `${takeBacks}.${rolls + 1}`;
      known.set(path, name);
      return name;
    },
    order({ seat, command }, isRoll) {
      const { path: before, rolls } = now();
      const text = `${before}\n${seat}\n${canonical(command)}`;
      const path = paths.get(text) ?? paths.size + 1;
      paths.set(text, path);
      moments.push({ path, rolls: rolls + (isRoll ? 1 : 0) });
    },
    takeBack(to) {
      const before = now().rolls;
      moments.length = to + 1;
      if (now().rolls < before) takeBacks += 1;
    },
    copy: () => namesAfter({ known, moments, takeBacks, paths }),
  };
}

/** JSON with the keys of records in order: orders that mean the same are the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const entries = Object.keys(fields)
    .sort()
    .flatMap((key) => (fields[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonical(fields[key])}`]));
  return `{${entries.join(',')}}`;
}
