/** Somebody's time is up: the others choose what becomes of the battle. */
import { refusal, RESIGN, type Seat } from '@drumhead/engine';
import { type ClientMessageOf, leftAt } from '@drumhead/protocol';
import type { Keeper } from './keeper.ts';
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

export function flagsOf({ needs, live, side, batch, fault }: Keeper): Flags {
  return {
    async flag(member, by, { seat, choice }) {
      const result = await batch((pen) => {
        const { clock, over, players } = pen.live();
        const isUp =
          clock !== null && clock.awaited.includes(seat) && leftAt(clock, side().pauses, seat, needs.now()) <= 0;
        if (!isUp || over || by === seat || players[by] !== 'person')
          return refusal('KERNEL-TURN', 'protocol.fault.flag');
        pen.line({ seat, player: choice === 'claim' ? CLOCK : DEPUTY });
        return choice === 'claim' ? pen.order(seat, RESIGN) : null;
      });
      if (result !== null) fault(member, 'protocol.fault.flag');
    },
    async comeBack(member, seat) {
      const result = await batch((pen) => {
        const { people, players, over } = pen.live();
        if (over || !people.includes(seat) || players[seat] === 'person')
          return refusal('KERNEL-TURN', 'protocol.fault.flag');
        pen.line({ seat, player: 'person' });
        return null;
      });
      if (result !== null && live().players[seat] !== 'person') fault(member, 'protocol.fault.flag');
    },
  };
}
