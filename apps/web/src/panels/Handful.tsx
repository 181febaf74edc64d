/** A list of answers of which only a handful is in sight; the rest waits behind a disclosure. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';

const SHOWN = 6;

/** `children`: its items, each an `li`. */
export function Handful({
  className = 'choices small',
  children,
}: {
  readonly className?: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  const { translate } = useMessages();
  // Nothing is gained by hiding a single one.
  if (children.length <= SHOWN + 1) return <ul className={className}>{children}</ul>;
  return (
    <>
      <ul className={className}>{children.slice(0, SHOWN)}</ul>
      <details>
        <summary>{translate('web.decide.others', { count: children.length - SHOWN })}</summary>
        <ul className={className}>{children.slice(SHOWN)}</ul>
      </details>
    </>
  );
}
