/** What the builders of the skirmish keep on the device. */
import type { Model } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { type SavedKind, type TranslateKey, withNameIn } from '../../savedKind.ts';
import { ManPortrait } from './squads/ManPortrait.tsx';

interface SquadText {
  readonly name?: string;
  readonly roster: string;
  readonly models: readonly Model[];
}

/** Heads on the picture of a squad. */
const HEADS = 3;

const Heads = ({ text }: { readonly text: string }): ReactNode => {
  const { roster, models } = JSON.parse(text) as SquadText;
  return (
    <span className="heads">
      {models.slice(0, HEADS).map((model, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a man is his place in the squad
        <ManPortrait key={at} model={model} at={at} roster={roster} />
      ))}
    </span>
  );
};

const companyName = ({ name, roster }: SquadText, translate: TranslateKey): string =>
  name ?? translate(`sk.roster.${roster}`);

export const savedKinds: readonly SavedKind[] = [
  {
    kind: 'skirmish/squad',
    page: 'squads',
    readsLists: true,
    name: 'web.keeping.kind.squad',
    one: 'web.keeping.one.squad',
    bundles: ['skirmish-squad-pages'],
    titleOf: (text, translate) => companyName(JSON.parse(text) as SquadText, translate),
    renamed: withNameIn,
    Picture: Heads,
  },
  {
    kind: 'skirmish/campaign',
    page: 'campaign',
    name: 'web.keeping.kind.campaign',
    one: 'web.keeping.one.campaign',
    bundles: ['skirmish-squad-pages'],
    titleOf: (text, translate) => {
      const { file } = JSON.parse(text) as {
        readonly file: { readonly players: readonly { readonly company: SquadText }[] };
      };
      return file.players.map(({ company }) => companyName(company, translate)).join(' – ');
    },
  },
];
