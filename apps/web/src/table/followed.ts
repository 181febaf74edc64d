/** Where the view goes when something happens, or when the reader decides again. Pure; loaded when something does. */
import {
  type Area,
  areaAround,
  type Camera,
  centredIn,
  CLOSEST,
  EDGE,
  type Extent,
  fitted,
  framed,
  type FreePart,
  grown,
  LEAST_ROOM,
  LEGIBLE,
  middleOf,
  type Point,
  ROOMY,
  showing,
  toScreen,
} from './camera.ts';

/** Millimetres around what happens; the least where the reader's own zoom is kept; half a unit. */
const AROUND_ACTION = 60;
const LEAST_AROUND_ACTION = 12;
const HALF_UNIT = 30;
/** Pixels around it: letters and numbers stand beside the troops. */
const MARKS = 22;
/** Share of the free part in which what happens is well in sight: the view stays. */
const WELL_IN_SIGHT = 0.8;
/** The view keeps its scale as long as it is not this many times smaller than what happens allows. */
const FAR_ENOUGH = 2.2;
/** Share of the closest scale from which on what others do is large enough to be seen in a small window. */
const LARGE_ENOUGH = 0.5;

/**
 * What happens in the free part of the window: the view moves only if it is not well in sight. `kept`: the reader's own
 * scale, which gives way only where the area would not fit; null: the view goes as close as is useful, to `closest`.
 */
export function followed(
  camera: Camera,
  area: Area,
  free: FreePart,
  table: Extent,
  view: Extent,
  { kept, closest }: { readonly kept: number | null; readonly closest: number },
): Camera {
  const within = (share: number, { minX, minY, maxX, maxY }: Area = area) => {
    const [from, to] = [toScreen(camera, { x: minX, y: minY }), toScreen(camera, { x: maxX, y: maxY })];
    const [across, down] = [(free.width * (1 - share)) / 2, (free.height * (1 - share)) / 2];
    return (
      from.x >= free.left + across &&
      from.y >= free.top + down &&
      to.x <= free.left + free.width - across &&
      to.y <= free.top + free.height - down
    );
  };
  // Nothing comes nearer to the middle where the whole table is shown.
  const isWhole = camera.scale <= fitted(table, view, 0).scale * 1.02;
  const isSmall = kept === null && view.width < ROOMY && camera.scale < closest * LARGE_ENOUGH;
  const stays = !isSmall && (kept === null || Math.abs(kept - camera.scale) < 1e-6);
  if (stays && within(isWhole ? 1 : WELL_IN_SIGHT)) return camera;
  const most =
    kept === null
      ? framed(grown(area, AROUND_ACTION), free, MARKS, closest).scale
      : framed(grown(area, LEAST_AROUND_ACTION), free, 0, CLOSEST).scale;
  const wanted = kept ?? (isSmall || camera.scale * FAR_ENOUGH < most ? most : camera.scale);
  const next = Math.min(wanted, most);
  if (isSmall && next <= camera.scale && within(1, grown(area, HALF_UNIT))) return camera;
  return centredIn(free, middleOf(area), next, table);
}

/** Pixels from the edge of the free part within which a piece does not count as seen. */
const EDGE_OF_SIGHT = 16;

/** Share of them that is to be seen for the view to stay; the share of the legible scale down to which it goes for that. */
const MOST = 2 / 3;
const STILL_TOLD = 0.8;

/**
 * The reader's own view, if most of these places are in the free part of the window, and no more of them under what lies
 * over its head than there. Else all come there as large as they fit; where they would be too small, as many as there is
 * room for, about the one that has most of the others around it.
 */
export function withMostOf(
  places: readonly Point[],
  camera: Camera,
  free: FreePart,
  table: Extent,
  legible = LEGIBLE,
): Camera {
  const seen = (view: Camera) => {
    const across = places
      .map((place) => toScreen(view, place))
      .filter(({ x }) => x - free.left >= EDGE_OF_SIGHT && x - free.left <= free.width - EDGE_OF_SIGHT);
    const low = free.top + free.height - EDGE_OF_SIGHT;
    const inSight = across.filter(({ y }) => y >= free.top + EDGE_OF_SIGHT && y <= low).length;
    const covered = across.filter(({ y }) => y >= 0 && y < free.top + EDGE_OF_SIGHT).length;
    return { inSight, covered };
  };
  const area = areaAround(places);
  if (!area) return clearOf(camera, free);
  const now = seen(camera);
  if (now.inSight >= places.length * MOST && now.covered <= now.inSight) return camera;
  const fits = framed(grown(area, LEAST_ROOM), free, 0, camera.scale).scale;
  const scale = Math.max(fits, Math.min(camera.scale, legible * STILL_TOLD));
  let best = centredIn(free, middleOf(area), scale, table);
  let most = seen(best).inSight;
  for (const place of places) {
    const near = centredIn(free, place, scale, table);
    const { inSight } = seen(near);
    if (inSight > most) [best, most] = [near, inSight];
  }
  return most > now.inSight || now.covered > now.inSight ? best : camera;
}

/**
 * Nobody is to be used yet: where the end of the table, at which the others stand, would lie under what is over its head,
 * the view begins below that.
 */
function clearOf(camera: Camera, { top }: FreePart): Camera {
  const end = camera.y - EDGE * camera.scale;
  return end >= 0 && end < top ? { ...camera, y: camera.y + top - end } : camera;
}

/** Share of the scale at which pieces are told apart, down to which targets are brought in beside the one that acts. */
const TARGETS_FROM = 0.7;

/** The view with as many of the targets as are large enough beside the one that acts, the nearest first. */
export function withTargets(
  actor: Point,
  targets: readonly Point[],
  camera: Camera,
  free: FreePart,
  table: Extent,
  legible = LEGIBLE,
): Camera {
  const away = ({ x, y }: Point) => Math.hypot(x - actor.x, y - actor.y);
  const nearest = [...targets].sort((a, b) => away(a) - away(b));
  const least = Math.min(camera.scale, legible * TARGETS_FROM);
  let best = camera;
  for (let i = 1; i <= nearest.length; i++) {
    const area = areaAround([actor, ...nearest.slice(0, i)]);
    const next = area ? showing(camera, area, table, free) : camera;
    if (next.scale < least) break;
    best = next;
  }
  return best;
}
