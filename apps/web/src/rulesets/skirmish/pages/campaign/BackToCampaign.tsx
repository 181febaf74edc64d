/** From a battle that is over to the campaign that it was a game of. */
import { type ReactNode, useEffect, useState } from 'react';
import { pageAddress } from '../../../../app/route.ts';
import { contentOf } from '../../../../documents/contentOf.ts';
import { documentStorage } from '../../../../documents/documentStorage.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import type { WayOnProps } from '../../../rulesetManifest.ts';
import { CAMPAIGNS, readSaved } from './editorStore.ts';
import type { CampaignPageKey } from './messages.ts';

export function BackToCampaign({ battle, onShown }: WayOnProps): ReactNode {
  const { t } = useMessages<CampaignPageKey>();
  const ready = useBundle('skirmish-campaign-pages');
  const [campaign, setCampaign] = useState<string | null>(null);
  useEffect(() => {
    let unmounted = false;
    campaignOf(battle).then(
      (found) => {
        if (unmounted) return;
        setCampaign(found);
        onShown(found !== null);
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [battle, onShown]);
  return (
    ready &&
    campaign !== null && (
      <li>
        <a className="button primary" href={pageAddress('skirmish', 'campaign', `doc=${campaign}`)}>
          {t('web.skCampaign.toCampaign')}
        </a>
      </li>
    )
  );
}

/** Id of the campaign whose present game or one of whose past games was this battle. */
async function campaignOf(battle: string): Promise<string | null> {
  const docs = await (await documentStorage()).list(CAMPAIGNS);
  const found = docs.find(({ text }) => {
    const read = readSaved(contentOf(text));
    return read.ok && (read.value.game?.battle === battle || read.value.battles?.includes(battle) === true);
  });
  return found?.id ?? null;
}
