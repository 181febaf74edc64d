/** Whose knowledge is shown. */
import type { Seat } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { WATCHER } from '../battle/players/watcher.ts';
import type { ReplayKey } from './messages.ts';

interface Props {
  readonly eyes: readonly Seat[];
  /** Nothing was hidden at any moment: all eyes see the same. */
  readonly allOpen: boolean;
  readonly viewer: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly setViewer: (seat: Seat) => void;
}

export function Eyes({ eyes, allOpen, viewer, nameOf, setViewer }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  if (allOpen) return <p className="minor">{t('web.replay.open')}</p>;
  const text = (seat: Seat) =>
    seat === REPLAY_VIEWER ? t('web.replay.eyes.all') : seat === WATCHER ? t('web.replay.eyes.watcher') : nameOf(seat);
  return (
    <label className="choice">
      <span>{t('web.replay.eyes')}</span>
      <select value={viewer} onChange={(event) => setViewer(event.target.value)}>
        {eyes.map((seat) => (
          <option key={seat} value={seat}>
            {text(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
