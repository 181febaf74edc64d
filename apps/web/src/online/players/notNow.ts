/** Why something cannot be asked of the others or told to the server now, in words. */
import { useStore } from 'zustand';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { awaitedOf } from './barLine.ts';

/** Without a connection nothing but orders, which are sent later, reaches the server; null: the session is connected. */
export function useUnconnected({ store }: Session): string | null {
  const { t } = useMessages<OnlineKey>();
  return useStore(store, ({ link }) => link === 'connected') ? null : t('web.online.ended');
}

/** One question at a time: whose is open, and who must answer first; null where none is. */
export function useOpenQuestion({ store, seat }: Session, nameOf: (seat: string) => string): string | null {
  const { t } = useMessages<OnlineKey>();
  const open = useStore(store, (state) => state.client?.open ?? null);
  const people = useStore(store, (state) => state.client?.dice.people ?? null);
  if (open === null) return null;
  const sides = awaitedOf(open, people ?? [])
    .map(nameOf)
    .join(', ');
  return open.seat === seat
    ? t('web.online.ask.one.yours', { sides })
    : t('web.online.ask.one', { side: nameOf(open.seat), sides });
}
