import type { ReactNode } from 'react';
import { SheetPage } from '../../../reference/SheetPage.tsx';

export function Page(): ReactNode {
  return <SheetPage ruleset="large-battles" name="Drums & Shakos Large Battles" />;
}
