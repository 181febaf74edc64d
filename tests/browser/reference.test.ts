// The rule reference: every rule one tap away, found by words, at an address of its own. `offline.test.ts` opens it without
// a network.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { complaints, scenarioOf } from './chromium.ts';
import { faultsOf } from './faults.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { openStory } from './visits.ts';

const address = inject('address');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
inChromium();

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: string[];
}

async function open(at: string, size = DESK, locale = 'en-GB'): Promise<Opened> {
  const touch = size === PHONE;
  const context = await newVisitor({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    locale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, `${address}${at}`);
  return { context, page, heard };
}

const first = (page: Page) => page.locator('.rule-entry').first().getAttribute('id');
const card = (page: Page) => page.getByRole('dialog');
/** Is the focus on a link to this rule? */
const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');

/** Opens the card of a rule's link, reads it, and closes it again: the focus is where it was. */
async function reads(page: Page, link: ReturnType<Page['locator']>): Promise<string> {
  const rule = (await link.innerText()).trim();
  await link.focus();
  await page.keyboard.press('Enter');
  await card(page).locator('.clause').waitFor();
  expect(await card(page).getByRole('heading').innerText()).toContain(rule);
  const text = await card(page).innerText();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(rule);
  return text;
}

async function deployed(page: Page): Promise<void> {
  await (await scenarioOf(page, 'Peninsular Clash')).getByRole('button', { name: /Command France/ }).click();
  await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.bar .where', { hasText: 'Phase 1' }).waitFor();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.locator('html[data-busy="false"] .decision:not(.waiting) #decision-title').first().waitFor();
}

describe('the rule reference', () => {
  it('is found from the home screen and searched by ID and by words', async () => {
    const { context, page, heard } = await open('');
    await scenarioOf(page, 'Peninsular Clash');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.locator('.rule-entry').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'screens/reference-desk');
    const field = page.getByRole('searchbox');
    await field.fill('move 28');
    await page.locator('.reference-count').waitFor();
    await expect.poll(() => first(page)).toBe('LB-MOVE-28');
    await field.fill('skirmishers aim');
    await expect.poll(() => first(page)).toBe('LB-BOMB-08');
    await picture(page, 'screens/reference-desk-search');
    expect(await faultsOf(page)).toEqual([]);
    // The search is in the address, and outlives a reload.
    await reloads(page);
    await expect.poll(() => first(page)).toBe('LB-BOMB-08');
    await field.fill('zzzz');
    await page.getByText('No rule contains all these words').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('speaks Italian and leaves accents out of a search', async () => {
    const { context, page, heard } = await open('#/page/large-battles/rules', PHONE, 'it-IT');
    await page.locator('.rule-entry').first().waitFor();
    await picture(page, 'screens/reference-phone');
    expect(await page.locator('body').innerText()).not.toMatch(/\bweb\.[a-z]/);
    await page.getByRole('searchbox').fill('QUALITA');
    await expect.poll(() => first(page)).toBe('LB-UNIT-02');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'screens/reference-phone-search');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('searchbox').fill('quality');
    await expect.poll(() => first(page)).toBe('LB-UNIT-02');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('opens at the rule of its address, and says that there is none', async () => {
    const { context, page, heard } = await open('#/page/large-battles/rules?rule=lb-los-06');
    await page.locator('.rule-entry.lit').waitFor();
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('LB-LOS-06');
    expect(await page.locator('#LB-LOS-06').evaluate((rule) => rule.getBoundingClientRect().top)).toBeLessThan(300);
    await picture(page, 'screens/reference-desk-rule');
    await page.locator('#LB-LOS-06 .rule-id').waitFor();
    await page.goto(`${address}#/page/large-battles/rules?rule=%3Cb%3Enothing`);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('<B>NOTHING');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('has the rules of the skirmish game, each with its source and the variant it holds for', async () => {
    const { context, page, heard } = await open('', DESK, 'it-IT');
    await page.getByRole('link', { name: /^Schermaglia/ }).click();
    await page.getByRole('link', { name: 'Tutto su questo gioco' }).click();
    await page.getByRole('link', { name: 'Regole', exact: true }).click();
    await page.locator('.rule-entry').first().waitFor();
    const field = page.getByRole('searchbox');
    await field.fill('hth 4');
    await expect.poll(() => first(page)).toBe('SK-HTH-4');
    await expect
      .poll(() => page.locator('#SK-HTH-4').innerText())
      .toContain('Drums & Tomahawks, scheda riassuntiva p. 2');
    await field.fill('tomahawk');
    await expect.poll(() => first(page)).toBe('SK-RNG-21');
    await expect.poll(() => page.locator('#SK-RNG-21').innerText()).toContain('Solo SDT');
    await field.fill('');
    await page.locator('#SK-GEN-1').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'screens/reference-skirmish');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('opens as a card from a refusal, and gives the focus back', async () => {
    const { context, page, heard } = await open('');
    await (await scenarioOf(page, 'Peninsular Clash')).getByRole('button', { name: /Command Britain/ }).click();
    await page.getByText('Choose a piece, then tap').click();
    await page
      .getByRole('button', { name: /Coldstream/ })
      .first()
      .click();
    const table = await page.locator('.table-window').boundingBox();
    await page.mouse.click((table?.x ?? 0) + (table?.width ?? 0) / 2, (table?.y ?? 0) + (table?.height ?? 0) / 2);
    const link = page.locator('.preview .refused a.rule');
    await link.click();
    await card(page).locator('.clause').waitFor();
    await picture(page, 'screens/reference-card');
    expect(await faultsOf(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Close' }).click();
    expect(await focused(page)).toBe(await link.innerText());
    expect(heard).toEqual([]);
    await context.close();
  });

  it('opens from a log line, from a line of a sum and from the decision', async () => {
    const { context, page, heard } = await open('');
    await deployed(page);
    await openStory(page);
    await reads(page, page.locator('.log details[open] li a.rule').first());
    await reads(page, page.locator('#decision .who a.rule'));
    await page.getByRole('button', { name: 'Activate I Brigade' }).click();
    await settled(page);
    await page.locator('.subjects button:not([aria-disabled])').first().click();
    await page.locator('.rolls .roll').last().click();
    await settled(page);
    await openStory(page);
    await page.locator('.log details[open] button', { hasText: 'Show the calculation' }).last().click();
    const line = page.locator('.log .tally a.rule').last();
    expect(await reads(page, line)).toContain('Rulebook p.');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('leads in its card from rule to rule, and back', async () => {
    const context = await newVisitor({ viewport: DESK, locale: 'en-GB' });
    const page = await context.newPage();
    const heard = complaints(page);
    // The rule on the first decision names no other one: here it does.
    await page.route('**/assets/messages-en-*.js', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replace('In its phase a side works', 'LB-MOVE-28: $&') });
    });
    await opens(page, address);
    await deployed(page);
    await page.locator('#decision .who a.rule').click();
    await card(page).getByRole('button', { name: 'LB-MOVE-28' }).click();
    await expect.poll(() => card(page).getByRole('heading').innerText()).toContain('LB-MOVE-28');
    expect(await focused(page), 'who listens hears the new rule').toContain('LB-MOVE-28');
    await card(page).getByRole('button', { name: 'Back to LB-ACT-04' }).click();
    await expect.poll(() => card(page).getByRole('heading').innerText()).toContain('LB-ACT-04');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('is a card at the foot of a phone', async () => {
    const { context, page, heard } = await open('', PHONE);
    await deployed(page);
    await page.locator('#decision .who a.rule').tap();
    await card(page).locator('.clause').waitFor();
    await picture(page, 'screens/reference-card-phone');
    expect(await faultsOf(page)).toEqual([]);
    await page.touchscreen.tap(195, 60);
    await card(page).waitFor({ state: 'detached' });
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('the quick reference sheet', () => {
  it('leads from the sheet of one variant to the other', async () => {
    const { context, page, heard } = await open('#/page/skirmish/sheet?variant=none');
    await page
      .getByRole('heading', { name: /^Song of Drums and Shakos/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Song of Drums and Tomahawks' }).click();
    await page
      .getByRole('heading', { name: /^Song of Drums and Tomahawks/ })
      .first()
      .waitFor();
    expect(await page.locator('.sheet-tools [aria-current]').innerText()).toBe('Song of Drums and Tomahawks');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('scrolls on a phone within itself', async () => {
    const { context, page, heard } = await open('#/page/large-battles/sheet', PHONE);
    await page.locator('.sheet-paper').waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await picture(page, 'screens/sheet-phone');
    expect(heard).toEqual([]);
    await context.close();
  });
});
