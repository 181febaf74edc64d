/** What the builder of Simplicity in Practice keeps on the device. */
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
};

const Nation = ({ text }: { readonly text: string }): ReactNode => (
  <FlagPicture uniform={TROOPS[nationOf(text)] ?? ''} />
);

export const savedKinds: readonly SavedKind[] = [
  {
    kind: 'simplicity/army',
    page: 'army',
    readsLists: true,
    name: 'web.keeping.kind.army',
    one: 'web.keeping.one.army',
    bundles: ['simplicity-army-pages'],
    titleOf: (text, translate) => translate(`sip.side.${nationOf(text)}`),
    renamed: withNameIn,
    Picture: Nation,
  },
];
