/** Smoke and losses of Simplicity in Practice. */
import type { Event, State } from '@drumhead/simplicity/screen';
import type { AnyStep } from '../../../battle/host/hosted.ts';
import type { Loss, Strength } from '../../../table/effects/losses.ts';
import { type Shot, shotFrom } from '../../../table/effects/shots.ts';
import { useLosses as useLossesOf } from '../../../table/effects/useLosses.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';

export function shotsOf({ events, state }: AnyStep): readonly Shot[] {
  return (events as readonly Event[]).flatMap((event) => {
    const place = event.type === 'fired' ? unitPlace(state as State, event.firer) : null;
    return place ? [shotFrom(place)] : [];
  });
}

function strengthOf({ x, y, status, dp }: State['units'][number]): Strength {
  const onTable = status === 'ready' || status === 'routing';
  return { x: mm(x), y: mm(y), onTable, eliminated: status === 'removed', hurt: dp };
}

export const useLosses = (): readonly Loss[] => useLossesOf(unitsOf, strengthOf);

const unitsOf = ({ units }: State): State['units'] => units;
