// A visit to the page in Chromium: at a desk or with a phone, in a language; and what must hold wherever one looks.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { artefact, complaints } from './chromium.ts';
import { faultsOf } from './faults.ts';
import { opens } from './opening.ts';
import { newVisitor } from './visitors.ts';

export { inChromium } from './visitors.ts';

/** Where the page is served. */
export const address = inject('address');

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the page complained about so far. */
  readonly heard: string[];
}

/** From now on this page, or the pages of this visitor, open with these settings; without a briefing unless they ask for it. */
export const wants = (who: BrowserContext | Page, settings: object): Promise<unknown> =>
  who.addInitScript(
    `localStorage.setItem('drumhead.settings', '${JSON.stringify({ briefing: 'skipped', ...settings })}')`,
  );

/** The page at an address; `ready`: what stands there once it can be used. */
export async function visit(
  at: string,
  {
    size = 'desk',
    locale = 'en-GB',
    touch = false,
    ready = 'main',
    moving = false,
    kept = false,
    whole = false,
    settings,
  }: {
    readonly size?: Size;
    readonly locale?: string;
    readonly touch?: boolean;
    readonly ready?: string;
    /** Pieces glide, smoke drifts. */
    readonly moving?: boolean;
    /** The page is kept for off the net. */
    readonly kept?: boolean;
    /** In Chromium as readers have it, where notices are shown. */
    readonly whole?: boolean;
    readonly settings?: object;
  } = {},
): Promise<Visit> {
  const context = await newVisitor({
    viewport: SIZES[size],
    reducedMotion: moving ? 'no-preference' : 'reduce',
    locale,
    hasTouch: touch,
    kept,
    whole,
  });
  const page = await context.newPage();
  if (settings) await wants(page, settings);
  const heard = complaints(page);
  await opens(page, at);
  await page.locator(ready).first().waitFor();
  return { context, page, heard };
}

/** Usable without eyes or mouse as far as a program can tell, and nothing sticks out to the right. */
export async function faultless(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await sticksOut(page), 'nothing sticks out to the right').toEqual([]);
}

/** The innermost elements that reach over the right edge of the window, if one can scroll there. */
export function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const over = [...document.body.querySelectorAll(':not(svg, svg *)')].filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
    return over
      .filter((one) => !over.some((other) => other !== one && one.contains(other)))
      .map((one) => one.outerHTML.slice(0, 200));
  })()`);
}

/** Resolves once what the page does in a window of another size is drawn. */
export const drawnAgain = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');

/** Faults of a page in a window of another size. What its code does there comes later than its styles: then it is looked at again. */
export async function faultsDrawn(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await drawnAgain(page);
  return look();
}

/** Words of the page that begin or end at the very edge of the window: a page has a margin. */
export function atTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const found = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const one = words.currentNode.parentElement;
      if (words.currentNode.data.trim() === '' || !one.checkVisibility({ visibilityProperty: true }) || one.closest('.spoken, svg')) continue;
      // What is drawn along in a row of its own stands there wherever it was left.
      let row = one;
      while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
      if (row && getComputedStyle(row).overflowX === 'auto') continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width > 1 && height > 1 && right > 0 && left < innerWidth && (left < 3 || right > innerWidth - 3))
        found.push(one.outerHTML.slice(0, 200));
    }
    return found;
  })()`);
}

/** Text so many times as large, as the settings make it: from half as large again on the style sheets make room for it. */
export const withText = (page: Page, times: number): Promise<unknown> =>
  page.evaluate(`{
    const { style, dataset } = document.documentElement;
    style.setProperty('--text-size', '${times}');
    dataset.text = '${times >= 1.5 ? 'large' : 'normal'}';
  }`);

/** The least window, and a phone's with text twice as large. */
const LEAST_ROOM = [
  [320, 640, 1],
  [390, 844, 2],
] as const;

/** What sticks out of a phone's page where it has least room; then it has its room again. */
export async function withoutRoom(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? SIZES.phone;
  const found: string[] = [];
  for (const [width, height, times] of LEAST_ROOM) {
    await page.setViewportSize({ width, height });
    await withText(page, times);
    const out = await faultsDrawn(page, () => sticksOut(page));
    found.push(...out.map((what) => `at ${width} pixels, text ${times} times as large: ${what}`));
  }
  await page.setViewportSize(size);
  await withText(page, 1);
  return found;
}

/** Pages of what would come out of the printer: on the paper the page asks for, else A4. */
export async function printed(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ path: artefact(`print/${name}.pdf`), format: 'A4', preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** Where a point of the table (in millimetres) is in the window. */
export async function placeOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.evaluate<{ x: number; y: number }>(`(() => {
    const matrix = new DOMMatrix(getComputedStyle(document.querySelector('.table-world')).transform);
    const frame = document.querySelector('.table-window').getBoundingClientRect();
    return { x: frame.left + matrix.e + ${x} * matrix.a, y: frame.top + matrix.f + ${y} * matrix.a };
  })()`);
}

/** A finger or the mouse takes hold at one point of the table and lets go at another, both in millimetres. */
export async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  // Where a piece was taken just now, its card may still move the table: also while the pointer comes to it.
  let here = { x: Number.NaN, y: Number.NaN };
  for (;;) {
    await page.evaluate(STILL);
    const place = await placeOf(page, ...from);
    if (place.x === here.x && place.y === here.y) break;
    here = place;
    await page.mouse.move(here.x, here.y);
  }
  const there = await placeOf(page, ...to);
  await page.mouse.down();
  await page.mouse.move((here.x + there.x) / 2, (here.y + there.y) / 2, { steps: 3 });
  await page.mouse.move(there.x, there.y, { steps: 3 });
  await page.mouse.up();
}

/** Resolves when the table stands where it stood two frames before. */
const STILL = `new Promise((done) => {
  const place = () => JSON.stringify(document.querySelector('.table-world')?.getBoundingClientRect());
  let before = [];
  const look = () => {
    const now = place();
    if (before.length === 2 && before.every((one) => one === now)) return done();
    before = [...before, now].slice(-2);
    requestAnimationFrame(look);
  };
  look();
})`;

/** Everything is kept: the service worker answers from now on. */
export async function offlineReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

/** Nothing is being kept, rolled or thought about; somebody at the screen must decide, or the battle is over. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator('html[data-busy="false"] .decision:not(.waiting) #decision-title, html[data-busy="false"] .victory')
    .first()
    .waitFor();
}

/** Opens every entry of the story. */
export const openStory = (page: Page): Promise<void> =>
  page.evaluate(`document.querySelectorAll('.log details:not([open]) > summary').forEach((one) => one.click())`);

export const decision = (page: Page): Locator => page.locator('#decision .decision');
export const title = (page: Page): Promise<string> => page.locator('#decision-title').innerText();

/** Presses a button of the decision panel, and waits for what comes of it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const found = { name, exact: typeof name === 'string' };
  // By its words: those for eyes alone, such as who would act, count to the name of what is not shown yet.
  const hasText =
    typeof name === 'string' ? new RegExp(`^\\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : name;
  const hidden = page.locator('#decision details:not([open])').filter({ has: page.locator('button', { hasText }) });
  // The answer may be among those behind a disclosure.
  const named = decision(page).getByRole('button', { ...found, includeHidden: true });
  const shown = decision(page).getByRole('button', found);
  await decision(page).locator('button', { hasText }).or(named).or(shown).first().waitFor({ state: 'attached' });
  if ((await shown.count()) === 0) await hidden.first().locator('summary').click();
  await shown.first().click();
  await settled(page);
}

/** A piece is taken into the hand, by the keyboard. */
export async function take(page: Page, piece: string): Promise<void> {
  await page.locator(`[data-piece="${piece}"]`).focus();
  await page.keyboard.press('Enter');
}

/** The page with a battle that was prepared as its record; on a phone it is touched. */
export async function prepared(
  record: string,
  size: Size,
  locale = 'en-GB',
  moving = false,
  settings?: object,
): Promise<Visit> {
  const all = await visit(address, { size, locale, touch: size === 'phone', moving, ...(settings && { settings }) });
  const file = { name: 'prepared.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await all.page.locator('input[type=file]').first().setInputFiles(file);
  await settled(all.page);
  // The last of what is fetched once the table stands; on a phone the sheet may hide it.
  await all.page.locator('.log').waitFor({ state: 'attached' });
  return all;
}
