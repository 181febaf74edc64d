/** How the dice of a battle come to be bound: seals of all people, then their salts. */
import type { DiceBond, Seat } from '@drumhead/engine';
import type { DiceNews } from '@drumhead/protocol';
import { commitmentOf, sealOf } from '@drumhead/protocol/dice';
import type { BySeat, StoredBond } from '../storage/stored.ts';

export interface Bonding {
  readonly battle: string;
  readonly people: readonly Seat[];
  readonly bond: StoredBond;
}

/** What everybody may know: of salts nothing before all are in. */
export function newsOf(bonding: Bonding): DiceNews {
  const { battle, people, bond } = bonding;
  const salts = isBound(bonding) ? bond.salts : null;
  return { commit: commitmentOf(battle, bond.secret), seals: bond.seals, salts, people };
}

/** The bond as a line of the record has it. */
export function bondLine({ battle, bond }: Bonding): DiceBond {
  return { battle, commit: commitmentOf(battle, bond.secret), seals: bond.seals, salts: bond.salts };
}

/**
 * The bond after a seat sent its seal; null where it is not wanted. Another seal of the same seat means that its salt was
 * lost: then all begin anew, with a new secret.
 */
export function sealed(
  bonding: Bonding,
  seat: Seat,
  seal: string,
  newSecret: () => string,
): { readonly bond: StoredBond; readonly isRenewed: boolean } | null {
  const { people, bond } = bonding;
  if (!people.includes(seat) || isBound(bonding)) return null;
  if (!Object.hasOwn(bond.seals, seat)) {
    return { bond: { ...bond, seals: { ...bond.seals, [seat]: seal } }, isRenewed: false };
  }
  if (bond.seals[seat] === seal) return null;
  return { bond: { secret: newSecret(), seals: { [seat]: seal }, salts: {} }, isRenewed: true };
}

/** The bond after a seat sent its salt; null where it is not wanted, or not the one that was sealed. */
export function salted({ battle, people, bond }: Bonding, seat: Seat, salt: string): StoredBond | null {
  const isAwaited =
    people.includes(seat) &&
    people.every((one) => Object.hasOwn(bond.seals, one)) &&
    !Object.hasOwn(bond.salts, seat) &&
    bond.seals[seat] === sealOf(battle, seat, salt);
  return isAwaited ? { ...bond, salts: { ...bond.salts, [seat]: salt } } : null;
}

/** The people whose part in the dice is missing: a seal, or, once all seals are in, a salt. */
export function missingParts({ people, bond }: Bonding): readonly Seat[] {
  const without = (parts: BySeat): readonly Seat[] => people.filter((seat) => !Object.hasOwn(parts, seat));
  const unsealed = without(bond.seals);
  return unsealed.length > 0 ? unsealed : without(bond.salts);
}

/** Are all salts in? */
export function isBound({ people, bond }: Bonding): boolean {
  return people.every((seat) => Object.hasOwn(bond.salts, seat));
}
