/** The units of an army one by one, by the names that they have at the table. Pure. */
import { type ArmyFile, lotsOf } from '@drumhead/simplicity/armies';

type Lot = ReturnType<typeof lotsOf>[number];

export interface ArmyUnit extends Pick<Lot, 'kind' | 'class'> {
  readonly key: string;
  /** Its own, or its troops and its number among those of the army: no other unit has it. */
  readonly name: string;
  /** Null: it is called by its troops. */
  readonly ownName: string | null;
}

/** The units of each brigade. */
export function unitsOfBrigades(
  { brigades }: ArmyFile,
  translate: (key: string, facts?: Readonly<Record<string, unknown>>) => string,
): readonly (readonly ArmyUnit[])[] {
  const counts = new Map<string, number>();
  return brigades.map((brigade, group) => {
    const troopsOf = lotsOf(brigade).flatMap(({ count, ...lot }) => Array.from({ length: count }, () => lot));
    return troopsOf.map(({ kind, class: unitClass }, at) => {
      const ownName = brigade.names?.[at] ?? null;
      const troops = `sip.troops.${unitClass}.${kind}`;
      const ordinal = (counts.get(troops) ?? 0) + (ownName === null ? 1 : 0);
      counts.set(troops, ordinal);
      const name = ownName ?? translate('sip.label.unit.short', { name: translate(troops), ordinal });
      return { key: `brigades[${group}].${at}`, name, ownName, kind, class: unitClass };
    });
  });
}
