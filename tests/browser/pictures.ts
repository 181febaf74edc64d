// Pictures of the pages that tests look at: for people, who ask for them, and of what a test failed at.
import type { BrowserContext, Page } from 'playwright-core';
import { artefact } from './chromium.ts';

/** A picture costs a quarter of a second of the processor, and a run has a hundred and fifty. */
const ASKED_FOR = process.env['DRUMHEAD_PICTURES'] === 'yes';

/**
 * Do pages come out in dots? Unless somebody wants to see them, nobody does: no memory is given to that, so that the page
 * is laid out, hit and measured as ever, and only never painted, which takes a quarter of the processor in a battle.
 */
const ARE_PAINTED = ASKED_FOR || process.env['DRUMHEAD_NEW_VISITORS'] === 'yes';

/** What Chromium is told about it. */
export const PAINTING: readonly string[] = ARE_PAINTED ? [] : ['--force-gpu-mem-available-mb=0'];

/** What the page looks like now, as `artefacts/<name>.png`, where DRUMHEAD_PICTURES is `yes`. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (ASKED_FOR) await page.screenshot({ path: artefact(`${name}.png`), fullPage });
}

/**
 * What every page that is open looks like where a test has just failed, as `artefacts/failed/<its name>`: a picture, or on
 * paper where pages are not painted.
 */
export async function pictureFailed(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = artefact(`failed/${name}${i === 0 ? '' : `-${i + 1}`}`);
    const picture = ARE_PAINTED
      ? page.screenshot({ path: `${path}.png`, timeout: 5_000 })
      : onPaper(page, `${path}.pdf`);
    // A page that hangs or has crashed has none; what the test said is what counts.
    await picture.catch(() => undefined);
  }
}

/** The page as it stands on the screen, on paper of the size of its window. */
async function onPaper(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.emulateMedia({ media: 'screen' });
  const printed = page.pdf({ path, width: `${width}px`, height: `${height}px`, printBackground: true });
  const late = new Promise<never>((_, fail) => setTimeout(fail, 5_000, new Error('it is not printed')));
  await Promise.race([printed, late]);
}
