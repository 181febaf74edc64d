// Keyboard alone, with text at 200 % and on a page that the browser translates: from the front page to the end of a guided
// battle, and through a whole turn of the other rule sets. No answer is cut off or out of reach, no text stands still.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from './battles/hands.ts';
import { reloads } from './opening.ts';
import { goOnTranslating, isTranslated } from './translator.ts';
import { address, inChromium, settled, type Size, sticksOut, visit, type Visit } from './visits.ts';

inChromium();

/** What has the focus is in the window, its words are whole, and nothing lies over it. */
async function isInReach(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate<string>(`(() => {
      const one = document.activeElement;
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) return 'sticks out: ' + one.textContent;
      if (one.scrollWidth > one.clientWidth + 1) return 'is cut off: ' + one.textContent;
      const y = Math.min(innerHeight - 2, Math.max(2, top + Math.min(height / 2, 20)));
      const over = document.elementFromPoint(left + width / 2, y);
      if (top > innerHeight || bottom < 0) return 'is out of the window: ' + one.textContent;
      return one.contains(over) || over?.closest('label')?.contains(one) ? '' : 'is covered by ' + (over?.outerHTML ?? '').slice(0, 120) + ': ' + one.textContent;
    })()`);
  await expect.poll(seen).toBe('');
}

/** The battle that a rule set begins with, by its button under Learn. */
async function begun(size: Size, game: number): Promise<Visit> {
  const all = await visit(`${address}#/page/any/learn`, { size, settings: { pace: 'instant', textSize: 200 } });
  const { page } = all;
  await page.locator('.game-learn').first().waitFor();
  await goOnTranslating(page);
  expect(await sticksOut(page)).toEqual([]);
  await tabTo(page, page.locator('.game-learn').nth(game));
  await isInReach(page);
  await page.keyboard.press('Enter');
  await page.locator('#decision-title').waitFor();
  return all;
}

/** The line of the log that begins a turn, or says after the last one that the battle is over. */
const TURN = /[Pp]hase|[Tt]urn|Victory/;

/** The marked answer, or the button that draws a move instead of a drag. */
const ADVISED = '[data-advised], .guide-move';

/** One marked answer; false where the battle is over. */
async function answered(page: Page): Promise<boolean> {
  await settled(page);
  await expect
    .poll(async () =>
      (await page.locator(`${ADVISED}, .victory`).count()) > 0 ? '' : await page.locator('.panels').innerText(),
    )
    .toBe('');
  if ((await page.locator('.victory').count()) > 0) return false;
  const before = await page.locator('#decision').innerText();
  await tabTo(page, page.locator(ADVISED).first());
  await isInReach(page);
  const name = await page.evaluate<string>('document.activeElement.textContent');
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () =>
        (await page.locator('.victory').count()) > 0 || (await page.locator('#decision').innerText()) !== before,
      { message: name },
    )
    .toBe(true);
  // A new question is drawn anew: the keyboard goes on at it, and never falls to the page.
  await expect
    .poll(() => page.evaluate<boolean>('document.activeElement !== document.body'), { message: `focus after ${name}` })
    .toBe(true);
  return true;
}

/** The words of the bar, of the question and of the log. */
const said = (page: Page) =>
  page.evaluate<string>(`[...document.querySelectorAll('.bar .where, .bar .scores, #decision-title, .victory h2, .log li')]
    .map((one) => one.innerText).join('\\n')`);

/** Nothing sticks out, the page complained about nothing, and it says what it says when it is opened anew. */
async function isWhole({ context, page, heard }: Visit): Promise<void> {
  await settled(page);
  expect(await sticksOut(page)).toEqual([]);
  await expect.poll(() => isTranslated(page)).toBe(true);
  const before = await said(page);
  await reloads(page);
  await page.locator('.log li').first().waitFor({ state: 'attached' });
  await expect.poll(() => said(page)).toBe(before);
  expect(heard).toEqual([]);
  await context.close();
}

describe('keyboard alone, text at 200 %, on a page that the browser translates', () => {
  it('plays a guided battle of the skirmish from the front page to its end', { timeout: 300_000 }, async () => {
    const all = await begun('phone', 1);
    let answers = 0;
    while (answers < 90 && (await answered(all.page))) answers++;
    expect(answers).toBeGreaterThan(5);
    await all.page.locator('.victory h2').waitFor();
    await isWhole(all);
  });

  it.each([
    // Two phases, one of each side; and the turn of each side within a game turn, whose own line is one more.
    ['Large Battles', 0, 2],
    ['Simplicity', -1, 3],
  ])('plays a whole turn of %s', { timeout: 300_000 }, async (_, game, lines) => {
    const all = await begun('desk', game);
    const { page } = all;
    const heads = () => page.locator('.log li.head').allInnerTexts();
    const isEnded = async () => (await heads()).filter((head) => TURN.test(head)).length >= lines;
    let answers = 0;
    while (answers < 60 && !(await isEnded()) && (await answered(page))) answers++;
    await expect.poll(isEnded).toBe(true);
    await isWhole(all);
  });
});
