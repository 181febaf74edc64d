/** What a proposed command changes besides the place, each line with its rule and a sign of better or worse. */
import type { MoveConsequence } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

const SIGNS = { better: '▲', worse: '▼', neutral: '•' } as const;

export function Consequences({
  list,
  line,
}: {
  readonly list: readonly MoveConsequence[];
  /** In the reader's language. */
  readonly line: (consequence: MoveConsequence) => string;
}): ReactNode {
  const { t } = useMessages();
  if (list.length === 0) return null;
  return (
    <ul className="consequences">
      {list.map((one) => (
        <li key={one.what} className={one.effect}>
          <span aria-hidden="true">{SIGNS[one.effect]}</span>
          {one.effect !== 'neutral' && <span className="spoken">{t(`web.effect.${one.effect}`)}: </span>}
          {line(one)} <RuleLink rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}
