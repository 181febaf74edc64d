/** The words of a table wherever a battle is shown: its own, and those of names that no ready battle has. */
import { useBundleState } from '../i18n/useBundle.ts';
import type { AnyScreen } from './screen.ts';

/** `screen`: null while it is not known yet. What cannot be loaded leaves names as keys. */
export function useTableWords(screen: AnyScreen | null): 'loading' | 'ready' | 'failed' {
  const table = useBundleState(screen?.bundle ?? null);
  // Troops of army lists, and all that released rules say otherwise.
  const others = useBundleState(screen?.extraBundle ?? screen?.bundle ?? null);
  return [table, others].find((one) => one !== 'ready') ?? 'ready';
}
