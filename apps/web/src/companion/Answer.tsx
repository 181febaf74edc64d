/** The answer to a situation: sentences, sums with their rules, chances as bars. */
import type { Line, Lines } from '@drumhead/content/told';
import type { ReactNode } from 'react';
import { Chances } from '../panels/Chances.tsx';
import { Tally } from '../panels/Tally.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Answer({ lines }: { readonly lines: Lines }): ReactNode {
  return lines.map((line, i) => <AnswerLine key={i} line={line} />);
}

function AnswerLine({ line }: { readonly line: Line }): ReactNode {
  if (typeof line === 'string') return <p className="answer-line">{withRules(line)}</p>;
  if ('under' in line) {
    return (
      <div className="answer-under">
        <Answer lines={line.under} />
      </div>
    );
  }
  if ('chances' in line) {
    const rows = line.chances.map(({ text, ...row }, i) => ({ key: String(i), label: text, ...row }));
    return <Chances caption={line.label} rows={rows} />;
  }
  return <Tally label={line.label} tally={line.sum.lines} />;
}

const RULE = /\b([A-Z]{2,3}-[A-Z]+-\d+)\b/;

/** A sentence in which each rule's ID can be tapped. */
function withRules(text: string): ReactNode {
  return text.split(RULE).map((part, i) => (i % 2 === 1 ? <RuleLink key={i} rule={part} /> : part));
}
