/** A company man by man: what each has been through, and whether he fights in the next game. */
import { conditionsOf, type Side } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { ManPortrait } from '../squads/ManPortrait.tsx';
import { modelName } from '../squads/profile.ts';
import type { Campaign } from './editorStore.ts';
import type { CampaignPageKey } from './messages.ts';
import { useNames } from './names.ts';
import { serviceOf } from './service.ts';

export function Roster({ campaign, side }: { readonly campaign: Campaign; readonly side: Side }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey>();
  const names = useNames(campaign);
  const { file } = campaign;
  const { company } = file.players[side];
  const conditions = conditionsOf(file, side);
  const service = serviceOf(file, side);
  return (
    <details className="panel company-roster">
      <summary>{t('web.skCampaign.company.roster', { name: names[side] })}</summary>
      <ul>
        {company.models.map((model, at) => {
          const { games = 0, won = 0, wounds = 0, lostIn = null, killed = false } = service[at] ?? {};
          const condition = conditions[at] ?? 'fit';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a man is his place in the company
            <li key={at} className={condition}>
              <ManPortrait model={model} at={at} roster={company.roster} />
              <span>
                <strong>{model.name ?? modelName(model, translate)}</strong>
                {model.name !== undefined && <span className="minor"> {modelName(model, translate)}</span>}
                <br />
                <span className="minor">
                  {games === 0 ? t('web.skCampaign.unblooded') : t('web.skCampaign.service', { games, won, wounds })}
                </span>
                <br />
                {lostIn === null
                  ? translate(`sk.condition.${condition}`)
                  : t(killed ? 'web.skCampaign.killedIn' : 'web.skCampaign.lostIn', { game: lostIn })}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
