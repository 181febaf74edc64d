/** A rule: clause, ground of a ruling, page of the book. */
import type { ReactNode } from 'react';
import { ruleAddress } from './ruleAddress.ts';
import { type ReadRule, useReferenceMessages } from './loadReference.ts';

const ID = /([A-Z]{2,3}-[A-Z]+-\d+)/;

interface Ways {
  readonly ruleset: string;
  /** Called for a rule named in the text; without it the rule is a link. */
  readonly onGo?: (rule: string) => void;
}

/** Text whose rule IDs are links. */
function Linked({ text, ruleset, onGo }: Ways & { readonly text: string }): ReactNode {
  return text.split(ID).map((part, i) => {
    if (i % 2 === 0) return part;
    return onGo ? (
      <button key={i} type="button" className="link" onClick={() => onGo(part)}>
        {part}
      </button>
    ) : (
      <a key={i} href={ruleAddress(ruleset, part)}>
        {part}
      </a>
    );
  });
}

export function RuleText({ rule, ...ways }: Ways & { readonly rule: ReadRule }): ReactNode {
  const t = useReferenceMessages();
  return (
    <>
      <p className="clause">
        <Linked text={rule.clause} {...ways} />
      </p>
      {rule.ruling !== undefined && (
        <p className="ground">
          <Linked text={t('web.rules.ruling', { ground: rule.ruling })} {...ways} />
        </p>
      )}
      <p className="minor">
        {rule.variant !== undefined && `${t('web.rules.only', { variant: rule.variant })} · `}
        {rule.source ?? (rule.page === '-' ? t('web.rules.noPage') : t('web.rules.page', { page: rule.page }))}
      </p>
    </>
  );
}
