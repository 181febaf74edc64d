import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { ROOT } from '../workspace.ts';
import { complaints } from './chromium.ts';
import { faultsOf } from './faults.ts';
import { PLAIN } from './left.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { browser, inChromium, newVisitor } from './visitors.ts';
import { atTheEdge, faultsDrawn, sticksOut, visit, withText } from './visits.ts';

const address = inject('address');
inChromium();

describe('the page', () => {
  it.each([
    { name: 'desk', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ])('opens on a $name without a complaint', async ({ name, width, height }) => {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
    const heard = complaints(page);
    await opens(page, address);
    await picture(page, `screens/first-${name}`);
    expect(await page.title()).toContain('Drumhead');
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    const across = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(across, 'nothing sticks out to the right').toBeLessThanOrEqual(0);
    // This host has plain files alone: nothing that needs the server is offered.
    await expect.poll(() => page.getByRole('button', { name: 'On this screen' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'by a link' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open challenges' }).count()).toBe(0);
    expect(heard).toEqual([]);
    await page.close();
  });

  it('says so where the words of the front page do not come', async () => {
    const page = await (await newVisitor({ locale: 'en-GB' })).newPage();
    await page.route('**/assets/messages-en-*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('web.home.takeTheField')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('web.');
    await page.context().close();
  });

  it('is usable without eyes or mouse, as far as a program can tell', async () => {
    const page = await (await newVisitor()).newPage();
    await opens(page, address);
    // A button on the cloth can be read under the pointer, too.
    await page.locator('footer button').hover();
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('carries the licences of the libraries and fonts that it ships', async () => {
    const licences = await (await fetch(new URL('licences.txt', address))).text();
    const shipped = ['apps/web', 'packages/engine'].flatMap((folder) => {
      const pack = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        readonly dependencies: Readonly<Record<string, string>>;
      };
      return Object.keys(pack.dependencies).filter((name) => !name.startsWith('@drumhead/'));
    });
    const named = [...licences.matchAll(/^## (\S+) - [\d.]+ \((?:MIT|ISC|OFL-1\.1)\)\n\n(?=[^#]*?Copyright)/gm)];
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(shipped));
    const page = await (await newVisitor()).newPage();
    await opens(page, address);
    const link = page.getByRole('link', { name: /^(Licences|Licenze)/ });
    expect(await link.evaluate((at) => (at as HTMLAnchorElement).href)).toBe(new URL('licences.txt', address).href);
    await page.context().close();
  });

  it('says that an address leads nowhere, and the way home', async () => {
    const page = await (await newVisitor()).newPage();
    const heard = complaints(page);
    await opens(page, `${address}#/page/large-battles/nowhere?x=%3Cb%3E`);
    expect(await page.getByRole('alert').innerText()).toContain('large-battles/nowhere');
    await page.locator('header a.home').click();
    await page.getByRole('heading', { level: 1, name: 'Drumhead' }).waitFor();
    expect(heard).toEqual([]);
    await page.context().close();
  });

  it('says that a battle is not on this device, and that no page has such an address', async () => {
    const { context, page } = await visit(`${address}#/page/any/learn`);
    for (const [hash, words] of [
      ['#/battle/nobody-knows-it', /no battle at this address|non c’è una battaglia/],
      ['#/somewhere/else', /somewhere\/else/],
    ] as const) {
      await page.goto(new URL(PLAIN, address).href);
      await page.goto(`${address}${hash}`);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    await context.close();
  });

  it('has no link that leads nowhere on any page that links reach, which has room in narrow windows and with large text', {
    timeout: 240_000,
  }, async () => {
    const { context, page, heard } = await visit(address);
    const seen = new Set<string>();
    const narrow: string[] = [];
    const waiting = ['#/'];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const place = next.replace(/\?.*$/, '');
      if (seen.has(place)) continue;
      seen.add(place);
      await opens(page, `${address}${next}`);
      await page.locator('main').first().waitFor();
      await expect
        .poll(() =>
          page
            .locator('main > [role=status]', {
              hasText: /Loading the page|Caricamento della pagina|Setting the table|Preparazione del tavolo/,
            })
            .count(),
        )
        .toBe(0);
      expect(await page.getByText(/There is no page called|Non esiste una pagina/).count(), next).toBe(0);
      const links = await page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('a[href^="#"]')].map((one) => one.getAttribute('href'))`,
      );
      for (const [width, text] of [
        [1440, 1],
        [320, 1],
        [640, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await withText(page, text);
        const found = await faultsDrawn(page, async () => [...(await sticksOut(page)), ...(await atTheEdge(page))]);
        narrow.push(...found.map((what) => `${next} at ${width} pixels, text ${text} times as large: ${what}`));
      }
      for (const link of links) {
        if (link.startsWith('#/')) waiting.push(link);
        else
          expect(await page.evaluate(`document.getElementById(${JSON.stringify(link.slice(1))}) !== null`), link).toBe(
            true,
          );
      }
    }
    expect(seen.size).toBeGreaterThan(9);
    expect(narrow, 'sticks out, or stands at the very edge').toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('skips to the decision of a battle, which keeps its address', async () => {
    const { context, page } = await visit(address);
    await page.locator('.hero .primary').press('Enter');
    await page.locator('#decision-title').waitFor();
    const at = page.url();
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('decision-title');
    await expect.poll(() => page.url()).toBe(at);
    expect(await page.locator('#decision-title').isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('decision-title');
    await context.close();
  });
});

describe('the head of the front page', () => {
  it('stands before the page itself has come, in the language of a newcomer, and nowhere else', async () => {
    for (const [locale, headline] of [
      ['en-GB', 'Command a battle in miniature'],
      ['it-IT', 'Comanda una battaglia in miniatura'],
      ['fr-FR', 'Command a battle in miniature'],
    ] as const) {
      const page = await (await newVisitor({ locale, colorScheme: 'dark' })).newPage();
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(address);
      const heads = page.locator('#first-view h2:visible');
      expect(await heads.allInnerTexts(), locale).toEqual([headline]);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.goto('about:blank');
      await page.goto(`${address}#/page/any/learn`);
      expect(await heads.count(), 'another page was asked for').toBe(0);
      await page.context().close();
    }
  });

  it('stays where it is as the page comes, and is not there where an own battle waits', async () => {
    const page = await (await newVisitor({ locale: 'en-GB' })).newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(address);
    const place = () =>
      page.locator('.hero .panel h2:visible').evaluate((head) => {
        const { x, y, width } = head.getBoundingClientRect();
        return { x, y, width };
      });
    const before = await place();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.locator('.hero .primary').waitFor();
    expect(await page.locator('#first-view').count()).toBe(0);
    expect(await place()).toEqual(before);
    await page.locator('.hero .primary').click();
    await page.locator('#decision-title').waitFor();
    await page.goto(address);
    await page.locator('#resume').waitFor();
    // Its table stands there as it is, with the troops on it.
    await page.locator('.hero-table .piece').first().waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('#first-view h2:visible').count()).toBe(0);
    await page.context().close();
  });
});
