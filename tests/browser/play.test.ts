// A person plays Peninsular Clash against the computer: deploys at one tap, fights several phases, reloads, goes on.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { complaints, scenarioOf } from './chromium.ts';
import { faultsOf } from './faults.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { placeOf, settled } from './visits.ts';

const address = inject('address');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const CLASH = 'Peninsular Clash';
inChromium();

/** The battles of these tests have the same names in every run, so the same dice. */
async function windowOf(
  size: { width: number; height: number },
  touch = false,
): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
  const context = await newVisitor({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    bypassCSP: false,
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, address);
  return { context, page, heard };
}

async function begin(page: Page, side: RegExp): Promise<void> {
  await (await scenarioOf(page, CLASH)).getByRole('button', { name: side }).click();
  await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.bar .where', { hasText: 'Phase 1' }).waitFor();
  await settled(page);
}

/** From now on a briefing comes before a battle. */
const BRIEFED = `localStorage.setItem('drumhead.settings', '{"pace":"instant","briefing":"shown"}');
  dispatchEvent(new StorageEvent('storage', { key: 'drumhead.settings' }))`;

/** Through the briefing in Italian: odds as printed, a handicap and back, an audacious captain, then the ready deployment. */
async function briefed(page: Page): Promise<void> {
  const words = page.locator('.briefing-words');
  await words.getByText(/battaglie \(capitano, versione \d+\): 40/).waitFor();
  // Own troops stand drawn; of the enemy only that something is there.
  await expect.poll(() => page.locator('.briefing .piece').count()).toBe(20);
  await page.locator('.brief-unseen').first().waitFor();
  const limits = words.locator('.briefing-limit b');
  await words.getByRole('button', { name: 'Aumenta: Punto di rottura, Gran Bretagna' }).press('Enter');
  await expect.poll(() => limits.allInnerTexts()).toEqual(['8', '8']);
  await words.getByText(/Qui non se ne conoscono/).waitFor();
  await reloads(page);
  await words.getByRole('button', { name: 'Riduci: Punto di rottura, Gran Bretagna' }).click();
  await words.getByText(/battaglie \(capitano, versione \d+\): 40/).waitFor();
  await words.getByText('audace').click();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await picture(page, 'screens/briefing-desk-italian');
  await words.getByRole('button', { name: 'Usa lo schieramento pronto' }).click();
}

/** Where a piece stands, in millimetres. */
async function standing(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const transform = (await page.locator(`[data-piece="${piece}"]`).getAttribute('transform')) ?? '';
  const [x = 0, y = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return { x, y };
}

/** The rules open beside the battle at the one that asks, lead to the quick reference, and leave the decision where it is. */
async function readBeside(page: Page): Promise<void> {
  const [at, focus] = ['location.hash', 'document.activeElement.id'];
  const battle = await page.evaluate<string>(at);
  await page.locator('.menu > summary').press('Enter');
  await page.locator('.menu').getByRole('button', { name: 'Rules', exact: true }).press('Enter');
  const asks = await page.locator('#decision .who .rule').innerText();
  await expect.poll(() => page.evaluate(focus)).toBe(asks);
  await page.getByLabel('Search the rules').fill('square');
  await page
    .locator('.book-beside')
    .getByRole('link', { name: /quick reference/ })
    .press('Enter');
  await page.locator('.book-beside .sheet-paper').waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await picture(page, 'screens/battle-desk-rules');
  expect(await page.getByRole('button', { name: 'Activate I Brigade' }).isVisible()).toBe(true);
  expect(await page.evaluate(at)).toBe(battle);
  await page.locator('.book-beside').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(focus)).toBe('decision');
}

const count = (page: Page) => page.locator('.log li:not(.minor)').count();

const seriousFaultsOf = async (page: Page) =>
  (await faultsOf(page)).filter((fault) => /^(serious|critical) /.test(fault));

/**
 * What the person must have done before the battle is left alone. Reactions are given in `decide.test.ts`: here few
 * may matter enough for a question.
 */
const WANTED = ['open', 'activate', 'activateGeneral', 'group', 'move', 'form', 'fire', 'reload'] as const;

/** Answers one decision, rather with something that was not done yet. Gives what was done. */
async function decide(page: Page, done: ReadonlyMap<string, number>): Promise<string> {
  const title = await page.locator('#decision-title').innerText();
  const buttons = page.locator('#decision button:not(.term, .guide button, [aria-disabled]):enabled:visible');
  const names = (await buttons.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const press = async (pattern: RegExp): Promise<boolean> => {
    const at = names.findIndex((name) => pattern.test(name));
    if (at < 0) return false;
    await buttons.nth(at).click();
    return true;
  };
  const confirm = async () => page.getByRole('button', { name: /^(Confirm|Use the nearest legal move)$/ }).click();
  if (/Activate which brigade/.test(title)) {
    for (const way of [/^Activate .*Brigade/, /Commander-in-Chief and reserve/, /Pass/]) if (await press(way)) break;
    return 'open';
  }
  if (/Activate a unit/.test(title)) {
    if ((done.get('group') ?? 0) < 1 && (await press(/, .*Brigade$/))) {
      await page.locator('.rolls .roll').last().click();
      return 'activateGeneral';
    }
    if (names.some((name) => /^\d dice$/.test(name))) {
      await press(/^2 dice$/);
      return 'activate';
    }
    const subjects = page.locator('.subjects button:not([aria-disabled])');
    const guns = page.locator('.subjects button:not([aria-disabled])', { hasText: 'battery' });
    // Some of the units may be behind a disclosure.
    const others = page.locator('.subjects details:not([open])');
    for (const summary of await others.locator('summary').all()) await summary.click();
    await ((done.get('fire') ?? 0) < 2 && (await guns.count()) > 0 ? guns.first() : subjects.first()).click();
    await page.locator('.rolls .roll').nth(1).click();
    return 'activate';
  }
  if (/general’s next action/.test(title)) {
    if (await press(/^Give a group order/)) {
      await page.locator('.group .roll').last().click();
      return 'group';
    }
    await press(/^End activation/);
    return 'stop';
  }
  if (/next action/.test(title)) {
    if (await press(/^Approach/)) {
      await confirm();
      return 'approach';
    }
    if ((await page.locator('#decision h3', { hasText: 'Fire at' }).count()) > 0) {
      await page.locator('#decision button.primary').first().click();
      await page.locator('.odds .pairs tr').nth(1).waitFor();
      if (!done.has('fire')) await picture(page, 'screens/battle-desk-fire');
      await confirm();
      return 'fire';
    }
    for (const name of ['Reload', 'Rally']) if (await press(new RegExp(`^${name}$`))) return name.toLowerCase();
    if ((done.get('form') ?? 0) < 1 && (await press(/^Form attack column/))) {
      await confirm();
      return 'form';
    }
    const list = page.locator('#decision details').filter({ has: page.getByText('All moves', { exact: true }) });
    if ((await list.count()) > 0) {
      await list.locator('summary').first().click();
      const ahead = list.getByRole('button', { name: /^Advance|^Move fast south|^Shift south/ });
      if ((await ahead.count()) > 0) {
        await ahead.first().click();
        await confirm();
        return 'move';
      }
    }
    if (!(await press(/^End activation/))) await buttons.first().click();
    return 'stop';
  }
  if (title.startsWith('React')) {
    if (await press(/^Hold$/)) return 'hold';
  }
  await page
    .locator('#decision button:enabled:visible:not(.term, .guide button, .subjects button, [aria-disabled])')
    .first()
    .click();
  if (await page.getByRole('button', { name: 'Confirm', exact: true }).isVisible()) await confirm();
  return title;
}

describe('a battle against the computer', () => {
  it('is deployed at one tap, fought over several phases, and outlives a reload', async () => {
    const { context, page, heard } = await windowOf(DESK);
    expect(await seriousFaultsOf(page)).toEqual([]);
    await begin(page, /Command France/);
    await picture(page, 'screens/battle-desk-begun');
    await expect.poll(() => page.locator('.piece').count()).toBe(37);
    expect(await seriousFaultsOf(page)).toEqual([]);

    // A drag past the limit stops there, says by which rule, and does the nearest at a tap.
    await page.getByRole('button', { name: 'Activate I Brigade' }).click();
    await settled(page);
    const from = await standing(page, 'unit-1');
    const start = await placeOf(page, from.x, from.y);
    await page.mouse.click(start.x, start.y);
    for (let tries = 0; tries < 3 && !(await page.getByText(/Actions left/).isVisible()); tries++) {
      const roll = page.locator('.rolls .roll').last();
      if (await roll.isVisible()) await roll.click();
      await settled(page);
    }
    const done = new Map<string, number>();
    if (await page.getByText(/Actions left/).isVisible()) {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 2, start.y + 60, { steps: 6 });
      await page.mouse.move(start.x + 4, start.y + 160, { steps: 6 });
      await page.locator('.preview .refused').waitFor();
      expect(await page.locator('.preview .refused').innerText()).toMatch(/LB-MOVE-\d+/);
      expect(await page.locator('.stick-label').first().textContent()).toMatch(/mm/);
      await picture(page, 'screens/battle-desk-drag');
      await page.mouse.up();
      await page.getByRole('button', { name: 'Use the nearest legal move' }).click();
      await settled(page);
      const to = await standing(page, 'unit-1');
      expect(to.y).toBeGreaterThan(from.y + 10);
      done.set('drag', 1);
    }

    let reloaded = false;
    for (let n = 0; n < 170 && (await page.locator('.victory').count()) === 0; n++) {
      await settled(page);
      if ((await page.locator('.victory').count()) > 0) break;
      const what = await decide(page, done);
      done.set(what, (done.get(what) ?? 0) + 1);
      if (what === 'approach') await picture(page, 'screens/battle-desk-approach');
      if (reloaded && WANTED.every((kind) => done.has(kind))) break;
      if (n === 15) {
        await settled(page);
        const [lines, where] = [await count(page), await page.locator('.bar .where').innerText()];
        await reloads(page);
        await settled(page);
        expect(await page.locator('.bar .where').innerText()).toBe(where);
        expect(await count(page)).toBe(lines);
        reloaded = true;
      }
    }
    await settled(page);
    await picture(page, 'screens/battle-desk-later');
    expect(reloaded).toBe(true);
    for (const kind of WANTED) expect([...done.keys()], JSON.stringify([...done])).toContain(kind);
    expect(await seriousFaultsOf(page)).toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  }, 240_000);

  it('says a refusal in words, with its rule', async () => {
    const { context, page, heard } = await windowOf(DESK);
    await (await scenarioOf(page, CLASH)).getByRole('button', { name: /Command Britain/ }).click();
    await page.getByText('Choose a piece, then tap').click();
    await page
      .getByRole('button', { name: 'I/Coldstream Guards, Reserve' })
      .or(page.getByRole('button', { name: /Coldstream/ }))
      .first()
      .click();
    const far = await placeOf(page, 900, 650);
    await page.mouse.click(far.x, far.y);
    await expect.poll(() => page.locator('.preview .refused').innerText()).toMatch(/LB-[A-Z]+-\d+/);
    await picture(page, 'screens/battle-desk-refused');
    await page.getByRole('button', { name: 'Use the nearest legal move' }).click();
    await page.locator('.piece').first().waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('speaks Italian at a tap, and remembers it', async () => {
    const { context, page, heard } = await windowOf(DESK);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.evaluate(BRIEFED);
    await (await scenarioOf(page, 'Scontro nella Penisola'))
      .getByRole('button', { name: /Comanda la Francia/ })
      .click();
    await briefed(page);
    await page.locator('.bar .where', { hasText: 'Fase 1' }).waitFor();
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await page.locator('#decision-title').innerText()).toContain('brigata');
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|lb)\.[a-z]/);
    await picture(page, 'screens/battle-desk-italian');
    await reloads(page);
    await settled(page);
    expect(await page.locator('#decision-title').innerText()).toContain('brigata');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('covers the screen between two players until both have deployed', async () => {
    const { context, page, heard } = await windowOf(DESK);
    await (await scenarioOf(page, CLASH)).getByRole('button', { name: /Two players/ }).click();
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
    await page.getByRole('button', { name: 'Finish deployment' }).click();
    await page.getByRole('button', { name: 'Continue as Britain' }).waitFor();
    expect(await page.locator('.piece').count()).toBe(0);
    await picture(page, 'screens/battle-desk-handover');
    await reloads(page);
    await page.getByRole('button', { name: 'Continue as Britain' }).click();
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).waitFor();
    expect(await page.locator('[data-piece="unit-0"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.bar .where', { hasText: 'Phase 1' }).waitFor();
    expect(await page.locator('.piece').count()).toBe(37);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('is played from the keyboard, and takes back what no die has answered', async () => {
    const { context, page, heard } = await windowOf(DESK);
    await begin(page, /Command France/);
    await page.locator('[data-piece="unit-3"]').focus();
    expect(await page.locator('[data-piece="unit-3"]').getAttribute('aria-label')).toMatch(/France, .+, .+, DIS 0, .+/);
    await page.keyboard.press('Enter');
    await page.locator('.card h2').waitFor();
    await picture(page, 'screens/battle-desk-keyboard');
    // The hand outlives a reload.
    await expect
      .poll(() => page.evaluate(`sessionStorage.getItem('drumhead.tool')`))
      .toContain('"what":"unit","index":3');
    await reloads(page);
    await page.locator('.card h2').waitFor();
    await page.getByRole('button', { name: 'Activate I Brigade' }).press('Enter');
    await settled(page);
    expect(await page.locator('#decision-title').innerText()).toMatch(/Activate/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await settled(page);
    expect(await page.locator('#decision-title').innerText()).toMatch(/Activate which brigade/);
    await readBeside(page);
    // From near units have their names under them.
    const named = page.locator('.unit-name', { hasText: 'I/2nd Light' }).first();
    expect(await named.isVisible()).toBe(false);
    await page.locator('.table-window').focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press('+');
    await expect.poll(() => named.isVisible()).toBe(true);
    await picture(page, 'screens/battle-desk-names');
    // What is asked for in the menu closes it, and the keyboard goes on at the decision.
    await page.locator('.menu > summary').press('Enter');
    await page.locator('.menu').getByRole('button', { name: 'Advise me' }).press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('decision');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('is played with a finger on a phone', async () => {
    const { context, page, heard } = await windowOf(PHONE, true);
    await begin(page, /Command France/);
    await picture(page, 'screens/battle-phone-begun');
    const across = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(across).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Activate I Brigade' }).tap();
    await settled(page);
    const place = await standing(page, 'unit-1');
    const at = await placeOf(page, place.x, place.y);
    // What grew under the finger is not pressed by it.
    await page.evaluate(
      `addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), { capture: true })`,
    );
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('.rolls .roll').first().waitFor();
    expect(await page.evaluate('window.clicks ?? 0')).toBe(0);
    await picture(page, 'screens/battle-phone-unit');
    const small = await page
      .locator('button:visible:not(.link, .term)')
      .evaluateAll((all) =>
        all
          .filter((b) => b.getBoundingClientRect().height < 43.5 || b.getBoundingClientRect().width < 40)
          .map((b) => b.textContent),
      );
    expect(small).toEqual([]);
    expect(await seriousFaultsOf(page)).toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  });
});
