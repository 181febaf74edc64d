/** How a scenario begins. */
import { begin, scriptOf } from '@drumhead/engine';
import { useMemo } from 'react';
import { setupOf } from '../document/edits.ts';
import type { Making } from '../making.ts';

/** Its first state; null: it is not sound. Names and briefings begin nothing anew. */
export function useBegun({ judge, file }: Pick<Making, 'judge' | 'file'>): unknown {
  const setup = setupOf(file);
  const script = scriptOf(file);
  return useMemo(() => {
    const made = begin(judge, file);
    return made.ok ? made.value.state : null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the set-up and rules of its own alone are begun
  }, [judge, setup, script]);
}
