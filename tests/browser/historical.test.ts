// A person enters a historical battle: strengths give Q and C, some are adjusted, and the battle is begun at once.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artefact } from './chromium.ts';
import { reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, printed, type Size, visit } from './visits.ts';

inChromium();

const opened = (size: Size, locale = 'en-GB') =>
  visit(`${address}#/page/large-battles/historical`, { size, locale, ready: '.rank' });

describe('the page for historical battles', () => {
  it.each(['desk', 'phone'] as const)(
    'gives values by the tables, shows what is adjusted, begins the battle, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size);
      await page.getByLabel('Name of the battle').fill('Raab, 14 June 1809');
      await page.getByLabel('Name of the side').first().fill('Army of Italy');
      // At a desk the first line stands beside the ranks; a phone opens it by a tap.
      const opensFirst = async () => {
        if (size === 'phone') await page.locator('.rank-troops button').nth(1).click();
      };
      const closes = async () => {
        if (size === 'phone') await page.keyboard.press('Escape');
      };
      await opensFirst();
      const unit = page.locator('.unit-card').first();
      await unit.getByLabel('Men in each').fill('820');
      await unit.getByLabel('Troops').selectOption('veteranInfantry');
      await expect.poll(() => unit.locator('.values').innerText()).toMatch(/Q3\s*C6\s*Sk1/);
      await unit.locator('summary').click();
      await expect.poll(() => unit.locator('.sums').innerText()).toContain('LB-QC-03');
      await unit.getByLabel('C by hand (tables: 6)').fill('7');
      await unit.getByRole('button', { name: 'Determined' }).click();
      await expect.poll(() => unit.locator('.values').innerText()).toMatch(/C7 \(adjusted\)/);
      // What would be a fault is closed with it; what is emptied is led to.
      expect(await unit.getByRole('button', { name: 'Wavering' }).getAttribute('aria-disabled')).toBe('true');
      await unit.getByLabel('Men in each').fill('');
      await closes();
      await page.locator('.verdict', { hasText: 'To fix: 1' }).waitFor();
      await picture(page, `screens/historical-${size}`, { fullPage: true });
      await faultless(page);
      await page.locator('.verdict').getByRole('button', { name: 'Go to it' }).click();
      await expect
        .poll(() => page.evaluate('document.activeElement?.dataset.path'))
        .toBe('sides[0].brigades[0].units[0]');
      await opensFirst();
      await unit.getByLabel('Men in each').fill('820');
      await closes();
      await page.locator('.verdict .all-well').waitFor();
      await page.getByLabel('Ground').selectOption('peninsular-clash');
      expect(await printed(page, `historical-${size}`), 'a sheet for each side').toBe(2);

      await reloads(page);
      expect(await page.getByLabel('Name of the battle').inputValue()).toBe('Raab, 14 June 1809');
      expect(await page.locator('.rank-troops button').nth(1).innerText()).toContain('C7');
      // More joins the list that was looked at last, also once its card is closed: the Reserve begins with the CinC alone.
      await page.getByRole('region', { name: 'Army of Italy: Reserve' }).getByRole('button', { name: 'CinC' }).click();
      await closes();
      await page.getByRole('heading', { name: 'Add to Reserve (Army of Italy)' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a scenario' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('raab-14-june-1809.scenario.json');
      const path = artefact(`raab-${size}.scenario.json`);
      await download.saveAs(path);
      const file = JSON.parse(readFileSync(path, 'utf8'));
      expect(file.sides[0].brigades[0].units[0]).toMatchObject({ q: 3, c: 7, sk: 1, rules: ['determined'] });

      await page.getByRole('button', { name: 'Command: Army of Italy' }).click();
      await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page.locator('.bar .where', { hasText: 'Phase 1' }).waitFor();
      await picture(page, `screens/historical-battle-${size}`);
      await expect.poll(() => page.locator('.bar h1').innerText()).toContain('Raab');
      await page.goto(`${address}#/`);
      await page.getByRole('heading', { name: /^Raab, 14 June 1809/ }).waitFor();
      expect(await page.locator('.saved-sides').first().innerText(), 'sides by their names').not.toMatch(/[a-z]-of-/);
      await picture(page, `screens/historical-home-${size}`);
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('knows brigades and divisions of horse, in Italian, and reads the order of battle it saves', async () => {
    const { context, page, heard } = await opened('desk', 'it-IT');
    await page.getByRole('button', { name: 'una brigata o divisione di cavalleria' }).click();
    const unit = page.locator('.unit-card').first();
    await unit.getByLabel('Uomini in ciascuna').fill('5200');
    await unit.getByLabel('Battaglioni leggeri').fill('2');
    await expect.poll(() => unit.locator('.values').innerText()).toMatch(/Q4\s*C7\s*Sk2/);
    await unit.getByLabel('vale come due brigate').check();
    await expect.poll(() => unit.locator('.values').innerText()).toMatch(/Q4\s*C4\s*Sk2/);
    await picture(page, 'screens/historical-italian', { fullPage: true });
    await faultless(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Salva l’ordine di battaglia' }).click(),
    ]);
    const path = artefact('historical.order.json');
    await download.saveAs(path);
    await page.getByRole('button', { name: 'Nuova battaglia' }).click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(path);
    await page.getByText('Caricamento riuscito:').waitFor();
    expect(await unit.locator('.values').innerText()).toMatch(/C4/);
    await input.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"level": "corps"}'),
    });
    await page.locator('.told code', { hasText: 'level' }).waitFor();
    expect(await unit.locator('.values').innerText()).toMatch(/C4/);
    expect(heard).toEqual([]);
    await context.close();
  });
});
