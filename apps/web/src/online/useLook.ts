/** What the server tells everybody of a table. */
import { useEffect, useState } from 'react';
import { type Look, lookAt } from './api.ts';

/** Null before the answer, and without one. */
export function useLook(table: string): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let isGone = false;
    void lookAt(table).then((answer) => !isGone && answer.ok && setLook(answer.value));
    return () => {
      isGone = true;
    };
  }, [table]);
  return look;
}
