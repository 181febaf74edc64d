/** The decision panel while somebody else decides, thinks, or rolls. */
import type { Pending, Seat } from '@drumhead/engine';
import { DICE } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { follower, useHosted } from '../battle/index.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { useMessages } from '../i18n/index.ts';

export function Waiting({
  all,
  nameOf,
  children,
}: {
  /** Decisions of all seats. */
  readonly all: readonly Pending[];
  readonly nameOf: (seat: Seat) => string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const thinking = useHosted((h) => h.thinking);
  const { behind, paused } = useHosted((h) => h.following);
  // Nothing can be skipped of the time that somebody elsewhere takes.
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  const waits = all[0];
  const text = behind
    ? t(paused ? 'web.turn.looking' : 'web.turn.playing')
    : thinking !== null
      ? t('web.decide.thinking', { side: nameOf(thinking) })
      : !waits || waits.seat === DICE
        ? t('web.decide.dice')
        : t('web.decide.waiting', { side: nameOf(waits.seat) });
  return (
    <section className="panel decision waiting">
      <p role="status">
        <span className="beat" aria-hidden="true" /> {text}
      </p>
      {(behind || !online) && (
        <button type="button" className="link" onClick={follower.skip}>
          {t('web.decide.hurry')}
        </button>
      )}
      {children}
    </section>
  );
}
