/** How a scenario begins. */
import { begin } from '@drumhead/engine';
import { useMemo } from 'react';
import { setupOf } from '../document/edits.ts';
import type { Making } from '../making.ts';

/** Its first state; null: it is not sound. Names and briefings begin nothing anew. */
export function useBegun({ judge, file }: Pick<Making, 'judge' | 'file'>): unknown {
  const setup = setupOf(file);
  return useMemo(() => {
    const made = begin(judge, file);
    return made.ok ? made.value.state : null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the set-up alone is begun
  }, [judge, setup]);
}
