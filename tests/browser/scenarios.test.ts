// Every scenario that the home screen offers: its history can be read, and it is deployed and begun at both sizes.
import type { Page } from 'playwright-core';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { SCENARIO_FILES, SCENARIOS } from '@drumhead/large-battles/scenarios';
import { describe, expect, inject, it } from 'vitest';
import { complaints, scenarioOf } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';

const nameOf = (id: string) => largeBattlesMessages[`lb.scenario.${id}.name`]?.en;
/** As the home screen lists them; files of all games tell their history in the briefing. */
const LARGE = Object.keys(SCENARIOS).map(nameOf);
const FILES = Object.keys(SCENARIO_FILES).map(nameOf);

const address = inject('address');
type Size = readonly [name: string, viewport: { readonly width: number; readonly height: number }, touch: boolean];
const DESK: Size = ['desk', { width: 1440, height: 900 }, false];
const PHONE: Size = ['phone', { width: 390, height: 844 }, true];
inChromium();

async function opened(size: Size, locale = 'en-GB'): Promise<{ page: Page; heard: string[] }> {
  const [, viewport, touch] = size;
  const context = await newVisitor({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale,
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, address);
  return { page, heard };
}

/** Deploys the person's side as suggested and begins, once it is his to deploy. */
async function deployed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.bar .where', { hasText: 'Phase' }).waitFor();
}

describe.each([DESK, PHONE])('at the size of a %s', (...size: Size) => {
  const [name] = size;

  it('all scenarios are offered, those of Large Battles with the history behind them', async () => {
    const { page, heard } = await opened(size);
    expect(await page.locator('.game strong').allTextContents()).toEqual([
      'Large Battles',
      'Skirmish',
      'Tomahawks',
      'Simplicity',
    ]);
    await (await scenarioOf(page, 'The Crossroads', 'simplicity')).waitFor();
    const simple = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(simple).toEqual([
      'Windmill Ridge',
      'The Crossroads',
      'Rearguard at Puente Viejo',
      ...['I: Pombal', 'II: Redinha', 'III: Foz de Arouce'].map((act) => `Ney’s rearguard, ${act}`),
    ]);
    await page.goBack();
    await (await scenarioOf(page, 'Raab')).waitFor();
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(names).toEqual([...LARGE, ...FILES]);
    for (const [i, scenario] of LARGE.entries()) {
      const notes = (await scenarioOf(page, scenario ?? '')).locator('.notes');
      await notes.locator('summary').click();
      await notes.locator('p').nth(2).waitFor();
      expect(await notes.innerText()).toMatch(/imagined|history is|are history|generals are history/);
      if (i === 3) await picture(page, `screens/home-${name}-notes`);
      await notes.locator('summary').click();
    }
    await picture(page, `screens/home-${name}-scenarios`, { fullPage: true });
    expect(heard).toEqual([]);
    await page.context().close();
  }, 60_000);

  it.each([
    ['Spanish Pride', /Command Spain/, 'spanish-pride'],
    ['Retschow', /Command France/, 'retschow'],
    ['Raab', /Command France/, 'raab'],
  ])(
    '%s is deployed and begun',
    async (scenario, side, file) => {
      const { page, heard } = await opened(size);
      await (await scenarioOf(page, scenario)).getByRole('button', { name: side }).click();
      await deployed(page);
      await picture(page, `screens/scenario-${file}-${name}`);
      await expect.poll(() => page.locator('[data-piece^="unit-"]').count()).toBeGreaterThan(25);
      expect(heard).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});

describe('in Italian', () => {
  it('the history is told in Italian', async () => {
    const { page } = await opened(DESK, 'it-IT');
    const notes = (await scenarioOf(page, 'Retschow')).locator('.notes');
    await notes.locator('summary').click();
    await notes.getByText('Nell’agosto del 1813 Davout').waitFor();
    await page.context().close();
  }, 60_000);
});
