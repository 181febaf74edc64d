import { useState } from 'react';

/**
 * For what gives something away: the first press asks, the second one does it. Where the scene, or what is chosen in it, has
 * changed since, it asks anew.
 */
export function useSecondPress(
  scene: object,
  chosen?: number,
): readonly [asked: boolean, press: (act: () => void) => void] {
  const [at, setAt] = useState<{ readonly scene: object; readonly chosen: number | undefined } | null>(null);
  const isAsked = at !== null && at.scene === scene && at.chosen === chosen;
  return [isAsked, (act) => (isAsked ? act() : setAt({ scene, chosen }))];
}
