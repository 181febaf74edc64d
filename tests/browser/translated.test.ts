// The browser translates the page while somebody uses it: every text goes on changing.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, inChromium, visit } from './visits.ts';

inChromium();

/** Puts every text into two font elements, as the translator of Chromium does; it says the same, so that pages can be compared. */
const translate = (page: Page) =>
  page.evaluate<number>(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentNode;
      if (parent === null || text.data.trim() === '' || parent.nodeName === 'FONT') continue;
      if (['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.nodeName)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
    return texts.length;
  })()`);

const shown = (page: Page) => page.locator('main').innerText();

it('a page that is translated again and again shows what an untranslated one shows', async () => {
  const start = `${address}#/page/skirmish/squads`;
  const [plain, translated] = [await visit(start, { ready: '.sheet' }), await visit(start, { ready: '.sheet' })];
  const both = [plain.page, translated.page];
  for (const page of both) await page.getByRole('button', { name: 'New squad' }).click();
  const press = async (name: RegExp, nth = 0) => {
    for (const page of both) await page.getByRole('button', { name }).nth(nth).click();
    await expect.poll(() => shown(translated.page)).toBe(await shown(plain.page));
    expect(await translate(translated.page)).toBeGreaterThan(50);
  };
  await translate(translated.page);
  for (const name of ['Officer', 'Line Infantryman', 'Line Infantryman', 'Drummer', 'Voltigeur', 'Line Infantryman'])
    await press(new RegExp(`^One more: ${name}$`));
  for (const name of ['Drummer', 'Line Infantryman']) await press(new RegExp(`^One fewer: ${name}$`));
  for (let n = 0; n < 3; n++) await press(/^Undo$/);
  for (let n = 0; n < 2; n++) await press(/^Paste text/);
  expect(translated.heard).toEqual([]);
}, 240_000);
