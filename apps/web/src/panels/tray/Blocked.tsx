/** Who could not be placed as suggested, and why: those with the same reason together. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';

export interface BlockedPiece {
  readonly name: string;
  /** What refuses its suggested place; null: no place is left to suggest. */
  readonly why: { readonly text: string; readonly rule: string } | null;
}

export function Blocked({ pieces }: { readonly pieces: readonly BlockedPiece[] }): ReactNode {
  const { t } = useMessages();
  const reasons = new Map<string, BlockedPiece[]>();
  for (const piece of pieces) {
    const reason = piece.why ? `${piece.why.rule} ${piece.why.text}` : '';
    reasons.set(reason, [...(reasons.get(reason) ?? []), piece]);
  }
  return (
    <div role="status">
      {[...reasons].map(([reason, group]) => {
        const why = group[0]?.why;
        return (
          <p key={reason} className="tray-blocked">
            {t('web.deploy.blocked', { names: group.map(({ name }) => name).join(', ') })}{' '}
            {why ? (
              <>
                {why.text} <RuleLink rule={why.rule} />
              </>
            ) : (
              t('web.deploy.noRoom')
            )}
          </p>
        );
      })}
    </div>
  );
}
