/** What the last move of a way costs, said before it is confirmed: how much shorter a way would spare its action, and why. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { LastOrder } from '../battle/interaction/way.ts';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function LastMove({
  last: { over, less, refusal },
  why,
}: {
  readonly last: LastOrder;
  /** A refusal in the reader's words. */
  readonly why: (refusal: Refusal) => string;
}): ReactNode {
  const { t } = useMessages();
  return (
    <p>
      <strong>{t('web.preview.lastMove', { over: Math.max(1, Math.ceil(over)), less })}</strong>{' '}
      {refusal && (
        <>
          {why(refusal)} <RuleLink rule={refusal.rule} />
        </>
      )}
    </p>
  );
}
