/** For somebody who watches a battle: that he does, and how late he is told of it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lookAt } from '../api.ts';
import type { OnlineKey } from '../messages.ts';
import { delayInWords } from './delay.ts';

export function Watching({ table }: { readonly table: string }): ReactNode {
  const messages = useMessages<OnlineKey>();
  const { t } = messages;
  const [delay, setDelay] = useState(0);
  useEffect(() => {
    let isGone = false;
    void lookAt(table).then((look) => !isGone && look.ok && setDelay(look.value.delay));
    return () => {
      isGone = true;
    };
  }, [table]);
  return (
    <p className="minor">
      {t('web.watch.yours')} {delay > 0 && t('web.watch.delay.yours', { delay: delayInWords(messages, delay) })}
    </p>
  );
}
