/** One rule over whatever is on the screen, opened from its ID. */
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { ruleAddress, rulesetOfRule } from './ruleAddress.ts';
import './reference.css';
import { LoadingText } from './LoadingText.tsx';
import { RuleText } from './RuleText.tsx';
import { type Reference, useReference, useReferenceMessages } from './loadReference.ts';

export interface RuleCardProps {
  readonly rule: string;
  readonly onClose: () => void;
}

export function RuleCard({ rule, onClose }: RuleCardProps): ReactNode {
  const ruleset = rulesetOfRule(rule) ?? '';
  const fetched = useReference(ruleset);
  return (
    <Dialog title="rule-card-title" className="rule-card" onClose={onClose}>
      {fetched.at !== 'loaded' && <LoadingText fetched={fetched} id="rule-card-title" />}
      {fetched.at === 'loaded' && <Body first={rule} ruleset={ruleset} reference={fetched.text} />}
    </Dialog>
  );
}

/** The opened rule, and those followed from it. */
function Body({
  first,
  ruleset,
  reference,
}: {
  readonly first: string;
  readonly ruleset: string;
  readonly reference: Reference;
}): ReactNode {
  const t = useReferenceMessages();
  const [trail, setTrail] = useState<readonly string[]>([first]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = trail[trail.length - 1] ?? first;
  const before = trail[trail.length - 2];
  const number = reference.findIndex((chapter) => chapter.rules.some((rule) => rule.id === shown));
  const chapter = reference[number];
  const rule = chapter?.rules.find((one) => one.id === shown);
  const go = (next: readonly string[]) => {
    setTrail(next);
    heading.current?.focus();
  };
  return (
    <>
      <p className="minor rule-card-place">
        {chapter && t('web.rules.chapter', { number: number + 1, title: chapter.title })}
      </p>
      <h2 id="rule-card-title" ref={heading} tabIndex={-1}>
        <span className="rule-id">{shown}</span> {rule?.title ?? ''}
      </h2>
      {rule ? (
        <RuleText ruleset={ruleset} rule={rule} onGo={(other) => go([...trail, other])} />
      ) : (
        <p>{t('web.rules.unknown', { rule: shown })}</p>
      )}
      <p className="rule-card-ways">
        {before !== undefined && (
          <button type="button" className="quiet" onClick={() => go(trail.slice(0, -1))}>
            {t('web.rules.back', { rule: before })}
          </button>
        )}
        <a href={ruleAddress(ruleset, shown)} target="_blank" rel="noreferrer">
          {t('web.rules.all')}
        </a>
      </p>
    </>
  );
}
