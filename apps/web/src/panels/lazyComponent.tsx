/** Parts of a screen that nobody needs before he has looked at the table: their places are empty until they are fetched. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** A component that is fetched when it is first drawn, if nobody has fetched it ahead. */
export function fetched<P extends object>(coming: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Later: ComponentType<P> = lazy(() => coming().then((found) => ({ default: found })));
  return (props) => <Suspense fallback={null}>{createElement(Later, props)}</Suspense>;
}

/** Fetches ahead of need; what cannot be had now is asked for again when it is wanted. */
export function prefetch(...coming: readonly (() => Promise<unknown>)[]): void {
  for (const one of coming) one().catch(() => undefined);
}
