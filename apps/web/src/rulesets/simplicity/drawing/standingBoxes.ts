/** What the pieces on the table cover, for labels that keep off them; in millimetres. */
import { memoizeBy } from '@drumhead/engine';
import type { State } from '@drumhead/simplicity/screen';
import { standingBox } from '../../../table/troops/standingBox.ts';
import { placeOf, unitPlace } from '../interaction/places.ts';

export const standingBoxes = memoizeBy((state: State) =>
  [
    ...state.units.map((_, i) => unitPlace(state, i)),
    ...state.commands.map((_, index) => placeOf(state, { what: 'command', index })),
  ].flatMap((place) => (place ? [standingBox(place)] : [])),
);
