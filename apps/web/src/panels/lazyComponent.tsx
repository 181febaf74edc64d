/** Lazy parts of a screen: empty until they are loaded. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** A component that is loaded when it first renders, unless it was prefetched. */
export function fetched<P extends object>(coming: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Later: ComponentType<P> = lazy(() => coming().then((found) => ({ default: found })));
  return (props) => <Suspense fallback={null}>{createElement(Later, props)}</Suspense>;
}

/** Loads ahead of need; a failed load is tried again when the component renders. */
export function prefetch(...coming: readonly (() => Promise<unknown>)[]): void {
  for (const one of coming) one().catch(() => undefined);
}
