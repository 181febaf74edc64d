// A person builds a squad: breaks a rule, repairs it at one tap, prints it, sends it; two squads are chosen in secret.
import { emptySquad } from '@drumhead/skirmish';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artefact } from './chromium.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, printed, type Size, visit } from './visits.ts';

const builder = `${address}#/page/skirmish/squads`;
inChromium();

const opened = (size: Size, at = builder, locale = 'en-GB') => visit(at, { size, locale, ready: '.sheet' });

const more = async (page: Page, name: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) await page.getByRole('button', { name: `+ ${name}: ` }).click();
};
const LINE = Array.from({ length: 5 }, () => 'fr-line');
const asModel = (profile: string) => ({ profile });
const onSheet = (page: Page) => page.locator('.sheet tbody td:first-child').allInnerTexts();

describe('the squad builder', () => {
  it.each(['desk', 'phone'] as const)(
    'builds, breaks a rule, repairs it at one tap and prints, on a %s',
    async (size) => {
      const { context, page, heard } = await opened(size);
      await more(page, 'Officer', 1);
      // What would be called an error is not offered.
      expect(await page.getByRole('button', { name: '+ Officer: ' }).isDisabled()).toBe(true);
      await page.locator('.recruit-closed', { hasText: 'Leaders 2: the limit is 1.' }).waitFor();
      await more(page, 'Line Infantryman', 5);
      await page.getByText('Legal squad: 6 models, 190 of 400 points.').waitFor();
      const spoilt = { ...emptySquad('fr', 400), models: ['fr-officer', 'fr-officer', ...LINE].map(asModel) };
      const buffer = Buffer.from(JSON.stringify(spoilt));
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      const fault = page.locator('.problems li', { hasText: 'Leaders 2' });
      await fault.waitFor();
      await faultless(page);
      await picture(page, `screens/squad-fault-${size}`, { fullPage: true });
      await fault.getByRole('button', { name: /^Fix/ }).click();
      await page.getByText('Legal squad: 6 models, 190 of 400 points.').waitFor();
      await page.getByLabel('Name of the squad').fill('«Les Enfants Perdus»');
      await page.locator('summary', { hasText: 'Custom profile' }).click();
      await page.getByLabel('Name of the profile').fill('Old Jacques');
      await page.getByRole('button', { name: 'Marksman', exact: true }).click();
      await page.getByText('20 × (7 − 4) / 2, rounded: 30 points').waitFor();
      // To add a profile of one's own is to agree on a casual game.
      await page.getByRole('button', { name: 'Add to the squad' }).click();
      await page.getByText('Legal squad: 7 models, 220 of 400 points.').waitFor();
      await faultless(page);
      await picture(page, `screens/squad-legal-${size}`, { fullPage: true });
      expect(await printed(page, `squad-${size}`)).toBe(1);
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('prints the fullest squad there is on one sheet, in either language', async () => {
    const { context, page, heard } = await opened('desk', builder, 'it-IT');
    await page.getByRole('button', { name: 'Incolla testo' }).click();
    await page
      .getByLabel('Squadra come testo')
      .fill(
        'Russia 900 amichevole\nUfficiale\nSottufficiale\nMoschettiere\nGranatiere\nGranatiere Pavlov\nFante della Guardia\nJäger (Cacciatore)\nMiliziano (Opolčenie)\nPioniere (Geniere)\nPortabandiera\nTamburino\nCosacco\nUssaro\nCorazziere\n5 Miliziano (Opolčenie)\nVecchio: Q4 C2, Moschetto, Elan, Imprevedibile, Vacillante, Debole, Boscaiolo, Furtivo',
      );
    await expect.poll(() => page.locator('.lines .unsound').count()).toBe(0);
    await page.getByRole('button', { name: 'Usa questa squadra' }).click();
    await page.getByText('Squadra valida: 20 modelli').waitFor();
    await faultless(page);
    await picture(page, 'screens/squad-full-italian', { fullPage: true });
    expect(await printed(page, 'squad-full')).toBe(1);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('goes out and in by link, file and reload; what was spoilt says so and changes nothing', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Rangers' }).click();
    await page.getByRole('button', { name: 'Random legal squad' }).click();
    const before = await onSheet(page);
    await page
      .locator('.kept-paper', { hasText: /models \d+, points \d+ · / })
      .first()
      .waitFor();
    await reloads(page);
    await page.locator('.sheet tbody').waitFor();
    expect(await onSheet(page)).toEqual(before);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.locator('.told textarea').inputValue();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const path = artefact('rangers.squad.json');
    await download.saveAs(path);
    const file = page.locator('input[type=file]');
    await page.getByRole('button', { name: 'France', exact: true }).click();
    await file.setInputFiles(path);
    await page.getByText('Loaded:').waitFor();
    expect(await onSheet(page)).toEqual(before);
    const bad = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await file.setInputFiles(bad('{"format":"drumhead-skirmish-squad","version":2,"__proto__":{"a":1}}'));
    await page.locator('.told code', { hasText: 'version' }).waitFor();
    expect(await onSheet(page)).toEqual(before);

    const friend = await opened('phone', link, 'it-IT');
    await friend.page.getByText('Caricamento riuscito: Ranger').waitFor();
    expect((await onSheet(friend.page)).length).toBe(before.length);
    await faultless(friend.page);
    await picture(friend.page, 'screens/squad-italian-phone', { fullPage: true });
    const kept = await onSheet(friend.page);
    await opens(friend.page, link.slice(0, -5));
    await friend.page.locator('.told[role=alert]', { hasText: 'incompleto' }).waitFor();
    expect(await onSheet(friend.page)).toEqual(kept);
    expect([...heard, ...friend.heard]).toEqual([]);
    await friend.context.close();
    await context.close();
  });

  it('SK-SQD-4 two squads are chosen in secret, locked, and revealed together', async () => {
    const { context, page, heard } = await opened('desk');
    await page.getByRole('button', { name: 'Choose two squads in secret' }).click();
    const lock = page.getByRole('button', { name: 'Lock this squad' });
    await expect.poll(() => lock.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Random legal squad' }).click();
    await lock.click();
    await page.getByText('Pass the screen to player 2').waitFor();
    expect(await page.locator('.sheet').count()).toBe(0);
    await faultless(page);
    await picture(page, 'screens/squad-handover');
    await page.getByRole('button', { name: 'Continue as player 2' }).click();
    await page.getByRole('button', { name: 'Random legal squad' }).waitFor();
    expect(await page.locator('.rank-troops li').count()).toBe(0);
    await page.getByRole('button', { name: 'Random legal squad' }).click();
    await lock.click();
    await page.getByRole('button', { name: 'Reveal both squads' }).waitFor();
    expect(await page.locator('.sheet').count()).toBe(0);
    await page.getByRole('button', { name: 'Reveal both squads' }).click();
    await page.getByText('These squads make a legal game.').waitFor();
    expect(await page.locator('.sheet').count()).toBe(2);
    await faultless(page);
    await picture(page, 'screens/squad-revealed', { fullPage: true });
    expect(await printed(page, 'squad-both')).toBe(2);
    expect(heard).toEqual([]);
    await context.close();
  });
});

/** Presses each button of the page that has not been pressed, and tells which of them moved in the window. */
const PRESSES = `(async () => {
  const nameOf = (one) => one.getAttribute('aria-label') ?? one.innerText;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const pressed = new Set();
  const moved = [];
  for (let n = 0; n < 40; n++) {
    const next = [...document.querySelectorAll('.paper-page button:not([aria-disabled="true"], .grave)')].find(
      (one) => one.checkVisibility() && !one.closest('.paper-tools, .verdict-acts, .saved') && !pressed.has(nameOf(one)),
    );
    if (!next) break;
    pressed.add(nameOf(next));
    next.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frames();
    const { top } = next.getBoundingClientRect();
    next.click();
    await frames();
    const isAtEnd = scrollY < 1 || scrollY + innerHeight > document.documentElement.scrollHeight - 1;
    const by = next.isConnected ? next.getBoundingClientRect().top - top : 0;
    if (Math.abs(by) > 2 && !isAtEnd) moved.push(nameOf(next) + ': ' + by);
  }
  return { pressed: pressed.size, moved };
})()`;

describe('the builders', () => {
  it.each<[string, Size]>([
    ['skirmish/squads', 'phone'],
    ['large-battles/division', 'desk'],
    ['large-battles/historical', 'phone'],
    ['simplicity/army', 'desk'],
  ])('leave what is pressed where it is in the window: %s on a %s', async (at, size) => {
    const { context, page, heard } = await visit(`${address}#/page/${at}`, { size, ready: '.paper-page' });
    const found = await page.evaluate<{ pressed: number; moved: readonly string[] }>(PRESSES);
    expect(found.pressed).toBeGreaterThan(8);
    expect(found.moved).toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  });
});
