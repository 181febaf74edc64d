/** What the builders of Large Battles keep on the device. */
import type { ReactNode } from 'react';
import { FlagPicture } from '../../../table/troops/FlagPicture.tsx';
import { type SavedKind, withNameIn } from '../../savedKind.ts';

const nationOf = (text: string): string => (JSON.parse(text) as { readonly nation?: string }).nation ?? '';

/** Flags are named after the troops, nations after the country. */
const TROOPS: Readonly<Record<string, string>> = {
  france: 'french',
  britain: 'british',
  austria: 'austrian',
  russia: 'russian',
  prussia: 'prussian',
  spain: 'spanish',
  sweden: 'swedish',
  denmark: 'danish',
};

const Nation = ({ text }: { readonly text: string }): ReactNode => {
  const nation = nationOf(text);
  return <FlagPicture uniform={TROOPS[nation] ?? nation} />;
};

export const savedKinds: readonly SavedKind[] = [
  {
    kind: 'large-battles/division',
    page: 'division',
    readsLists: true,
    name: 'web.keeping.kind.division',
    one: 'web.keeping.one.division',
    bundles: ['large-battles'],
    titleOf: (text, translate) => translate(`lb.side.${nationOf(text)}`),
    renamed: withNameIn,
    Picture: Nation,
  },
  {
    kind: 'large-battles/historical',
    page: 'historical',
    name: 'web.keeping.kind.historical',
    one: 'web.keeping.one.historical',
    bundles: [],
    titleOf: (text) => (JSON.parse(text) as { readonly name?: string }).name ?? '?',
    renamed: withNameIn,
  },
];
