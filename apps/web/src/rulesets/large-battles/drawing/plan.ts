/** A battle of Large Battles to be set up from paper. */
import { zoneDepth, zonesOf } from '@drumhead/large-battles/screen';
import type { State } from '@drumhead/large-battles';
import type { Messages } from '../../../i18n/index.ts';
import { type Plan, type PlanArea, planArea } from '../../../table/plan/plan.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';
import { sideName, unitName } from '../screen/names.ts';
import { sketchOf } from '@drumhead/large-battles/sketch';

export function planOf(messages: Messages, state: State): Plan {
  const sketch = sketchOf(state);
  const { field } = state;
  const shown = sketch.pieces.length > 0;
  return {
    sketch,
    sides: ([0, 1] as const).map((side) => sideName(messages, state, side)),
    names: shown ? field.units.flatMap((_, i) => (unitPlace(state, i) ? [unitName(messages, state, i)] : [])) : [],
    round: false,
    areas: areasOf(state),
    sticks: (['vs', 's', 'm', 'l'] as const).map((stick) => ({
      name: `web.stick.${stick}`,
      length: Math.round(mm(field.sticks[stick])),
    })),
  };
}

/** The open zones of each brigade, without the lateral bands where those are closed. */
function areasOf({ field }: State): readonly PlanArea[] {
  const depth = zoneDepth(field);
  const areas = field.brigades.map(({ side, deployment: { zones, lateral, across } }) => {
    const open = zonesOf(field).filter(({ half, zone }) => half === side && zones.includes(zone));
    const bands = lateral ? 0 : depth;
    return planArea(side, {
      minX: Math.max(bands, across?.from ?? 0),
      maxX: Math.min(field.width - bands, across?.to ?? field.width),
      minY: Math.min(...open.map(({ minY }) => minY)),
      maxY: Math.max(...open.map(({ maxY }) => maxY)),
    });
  });
  // Brigades of a side mostly share their area.
  return [...new Map(areas.map((area) => [JSON.stringify(area), area])).values()];
}
