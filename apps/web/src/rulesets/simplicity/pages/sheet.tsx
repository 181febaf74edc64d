import type { ReactNode } from 'react';
import { SheetPage } from '../../../reference/SheetPage.tsx';

export function Page(): ReactNode {
  return <SheetPage sheet="simplicity" name="Simplicity in Practice" />;
}
