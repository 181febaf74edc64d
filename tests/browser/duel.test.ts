// A rule set that is not shipped, on a page of its own: table, tools, overlay and panel need nothing of the three games.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { messages } from '../../apps/web/messages.plugin.ts';
import type { Page } from 'playwright-core';
import { browser, inChromium } from './visitors.ts';

const ENTRY = fileURLToPath(new URL('../../apps/web/src/table/tool/duel/page.tsx', import.meta.url));

/** The page as one script and one style sheet. */
async function builtPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { 'react/jsx-runtime': 'preact/jsx-runtime', react: 'preact/compat' } },
    plugins: [messages()],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as unknown as {
    readonly output: readonly { readonly fileName: string; readonly code?: string; readonly source?: unknown }[];
  };
  const of = (ending: string) => output.filter(({ fileName }) => fileName.endsWith(ending));
  const style = of('.css').map(({ source }) => String(source));
  const script = of('.js').map(({ code = '' }) => code.replaceAll('</script', '<\\/script'));
  return `<!doctype html><style>${style.join('\n')}</style><div id="root"></div><script>${script.join('\n')}</script>`;
}

inChromium();

/** The middle of a man on the screen. */
async function middleOf(page: Page, man: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`[data-piece="${man}"]`).boundingBox();
  if (!box) throw new Error(`${man} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('the duel of the test kit on a page', () => {
  it('DUEL-ACT-4, DUEL-END-3 is fought by drags, taps and the panel', async () => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 500 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.setContent(await builtPage());
    const told = page.locator('output');
    await expect.poll(() => told.innerText()).toBe('red acts');
    for (let turn = 0; (await told.innerText()).endsWith(' acts'); turn++) {
      if (turn > 60) throw new Error('the duel does not end');
      const seat = (await told.innerText()).split(' ')[0] === 'red' ? 'red' : 'blue';
      const [own, foe] = [await middleOf(page, seat), await middleOf(page, seat === 'red' ? 'blue' : 'red')];
      const pace = (await page.locator('.table-world').boundingBox())?.width ?? 0;
      const near = Math.abs(own.x - foe.x) <= (pace / 100) * 31;
      const before = await page.locator('.layer.pieces').innerHTML();
      if (near) {
        await page.mouse.click(own.x, own.y);
        await page.mouse.click(foe.x, foe.y);
        await page.locator('.overlay .target').waitFor({ state: 'attached' });
        await page.mouse.click(foe.x, foe.y);
        await page.locator('.preview').waitFor({ state: 'detached' });
        continue;
      }
      await page.mouse.move(own.x, own.y);
      await page.mouse.down();
      await page.mouse.move((own.x + foe.x) / 2, own.y, { steps: 4 });
      await page.mouse.up();
      await page.locator('.overlay .ghost').waitFor({ state: 'attached' });
      if (turn === 0) expect(await page.locator('.refused').innerText()).toContain('DUEL-ACT-4');
      await page.locator('.preview button.primary').click();
      await expect.poll(() => page.locator('.layer.pieces').innerHTML()).not.toBe(before);
    }
    expect(['red', 'blue']).toContain(await told.innerText());
    expect(faults).toEqual([]);
    await page.close();
  });
});
