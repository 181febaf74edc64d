/** A Division as cards, one for each unit, and as counters of the size it has on the table. */
import { brigadeName, type DivisionFile, KINDS, type Lot, MOST_DIS } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { PrintedCards } from '../../../../documents/PrintedCards.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { PrintedMen, UnitCounter } from '../../../../table/troops/PrintedUnit.tsx';
import { layoutOf } from '../../drawing/pieces/layouts.ts';
import type { SheetKey } from '../messages.ts';
import { profileOf, ruleNames } from '../profile.ts';
import type { DivisionKey } from './messages.ts';
import { listed } from './Sheet.tsx';

/** As a unit mostly stands: a counter keeps its size, whatever the formation. */
const STANDING = { infantry: 'attackColumn', cavalry: 'line', artillery: 'unlimbered' } as const;
const MEN = { infantry: 'foot', cavalry: 'rank', artillery: 'gun' } as const;

export function Cards({ doc: division }: PartProps<DivisionFile>): ReactNode {
  const { t, translate } = useMessages<DivisionKey | SheetKey>();
  const { brigades, reserve } = listed(division);
  const groups = [
    ...brigades.map(({ lots, army }, at) => ({
      name: army === null ? '' : translate(brigadeName(division, at)),
      lots,
    })),
    ...(reserve === null ? [] : [{ name: translate('lb.brigade.reserve'), lots: reserve.lots }]),
  ];
  const seen = new Map<string, number>();
  const numbered = ({ of }: Lot) => {
    const ordinal = (seen.get(of.name) ?? 0) + 1;
    seen.set(of.name, ordinal);
    return translate('lb.label.unit.short', { name: translate(`${of.name}.short`), ordinal });
  };
  const units = groups.flatMap(({ name: brigade, lots }, group) =>
    lots.flatMap((lot, at) =>
      Array.from({ length: lot.count }, (_, i) => ({
        key: `${group} ${at} ${i}`,
        name: numbered(lot),
        brigade,
        troop: lot.of,
        traits: KINDS[lot.of.kind],
      })),
    ),
  );
  return (
    <PrintedCards
      title={division.name ?? t('web.sheet')}
      cards={units.map(({ key, name, brigade, troop, traits }) => ({
        key,
        name,
        kind: brigade,
        stats: [profileOf({ ...troop, rules: [] }, (one) => translate(one))],
        lines: [ruleNames(troop.rules, (one) => translate(one))],
        boxes: [{ label: translate('lb.stat.dis.short'), count: MOST_DIS }],
        picture: <PrintedMen kind={MEN[traits.arm]} uniform={troop.uniform} horse={traits.horse} />,
      }))}
      counters={units.map(({ key, name, brigade, troop, traits }) => {
        const { width, depth } = layoutOf({ level: 'division', scale: '15mm' }, traits.arm, STANDING[traits.arm]);
        const lines = [name, brigade, profileOf({ ...troop, rules: [] }, (one) => translate(one))];
        const shown = depth < 25 ? [lines[0] ?? '', lines[2] ?? ''] : lines;
        return {
          key,
          label: name,
          width,
          depth,
          drawing: <UnitCounter width={width} depth={depth} arm={traits.arm} lines={shown} />,
        };
      })}
    />
  );
}
