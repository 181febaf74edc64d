/** How the dice of a battle come to be bound: seals of all people, then their salts. */
import type { DiceBond, Seat } from '@drumhead/engine';
import type { ClientMessageOf, DiceNews } from '@drumhead/protocol';
import { commitmentOf, sealOf } from '@drumhead/protocol/dice';
import type { BySeat, StoredBond } from '../storage/stored.ts';

export interface Bonding {
  readonly battle: string;
  readonly people: readonly Seat[];
  readonly bond: StoredBond;
  /** What the record shows of dice before these: they began anew. */
  readonly givenUp: readonly DiceBond[];
}

/** What its dice are bound to now. */
export function commitOf({ battle, bond }: Bonding): string {
  return commitmentOf(battle, bond.secret);
}

/** What everybody may know: of salts nothing before all are in. */
export function newsOf(bonding: Bonding): DiceNews {
  const { people, bond, givenUp } = bonding;
  const salts = isBound(bonding) ? bond.salts : null;
  const shown = givenUp.length > 0 ? { givenUp } : {};
  return { commit: commitOf(bonding), seals: bond.seals, salts, people, namesCommit: true, ...shown };
}

/** The bond as a line of the record has it. */
export function bondLine(bonding: Bonding): DiceBond {
  const { battle, bond } = bonding;
  return { battle, commit: commitOf(bonding), seals: bond.seals, salts: bond.salts };
}

/** A seal as it came. `commit`: what it is for; a page of before does not say. */
export type GivenSeal = Pick<ClientMessageOf<'seal'>, 'seal' | 'commit' | 'anew'>;

/**
 * The bond after a seat sent its seal; null where it is not wanted, as one for dice that began anew meanwhile. Another seal of
 * the same seat that is to begin `anew` means that its salt was lost: then nobody's seal counts any more, and all seal for a
 * new secret. Else the first of two devices of a seat has sealed for both.
 */
export function sealed(
  bonding: Bonding,
  seat: Seat,
  { seal, commit = commitOf(bonding), anew }: GivenSeal,
  newSecret: () => string,
): { readonly bond: StoredBond; readonly isRenewed: boolean } | null {
  const { people, bond } = bonding;
  if (!people.includes(seat) || isBound(bonding) || commit !== commitOf(bonding)) return null;
  if (!Object.hasOwn(bond.seals, seat)) {
    return { bond: { ...bond, seals: { ...bond.seals, [seat]: seal } }, isRenewed: false };
  }
  if (bond.seals[seat] === seal || anew !== true) return null;
  return { bond: { secret: newSecret(), seals: {}, salts: {} }, isRenewed: true };
}

/** Is the salt under this seal known, since the record shows that dice began anew after it was given? */
export function isSpent(bonds: readonly DiceBond[], seat: Seat, seal: string): boolean {
  return bonds.some(({ battle, salts }) => {
    const { [seat]: salt } = salts;
    return salt !== undefined && sealOf(battle, seat, salt) === seal;
  });
}

/** The bond after a seat sent its salt; null where it is not wanted, or not the one that was sealed. */
export function salted(
  { battle, people, bond }: Omit<Bonding, 'givenUp'>,
  seat: Seat,
  salt: string,
): StoredBond | null {
  const isAwaited =
    people.includes(seat) &&
    people.every((one) => Object.hasOwn(bond.seals, one)) &&
    !Object.hasOwn(bond.salts, seat) &&
    bond.seals[seat] === sealOf(battle, seat, salt);
  return isAwaited ? { ...bond, salts: { ...bond.salts, [seat]: salt } } : null;
}

/** The people whose part in the dice is missing: a seal, or, once all seals are in, a salt. */
export function missingParts({
  people,
  bond,
}: {
  readonly people: readonly Seat[];
  readonly bond: Pick<StoredBond, 'seals' | 'salts'>;
}): readonly Seat[] {
  const without = (parts: BySeat): readonly Seat[] => people.filter((seat) => !Object.hasOwn(parts, seat));
  const unsealed = without(bond.seals);
  return unsealed.length > 0 ? unsealed : without(bond.salts);
}

/** Are all salts in? */
export function isBound({ people, bond }: Bonding): boolean {
  return people.every((seat) => Object.hasOwn(bond.salts, seat));
}
