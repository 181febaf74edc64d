/** Battles that begin from a described table, and the file of a moment of a battle. */
import { type OrderGame, positionsOf, type Settled } from '@drumhead/content/position';
import { read } from '@drumhead/content/schema';
import { closeDraft, openDraft, withoutOldOffers } from '@drumhead/engine';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { decide, pending, settle } from '../turn/machine.ts';
import { agreedDraw } from '../victory/victory.ts';
import { atMoment, momentOf } from './moment.ts';
import { commandFrom, spoken } from './named.ts';
import { POSITION, POSITION_FORMAT, POSITION_VERSION, position } from './positionFile.ts';
import { positionOf } from './positionOf.ts';
import { stateFrom } from './readPosition.ts';

export const ORDERS: OrderGame<State> = {
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Parameters<typeof decide>[2]),
  commandFrom,
  toPeople: spoken,
};

/** The state after all frames that wait for nobody, with their events. */
export function settled(state: State): Settled<State, Event> {
  const draft = openDraft<State, Event>(state);
  settle(draft);
  return { state: closeDraft(draft), events: draft.events };
}

/**
 * What a position holds of a state. It does not hold what only the set-up needs, the id of the scenario, the marks that
 * decide nothing of units and Command bases off the table, where they were, nor draws offered in earlier turns.
 */
export function held(state: State): object {
  const { units, commands } = state;
  const { grown: _, ...field } = state.field;
  const gone = ({ status }: { readonly status: string }) => status === 'removed' || status === 'reserve';
  return {
    ...withoutOldOffers(agreedDraw, state),
    field: {
      ...field,
      scenario: '',
      generated: false,
      deploysFirst: -1,
      placesFirst: 0,
      firstTurn: -1,
      sides: field.sides.map((side) => ({ ...side, edge: null, depth: 0, deployment: null })),
    },
    units: units.map((unit) => (gone(unit) ? unit.status : unit)),
    commands: commands.map((base) => (gone(base) ? base.status : base)),
  };
}

export const { isPosition, positionSchema, tableAt, stateAfter, positionAfter, beginAt, positionFile } = positionsOf({
  orders: ORDERS,
  format: POSITION_FORMAT,
  version: POSITION_VERSION,
  title: 'Drumhead: position of Simplicity in Practice',
  schema: POSITION,
  readFile: (setup) => read(setup, POSITION),
  readPosition: (given) => read(given, position),
  stateFrom,
  atMoment,
  settled,
  momentOf,
  usual: 'orders',
  positionOf,
  held,
});
