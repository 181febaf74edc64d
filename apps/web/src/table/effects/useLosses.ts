/** The losses of a battle of whole units, up to the position that is shown. */
import { useMemo } from 'react';
import { useHosted } from '../../battle/index.ts';
import { type Loss, lossesOf, lossesUpTo, type Strength } from './losses.ts';

/** `unitsOf`: the units of a state; `read`: what one of them shows of its losses. Both must stay the same functions. */
export function useLosses<U>(unitsOf: (state: never) => readonly U[], read: (unit: U) => Strength): readonly Loss[] {
  const steps = useHosted((h) => h.steps);
  const count = useHosted((h) => h.battle?.count ?? 0);
  // A replay goes to and fro in the same steps.
  const all = useMemo(
    () =>
      lossesOf(
        steps.map((step) => unitsOf(step.state as never)),
        read,
      ),
    [steps, unitsOf, read],
  );
  return useMemo(() => lossesUpTo(all, count), [all, count]);
}
