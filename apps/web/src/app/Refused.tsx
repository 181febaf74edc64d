/** An order that was refused, with the rule. Its words are fetched when they are wanted, and so is this. */
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { type RefusalProps, RefusalText } from '../panels/RefusalText.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Refused(refused: RefusalProps): ReactNode {
  const { t } = useMessages();
  const session = useHosted((h) => h.session);
  return (
    <section className="panel refused">
      <h2>{t('web.refused')}</h2>
      <p>
        <RefusalText {...refused} />
      </p>
      <p>
        <RuleLink rule={refused.refusal.rule} />
      </p>
      <button type="button" onClick={() => session?.dismissNotices()}>
        {t('web.close')}
      </button>
    </section>
  );
}
