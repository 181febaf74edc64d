/** Choices within a list: one group of several, and the kind of each regiment of light cavalry. */
import { type ArmyList, type DivisionFile, eitherOf, lightCavalryOf, lotsOf } from '@drumhead/large-battles/armies';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { profileOf } from '../profile.ts';
import type { DivisionKey } from './messages.ts';

type Options = DivisionFile['brigades'][number]['options'];

export function Troops({ army, options }: { readonly army: ArmyList; readonly options: Options }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  return (
    <ul className="troops">
      {lotsOf(army, options).map(({ count, of }) => (
        <li key={of.id}>
          {count} × {translate(of.name)} <span className="minor">{profileOf(of, translate)}</span>
        </li>
      ))}
      {army.company !== null && (
        <li>{t('web.division.company', { name: translate(army.company.name), points: army.company.points })}</li>
      )}
    </ul>
  );
}

export function Choices({
  army,
  options,
  onChange,
}: {
  readonly army: ArmyList;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const name = useId();
  const lots = eitherOf(army);
  const { count, of } = lightCavalryOf(army);
  const chosen = Array.from({ length: count }, (_, at) => options.lightCavalry?.[at] ?? '');
  return (
    <>
      {lots.length > 0 && (
        <fieldset>
          <legend>{t('web.division.either')}</legend>
          {lots.map((lot) => (
            <label key={lot.of.id} className="radio">
              <input
                type="radio"
                name={name}
                checked={options.either === lot.of.id}
                onChange={() => onChange({ ...options, either: lot.of.id })}
              />
              <span>
                {lot.count} × {translate(lot.of.name)} <span className="minor">{profileOf(lot.of, translate)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen.map((kind, at) => (
        <label key={at}>
          <span className="minor">{t('web.division.lightCavalry', { number: at + 1 })}</span>
          <select
            value={of.some((troop) => troop.id === kind) ? kind : ''}
            onChange={(event) =>
              onChange({
                ...options,
                lightCavalry: chosen.map((one, i) => (i === at ? event.target.value : one)).filter((one) => one !== ''),
              })
            }
          >
            <option value="" hidden>
              {t('web.division.choose')}
            </option>
            {of.map((troop) => (
              <option key={troop.id} value={troop.id}>
                {translate(troop.name)}: {profileOf(troop, translate)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
