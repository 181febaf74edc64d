/** Players who were not heard of for long in a battle without a clock: it may end, or go on without them. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { Flag } from './Flag.tsx';
import type { ClockKey } from './messages.ts';
import type { SeatsByName } from './TakenOver.tsx';

export function Silence({ session, seats, nameOf }: SeatsByName): ReactNode {
  const { t } = useMessages<ClockKey>();
  if (!useBundle('web-online-clock-pages')) return null;
  return seats.map((seat) => (
    <Flag key={seat} session={session} seat={seat} about={t('web.clock.silent', { side: nameOf(seat) })} end="draw" />
  ));
}
