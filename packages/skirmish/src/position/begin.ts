/** A game that begins from a position file; and the file of a moment of a game. */
import type { Battle, Checked, Problem } from '@drumhead/engine';
import { closeDraft, equalData, withoutOldOffers } from '@drumhead/engine';
import { type OrderGame, playedOrders, type PositionFile, positionFileOf } from '@drumhead/content/position';
import { read } from '@drumhead/content/schema';
import { decide, pending, seatsOf, settle } from '../turn/machine.ts';
import { draftOf } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { agreedDraw } from '../victory/outcome.ts';
import { atMoment, momentOf } from './moment.ts';
import { commandFrom, spoken } from './named.ts';
import {
  type GivenFile,
  type GivenMoment,
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
  seats: seatsOf,
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Parameters<typeof decide>[2]),
  commandFrom,
  toPeople: spoken,
};

/** The state of a position at a moment; paths of problems begin at the file. */
export function tableAt(position: GivenPosition, moment: GivenMoment): Checked<State> {
  const laid = stateFrom(position);
  if (!laid.ok) {
    const problems = laid.problems.map((one) => ({ ...one, path: `position.${one.path}` }));
    return { ok: false, problems };
  }
  const problems: Problem[] = [];
  const state = atMoment(laid.value, moment, problems);
  return state === null ? { ok: false, problems } : { ok: true, value: state };
}

/** The state after all frames that wait for nobody, with their events. */
export function settled(state: State): { readonly state: State; readonly events: readonly Event[] } {
  const draft = draftOf(state);
  settle(draft);
  return { state: closeDraft(draft), events: draft.events };
}

/** The first state of the game that a position file describes: at its moment, after its orders. Never throws. */
export function beginAt(setup: unknown): Checked<State> {
  const file = read(setup, POSITION);
  return file.ok ? stateAfter(file.value) : file;
}

/** The state of a position at its moment, after its orders. */
export function stateAfter(file: Omit<GivenFile, 'format' | 'version'>): Checked<State> {
  const table = tableAt(file.position, file.moment);
  return table.ok ? playedOrders(ORDERS, settled(table.value).state, file.orders) : table;
}

/** The position of a file after its orders, to which a moment of its own is given. */
export function positionAfter(file: Omit<GivenFile, 'format' | 'version'>): Checked<GivenPosition> {
  if (file.orders.length === 0) return { ok: true, value: file.position };
  const after = stateAfter(file);
  return after.ok ? read(positionOf(after.value), position) : after;
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
    ...(moment.at === 'turn' ? {} : { moment }),
  };
  const again = beginAt(file);
  return again.ok && equalData(held(again.value), held(state)) ? file : null;
}

/**
 * What a position holds of a state. It does not hold what only the set-up needs (groups of terrain pieces, bought
 * obstacles), where a model that is out fell and what it carried, nor draws offered in earlier turns.
 */
export function held(state: State): object {
  const { field, models, features } = state;
  return {
    ...withoutOldOffers(agreedDraw, state),
    field: {
      ...field,
      attacker: -1,
      terrainLaid: true,
      players: field.players.map((player) => ({ ...player, obstacles: [] })),
    },
    models: models.map((model) => (model.posture === 'out' ? { posture: 'out', out: model.out } : model)),
    features: features.map((feature) => ({ ...feature, group: 0 })),
  };
}
