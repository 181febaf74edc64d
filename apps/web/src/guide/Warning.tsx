/** What the head has against the order that is about to be given: what would be better, why, and by how much. */
import type { ReactNode } from 'react';
import { useAdviceWords } from '../advice/useAdviceWords.ts';
import { useHosted } from '../battle/index.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { mainTerm } from './head.ts';
import type { GuideKey } from './messages.ts';
import { dismissHint, useProgress } from './progress.ts';
import type { Warned } from './rulesGuide.ts';
import { Terms } from './Terms.tsx';

interface Warning extends Warned {
  readonly dismissed: () => void;
}

export function Warning(warning: Warning): ReactNode {
  const screen = useHosted((h) => h.screen);
  return screen && <Spoken screen={screen} {...warning} />;
}

/** Its words are fetched when there is something to say. */
function Spoken({
  screen,
  state,
  objection: { better, leaves, cost, reasons },
  ending,
  dismissed,
}: Warning & { readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages<string>();
  const { t } = useMessages<GuideKey>();
  const words = useAdviceWords(screen);
  const hidden = useProgress((progress) => progress.dismissed);
  if (typeof words === 'string') return null;
  const term = mainTerm(reasons);
  const key = `hint.${words.prefix}.${term}`;
  if (hidden.includes(key)) return null;
  const order = words.orderText(messages, state, better);
  return (
    <div className="guide-hint">
      <p>
        <strong>{t('web.guide.hint')}:</strong>{' '}
        <Terms
          text={leaves ? t('web.guide.hint.leave') : t(`web.guide.hint.${ending ? 'before' : 'better'}`, { order })}
        />{' '}
        {term !== null && (
          <Terms
            text={t('web.guide.hint.reason', { reason: messages.translate(`${words.prefix}.advice.for.${term}`) })}
          />
        )}{' '}
        {t('web.guide.hint.chance', { points: Math.round(100 * cost) })}
      </p>
      <button
        type="button"
        className="link dismiss"
        onClick={() => {
          dismissHint(key);
          dismissed();
        }}
      >
        {t('web.guide.dismiss')}
      </button>
    </div>
  );
}
