/** Names of the two companies of a campaign. */
import type { CampaignFile } from '@drumhead/skirmish';
import { useMessages } from '../../../../i18n/index.ts';
import type { Campaign } from './editorStore.ts';

export function namesOf({ players }: CampaignFile, translate: (key: string) => string): readonly [string, string] {
  const [one, two] = players.map(
    ({ name, company }) => name ?? company.name ?? translate(`sk.roster.${company.roster}`),
  );
  return one === two ? [`${one} 1`, `${two} 2`] : [one as string, two as string];
}

export function useNames({ file }: Campaign): readonly [string, string] {
  return namesOf(file, useMessages().translate);
}
