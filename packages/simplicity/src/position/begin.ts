/** A battle that begins from a position file; and the file of a moment of a battle. */
import { type Battle, type Checked, closeDraft, equalData, openDraft, withoutOldOffers } from '@drumhead/engine';
import { type OrderGame, playedOrders, type PositionFile, positionFileOf } from '@drumhead/content/position';
import { read } from '@drumhead/content/schema';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { decide, pending, settle } from '../turn/machine.ts';
import { agreedDraw } from '../victory/victory.ts';
import { atMoment, momentOf } from './moment.ts';
import { commandFrom, spoken } from './named.ts';
import {
  type GivenFile,
  type GivenPosition,
  isPosition,
  POSITION,
  POSITION_FORMAT,
  POSITION_VERSION,
  position,
} from './positionFile.ts';
import { positionOf } from './positionOf.ts';
import { stateFrom } from './readPosition.ts';

export const ORDERS: OrderGame<State> = {
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Parameters<typeof decide>[2]),
  commandFrom,
  toPeople: spoken,
};

/** The state of a position at its moment, before any order, with the events of frames that wait for nobody. */
export function tableAt({ position, moment }: Pick<GivenFile, 'position' | 'moment'>): Checked<{
  readonly state: State;
  readonly events: readonly Event[];
}> {
  const laid = stateFrom(position);
  if (!laid.ok) {
    const problems = laid.problems.map((one) => ({ ...one, path: `position.${one.path}` }));
    return { ok: false, problems };
  }
  const draft = openDraft<State, Event>(atMoment(laid.value, moment));
  settle(draft);
  return { ok: true, value: { state: closeDraft(draft), events: draft.events } };
}

/** The state of a position at its moment, after its orders. */
export function stateAfter(file: Omit<GivenFile, 'format' | 'version'>): Checked<State> {
  const table = tableAt(file);
  return table.ok ? playedOrders(ORDERS, table.value.state, file.orders) : table;
}

/** The position of a file after its orders, to which a moment of its own is given. */
export function positionAfter(file: Omit<GivenFile, 'format' | 'version'>): Checked<GivenPosition> {
  if (file.orders.length === 0) return { ok: true, value: file.position };
  const after = stateAfter(file);
  return after.ok ? read(positionOf(after.value), position) : after;
}

/** The first state of the battle that a position file describes: at its moment, after its orders. Never throws. */
export function beginAt(setup: unknown): Checked<State> {
  const file = read(setup, POSITION);
  return file.ok ? stateAfter(file.value) : file;
}

/** The position file of a battle, or null while it is being set up. */
export function positionFile(battle: Battle<State>): PositionFile | null {
  return positionFileOf({ ...ORDERS, fileAt, isPosition }, battle);
}

/** The file of a state that a position holds whole, else null. */
function fileAt(state: State): PositionFile | null {
  const moment = momentOf(state);
  if (moment === null) return null;
  const file = {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    position: positionOf(state),
    ...(moment.at === 'orders' ? {} : { moment }),
  };
  const again = beginAt(file);
  return again.ok && equalData(held(again.value), held(state)) ? file : null;
}

/**
 * What a position holds of a state. It does not hold what only the set-up needs, the id of the scenario, the marks that
 * decide nothing of units and Command bases off the table, where they were, nor draws offered in earlier turns.
 */
export function held(state: State): object {
  const { field, units, commands } = state;
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
