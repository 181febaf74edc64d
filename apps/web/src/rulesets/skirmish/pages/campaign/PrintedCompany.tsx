/** A company on a sheet of its own, on paper alone: its player keeps it, the other does not see it. */
import {
  abilitiesOf,
  COMPANY_LIMIT,
  type CampaignFile,
  conditionsOf,
  isOver,
  modelPoints,
  type Side,
  squadPoints,
} from '@drumhead/skirmish';
import { type ReactNode, useId } from 'react';
import { TickBoxes } from '../../../../documents/TickBoxes.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import type { SquadKey } from '../squads/messages.ts';
import { modelName, specialNames, weaponNames } from '../squads/profile.ts';
import { SquadRules } from '../squads/SquadRules.tsx';
import '../squads/squads.css';
import type { CampaignPageKey } from './messages.ts';
import { namesOf } from './names.ts';
import { serviceOf } from './service.ts';

export function PrintedCompany({ file, side }: { readonly file: CampaignFile; readonly side: Side }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey | SquadKey>();
  const title = useId();
  const { variant } = file;
  const { roster, models } = file.players[side].company;
  const conditions = conditionsOf(file, side);
  const service = serviceOf(file, side);
  // Boxes for the next game, where there is one.
  const goesOn = !isOver(file);
  const facts = { models: models.length, points: squadPoints({ models }), limit: COMPANY_LIMIT[variant] };
  return (
    <section className="sheet squad-sheet on-paper" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{namesOf(file, translate)[side]}</h2>
        <p>
          {translate(`sk.variant.${variant}`)}, {translate(`sk.roster.${roster}`)}
        </p>
        <p>
          <strong>{t('web.skCampaign.strength', facts)}</strong>
        </p>
      </header>
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
            <th scope="col">{t('web.skCampaign.service.title')}</th>
            <th scope="col">{t('web.skCampaign.condition')}</th>
            {goesOn && <th scope="col">{t('web.skCampaign.squad')}</th>}
            {goesOn && <th scope="col">{t('web.squad.sheet.out')}</th>}
          </tr>
        </thead>
        <tbody>
          {models.map((model, at) => {
            const abilities = abilitiesOf(model);
            const condition = conditions[at] ?? 'fit';
            const { games = 0, won = 0, wounds = 0 } = service[at] ?? {};
            const boxes = condition === 'fit' ? 1 : 0;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a man is his place in the company
              <tr key={at}>
                <td>
                  {model.name ?? modelName(model, translate)}
                  {model.name !== undefined && <span className="minor"> {modelName(model, translate)}</span>}
                </td>
                <td className="number">{abilities === null ? '?' : `${abilities.q}+`}</td>
                <td className="number">{abilities?.c ?? '?'}</td>
                <td>{abilities !== null && weaponNames(abilities, translate)}</td>
                <td>{abilities !== null && specialNames(abilities, translate)}</td>
                <td className="number">{modelPoints(model)}</td>
                <td>
                  {games === 0 ? t('web.skCampaign.unblooded') : t('web.skCampaign.service', { games, won, wounds })}
                </td>
                <td>{translate(`sk.condition.${condition}`)}</td>
                {goesOn && (
                  <td>
                    <TickBoxes count={boxes} />
                  </td>
                )}
                {goesOn && (
                  <td>
                    <TickBoxes count={boxes} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <SquadRules squad={{ roster, models, variant }} />
    </section>
  );
}
