/** A text whose terms are explained at a tap; plain until the explanations are loaded. */
import { lazy, type ReactNode, Suspense } from 'react';

const Terms = lazy(() => import('../guide/Terms.tsx').then((found) => ({ default: found.Terms })));

export function TermText({ text }: { readonly text: string }): ReactNode {
  return (
    <Suspense fallback={text}>
      <Terms text={text} />
    </Suspense>
  );
}
