/** A skirmish as a small map. */
import { type Sketch, type SketchGround, sketchGround, sketchPiece, wholeMm } from '@drumhead/content/sketch';
import { onTable } from '../ground/geometry.ts';
import type { Feature, State } from '../state/state.ts';

const LOOKS: Partial<Record<Feature['kind'], SketchGround>> = {
  hill: 'hill',
  rough: 'rough',
  stream: 'water',
  bridge: 'rough',
  wood: 'wood',
  fence: 'bank',
  hedge: 'bank',
  lowWall: 'bank',
  highWall: 'bank',
  building: 'house',
  tree: 'tree',
};

export function sketchOf(state: State): Sketch {
  const { field, features } = state;
  return {
    width: wholeMm(field.side),
    height: wholeMm(field.side),
    sides: field.players.map(({ id, name, roster }, player) => {
      const { startedWith = 0 } = state.squads[player] ?? {};
      const left = state.gameTurn === 0 ? startedWith : onTable(state, player).length;
      return { seat: id, name, uniform: roster, left };
    }),
    ground: sketchGround(
      features.map((feature) => ({ kind: feature.kind, points: pointsOf(feature) })),
      LOOKS,
    ),
    pieces: field.models.flatMap(({ player }, i) => {
      const model = state.models[i];
      if (model === undefined || model.posture === 'out' || model.posture === 'waiting') return [];
      const size = 2 * (model.mounted ? field.mountedRadius : field.footRadius);
      return [sketchPiece(player, { x: model.x, y: model.y, width: size, depth: size, facing: 0, man: true })];
    }),
  };
}

function pointsOf(feature: Feature): readonly number[] {
  if ('points' in feature) return feature.points;
  if (feature.kind === 'tree') return [feature.x, feature.y];
  return feature.kind === 'gone' ? [] : [feature.x1, feature.y1, feature.x2, feature.y2];
}
