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
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../route.ts';
import { useSpeech } from '../../../../i18n/index.ts';
import { Problems } from '../../../../papers/Problems.tsx';
import type { Paper } from '../../../../papers/shelf.ts';
import { kindsIn, squadDesk } from '../squads/desk.ts';
import { modelName } from '../squads/profile.ts';
import { type Campaign, drawnCompany, freshCampaign, mayBeCompany, withCompany } from './desk.ts';
import { useNames } from './names.ts';
import type { CampaignPageKey } from './words.ts';

interface Props {
  readonly campaign: Campaign;
  readonly change: (campaign: Campaign) => void;
}

export function Companies({ campaign, change }: Props): ReactNode {
  const { say, tell } = useSpeech<CampaignPageKey>();
  const { file } = campaign;
  const put = (part: Partial<CampaignFile>) => change({ ...campaign, file: { ...file, ...part } });
  return (
    <>
      <div className="fields">
        <label>
          {say('web.skCampaign.variant')}
          <select value={file.variant} onChange={({ target }) => change(freshCampaign(target.value as Variant))}>
            {VARIANTS.map((id) => (
              <option key={id} value={id}>
                {tell(`sk.variant.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('web.skCampaign.games')}
          <select value={file.games} onChange={({ target }) => put({ games: Number(target.value) })}>
            {[3, 4, 5].map((games) => (
              <option key={games}>{games}</option>
            ))}
          </select>
        </label>
        <label>
          {say('web.skCampaign.scale')}
          <select value={file.scale} onChange={({ target }) => put({ scale: target.value as CampaignFile['scale'] })}>
            {(['15mm', '28mm', '40mm'] as const).map((scale) => (
              <option key={scale}>{scale}</option>
            ))}
          </select>
        </label>
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

/** A kept squad that may be a company, or null. */
function companyOn(paper: Paper, variant: Variant): SquadFile | null {
  const read = readSquad(JSON.parse(paper.text));
  return read.ok && mayBeCompany(read.value, variant) ? read.value : null;
}

function OneCompany({ side, campaign, change }: Props & { readonly side: Side }): ReactNode {
  const { say, tell } = useSpeech<CampaignPageKey>();
  const names = useNames(campaign);
  const papers = useStore(squadDesk.store, ({ papers: all }) => all);
  const { variant, players } = campaign.file;
  const { company } = players[side];
  const kept = papers.flatMap((paper) => {
    const squad = companyOn(paper, variant);
    return squad === null ? [] : [{ paper, squad }];
  });
  const limit = COMPANY_LIMIT[variant];
  const draw = (roster: string) => change(withCompany(campaign, side, drawnCompany(roster, variant)));
  return (
    <fieldset className={`card side-${side}`}>
      <legend>
        <span className="swatch" aria-hidden="true" /> {say('web.skCampaign.company', { number: side + 1 })}:{' '}
        {names[side]}
      </legend>
      <label>
        {say('web.skCampaign.roster')}
        <select value={company.roster} onChange={({ target }) => draw(target.value)}>
          {ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => (
            <option key={id} value={id}>
              {tell(`sk.roster.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {kept.length > 0 && (
        <label>
          {say('web.skCampaign.from')}
          <select
            value=""
            onChange={({ target }) => {
              const found = kept.find(({ paper }) => paper.id === target.value);
              if (found) change(withCompany(campaign, side, found.squad));
            }}
          >
            <option value="">{say('web.skCampaign.drawn')}</option>
            {kept.map(({ paper, squad }) => (
              <option key={paper.id} value={paper.id}>
                {`${squad.name ?? tell(`sk.roster.${squad.roster}`)} (${squadPoints({ models: squad.models })})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <details>
        <summary>{say('web.skCampaign.list')}</summary>
        <p>
          {kindsIn({ models: company.models })
            .map(({ model, count }) => `${count} × ${modelName(model, tell)}`)
            .join(', ')}
        </p>
      </details>
      <p className="minor">
        {say('web.skCampaign.strength', {
          models: company.models.length,
          points: squadPoints({ models: company.models }),
          limit,
        })}
      </p>
      <div className="paper-tools">
        <button type="button" onClick={() => draw(company.roster)}>
          {say('web.skCampaign.random')}
        </button>
        <a className="button" href={pageAddress('skirmish', 'squads')}>
          {say('web.skCampaign.build', { points: limit })}
        </a>
      </div>
    </fieldset>
  );
}
