/** What the page lays over the table, and the part of its window that is left. */
import type { Camera, Extent, FreePart } from './camera.ts';

/** What lies over the head or the foot of the table, drawn or not. */
export const overTable = (): readonly Element[] => [...document.querySelectorAll('[data-over-table]')];

/** The window of a table without what lies over its head or foot. */
export function freePart(box: HTMLElement): FreePart {
  const [width, height] = [box.clientWidth, box.clientHeight];
  const frame = box.getBoundingClientRect();
  let [top, bottom] = [0, height];
  for (const over of overTable()) {
    const rect = over.getBoundingClientRect();
    if (rect.height === 0 || rect.right <= frame.left || rect.left >= frame.right) continue;
    const middle = (rect.top + rect.bottom) / 2 - frame.top;
    if (middle < height / 2) top = Math.max(top, rect.bottom - frame.top);
    else bottom = Math.min(bottom, rect.top - frame.top);
  }
  return { left: 0, top, width, height: Math.max(1, bottom - top) };
}

/** Pixels across a window from which on the tools have a strip of it for themselves. */
const WITH_STRIP = 821;

/** The free part beside the tools, too, where there is room for both: nothing that happens lies under a button. */
export function clearPart(box: HTMLElement): FreePart {
  const free = freePart(box);
  const tools = box.parentElement?.querySelector('.table-tools')?.getBoundingClientRect();
  if (!tools || tools.height === 0 || free.width < WITH_STRIP) return free;
  return { ...free, width: tools.left - box.getBoundingClientRect().left };
}

/** A view of the table that is made for the free part of its window alone. */
export function inFreePart(box: HTMLElement, make: (view: Extent) => Camera): Camera {
  const free = freePart(box);
  const { x, y, scale } = make(free);
  return { scale, x: x + free.left, y: y + free.top };
}
