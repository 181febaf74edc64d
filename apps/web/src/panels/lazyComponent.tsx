/** Lazy parts of a screen: empty until they are loaded, unless something else is shown. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** A component that is loaded when it first renders, unless it was prefetched. `meanwhile`: shown until then. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): (props: P) => ReactNode {
  const Lazy: ComponentType<P> = lazy(() => load().then((found) => ({ default: found })));
  return (props) => <Suspense fallback={meanwhile}>{createElement(Lazy, props)}</Suspense>;
}

/** Loads ahead of need; a failed load is tried again when the component renders. */
export function prefetch(...load: readonly (() => Promise<unknown>)[]): void {
  for (const one of load) one().catch(() => undefined);
}
