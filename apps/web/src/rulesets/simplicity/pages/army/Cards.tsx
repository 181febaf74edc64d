/** An army as cards, one for each unit, and as counters of the size of its bases. */
import { type ArmyFile, pointsOfUnit, profileOfKind, uniformOf } from '@drumhead/simplicity/armies';
import { armOf, sizeOf } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { PrintedCards } from '../../../../documents/PrintedCards.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { PrintedMen, UnitCounter } from '../../../../table/troops/PrintedUnit.tsx';
import { mm } from '../../../../table/units.ts';
import { unitsOfBrigades } from './armyUnits.ts';
import { nameOfBrigade } from './editorStore.ts';
import type { ArmyKey } from './messages.ts';
import { DISRUPTION } from './Sheet.tsx';

const MEN = { foot: 'foot', cavalry: 'rank', artillery: 'gun' } as const;
const ARMS = { foot: 'infantry', cavalry: 'cavalry', artillery: 'artillery' } as const;

export function Cards({ doc: army }: PartProps<ArmyFile>): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const brigades = unitsOfBrigades(army, (key, facts) => translate(key, facts));
  const units = army.brigades.flatMap((brigade, group) =>
    (brigades[group] ?? []).map(({ class: unitClass, ...unit }) => ({
      ...unit,
      unitClass,
      brigade: `${group + 1}. ${nameOfBrigade(brigade, translate)}`,
    })),
  );
  return (
    <PrintedCards
      title={army.name ?? t('web.army.sheet')}
      cards={units.map(({ key, name, brigade, kind, unitClass }) => {
        const { rate, ranges, routs } = profileOfKind(kind);
        return {
          key,
          name,
          kind: translate(`sip.class.${unitClass}`),
          stats: [`${t('web.army.sheet.move')} ${rate}`],
          lines: [ranges.length === 0 ? '' : `${t('web.army.sheet.fire')} ${ranges.join(' / ')}`, brigade],
          points: pointsOfUnit(kind, unitClass),
          boxes: [
            { label: t('web.army.sheet.dp'), count: DISRUPTION },
            ...(routs ? [{ label: t('web.army.sheet.routs'), count: 1 }] : []),
          ],
          picture: (
            <PrintedMen
              kind={MEN[armOf({ kind })]}
              uniform={uniformOf(army.nation, kind, unitClass)}
              horse={kind === 'horseArtillery'}
            />
          ),
        };
      })}
      counters={units.map(({ key, name, brigade, kind, unitClass }) => {
        const size = sizeOf({ kind, class: unitClass });
        const [width, depth] = [mm(size.width), mm(size.depth)];
        return {
          key,
          label: name,
          width,
          depth,
          drawing: (
            <UnitCounter
              width={width}
              depth={depth}
              arm={ARMS[armOf({ kind })]}
              lines={[name, translate(`sip.class.${unitClass}`), brigade].slice(0, width < 50 ? 2 : 3)}
            />
          ),
        };
      })}
    />
  );
}
