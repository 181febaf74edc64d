/** What whoever runs the server did that the reader is to know, until he has read it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ask } from '../server/api.ts';
import type { Key } from './MineCard.tsx';

/** In the language of the page. */
interface Told {
  readonly id: string;
  readonly text: string;
}

export function ToldByOperator(): ReactNode {
  const { t, language } = useMessages<Key>();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => {
    let isGone = false;
    void ask<{ readonly told: readonly Told[] }>('GET', `/api/me/told?language=${language}`).then((answer) => {
      // Servers of before do not say.
      if (!isGone && answer.ok) setTold(answer.value.told ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  const read = (id: string): void => {
    void ask('DELETE', `/api/me/told/${id}`);
    setTold(told.filter((one) => one.id !== id));
  };
  if (told.length === 0) return null;
  return (
    <ul className="mine-told panel" role="status">
      {told.map(({ id, text }) => (
        <li key={id}>
          <p>{text}</p>
          <button type="button" onClick={() => read(id)}>
            {t('web.mine.told.read')}
          </button>
        </li>
      ))}
    </ul>
  );
}
