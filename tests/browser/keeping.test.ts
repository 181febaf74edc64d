// What is kept on the device: found, changed, taken away and brought back; lists on cards; a campaign one returns to.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, printed, settled, visit } from './visits.ts';

inChromium();

/** A state is waited for, however busy the machine. */

const KEEPING = `${address}#/page/any/keeping`;

describe('everything on this device', () => {
  it('is found, named, noted, copied, deleted and brought back, and goes to another device as one file', async () => {
    const { context, page, heard } = await visit(`${address}#/page/skirmish/squads`);
    await page.getByRole('button', { name: 'Random legal squad' }).click();
    await page.getByLabel('Name of the squad').fill('Rifles');
    await page.goto(`${address}#/page/any/battles?simplicity`);
    await page.locator('.scenario-more > summary').first().click();
    await page
      .getByRole('button', { name: /Command France/ })
      .first()
      .click();
    await settled(page);
    await page.goto(KEEPING);
    const entries = page.locator('.keeping-list > li');
    await expect.poll(() => entries.count()).toBe(2);
    await faultless(page);
    const rifles = entries.filter({ hasText: 'Rifles' });
    await rifles.locator('summary').click();
    await rifles.getByLabel('Folder').fill('Peninsula');
    await rifles.getByLabel('Notes').fill('For the ford at Almeida');
    await rifles.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => entries.count()).toBe(3);
    await page.getByLabel('Search names and notes').fill('almeida');
    await expect.poll(() => entries.count()).toBe(2);
    const copy = entries.filter({ hasText: 'Rifles (copy)' });
    await copy.locator('summary').click();
    await copy.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => entries.count()).toBe(1);
    // Focus goes to what can be done about it, and then to the card that is back.
    await page.locator('.foot-notice button:focus', { hasText: 'Undo' }).click();
    await expect.poll(() => entries.count()).toBe(2);
    await copy.locator('.saved-open:focus').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything as a file' }).click();
    const file = await (await download).path();

    const other = await visit(KEEPING, { size: 'phone', locale: 'it-IT', touch: true });
    const damaged = readFileSync(file, 'utf8').replace(/"content":".{60}/, '"content":"');
    const input = other.page.locator('.keeping-device input[type=file]');
    await input.setInputFiles([
      { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(damaged) },
      { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
    ]);
    await other.page.getByText('Nulla è cambiato').waitFor();
    // Each file has its answer.
    expect(await other.page.locator('.door [role=alert]').count()).toBe(2);
    await other.page.locator('.door').getByRole('button', { name: 'Chiudi' }).click();
    await input.setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: readFileSync(file) });
    await expect.poll(() => other.page.locator('.keeping-list > li').count()).toBe(3);
    await faultless(other.page);
    await picture(other.page, 'screens/keeping-phone');
    await other.page.locator('.keeping-list > li').filter({ hasText: 'Rifles (copy)' }).locator('.saved-open').click();
    await other.page.locator('.recruits').first().waitFor();
    expect(await other.page.getByLabel('Nome della squadra').inputValue()).toBe('Rifles (copy)');
    // Both sheets come into sight, far above the button.
    await other.page.getByRole('button', { name: 'Confronta Rifles', exact: true }).click();
    await expect.poll(() => other.page.locator('.sheets.beside .sheet').count()).toBe(2);
    const inSight = `(({ top }) => top >= 0 && top < innerHeight)(document.querySelector('.sheets.beside').getBoundingClientRect())`;
    await expect.poll(() => other.page.evaluate<boolean>(inSight)).toBe(true);
    await other.page.goto(KEEPING);
    await other.page.locator('.keeping-list .saved-open[href^="#/battle/"]').click();
    await settled(other.page);
    expect([...heard, ...other.heard]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});

describe('a list', () => {
  it.each([
    { page: 'skirmish/squads', draw: 'Random legal squad' },
    { page: 'large-battles/division', draw: 'Random legal division' },
    { page: 'simplicity/army', draw: /^Random/ },
  ])('is printed as cards, and as counters of the size of the bases ($page)', async ({ page: at, draw }) => {
    const { context, page, heard } = await visit(`${address}#/page/${at}`);
    await page.getByRole('button', { name: draw }).first().click();
    await page.getByRole('button', { name: 'Cards and counters' }).click();
    await page.locator('.unit-card').first().waitFor();
    await faultless(page);
    const counters = page.locator('.counters svg');
    expect(await counters.count()).toBe(await page.locator('.unit-card').count());
    // Each box says what it is for, and no two cards are called alike.
    const boxes = await page.locator('.unit-card-boxes').allInnerTexts();
    expect(boxes.length).toBeGreaterThanOrEqual(await counters.count());
    expect(boxes.filter((label) => label.trim() === '')).toEqual([]);
    const names = await page.locator('.unit-card strong').allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    // The browser's millimetre, by the bar that a reader measures.
    const [wide, bar, width] = await page.evaluate<readonly number[]>(`(() => {
      const first = document.querySelector('.counters svg');
      const across = (one) => one.getBoundingClientRect().width;
      return [across(first), across(document.querySelector('.cards-bar')), parseFloat(first.getAttribute('width'))];
    })()`);
    expect((wide as number) / (bar as number)).toBeCloseTo((width as number) / 50, 1);
    expect(await printed(page, `cards-${at.replace('/', '-')}`)).toBeLessThanOrEqual(4);
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('a campaign', () => {
  it('is on the front page, begins its next game at two taps, and keeps its men and replays', async () => {
    const { context, page, heard } = await visit(`${address}#/page/skirmish/campaign`, {
      size: 'phone',
      touch: true,
      settings: { pace: 'instant', briefing: 'shown' },
    });
    await page.getByRole('button', { name: 'Draw everything and play' }).click();
    // The campaign knows of its battle only once that has begun, also where the page was loaded anew meanwhile.
    const begin = page.getByRole('button', { name: 'Set up everything for me' });
    await begin.waitFor();
    await faultless(page);
    await reloads(page);
    await begin.click();
    await settled(page);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Concede the game' }).click();
    await page.locator('.menu .grave').click();
    const onwards = page.locator('.victory').getByRole('link', { name: 'Continue the campaign' });
    await onwards.waitFor();
    await expect.poll(() => page.locator('.victory .primary').count(), { message: 'one way leads' }).toBe(1);
    await onwards.click();
    await page.getByRole('heading', { name: 'After the game' }).waitFor();
    await page.goto(address);
    const card = page.locator('.home-card');
    await card.getByText('Victory in game 1').waitFor();
    await faultless(page);
    await card.getByRole('link', { name: 'Continue the campaign' }).click();
    const dice = page.getByRole('button', { name: 'Roll for the wounded' });
    const save = page.getByRole('button', { name: 'Save the result' });
    await dice.or(save).waitFor();
    if (await dice.isVisible()) await dice.click();
    await save.click();
    await page.locator('.company-roster').first().locator('summary').click();
    await expect.poll(() => page.locator('.company-roster').first().innerText()).toContain('Games 1');
    await faultless(page);
    await page.locator('.skirmish-campaign .sheet').getByRole('link', { name: 'Replay' }).click();
    await page.locator('.replay .transport').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });
});
