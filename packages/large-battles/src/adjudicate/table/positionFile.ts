/** Battles that begin from a described table, and the file of a moment of a battle. */
import { type GivenTable, type OrderGame, positionsOf, type Settled } from '@drumhead/content/position';
import { read } from '@drumhead/content/schema';
import { type Checked, closeDraft, withoutOldOffers } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import { openDraft } from '../../state/draft.ts';
import type { Event } from '../../state/events.ts';
import type { State, TerrainPiece } from '../../state/state.ts';
import { decide, pending, settle } from '../../turn/machine.ts';
import { agreedDraw } from '../../victory/agreedDraw.ts';
import {
  type GivenMoment,
  type GivenPosition,
  POSITION_FORMAT,
  POSITION_VERSION,
  position,
  positionFile as schema,
} from '../schemas/table.ts';
import { atMoment } from './moment.ts';
import { positionOf } from './positionOf.ts';
import { stateFrom } from './readPosition.ts';
import { commandFrom, withNames } from './wording.ts';

export { POSITION_FORMAT } from '../schemas/table.ts';

export const ORDERS: OrderGame<State> = {
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Command),
  commandFrom,
  toPeople: withNames,
  refusesDice: true,
};

/** The state after all frames that wait for nobody, with their events. */
export function settled(state: State): Settled<State, Event> {
  const draft = openDraft(state);
  settle(draft);
  return { state: closeDraft(draft), events: draft.events };
}

/** Between activations; anything else comes back by its orders. */
function momentOf({ field, frames, outcome, phase }: State): GivenMoment | null {
  const [first, slot, ...others] = frames;
  if (outcome !== null || phase === 0 || first?.at !== 'phase' || first.over || others.length > 0) return null;
  if (slot === undefined) return { at: 'phase' };
  if (slot.at !== 'slot' || slot.closing) return null;
  return { at: 'slot', brigade: field.brigades[slot.brigade]?.id ?? null };
}

/**
 * What a position holds of a state. It does not hold the scenario and its deployment, the numbers and ids that only name
 * Generals and pieces of terrain, where units and Generals off the table were, nor draws offered in earlier turns.
 */
export function held(state: State): object {
  const { field, units, generals, sides } = state;
  const { scale, width, height, level, switches } = field;
  return {
    ...withoutOldOffers(agreedDraw, state),
    field: {
      scale,
      width,
      height,
      level,
      switches,
      terrain: field.terrain.map((piece: TerrainPiece) => ({ ...piece, id: '' })),
      sides: field.sides.map((side) => ({ ...side, reserve: null })),
      units: field.units.map((unit) => ({ ...unit, ordinal: 0, sk: 0 })),
      generals: field.generals.map((general) => ({ ...general, id: '', q: 0 })),
      brigades: field.brigades.map(({ id, name, side }) => ({ id, name, side })),
    },
    units: units.map(({ status, brigade, ...unit }) =>
      status === 'table' ? { ...unit, brigade } : { status, brigade },
    ),
    generals: generals.map(({ status, fate, x, y, facing, ...general }) =>
      status === 'table' ? { ...general, x, y, facing } : status === 'attached' ? general : { status, fate },
    ),
    sides: sides.map((side) => ({ ...side, ready: true })),
  };
}

export const { isPosition, positionSchema, tableAt, stateAfter, positionAfter, beginAt, positionFile } = positionsOf({
  orders: ORDERS,
  format: POSITION_FORMAT,
  version: POSITION_VERSION,
  title: 'Drumhead: position of Large Battles',
  schema,
  readFile: (setup) => read(setup, schema),
  readPosition: (given) => read(given, position),
  stateFrom,
  atMoment,
  settled,
  momentOf,
  usual: 'phase',
  positionOf,
  held,
});

/** The table that is asked about: of a whole position file the one after its orders, else as it stands. */
export function tableAfter(given: GivenTable<GivenPosition, GivenMoment>): Checked<State> {
  return stateAfter(given, true);
}
