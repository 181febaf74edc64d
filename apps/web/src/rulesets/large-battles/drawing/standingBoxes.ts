/** What the pieces on the table cover, for labels that keep off them; in millimetres. */
import { memoizeBy } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { standingBox } from '../../../table/troops/standingBox.ts';
import { generalPlace, unitPlace } from '../interaction/places.ts';

export const standingBoxes = memoizeBy((state: State) =>
  [...state.units.map((_, i) => unitPlace(state, i)), ...state.generals.map((_, i) => generalPlace(state, i))].flatMap(
    (place) => (place ? [standingBox(place, state.field.factor)] : []),
  ),
);
