// A scenario is published on a server with its picture, found by somebody else, changed as a copy that names it, and reported.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverOn } from '../../apps/server/src/app.ts';
import type { RunningServer } from '../../apps/server/src/serverOptions.ts';
import { dist } from '../../scripts/site.ts';
import { picture } from './pictures.ts';
import { faultless, inChromium, visit } from './visits.ts';

inChromium();

const folder = mkdtempSync(join(tmpdir(), 'drumhead-library-'));
let server: RunningServer;
let address = '';
beforeAll(async () => {
  server = await serverOn({ database: join(folder, 'battles.db'), pages: dist });
  address = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}/`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is published by one, found by another, and named by the copy that he makes', async () => {
  const maker = await visit(`${address}#/page/any/library`);
  await maker.page.getByText('No scenarios yet').waitFor();
  await faultless(maker.page);
  await maker.page.evaluate("location.hash = '#/page/any/maker?copy=simplicity&battle=crossroads'");
  await maker.page.locator('.maker .terrain').waitFor();
  const button = (name: string) => maker.page.getByRole('button', { name });
  await button('Publish').first().click();
  const here = button('Publish on this server');
  await expect.poll(() => here.getAttribute('aria-disabled')).toBe('true');
  await maker.page.getByText('Choose a licence first.').waitFor({ state: 'attached' });
  await maker.page.getByLabel('Made by').fill('Ada');
  await maker.page.getByLabel('Licence').selectOption('CC-BY-SA-4.0');
  await maker.page.getByLabel('Choose a picture').setInputFiles('apps/web/public/pictures/day.webp');
  await maker.page.locator('.maker-cover').waitFor();
  await maker.page.getByLabel('What it shows (English)').fill('A drum');
  await maker.page.getByLabel('What it shows (English)').press('Enter');
  await faultless(maker.page);
  await here.click();
  await maker.page.getByText('Published: edition 1.').waitFor();
  await picture(maker.page, 'library/published', { fullPage: true });
  await maker.page.getByRole('textbox', { name: 'Edition' }).fill('2');
  await here.click();
  await maker.page.getByRole('link', { name: 'Open its page' }).click();
  await maker.page.getByText('You published it.').waitFor();
  expect(maker.heard).toEqual([]);

  const { page, heard } = await visit(`${address}#/page/any/library`, { size: 'phone', ready: '.scenario-card' });
  await page.getByLabel('Search').fill('nothing like it');
  await page.getByText('No scenario is like that.').waitFor();
  await page.getByLabel('Search').fill('cross');
  await page.getByText('Scenarios: 1').waitFor();
  await faultless(page);
  await picture(page, 'library/phone');
  await page.locator('.scenario-card a').click();
  await page.getByText('By Ada · Licence CC-BY-SA-4.0 · Edition 1').waitFor();
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'A drum' }).evaluate((one) => (one as { naturalWidth?: number }).naturalWidth),
    )
    .toBeGreaterThan(0);
  await faultless(page);
  await picture(page, 'library/scenario-phone', { fullPage: true });
  // A star is for who has played it to its end here.
  await page.getByText('Stars: 0').waitFor();
  const star = page.getByRole('button', { name: 'Give it a star' });
  expect(await star.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('You may give a star once you have played it to its end').waitFor({ state: 'attached' });
  await page.getByText('Report it').click();
  await page.getByRole('button', { name: 'Report this scenario' }).click();
  await page.getByText('Reported.').waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await faultless(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await faultless(page);
  await page.getByRole('button', { name: 'Change a copy' }).click();
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Made from “Copy of The Crossroads” · By Ada').waitFor();
  await faultless(page);
  expect(heard).toEqual([]);
});
