// Beside the skirmish table: a person begins a game, rolls and lays a table and prints its map, plays a campaign's game.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { choose, chooseBattle, inPart, play } from './settingUp.ts';
import { address, faultless, inChromium, printed, settled, type Size, title, visit } from './visits.ts';

inChromium();

const opened = (size: Size, page: string, ready: string, locale = 'en-GB') =>
  visit(`${address}#/page/skirmish/${page}`, { size, locale, ready });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

describe('a game of skirmish is set up', () => {
  it.each(['desk', 'phone'] as const)('scenario, roles, terrain and squads, on a %s', async (size) => {
    const { context, page, heard } = await opened(size, 'game', '.set-up-tile');
    await faultless(page);
    await picture(page, `screens/skirmish-game-${size}`, { fullPage: true });
    await chooseBattle(page, 'Forlorn Hope');
    const about = (side: number) => page.locator(`.set-up-force.side-${side} header .minor`);
    await inPart(page, 'Size', async () => {
      const attacker = page.getByRole('group', { name: 'Attacker' }).locator('label', { hasText: 'Britain' });
      await attacker.click();
      await press(page, 'Roll the dice');
      await page.getByText(/^Chooses and attacks: (France|Britain) \(rolled/).waitFor();
      await attacker.click();
    });
    await inPart(page, 'Forces', async () => {
      await expect.poll(() => about(1).innerText()).toMatch(/ of 450 points/);
      await expect.poll(() => about(0).innerText()).toMatch(/ of 400 points/);
    });
    await chooseBattle(page, 'Pick-up game');
    await choose(page, 'Size', /^3$/);
    await inPart(page, 'Forces', () => expect.poll(() => page.locator('.set-up-force').count()).toBe(3));
    await choose(page, 'Size', /^2$/);
    const casual = page.getByRole('switch', { name: 'Casual game' });
    await inPart(page, 'Rules', async () => {
      await casual.click();
      await expect.poll(() => casual.getAttribute('aria-checked')).toBe('false');
    });
    // Prussia against Britain is no standard match (SK-SQD-3): an opponent that may meet it is drawn, and the way stays open.
    await inPart(page, 'Forces', async () => {
      await page
        .getByRole('button', { name: /^Change: / })
        .first()
        .click();
      await page.getByLabel('Roster').selectOption('pr');
      await page
        .getByText(/^Another enemy was drawn\. .* Prussia against Britain /)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Close' }).first().click();
      await expect.poll(() => page.locator('.set-up-force.side-1 h3').innerText()).toBe('France');
      await page.locator('.set-up-force.side-0 li').first().click();
      await expect.poll(() => page.locator('.set-up-force.side-0 .set-up-told dl').innerText()).toMatch(/\w+ \w+ \w+/);
    });
    expect(await page.locator('.set-up-fault').count()).toBe(0);
    await inPart(page, 'Terrain', async () => {
      await page.locator('.set-up-ground summary').click();
      await page.getByLabel('Table number').fill('7');
    });
    await faultless(page);
    await reloads(page);
    await inPart(page, 'Terrain', async () => {
      await page.locator('.set-up-ground summary').click();
      expect(await page.getByLabel('Table number').inputValue(), 'it is set as it was').toBe('7');
    });
    await choose(page, 'Terrain', 'step by step');
    await play(page);
    await page.locator('.battle').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('a game of skirmish at one tap', () => {
  it.each(['desk', 'phone'] as const)(
    'SK-SEQ-1: is laid and deployed, and waits for its first turn, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size, 'game', '.set-up-tile');
      // Two people: a captain may win a game in his first turn.
      await choose(page, 'Against', 'a friend, here');
      await play(page);
      await page.locator('#decision-title').waitFor();
      await settled(page);
      expect(await page.locator('.bar .where p').innerText()).toMatch(/^Game turn \d/);
      expect(await title(page)).toBe('Activate which model?');
      await picture(page, `screens/skirmish-one-tap-${size}`);
      expect(heard).toEqual([]);
      await context.close();
    },
  );
});

describe('the terrain generator', () => {
  it.each(['desk', 'phone'] as const)('a table by its number, its map with measures printed, on a %s', async (size) => {
    const { context, page, heard } = await opened(size, 'terrain?seed=7&scale=28mm', '.terrain-map');
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Pick-up game, table 7');
    expect(await page.locator('.terrain-sheet tbody tr').count()).toBeGreaterThan(2);
    await faultless(page);
    await picture(page, `screens/skirmish-terrain-${size}`, { fullPage: true });
    expect(await printed(page, `skirmish-terrain-${size}`)).toBe(1);
    await page.getByLabel('Scenario').selectOption('assaultAtTheFarm');
    await expect.poll(() => page.locator('.terrain-sheet tbody tr').count()).toBe(17);
    expect(await printed(page, `skirmish-farm-${size}`)).toBe(1);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('rolls one by one; a piece is laid by hand, and what forbids a place is said', async () => {
    const { context, page, heard } = await opened('desk', 'terrain?seed=7', '.terrain-map', 'it-IT');
    await press(page, 'Un tiro alla volta');
    await press(page, 'Disponi ogni elemento appena tirato');
    const numbers = page.locator('.numbers');
    for (let guard = 0; guard < 30 && (await numbers.count()) === 0; guard++) {
      if (await page.getByText('Il tavolo è pronto.').isVisible()) break;
      await page.getByRole('button', { name: /^Tira: / }).click();
    }
    await expect.poll(() => numbers.count()).toBe(1);
    await page.getByLabel('Da sinistra').fill('1');
    await page.getByText('SK-TER-13').first().waitFor();
    await picture(page, 'screens/skirmish-terrain-byhand', { fullPage: true });
    await faultless(page);
    await press(page, 'Disponilo a caso');
    await press(page, 'Tira e disponi il resto');
    await page.getByText('Il tavolo è pronto.').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('the campaign page', () => {
  it.each(['desk', 'phone'] as const)(
    'SK-SCN-6, SK-SCN-7: the scenario is drawn once, squads are picked behind a cover, and into battle, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size, 'campaign', '.skirmish-campaign');
      await faultless(page);
      await picture(page, `screens/skirmish-campaign-${size}`, { fullPage: true });
      await page.emulateMedia({ media: 'print' });
      const sheets = page.locator('.sheet').filter({ visible: true });
      const [standing = '', ...companies] = await sheets.allInnerTexts();
      expect(standing, 'the standing and the next game are printed').toMatch(
        /Standing[^]*Game 1 of 3\s+Scenario still to be/,
      );
      expect(companies, 'each company on a sheet of its own').toEqual([
        expect.stringMatching(/^France\s[^]* of 600 points[^]*\tfit\b/),
        expect.stringMatching(/^Britain\s[^]* of 600 points[^]*\tfit\b/),
      ]);
      await page.emulateMedia({ media: 'screen' });
      expect(await sheets.allInnerTexts(), 'nobody sees the other company on the screen').toHaveLength(1);
      await press(page, 'Draw the scenario');
      const drawn = page.getByRole('heading', { name: /^Game 1 of 3: / });
      const scenario = await drawn.innerText();
      await expect.poll(() => page.locator('.kept-paper').first().innerText()).toMatch(/^France – Britain/);
      await reloads(page);
      expect(await drawn.innerText(), 'nobody draws twice').toBe(scenario);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => sheets.first().innerText()).toContain(scenario);
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByLabel(/played by/)
        .nth(1)
        .selectOption('human');
      await picture(page, `screens/skirmish-campaign-roles-${size}`, { fullPage: true });
      await press(page, 'Choose the squads');
      for (const name of ['France', 'Britain']) {
        await page.getByRole('button', { name: `Continue as ${name}` }).waitFor();
        expect(await page.locator('.company').count()).toBe(0);
        await picture(page, `screens/skirmish-campaign-cover-${size}`, { fullPage: true });
        await press(page, `Continue as ${name}`);
        await expect
          .poll(() => page.getByRole('button', { name: 'Lock the squad', exact: true }).isDisabled())
          .toBe(true);
        expect(await page.locator('.company input:checked').count()).toBe(0);
        await press(page, 'Choose at random');
        await faultless(page);
        await picture(page, `screens/skirmish-campaign-pick-${size}`, { fullPage: true });
        await press(page, 'Lock the squad');
      }
      await press(page, 'Reveal and play');
      await page.locator('.battle').waitFor();
      await page.goto(`${address}#/page/skirmish/campaign`);
      await page.getByText('The game is in progress.').waitFor();
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('covers nothing while a person chooses against the computer', async () => {
    const { context, page, heard } = await opened('desk', 'campaign', '.skirmish-campaign');
    await press(page, 'Draw the scenario');
    await press(page, 'Choose the squads');
    await page.getByRole('button', { name: 'Choose at random', exact: true }).waitFor();
    expect(await page.locator('.cover').count()).toBe(0);
    expect(heard).toEqual([]);
    await context.close();
  });
});
