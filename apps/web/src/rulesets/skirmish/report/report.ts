/** Skirmishes in the log, the replay and the after-action page. */
import type { Event, State } from '@drumhead/skirmish/screen';
import { pieceNamed, type Report } from '../../../report/report.ts';
import { spotOf } from '../interaction/places.ts';

const FIGHTS = new Set<Event['type']>(['melee', 'shot']);

export const report: Report<State, Event> = {
  placeOf: (state, piece) => spotOf(state, pieceNamed(piece).index),
  turns: 'turn',
  turnOf: ({ gameTurn }) => gameTurn,
  isFight: ({ type }) => FIGHTS.has(type),
};
