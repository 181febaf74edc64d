/** What the person at this device wants to be called at online tables; kept on the device. */
import { playerName } from '@drumhead/protocol';

const STORED_NAME = 'drumhead.online.name';

/** Empty: nothing. */
export function ownName(): string {
  try {
    return playerName(localStorage.getItem(STORED_NAME) ?? '') ?? '';
  } catch {
    return '';
  }
}

/** As it goes to the server; null: it is no name. Nothing, where the field was left empty. */
export function namedBy(typed: string): { readonly name?: string } | null {
  if (typed.trim() === '') return {};
  const name = playerName(typed);
  return name === null ? null : { name };
}

/** As {@link namedBy}, and keeps it for the next table. */
export function keepOwnName(typed: string): { readonly name?: string } | null {
  const named = namedBy(typed);
  try {
    if (named !== null) localStorage.setItem(STORED_NAME, named.name ?? '');
  } catch {
    // It is asked for again then.
  }
  return named;
}
