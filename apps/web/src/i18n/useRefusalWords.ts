/** The words of a refusal: those of its rule set, and those of the kernel, which judges every command first. */
import type { AnyScreen } from '../battle/screen.ts';
import { useBundle } from './useBundle.ts';

/** What goes wrong outside the rules, and what the kernel says of commands, dice, records and files. */
export const FAULT_WORDS = 'web-fault-pages';

/** True once they are loaded or cannot be. */
export function useRefusalWords({ refusalBundle }: Pick<AnyScreen, 'refusalBundle'>): boolean {
  const [own, engine] = [useBundle(refusalBundle), useBundle(FAULT_WORDS)];
  return own && engine;
}
