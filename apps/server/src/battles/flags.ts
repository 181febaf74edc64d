/** Somebody's time is up: the others choose what becomes of the battle. */
import { refusal, RESIGN, type Seat } from '@drumhead/engine';
import { type ClientMessageOf, leftAt } from '@drumhead/protocol';
import type { BattleHost } from './battleHost.ts';
import type { Member } from './telling.ts';

/** The computer player that takes over. */
const DEPUTY = 'captain';
/** In the record, the player of a seat whose battle was claimed. */
const CLOCK = 'clock';

export interface Flags {
  flag(member: Member, by: Seat, message: ClientMessageOf<'flag'>): Promise<void>;
  /** Takes a seat back from the computer player that took over. */
  comeBack(member: Member, seat: Seat): Promise<void>;
}

export function flagsOf({ needs, live, side, batch, fault }: BattleHost): Flags {
  return {
    async flag(member, by, { seat, choice }) {
      const result = await batch((writer) => {
        const { clock, over, players } = writer.live();
        const isUp =
          clock !== null && clock.awaited.includes(seat) && leftAt(clock, side().pauses, seat, needs.now()) <= 0;
        // While clocks disagree nobody can say so: the others wait a little.
        if (!isUp || !needs.isTimeSure() || over || by === seat || players[by] !== 'person')
          return refusal('KERNEL-TURN', 'protocol.fault.flag');
        writer.line({ seat, player: choice === 'claim' ? CLOCK : DEPUTY });
        return choice === 'claim' ? writer.order(seat, RESIGN) : null;
      });
      if (result !== null) fault(member, 'protocol.fault.flag');
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
