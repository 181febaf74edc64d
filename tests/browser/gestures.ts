// Gestures of a person, counted: clicks, taps, drags and strokes of the lasso, each as one.
import type { Page } from 'playwright-core';

interface Counter {
  readonly count: () => Promise<number>;
}

/** Counts every pointer press on the page from now on; the keyboard of a test does not count. */
export async function countGestures(page: Page): Promise<Counter> {
  await page.evaluate(`(() => {
    window.gestures = 0;
    addEventListener('pointerdown', () => { window.gestures += 1; }, { capture: true });
  })()`);
  return { count: () => page.evaluate<number>('window.gestures') };
}
