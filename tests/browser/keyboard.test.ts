// Keyboard alone, with text at 200 %: from the front page to the end of a guided battle, and through a whole turn of
// Simplicity. No answer is cut off or out of reach.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, inChromium, settled, type Size, sticksOut, visit } from './visits.ts';

inChromium();

/** Tab goes on until the focus is on an element of which this holds. */
async function tabTo(page: Page, holds: string, most = 200): Promise<void> {
  const names: string[] = [];
  for (let i = 0; i < most; i++) {
    if (await page.evaluate<boolean>(`((one) => ${holds})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
    names.push(await page.evaluate<string>(`document.activeElement?.textContent.slice(0, 20) ?? ''`));
  }
  throw new Error(`Tab never comes to ${holds}, but to ${names.join(', ')}`);
}

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

const opened = (size: Size) => visit(address, { size, settings: { pace: 'instant', textSize: 200 } });

/** The battle that a rule set begins with, by its button on the front page. */
async function begun(page: Page, game: number): Promise<void> {
  await page.locator('.game-learn').first().waitFor();
  await tabTo(page, `one === [...document.querySelectorAll('.game-learn')].at(${game})`);
  await isInReach(page);
  await page.keyboard.press('Enter');
  await page.locator('#decision-title').waitFor();
}

/** The line of the log that begins a turn. */
const TURN = /[Pp]hase|[Tt]urn/;

/** The marked answer, or the button that draws a move instead of a drag. */
const ADVISED = '[data-advised], .guide-move';

/** One marked answer; false where the battle is over. */
async function answered(page: Page): Promise<boolean> {
  await expect
    .poll(
      async () =>
        (await page.locator(`${ADVISED}, .victory`).count()) > 0 ? '' : await page.locator('.panels').innerText(),
      {
        timeout: 30_000,
      },
    )
    .toBe('');
  if ((await page.locator('.victory').count()) > 0) return false;
  const before = await page.locator('#decision').innerText();
  // A new question is drawn anew: the keyboard goes on from where it was, or comes by the link that skips to it.
  await tabTo(page, `one.matches('${ADVISED}')`);
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
  return true;
}

describe('keyboard alone, text at 200 %', () => {
  it('plays a guided battle from the front page to its end', async () => {
    const { context, page, heard } = await opened('phone');
    expect(await sticksOut(page)).toEqual([]);
    await begun(page, 1);
    let answers = 0;
    while (answers < 90 && (await answered(page))) answers++;
    expect(answers).toBeGreaterThan(5);
    await page.locator('.victory h2').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('plays a whole turn of Simplicity', async () => {
    const { context, page, heard } = await opened('desk');
    await begun(page, -1);
    const heads = () => page.locator('.log li.head').allInnerTexts();
    const isEnded = async () => (await heads()).filter((head) => TURN.test(head)).length > 2;
    for (let i = 0; i < 40 && !(await isEnded()); i++) if (!(await answered(page))) break;
    expect(await isEnded()).toBe(true);
    await settled(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  });
});
