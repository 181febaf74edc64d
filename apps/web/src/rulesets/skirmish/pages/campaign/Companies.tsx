/** SK-SCN-6. The two companies, before the first game: drawn, or squads that were built and kept. */
import {
  campaignProblems,
  type CampaignFile,
  COMPANY_LIMIT,
  readSquad,
  ROSTERS,
  type Side,
  type SquadFile,
  squadPoints,
  VARIANTS,
  type Variant,
} from '@drumhead/skirmish';
import { equalData } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../documents/Fields.tsx';
import { Problems } from '../../../../documents/Problems.tsx';
import { contentOf } from '../../../../documents/contentOf.ts';
import type { StoredDocument } from '../../../../documents/documentStorage.ts';
import { SCALE_CHOICES } from '../scaleChoices.ts';
import { savedLine } from '../../../../documents/savedLine.ts';
import { kindsIn, squadEditor, squadStrength } from '../squads/editorStore.ts';
import { modelName } from '../squads/profile.ts';
import { type Campaign, drawnCompany, freshCampaign, mayBeCompany, withCompany } from './editorStore.ts';
import { useNames } from './names.ts';
import type { CampaignPageKey } from './messages.ts';

interface Props {
  readonly campaign: Campaign;
  readonly change: (campaign: Campaign) => void;
}

export function Companies({ campaign, change }: Props): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey>();
  const { file } = campaign;
  const put = (part: Partial<CampaignFile>) => change({ ...campaign, file: { ...file, ...part } });
  return (
    <>
      <div className="fields">
        <SelectField
          label={t('web.skCampaign.variant')}
          value={file.variant}
          choices={VARIANTS.map((id) => [id, translate(`sk.variant.${id}`)])}
          onChange={(variant) => change(freshCampaign(variant))}
        />
        <SelectField
          label={t('web.skCampaign.games')}
          value={String(file.games)}
          choices={['3', '4', '5'].map((games) => [games, games])}
          onChange={(games) => put({ games: Number(games) })}
        />
        <SelectField
          label={t('web.skCampaign.scale')}
          value={file.scale}
          choices={SCALE_CHOICES}
          onChange={(scale) => put({ scale })}
        />
      </div>
      <div aria-live="polite">
        <Problems problems={campaignProblems(file)} />
      </div>
      <div className="fields two-companies">
        {([0, 1] as const).map((side) => (
          <OneCompany key={side} side={side} campaign={campaign} change={change} />
        ))}
      </div>
    </>
  );
}

/** A saved squad that may be a company, or null. */
function companyOn(doc: StoredDocument, variant: Variant): SquadFile | null {
  const read = readSquad(contentOf(doc.text));
  return read.ok && mayBeCompany(read.value, variant) ? read.value : null;
}

function OneCompany({ side, campaign, change }: Props & { readonly side: Side }): ReactNode {
  const messages = useMessages<CampaignPageKey>();
  const { t, translate } = messages;
  const names = useNames(campaign);
  const documents = useStore(squadEditor.store, ({ documents: all }) => all);
  const { variant, players } = campaign.file;
  const { company } = players[side];
  const kept = documents.flatMap((doc) => {
    const squad = companyOn(doc, variant);
    return squad === null ? [] : [{ doc, squad }];
  });
  const limit = COMPANY_LIMIT[variant];
  // A campaign keeps no more of a saved squad than its models.
  const { models } = players[side === 0 ? 1 : 0].company;
  const mayChange = !kept.some(({ squad }) => equalData(squad.models, models));
  const put = (squad: SquadFile) => change(withCompany(campaign, side, squad, mayChange));
  const draw = (roster: string) => put(drawnCompany(roster, variant));
  return (
    <fieldset className={`card side-${side}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {t('web.skCampaign.company', { number: side + 1 })}:{' '}
        {names[side]}
      </legend>
      <SelectField
        label={t('web.skCampaign.roster')}
        value={company.roster}
        choices={ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => [
          id,
          translate(`sk.roster.${id}`),
        ])}
        onChange={draw}
      />
      {kept.length > 0 && (
        <SelectField
          label={t('web.skCampaign.from')}
          value=""
          choices={[
            ['', t('web.skCampaign.drawn')],
            ...kept.map(({ doc, squad }): readonly [string, string] => [
              doc.id,
              savedLine(
                {
                  name: squad.name ?? translate(`sk.roster.${squad.roster}`),
                  strength: squadStrength(squad),
                  touched: doc.touched,
                },
                messages,
              ),
            ]),
          ]}
          onChange={(id) => {
            const found = kept.find(({ doc }) => doc.id === id);
            if (found) put(found.squad);
          }}
        />
      )}
      <details>
        <summary>{t('web.skCampaign.list')}</summary>
        <p>
          {kindsIn({ models: company.models })
            .map(({ model, count }) => `${count}\u00A0×\u00A0${modelName(model, translate)}`)
            .join(', ')}
        </p>
      </details>
      <p className="minor">
        {t('web.skCampaign.strength', {
          models: company.models.length,
          points: squadPoints({ models: company.models }),
          limit,
        })}
      </p>
      <div className="paper-tools">
        <button type="button" onClick={() => draw(company.roster)}>
          {t('web.skCampaign.random')}
        </button>
        <a className="button" href={pageAddress('skirmish', 'squads')}>
          {t('web.skCampaign.build', { points: limit })}
        </a>
      </div>
    </fieldset>
  );
}
