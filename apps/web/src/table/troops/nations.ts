/** Colours and flags of nations, the same in every battle. Sides differ in shape too, never in colour alone. */
import { coloursOf, nationOf } from '@drumhead/content/sketch';
import type { CSSProperties } from 'react';
import type { FlagKind } from './uniforms.ts';

/** The flag of a side by its uniform or roster; null where it has none. */
export function flagOf(uniform: string): { readonly kind: FlagKind; readonly tone: string } | null {
  // The king of France's colours were white.
  if (uniform.toLowerCase().startsWith('fiw-fr')) return { kind: 'plain', tone: '#f4efe0' };
  const kind = nationOf(uniform);
  return kind === null ? null : { kind, tone: '' };
}

/** The custom properties `--side-0` and so on, by the uniform or roster of each side, such as `french-line` or `fiw-fr`. */
export function sideColours(uniforms: readonly string[]): CSSProperties {
  const entries = coloursOf(uniforms).flatMap((colour, side) =>
    colour === undefined ? [] : [[`--side-${side}`, colour]],
  );
  return Object.fromEntries(entries) as CSSProperties;
}
