/**
 * A live connection that comes again by itself: later and later, never at the same moment as others, and at once where the
 * browser says that there is a net again. A connection that says nothing for long counts as dead.
 */
import type { ClientMessage } from '@drumhead/protocol';

export type Link = 'connecting' | 'connected' | 'reconnecting' | 'refused' | 'closed';

/** One socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** `code` of the WebSocket, and why: a message key, where the server says so. */
  readonly closed: (code: number, why?: string) => void;
}

export interface ConnectionNeeds {
  open(events: WireEvents): Wire;
  /** Calls back later; returns how to cancel it. */
  later(ms: number, then: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

export interface ConnectionEvents {
  /** A new socket is open: join. */
  opened(): void;
  heard(text: string): void;
  /** `why`: a message key, where the server has said why there is no connection. */
  link(link: Link, why?: string): void;
}

export interface Connection {
  /** False where there is no connection: nothing was sent. */
  send(message: ClientMessage): boolean;
  /** Tries at once, in the place of waiting. */
  hurry(): void;
  /** Asks whether the server is there: without a word from it soon the connection is dead. */
  probe(): void;
  /** Begins anew, as after a message that cannot be followed. */
  restart(): void;
  close(): void;
}

/** Milliseconds. */
export const SHORTEST_WAIT = 500;
export const LONGEST_WAIT = 30_000;
export const PING = 20_000;
/** After so long without a word a connection is dead. */
export const DEAD = 45_000;
/** The same once it was asked whether it is there. */
export const SILENT = 4000;
/** A connection that has not opened after so long is tried again: browsers wait for minutes. */
const OPENING = 20_000;
/** The seat is another's now. */
const POLICY = 1008;

/** How long to wait before try number `tries` (from 0): twice as long each time, half of it by chance. */
export function waitBefore(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** tries);
  return Math.max(SHORTEST_WAIT, longest * (0.5 + random / 2));
}

export function createConnection(needs: ConnectionNeeds, events: ConnectionEvents): Connection {
  let wire: Wire | null = null;
  let isOpen = false;
  let isEnded = false;
  let tries = 0;
  let cancelWait = (): void => undefined;
  let cancelPing = (): void => undefined;
  let cancelDeath = (): void => undefined;

  function lives(): void {
    cancelDeath();
    cancelDeath = needs.later(DEAD, () => lost());
  }

  function pingLater(): void {
    cancelPing();
    cancelPing = needs.later(PING, () => {
      send({ t: 'ping' });
      pingLater();
    });
  }

  function letGo(): void {
    cancelWait();
    cancelPing();
    cancelDeath();
    const old = wire;
    wire = null;
    isOpen = false;
    old?.close();
  }

  function connect(): void {
    letGo();
    let isCurrent = true;
    const mine: Wire = needs.open({
      opened() {
        if (!isCurrent || wire !== mine) return;
        isOpen = true;
        lives();
        pingLater();
        events.opened();
      },
      heard(text) {
        if (!isCurrent || wire !== mine) return;
        lives();
        // Only a server that speaks counts: others would be asked again without a pause.
        tries = 0;
        events.heard(text);
      },
      closed(code, why) {
        if (!isCurrent || wire !== mine) return;
        isCurrent = false;
        if (code !== POLICY) return lost(why);
        letGo();
        isEnded = true;
        events.link('refused');
      },
    });
    wire = mine;
    cancelDeath = needs.later(OPENING, () => lost());
  }

  function lost(why?: string): void {
    letGo();
    if (isEnded) return;
    cancelWait = needs.later(waitBefore(tries, needs.random()), connect);
    tries += 1;
    // Last: whoever hears it may close this.
    events.link('reconnecting', why);
  }

  function send(message: ClientMessage): boolean {
    if (!isOpen || wire === null) return false;
    wire.send(JSON.stringify(message));
    return true;
  }

  events.link('connecting');
  connect();

  return {
    send,
    hurry() {
      if (isEnded || wire !== null) return;
      connect();
    },
    probe() {
      if (!send({ t: 'ping' })) return;
      cancelDeath();
      cancelDeath = needs.later(SILENT, () => lost());
    },
    restart: () => lost(),
    close() {
      isEnded = true;
      letGo();
      events.link('closed');
    },
  };
}
