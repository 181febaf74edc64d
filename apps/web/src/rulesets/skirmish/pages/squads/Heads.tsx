/** The head of a man of a squad, and others to choose from. */
import { type Model, MOST_PORTRAITS } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { ManPortrait, portraitOf } from './ManPortrait.tsx';
import type { SquadKey } from './messages.ts';

/** Heads to choose from at a time. */
const OFFERED = 5;

export function Heads({
  model,
  at,
  roster,
  onPick,
}: {
  readonly model: Model;
  readonly at: number;
  readonly roster: string;
  readonly onPick: (portrait: number) => void;
}): ReactNode {
  const { t } = useMessages<SquadKey>();
  const own = portraitOf(model, at);
  const [from, setFrom] = useState(own);
  const offered = Array.from({ length: OFFERED }, (_, i) => (from + i) % MOST_PORTRAITS);
  return (
    <fieldset>
      <legend>{t('web.squad.heads')}</legend>
      <div className="heads-offered">
        {offered.map((head) => (
          <button
            key={head}
            type="button"
            className="head-button"
            aria-label={t('web.squad.head', { number: head })}
            aria-pressed={head === own}
            onClick={() => onPick(head)}
          >
            <ManPortrait model={{ ...model, portrait: head }} at={at} roster={roster} />
          </button>
        ))}
        <button type="button" onClick={() => setFrom((from + OFFERED) % MOST_PORTRAITS)}>
          {t('web.squad.heads.more')}
        </button>
      </div>
    </fieldset>
  );
}
