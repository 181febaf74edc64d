/** Faults of a server, or of a page, that are put there on purpose, to see whether evenings find them. */
import type { Seat } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
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
  /** Statements that are another one instead. */
  readonly mistakes?: readonly [RegExp, string];
  /** How a process sees its world. */
  readonly world?: (world: World) => World;
  /** What a process hears of what a page says. */
  readonly hears?: (text: string) => string;
  /** What a page gives to the dice of a commitment, of what it alone knows. */
  readonly salt?: (own: string, commit: string) => string;
  /** Changes something for as long as an evening lasts; the answer changes it back. */
  readonly begins?: () => () => void;
}

/** Each seat is shown what another one sees. */
function viewsExchanged(): () => void {
  const undo = rulesets.map((ruleset) => {
    const view = ruleset.view.bind(ruleset);
    const other = (state: unknown, seat: Seat): Seat | null => ruleset.seats(state).find((one) => one !== seat) ?? null;
    Object.assign(ruleset, {
      view: (state: unknown, seat: Seat | null) => view(state, seat === null ? null : other(state, seat)),
    });
    return () => void Object.assign(ruleset, { view });
  });
  return () => {
    for (const back of undo) back();
  };
}

export const PLANTS = {
  'answers before the commit': { early: 400 },
  'knows no order again': { forgets: 'order_id' },
  'looks never at the table': { findsNothing: /^select id, count, changes from battles/ },
  'goes by the clock of the wall': { world: (world) => ({ ...world, steady: () => world.now() }) },
  'shows a seat what the other hides': { begins: viewsExchanged },
  'takes a no for a yes': { hears: (text) => text.replace('"yes":false', '"yes":true') },
  'keeps a link that signed somebody in': {
    mistakes: [
      /^delete from "logins" where "token_hash" = \? returning "mail"/,
      'select "mail" from "logins" where "token_hash" = ?',
    ],
  },
  'opens a seat by a link that was replaced': { swallows: /^update "seats" set "key_hash"/ },
  'lets clocks run on in a pause': { swallows: /^update "battles" set "pauses"/ },
  'forgets whom it told': { swallows: /^update "notices" set "done"/ },
  'leaves timers behind': {
    world: (world) => ({ ...world, every: (ms, then) => (world.every(ms, then), () => undefined) }),
  },
  'gives a seat twice': { findsNothing: /^select distinct "seat" from "sittings"/ },
  'knows nobody again who took a challenge': {
    findsNothing: /^select "seat" from "seats" where "table_id" = \? and "seat" = \? and "key_hash" = \?/,
  },
  'gives one salt to all dice': { salt: (own) => own },
  'tells no other process of a change': { swallows: /^update "battles" set "changes"/ },
} as const satisfies Readonly<Record<string, Plant>>;
