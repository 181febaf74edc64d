/** Seals and salts as they come in, and the line that binds the dice. */
import { equalData, refusal, type Seat } from '@drumhead/engine';
import type { ClientMessageOf } from '@drumhead/protocol';
import {
  type Bonding,
  bondLine,
  commitOf,
  type GivenSeal,
  isBound,
  isSpent,
  missingParts,
  newsOf,
  salted,
  sealed,
} from './bonding.ts';
import { turnNotices } from '../storage/noticeRows.ts';
import type { StoredBond, Turn } from '../storage/stored.ts';
import { commitmentOf } from '@drumhead/protocol/dice';
import type { BattleHost } from './battleHost.ts';
import { isBoundIn } from './live.ts';
import type { Member } from './telling.ts';

/** How often a battle shows that its dice began anew: more lost salts than anybody has. */
const MOST_RENEWALS = 20;

export interface Binding {
  seal(member: Member, seat: Seat, given: GivenSeal): Promise<void>;
  salt(member: Member, seat: Seat, given: Pick<ClientMessageOf<'salt'>, 'salt' | 'commit'>): Promise<void>;
  /** Writes the line that binds the dice, once all salts are in; false where that failed. */
  bind(): Promise<boolean>;
  bonding(): Bonding;
}

export function bindingOf(host: BattleHost): Binding {
  const { stored, needs, live, side, toldSide, setSide, batch, reload, catchUp, send, sendToAll, fault } = host;
  const { storage } = needs;
  function bonding(): Bonding {
    const { people, bonds } = live();
    const about = { battle: stored.id, people, bond: side().bond };
    const now = commitmentOf(stored.id, about.bond.secret);
    return { ...about, givenUp: bonds.filter(({ commit }) => commit !== now) };
  }
  const tellDice = (): void => sendToAll({ t: 'dice', dice: newsOf(bonding()) });
  /** The dice as they are stored. Where they began anew at another process the line that shows what was given up is read, too. */
  async function adopt(bond: StoredBond, isNew: boolean): Promise<void> {
    const isAnew = bond.secret !== side().bond.secret;
    setSide(isNew ? { bond, bondAt: needs.now() } : { bond });
    if (!isAnew) return;
    await reload();
    await catchUp();
  }
  /**
   * Nothing came of what somebody sent. Others may have changed the dice at another process: then all must hear of it, however
   * it was read. `before`: as all were told last.
   */
  const tellAgain = (member: Member, before: StoredBond): void => {
    if (equalData(before, side().bond)) send(member, { t: 'dice', dice: newsOf(bonding()) });
    else tellDice();
  };

  async function bind(): Promise<boolean> {
    if (!isBound(bonding()) || isBoundIn(live()) || live().over) return true;
    // Another process may have written it meanwhile, or begun anew.
    const result = await batch((writer) => {
      const now = writer.live();
      if (!isBoundIn(now) && !now.over && isBound(bonding())) writer.line({ dice: bondLine(bonding()) });
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
      const { bonds } = live();
      // A page of before: of all that it can say this alone asks for it to be loaded anew.
      if (isSpent(bonds, seat, given.seal)) return fault(member, 'web.online.fault.rules');
      const isNamed = given.commit !== undefined;
      // A page of before cannot say that it means to: two of one seat would take turns.
      const anew = isNamed ? given.anew === true : bonds.length === 0;
      const before = toldSide().bond;
      let next: ReturnType<typeof sealed> = null;
      const bond = await storage.changeBond(
        stored.id,
        (now) => {
          next = sealed({ ...bonding(), bond: now }, seat, { ...given, anew }, () => needs.secret());
          return next === null || next.isRenewed ? null : next.bond;
        },
        turnBy(seat),
      );
      const wanted = next as ReturnType<typeof sealed>;
      await adopt(bond, wanted !== null && !wanted.isRenewed);
      if (wanted === null) {
        tellAgain(member, before);
        if (bond.seals[seat] !== given.seal && !isNamed) fault(member, 'protocol.fault.dice');
        return;
      }
      if (wanted.isRenewed) {
        if (live().bonds.length >= MOST_RENEWALS) {
          tellAgain(member, before);
          return fault(member, 'protocol.fault.dice');
        }
        const givenUp = commitOf(bonding());
        const result = await batch((writer) => {
          const now = writer.live();
          // Another process was quicker, or has the last salt by now and is about to bind the dice.
          if (isBoundIn(now) || isBound(bonding()) || now.over || commitOf(bonding()) !== givenUp)
            return refusal('KERNEL-TURN', 'protocol.fault.dice');
          // The record shows what was given up.
          writer.line({ dice: bondLine(bonding()) });
          return null;
        }, wanted.bond);
        if (typeof result === 'string') return fault(member, 'protocol.fault.storage');
        tellDice();
        // The batch awaits those whom the rules ask; the dice need others first.
        if (result === null) await storage.changeBond(stored.id, (now) => now, turnBy(seat));
        return;
      }
      tellDice();
    },
    async salt(member, seat, given) {
      // It ended without dice: whoever comes again sends its part as always.
      if (live().over) return;
      const before = toldSide().bond;
      let isNew = false;
      const bond = await storage.changeBond(
        stored.id,
        (now) => {
          const next = salted({ ...bonding(), bond: now }, seat, given.salt);
          isNew = next !== null;
          return next;
        },
        turnBy(seat),
      );
      await adopt(bond, isNew);
      if (bond.salts[seat] !== given.salt) {
        tellAgain(member, before);
        // One of dice that began anew meanwhile is nobody's fault.
        return given.commit === undefined ? fault(member, 'protocol.fault.dice') : undefined;
      }
      // Where the line that binds the dice failed here and came elsewhere nobody was told of the salts.
      if (!isNew && live().key !== null) return tellDice();
      // A salt that is sent again is no news, but the line that binds the dice may have failed the first time.
      if (!isNew && !isBound(bonding())) return;
      if (!(await bind())) return fault(member, 'protocol.fault.storage');
      tellDice();
    },
  };
}
