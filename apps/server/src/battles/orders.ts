/** Orders of a seat, and what it takes back by itself. */
import { firstKept, type Refusal, refusal, type Seat } from '@drumhead/engine';
import type { ClientMessageOf } from '@drumhead/protocol';
import type { BattleHost, Undone } from './battleHost.ts';
import { isDeposed } from './live.ts';
import type { Asking, RecordWriter } from './recordWriter.ts';
import type { Member } from './telling.ts';
import { undoRefusal } from './undo.ts';

export interface Orders {
  order(member: Member, seat: Seat, message: ClientMessageOf<'order'>): Promise<void>;
  undo(member: Member, seat: Seat, message: ClientMessageOf<'undo'>): Promise<void>;
}

/** Refusals that a battle remembers: more than are on their way at one time. */
const REMEMBERED = 200;

export function ordersOf({ needs, live, batch, reload, send, fault }: BattleHost): Orders {
  /** By seat and id, the newest last. */
  const refusals = new Map<string, Refusal>();
  const refuse = (member: Member, id: string, refusal: Refusal): void =>
    send(member, { t: 'refused', id, n: live().tip.n, refusal });

  function answer(member: Member, { seat, id }: Asking, result: Undone | null): void {
    if (result === 'known') isKnown(member, seat, id);
    else if (result === 'failed') fault(member, 'protocol.fault.storage');
    else if (result === 'full') fault(member, 'protocol.fault.full');
    else if (result !== null) {
      refusals.set(`${seat} ${id}`, result);
      for (const oldest of refusals.keys()) {
        if (refusals.size <= REMEMBERED) break;
        refusals.delete(oldest);
      }
      refuse(member, id, result);
    }
  }

  /**
   * An order that was answered before is told so, and not given twice; nor is one that was refused, and comes once more over
   * a connection that its page gave up meanwhile.
   */
  function isKnown(member: Member, seat: Seat, id: string): boolean {
    const n = live().ids.get(`${seat} ${id}`);
    if (n !== undefined) send(member, { t: 'known', id, n });
    const refusal = refusals.get(`${seat} ${id}`);
    if (n === undefined && refusal !== undefined) refuse(member, id, refusal);
    return n !== undefined || refusal !== undefined;
  }

  return {
    async order(member, seat, { id, command }) {
      if (isKnown(member, seat, id)) return;
      const asking: Asking = { seat, id };
      const begun = needs.world.steady();
      const result = await batch((writer) => notNow(writer, asking) ?? writer.order(seat, command as never, asking));
      if (result === null) needs.counting.order(needs.world.steady() - begun);
      else if (typeof result !== 'string') needs.counting.refusal();
      answer(member, asking, result);
    },
    async undo(member, seat, { id, to }) {
      if (isKnown(member, seat, id)) return;
      // A refused undo must not cost a battle that is played again.
      const refused = undoRefusal(live(), seat, to);
      const asking: Asking = { seat, id };
      if (refused !== null) return answer(member, asking, refused);
      if (to < firstKept(live().battle)) await reload(true);
      const result = await batch(
        (writer) =>
          notNow(writer, asking) ?? undoRefusal(writer.live(), seat, to) ?? writer.takeBack({ seat, to }, asking),
      );
      answer(member, asking, result);
    },
  };
}

/**
 * Another process may have taken the very same order: that is seen when the battle was read anew. And nobody orders from a
 * seat that somebody else decides for.
 */
function notNow(writer: RecordWriter, { seat, id }: Asking): Refusal | 'known' | null {
  if (writer.live().ids.has(`${seat} ${id}`)) return 'known';
  return isDeposed(writer.live(), seat) ? refusal('KERNEL-TURN', 'protocol.fault.deposed') : null;
}
