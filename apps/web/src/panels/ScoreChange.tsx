/** Lines of the log where a score changed: what is left of a side, and the points that did it. */
import { signed } from '@drumhead/content';
import type { ReactNode } from 'react';
import type { ScoreLine } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { highlightOnHover } from './highlight.ts';
import { changesOf } from './scoreChanges.ts';

interface Props {
  readonly before: readonly ScoreLine[];
  readonly after: readonly ScoreLine[];
}

export function ScoreChange({ before, after }: Props): ReactNode {
  const { translate, language } = useMessages();
  return changesOf(before, after).map(({ side, label, parts, pieces }) => (
    <li key={side} className={`minor side-${side}`} {...highlightOnHover(pieces)}>
      {label}:{' '}
      {parts.map(({ rule, what, add }, i) => (
        <span key={what}>
          {i > 0 && ', '}
          {translate(what)} {signed(add, language)} <RuleLink rule={rule} />
        </span>
      ))}
    </li>
  ));
}
