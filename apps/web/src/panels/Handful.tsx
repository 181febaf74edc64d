/** A list of answers of which only a handful is in sight; the rest waits behind a disclosure. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';

const SHOWN = 6;

/** `children`: its items, each an `li`; `most`: of so many none is hidden. */
export function Handful({
  className = 'choices small',
  most = SHOWN,
  children,
}: {
  readonly className?: string;
  readonly most?: number;
  readonly children: readonly ReactNode[];
}): ReactNode {
  const { translate } = useMessages();
  // Nothing is gained by hiding a single one.
  if (children.length <= most + 1) return <ul className={className}>{children}</ul>;
  return (
    <>
      <ul className={className}>{children.slice(0, most)}</ul>
      <details>
        <summary>{translate('web.decide.others', { count: children.length - most })}</summary>
        <ul className={className}>{children.slice(most)}</ul>
      </details>
    </>
  );
}
