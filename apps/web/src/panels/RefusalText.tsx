/** Why an order is refused, in words; empty until they are fetched. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { useRefusalWords } from '../i18n/useRefusalWords.ts';

export interface RefusalProps {
  readonly screen: AnyScreen;
  readonly state: unknown;
  readonly refusal: Refusal;
}

export function RefusalText({ screen, state, refusal }: RefusalProps): ReactNode {
  const messages = useMessages();
  return useRefusalWords(screen) && screen.refusal(messages, state, refusal);
}
