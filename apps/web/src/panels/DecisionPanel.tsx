/**
 * Frame of the decision panel: the side, the decision, its rule. An element of class `decision-main` among the children
 * holds the main answers: on a phone it stays in sight at the foot of the sheet.
 */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useHosted } from '../battle/index.ts';
import { TermText } from './TermText.tsx';
import { SettleTrifles } from './SettleTrifles.tsx';
import { useTopOfPanels } from './topOfPanels.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function DecisionPanel({
  side,
  who,
  rule,
  title,
  about = '',
  children,
}: {
  readonly side: number;
  /** The side that decides. */
  readonly who: string;
  readonly rule: string;
  readonly title: string;
  /** Whatever its answers change with: the selected piece, a proposal. */
  readonly about?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const moment = useHosted((h) => h.steps.length);
  useTopOfPanels(moment, title, about);
  return (
    <section className={`panel decision side-${side}`} aria-labelledby="decision-title">
      <div className="decision-head">
        <p className="who">
          <span className="swatch" aria-hidden="true" />
          {t('web.decide.you', { side: who })} <RuleLink rule={rule} />
        </p>
        <h2 id="decision-title" tabIndex={-1}>
          <TermText text={title} />
        </h2>
      </div>
      <div className="decision-body">
        {children}
        <SettleTrifles />
      </div>
    </section>
  );
}
