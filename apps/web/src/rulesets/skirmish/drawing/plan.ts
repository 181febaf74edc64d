/** A skirmish to be set up from paper. */
import { type State, zoneOf } from '@drumhead/skirmish/screen';
import type { Messages } from '../../../i18n/index.ts';
import { type Plan, planArea } from '../../../table/plan/plan.ts';
import { mm } from '../../../table/units.ts';
import { spotOf } from '../interaction/places.ts';
import { modelName, playerName } from '../screen/names.ts';
import { sketchOf } from '@drumhead/skirmish/sketch';

export function planOf(messages: Messages, state: State): Plan {
  const { field, squads } = state;
  return {
    sketch: sketchOf(state),
    sides: field.players.map((_, player) => playerName(messages, state, player)),
    names: field.models.flatMap((_, i) => (spotOf(state, i) ? [modelName(messages, state, i)] : [])),
    round: true,
    // Who has no edge yet has no zone either.
    areas: field.players.flatMap((_, player) =>
      (squads[player]?.edge ?? null) === null ? [] : [planArea(player, zoneOf(state, player))],
    ),
    sticks: (['s', 'm', 'l'] as const).map((stick) => ({
      name: `web.stick.${stick}`,
      length: Math.round(mm(field.sticks[stick])),
    })),
  };
}
