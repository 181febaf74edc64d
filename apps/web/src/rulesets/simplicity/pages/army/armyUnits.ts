/** The units of an army one by one, by the names that they have at the table. Pure. */
import { type ArmyFile, lotsOf } from '@drumhead/simplicity/armies';

type Lot = ReturnType<typeof lotsOf>[number];

export interface ArmyUnit extends Pick<Lot, 'kind' | 'class'> {
  readonly key: string;
  /** Its troops and its number among those of the army: no other unit has it. */
  readonly name: string;
}

/** The units of each brigade. */
export function unitsOfBrigades(
  { brigades }: ArmyFile,
  translate: (key: string, facts?: Readonly<Record<string, unknown>>) => string,
): readonly (readonly ArmyUnit[])[] {
  const counts = new Map<string, number>();
  return brigades.map((brigade, at) =>
    lotsOf(brigade).flatMap((lot) =>
      Array.from({ length: lot.count }, () => {
        const troops = `sip.troops.${lot.class}.${lot.kind}`;
        const ordinal = (counts.get(troops) ?? 0) + 1;
        counts.set(troops, ordinal);
        const name = translate('sip.label.unit.short', { name: translate(troops), ordinal });
        return { key: `${at} ${troops} ${ordinal}`, name, kind: lot.kind, class: lot.class };
      }),
    ),
  );
}
