import { useState } from 'react';

/**
 * For what gives something away: the first press asks, the second one does it. Where the scene has changed since, it asks
 * anew.
 */
export function useSecondPress(scene: object): readonly [asked: boolean, press: (act: () => void) => void] {
  const [at, setAt] = useState<object | null>(null);
  return [at === scene, (act) => (at === scene ? act() : setAt(scene))];
}
