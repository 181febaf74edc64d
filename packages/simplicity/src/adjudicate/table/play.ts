/** Plays commands and dice on a described table with the battle's own judge. */
import type { BattleEvent, Checked } from '@drumhead/engine';
import { type PlayOutcome, playedTable, type Translate, type WrittenGame } from '@drumhead/content/position';
import { ORDERS, settled, tableAt } from '../../position/begin.ts';
import { momentOf } from '../../position/moment.ts';
import { positionOf } from '../../position/positionOf.ts';
import { offers } from '../../turn/machine.ts';
import { nearest } from '../../query/nearest.ts';
import type { Command } from '../../state/commands.ts';
import type { Event } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { describe } from '../../text/describe.ts';
import { factsInWords } from '../../text/names.ts';
import type { Situation } from '../situations.ts';

export const DESCRIBED: WrittenGame<State> = {
  ...ORDERS,
  offers,
  nearest: (state, seat, command) => nearest(state, seat, command as Command),
  describe: (state, event: BattleEvent) => describe(state, event as Event),
  inWords: (state, facts, t) => factsInWords(state, facts, t),
  positionOf,
  momentOf,
};

/** Any orders and dice in sequence on a described table. */
export function judgePlay(given: Situation<'play'>, t?: Translate): Checked<PlayOutcome> {
  const table = tableAt(given.position, given.moment);
  return table.ok ? playedTable(DESCRIBED, settled(table.value), given.orders, t) : table;
}
