/** Games that begin from a described table, and the file of a moment of a game. */
import { type OrderGame, positionsOf, type Settled } from '@drumhead/content/position';
import { read } from '@drumhead/content/schema';
import { closeDraft, withoutOldOffers } from '@drumhead/engine';
import { draftOf } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { decide, pending, seatsOf, settle } from '../turn/machine.ts';
import { agreedDraw } from '../victory/outcome.ts';
import { atMoment, momentOf } from './moment.ts';
import { commandFrom, spoken } from './named.ts';
import { POSITION, POSITION_FORMAT, POSITION_VERSION, position } from './positionFile.ts';
import { positionOf } from './positionOf.ts';
import { stateFrom } from './readPosition.ts';

export const ORDERS: OrderGame<State> = {
  seats: seatsOf,
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Parameters<typeof decide>[2]),
  commandFrom,
  toPeople: spoken,
};

/** The state after all frames that wait for nobody, with their events. */
export function settled(state: State): Settled<State, Event> {
  const draft = draftOf(state);
  settle(draft);
  return { state: closeDraft(draft), events: draft.events };
}

/**
 * What a position holds of a state. It does not hold what only the set-up needs (groups of terrain pieces, bought
 * obstacles, zones, places and the first turn of a scenario), where a model that is out fell and what it carried, nor draws
 * offered in earlier turns.
 */
export function held(state: State): object {
  const { models, features } = state;
  const { attackerBegins: _begins, ...field } = state.field;
  return {
    ...withoutOldOffers(agreedDraw, state),
    field: {
      ...field,
      attacker: -1,
      terrainLaid: true,
      players: field.players.map(({ zone: _zone, ...player }) => ({ ...player, obstacles: [] })),
      models: field.models.map(({ placed: _placed, ...profile }) => profile),
    },
    models: models.map((model) => (model.posture === 'out' ? { posture: 'out', out: model.out } : model)),
    features: features.map((feature) => ({ ...feature, group: 0 })),
  };
}

export const { isPosition, positionSchema, tableAt, stateAfter, positionAfter, beginAt, positionFile } = positionsOf({
  orders: ORDERS,
  format: POSITION_FORMAT,
  version: POSITION_VERSION,
  title: 'Drumhead: skirmish position',
  schema: POSITION,
  readFile: (setup) => read(setup, POSITION),
  readPosition: (given) => read(given, position),
  stateFrom,
  atMoment,
  settled,
  momentOf,
  usual: 'turn',
  positionOf,
  held,
});
