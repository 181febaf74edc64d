/** A battle is read from storage and judged while the page that shows it is still fetched. */
import type { LookedAt } from '../battle/hostState.ts';
import { host } from '../battle/index.ts';

let begun: { readonly id: string; readonly looked: Promise<LookedAt | null> } | null = null;

/** Begins to open the battle that the address of a replay or a report names. */
export function openAhead(query: string): void {
  const id = new URLSearchParams(query).get('battle') ?? '';
  const looked = host.openForReplay(id);
  // The page that takes it tells of a failure.
  looked.catch(() => undefined);
  begun = { id, looked };
}

/** The battle that was begun to open, the first time that it is asked for; any other is opened now. */
export function openForReplay(id: string): Promise<LookedAt | null> {
  const looked = begun?.id === id ? begun.looked : host.openForReplay(id);
  begun = null;
  return looked;
}
