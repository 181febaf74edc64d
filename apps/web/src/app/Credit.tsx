/** Whose rules they are. */
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function Credit(): ReactNode {
  const { say } = useSpeech<HomeLinkKey>();
  return <p>{say('web.home.rulebooks')}</p>;
}
