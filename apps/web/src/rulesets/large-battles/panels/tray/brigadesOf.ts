/** The pieces of a side by brigade, the Reserve with its CinC last. */
import type { State } from '@drumhead/large-battles';
import type { PieceRef } from '../../interaction/scene.ts';

export interface TrayBrigade {
  /** -1: the Reserve and the CinC. */
  readonly brigade: number;
  readonly pieces: readonly PieceRef[];
}

export function brigadesOf({ field }: Pick<State, 'field'>, side: number): readonly TrayBrigade[] {
  const of = (profiles: readonly { readonly side: number; readonly brigade: number }[], brigade: number) =>
    profiles.flatMap((one, index) => (one.side === side && one.brigade === brigade ? [index] : []));
  const own = field.brigades.flatMap((one, brigade) => (one.side === side && !one.later ? [brigade] : []));
  return [...own, -1].map((brigade) => ({
    brigade,
    pieces: [
      ...of(field.units, brigade).map((index): PieceRef => ({ what: 'unit', index })),
      ...of(field.generals, brigade).map((index): PieceRef => ({ what: 'general', index })),
    ],
  }));
}
