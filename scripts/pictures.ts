// Pictures of the table, taken in Chromium from golden battles at a chosen moment: nothing on them is painted by hand.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Seat, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { Page } from 'playwright-core';
import { launchChromium, provideChromium } from '../tests/browser/chromium.ts';
import { drawIcons } from './icons.ts';
import { goldenRecords, replayGolden } from './golden.ts';
import { buildSite, serveSite } from './site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FRONT = join(ROOT, 'apps', 'web', 'public', 'pictures');
const README = join(ROOT, 'docs', 'pictures');

interface Picture {
  readonly name: string;
  readonly ruleset: string;
  readonly golden: string;
  /** The part of its commands that have been given. */
  readonly part: number;
  /** Steps of the zoom. */
  readonly zoom: number;
  /** Pixels of the picture to one of the screen: more where the front page shows it large. */
  readonly pixels?: number;
}

const PICTURES: readonly Picture[] = [
  { name: 'large-battles', ruleset: 'large-battles', golden: 'peninsular-clash-ss', part: 0.45, zoom: 2 },
  { name: 'skirmish', ruleset: 'skirmish', golden: 'shakos-assault-at-the-farm-ss', part: 0.481, zoom: 1 },
  { name: 'tomahawks', ruleset: 'skirmish', golden: 'tomahawks-rangers-ss', part: 0.577, zoom: 0 },
  { name: 'simplicity', ruleset: 'simplicity', golden: 'windmill-ridge-ss', part: 0.3, zoom: 1, pixels: 1.5 },
];
const SIZE = { width: 1440, height: 900 };
const BANNER = { width: 900, height: 470 };
/** Room for a banner beside all panels. */
const WIDE = { width: 1800, height: 900 };

/** The corner of the banner with most pieces in it; nothing but ground is on it. */
const BUSIEST = `(() => {
  const shown = document.querySelector('.table-window').getBoundingClientRect();
  const turf = document.querySelector('.turf > rect').getBoundingClientRect();
  const box = {
    left: Math.max(shown.left, turf.left),
    top: Math.max(shown.top, turf.top),
    right: Math.min(shown.right, turf.right),
    bottom: Math.min(shown.bottom, turf.bottom),
  };
  const at = [...document.querySelectorAll('.piece')].map((one) => one.getBoundingClientRect());
  const pieces = at.map((one) => [one.left + one.width / 2, one.top + one.height / 2]);
  let best = { x: box.left, y: box.top, count: -1 };
  for (let x = box.left; x + ${BANNER.width} <= box.right; x += 20)
    for (let y = box.top; y + ${BANNER.height} <= box.bottom; y += 20) {
      const inside = ([px, py]) => px > x + 40 && px < x + ${BANNER.width - 40} && py > y + 50 && py < y + ${BANNER.height - 30};
      const count = pieces.filter(inside).length;
      if (count > best.count) best = { x, y, count };
    }
  return best;
})()`;

/** A golden battle up to a moment, as a record of two people at one screen. */
function recordOf({ ruleset: id, golden: name, part }: Picture): string {
  const ruleset = rulesetById(id);
  const golden = ruleset && goldenRecords(id, ruleset.version).find((one) => one.name === name);
  if (!ruleset || !golden) throw new Error(`There is no golden battle ${name}.`);
  const orders = golden.orders.slice(0, Math.floor(golden.orders.length * part));
  const battle = replayGolden(ruleset, { ...golden, orders });
  const seats = Object.fromEntries(ruleset.seats(battle.state).map((seat: Seat) => [seat, 'human']));
  return writeRecord(battle, { scenario: golden.header.scenario, seats });
}

async function open(page: Page, address: string, picture: Picture): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const buffer = Buffer.from(recordOf(picture));
  const file = { name: `${picture.name}.battle.jsonl`, mimeType: 'application/x-ndjson', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.piece').first().waitFor();
  await page.locator('#decision-title').waitFor();
  await page.locator('.log li').first().waitFor();
  await page.evaluate('document.fonts.ready');
}

/** Takes every picture, and says where it lies. */
export async function takePictures(): Promise<void> {
  const found = provideChromium(console.log, true);
  if (!('path' in found)) throw new Error(found.reason);
  process.env['DRUMHEAD_CHROMIUM'] = found.path;
  for (const folder of [FRONT, README]) mkdirSync(folder, { recursive: true });
  await buildSite(console.log);
  const site = await serveSite();
  const browser = await launchChromium();
  await drawIcons(browser);
  for (const picture of PICTURES) {
    const page = await browser.newPage({
      viewport: SIZE,
      deviceScaleFactor: picture.pixels ?? 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      bypassCSP: true,
    });
    await open(page, site.address, picture);
    const whole = join(README, `${picture.name}.jpg`);
    await page.screenshot({ path: whole, type: 'jpeg', quality: 82, scale: 'css' });
    await page.setViewportSize(WIDE);
    for (let i = 0; i < picture.zoom; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.addStyleTag({ content: '.overlay, .lettering, .step-number, .table-tools { display: none }' });
    await page.waitForTimeout(400);
    const { x, y } = await page.evaluate<{ x: number; y: number }>(BUSIEST);
    const front = join(FRONT, `${picture.name}.jpg`);
    await page.screenshot({ path: front, type: 'jpeg', quality: 76, clip: { x, y, ...BANNER } });
    console.log(`${front}\n${whole}`);
    await page.close();
  }
  await browser.close();
  await site.close();
}
