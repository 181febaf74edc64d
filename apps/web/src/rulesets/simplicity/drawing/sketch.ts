/** A battle of Simplicity in Practice as a small map. */
import { breakingPoint, lossesOf, type Piece, type State } from '@drumhead/simplicity/screen';
import { type Sketch, type SketchGround, sketchGround, sketchPiece } from '../../../table/sketch/sketch.ts';
import { uniformsOf } from '../../../table/troops/nations.ts';
import { mm } from '../../../table/units.ts';
import { unitPlace } from '../interaction/places.ts';

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
  const { field } = state;
  const uniforms = uniformsOf(field);
  return {
    width: mm(field.width),
    height: mm(field.depth),
    sides: ([0, 1] as const).map((side) => ({
      seat: field.sides[side].id,
      name: field.sides[side].name,
      uniform: uniforms[side] ?? '',
      left: Math.max(0, breakingPoint(state, side) - lossesOf(state, side)),
    })),
    ground: sketchGround(state.terrain, LOOKS),
    pieces: field.units.flatMap(({ side }, i) => {
      const place = unitPlace(state, i);
      return place ? [sketchPiece(side, place)] : [];
    }),
  };
}
