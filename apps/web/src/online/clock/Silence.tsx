/** Players who were not heard of for long in a battle without a clock: it may end, or go on without them. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { Session } from '../session/session.ts';
import { Flag } from './Flag.tsx';
import type { ClockKey } from './messages.ts';

export function Silence({
  session,
  seats,
  nameOf,
}: {
  readonly session: Session;
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  if (!useBundle('web-online-clock-pages')) return null;
  return seats.map((seat) => (
    <Flag key={seat} session={session} seat={seat} about={t('web.clock.silent', { side: nameOf(seat) })} end="draw" />
  ));
}
