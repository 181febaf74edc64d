import type { ReactNode } from 'react';
import { pageAddress, type PageProps } from '../../../app/route.ts';
import { SheetPage } from '../../../reference/SheetPage.tsx';

const SHEETS = [
  { variant: 'SDS', name: 'Song of Drums and Shakos' },
  { variant: 'SDT', name: 'Song of Drums and Tomahawks' },
] as const;

/** A sheet for each variant, chosen by the address. */
export function Page({ query }: PageProps): ReactNode {
  const wanted = new URLSearchParams(query).get('variant');
  const shown = SHEETS.find(({ variant }) => variant === wanted) ?? SHEETS[0];
  const ways = SHEETS.map(({ variant, name }) => ({
    name,
    address: pageAddress('skirmish', 'sheet', `variant=${variant}`),
    here: variant === shown.variant,
  }));
  return <SheetPage key={shown.variant} ruleset="skirmish" variant={shown.variant} name={shown.name} ways={ways} />;
}
