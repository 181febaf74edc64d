/** An order that was refused, with the rule. Its words are fetched when they are wanted, and so is this. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import type { Screen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { useRefusalWords } from '../i18n/useRefusalWords.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Refused({
  screen,
  state,
  refusal,
}: {
  readonly screen: Screen;
  readonly state: unknown;
  readonly refusal: Refusal;
}): ReactNode {
  const messages = useMessages();
  const ready = useRefusalWords(screen);
  const session = useHosted((h) => h.session);
  return (
    <section className="panel refused">
      <h2>{messages.t('web.refused')}</h2>
      <p>{ready && screen.refusal(messages, state, refusal)}</p>
      <p>
        <RuleLink rule={refusal.rule} />
      </p>
      <button type="button" onClick={() => session?.dismissNotices()}>
        {messages.t('web.close')}
      </button>
    </section>
  );
}
