// A replay that is scrubbed from end to end, and the time until it can be: a long battle at army level.
import { begin, decide, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { Browser } from 'playwright-core';
import { goldenRecords } from '../golden.ts';
import { type Frames, framesOf } from './frames.ts';

const GOLDEN = 'raab-rr';
const COMMANDS = 2000;
const SIZE = { width: 1440, height: 900 };

/** Sizes of the table in the window, as far as they differ from frame to frame. */
const SIZES = `[...window.tableSizes]`;

/** One way over the whole battle and back, quick in its middle and slow at its ends. */
const SCRUB = `() => {
  const slider = document.querySelector('.transport input[type=range]');
  const table = document.querySelector('.replay .table-window');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const most = Number(slider.max);
  window.tableSizes = new Set();
  return (n) => {
    if (n < 0) return;
    write.call(slider, String(Math.round(most * (0.5 - 0.5 * Math.cos(n / 24)))));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    window.tableSizes.add(table.clientWidth + ' x ' + table.clientHeight);
  };
}`;

/** Notes when the slider is drawn, in the frame after it is there: whoever waits from outside looks twice a second. */
const WATCH = `window.opened = new Promise((done) => {
  const look = () => {
    if (!document.querySelector('.transport input[type=range]')) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => done(Date.now())));
  };
  requestAnimationFrame(look);
})`;

/** The record of the long battle. */
function longRecord(): string {
  const ruleset = rulesetById('large-battles');
  const golden = goldenRecords('large-battles').find(({ name }) => name === GOLDEN);
  const begun = ruleset && golden && begin(ruleset, golden.header.setup);
  if (!begun?.ok) throw new Error(`${GOLDEN} does not begin`);
  let battle = begun.value;
  for (const [seat, command] of golden?.orders.slice(0, COMMANDS) ?? []) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`${GOLDEN} does not replay`);
    battle = answer.battle;
  }
  return writeRecord(battle, { scenario: null, seats: { austria: 'human', france: 'human' } });
}

interface Scrubbed {
  readonly golden: string;
  readonly commands: number;
  /** Milliseconds from the address to a replay on the screen that can be scrubbed. */
  readonly opened: number;
  readonly scrubbed: Frames;
  /** One, as long as the table keeps its size. */
  readonly tableSizes: readonly string[];
}

export async function scrubbed(browser: Browser, address: string): Promise<Scrubbed> {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const file = { name: 'long.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(longRecord()) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('html[data-busy="false"] #decision-title').waitFor({ timeout: 120_000 });
  const id = await page.evaluate<string>(`location.hash.split('/').at(-1)`);
  await page.goto('about:blank');
  await page.addInitScript(WATCH);
  const begun = Date.now();
  await page.goto(`${address}#/page/any/replay?battle=${id}`);
  const opened = (await page.evaluate<number>('window.opened')) - begun;
  await page.waitForTimeout(1500);
  await framesOf(browser, page, SCRUB);
  const frames = await framesOf(browser, page, SCRUB);
  const tableSizes = await page.evaluate<string[]>(SIZES);
  await page.close();
  return { golden: GOLDEN, commands: COMMANDS, opened, scrubbed: frames, tableSizes };
}
