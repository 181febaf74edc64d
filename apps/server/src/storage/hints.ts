/**
 * Hints between processes on PostgreSQL: these battles have changed. They are sent after the commit (inside a transaction they
 * would put commits in a row) and may be lost: whoever watches a battle asks for its mark every two seconds all the same.
 */
import pg from 'pg';
import type { Cancel, World } from '../world.ts';

export interface Hints {
  /** These battles have changed. */
  send(battles: readonly string[]): void;
  /** Other processes changed these battles. */
  listen(heard: (battles: readonly string[]) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'drumhead_battles';
/** PostgreSQL takes 8000 bytes; names of battles have up to 16, those of people up to 71. */
const MOST = 100;
/** Milliseconds until a connection that broke is tried again. */
const AGAIN = 1000;

export function hintsOn(connectionString: string, world: World): Hints {
  const own = world.random(6).toString('base64url');
  const waiting = new Set<string>();
  let heard: (battles: readonly string[]) => void = () => undefined;
  /** The one that is being made, or stands; and the same once it stands. */
  let current: pg.Client | null = null;
  let client: pg.Client | null = null;
  let isClosed = false;
  let isSending = false;
  let cancel: Cancel | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString });
    current = next;
    const isLost = (): void => lost(next);
    next.on('error', isLost);
    next.on('end', isLost);
    next.on('notification', ({ payload = '' }) => {
      const [by, ...battles] = payload.split(' ');
      if (by !== own) heard(battles);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      return isLost();
    }
    if (isClosed) await next.end();
    else if (current === next) client = next;
  }

  /** What is heard late of a connection before is no news of the present one. */
  function lost(gone: pg.Client): void {
    if (gone !== current) return;
    current = null;
    client = null;
    gone.end().catch(() => undefined);
    if (!isClosed) cancel = world.after(AGAIN, tryToConnect);
  }

  function tryToConnect(): void {
    connect().catch(() => undefined);
  }

  /** Battles that change while one hint is on its way go with the next. */
  async function sendAll(): Promise<void> {
    isSending = true;
    for (let at = client; at !== null && waiting.size > 0; at = client) {
      const battles = [...waiting].slice(0, MOST);
      for (const battle of battles) waiting.delete(battle);
      // One that is lost is made good by the next look.
      await at.query('select pg_notify($1, $2)', [CHANNEL, [own, ...battles].join(' ')]).catch(() => undefined);
    }
    waiting.clear();
    isSending = false;
  }

  tryToConnect();
  return {
    send(battles) {
      for (const battle of battles) waiting.add(battle);
      if (!isSending) queueMicrotask(() => void (isSending || sendAll()));
    },
    listen(listener) {
      heard = listener;
    },
    async close() {
      isClosed = true;
      cancel?.();
      await client?.end().catch(() => undefined);
    },
  };
}
