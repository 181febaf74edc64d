/**
 * The part of a page in binding the dice: a seal for what the server is bound to, and the salt once all seals are in. Whoever
 * has all salts knows the rolls: where dice begin anew after that, the page takes part again only if it is shown how the record
 * tells of it, and never once it has seen them bound. Another seal of its seat is of another device of the same person, or of a
 * lost salt: a page that comes to it has the dice begin anew, and seals for them; who was there before lets it, so that two of
 * them do not take turns for ever, unless it gives no salt then.
 */
import type { Seat } from '@drumhead/engine';
import type { ClientBattle, ClientMessage } from '@drumhead/protocol';
import { sealOf } from '@drumhead/protocol/dice';

export interface BindingNeeds {
  readonly seat: Seat;
  /** Its salt for the dice of this commitment: 32 hex digits; for another one it is another. */
  readonly salt: (commit: string) => string;
  /** The commitments for which its device has given a salt in this battle, the last one last, also before this page was opened. */
  readonly gave: () => readonly string[];
  /** Remembers another one. */
  readonly give: (commit: string) => void;
  /** It takes no part in dice that began anew, and says so. */
  readonly refuse: () => void;
  readonly send: (message: ClientMessage) => boolean;
  /** Does this after so many milliseconds, unless it is cancelled. */
  readonly later: (ms: number, then: () => void) => () => void;
}

export interface Binding {
  /** The server said how the battle stands as the page came to it. */
  came(client: ClientBattle): void;
  /** It said how the dice stand, after `before`. */
  heard(client: ClientBattle, before: ClientBattle): void;
  /** Another device of the seat was put out: its seal may be the one that stands. */
  left(): void;
  /** Sends once more what may not be stored. */
  again(): void;
  close(): void;
}

/** Milliseconds in which the device that came last is the first to seal where dice begin anew. */
const WAY = 2000;
/** Milliseconds after which a device that sealed, and gives no salt although all have sealed, is gone for the others of its seat. */
const GONE = 15_000;

export function createBinding({ seat, salt, gave, give, refuse, send, later }: BindingNeeds): Binding {
  /** What the dice were bound to as this page came, and as it took the place of another device. */
  let cameTo = '';
  let takenAt = '';
  /** What its salt for a server of before was given for: a server that had it give that again could choose the dice to suit. */
  let givenFor: string | null = null;
  /** What the dice were bound to when all salts were in. */
  let boundTo: string | null = null;
  /** What it holds of the battle. */
  let held: ClientBattle | null = null;
  let givesWay = false;
  let cancelWay = (): void => undefined;
  let cancelDoubt = (): void => undefined;

  /** Does the record tell of dice that all had sealed, and this page with this salt? */
  function isShown({ battle, dice: { people, givenUp = [] } }: ClientBattle, commit: string): boolean {
    const seal = sealOf(battle, seat, salt(commit));
    return givenUp.some(
      (one) => one.commit === commit && one.seals[seat] === seal && people.every((by) => one.seals[by] !== undefined),
    );
  }

  /** Could whoever had the salt of this page for other dice have chosen these in their place, and nobody would see it? */
  function mayBeChosen(client: ClientBattle): boolean {
    const { commit } = client.dice;
    const given = gave();
    const last = given.at(-1);
    const isNew = last !== undefined && !given.includes(commit);
    return (boundTo !== null && boundTo !== commit) || (isNew && !isShown(client, last));
  }

  function bind(): void {
    if (held === null) return;
    const { battle, dice } = held;
    const { people, seals, salts, commit, namesCommit } = dice;
    if (!people.includes(seat)) return;
    cancelDoubt();
    if (mayBeChosen(held)) {
      // Another tab of this device may have heard more.
      cancelDoubt = later(WAY, () => held !== null && mayBeChosen(held) && refuse());
      return;
    }
    if (salts !== null) {
      boundTo = commit;
      return;
    }
    // A server of before keeps a seal as dice begin anew: then one salt is for all.
    const named = namesCommit === true ? { commit } : {};
    const own = salt(named.commit ?? '');
    const seal = sealOf(battle, seat, own);
    if (namesCommit !== true && givenFor !== null && givenFor !== commit) return;
    const isSealed = people.every((one) => seals[one] !== undefined);
    if (seals[seat] === seal) {
      if (!isSealed) return;
      if (namesCommit === true) give(commit);
      else givenFor = commit;
      send({ t: 'salt', salt: own, ...named });
      return;
    }
    const anew = commit === cameTo;
    if (anew && seals[seat] !== undefined) takenAt = commit;
    if (!anew && (seals[seat] !== undefined || givesWay)) {
      if (isSealed) cancelDoubt = later(GONE, left);
      return;
    }
    send({ t: 'seal', seal, ...named, ...(namesCommit === true && anew ? { anew } : {}) });
  }

  const left = (): void => {
    cameTo = held?.dice.commit ?? '';
    bind();
  };

  return {
    came(client) {
      held = client;
      left();
    },
    left,
    heard(client, { dice }) {
      held = client;
      if (client.dice.commit !== dice.commit && dice.commit !== takenAt) {
        givesWay = true;
        cancelWay();
        cancelWay = later(WAY, () => {
          givesWay = false;
          bind();
        });
      }
      bind();
    },
    again: bind,
    close() {
      cancelWay();
      cancelDoubt();
    },
  };
}
