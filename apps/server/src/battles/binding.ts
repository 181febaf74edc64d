/** Seals and salts as they come in, and the line that binds the dice. */
import { refusal, type Seat } from '@drumhead/engine';
import { type Bonding, bondLine, isBound, missingParts, newsOf, salted, sealed } from './bonding.ts';
import { turnNotices } from '../storage/noticeRows.ts';
import type { StoredBond, Turn } from '../storage/stored.ts';
import type { BattleHost } from './battleHost.ts';
import type { Member } from './telling.ts';

/** How often a battle shows that its dice began anew: more lost salts than anybody has. */
const MOST_RENEWALS = 20;

export interface Binding {
  seal(member: Member, seat: Seat, given: string): Promise<void>;
  salt(member: Member, seat: Seat, given: string): Promise<void>;
  /** Writes the line that binds the dice, once all salts are in; false where that failed. */
  bind(): Promise<boolean>;
  bonding(): Bonding;
}

export function bindingOf({ stored, needs, live, side, setSide, batch, sendToAll, fault }: BattleHost): Binding {
  const { storage } = needs;
  const bonding = (): Bonding => ({ battle: stored.id, people: live().people, bond: side().bond });
  const tellDice = (): void => sendToAll({ t: 'dice', dice: newsOf(bonding()) });

  async function bind(): Promise<boolean> {
    if (!isBound(bonding()) || live().key !== null || live().over) return true;
    const line = { dice: bondLine(bonding()) };
    // Another process may have written it meanwhile.
    const result = await batch((writer) => {
      if (writer.live().key === null && !writer.live().over) writer.line(line);
      return null;
    });
    return result === null;
  }

  /** Who is awaited once the dice are bound so far: those whose part is missing. `by`: the seat that sent its part. */
  const turnBy =
    (by: Seat) =>
    (bond: StoredBond): Turn => {
      const missing = missingParts({ ...bonding(), bond });
      const at = needs.now();
      return { at, moved: [by], notices: turnNotices(missing, stored.chairs, at) };
    };

  return {
    bonding,
    bind,
    async seal(member, seat, given) {
      // It ended without dice: whoever comes again sends its part as always.
      if (live().over) return;
      let next: ReturnType<typeof sealed> = null;
      const bond = await storage.changeBond(
        stored.id,
        (now) => {
          next = sealed({ ...bonding(), bond: now }, seat, given, () => needs.secret());
          return next === null || next.isRenewed ? null : next.bond;
        },
        turnBy(seat),
      );
      const wanted = next as ReturnType<typeof sealed>;
      setSide(wanted === null ? { bond } : { bond, bondAt: needs.now() });
      if (wanted === null) {
        // Others may have begun anew at another process: all must hear of it.
        tellDice();
        if (bond.seals[seat] !== given) fault(member, 'protocol.fault.dice');
        return;
      }
      if (wanted.isRenewed) {
        if (live().bonds >= MOST_RENEWALS) return fault(member, 'protocol.fault.dice');
        // The record shows what was given up.
        const line = { dice: bondLine(bonding()) };
        const result = await batch((writer) => {
          const { key, over } = writer.live();
          if (key !== null || over) return refusal('KERNEL-TURN', 'protocol.fault.dice');
          writer.line(line);
          return null;
        }, wanted.bond);
        if (result !== null) return fault(member, 'protocol.fault.storage');
        // The batch awaits those whom the rules ask; the dice need others first.
        await storage.changeBond(stored.id, (now) => now, turnBy(seat));
      }
      tellDice();
    },
    async salt(member, seat, given) {
      // It ended without dice: whoever comes again sends its part as always.
      if (live().over) return;
      let isNew = false;
      const bond = await storage.changeBond(
        stored.id,
        (now) => {
          const next = salted({ ...bonding(), bond: now }, seat, given);
          isNew = next !== null;
          return next;
        },
        turnBy(seat),
      );
      setSide(isNew ? { bond, bondAt: needs.now() } : { bond });
      if (bond.salts[seat] !== given) {
        tellDice();
        return fault(member, 'protocol.fault.dice');
      }
      if (!isNew && live().key !== null) return;
      // A salt that is sent again is no news, but the line that binds the dice may have failed the first time.
      if (!isNew && !isBound(bonding())) return;
      if (!(await bind())) return fault(member, 'protocol.fault.storage');
      tellDice();
    },
  };
}
