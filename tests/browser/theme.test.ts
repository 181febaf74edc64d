// Themes and text sizes on the main pages: kept, readable, and nothing cut off.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Seat, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, prepared, type Size, sticksOut, visit } from './visits.ts';

inChromium();

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** A golden battle up to its middle, as a record of people at one screen. */
function middleOf(id: string, name: string): string {
  const ruleset = rulesetById(id);
  const golden = ruleset && goldenRecords(id, ruleset.version).find((one) => one.name === name);
  if (!ruleset || !golden) throw new Error(`There is no golden battle ${name}.`);
  const orders = golden.orders.slice(0, Math.floor(golden.orders.length / 2));
  const battle = replayGolden(ruleset, { ...golden, orders });
  const seats = Object.fromEntries(ruleset.seats(battle.state).map((seat: Seat) => [seat, 'human']));
  return writeRecord(battle, { scenario: golden.header.scenario, seats });
}

const BATTLES = [
  ['large-battles', 'peninsular-clash-ss'],
  ['skirmish', 'shakos-assault-at-the-farm-ss'],
  ['simplicity', 'windmill-ridge-ss'],
] as const;

/** One of each kind: builders, set-up pages and lists share their styles. */
const PAGES = [
  ['home', ''],
  ['battles', '#/page/any/battles?large-battles'],
  ['division', '#/page/large-battles/division'],
  ['rules', '#/page/large-battles/rules'],
  ['squads', '#/page/skirmish/squads'],
  ['game', '#/page/any/setup?game=skirmish'],
] as const;

describe('settings', () => {
  it.each<Size>(['desk', 'phone'])('are chosen from the front page and kept (%s)', async (size) => {
    const { context, page, heard } = await visit(address, { size });
    await page.getByRole('button', { name: 'Settings' }).click();
    await settings(page).getByText('Dark').click();
    await settings(page).getByText('150%').click();
    await settings(page).getByRole('slider', { name: 'Sound' }).fill('40');
    await faultless(page);
    await picture(page, `screens/settings-${size}`);
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'detached' });
    await reloads(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('25.5px');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => settings(page).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await expect.poll(() => settings(page).getByRole('slider').inputValue()).toBe('40');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('follow the system until the reader says otherwise', async () => {
    const { context, page } = await visit(address);
    const shown = () => page.locator('html').getAttribute('data-theme');
    expect(await shown()).toBe('day');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shown).toBe('dark');
    await page.getByRole('button', { name: 'Settings' }).click();
    await settings(page).getByText('Day', { exact: true }).click();
    expect(await shown()).toBe('day');
    await context.close();
  });
});

// Colours are the same at every size; text has least room on a phone.
describe('in the dark theme on a desk', () => {
  const size: Size = 'desk';

  it('pages of every kind are readable', async () => {
    const { context, page, heard } = await visit(address, { size, settings: { theme: 'dark' } });
    for (const [name, at] of PAGES) {
      await opens(page, `${address}${at}`);
      await faultless(page);
      await picture(page, `screens/dark-${name}-${size}`);
      expect(heard, name).toEqual([]);
    }
    await context.close();
  });

  it.each(BATTLES)('a battle of %s is readable (%s)', async (ruleset, golden) => {
    const { context, page, heard } = await prepared(middleOf(ruleset, golden), size, 'en-GB', false, { theme: 'dark' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await faultless(page);
    await picture(page, `screens/dark-${golden}-${size}`);
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('with text of twice the size on a phone', () => {
  const size: Size = 'phone';

  it('nothing of pages of every kind sticks out', async () => {
    const { context, page } = await visit(address, { size, settings: { textSize: 200 } });
    for (const [name, at] of PAGES) {
      await opens(page, `${address}${at}`);
      expect(await sticksOut(page), name).toEqual([]);
      await picture(page, `screens/large-${name}-${size}`);
    }
    await context.close();
  });

  it.each(BATTLES)('nothing of a battle of %s sticks out (%s)', async (ruleset, golden) => {
    const { context, page } = await prepared(middleOf(ruleset, golden), size, 'en-GB', false, { textSize: 200 });
    expect(await sticksOut(page)).toEqual([]);
    const { height, bottom } = await page.locator('.bar').evaluate((bar) => {
      const { height, bottom } = bar.getBoundingClientRect();
      return { height, bottom };
    });
    expect(height).toBeLessThan(150);
    expect(bottom).toBeGreaterThan(0);
    await picture(page, `screens/large-${golden}-${size}`);
    await page.goto(address);
    await page.locator('#resume').waitFor();
    expect(
      await page.locator('.hero').evaluate((card) => [card.scrollWidth, card.scrollHeight]),
      'its card on the front page is whole',
    ).toEqual(await page.locator('.hero').evaluate((card) => [card.clientWidth, card.clientHeight]));
    await context.close();
  });
});
