/** A part of a briefing under its head, with what is chosen; on a phone it is folded to these. */
import type { ReactNode } from 'react';
import { usePhone } from '../app/useWide.ts';

export function BriefPart({
  head,
  said,
  id,
  children,
}: {
  readonly head: string;
  readonly said: ReactNode;
  /** Of the head, for what is named by it. */
  readonly id?: string;
  readonly children: ReactNode;
}): ReactNode {
  const line = (
    <>
      <h3 id={id}>{head}</h3>
      <span>{said}</span>
    </>
  );
  if (usePhone())
    return (
      <details className="briefing-part">
        <summary className="briefing-head">{line}</summary>
        {children}
      </details>
    );
  return (
    <>
      <div className="briefing-head">{line}</div>
      {children}
    </>
  );
}
