// Pictures of the table, taken in Chromium from golden battles at a chosen moment: nothing on them is painted by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly name: string;
  readonly ruleset: string;
  readonly golden: string;
  /** The part of its commands that have been given. */
  readonly part: number;
  /** Steps of the zoom. */
  readonly zoom: number;
  /** A small picture of the piece in the middle of its table, for the way on that has this name. */
  readonly sign?: string;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'large-battles',
    ruleset: 'large-battles',
    golden: 'peninsular-clash-ss',
    part: 0.45,
    zoom: 2,
    sign: 'armies',
  },
  {
    name: 'skirmish',
    ruleset: 'skirmish',
    golden: 'shakos-assault-at-the-farm-ss',
    part: 0.481,
    zoom: 1,
    sign: 'learn',
  },
  { name: 'tomahawks', ruleset: 'skirmish', golden: 'tomahawks-rangers-ss', part: 0.577, zoom: 0 },
  { name: 'simplicity', ruleset: 'simplicity', golden: 'windmill-ridge-ss', part: 0.3, zoom: 1 },
];
const SIZE = { width: 1440, height: 900 };
const BANNER = { width: 660, height: 300 };
/** Widths in pixels at which the front page shows a game: at a desk and on a phone of two pixels to one. */
const WIDTHS = [720, 360];
/** The side of a small picture, in pixels. */
const SIGN = 112;
/** The first battle over the width of a desk and of a phone, each as parts of its table. */
const FIRST: readonly {
  readonly name: string;
  readonly width: number;
  readonly part: Box;
  readonly format?: 'jpeg';
}[] = [
  { name: 'first-wide', width: 1440, part: { x: 0, y: 0.25, width: 1, height: 0.472 } },
  { name: 'first-narrow', width: 780, part: { x: 0.29, y: 0.245, width: 0.52, height: 0.48 } },
  // Beside a link in a chat, whose programs do not all know WebP.
  { name: 'link', width: 1200, part: { x: 0.2, y: 0.25, width: 0.7, height: 0.472 }, format: 'jpeg' },
  // Of the battle of the day, one unit.
  { name: 'day', width: SIGN, part: { x: 0.38, y: 0.25, width: 0.141, height: 0.181 } },
];
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

/** A square around the piece nearest to the middle of the table. */
const MIDDLEMOST = `(() => {
  const { left, top, width, height } = document.querySelector('.table-window').getBoundingClientRect();
  const off = (box) => Math.hypot(box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2);
  const [box] = [...document.querySelectorAll('.piece')].map((one) => one.getBoundingClientRect()).sort((a, b) => off(a) - off(b));
  const side = Math.max(box.width, box.height) * 1.1;
  return { x: box.left + box.width / 2 - side / 2, y: box.top + box.height / 2 - side / 2, width: side, height: side };
})()`;

/** Where the ground of the table is in the window. */
const GROUND = `(() => {
  const { x, y, width, height } = document.querySelector('.turf > rect').getBoundingClientRect();
  return { x, y, width, height };
})()`;

/** Nothing but ground and pieces. */
const BARE = { content: '.overlay, .lettering, .step-number, .table-tools { display: none }' };

/** Writes part of a page at a width in pixels, for the front page; as a WebP, which Playwright itself does not write. */
async function writePart(
  page: Page,
  name: string,
  clip: Box,
  width: number,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    quality: 78,
    clip: { ...clip, scale: width / clip.width },
  });
  const path = join(FRONT, `${name}.${format === 'jpeg' ? 'jpg' : format}`);
  writeFileSync(path, data, 'base64');
  console.log(path);
}

/** The battle that the front page offers to somebody who has never played, as it begins. */
async function takeFirst(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.hero button.primary').click();
  await page.locator('#decision-title').waitFor();
  await page.addStyleTag(BARE);
  await page.waitForTimeout(1500);
  const ground = await page.evaluate<Box>(GROUND);
  for (const { name, width, part, format } of FIRST) {
    const clip = {
      x: ground.x + part.x * ground.width,
      y: ground.y + part.y * ground.height,
      width: part.width * ground.width,
      height: part.height * ground.height,
    };
    await writePart(page, name, clip, width, format);
  }
}

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
  const newPage = () => browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true });
  for (const picture of PICTURES) {
    const page = await newPage();
    await open(page, site.address, picture);
    const whole = join(README, `${picture.name}.jpg`);
    await page.screenshot({ path: whole, type: 'jpeg', quality: 82 });
    console.log(whole);
    await page.setViewportSize(WIDE);
    for (let i = 0; i < picture.zoom; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.addStyleTag(BARE);
    await page.waitForTimeout(400);
    const corner = await page.evaluate<{ x: number; y: number }>(BUSIEST);
    for (const width of WIDTHS) await writePart(page, `${picture.name}-${width}`, { ...corner, ...BANNER }, width);
    if (picture.sign !== undefined) await writePart(page, picture.sign, await page.evaluate<Box>(MIDDLEMOST), SIGN);
    await page.close();
  }
  const page = await newPage();
  await page.setViewportSize(WIDE);
  await takeFirst(page, site.address);
  await browser.close();
  await site.close();
}
