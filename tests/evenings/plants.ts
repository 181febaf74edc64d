/** Faults of a server that are put there on purpose, to see whether evenings find them. */
import type { World } from '../../apps/server/src/world.ts';

export interface Plant {
  /** Milliseconds after its answer that a commit of lines is one. */
  readonly early?: number;
  /** Statements that do nothing, and say that they did. */
  readonly swallows?: RegExp;
  /** Queries that find nothing. */
  readonly findsNothing?: RegExp;
  /** A column that is read as null. */
  readonly forgets?: string;
  /** How a process sees its world. */
  readonly world?: (world: World) => World;
}

export const PLANTS = {
  'answers before the commit': { early: 400 },
  'knows no order again': { forgets: 'order_id' },
  'looks never at the table': { findsNothing: /^select id, count, changes from battles/ },
  'goes by the clock of the wall': { world: (world) => ({ ...world, steady: () => world.now() }) },
  'forgets whom it told': { swallows: /^update "notices" set "done"/ },
  'leaves timers behind': {
    world: (world) => ({ ...world, every: (ms, then) => (world.every(ms, then), () => undefined) }),
  },
  'gives a seat twice': { findsNothing: /^select distinct "seat" from "sittings"/ },
  'tells no other process of a change': { swallows: /^update "battles" set "changes"/ },
} as const satisfies Readonly<Record<string, Plant>>;
