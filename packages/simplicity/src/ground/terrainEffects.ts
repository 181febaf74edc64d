/** Which ground bars or slows whom (SIP-TER-3, -4, -10), and the pieces of a table sorted by it: once for a table. */
import { memoizeBy } from '@drumhead/engine';
import { KINDS, armOf, placeOfKind } from '../state/unitTables.ts';
import { shift, type Strips, stripsFor } from '../strips.ts';
import { type Box, boxOf } from './sweep.ts';
import type { Area, AreaKind, Line, LineKind, Piece, Section, UnitProfile } from '../state/state.ts';

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
export interface TerrainIndex {
  readonly areas: Readonly<Record<AreaKind, readonly Area[]>>;
  readonly lines: Readonly<Record<LineKind, readonly Line[]>>;
  readonly sections: readonly Section[];
  /** Bridges and fords (SIP-TER-10). */
  readonly crossings: readonly Area[];
  /** Walls, hedges, banks and streams (SIP-MOV-14). */
  readonly hurdles: readonly Line[];
  /** In the order of `KINDS`. */
  readonly toKinds: readonly GroundForKind[];
}

/** What the ground is to a kind of unit. */
interface GroundForKind {
  readonly barred: readonly Area[];
  readonly slow: readonly Area[];
  /** Boxes around all that may forbid a way or make it cost more than its length, and the strips they stand on. */
  readonly hindering: readonly Box[];
  readonly strips: Strips;
}

/** What the ground is to such a unit. */
export function groundFor({ kind }: Troops, terrain: readonly Piece[]): GroundForKind {
  return terrainIndex(terrain).toKinds[placeOfKind(kind)] as GroundForKind;
}

export const terrainIndex = memoizeBy(sort);

function sort(terrain: readonly Piece[]): TerrainIndex {
  const areasOf = (kind: AreaKind): Area[] => terrain.filter((piece): piece is Area => piece.kind === kind);
  const linesOf = (kind: LineKind): Line[] => terrain.filter((piece): piece is Line => piece.kind === kind);
  const areasThat = (holds: (kind: Piece['kind']) => boolean): Area[] =>
    terrain.filter((piece): piece is Area => piece.kind !== 'section' && holds(piece.kind));
  const hurdles = terrain.filter((piece): piece is Line => piece.kind === 'obstacle' || piece.kind === 'stream');
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
    toKinds: KINDS.map((troops) => {
      const barred = areasThat((kind) => isBarred({ kind: troops }, kind));
      const slow = areasThat((kind) => isSlow({ kind: troops }, kind));
      const hindering = [...barred, ...sections, ...fieldworks, ...slow, ...hurdles].map(boxOf);
      const strips = stripsFor(hindering.length);
      hindering.forEach((box, i) => shift(strips, i, null, box));
      return { barred, slow, hindering, strips };
    }),
  };
}
