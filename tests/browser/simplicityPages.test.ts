// Beside the table of Simplicity in Practice: a person builds an army, repairs it, prints it, sends it, and begins a battle.
import { emptyArmy } from '@drumhead/simplicity/armies';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { artefact, complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { choose, chooseBattle, inPart, play } from './settingUp.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { faultless, visit } from './visits.ts';

const address = inject('address');
const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
inChromium();

async function opened(
  size: keyof typeof SIZES,
  at: string,
  locale = 'en-GB',
): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
  const context = await newVisitor({ viewport: SIZES[size], reducedMotion: 'reduce', locale });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, at.startsWith('http') ? at : `${address}#/page/simplicity/${at}`);
  await page.locator('.paper-page').waitFor();
  return { context, page, heard };
}

/** The sheets of paper that would come out of the printer, in whole millimetres. */
async function printed(page: Page, name: string): Promise<readonly string[]> {
  const pdf = await page.pdf({ path: artefact(`print/${name}.pdf`), format: 'A4', preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)].map(
    ([, width, height]) => [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)).join(' x '),
  );
}

const A4 = '210 x 297';
const onSheet = (page: Page) => page.locator('.army-sheet tbody td:first-child').allInnerTexts();

describe('the army builder', () => {
  it.each(['desk', 'phone'] as const)(
    'goes over the limit, is repaired at one tap, and printed, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size, 'army');
      const add = (name: RegExp) => page.getByRole('button', { name }).click();
      await add(/^\+ Line brigade/);
      await add(/^\+ Reserve brigade/);
      await page.getByText('Legal army: 14 units, 69 points; breaks at 7 lost.').waitFor();
      // What would be called an error is not taken.
      await page.getByLabel('Point limit').fill('65');
      await page.locator('.recruit-closed', { hasText: '4 over the limit of 65' }).waitFor();
      const over = {
        ...emptyArmy('france'),
        limit: 65,
        brigades: [{ list: 'france-line' }, { list: 'france-reserve' }],
      };
      const buffer = Buffer.from(JSON.stringify(over));
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      const fault = page.locator('.problems li', { hasText: '4 over the limit of 65' });
      await fault.waitFor();
      await faultless(page);
      await picture(page, `screens/sip-army-fault-${size}`, { fullPage: true });
      await fault.getByRole('button', { name: /^Fix/ }).click();
      await page.getByText('Legal army: 14 units, 65 points').waitFor();
      // To change a brigade is to agree on brigades of one's own: it stays legal.
      await page.getByRole('button', { name: /^Change its units: Conscripts/ }).click();
      await page.getByText('Legal army: 14 units, 65 points').waitFor();
      expect(await page.getByRole('button', { name: /custom brigades/ }).getAttribute('aria-pressed')).toBe('true');
      await page.locator('.rank-troops button', { hasText: 'Raw Line' }).first().click();
      expect(await page.getByRole('button', { name: /^elite/ }).isDisabled()).toBe(true);
      await page.getByLabel('Name it').fill('Marie-Louises');
      if (size === 'phone') await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
      await page.locator('.army-sheet td', { hasText: 'Marie-Louises' }).waitFor();
      await page.getByLabel('Name of the army').fill('Armée du Nord');
      await faultless(page);
      await picture(page, `screens/sip-army-${size}`, { fullPage: true });
      expect(await printed(page, `sip-army-${size}`)).toEqual([A4]);
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('goes out and in by link, text and file; what was spoilt says so; in Italian as well', async () => {
    const { context, page, heard } = await opened('desk', 'army');
    await page.getByRole('button', { name: 'Russia', exact: true }).click();
    await page.getByRole('button', { name: 'Random legal army' }).click();
    await page.locator('.army-sheet tbody').waitFor();
    const before = await onSheet(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.locator('.told textarea').inputValue();
    const bad = '{"format":"drumhead-simplicity-army","version":7,"__proto__":{"a":1}}';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(bad) });
    await page.locator('.told code', { hasText: 'version' }).waitFor();
    expect(await onSheet(page)).toEqual(before);
    expect(heard).toEqual([]);
    await context.close();

    const friend = await opened('phone', link, 'it-IT');
    await friend.page.getByText('Caricamento riuscito: Russia').waitFor();
    expect((await onSheet(friend.page)).length).toBe(before.length);
    await friend.page.getByRole('button', { name: 'Incolla testo' }).click();
    await friend.page
      .getByLabel('Esercito come testo')
      .fill(
        'Gran Bretagna 140 per accordo\nGuards and heavy cavalry\nBrigata propria: 3 × fanteria di linea, 2 LIGHT E\nZuavi',
      );
    await friend.page.locator('.lines .unsound', { hasText: 'Zuavi' }).waitFor();
    await friend.page.locator('.lines .sound').nth(2).waitFor();
    await faultless(friend.page);
    await picture(friend.page, 'screens/sip-army-italian-phone', { fullPage: true });
    await friend.page.getByRole('button', { name: 'Usa questo esercito' }).click();
    await friend.page.getByText('Esercito valido: 12 unità').waitFor();
    // The longest army there is, on the paper of either language.
    await friend.page.getByRole('button', { name: /^\+ Divisione|^\+ Brigata di divisione/ }).click();
    expect(await printed(friend.page, 'sip-army-three')).toEqual([A4]);
    expect(friend.heard).toEqual([]);
    await friend.context.close();
  });
});

describe('a pick-up battle', () => {
  it.each(['desk', 'phone'] as const)('is set up from armies, dice and switches, and begun, on a %s', async (size) => {
    const { context, page, heard } = await visit(`${address}#/page/simplicity/battle`, { size, ready: '.set-up' });
    await chooseBattle(page, 'Pick-up battle');
    await choose(page, 'Against', 'a friend, here');
    await choose(page, 'Size', /^2$/);
    await inPart(page, 'Forces', async () => {
      await page
        .getByRole('button', { name: /^Change: / })
        .nth(1)
        .click();
      await page.getByLabel('Nation').selectOption('britain');
      await page.getByRole('button', { name: 'Close' }).first().click();
      await page.locator('.set-up-force.side-1 h3', { hasText: 'Britain' }).waitFor();
      await page.locator('.set-up-force.side-1 li').last().click();
      await page.locator('.set-up-force.side-1 .set-up-told', { hasText: 'Moves' }).waitFor();
    });
    await inPart(page, 'Terrain', async () => {
      await page.locator('.set-up-ground').getByText('Table 150 × 100 cm, 32 game turns').waitFor();
      await page.locator('.set-up-ground summary').click();
      for (const [sector, face] of ['3', '4', '6', '5', '1', '6'].entries())
        await page.getByLabel(`Sector ${sector + 1}`).selectOption(face);
      const brought = page.locator('.set-up-ground select option:checked');
      await expect
        .poll(() => brought.allInnerTexts())
        .toEqual(['3: wood', '4: hill', '6: built-up section', '5: rough ground', '1: nothing', '6: built-up section']);
    });
    await inPart(page, 'Rules', async () => {
      for (const name of [/Classic game/, /Allow uneven armies/]) {
        await page.getByRole('switch', { name }).click();
        await page.getByRole('switch', { name, checked: true }).waitFor();
      }
    });
    await faultless(page);
    await picture(page, `screens/sip-battle-${size}`, { fullPage: true });
    await play(page);
    await page.waitForURL(/#\/battle\//);
    await page.locator('#decision').waitFor();
    await picture(page, `screens/sip-begun-${size}`);
    expect(heard).toEqual([]);
    await context.close();
  });
});
