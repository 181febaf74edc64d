/** For somebody who watches a battle: that he does, and how late he is told of it. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { useLook } from '../table/useLook.ts';
import { delayInWords } from './delay.ts';

export function Watching({ table }: { readonly table: string }): ReactNode {
  const messages = useMessages<OnlineKey>();
  const { t } = messages;
  const delay = useLook(table)?.delay ?? 0;
  return (
    <p className="minor">
      {t('web.watch.yours')} {delay > 0 && t('web.watch.delay.yours', { delay: delayInWords(messages, delay) })}
    </p>
  );
}
