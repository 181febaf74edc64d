// Nothing is lost and everything is said: two windows, storage that is full or blocked, a page that dies.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, press, settled, visit, type Visit } from './visits.ts';

inChromium();

/** A state is waited for, however busy the machine. */

/** A battle of the computer against a person who is asked first. */
async function battle(options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const all = await visit(`${address}#/page/any/battles?large-battles`, options);
  await all.page.locator('.scenario-more > summary').first().click();
  await all.page
    .getByRole('button', { name: /Command France|Comanda la Francia/ })
    .first()
    .click();
  await settled(all.page);
  return all;
}

async function anotherWindow(context: BrowserContext, at: string): Promise<{ page: Page; heard: string[] }> {
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, at);
  return { page, heard };
}

const pieces = (page: Page): Promise<number> => page.locator('.piece').count();
const deploy = (page: Page) => press(page, /Deploy everything/);
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'Open in another window' });
/** Commands of the battles in the browser's storage. */
const stored = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('drumhead');
    opening.onsuccess = () => {
      const all = opening.result.transaction('battles').objectStore('battles').getAll();
      all.onsuccess = () => { opening.result.close(); resolve(all.result.map(({ count }) => count)); };
      all.onerror = reject;
    };
  })`);

describe('a battle is saved', () => {
  it('in one window at a time, and the other follows it', async () => {
    const { context, page, heard } = await battle();
    const { page: second, heard: heardThere } = await anotherWindow(context, page.url());
    await elsewhere(second).waitFor();
    await faultless(second);
    await picture(second, 'screens/saving-elsewhere');
    const before = await pieces(second);
    await deploy(page);
    const deployed = await pieces(page);
    expect(deployed).toBeGreaterThan(before);
    await expect.poll(() => pieces(second)).toBe(deployed);
    await second.getByRole('button', { name: 'Play on here' }).click();
    await settled(second);
    await elsewhere(page).waitFor();
    expect(await elsewhere(second).count()).toBe(0);
    // Loaded anew it still plays the battle; at the front page it does not, and the other window plays on by itself.
    await second.reload();
    await settled(second);
    expect(await elsewhere(second).count()).toBe(0);
    await second.goto(`${address}#/`);
    await second.getByRole('heading', { level: 1, name: 'Drumhead' }).waitFor();
    await page.bringToFront();
    await expect.poll(() => elsewhere(page).count()).toBe(0);
    await settled(page);
    expect([...heard, ...heardThere]).toEqual([]);
    await context.close();
  });

  it('up to the last order before the page died', async () => {
    const { context, page } = await battle();
    const session = await context.newCDPSession(page);
    const before = { pieces: await pieces(page), lines: await stored(page) };
    // Many orders at once, each stored before the next: the page dies between two of them.
    await page.getByRole('button', { name: /Deploy everything/ }).evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => pieces(page)).toBeGreaterThan(before.pieces);
    const shown = await pieces(page);
    await Promise.race([session.send('Page.crash'), page.waitForEvent('crash')]).catch(() => undefined);
    const { page: next, heard } = await anotherWindow(context, page.url());
    await settled(next);
    expect(await next.locator('.refused').count()).toBe(0);
    // An order is stored before it is shown: nothing that was seen is gone, and nothing is there that was not stored.
    const after = { pieces: await pieces(next), lines: await stored(next) };
    expect(after.pieces).toBeGreaterThanOrEqual(shown);
    expect((after.lines[0] ?? 0) - (before.lines[0] ?? 0)).toBeGreaterThanOrEqual(after.pieces - before.pieces);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('or not, where there is no room: it says so, and offers ways out', async () => {
    const { context, page, heard } = await visit(`${address}#/page/any/battles?large-battles`, {
      size: 'phone',
      touch: true,
    });
    const quota = await context.newCDPSession(page);
    const { origin } = new URL(address);
    await quota.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.locator('.scenario-more > summary').first().click();
    await page
      .getByRole('button', { name: /Command France/ })
      .first()
      .click();
    await settled(page);
    const unsaved = page.getByRole('region', { name: 'This battle is not saved' });
    await unsaved.waitFor();
    await faultless(page);
    expect(await stored(page)).toEqual([]);
    // Left inside the page it is still there, and that is said.
    await page.evaluate("location.hash = '#/'");
    await page.getByText('A battle is not saved').waitFor();
    // The notice is there before the page it stands on.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await faultless(page);
    await picture(page, 'screens/saving-left');
    await page.getByRole('link', { name: 'Back to the battle' }).click();
    await settled(page);
    await unsaved.waitFor();
    await quota.send('Storage.overrideQuotaForOrigin', { origin });
    await unsaved.getByRole('button', { name: 'Save in the browser' }).click();
    await unsaved.waitFor({ state: 'detached' });
    const [before] = await stored(page);

    // With a connection open the browser goes by what it knew of the room for a while.
    await page.evaluate(`IDBObjectStore.prototype.put = ((put) => function (...given) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    })(IDBObjectStore.prototype.put), globalThis.full = true`);
    await page.getByRole('button', { name: /Deploy everything/ }).click();
    await page.getByText('no room left').waitFor();
    await faultless(page);
    await picture(page, 'screens/saving-full-phone');
    await page.getByRole('button', { name: 'Play on without saving' }).click();
    await unsaved.waitFor();
    await deploy(page);
    expect(await stored(page)).toEqual([before]);
    await page.evaluate('globalThis.full = false');
    await unsaved.getByRole('button', { name: 'Save in the browser' }).click();
    await unsaved.waitFor({ state: 'detached' });
    expect((await stored(page))[0]).toBeGreaterThan(before as number);
    await page.reload();
    await settled(page);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('beside damaged documents, which take no page with them and can be deleted', async () => {
    const { context, page, heard } = await visit(`${address}#/page/any/keeping`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(`new Promise((resolve, reject) => {
      const opening = indexedDB.open('drumhead-papers');
      opening.onsuccess = () => {
        const papers = opening.result.transaction('papers', 'readwrite').objectStore('papers');
        const one = { name: 'Torn', touched: 1, text: '{"models":' };
        papers.put({ ...one, id: 'torn-1', kind: 'skirmish/squad' });
        papers.put({ ...one, id: 'torn-2', kind: 'skirmish/campaign' });
        papers.transaction.oncomplete = () => { opening.result.close(); resolve(); };
      };
      opening.onerror = reject;
    })`);
    await page.reload();
    const torn = page.locator('.keeping-list > li').filter({ hasText: 'Torn' });
    await expect.poll(() => torn.count()).toBe(2);
    for (const left of [1, 0]) {
      // The front page looks at campaigns, the builder at squads.
      await page.goto(`${address}#/`);
      await page.getByRole('heading', { level: 1, name: 'Drumhead' }).waitFor();
      await page.goto(`${address}#/page/skirmish/squads`);
      await page.locator('.kept-paper, .soldiers').first().waitFor();
      await page.goto(`${address}#/page/any/keeping`);
      await torn.first().locator('summary').click();
      await torn.first().getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => torn.count()).toBe(left);
    }
    expect(heard).toEqual([]);
    await context.close();
  });

  it('nowhere in a browser that blocks storage: that is said before the first order', async () => {
    const { context, page } = await visit(address, { locale: 'it-IT' });
    await context.addInitScript(
      `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }`,
    );
    const heard = complaints(page);
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'non salva nulla' }).waitFor();
    await faultless(page);
    await page.getByRole('button', { name: 'Gioca la prima battaglia' }).click();
    await settled(page);
    await page.getByRole('heading', { name: 'Questa battaglia non è salvata' }).waitFor();
    await faultless(page);
    await picture(page, 'screens/saving-blocked');
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Questa battaglia non è salvata' })
      .getByRole('button', { name: 'Salva la registrazione' })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.battle\.jsonl$/);
    await page.evaluate("location.hash = '#/page/any/keeping'");
    await page.locator('.keeping-device').getByRole('alert').filter({ hasText: 'non salva nulla' }).waitFor();
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});
