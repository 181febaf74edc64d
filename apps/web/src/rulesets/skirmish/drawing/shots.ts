/** Smoke of a skirmish. */
import type { Event, State } from '@drumhead/skirmish/screen';
import type { AnyStep } from '../../../battle/host/hosted.ts';
import type { Shot } from '../../../table/effects/shots.ts';
import { spotOf } from '../interaction/places.ts';

export function shotsOf({ events, state }: AnyStep): readonly Shot[] {
  return (events as readonly Event[]).flatMap((event) =>
    event.type === 'shot'
      ? event.shooters.flatMap((shooter) => {
          const spot = spotOf(state as State, shooter);
          return spot ? [{ x: spot.x, y: spot.y - spot.radius, width: spot.radius * 2 }] : [];
        })
      : [],
  );
}
