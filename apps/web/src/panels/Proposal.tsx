/** A proposed command: why it differs from the request, its odds, and the button that sends it. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

type Input = { readonly type: 'confirm' } | { readonly type: 'cancel' };

export function Proposal({
  title,
  who = '',
  asked = title,
  refusal,
  possible,
  held,
  again,
  answers,
  dispatch,
  children,
}: {
  /** What would be done. */
  readonly title: string;
  /** Who would do it, for the button, from which the title may be scrolled away. */
  readonly who?: string;
  /** What was asked for. */
  readonly asked?: string;
  /** Why it is not allowed, or goes less far than asked. */
  readonly refusal: { readonly text: string; readonly rule: string } | null;
  /** It is allowed, perhaps in the nearest legal form. */
  readonly possible: boolean;
  /** It is still being dragged. */
  readonly held: boolean;
  /** A tap on its ghost sends it too. */
  readonly again: boolean;
  /** Choices in place of the button that sends it. */
  readonly answers?: ReactNode;
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
            <strong>{reproach()}</strong> {refusal.text} <RuleLink rule={refusal.rule} />
          </p>
        </div>
      )}
      {!held && answers}
      {children}
      <ul className="choices row decision-main">
        {possible && answers === undefined && (
          <li>
            <button
              type="button"
              className="primary"
              disabled={held}
              data-answer={'{"type":"confirm"}'}
              onClick={() => dispatch({ type: 'confirm' })}
            >
              {t(refusal ? 'web.preview.nearest' : 'web.preview.confirm')}
              {who !== '' && <small aria-hidden="true">{who}</small>}
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

  function reproach(): string {
    if (!possible) return `${t('web.refused')}.`;
    return asked === title ? `${t('web.refused.stops')}.` : t('web.refused.asked', { asked });
  }
}
