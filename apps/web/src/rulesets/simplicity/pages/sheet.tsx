import type { ReactNode } from 'react';
import { SheetPage } from '../../../reference/SheetPage.tsx';

export function Page(): ReactNode {
  return <SheetPage ruleset="simplicity" name="Simplicity in Practice" />;
}
