/** What the overlay draws of a proposal. */
import type { MoveConsequence } from '@drumhead/content';
import type { LiveLine } from '../LiveLines.tsx';
import type { Point } from '../camera.ts';
import { gapBetween, nearestGap, type Place } from '../troops/footprints.ts';

export interface AimView<Piece, Ghost> {
  /** Pieces that it is against. */
  readonly targets: readonly Piece[];
  /** Enemies that have something from it. */
  readonly watchers: readonly Piece[];
  /** Pieces where they would stand. */
  readonly ghosts: readonly Ghost[];
  /** To what matters from there; null: it is no way across the table. */
  readonly lines: readonly LiveLine[] | null;
  readonly stick: StickView | null;
}

/** The stick between a piece and its target. */
export interface StickView {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
  readonly stopped: boolean;
  readonly shot: boolean;
}

export const NOTHING_TO_SEE = { targets: [], watchers: [], ghosts: [], lines: null, stick: null } as const;

/** Indices of the pieces for which something gets worse. */
export const worse = (consequences: readonly MoveConsequence[]): readonly number[] => [
  ...new Set(consequences.flatMap(({ pieces, effect }) => (effect === 'worse' ? pieces : []))),
];

/** From a piece in hand to the nearest enemy, and to the nearest of those that lead it. */
export function liveLines(
  own: Place,
  enemies: readonly Place[],
  leaders: readonly Place[],
  length: (millimetres: number) => string,
): readonly (LiveLine & { readonly gap: number })[] {
  const [enemy, leader] = [nearestGap(own, enemies), nearestGap(own, leaders)];
  return [
    ...(enemy ? [{ ...enemy, label: length(enemy.gap), enemy: true }] : []),
    ...(leader ? [{ ...leader, label: length(leader.gap), enemy: false }] : []),
  ];
}

/** From edge to edge, as the rules measure. */
export function stickBetween(
  from: Place | null,
  to: Place | null,
  length: (millimetres: number) => string,
  { stopped = false, shot = false }: { readonly stopped?: boolean; readonly shot?: boolean },
): StickView | null {
  const line = from && to && gapBetween(from, to);
  return line && { from: line.from, to: line.to, label: length(line.gap), stopped, shot };
}
