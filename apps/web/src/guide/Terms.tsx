/** A text in which the terms of the game are underlined; a tap on one explains it. */
import { Fragment, type ReactNode } from 'react';
import { useSettings } from '../battle/settings.ts';
import { useMessages } from '../i18n/index.ts';
import { askTerm } from './askedTerm.ts';
import { termsIn } from './findTerms.ts';
import { useRulesGuide } from './loadGuide.ts';
import './guide.css';

export function Terms({ text }: { readonly text: string }): ReactNode {
  const guide = useRulesGuide();
  const wanted = useSettings(({ terms }) => terms === 'shown');
  const { translate } = useMessages();
  if (guide === null || !wanted) return text;
  const forms = guide.terms.map(({ id, forms: key }) => ({ id, forms: translate(key).split('|') }));
  return termsIn(text, forms).map((part, i) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
      <Fragment key={i}>{part}</Fragment>
    ) : (
      <button key={part.id} type="button" className="term" aria-haspopup="dialog" onClick={() => askTerm(part.id)}>
        {part.text}
      </button>
    ),
  );
}
