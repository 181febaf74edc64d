/** Plays commands and dice on a described table with the battle's own judge. */
import {
  type DescribedEvent,
  describedEvents,
  type DescribedGame,
  type DescribedRefusal,
  describedRefusal,
  type PlayOutcome as Played,
  playedTable,
  type Translate,
} from '@drumhead/content/position';
import type { BattleEvent, Checked, Refusal } from '@drumhead/engine';
import { nearest } from '../../query/nearest.ts';
import type { Command } from '../../state/commands.ts';
import type { Event } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { describe, factsInWords } from '../../text/describe.ts';
import { offers } from '../../turn/machine.ts';
import type { Situation } from '../schemas/index.ts';
import { ORDERS, settled, tableAt } from './positionFile.ts';
import { positionOf } from './positionOf.ts';
import { factsWithNames } from './wording.ts';

export const DESCRIBED: DescribedGame<State> = {
  ...ORDERS,
  nearest: (state, seat, command) => nearest(state, seat, command as Command),
  describe: (state, event: BattleEvent) => describe(state, event as Event),
  inWords: factsInWords,
  factsToPeople: factsWithNames,
};

/** What came of the orders; the table afterwards may be in the middle of something. */
export type PlayOutcome = Omit<Played, 'moment'>;

/** Any orders and dice in sequence on a described table. */
export function judgePlay(given: Situation<'play'>, t?: Translate): Checked<PlayOutcome> {
  const table = tableAt(given.position, given.moment);
  if (!table.ok) return table;
  const game = { ...DESCRIBED, offers, positionOf, momentOf: () => null };
  const played = playedTable(game, settled(table.value), given.orders, t);
  if (!played.ok) return played;
  const { moment: _, ...told } = played.value;
  return { ok: true, value: told };
}

/** Events in people's terms. */
export function describeEvents(state: State, events: readonly Event[], t?: Translate): readonly DescribedEvent[] {
  return describedEvents(DESCRIBED, state, events, t);
}

/** Why the rules forbid something that nobody has ordered. */
export function describeRefusal(state: State, refusal: Refusal, t?: Translate): DescribedRefusal {
  return describedRefusal(DESCRIBED, state, '', null, refusal, t);
}
