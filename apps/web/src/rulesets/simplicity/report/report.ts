/** Simplicity in Practice in the log, the replay and the after-action page. */
import type { Event, State } from '@drumhead/simplicity/screen';
import { pieceNamed, type Report } from '../../../report/report.ts';
import { placeOf } from '../interaction/places.ts';

const FIGHTS = new Set<Event['type']>(['fired', 'meleeRolled']);

export const report: Report<State, Event> = {
  placeOf(state, piece) {
    const { what, index } = pieceNamed(piece);
    return placeOf(state, { what: what === 'command' ? 'command' : 'unit', index });
  },
  turns: 'turn',
  turnOf: ({ gameTurn }) => gameTurn,
  isFight: ({ type }) => FIGHTS.has(type),
};
