/** Smoke and losses of Simplicity in Practice. */
import type { Event, State } from '@drumhead/simplicity/screen';
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
