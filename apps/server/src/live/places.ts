/** How many connections there may be: of a browser, of an address, of this process. */
import type { AwayKey } from '@drumhead/protocol/messages';
import { type Amount, amountOf, type Holding, holding } from '../limits.ts';

/** Somebody who wants a connection. */
interface Visitor {
  readonly session: string;
  readonly address: string;
  /** Watchers make room for players. */
  readonly isWatching: boolean;
}

export interface Places {
  /** The place that somebody takes, or why there is none. */
  take(visitor: Visitor): AwayKey | { giveBack(): void };
  /** Those that are told why they have none: more of an address than it may have connections are told by a bare status. */
  readonly turnedAway: Holding;
}

export interface PlaceLimits {
  /** Connections of a session, of an address, and of this process. */
  readonly sockets: Amount;
  readonly addressSockets: Amount;
  readonly connections: Amount;
  /** The percentage of all connections that is kept for players. */
  readonly reserve: Amount;
}

export function placesOn({ sockets, addressSockets, connections, reserve }: PlaceLimits): Places {
  const bySession = holding(sockets);
  const byAddress = holding(addressSockets);
  // The rest is kept for players: many may look on from behind one address.
  const watching = holding(() => Math.ceil((amountOf(addressSockets) * 3) / 4));
  const all = holding(connections);
  const allWatching = holding(() => Math.floor((amountOf(connections) * (100 - amountOf(reserve))) / 100));
  const ALL = '';

  return {
    turnedAway: holding(addressSockets),
    take({ session, address, isWatching }) {
      const held: (readonly [Holding, string])[] = [];
      const giveBack = (): void => {
        for (const [by, who] of held) by.giveBack(who);
      };
      const ofWatchers = [
        [watching, address, 'protocol.away.address'],
        [allWatching, ALL, 'protocol.away.watchers'],
      ] as const;
      const wanted = [
        [bySession, session, 'protocol.away.sockets'],
        ...(isWatching ? ofWatchers : []),
        [byAddress, address, 'protocol.away.address'],
        [all, ALL, 'protocol.away.closed'],
      ] as const;
      for (const [by, who, why] of wanted) {
        if (!by.take(who)) {
          giveBack();
          return why;
        }
        held.push([by, who]);
      }
      return { giveBack };
    },
  };
}
