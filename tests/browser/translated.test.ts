// The browser translates the page while somebody uses it: every text goes on changing.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { translate } from './translator.ts';
import { address, inChromium, visit } from './visits.ts';

inChromium();

// Each page keeps its own squad, and says when: the minute may turn between them.
const shown = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\d{2}:\d{2}/g, '--:--');

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
    await press(new RegExp(`^\\+ ${name}: `));
  for (let n = 0; n < 2; n++) await press(/^Remove$/);
  for (let n = 0; n < 3; n++) await press(/^Undo$/);
  for (let n = 0; n < 2; n++) await press(/^Paste text/);
  expect(translated.heard).toEqual([]);
}, 240_000);
