// What may not be pressed now stays, greyed, within reach, and says why, on every page and in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.ts';
import { closedOn } from './faults.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, type Size, visit } from './visits.ts';

inChromium();

/** The pages that a file of the page lists. */
const listedIn = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, 'apps/web/src', file), 'utf8').matchAll(/\{ page: '([\w-]+)'/g)].map(
    ([, page = '']) => page,
  );

const PAGES = [
  '',
  ...listedIn('app/sharedPages.ts').map((page) => `#/page/any/${page}`),
  ...['large-battles', 'simplicity', 'skirmish'].flatMap((ruleset) =>
    listedIn(`rulesets/${ruleset}/manifest.ts`).map((page) => `#/page/${ruleset}/${page}`),
  ),
];

/** Unfolds everything, so that what is folded away is looked at too. */
const UNFOLD = `document.querySelectorAll('details').forEach((one) => { one.open = true; })`;

describe('what may not be pressed', () => {
  it.each(['en-GB', 'it-IT'])('says why on every page (%s)', async (locale) => {
    const { context, page, heard } = await visit(address, { locale });
    const found = [];
    for (const at of PAGES) {
      await opens(page, `${address}${at}`);
      await page.locator('main').first().waitFor();
      await page.evaluate(UNFOLD);
      found.push(...(await closedOn(page)).map((one) => ({ at, ...one })));
    }
    expect(found.filter(({ why }) => !/^\p{Lu}[^{}]+\p{L}/u.test(why) || why.startsWith('web.'))).toEqual([]);
    // Of the builders alone there are more.
    expect(found.length).toBeGreaterThan(20);
    expect(heard).toEqual([]);
    await context.close();
  });

  it.each<Size>(['desk', 'phone'])('is reached by keyboard and finger, and a press shows why (%s)', async (size) => {
    const { context, page, heard } = await visit(`${address}#/page/skirmish/squads`, { size, touch: size === 'phone' });
    const fewer = page.getByRole('button', { name: 'One fewer: fence' });
    const why = page.locator('.why-closed:popover-open');
    await fewer.focus();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('One fewer: Fence');
    await page.keyboard.press('Enter');
    expect(await why.innerText()).toBe('There is none to remove.');
    await page.keyboard.press('Escape');
    expect(await why.count()).toBe(0);
    if (size === 'phone') await fewer.tap({ force: true });
    else await fewer.click({ force: true });
    expect(await why.innerText()).toBe('There is none to remove.');
    const [button, told] = await Promise.all([fewer.boundingBox(), why.boundingBox()]);
    expect(Math.abs((told?.y ?? 0) - (button?.y ?? 0)), 'the reason stands beside its button').toBeLessThan(120);
    await picture(page, `screens/closed-${size}`);
    await faultless(page);
    // Once it is open, nothing of it is left.
    await page.getByRole('button', { name: 'One more: fence' }).click();
    expect(await fewer.getAttribute('aria-disabled')).toBeNull();
    await fewer.click();
    expect(await why.count()).toBe(0);
    expect(heard).toEqual([]);
    await context.close();
  });
});
