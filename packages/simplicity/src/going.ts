/** Which ground bars or slows whom (SIP-TER-3, -4, -10), and the pieces of a table sorted by it: once for a table. */
import { KINDS, armOf } from './kinds.ts';
import { type Box, boxOf } from './sweep.ts';
import type { Area, AreaKind, Kind, Line, LineKind, Piece, Section, UnitProfile } from './state.ts';

type Troops = Pick<UnitProfile, 'kind'>;

/** SIP-TER-3, -4. Ground that no part of such a unit may enter; a river is barred to all (SIP-TER-10). */
export function isBarred(profile: Troops, kind: Piece['kind']): boolean {
  if (kind === 'river') return true;
  const arm = armOf(profile);
  if (kind === 'woods') return arm !== 'foot';
  return kind === 'rough' && arm === 'cavalry';
}

/** SIP-TER-3, -4, -10. Ground in which every centimetre counts twice for such a unit. */
export function isSlow(profile: Troops, kind: Piece['kind']): boolean {
  if (kind === 'ford') return true;
  if (kind === 'woods') return profile.kind === 'line';
  return kind === 'rough' && (profile.kind === 'line' || armOf(profile) === 'artillery');
}

/** Every list in the table's order. */
export interface SortedTerrain {
  readonly areas: Readonly<Record<AreaKind, readonly Area[]>>;
  readonly lines: Readonly<Record<LineKind, readonly Line[]>>;
  readonly sections: readonly Section[];
  /** Bridges and fords (SIP-TER-10). */
  readonly crossings: readonly Area[];
  /** Walls, hedges, banks and streams (SIP-MOV-14). */
  readonly hurdles: readonly Line[];
  readonly barred: Readonly<Record<Kind, readonly Area[]>>;
  readonly slow: Readonly<Record<Kind, readonly Area[]>>;
  /** Boxes around all that may forbid a way or make it cost more than its length. */
  readonly hindering: Readonly<Record<Kind, readonly Box[]>>;
}

const known = new WeakMap<readonly Piece[], SortedTerrain>();
let last: readonly Piece[] | null = null;
let lastSorted: SortedTerrain | null = null;

export function sortedTerrain(terrain: readonly Piece[]): SortedTerrain {
  if (terrain === last && lastSorted !== null) return lastSorted;
  last = terrain;
  lastSorted = known.get(terrain) ?? null;
  if (lastSorted === null) {
    lastSorted = sort(terrain);
    known.set(terrain, lastSorted);
  }
  return lastSorted;
}

function sort(terrain: readonly Piece[]): SortedTerrain {
  const areasOf = (kind: AreaKind): Area[] => terrain.filter((piece): piece is Area => piece.kind === kind);
  const linesOf = (kind: LineKind): Line[] => terrain.filter((piece): piece is Line => piece.kind === kind);
  const areasThat = (holds: (kind: Piece['kind']) => boolean): Area[] =>
    terrain.filter((piece): piece is Area => piece.kind !== 'section' && holds(piece.kind));
  const byKind = <T>(list: (profile: Troops) => readonly T[]): Record<Kind, readonly T[]> =>
    Object.fromEntries(KINDS.map((kind) => [kind, list({ kind })])) as Record<Kind, readonly T[]>;
  const hurdles = terrain.filter((piece): piece is Line => piece.kind === 'obstacle' || piece.kind === 'stream');
  const slow = byKind((profile) => areasThat((kind) => isSlow(profile, kind)));
  const barred = byKind((profile) => areasThat((kind) => isBarred(profile, kind)));
  const sections = terrain.filter((piece): piece is Section => piece.kind === 'section');
  const fieldworks = areasOf('fieldwork');
  return {
    areas: {
      woods: areasOf('woods'),
      rough: areasOf('rough'),
      hill: areasOf('hill'),
      fieldwork: fieldworks,
      river: areasOf('river'),
      bridge: areasOf('bridge'),
      ford: areasOf('ford'),
    },
    lines: { obstacle: linesOf('obstacle'), stream: linesOf('stream'), road: linesOf('road') },
    sections,
    crossings: areasThat((kind) => kind === 'bridge' || kind === 'ford'),
    hurdles,
    barred,
    slow,
    hindering: byKind(({ kind }) =>
      [...barred[kind], ...sections, ...fieldworks, ...slow[kind], ...hurdles].map(boxOf),
    ),
  };
}
