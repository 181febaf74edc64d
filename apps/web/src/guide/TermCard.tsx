/** A term of the game explained in one or two sentences; its rule is one tap further. */
import type { ReactNode } from 'react';
import { setSettings } from '../battle/settings.ts';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { askTerm } from './askedTerm.ts';
import { CardDialog } from './CardDialog.tsx';
import { useRulesGuide } from './loadGuide.ts';
import type { GuideKey } from './messages.ts';

export function TermCard({ id }: { readonly id: string }): ReactNode {
  const { t, translate } = useMessages<GuideKey>();
  const guide = useRulesGuide();
  const term = guide?.terms.find((one) => one.id === id);
  if (!term) return null;
  const close = () => askTerm(null);
  const [form = ''] = translate(term.forms).split('|');
  return (
    <CardDialog title={form.charAt(0).toUpperCase() + form.slice(1)} onClose={close}>
      <p>{translate(term.meaning)}</p>
      <p className="guide-card-ways">
        <RuleLink rule={term.rule} />
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setSettings({ terms: 'hidden' });
            close();
          }}
        >
          {t('web.guide.term.hide')}
        </button>
      </p>
    </CardDialog>
  );
}
