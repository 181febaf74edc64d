// A person builds a Division: breaks a rule, repairs it at one tap, prints it, reloads, sends it by link and by text.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artefact } from './chromium.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, printed, type Size, visit } from './visits.ts';

const builder = `${address}#/page/large-battles/division`;
inChromium();

const opened = (size: Size, at = builder, locale = 'en-GB') => visit(at, { size, locale, ready: '.sheet' });

const brigades = (page: Page) => page.locator('.rank[data-path^="brigades"] h2').allInnerTexts();

/** The brigades of the division that is stored on the device; null: none is. */
const storedBrigades = (page: Page) =>
  page.evaluate<readonly unknown[] | null>(`new Promise((done) => {
    const opening = indexedDB.open('drumhead-papers');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('papers').objectStore('papers').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        done(reading.result.length === 1 ? JSON.parse(reading.result[0].text).brigades : null);
      };
    };
  })`);

describe('the division builder', () => {
  it.each(['desk', 'phone'] as const)(
    'builds, breaks a rule, repairs it at one tap and prints, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size);
      await page.getByRole('button', { name: '+ Light Cavalry Brigade' }).click();
      // What may not be taken stays, greyed, with its reason.
      expect(await page.getByRole('button', { name: '+ Light Cavalry Brigade' }).isDisabled()).toBe(true);
      await page.locator('.recruit-closed', { hasText: 'Light Cavalry Brigade: at most 1 per division.' }).waitFor();
      const fault = page.locator('.problems li', { hasText: 'LB-LIST-01' });
      await fault.waitFor();
      await faultless(page);
      await picture(page, `screens/division-fault-${size}`, { fullPage: true });
      await fault.getByRole('button', { name: /^Fix/ }).click();
      await page.getByText('Legal division:').first().waitFor();
      expect(await brigades(page)).toEqual(['1. Light Cavalry Brigade', '2. Mixed Brigade']);
      // A unit is chosen on parade: its special rules are told, and what may stand in its place.
      await page.locator('.rank-troops button', { hasText: 'Hussars' }).first().click();
      await page.getByRole('button', { name: /^Lancer regiment/ }).click();
      await page.locator('.told-rules', { hasText: 'Opportunistic' }).waitFor();
      await page.getByLabel('Name it').fill('Lanciers Rouges');
      if (size === 'phone') await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
      await page.locator('.sheet td', { hasText: 'Lanciers Rouges' }).waitFor();
      await page.getByLabel('Name of the division').fill('3ª Divisione «Élite»');
      await faultless(page);
      await picture(page, `screens/division-legal-${size}`, { fullPage: true });
      expect(await printed(page, `division-${size}`)).toBe(1);
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('keeps it over a reload, and takes a change back', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Russia', exact: true }).click();
    await page.getByRole('button', { name: 'Random legal division' }).click();
    await page.getByText('Legal division:').first().waitFor();
    const before = await brigades(page);
    expect(before).toHaveLength(3);
    // The list of what is kept stands after the first change; the reload must come after the last.
    await expect.poll(() => storedBrigades(page)).toHaveLength(3);
    await reloads(page);
    await page.locator('.sheet').waitFor();
    await expect.poll(() => brigades(page)).toEqual(before);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    expect(await brigades(page)).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await brigades(page)).toEqual(before);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('goes out and in by link; a link that was spoilt says so and changes nothing', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Spain' }).click();
    await page.getByRole('button', { name: 'Random legal division' }).click();
    const sent = await brigades(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.locator('.told textarea').inputValue();
    expect(link.length).toBeLessThan(1500);

    const friend = await opened('phone', link, 'it-IT');
    await friend.page.getByText('Caricamento riuscito: Spagna').waitFor();
    expect(await friend.page.locator('.rank[data-path^="brigades"]').count()).toBe(sent.length);
    expect(friend.page.url()).not.toContain('?');
    const kept = await brigades(friend.page);
    await expect.poll(() => storedBrigades(friend.page)).toHaveLength(sent.length);
    const stored = await storedBrigades(friend.page);
    await picture(friend.page, 'screens/division-italian-phone', { fullPage: true });
    // The largest Division there is, in the longer language: still one sheet of paper.
    for (let left = sent.length; left > 0; left--)
      await friend.page
        .getByRole('button', { name: /^Togli/ })
        .first()
        .click();
    for (const list of ['Brigata di milizia', 'Brigata di milizia', 'Brigata di fanteria di linea'])
      await friend.page.getByRole('button', { name: `+ ${list}` }).click();
    await friend.page.getByText('Divisione valida: 26 unità').waitFor();
    expect(await printed(friend.page, 'division-largest')).toBe(1);
    for (let back = sent.length + 3; back > 0; back--)
      await friend.page.getByRole('button', { name: 'Annulla' }).click();
    // What is opened next reads what is stored.
    await expect.poll(() => storedBrigades(friend.page)).toEqual(stored);
    const spoilt = [
      [link.slice(0, -5), 'incompleto'],
      [link.replace('division=2.', 'division=7.'), 'versione 7'],
      [link.replace(/division=.*/, 'division=<img src=x onerror=alert(1)>'), 'non appartiene'],
      [link.replace(/division=.*/, 'division=1.10.eyJhIjoxfQ'), 'sconosciuto'],
    ] as const;
    for (const [broken, said] of spoilt) {
      await opens(friend.page, broken);
      await friend.page.locator('.told[role=alert]', { hasText: said }).waitFor();
      expect(await brigades(friend.page)).toEqual(kept);
      await friend.page.getByRole('button', { name: 'Chiudi' }).click();
    }
    expect([...heard, ...friend.heard]).toEqual([]);
    await friend.context.close();
    await context.close();
  });

  it('explains a pasted text line by line, in either language, and takes it', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Paste text' }).click();
    const box = page.getByLabel('Order of battle as text');
    await box.fill(
      'Austria 1805-1809\nBrigata di granatieri\nOld Guard\nAvant-garde Brigade: Grenzer battalion, uhlans, ussari',
    );
    await page.locator('.lines .unsound', { hasText: 'Line 3' }).waitFor();
    await picture(page, 'screens/division-pasted', { fullPage: true });
    await faultless(page);
    await box.fill(
      'Austria 1805-1809\nBrigata di granatieri\nAvant-garde Brigade: Grenzer battalion, uhlans, hussars\nReserve: dragoons',
    );
    await expect.poll(() => page.locator('.lines .sound').count()).toBe(4);
    await page.getByRole('button', { name: 'Use this division' }).click();
    await page.getByText('Legal division:').first().waitFor();
    expect(await brigades(page)).toEqual(['1. Grenadier Brigade', '2. Avant-garde Brigade']);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('reads the file it writes, and says of any other what is wrong where', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Britain' }).click();
    await page.getByRole('button', { name: 'Random legal division' }).click();
    const before = await brigades(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('britain.division.json');
    const path = artefact('britain.division.json');
    await download.saveAs(path);
    await page.getByRole('button', { name: 'France' }).click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(path);
    await page.getByText('Loaded:').waitFor();
    expect(await brigades(page)).toEqual(before);
    const bad = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await file.setInputFiles(bad('{"nation": "france", "brigades": [3]}'));
    await page.locator('.told code', { hasText: 'brigades[0]' }).waitFor();
    await file.setInputFiles(bad('{"nation"'));
    await page.getByText('breaks off in line 1').waitFor();
    expect(await brigades(page)).toEqual(before);
    expect(heard).toEqual([]);
    await context.close();
  });
});
