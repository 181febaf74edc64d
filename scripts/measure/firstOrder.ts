// node scripts/measure/firstOrder.ts: presses and seconds from the front page to where the first order can be given, by the
// guided battle and by the tile of each game, and for one who returns by the battle that waits. At a desk and on a phone,
// of the page as built (`--built`: as it was built last). JSON, a line each. Run by hand; seconds want a quiet machine.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { launchChromium } from '../../tests/browser/chromium.ts';
import { buildCompressedSite, serveSite } from '../site.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;
const GAMES = ['large-battles', 'skirmish', 'tomahawks', 'simplicity'];

/** What is pressed next, in this order: the first that is there. */
const NEXT = ['.set-up-play button', '.briefing-foot button.primary', '.deploys button.primary'];
const PATIENCE = 60_000;

/** The person may give an order: nothing is deployed any more, and nothing is on its way. */
const IS_OPEN = `document.querySelector('html[data-busy="false"]') !== null &&
  document.querySelector('.deploys') === null && document.querySelector('#decision-title') !== null &&
  document.querySelector('#decision button:not([aria-disabled="true"])') !== null`;

/** What was really pressed: a click that has not been answered in time was given all the same. */
const COUNTED = `window.presses = 0; addEventListener('click', ({ isTrusted }) => (presses += isTrusted ? 1 : 0), true);`;

interface Way {
  readonly presses: number;
  readonly seconds: number;
}

/** The first press, then whatever comes next until an order can be given. */
async function wayOf(page: Page, first: Locator): Promise<Way> {
  const begun = performance.now();
  await first.click({ timeout: PATIENCE });
  const next = page.locator(NEXT.map((one) => `${one}:not([aria-disabled="true"], :disabled)`).join(', ')).first();
  while (performance.now() - begun < PATIENCE) {
    const seconds = (performance.now() - begun) / 1000;
    if (await page.evaluate<boolean>(IS_OPEN)) return { presses: await page.evaluate<number>('presses'), seconds };
    // What was pressed may go while it is pressed again.
    if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  throw new Error(`No order at ${page.url()}`);
}

async function fresh(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(COUNTED);
  await page.goto(address);
  await page.locator('.game').first().waitFor({ timeout: PATIENCE });
  return page;
}

if (!process.argv.includes('--built')) await buildCompressedSite();
const browser = await launchChromium();
const site = await serveSite();
try {
  for (const [size, options] of Object.entries(SIZES)) {
    const inNew = async (walk: (context: BrowserContext) => Promise<void>): Promise<void> => {
      const context = await browser.newContext({
        ...options,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await walk(context);
      await context.close();
    };
    const tell = (who: string, what: string, { presses, seconds }: Way): void =>
      console.log(JSON.stringify({ size, who, what, presses, seconds: Number(seconds.toFixed(1)) }));
    await inNew(async (context) => {
      const page = await fresh(context, site.address);
      tell('first visit', 'guided', await wayOf(page, page.locator('.hero button.primary').first()));
      // A battle is played in one window at a time.
      await page.close();
      const again = await fresh(context, site.address);
      tell('returns', 'guided', await wayOf(again, again.locator('.hero .saved-open').first()));
    });
    for (const game of GAMES)
      await inNew(async (context) => {
        const tile = (page: Page): Locator => page.locator(`a[href$="setup?game=${game}"]`).first();
        const page = await fresh(context, site.address);
        tell('first visit', game, await wayOf(page, tile(page)));
        await page.close();
        const again = await fresh(context, site.address);
        tell('returns', game, await wayOf(again, again.locator('.hero .saved-open').first()));
        await again.close();
        const other = await fresh(context, site.address);
        tell('returns', `${game}, a new battle`, await wayOf(other, tile(other)));
      });
  }
} finally {
  await browser.close();
  await site.close();
}
