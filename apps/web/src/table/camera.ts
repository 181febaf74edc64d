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

/** Largest zoom, in pixels per millimetre. */
export const CLOSEST = 4;

export function toWorld(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/** The whole table in the window with a margin in pixels around it. */
export function fitted(table: Extent, view: Extent, margin: number): Camera {
  const scale = Math.max(
    0.05,
    Math.min((view.width - 2 * margin) / table.width, (view.height - 2 * margin) / table.height),
  );
  return { scale, x: (view.width - table.width * scale) / 2, y: (view.height - table.height * scale) / 2 };
}

/** A rectangle of the table (in millimetres) as large as the window allows, but not closer than `closest`. */
export function framed(
  area: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number },
  view: Extent,
  margin: number,
  closest: number,
): Camera {
  const width = Math.max(1, area.maxX - area.minX);
  const height = Math.max(1, area.maxY - area.minY);
  const scale = Math.min(closest, (view.width - 2 * margin) / width, (view.height - 2 * margin) / height);
  return {
    scale,
    x: view.width / 2 - ((area.minX + area.maxX) / 2) * scale,
    y: view.height / 2 - ((area.minY + area.maxY) / 2) * scale,
  };
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
