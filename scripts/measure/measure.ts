// What a player feels at the table: the fullest golden battle of each rule set is dragged, tapped, panned and zoomed in
// Chromium, and a long battle is replayed. Without a graphics processor Chromium draws in software, so frames fall later
// here than on a player's machine.
import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, provideChromium } from '../../tests/browser/chromium.ts';
import { sizeOfSite } from '../site-size.ts';
import { buildCompressedSite, dist, serveSite } from '../site.ts';
import { dragOf, framesOf, PAN, ZOOM } from './frames.ts';
import { scrubbed } from './replay.ts';
import { type Spread, spread } from './spread.ts';
import { type FullTable, fullTable } from './tables.ts';

const RULESETS = ['large-battles', 'skirmish', 'simplicity'];
const SIZE = { width: 1440, height: 900 };
const TAPS = 40;

/** Chromium tells of answers that take at least so many milliseconds. */
const LEAST_TOLD = 16;

const OBSERVED = `(() => {
  window.answers = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.answers.set(interactionId, Math.max(duration, window.answers.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${LEAST_TOLD} });
})()`;

/** Middles of the pieces that are in sight. */
const IN_SIGHT = `(() => {
  const frame = document.querySelector('.table-window').getBoundingClientRect();
  return [...document.querySelectorAll('[data-piece]')].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom ? [{ x, y }] : [];
  });
})()`;

/** Clicks on pieces, each from the press to its answer on the screen; milliseconds. */
async function taps(page: Page): Promise<Spread> {
  await page.evaluate(OBSERVED);
  const pieces = await page.evaluate<{ x: number; y: number }[]>(IN_SIGHT);
  for (let n = 0; n < TAPS; n++) {
    const piece = pieces[(n * 7) % pieces.length];
    if (!piece) throw new Error('No piece is in sight.');
    await page.mouse.click(piece.x, piece.y);
    await page.waitForTimeout(60);
  }
  const told = await page.evaluate<number[]>('[...window.answers.values()]');
  return spread([...told, ...Array.from({ length: Math.max(0, TAPS - told.length) }, () => LEAST_TOLD)]);
}

async function open(browser: Browser, address: string, { record }: FullTable): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const file = { name: 'full.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('html[data-busy="false"] #decision-title').waitFor({ timeout: 120_000 });
  await page.locator('.log').waitFor();
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(1000);
  return page;
}

async function measured(browser: Browser, address: string, table: FullTable) {
  const page = await open(browser, address, table);
  // The first drag compiles what the others run, and shows that there is something to drag.
  await framesOf(browser, page, dragOf(table.piece));
  if ((await page.locator('#decision .preview').count()) === 0) throw new Error(`${table.piece} is not dragged.`);
  await page.keyboard.press('Escape');
  const dragged = await framesOf(browser, page, dragOf(table.piece));
  await page.keyboard.press('Escape');
  const tap = await taps(page);
  // A closer look: the whole table cannot be panned.
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(500);
  const panned = await framesOf(browser, page, PAN);
  const zoomed = await framesOf(browser, page, ZOOM);
  await page.close();
  return { golden: table.golden, troops: table.troops, dragged, tap, panned, zoomed };
}

export async function measure(say: (message: string) => void): Promise<unknown> {
  const found = provideChromium(say, true);
  if (!('path' in found)) throw new Error(found.reason);
  process.env['DRUMHEAD_CHROMIUM'] = found.path;
  await buildCompressedSite(say);
  const site = await serveSite();
  const browser = await launchChromium();
  const load = loadavg()[0];
  const tables: Record<string, unknown> = {};
  for (const ruleset of RULESETS) {
    const table = fullTable(ruleset);
    say(`${ruleset}: ${table.golden}, ${table.troops} pieces`);
    tables[ruleset] = await measured(browser, site.address, table);
  }
  say('large-battles: a replay of 2,000 commands');
  const replay = await scrubbed(browser, site.address);
  await browser.close();
  await site.close();
  const sizes = Object.entries(sizeOfSite(dist).tables);
  return {
    machine: { processors: cpus().length, load, graphics: 'software' },
    must: {
      framesASecond: 60,
      mostGap: 50,
      draggedWork: 12,
      draggedAnswerP95: 8,
      tapP95: 100,
      firstTable: 200_000,
      scrubP95: 50,
      replayOpened: 1000,
    },
    firstTable: Object.fromEntries(sizes.map(([ruleset, { bytes }]) => [ruleset, bytes])),
    tables,
    replay,
  };
}
