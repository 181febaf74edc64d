/** A battle of Simplicity in Practice as a small map. */
import {
  type Sketch,
  type SketchGround,
  sketchGround,
  sketchPiece,
  uniformsOf,
  wholeMm,
} from '@drumhead/content/sketch';
import type { Piece, State } from '../state/state.ts';
import { sizeOf } from '../state/unitTables.ts';
import { lossesOf } from '../victory/losses.ts';
import { breakingPoint } from '../victory/victory.ts';

const LOOKS: Partial<Record<Piece['kind'], SketchGround>> = {
  hill: 'hill',
  rough: 'rough',
  stream: 'stream',
  river: 'water',
  road: 'road',
  fieldwork: 'bank',
  obstacle: 'bank',
  section: 'house',
  woods: 'wood',
};

export function sketchOf(state: State): Sketch {
  const { field, units } = state;
  const uniforms = uniformsOf(field);
  return {
    width: wholeMm(field.width),
    height: wholeMm(field.depth),
    sides: ([0, 1] as const).map((side) => ({
      seat: field.sides[side].id,
      name: field.sides[side].name,
      uniform: uniforms[side] ?? '',
      left: Math.max(0, breakingPoint(state, side) - lossesOf(state, side)),
    })),
    ground: sketchGround(state.terrain, LOOKS),
    // In a section its own footprint, not the section's: that is what one sees.
    pieces: field.units.flatMap((profile, i) => {
      const unit = units[i];
      if (unit?.status !== 'ready' && unit?.status !== 'routing') return [];
      return [sketchPiece(profile.side, { x: unit.x, y: unit.y, facing: unit.facing, ...sizeOf(profile) })];
    }),
  };
}
