/** SIP-TER-11. Marches by road of any length: the offers hold the longest ones, where nothing stands in their way. */
import { type Command, facedAlong, marchesTo } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { mm, toSteps } from '../../../table/units.ts';
import { longest } from './longest.ts';
import { isLegal, type Scene } from './scene.ts';

type March = Extract<Command, { readonly type: 'road' }>;

/** How far beside a road a drag may end to be a march along it, in millimetres. */
const BESIDE = 25;

/** SIP-TER-11. The march along a road under the unit to the place dragged to; null off the roads, or where none is legal. */
export function marchTo(scene: Scene, unit: number, to: Point): March | null {
  const [nearest] = [...marchesTo(scene.state, unit, toSteps(to.x), toSteps(to.y))]
    .filter(({ gap }) => mm(gap) <= BESIDE)
    .sort((a, b) => a.gap - b.gap);
  if (!nearest) return null;
  const { road, distance, facing } = nearest;
  const march: March = { type: 'road', unit, road, distance, facing };
  return isLegal(scene, march) || shorterMarch(scene, march) ? march : null;
}

/** Faced along the road where it ends. */
export const faced = (scene: Scene, march: March): March => facedAlong(scene.state, march.unit, march);

/** The longest legal march of the same kind that is no longer; null: there is none. */
export function shorterMarch(scene: Scene, march: March): March | null {
  const sign = Math.sign(march.distance);
  const by = (length: number) => faced(scene, { ...march, distance: sign * length });
  const most = longest(Math.abs(march.distance), (length) => isLegal(scene, by(length)));
  return most === 0 ? null : by(most);
}

/** No march goes further, in steps: three times any rate. */
const FAR = toSteps(900);

/** The longest marches of a unit by each road, either way, where none is offered. */
export function longestMarches(scene: Scene, unit: number): readonly March[] {
  const { state, offers } = scene;
  return state.terrain.flatMap((piece, road) =>
    piece.kind !== 'road'
      ? []
      : [1, -1].flatMap((sign) => {
          const isOffered = offers.some(
            (one) => one.type === 'road' && one.unit === unit && one.road === road && one.distance * sign > 0,
          );
          const ahead = state.units[unit]?.facing ?? 0;
          const march = isOffered
            ? null
            : shorterMarch(scene, { type: 'road', unit, road, distance: sign * FAR, facing: ahead });
          return march ?? [];
        }),
  );
}
