// Files and links are dropped and pasted anywhere on the page: each is opened where it belongs, or named.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, faultless, inChromium, visit } from './visits.ts';

inChromium();

const drop = async (page: Page, name: string, text: string) => {
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)})); return data; })()`,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.getByText(/Drop the file to open it|Rilascia il file/).waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
};
const paste = (page: Page, text: string) =>
  page.evaluate(
    `(() => { const clipboardData = new DataTransfer(); clipboardData.setData('text', ${JSON.stringify(text)}); document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })); })()`,
  );

const squad = JSON.stringify({
  format: 'drumhead-skirmish-squad',
  version: 1,
  name: 'Les Perdus',
  roster: 'fr',
  limit: 400,
  models: [{ profile: 'fr-officer' }],
});

it('a file that is dropped goes to its page, a foreign one is named, a list is offered to the builders', async () => {
  const { page, heard } = await visit(`${address}#/page/large-battles/rules`);
  await page.waitForLoadState('networkidle');
  await drop(
    page,
    'army.ros',
    '<roster battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/rosterSchema">',
  );
  await page.getByText('This is a file of BattleScribe (version 2.03).').waitFor();
  await faultless(page);
  await drop(page, 'x.txt', squad);
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Les Perdus');
  await drop(page, 'list.txt', '• French 400 pts\n• Officer (60 pts)\n• Line Infantryman x4');
  await page.locator('.door').getByRole('button', { name: 'Squads' }).click();
  await page.getByRole('button', { name: 'Use this squad' }).click();
  await expect.poll(() => page.locator('.sheet tbody tr').count()).toBeGreaterThan(1);
  await drop(page, 'position', readFileSync('examples/positions/simplicity.json', 'utf8'));
  await page.getByRole('heading', { name: 'Who plays?' }).or(page.locator('.position-players')).first().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('h1').click();
  await paste(page, 'Look: <https://example.org/#/page/skirmish/game>. Yours, Paul');
  await expect.poll(() => page.url()).toContain('#/page/skirmish/game');
  expect(heard).toEqual([]);
}, 240_000);
