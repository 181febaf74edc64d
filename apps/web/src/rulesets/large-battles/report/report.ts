/** Large Battles in the log, the replay and the after-action page. */
import type { Event, State } from '@drumhead/large-battles';
import { pieceNamed, type Report } from '../../../report/report.ts';
import { placeOf } from '../interaction/places.ts';

const FIGHTS = new Set<Event['type']>(['bombarded', 'approachRolled', 'contactRolled']);

export const report: Report<State, Event> = {
  placeOf(state, piece) {
    const { what, index } = pieceNamed(piece);
    return placeOf(state, { what: what === 'general' ? 'general' : 'unit', index });
  },
  turns: 'phase',
  turnOf: ({ phase }) => phase,
  isFight: ({ type }) => FIGHTS.has(type),
};
