/** What the two companies of a campaign are called. */
import { useSpeech } from '../../../../i18n/index.ts';
import type { Campaign } from './desk.ts';

export function useNames({ file }: Campaign): readonly [string, string] {
  const { tell } = useSpeech();
  const [one, two] = file.players.map(
    ({ name, company }) => name ?? company.name ?? tell(`sk.roster.${company.roster}`),
  );
  return one === two ? [`${one} 1`, `${two} 2`] : [one as string, two as string];
}
