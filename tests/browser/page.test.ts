import axe, { type AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { artefact, complaints, launchChromium } from './chromium.ts';

const address = inject('address');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

describe('the page', () => {
  it.each([
    { name: 'desk', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ])('opens on a $name without a complaint', async ({ name, width, height }) => {
    const page = await browser.newPage({ viewport: { width, height } });
    const heard = complaints(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: artefact(`screens/first-${name}.png`) });
    expect(await page.title()).toContain('Drumhead');
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    const across = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(across, 'nothing sticks out to the right').toBeLessThanOrEqual(0);
    expect(heard).toEqual([]);
    await page.close();
  });

  it('is usable without eyes or mouse, as far as a program can tell', async () => {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    const found = violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
    expect(found).toEqual([]);
    await page.close();
  });

  it('says that an address leads nowhere, and the way home', async () => {
    const page = await browser.newPage();
    const heard = complaints(page);
    await page.goto(`${address}#/page/large-battles/nowhere?x=%3Cb%3E`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('alert').innerText()).toContain('large-battles/nowhere');
    await page.locator('header a.home').click();
    await page.getByRole('heading', { level: 1, name: 'Drumhead' }).waitFor();
    expect(heard).toEqual([]);
    await page.close();
  });
});
