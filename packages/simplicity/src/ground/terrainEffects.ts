/** Which terrain bars or slows which units (SIP-TER-3, -4, -10), and the pieces of a table sorted by that. */
import { memoizeBy } from '@drumhead/engine';
import type { Area, AreaKind, Kind, Line, LineKind, Piece, Section, UnitProfile } from '../state/state.ts';
import { armOf, KINDS } from '../state/unitTables.ts';

type Troops = Pick<UnitProfile, 'kind'>;

/** SIP-TER-3, -4. Terrain that no part of such a unit may enter; a river is barred to all (SIP-TER-10). */
function isBarred(profile: Troops, kind: Piece['kind']): boolean {
  if (kind === 'river') return true;
  const arm = armOf(profile);
  if (kind === 'woods') return arm !== 'foot';
  return kind === 'rough' && arm === 'cavalry';
}

/** SIP-TER-3, -4, -10. Terrain in which every centimetre counts twice for such a unit. */
function isSlow(profile: Troops, kind: Piece['kind']): boolean {
  if (kind === 'ford') return true;
  if (kind === 'woods') return profile.kind === 'line';
  return kind === 'rough' && (profile.kind === 'line' || armOf(profile) === 'artillery');
}

/** The pieces of a table by kind and effect, each list in the table's order. */
export interface TerrainIndex {
  readonly areas: Readonly<Record<AreaKind, readonly Area[]>>;
  readonly lines: Readonly<Record<LineKind, readonly Line[]>>;
  readonly sections: readonly Section[];
  /** Bridges and fords (SIP-TER-10). */
  readonly crossings: readonly Area[];
  /** Walls, hedges, banks and streams (SIP-MOV-14). */
  readonly hurdles: readonly Line[];
  readonly barred: Readonly<Record<Kind, readonly Area[]>>;
  readonly slow: Readonly<Record<Kind, readonly Area[]>>;
  /** All pieces that may forbid a unit a place. */
  readonly closing: Readonly<Record<Kind, readonly Piece[]>>;
}

export const terrainIndex = memoizeBy((terrain: readonly Piece[]): TerrainIndex => {
  const piecesOf = <P extends Piece>(...kinds: readonly P['kind'][]): P[] =>
    terrain.filter((piece): piece is P => kinds.includes(piece.kind));
  const byKind = <P extends Piece>(
    applies: (troops: Troops, kind: Piece['kind']) => boolean,
  ): Record<Kind, readonly P[]> =>
    Object.fromEntries(
      KINDS.map((kind) => [kind, terrain.filter((piece) => applies({ kind }, piece.kind))]),
    ) as unknown as Record<Kind, readonly P[]>;
  return {
    areas: {
      woods: piecesOf<Area>('woods'),
      rough: piecesOf<Area>('rough'),
      hill: piecesOf<Area>('hill'),
      fieldwork: piecesOf<Area>('fieldwork'),
      river: piecesOf<Area>('river'),
      bridge: piecesOf<Area>('bridge'),
      ford: piecesOf<Area>('ford'),
    },
    lines: {
      obstacle: piecesOf<Line>('obstacle'),
      stream: piecesOf<Line>('stream'),
      road: piecesOf<Line>('road'),
    },
    sections: piecesOf<Section>('section'),
    crossings: piecesOf<Area>('bridge', 'ford'),
    hurdles: piecesOf<Line>('obstacle', 'stream'),
    barred: byKind(isBarred),
    slow: byKind(isSlow),
    closing: byKind((troops, kind) => kind === 'section' || kind === 'fieldwork' || isBarred(troops, kind)),
  };
});
