/** A Division as cards, one for each unit, and as counters of the size it has on the table. */
import { brigadeName, type DivisionFile, KINDS, MOST_DIS } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { PrintedCards } from '../../../../documents/PrintedCards.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { PrintedMen, UnitCounter } from '../../../../table/troops/PrintedUnit.tsx';
import { layoutOf } from '../../drawing/pieces/layouts.ts';
import { LISTED, STANDING } from '../../drawing/pieces/TroopPicture.tsx';
import type { SheetKey } from '../messages.ts';
import { profileOf, ruleNames } from '../profile.ts';
import type { DivisionKey } from './messages.ts';
import { paradedIn, unitName } from './paraded.ts';

const MEN = { infantry: 'foot', cavalry: 'rank', artillery: 'gun' } as const;

export function Cards({ doc: division }: PartProps<DivisionFile>): ReactNode {
  const { t, translate } = useMessages<DivisionKey | SheetKey>();
  const units = paradedIn(division).flatMap(({ army, units: all }, index) => {
    const own = division.brigades[index];
    const brigade = own?.name ?? (army === null ? '' : translate(own ? brigadeName(division, index) : army.name));
    return all.map((unit) => ({
      key: unit.key,
      name: unitName(unit, translate),
      brigade,
      troop: unit.troop,
      traits: KINDS[unit.troop.kind],
    }));
  });
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
        const { width, depth } = layoutOf(LISTED, traits.arm, STANDING[traits.arm]);
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
