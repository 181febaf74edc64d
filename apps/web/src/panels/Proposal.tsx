/** What the hand proposes: why it is not just what was asked, what it would bring, and the button that does it. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

type Input = { readonly type: 'confirm' } | { readonly type: 'cancel' };

export function Proposal({
  title,
  refusal,
  possible,
  held,
  again,
  dispatch,
  children,
}: {
  readonly title: string;
  /** Why it may not be, or goes less far than the hand meant. */
  readonly refusal: { readonly text: string; readonly rule: string } | null;
  /** It may be done, if only in the nearest form that is allowed. */
  readonly possible: boolean;
  /** The hand has not let go of it yet. */
  readonly held: boolean;
  /** A tap on its ghost does it too. */
  readonly again: boolean;
  readonly dispatch: (input: Input) => unknown;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  return (
    <div className="preview">
      <h3>{title}</h3>
      {refusal && (
        <div className="refused" role="alert">
          <p>
            <strong>{t(possible ? 'web.refused.stops' : 'web.refused')}.</strong> {refusal.text}{' '}
            <RuleLink rule={refusal.rule} />
          </p>
        </div>
      )}
      {children}
      <ul className="choices row">
        {possible && (
          <li>
            <button type="button" className="primary" disabled={held} onClick={() => dispatch({ type: 'confirm' })}>
              {t(refusal ? 'web.preview.nearest' : 'web.preview.confirm')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => dispatch({ type: 'cancel' })}>
            {t('web.preview.cancel')}
          </button>
        </li>
      </ul>
      {again && possible && !held && <p className="minor">{t('web.preview.again')}</p>}
    </div>
  );
}
