// A page that cannot begin says so, in both languages: without JavaScript, and where its code does not arrive or is not
// understood. One that begins never shows it.
import { describe, expect, it } from 'vitest';
import { address, inChromium } from './visits.ts';
import { newVisitor } from './visitors.ts';

inChromium();

const SENTENCES = {
  en: 'Drumhead needs JavaScript and a browser of',
  it: 'Drumhead ha bisogno di JavaScript e di un browser',
};

describe('a page that cannot begin', () => {
  const WAYS = {
    'without JavaScript': { javaScriptEnabled: false, code: null },
    'whose code does not arrive': { javaScriptEnabled: true, code: null },
    'whose code the browser does not understand': { javaScriptEnabled: true, code: 'const = new' },
  };

  it.each(Object.entries(WAYS))('%s says so in both languages', async (_, { javaScriptEnabled, code }) => {
    const context = await newVisitor({ javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled)
      await page.route(/\.js$/, (route) =>
        code === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: code }),
      );
    await page.goto(address);
    // Without scripts nothing is waited for.
    if (!javaScriptEnabled)
      expect(await page.locator('#no-start').evaluate((element) => element.getAnimations().length)).toBe(0);
    for (const [language, sentence] of Object.entries(SENTENCES))
      await page.locator(`p[lang="${language}"]:visible`, { hasText: sentence }).waitFor();
    await context.close();
  });

  it('is not what a slow one looks like', async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(/\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const sentences = page.locator('#no-start');
    await sentences.waitFor({ state: 'attached' });
    // By the clock of the page, held at each moment: no machine is too slow for that.
    const isVisibleAt = async (ms: number): Promise<boolean> => {
      await sentences.evaluate((element, at) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = at;
        }
      }, ms);
      return sentences.isVisible();
    };
    expect([await isVisibleAt(0), await isVisibleAt(4900), await isVisibleAt(5002)]).toEqual([false, false, true]);
    arrive();
    await page.locator('main').waitFor();
    expect(await sentences.count()).toBe(0);
    await context.close();
  });
});
