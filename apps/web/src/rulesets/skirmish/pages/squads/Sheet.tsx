/** A squad on one A4 sheet: soldiers with tick boxes, and the rules it uses. */
import { signed } from '@drumhead/content';
import { NONE } from '@drumhead/content/ruleTables';
import {
  abilitiesOf,
  commanderOf,
  modelPoints,
  OBSTACLE_POINTS,
  type Ranged,
  rosterCalled,
  SPECIALS,
  type Special,
  type SquadFile,
  squadPoints,
  type Variant,
  WEAPONS,
  type Weapon,
} from '@drumhead/skirmish';
import { type ReactNode, useId } from 'react';
import { type Messages, useMessages } from '../../../../i18n/index.ts';
import { TickBoxes } from '../../../../documents/TickBoxes.tsx';
import { kindsIn, sameModel } from './editorStore.ts';
import { modelName, specialNames, weaponNames } from './profile.ts';
import type { SquadKey } from './messages.ts';

/** `L +2/+1/+0`: the stick, and the modifiers at one, two and three of them. */
const reach = (translate: Messages['translate'], { stick, bands }: Ranged, variant: Variant): string =>
  `${translate(`web.stick.${stick}`)} ${bands[variant].map((add) => (add === null ? NONE : signed(add))).join('/')}`;

export function Sheet({ squad }: { readonly squad: SquadFile }): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const title = useId();
  const kinds = kindsIn(squad);
  const commander = commanderOf(squad);
  const all = kinds.flatMap(({ model }) => abilitiesOf(model) ?? []);
  const weapons = (Object.keys(WEAPONS) as Weapon[]).filter((weapon) =>
    all.some((one) => one.weapons.includes(weapon)),
  );
  const specials = (Object.keys(SPECIALS) as Special[]).filter((special) =>
    all.some((one) => one.specials.includes(special)),
  );
  const { feature } = rosterCalled(squad.roster);
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
      {weapons.length > 0 && (
        <p className="sheet-weapons">
          {weapons
            .map((weapon) => {
              const { hthClass, ranged } = WEAPONS[weapon];
              const far = ranged === null ? [] : [reach(translate, ranged, squad.variant)];
              return `${translate(`sk.weapon.${weapon}`)}: ${[t(weapon === 'lance' ? 'web.squad.sheet.lance' : 'web.squad.sheet.class', { hth: hthClass }), ...far].join(', ')}`;
            })
            .join(' · ')}
        </p>
      )}
      {feature !== null && (
        <p>
          <strong>{t('web.squad.sheet.feature')}:</strong> {translate(`sk.feature.${feature}`)}
        </p>
      )}
      <dl className="clauses">
        {specials.map((special) => (
          <div key={special}>
            <dt>{translate(`sk.special.${special}`)}</dt> <dd>{translate(`sk.clause.${special}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
