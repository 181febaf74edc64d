/** The order of battle on one A4 sheet: units with boxes for disruption, and the army's breaking point. */
import {
  type ArmyFile,
  armyPoints,
  BREAKS_AT,
  COMMAND_POINTS,
  pointsOfUnit,
  profileOfKind,
  turnLimitOf,
} from '@drumhead/simplicity/armies';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { TickBoxes } from '../../../../documents/TickBoxes.tsx';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { unitsOfBrigades } from './armyUnits.ts';
import { nameOfBrigade, strengthOf } from './editorStore.ts';
import type { ArmyKey } from './messages.ts';

/** Boxes for disruption: with one more the unit breaks. */
export const DISRUPTION = BREAKS_AT - 1;

export function Sheet({ doc: army }: PartProps<ArmyFile>): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const title = useId();
  const { units, breaks } = strengthOf(army);
  const points = armyPoints(army);
  const brigades = unitsOfBrigades(army, (key, facts) => translate(key, facts));
  return (
    <section className="sheet army-sheet" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{army.name ?? t('web.army.sheet')}</h2>
        <p>{translate(`sip.side.${army.nation}`)}</p>
        <p>
          <strong>
            {army.limit === undefined
              ? t('web.army.points', { points })
              : t('web.army.pointsOf', { points, limit: army.limit })}
          </strong>
        </p>
      </header>
      {army.brigades.length === 0 && <p>{t('web.army.sheet.empty')}</p>}
      {army.brigades.map((brigade, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two brigades may be alike in everything but their place
        <section key={at} className="sheet-brigade">
          <h3>
            {at + 1}. {nameOfBrigade(brigade, translate)}
          </h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('web.army.sheet.unit')}</th>
                <th scope="col">{t('web.army.sheet.class')}</th>
                <th scope="col">{t('web.army.sheet.move')}</th>
                <th scope="col">{t('web.army.sheet.fire')}</th>
                <th scope="col">{t('web.army.sheet.points')}</th>
                <th scope="col">{t('web.army.sheet.dp')}</th>
                <th scope="col">{t('web.army.sheet.routs')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{translate('sip.unit.command')}</td>
                <td>–</td>
                <td>{profileOfKind('command').rate}</td>
                <td>–</td>
                <td>{COMMAND_POINTS}</td>
                <td>–</td>
                <td>–</td>
              </tr>
              {brigades[at]?.map(({ key, name, kind, class: unitClass }) => {
                const { rate, ranges, routs } = profileOfKind(kind);
                return (
                  <tr key={key}>
                    <td>{name}</td>
                    <td>{translate(`sip.class.${unitClass}`)}</td>
                    <td>{rate}</td>
                    <td>{ranges.length === 0 ? '–' : ranges.join(' / ')}</td>
                    <td>{pointsOfUnit(kind, unitClass)}</td>
                    <td>
                      <TickBoxes count={DISRUPTION} />
                    </td>
                    <td>{routs && <TickBoxes count={1} />}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
      {units > 0 && (
        <>
          <p className="tally">
            {t('web.army.sheet.breaks', { breaks, units })} <TickBoxes count={breaks} />
          </p>
          <p className="tally">
            {t('web.army.sheet.turns')} <TickBoxes count={turnLimitOf(army)} />
          </p>
        </>
      )}
    </section>
  );
}
