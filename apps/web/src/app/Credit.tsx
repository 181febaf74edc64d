/** Whose rules they are. */
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { DoorKey } from './homeLinkMessages.ts';

export function Credit(): ReactNode {
  const { say } = useSpeech<DoorKey>();
  return <p>{say('web.home.rulebooks')}</p>;
}
