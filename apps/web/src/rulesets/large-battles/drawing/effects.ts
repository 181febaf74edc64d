/** Smoke and losses of Large Battles. */
import type { Event, State } from '@drumhead/large-battles';
import { useMemo } from 'react';
import { useHosted } from '../../../battle/index.ts';
import type { AnyStep } from '../../../battle/hostState.ts';
import { type Loss, lossesOf, type Strength } from '../../../table/effects/losses.ts';
import { type Shot, shotFrom } from '../../../table/effects/shots.ts';
import { type Uniform, uniformOf } from '../../../table/troops/uniforms.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';

export function dressOf(field: State['field'], unit: number): Uniform {
  const profile = field.units[unit];
  return uniformOf(profile?.uniform ?? '', profile?.side ?? 0);
}

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

/** All losses up to the position that is shown. */
export function useLosses(): readonly Loss[] {
  const steps = useHosted((h) => h.steps);
  const count = useHosted((h) => h.battle?.count ?? 0);
  return useMemo(
    () =>
      lossesOf(
        steps.slice(0, count).map((step) => (step.state as State).units),
        strengthOf,
      ),
    [steps, count],
  );
}
