/** The flag of a nation as a small picture, by a uniform or roster; nothing where it has none. */
import type { ReactNode } from 'react';
import { Flag } from './Flag.tsx';
import { flagOf } from './nations.ts';

export function FlagPicture({ uniform }: { readonly uniform: string }): ReactNode {
  const flag = flagOf(uniform);
  if (flag === null) return null;
  return (
    <svg className="flag" width="23" height="16" viewBox="0 -9.1 11 7.6" aria-hidden="true">
      <Flag {...flag} />
    </svg>
  );
}
