/** How the table is drawn at a scale, in pixels a millimetre: the sizes on it, its detail, and how sharply. */

/** Pixels a millimetre from which on names at the feet of units do not run into each other. */
export const NAMED = 0.72;

/** Sizes that are constant on the screen, and how much detail is drawn. Everything on the table is styled anew. */
export function drawForScale(world: HTMLElement, scale: number): void {
  const unit = String(1 / scale);
  if (world.style.getPropertyValue('--u') === unit) return;
  world.style.setProperty('--u', unit);
  world.dataset['detail'] = scale < 0.35 ? 'far' : scale < 1 ? 'middle' : 'near';
  world.toggleAttribute('data-named', scale >= NAMED);
}

/**
 * The table is a bitmap that only moves; when a new scale rests, it is rendered sharply again. To make the bitmap anew
 * whenever a pan begins would cost that pan its first frames.
 */
export function sharpen(world: HTMLElement, scale: number): void {
  if (world.dataset['sharp'] === String(scale)) return;
  world.dataset['sharp'] = String(scale);
  world.style.willChange = '';
  requestAnimationFrame(() => requestAnimationFrame(() => (world.style.willChange = 'transform')));
}
