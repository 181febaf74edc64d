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
    for (const [language, sentence] of Object.entries(SENTENCES))
      await page.locator(`p[lang="${language}"]:visible`, { hasText: sentence }).waitFor();
    await context.close();
  });

  it('is not what a slow one looks like', async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.route(/\.js$/, async (route) => {
      await new Promise((later) => setTimeout(later, 300));
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#no-start').waitFor({ state: 'attached' });
    expect(await page.locator('#no-start').isVisible()).toBe(false);
    await page.locator('main').waitFor();
    expect(await page.locator('#no-start').count()).toBe(0);
    await context.close();
  });
});
