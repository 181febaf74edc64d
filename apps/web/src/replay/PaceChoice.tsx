/** How fast a replay plays. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReplayKey } from './messages.ts';
import { PACES, type Pace } from './pace.ts';

interface Props {
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
}

export function PaceChoice({ pace, setPace }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  return (
    <label className="choice">
      <span>{t('web.replay.pace')}</span>
      <select value={pace} onChange={(event) => setPace(event.target.value as Pace)}>
        {(Object.keys(PACES) as Pace[]).map((name) => (
          <option key={name} value={name}>
            {t(`web.replay.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
