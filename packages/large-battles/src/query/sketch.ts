/** A battle of Large Battles as a small map. */
import {
  type Sketch,
  type SketchGround,
  sketchGround,
  sketchPiece,
  uniformsOf,
  wholeMm,
} from '@drumhead/content/sketch';
import { total } from '@drumhead/engine';
import { sizeOf } from '../ground/footprints.ts';
import type { State, TerrainPiece } from '../state/state.ts';
import { scoreAgainst } from '../victory/victory.ts';

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
  const { field, units } = state;
  const uniforms = uniformsOf(field);
  // LB-SET-08: what a side deploys in secret is not shown to whoever opens the page next.
  const hidden = field.hiddenDeployment && state.frames.some(({ at }) => at === 'deploy' || at === 'deployBrigade');
  return {
    width: wholeMm(field.width),
    height: wholeMm(field.height),
    sides: ([0, 1] as const).map((side) => {
      const { id, name, breakPoint } = field.sides[side];
      const lost = state.phase === 0 ? 0 : total(scoreAgainst(state, side));
      return { seat: id, name, uniform: uniforms[side] ?? '', left: Math.max(0, breakPoint - lost) };
    }),
    ground: sketchGround(field.terrain, LOOKS),
    pieces: hidden
      ? []
      : field.units.flatMap((profile, i) => {
          const unit = units[i];
          if (unit?.status !== 'table') return [];
          const { width, depth } = sizeOf(field, profile, unit.formation, unit.battery >= 0);
          return [sketchPiece(profile.side, { x: unit.x, y: unit.y, facing: unit.facing, width, depth })];
        }),
  };
}
