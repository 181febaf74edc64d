/** Camera of the table: screen = world * scale + offset. World units are millimetres. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle of the table, in millimetres. */
export interface Area {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Largest zoom, in pixels per millimetre. */
export const CLOSEST = 4;

export function toWorld(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/** Pixels around the whole table. */
export const AROUND_TABLE = 4;

/** The whole table with its margin in the window, and so many pixels around it. */
export function fitted(table: Extent, view: Extent, margin: number): Camera {
  const across = (view.width - 2 * margin) / (table.width + 2 * EDGE);
  const down = (view.height - 2 * margin) / (table.height + 2 * EDGE);
  const scale = Math.max(0.05, Math.min(across, down));
  return { scale, x: (view.width - table.width * scale) / 2, y: (view.height - table.height * scale) / 2 };
}

/** A rectangle of the table (in millimetres) as large as the window allows, but not closer than `closest`. */
export function framed(area: Area, view: Extent, margin: number, closest: number): Camera {
  const width = Math.max(1, area.maxX - area.minX);
  const height = Math.max(1, area.maxY - area.minY);
  const scale = Math.min(closest, (view.width - 2 * margin) / width, (view.height - 2 * margin) / height);
  return {
    scale,
    x: view.width / 2 - ((area.minX + area.maxX) / 2) * scale,
    y: view.height / 2 - ((area.minY + area.maxY) / 2) * scale,
  };
}

/** What a battle opens on, in millimetres. */
export interface Opening {
  /** Around the middles of all troops on the table. */
  readonly area: Area;
  /** Where the viewer looks first if there is no room for all: the piece that the decision is about, or the own troops. */
  readonly about: Point | null;
  /** What is shown of them as closely as it fits, in a small window without much around it. */
  readonly stage?: Area | null;
  /** In a small window, pixels per millimetre from which on the pieces of this table can be told apart. */
  readonly legible?: number;
}

/** The upright rectangle around some places; null if there are none. */
export function areaAround(places: readonly Point[]): Area | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** The middle of an area. */
export const middleOf = ({ minX, minY, maxX, maxY }: Area): Point => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/** The middle of some places, or null. */
export function middleAmong(places: readonly Point[]): Point | null {
  const area = areaAround(places);
  return area && middleOf(area);
}

/** Width of the map's margin around the table, which belongs to what is shown. */
export const EDGE = 22;
/** Room around the troops: as much as there should be, and the least there may be so that the table fills the window. */
const ROOM = 120;
export const LEAST_ROOM = 36;
/** Around what a small window opens on alone. */
const STAGE_ROOM = 60;
/** Pixels per millimetre: smaller, units cannot be told apart; larger, there is nothing more to see. */
export const LEGIBLE = 0.42;
const CLOSE = 1.6;
/** Pixels across a window below which a finger needs the troops larger than on the whole table. */
export const ROOMY = 600;

/**
 * The whole table where its units can be told apart, and the window is no phone's; without the cloth beside it where all
 * troops stay in sight. Else the troops and some room around them, with no bare cloth if that can be helped.
 */
export function opened({ area, about, stage = null, legible = LEGIBLE }: Opening, table: Extent, view: Extent): Camera {
  const whole = fitted(table, view, AROUND_TABLE);
  if (stage) {
    const room = view.width < ROOMY ? STAGE_ROOM : ROOM;
    return centred(middleOf(stage), framed(grown(stage, room), view, 0, CLOSE).scale, table, view);
  }
  const wanted = framed(grown(area, ROOM), view, 0, CLOSE).scale;
  const most = framed(grown(area, LEAST_ROOM), view, 0, CLOSE).scale;
  const filled = Math.max(view.width / (table.width + 2 * EDGE), view.height / (table.height + 2 * EDGE));
  const least = Math.min(view.width, view.height) < ROOMY ? legible : LEGIBLE;
  if (whole.scale >= least && view.width >= ROOMY) {
    const scale = Math.min(filled, most);
    return scale <= whole.scale ? whole : centred(middleOf(area), scale, table, view);
  }
  const scale = Math.max(wanted, Math.min(filled, most), least);
  const at = scale > most && about ? about : middleOf(area);
  return centred(at, scale, table, view);
}

/** An area with so many millimetres around it. */
export function grown({ minX, minY, maxX, maxY }: Area, by: number): Area {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** A place in the middle of the window, as far as that shows no bare cloth beside the table. */
export function centred(at: Point, scale: number, table: Extent, view: Extent): Camera {
  const offset = (centre: number, length: number, window: number) => {
    const whole = (length + 2 * EDGE) * scale;
    if (whole <= window) return (window - length * scale) / 2;
    return Math.min(EDGE * scale, Math.max(window - (length + EDGE) * scale, window / 2 - centre * scale));
  };
  return { scale, x: offset(at.x, table.width, view.width), y: offset(at.y, table.height, view.height) };
}

/** Pixels around places that are to be seen together. */
const AROUND = 44;

/** Part of the window that nothing lies over, in pixels. */
export interface FreePart extends Extent {
  readonly left: number;
  readonly top: number;
}

/** A place in the middle of the free part of the window. */
export function centredIn(free: FreePart, at: Point, scale: number, table: Extent): Camera {
  const { x, y } = centred(at, scale, table, free);
  return { x: x + free.left, y: y + free.top, scale };
}

/** Places in sight together: the view moves only if one of them is not, and zooms out only if they do not fit. */
export function showing(camera: Camera, area: Area, table: Extent, free: FreePart): Camera {
  const [from, to] = [
    toScreen(camera, { x: area.minX, y: area.minY }),
    toScreen(camera, { x: area.maxX, y: area.maxY }),
  ];
  const [right, low] = [free.left + free.width, free.top + free.height];
  const seen =
    from.x >= free.left + AROUND && from.y >= free.top + AROUND && to.x <= right - AROUND && to.y <= low - AROUND;
  return seen ? camera : centredIn(free, middleOf(area), framed(area, free, AROUND, camera.scale).scale, table);
}

/** Share of a window from its head or foot within which what stood in its middle no longer counts as seen. */
const OUT_OF_SIGHT = 0.15;

/**
 * The window has changed its size, and no bare cloth comes. Its middle stays; where a panel below it grows or shrinks, nothing
 * moves but what keeps the former middle in sight.
 */
export function resized(camera: Camera, from: Extent, to: Extent, table: Extent): Camera {
  const middle = toWorld(camera, { x: from.width / 2, y: from.height / 2 });
  if (from.width !== to.width) return centred(middle, camera.scale, table, to);
  const edge = to.height * OUT_OF_SIGHT;
  const stands = Math.min(to.height - edge, Math.max(edge, from.height / 2));
  const y = middle.y + (to.height / 2 - stands) / camera.scale;
  return centred({ x: middle.x, y }, camera.scale, table, to);
}

/** Zooms around a point on the screen. */
export function zoomed(camera: Camera, factor: number, at: Point, table: Extent, view: Extent): Camera {
  const farthest = fitted(table, view, 0).scale * 0.7;
  const scale = Math.min(CLOSEST, Math.max(farthest, camera.scale * factor));
  const real = scale / camera.scale;
  return kept({ scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }, table, view);
}

export function panned(camera: Camera, dx: number, dy: number, table: Extent, view: Extent): Camera {
  return kept({ scale: camera.scale, x: camera.x + dx, y: camera.y + dy }, table, view);
}

/** The middle of the window always shows a piece of the table. */
function kept(camera: Camera, table: Extent, view: Extent): Camera {
  const inside = (offset: number, length: number, window: number) =>
    Math.min(window / 2, Math.max(window / 2 - length * camera.scale, offset));
  return {
    scale: camera.scale,
    x: inside(camera.x, table.width, view.width),
    y: inside(camera.y, table.height, view.height),
  };
}
