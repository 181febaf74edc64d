// The page on which battles are set up: at a desk all of it at once, on a phone a row at a time.
import type { Page } from 'playwright-core';

/** Does something in a part of the page, which a phone shows when its row is pressed. */
export async function inPart<T>(page: Page, row: string, work: () => Promise<T>): Promise<T> {
  const rows = page.locator('.set-up-rows button', { hasText: row });
  const isPhone = (await page.locator('.set-up-rows').count()) > 0;
  if (isPhone) await rows.first().click();
  const done = await work();
  if (isPhone) await page.getByRole('button', { name: 'Close' }).click();
  return done;
}

/** Presses one of several choices side by side. */
export const choose = (page: Page, row: string, name: string | RegExp): Promise<void> =>
  inPart(page, row, () => page.locator('.set-up-segments label', { hasText: name }).click());

export const chooseBattle = (page: Page, name: string): Promise<void> =>
  page.locator('.set-up-tile', { hasText: name }).click();

export const play = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play', exact: true }).click();
