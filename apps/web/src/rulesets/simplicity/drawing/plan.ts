/** A battle of Simplicity in Practice to be set up from paper. */
import { type State, zoneOf } from '@drumhead/simplicity/screen';
import type { Messages } from '../../../i18n/index.ts';
import { type Plan, planArea } from '../../../table/plan/plan.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';
import { pieceName, sideName } from '../screen/names.ts';
import { sketchOf } from '@drumhead/simplicity/sketch';

export function planOf(messages: Messages, state: State): Plan {
  const { field } = state;
  return {
    sketch: sketchOf(state),
    sides: ([0, 1] as const).map((side) => sideName(messages, state, side)),
    names: field.units.flatMap((_, index) =>
      unitPlace(state, index) ? [pieceName(messages, state, { what: 'unit', index })] : [],
    ),
    round: false,
    areas: ([0, 1] as const).map((side) => planArea(side, zoneOf(state, side))),
    sticks: [],
    objectives: field.objectives.map(({ id, x, y, points }) => ({
      x: Math.round(mm(x)),
      y: Math.round(mm(y)),
      points,
      // A mill is drawn there on the table too.
      kind: id === 'windmill' ? 'mill' : 'objective',
    })),
  };
}
