/** A battle of Large Battles as a small map. */
import type { State, TerrainPiece } from '@drumhead/large-battles';
import { scoreAgainst } from '@drumhead/large-battles/screen';
import { total } from '@drumhead/engine';
import { type Sketch, type SketchGround, sketchGround, sketchPiece } from '../../../table/sketch/sketch.ts';
import { uniformsOf } from '../../../table/troops/nations.ts';
import { mm } from '../../../table/units.ts';
import { isDeployment } from '../interaction/scene.ts';
import { unitPlace } from '../interaction/places.ts';

const LOOKS: Partial<Record<TerrainPiece['kind'], SketchGround>> = {
  gentleHill: 'hill',
  steepHill: 'hill',
  swamp: 'water',
  rough: 'rough',
  stream: 'stream',
  road: 'road',
  bridge: 'road',
  hedge: 'bank',
  wall: 'bank',
  fence: 'bank',
  sector: 'house',
  building: 'house',
  wood: 'wood',
};

export function sketchOf(state: State): Sketch {
  const { field } = state;
  const uniforms = uniformsOf(field);
  // LB-SET-08: what a side deploys in secret is not shown to whoever opens the page next.
  const hidden = field.hiddenDeployment && state.frames.some(isDeployment);
  return {
    width: mm(field.width),
    height: mm(field.height),
    sides: ([0, 1] as const).map((side) => {
      const { id, name, breakPoint } = field.sides[side];
      const lost = state.phase === 0 ? 0 : total(scoreAgainst(state, side));
      return { seat: id, name, uniform: uniforms[side] ?? '', left: Math.max(0, breakPoint - lost) };
    }),
    ground: sketchGround(field.terrain, LOOKS),
    pieces: hidden
      ? []
      : field.units.flatMap(({ side }, i) => {
          const place = unitPlace(state, i);
          return place ? [sketchPiece(side, place)] : [];
        }),
  };
}
