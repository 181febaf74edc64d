// Pictures of the pages that tests look at: for people, who ask for them, and of what a test failed at.
import type { BrowserContext, Page } from 'playwright-core';
import { artefact } from './chromium.ts';

/** A picture costs a quarter of a second of the processor, and a run has a hundred and fifty. */
const ASKED_FOR = process.env['DRUMHEAD_PICTURES'] === 'yes';

/** What the page looks like now, as `artefacts/<name>.png`, where DRUMHEAD_PICTURES is `yes`. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (ASKED_FOR) await page.screenshot({ path: artefact(`${name}.png`), fullPage });
}

/** What every page that is open looks like where a test has just failed, as `artefacts/failed/<its name>.png`. */
export async function pictureFailed(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = artefact(`failed/${name}${i === 0 ? '' : `-${i + 1}`}.png`);
    // A page that hangs or has crashed has none; what the test said is what counts.
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}
