/** What stands beside the decision: the guide, and the advice that was asked for. */
import type { ReactNode } from 'react';
import { Guide } from '../guide/Guide.tsx';
import { AdvicePanel } from './AdvicePanel.tsx';

export function Beside({ rolling }: { readonly rolling: boolean }): ReactNode {
  return (
    <>
      <AdvicePanel />
      <Guide rolling={rolling} />
    </>
  );
}
