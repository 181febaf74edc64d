/** Somebody's time is up, or nothing was heard of somebody for long: the others choose what becomes of the battle. */
import { ACCEPT_DRAW, DICE, DRAW_OFFER, OFFER_DRAW, type Refusal, refusal, RESIGN, type Seat } from '@drumhead/engine';
import { type ClientMessageOf, leftAt, LONGEST_SILENCE } from '@drumhead/protocol';
import type { BattleHost } from './battleHost.ts';
import type { Binding } from './binding.ts';
import { missingParts } from './bonding.ts';
import { awaitedPeople, type Live } from './live.ts';
import type { RecordWriter } from './recordWriter.ts';
import type { Member } from './telling.ts';

/** The computer player that takes over. */
const DEPUTY = 'captain';
/** In the record, the player of a seat whose battle was claimed. */
const CLOCK = 'clock';
/** The same where a battle without a clock was ended. */
const SILENCE = 'silence';

type Choice = ClientMessageOf<'flag'>['choice'];

export interface Flags {
  flag(member: Member, by: Seat, message: ClientMessageOf<'flag'>): Promise<void>;
  /** Takes a seat back from the computer player that took over. */
  comeBack(member: Member, seat: Seat): Promise<void>;
  /**
   * Milliseconds in which the server stood and nothing came that the battle waits for; null where no silence may end it: where
   * a clock runs, only that of somebody whose part in the dice is missing may.
   */
  silent(): number | null;
  /** Ends the battle for its league, unless it is over: this side loses it; null: it is drawn. */
  end(loser: Seat | null): Promise<void>;
}

export function flagsOf({ needs, live, side, batch, fault }: BattleHost, binding: Binding): Flags {
  /** For whom the battle waits by no clock: who must decide where there is none, or whose part in the dice is missing. */
  function waitedFor(now: Live): readonly Seat[] {
    const { battle, key, clock, over } = now;
    const rolls = !over && key === null && battle.ruleset.pending(battle.state).some(({ seat }) => seat === DICE);
    return [...(clock === null ? awaitedPeople(now) : []), ...(rolls ? missingParts(binding.bonding()) : [])];
  }

  /** Since when nothing came that the battle waits for: no line, and before the dice are bound no part in them; 0: always. */
  function silentSince({ at, key }: Live): number {
    return at > 0 && key === null ? Math.max(at, side().bondAt) : at;
  }

  /** Need nobody wait for this seat any longer? Nobody wins by a silence where no time was agreed on. */
  function isUp(writer: RecordWriter, by: Seat, seat: Seat, choice: Choice): boolean {
    const { clock, key } = writer.live();
    // A computer player can go on to the next dice, and no further.
    if (choice === 'computer' && key === null) return false;
    if (clock !== null && choice !== 'draw')
      return clock.awaited.includes(seat) && leftAt(clock, side().pauses, seat, needs.now()) <= 0;
    const waited = waitedFor(writer.live());
    // Whoever must decide himself keeps the others waiting as well.
    const isSilent = waited.includes(seat) && !waited.includes(by);
    const since = silentSince(writer.live());
    return choice !== 'claim' && since > 0 && isSilent && needs.stoodSince(since) >= LONGEST_SILENCE;
  }

  /**
   * Offered and accepted: an offer that waits for the silent seat may be there already. Whoever was declined in this turn may
   * not offer again: then the silent seat does, and where both were, nobody can. Others who play are still asked.
   */
  function drawn(writer: RecordWriter, by: Seat, seat: Seat): Refusal | null {
    writer.line({ seat, player: SILENCE });
    if (!isAskedToDraw(writer, seat)) {
      const refused = writer.order(by, OFFER_DRAW) === null ? null : writer.order(seat, OFFER_DRAW);
      if (refused !== null) return refusal('KERNEL-TURN', 'protocol.fault.drawn');
    }
    for (const one of [seat, by]) if (isAskedToDraw(writer, one)) writer.order(one, ACCEPT_DRAW);
    if (!writer.live().over) writer.line({ seat, player: 'person' });
    return null;
  }

  return {
    silent() {
      const since = silentSince(live());
      const mayEnd = live().clock === null || live().key === null;
      return mayEnd && since > 0 ? needs.stoodSince(since) : null;
    },
    async flag(member, by, { seat, choice }) {
      const result = await batch((writer) => {
        const { over, players } = writer.live();
        // While clocks disagree nobody can say so: the others wait a little.
        if (!isUp(writer, by, seat, choice) || !needs.isTimeSure() || over || by === seat || players[by] !== 'person')
          return refusal('KERNEL-TURN', 'protocol.fault.flag');
        if (choice === 'draw') return drawn(writer, by, seat);
        writer.line({ seat, player: choice === 'claim' ? CLOCK : DEPUTY });
        return choice === 'claim' ? writer.order(seat, RESIGN) : null;
      });
      if (result !== null) fault(member, typeof result === 'string' ? 'protocol.fault.flag' : result.reason);
    },
    async end(loser) {
      const result = await batch((writer) => {
        const { over, battle } = writer.live();
        if (over) return null;
        if (loser === null) {
          const [by = '', seat = ''] = battle.ruleset.seats(battle.state);
          return drawn(writer, by, seat);
        }
        writer.line({ seat: loser, player: CLOCK });
        return writer.order(loser, RESIGN);
      });
      if (typeof result === 'string') throw new Error(`it was not ended: ${result}`);
    },
    async comeBack(member, seat) {
      const result = await batch((writer) => {
        const { people, players, over } = writer.live();
        if (over || !people.includes(seat) || players[seat] === 'person')
          return refusal('KERNEL-TURN', 'protocol.fault.flag');
        writer.line({ seat, player: 'person' });
        return null;
      });
      if (result !== null && live().players[seat] !== 'person') fault(member, 'protocol.fault.flag');
    },
  };
}

/** Is it for this seat to answer the offer of a draw? */
function isAskedToDraw(writer: RecordWriter, seat: Seat): boolean {
  const { ruleset, state } = writer.live().battle;
  return ruleset.pending(state).some((one) => one.seat === seat && one.decision === DRAW_OFFER);
}
