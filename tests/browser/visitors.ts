// Who visits the page in the browser tests: visitors with nothing kept, and one Chromium for all of them.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { end, isWaiting, leaves, leftFor } from './left.ts';
import { PAINTING, pictureFailed } from './pictures.ts';

/**
 * Visits are over before the code that takes longest to compile has paid for that, those included in which captains think:
 * of the two compilers the quick one alone takes a fifth less of the processor than both, or none. What was compiled once
 * is kept for the next visitor of the same window.
 */
const BRIEF = ['--js-flags=--max-lazy --no-opt --no-flush-bytecode', ...PAINTING];

/** What is waited for comes at once, or later where the machine is busy: so long a wait is a fault. As in vitest.browser.config.ts. */
const MOST_WAIT = 60_000;

let launched: Promise<Browser> | undefined;
let launchedWhole: Promise<Browser> | undefined;
/** The Chromium of this process, where `inChromium` was called: files of tests share it, and it ends with the process. */
export let browser: Browser;

/** One Chromium for all the visits of a file of tests: to be called once, outside of them. */
export function inChromium(): void {
  beforeAll(async () => {
    browser = await (launched ??= launchChromium(false, BRIEF));
  });
  const visiting = async (): Promise<readonly BrowserContext[]> => {
    const browsers = [browser, ...(launchedWhole ? [await launchedWhole] : [])];
    return browsers.flatMap((one) => one.contexts()).filter((context) => !isWaiting(context));
  };
  // Who did not leave leaves now; of a test that failed nothing is left to anybody.
  afterEach(async ({ task }) => {
    const stay = await visiting();
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await pictureFailed(task.fullName, stay);
    await Promise.all(stay.map((context) => (isFailed ? end(context) : context.close())));
  });
}

interface VisitorOptions extends BrowserContextOptions {
  /** The page is kept for off the net, as it is for every reader: for tests that look at just that. */
  readonly kept?: boolean;
  /** In Chromium as readers have it, for what its shell cannot do: it shows no notices. Such a visitor shares nothing. */
  readonly whole?: boolean;
}

/**
 * A new visitor, with nothing kept and chance that falls alike in every run: squads, dice and names come from it, and
 * a test that waits for its turn must not meet a game in which the other side has something to ask first. The service
 * worker, which fetches everything there is, is left out unless it is what a test is about.
 *
 * Half of what a visit costs is fetching and compiling the code of the page. So a visitor who closes leaves context and
 * window to the next who comes with the same options (left.ts).
 */
export async function newVisitor({
  kept = false,
  whole = false,
  ...options
}: VisitorOptions = {}): Promise<BrowserContext> {
  const kind = kindOf(options);
  const isShared = !kept && !whole;
  const left = isShared && leftFor(kind);
  if (left) return left;
  const context = await (whole ? await (launchedWhole ??= launchChromium(true, BRIEF)) : browser).newContext(options);
  context.setDefaultTimeout(MOST_WAIT);
  await context.addInitScript(sameChance);
  await context.addInitScript(instantTurns);
  if (kept) return context;
  await context.addInitScript(NO_SERVICE_WORKER);
  if (isShared && !ALWAYS_NEW) leaves(context, kind, options);
  return context;
}

/** What a visitor is where nobody says otherwise. */
const USUAL: BrowserContextOptions = {
  bypassCSP: false,
  hasTouch: false,
  isMobile: false,
  reducedMotion: 'no-preference',
};

/** The same for visitors with the same options, in whatever order these are named, and whether or not a usual one is. */
function kindOf(options: BrowserContextOptions): string {
  const all = Object.entries({ ...USUAL, ...options });
  return JSON.stringify(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a test is tried a second time, no visitor has had another before. */
const ALWAYS_NEW = process.env['DRUMHEAD_NEW_VISITORS'] === 'yes';

/** Runs in the page before its own code: whatever it draws by chance is drawn alike in every run of a test. */
function sameChance(): void {
  // A page that is opened again goes on with other numbers: names that were given must not be given twice.
  let visits = 0;
  try {
    visits = Number(localStorage.getItem('visits of the test') ?? 0);
    localStorage.setItem('visits of the test', String(visits + 1));
  } catch {
    // A page without an address keeps nothing.
  }
  let drawn = visits << 16;
  const next = (): number => {
    drawn = (drawn + 0x6d2b79f5) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 0x1_0000_0000;
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (list: Uint32Array | Uint8Array) => {
      list.set(Array.from(list, next));
      return list;
    },
  });
}

/** A browser without a service worker for this page, as a private window may be: the page goes on without one. */
const NO_SERVICE_WORKER = `if (navigator.serviceWorker) {
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('not in this test', 'SecurityError'));
}`;

/** Tests need not watch the computer's turn, unless they choose a pace, nor read a briefing, unless they ask for it. */
function instantTurns(): void {
  try {
    if (localStorage.getItem('drumhead.settings') === null)
      localStorage.setItem('drumhead.settings', JSON.stringify({ pace: 'instant', briefing: 'skipped' }));
  } catch {
    // A page without an address keeps nothing.
  }
}
