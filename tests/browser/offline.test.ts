// Off the net: the whole page after the first visit, and a newer build that waits until the battle is over.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { serveSite, type Site } from '../../scripts/site.ts';
import { copyOfSite } from './ownSite.ts';
import { picture } from './pictures.ts';
import { faultless, inChromium, offlineReady, press, settled, visit } from './visits.ts';

inChromium();

/** A state is waited for, however busy the machine. */

let site: Site | null = null;
let folder = '';

/** A site of this test alone. */
async function ownSite(): Promise<string> {
  folder = copyOfSite();
  site = await serveSite({ folder });
  return site.address;
}

afterEach(async () => {
  await site?.close();
  site = null;
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
});

const caches = (page: Page): Promise<readonly string[]> => page.evaluate('caches.keys()');

/** The same page under another name, as the next build of other sources would be: its old parts are gone. */
function buildAgain(): void {
  const path = join(folder, 'sw.js');
  const source = readFileSync(path, 'utf8');
  const [, entry = ''] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const next = entry.replace(/-[\w-]{8}\.js$/, '-nextnext.js');
  const part = /\/assets\/VictoryCard-[\w-]{8}\.js/.exec(source)?.[0] ?? '';
  cpSync(join(folder, entry), join(folder, next));
  // Parts import the first file of their build.
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    if (name.endsWith('.js')) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(entry.slice(8), next.slice(8)));
  }
  for (const file of ['index.html', 'sw.js'])
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(entry, next));
  // Its parts are named otherwise too: no host has the old ones any more.
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace(/const BUILD = ['"]\w+['"]/, "const BUILD = 'next'")
      .replace(`"${part}",`, ''),
  );
  rmSync(join(folder, entry));
  rmSync(join(folder, part));
}

/** The browser would install the page: it has all that this takes. */
async function installable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await session.detach();
}

describe('off the net', () => {
  it('everything works after the first visit, and at the next; the page can be installed', async () => {
    const address = await ownSite();
    const { context, page, heard } = await visit(address, { kept: true });
    await installable(page);
    await offlineReady(page);
    await context.setOffline(true);
    await site?.close();
    // Pages that were never opened, of both other games, in the reader's language.
    for (const [at, ready] of [
      ['#/page/skirmish/squads', '.recruits'],
      ['#/page/simplicity/army', '.paper-page'],
      ['#/page/large-battles/rules?rule=LB-MOVE-28', '.rule-entry.lit .clause'],
      ['#/page/any/battles?large-battles', '.battles'],
    ] as const) {
      await page.goto(`${address}${at}`);
      await page.locator(ready).first().waitFor();
    }
    await page.locator('.scenario-more > summary').first().click();
    await page
      .getByRole('button', { name: /Command France/ })
      .first()
      .click();
    await settled(page);
    await press(page, /Deploy everything/);
    const pieces = await page.locator('.piece').count();
    const at = page.url();
    // The front page, too, whose host cannot say what it offers.
    await page.goto(address);
    await page.locator('#resume').waitFor();
    expect(heard.filter((line) => line.includes('host.json'))).toEqual([]);
    await page.close();
    const again = await context.newPage();
    await again.goto(at);
    await settled(again);
    expect(await again.locator('.piece').count()).toBe(pieces);
    expect(heard.filter((line) => !/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/.test(line))).toEqual([]);
    await context.close();
  });

  it('a newer build waits while a battle is played, and is taken at a word', async () => {
    const address = await ownSite();
    const { context, page, heard } = await visit(`${address}#/page/any/battles?large-battles`, { kept: true });
    await offlineReady(page);
    const [first] = (await caches(page)).filter((name) => name !== 'drumhead-reader');
    await page.locator('.scenario-more > summary').first().click();
    await page
      .getByRole('button', { name: /Command France/ })
      .first()
      .click();
    await settled(page);
    buildAgain();
    await page.evaluate(`navigator.serviceWorker.getRegistration().then((registration) => registration.update())`);
    const isWaiting = 'navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)';
    await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
    // The battle goes on with the page it began with, also in parts that it has not loaded yet, also when reloaded.
    await press(page, /Deploy everything/);
    await page.reload();
    await settled(page);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('.menu .grave').click();
    await page.locator('.victory').waitFor();
    expect(await page.locator('.foot-notice').count()).toBe(0);
    expect(await page.locator('script[src*="nextnext"]').count()).toBe(0);
    expect(await caches(page)).toEqual(expect.arrayContaining([first, 'drumhead-next']));
    await page.locator('.victory').getByRole('button', { name: 'Home' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'A newer Drumhead is ready' });
    await notice.waitFor();
    await faultless(page);
    await picture(page, 'screens/update');
    await notice.getByRole('button', { name: 'Reload now' }).click();
    await page.locator('script[src*="nextnext"]').waitFor({ state: 'attached' });
    await expect.poll(() => caches(page)).not.toContain(first);
    expect(heard).toEqual([]);
    await context.close();
  });
});
