/** What the server tells everybody of a table. */
import { useEffect, useState } from 'react';
import { type Look, lookAt } from '../server/api.ts';

/** Null before the answer, and without one. `news`: asked again whenever it differs. */
export function useLook(table: string, news: string | number = ''): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let isGone = false;
    void lookAt(table).then((answer) => !isGone && answer.ok && setLook(answer.value));
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the server is asked again when there is news
  }, [table, news]);
  return look;
}
