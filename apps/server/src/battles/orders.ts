/** Orders of a seat, and what it takes back by itself. */
import { firstKept, type Refusal, refusal, type Seat } from '@drumhead/engine';
import type { ClientMessageOf } from '@drumhead/protocol';
import type { BattleHost, Undone } from './battleHost.ts';
import { isDeposed } from './live.ts';
import { REMEMBERED } from '../storage/refusalRows.ts';
import type { Refused, StoredSide } from '../storage/stored.ts';
import type { Asking, RecordWriter } from './recordWriter.ts';
import type { Member } from './telling.ts';
import { undoRefusal } from './undo.ts';

export interface Orders {
  order(member: Member, seat: Seat, message: ClientMessageOf<'order'>): Promise<void>;
  undo(member: Member, seat: Seat, message: ClientMessageOf<'undo'>): Promise<void>;
}

export function ordersOf(host: BattleHost): Orders {
  const { stored, needs, live, side, setSide, batch, reload, catchUp, send, fault } = host;

  async function answer(member: Member, asking: Asking, result: Undone | null): Promise<void> {
    if (result === 'known') isKnown(member, asking);
    else if (result === 'failed') fault(member, 'protocol.fault.storage');
    else if (result === 'full') fault(member, 'protocol.fault.full');
    else if (result !== null) await refuse(member, { ...asking, refusal: result });
  }

  /** It stays refused: a copy of it may be on its way still, also to another process. */
  async function refuse(member: Member, refused: Refused): Promise<void> {
    const isNew = refusalOf(side(), refused) === undefined;
    if (isNew && needs.storage.shared && !(await needs.storage.refuse(stored.id, refused))) {
      // Another process has taken it meanwhile.
      await reload();
      await catchUp();
    } else if (isNew) setSide({ refused: [...side().refused, refused].slice(-REMEMBERED) });
    isKnown(member, refused);
  }

  /**
   * An order that was answered before is told so, and not given twice; nor is one that was refused, and comes once more over
   * a connection that its page gave up meanwhile.
   */
  function isKnown(member: Member, asking: Asking): boolean {
    const { seat, id } = asking;
    const n = live().ids.get(`${seat} ${id}`);
    const refusal = refusalOf(side(), asking);
    if (n !== undefined) send(member, { t: 'known', id, n });
    else if (refusal !== undefined) send(member, { t: 'refused', id, n: live().tip.n, refusal });
    return n !== undefined || refusal !== undefined;
  }

  /** What forbids that this order is taken now: {@link batch} asks again once others were quicker. */
  const notNow = (writer: RecordWriter, asking: Asking): Refusal | 'known' | null =>
    refusalOf(side(), asking) ?? isAnothers(writer, asking);

  return {
    async order(member, seat, { id, command }) {
      const asking: Asking = { seat, id };
      if (isKnown(member, asking)) return;
      const begun = needs.world.steady();
      const result = await batch((writer) => notNow(writer, asking) ?? writer.order(seat, command as never, asking));
      if (result === null) needs.counting.order(needs.world.steady() - begun);
      else if (typeof result !== 'string') needs.counting.refusal();
      await answer(member, asking, result);
    },
    async undo(member, seat, { id, to }) {
      const asking: Asking = { seat, id };
      if (isKnown(member, asking)) return;
      // A refused undo must not cost a battle that is played again.
      const refused = undoRefusal(live(), seat, to);
      if (refused !== null) return answer(member, asking, refused);
      if (to < firstKept(live().battle)) await reload(true);
      const result = await batch(
        (writer) =>
          notNow(writer, asking) ?? undoRefusal(writer.live(), seat, to) ?? writer.takeBack({ seat, to }, asking),
      );
      await answer(member, asking, result);
    },
  };
}

const refusalOf = ({ refused }: StoredSide, { seat, id }: Asking): Refusal | undefined =>
  refused.find((one) => one.seat === seat && one.id === id)?.refusal;

/**
 * Another process may have taken the very same order: that is seen when the battle was read anew. And nobody orders from a
 * seat that somebody else decides for.
 */
function isAnothers(writer: RecordWriter, { seat, id }: Asking): Refusal | 'known' | null {
  if (writer.live().ids.has(`${seat} ${id}`)) return 'known';
  return isDeposed(writer.live(), seat) ? refusal('KERNEL-TURN', 'protocol.fault.deposed') : null;
}
