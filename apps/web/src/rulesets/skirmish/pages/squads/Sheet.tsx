/** A squad on one A4 sheet: soldiers with tick boxes, and the rules it uses. */
import {
  abilitiesOf,
  commanderOf,
  modelPoints,
  OBSTACLE_POINTS,
  type SquadFile,
  squadPoints,
  WEAPONS,
} from '@drumhead/skirmish';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { TickBoxes } from '../../../../documents/TickBoxes.tsx';
import { kindsIn, sameModel } from './editorStore.ts';
import { modelName, specialNames, weaponNames } from './profile.ts';
import type { SquadKey } from './messages.ts';
import { SquadRules } from './SquadRules.tsx';

export function Sheet({ squad }: { readonly squad: SquadFile }): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const title = useId();
  const kinds = kindsIn(squad);
  const commander = commanderOf(squad);
  const facts = { points: squadPoints(squad), limit: squad.limit };
  return (
    <section className="sheet squad-sheet" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{squad.name ?? translate(`sk.roster.${squad.roster}`)}</h2>
        <p>
          {translate(`sk.variant.${squad.variant}`)}, {translate(`sk.roster.${squad.roster}`)}
          {squad.casual === true && ` (${translate('sk.text.casual')})`}
        </p>
        <p>
          <strong>{t('web.squad.points', facts)}</strong>
        </p>
      </header>
      {kinds.length === 0 && <p>{t('web.squad.sheet.empty')}</p>}
      {kinds.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('web.squad.sheet.soldier')}</th>
              <th scope="col" className="number">
                Q
              </th>
              <th scope="col" className="number">
                C
              </th>
              <th scope="col">{t('web.squad.weapons')}</th>
              <th scope="col">{t('web.squad.specials')}</th>
              <th scope="col" className="number">
                {t('web.squad.sheet.points')}
              </th>
              <th scope="col">{t('web.squad.sheet.out')}</th>
              <th scope="col">{t('web.squad.sheet.depleted')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ model, count }) => {
              const abilities = abilitiesOf(model);
              const names = squad.models.flatMap((one) => (sameModel(one, model) && one.name ? [one.name] : []));
              const fires = abilities?.weapons.some((weapon) => WEAPONS[weapon].ranged !== null) === true;
              return (
                <tr key={JSON.stringify(model)}>
                  <td>
                    {count > 1 && `${count} × `}
                    {modelName(model, translate)}
                    {commander !== null && sameModel(commander.model, model) && ' ★'}
                    {names.length > 0 && <span className="minor"> {names.join(', ')}</span>}
                  </td>
                  <td className="number">{abilities === null ? '?' : `${abilities.q}+`}</td>
                  <td className="number">{abilities?.c ?? '?'}</td>
                  <td>{abilities !== null && weaponNames(abilities, translate)}</td>
                  <td>{abilities !== null && specialNames(abilities, translate)}</td>
                  <td className="number">{modelPoints(model) * count}</td>
                  <td>
                    <TickBoxes count={count} />
                  </td>
                  <td>{fires && <TickBoxes count={count} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {(squad.obstacles ?? []).length > 0 && (
        <p>
          {(squad.obstacles ?? []).map((obstacle) => translate(`sk.obstacle.${obstacle}`)).join(', ')}:{' '}
          {(squad.obstacles ?? []).length * OBSTACLE_POINTS} {t('web.squad.sheet.points')}
        </p>
      )}
      <SquadRules squad={squad} />
    </section>
  );
}
