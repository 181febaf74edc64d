/** What one connection is told after a batch: lines while nothing is hidden from its seat, else its view. */
import type { Seat } from '@drumhead/engine';
import { patchOf, type ServerMessage } from '@drumhead/protocol';
import type { StoredLine } from '../storage/stored.ts';
import type { Live } from './live.ts';
import type { Happening } from './recordWriter.ts';

/** One connection. */
export interface Member {
  /** Null for a watcher. */
  readonly seat: Seat | null;
  send(text: string): void;
  /** Ends the connection, so that it comes again. */
  drop(): void;
  /** It takes views alone. */
  readonly viewsAlone: boolean;
  /** SCN-HID-1: the header that it was told was not the whole one. */
  isVeiled?: boolean;
  /** Number of the last line that it was sent. */
  sent: number;
  /** The view that it holds, while something is hidden from its seat. */
  view: unknown;
}

/** Lines after this number, in order. */
export type LinesAfter = (number: number) => Promise<readonly StoredLine[]>;

export interface News {
  readonly happenings: readonly Happening[];
  readonly lines: readonly StoredLine[];
}

/** Tells a member how the battle stands, from what it was told before. */
export async function tell(
  member: Member,
  live: Live,
  { happenings, lines }: News,
  linesAfter: LinesAfter,
): Promise<void> {
  const { ruleset, state, count } = live.battle;
  const { seat } = member;
  const ids = idsFor(seat, lines);
  if (ruleset.isOpen(state, seat) && !member.viewsAlone) {
    // The set-up is open now, too: it comes again, and is told the whole battle from its beginning.
    if (member.isVeiled) return member.drop();
    const missing = await linesAfter(member.sent);
    const said = missing.map(({ text }) => text.slice(0, lengthOfLine(text)));
    member.view = null;
    member.sent = live.tip.n;
    // The texts are those that the chain holds: they are passed on as they are.
    const rest = JSON.stringify({ chain: live.tip.chain, ...ids });
    if (missing.length > 0) member.send(`{"t":"lines","lines":[${said.join(',')}],${rest.slice(1)}`);
    return;
  }
  const view = ruleset.view(state, seat);
  const events = happenings.flatMap((happening) =>
    happening.events.flatMap((event) => ruleset.hears(happening.state, event, seat) ?? []),
  );
  const patch = patchOf(member.view ?? null, view);
  const message: ServerMessage = {
    t: 'view',
    n: live.tip.n,
    count,
    patch,
    ...(member.view === null ? { whole: true } : {}),
    events,
    ...ids,
  };
  member.view = view;
  member.send(JSON.stringify(message));
}

/** Behind some lines stands a check, which is for the record alone. */
function lengthOfLine(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

function idsFor(seat: Seat | null, lines: readonly StoredLine[]): { readonly ids?: Readonly<Record<string, number>> } {
  const own = lines.flatMap(({ seat: by, id, number }) => (id !== null && by === seat ? [[id, number] as const] : []));
  return own.length === 0 ? {} : { ids: Object.fromEntries(own) };
}
