/** Why nothing else can be asked of the others: one question at a time, which somebody must answer first. */
import { useStore } from 'zustand';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { awaitedOf } from './barLine.ts';

/** In words: whose question is open, and who must answer; null where none is. */
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
