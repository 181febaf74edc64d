// A position file opens as a battle of its own, and any moment of a battle is saved as one.
import { readFileSync } from 'node:fs';
import { begin, onePlayer, playOut, seededDice, seededRandomInt, writeRecord } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { complaints, scenarioOf } from './chromium.ts';
import { opens, reloads } from './opening.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { settled } from './visits.ts';

const address = inject('address');
inChromium();

const example = (name: string): string =>
  readFileSync(new URL(`../../examples/positions/${name}.json`, import.meta.url), 'utf8');

async function visited() {
  const context = await newVisitor({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, address);
  return { context, page, heard };
}

async function open(page: Page, text: string, name = 'table.position.json'): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}

const question = (page: Page) => page.getByRole('region', { name: 'Who plays this position?' });

/** Opens a position for people on both sides. */
async function openForPeople(page: Page, text: string): Promise<void> {
  await open(page, text);
  await question(page).waitFor();
  for (const side of await question(page).getByRole('combobox').all()) await side.selectOption('human');
  await question(page).getByRole('button', { name: 'Begin the battle' }).click();
}

/** The position that the menu saves. */
async function saved(page: Page): Promise<ReturnType<typeof JSON.parse>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the position' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.position\.json$/);
  await page.getByText('Saved as a file, and under On this device.').waitFor();
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

const openMenu = (page: Page) => page.locator('.menu > summary').click();

describe('a position file', () => {
  it.each([
    { game: 'large-battles', where: 'Phase 5', pieces: 10 },
    { game: 'skirmish', where: 'Turn 4', pieces: 11 },
    { game: 'simplicity', where: 'Turn 5', pieces: 10 },
  ])('of $game opens as a battle, stays after a reload, and is saved as it was', async ({ game, where, pieces }) => {
    const { context, page, heard } = await visited();
    await openForPeople(page, example(game));
    const bar = page.locator('.bar .where', { hasText: where });
    await bar.waitFor();
    await expect.poll(() => page.locator('.piece').count()).toBe(pieces);
    await settled(page);
    await reloads(page);
    await bar.waitFor();
    await openMenu(page);
    const file = await saved(page);
    expect(file).toMatchObject({ format: `drumhead-${game}-position`, version: 1 });
    expect(file.orders).toBeUndefined();
    // What was saved opens again as the same table.
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await openForPeople(page, JSON.stringify(file));
    await bar.waitFor();
    await expect.poll(() => page.locator('.piece').count()).toBe(pieces);
    await openMenu(page);
    expect(await saved(page)).toEqual(file);
    // What the reload cut off is no fault.
    expect(heard.filter((one) => !one.endsWith('ERR_ABORTED'))).toEqual([]);
    await context.close();
  });

  it.each([
    { game: 'large-battles', where: 'Phase 5' },
    { game: 'skirmish', where: 'Turn 4' },
    { game: 'simplicity', where: 'Turn 5' },
  ])('of $game asks who plays each side, a captain against the one that decides', async ({ game, where }) => {
    const { context, page, heard } = await visited();
    await open(page, example(game));
    const [mine, theirs] = ['France', 'Britain'];
    const player = (side: string) => question(page).locator('label', { hasText: side }).locator('select');
    await player(mine).waitFor();
    expect([await player(mine).inputValue(), await player(theirs).inputValue()]).toEqual(['human', 'captain']);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
    await open(page, example(game));
    await player(theirs).selectOption('recruit');
    await question(page).getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.bar .where', { hasText: where }).waitFor();
    await settled(page);
    await opens(page, address);
    const kept = page.locator('.saved-sides').first();
    await expect.poll(() => kept.textContent()).toContain('computer: recruit');
    expect(await kept.textContent()).toContain('you');
    expect(heard.filter((one) => !one.endsWith('ERR_ABORTED'))).toEqual([]);
    await context.close();
  });

  it('that is wrong is refused with the place, and why in words', async () => {
    const { context, page } = await visited();
    const spoilt = JSON.parse(example('simplicity'));
    spoilt.position.sides[0].units[1].dp = 7;
    await open(page, JSON.stringify(spoilt));
    const alert = page.getByRole('alert').filter({ hasText: 'position.sides[0].units[1].dp' });
    await alert.getByText('7 is outside 0 to 4.').waitFor();
    await open(page, example('simplicity').slice(0, -20));
    await page.getByText('This is a position,').waitFor();
    await context.close();
  });
});

describe('the position of a battle', () => {
  it('is saved in the middle of a replay, dice since the last decision included, and not while something is secret', async () => {
    const { context, page, heard } = await visited();
    await (await scenarioOf(page, 'Peninsular Clash')).getByRole('button', { name: /Two players/ }).click();
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).waitFor();
    await openMenu(page);
    expect(await page.getByRole('button', { name: 'Save the position' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Home', exact: true }).click();

    const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const random = seededRandomInt(2);
    const players = onePlayer<State, Command>(largeBattles.seats(begun.value.state), (_view, _seat, offers) =>
      eager(offers, random),
    );
    const battle = playOut(begun.value, { players, dice: seededDice(2) }, { most: 300 });
    const seats = { france: 'human', britain: 'human' };
    await open(page, writeRecord(battle, { scenario: 'peninsular-clash', seats, seed: 2 }), 'battle.battle.jsonl');
    await page.locator('.bar .where', { hasText: 'Phase' }).waitFor();
    await openMenu(page);
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    await page.getByText(/^Step 0 of \d+/).waitFor();
    expect(await page.getByRole('button', { name: 'Save the position' }).isDisabled()).toBe(true);
    await page.getByRole('slider', { name: 'Moment' }).press('End');
    const file = await saved(page);
    const again = begin(largeBattles, file);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(largeBattles.pending(again.value.state)).toEqual(largeBattles.pending(battle.state));
    expect(heard).toEqual([]);
    await context.close();
  });
});
