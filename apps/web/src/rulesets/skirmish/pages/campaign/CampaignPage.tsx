/** A short campaign (SK-SCN-5..7): two companies, three to five games, and their losses. */
import type { Problem } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { CAMPAIGN_FORMAT, campaignWinner, isOver, readCampaign } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { type PageProps, pageAddress } from '../../../../app/route.ts';
import { contentOf } from '../../../../documents/contentOf.ts';
import { DOCUMENT } from '../../../../documents/documentStorage.ts';
import { readJson, saveFile } from '../../../../documents/files.ts';
import { SavedDocuments } from '../../../../documents/SavedDocuments.tsx';
import { SavingTrouble } from '../../../../documents/SavingTrouble.tsx';
import '../../../../documents/documents.css';
import '../../../../documents/sheet.css';
import { useHandedOver } from '../../../../outside/handed.ts';
import { FilePicker } from '../../../../documents/FilePicker.tsx';
import { Problems } from '../../../../documents/Problems.tsx';
import type { documentMessages } from '../../../../documents/messages.ts';
import type { LinkKey } from '../../linkMessages.ts';
import { squadEditor } from '../squads/editorStore.ts';
import { After } from './After.tsx';
import './campaign.css';
import { Companies } from './Companies.tsx';
import { between, type Campaign, campaignEditor as editor, freshCampaign } from './editorStore.ts';
import { Next } from './Next.tsx';
import { namesOf, useNames } from './names.ts';
import { PrintedCompany } from './PrintedCompany.tsx';
import { Roster } from './Roster.tsx';
import { Standings } from './Standings.tsx';
import type { CampaignPageKey } from './messages.ts';
import { useKeptPlace } from '../../../../documents/useKeptPlace.ts';

type Key = CampaignPageKey | MessageKey | keyof typeof documentMessages | LinkKey;

export function Page({ query }: PageProps): ReactNode {
  useKeptPlace();
  const { t, translate } = useMessages<Key>();
  const campaign = useStore(editor.store, ({ value }) => value);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [unread, setUnread] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(query);
    const game = asked.get('game');
    const variant = game === 'SDS' || game === 'SDT' ? game : null;
    void editor.load(
      asked.get(DOCUMENT) ?? undefined,
      variant === null
        ? undefined
        : { suits: ({ file: { variant: own } }) => own === variant, fresh: () => freshCampaign(variant) },
    );
    void squadEditor.load();
    if (query !== '') history.replaceState(null, '', pageAddress('skirmish', 'campaign'));
  }, [query]);
  const take = (text: string) => {
    const json = readJson(text);
    setUnread(
      json.ok
        ? null
        : translate(
            json.fault.key,
            translateFacts(json.fault.facts, (key) => translate(key)),
          ),
    );
    if (!json.ok) return;
    const read = readCampaign(json.value);
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) editor.begin(between(read.value));
  };
  useHandedOver('skirmish', 'campaign', campaign !== null, ({ text }) => take(text));
  if (campaign === null) return null;
  const { file } = campaign;
  const change = (next: Campaign) => editor.change(next);
  // A secret choice hides the rest of the page.
  return (
    <div className="paper-page skirmish-campaign">
      {!picking && (
        <Tools
          file={file}
          fault={
            unread === null && problems.length === 0 ? null : (
              <>
                {unread !== null && <p role="alert">{unread}</p>}
                {problems.length > 0 && (
                  <>
                    <p>{t('web.skCampaign.notRead')}</p>
                    <Problems problems={problems} showPaths />
                  </>
                )}
              </>
            )
          }
          take={take}
        />
      )}
      {file.played.length === 0 && campaign.drawn === null && campaign.game === null && (
        <Companies campaign={campaign} change={change} />
      )}
      {!picking && <Standings campaign={campaign} />}
      {isOver(file) ? (
        <Winner campaign={campaign} />
      ) : campaign.game === null ? (
        <Next key={file.played.length} campaign={campaign} change={change} alone={setPicking} />
      ) : (
        <After campaign={campaign} game={campaign.game} change={change} />
      )}
      {!picking && file.played.length > 0 && (
        <div className="fields two-companies">
          <Roster campaign={campaign} side={0} />
          <Roster campaign={campaign} side={1} />
        </div>
      )}
      {!picking && <PrintedCompany file={file} side={0} />}
      {!picking && <PrintedCompany file={file} side={1} />}
      {!picking && (
        <SavedDocuments
          editor={editor}
          titleOf={(text) => {
            const kept = readCampaign((contentOf(text) as Partial<Campaign> | null)?.file);
            if (!kept.ok) return t('web.page.skirmishCampaign');
            const { played, games } = kept.value;
            return `${namesOf(kept.value, translate).join(' – ')} (${played.length}/${games})`;
          }}
          onProblems={setProblems}
        />
      )}
    </div>
  );
}

/** Tools of the campaign document; `fault`: of the last file. */
function Tools({
  file,
  fault,
  take,
}: {
  readonly file: Campaign['file'];
  readonly fault: ReactNode;
  readonly take: (text: string) => void;
}): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <>
      <p className="minor">{t('web.skCampaign.about')}</p>
      <div className="paper-tools">
        <button type="button" onClick={() => editor.begin(freshCampaign(file.variant))}>
          {t('web.skCampaign.fresh')}
        </button>
        <button type="button" onClick={() => saveFile('skirmish.campaign.json', `${JSON.stringify(file, null, 2)}\n`)}>
          {t('web.papers.export')}
        </button>
        <FilePicker format={CAMPAIGN_FORMAT} onText={take} />
        <button type="button" onClick={() => print()}>
          {t('web.papers.print')}
        </button>
      </div>
      <SavingTrouble editor={editor} />
      <div aria-live="polite">{fault}</div>
    </>
  );
}

function Winner({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { t } = useMessages<Key>();
  const names = useNames(campaign);
  const winner = campaignWinner(campaign.file);
  return (
    <p className="panel" role="status">
      <strong>
        {winner === null ? t('web.skCampaign.drawn.end') : t('web.skCampaign.won', { name: names[winner] })}
      </strong>
    </p>
  );
}
