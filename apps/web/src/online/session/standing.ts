/** The standing orders of a page: those that the server keeps for its seat, and its own until they are known to be kept. */
import { equalData, type StandingOrders } from '@drumhead/engine';

export interface StandingNeeds {
  /** What the page shows as given. */
  readonly shown: () => StandingOrders;
  readonly show: (orders: StandingOrders) => void;
  /** To the server, where there is a connection on which it has said how the battle stands: before that what it says may be older. */
  readonly send: (orders: StandingOrders) => void;
}

export interface Standing {
  /** The server said how the battle stands as the page came to it. `kept`: null where there are none yet. */
  came(kept: StandingOrders | null): void;
  /** It keeps these now: own ones, or those of another device of the seat. */
  heard(kept: StandingOrders): void;
  /** The person gave these. */
  give(orders: StandingOrders): void;
  /** Sends once more what may not be stored. */
  again(): void;
}

export function createStanding({ shown, show, send }: StandingNeeds): Standing {
  /** Those that were sent over this connection, the first ones first, until the server says that it keeps them, too. */
  let owed: readonly StandingOrders[] = [];

  function tell(before: readonly StandingOrders[]): void {
    const orders = shown();
    owed = [...before, orders];
    send(orders);
  }

  return {
    came(kept) {
      // Those that the person gave here, and nobody is known to keep, are newer; at first they are those of a battle at one screen.
      if (owed.length > 0 || kept === null) tell([]);
      else show(kept);
    },
    heard(kept) {
      const [first, ...later] = owed;
      if (first === undefined) show(kept);
      // What another device gave is none of these, or comes before them.
      else if (equalData(kept, first)) owed = later;
    },
    give(orders) {
      show(orders);
      tell(owed);
    },
    again() {
      if (owed.length > 0) tell([]);
    },
  };
}
