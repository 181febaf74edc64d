/** Smoke and losses of Large Battles. */
import type { Event, State } from '@drumhead/large-battles';
import type { AnyStep } from '../../../battle/host/hosted.ts';
import type { Loss, Strength } from '../../../table/effects/losses.ts';
import { type Shot, shotFrom } from '../../../table/effects/shots.ts';
import { useLosses as useLossesOf } from '../../../table/effects/useLosses.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';

/** Batteries that bombard, and the foot and guns of both sides of an approach. */
export function shotsOf({ events, state }: AnyStep): readonly Shot[] {
  const now = state as State;
  return (events as readonly Event[]).flatMap((event) => {
    const firers =
      event.type === 'bombarded'
        ? [event.battery]
        : event.type === 'approached'
          ? [event.attacker, ...event.defenders].filter((unit) => now.field.units[unit]?.arm !== 'cavalry')
          : [];
    return firers.flatMap((unit) => {
      const place = unitPlace(now, unit);
      return place ? [shotFrom(place)] : [];
    });
  });
}

function strengthOf({ x, y, status, dis }: State['units'][number]): Strength {
  return { x: mm(x), y: mm(y), onTable: status === 'table', eliminated: status === 'eliminated', hurt: dis };
}

export const useLosses = (): readonly Loss[] => useLossesOf(unitsOf, strengthOf);

const unitsOf = ({ units }: State): State['units'] => units;
