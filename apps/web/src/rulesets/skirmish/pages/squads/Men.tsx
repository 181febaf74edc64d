/** The men of a squad one by one: their own names and heads. */
import { type Model, MOST_NAME, MOST_PORTRAITS, withNames, withoutNames } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { randomInt } from '../../../../app/randomInt.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { type Editing, withManNamed, withPortrait, withPortraits } from './editorStore.ts';
import { ManPortrait, portraitOf } from './ManPortrait.tsx';
import type { SquadKey } from './messages.ts';
import { modelName } from './profile.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

/** Heads to choose from at a time. */
const OFFERED = 8;

export function Men({ squad, onChange }: Editing): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const [open, setOpen] = useState(false);
  if (squad.models.length === 0) return null;
  const isNamed = squad.models.some(({ name }) => name !== undefined);
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('web.squad.names')}</summary>
      {open && (
        <>
          <p className="paper-tools">
            <ClosableButton
              closed={squad.models.every(({ name }) => name !== undefined) ? t('web.squad.names.all') : null}
              onClick={() => onChange(withNames(squad, randomInt))}
            >
              {t('web.squad.names.draw')}
            </ClosableButton>
            <ClosableButton
              closed={isNamed ? null : t('web.squad.names.none')}
              onClick={() => onChange(withoutNames(squad))}
            >
              {t('web.squad.names.clear')}
            </ClosableButton>
            <button type="button" onClick={() => onChange(withPortraits(squad, randomInt))}>
              {t('web.squad.heads.draw')}
            </button>
          </p>
          <ul className="squad-names">
            {squad.models.map((model, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a man is his place in the squad
              <li key={at}>
                <Heads
                  model={model}
                  at={at}
                  roster={squad.roster}
                  onPick={(head) => onChange(withPortrait(squad, at, head))}
                />
                <label>
                  <span className="minor">{modelName(model, translate)}</span>
                  <input
                    type="text"
                    value={model.name ?? ''}
                    maxLength={MOST_NAME}
                    onChange={(event) => onChange(withManNamed(squad, at, event.target.value))}
                  />
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** His head, and others to choose from. */
function Heads({
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
  const { t, translate } = useMessages<SquadKey>();
  const [from, setFrom] = useState<number | null>(null);
  const name = model.name ?? modelName(model, translate);
  const offered = Array.from({ length: OFFERED }, (_, i) => ((from ?? 0) + i) % MOST_PORTRAITS);
  return (
    <>
      <button
        type="button"
        className="head-button"
        aria-label={t('web.squad.heads', { name })}
        aria-expanded={from !== null}
        onClick={() => setFrom(from === null ? portraitOf(model, at) + 1 : null)}
      >
        <ManPortrait model={model} at={at} roster={roster} />
      </button>
      {from !== null && (
        <div className="heads-offered">
          {offered.map((head) => (
            <button
              key={head}
              type="button"
              className="head-button"
              aria-label={t('web.squad.head', { number: head })}
              onClick={() => {
                setFrom(null);
                onPick(head);
              }}
            >
              <ManPortrait model={{ ...model, portrait: head }} at={at} roster={roster} />
            </button>
          ))}
          <button type="button" onClick={() => setFrom((from + OFFERED) % MOST_PORTRAITS)}>
            {t('web.squad.heads.more')}
          </button>
        </div>
      )}
    </>
  );
}
