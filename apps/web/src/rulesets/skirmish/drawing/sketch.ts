/** A skirmish as a small map. */
import { type Feature, onTable, type State } from '@drumhead/skirmish/screen';
import { type Sketch, type SketchGround, sketchGround, sketchPiece } from '../../../table/sketch/sketch.ts';
import { mm } from '../../../table/units.ts';
import { spotOf } from '../interaction/places.ts';

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
    width: mm(field.side),
    height: mm(field.side),
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
      const spot = spotOf(state, i);
      return spot
        ? [sketchPiece(player, { ...spot, width: spot.radius * 2, depth: spot.radius * 2, facing: 0, man: true })]
        : [];
    }),
  };
}

function pointsOf(feature: Feature): readonly number[] {
  if ('points' in feature) return feature.points;
  if (feature.kind === 'tree') return [feature.x, feature.y];
  return feature.kind === 'gone' ? [] : [feature.x1, feature.y1, feature.x2, feature.y2];
}
