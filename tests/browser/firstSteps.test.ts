import { describe, expect, it } from 'vitest';
import { address, faultless, inChromium, settled, visit } from './visits.ts';

inChromium();

describe('first steps', () => {
  it('guide a first battle from one tap on, explain a term, and show the aim at a key', async () => {
    const { page, heard } = await visit(`${address}#/page/any/battles?skirmish&skirmish`, { ready: '.game-learn' });
    await page.locator('.game-learn').click();
    const step = page.locator('.guide-step');
    await step.first().waitFor();
    expect(await step.first().innerText()).toContain('Your aim');
    await faultless(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await faultless(page);
    await page.emulateMedia({ colorScheme: 'light' });

    // Something else than the advice is always open, and the guide follows.
    await page.locator('.subjects button:not([aria-disabled])', { hasText: 'Officer' }).click();
    await expect.poll(() => step.last().innerText()).toContain('Each success is one action');
    await page.locator('.roll[data-advised]').waitFor();

    await page.locator('.guide button.term').first().click();
    const card = page.locator('dialog.guide-card');
    await card.waitFor();
    await faultless(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await page.keyboard.press('?');
    await card.waitFor();
    expect(await card.locator('ol > li').count()).toBe(5);
    const signs = card.locator('summary', { hasText: 'Signs on the table' });
    const lost = /\/(?:Signs|SquadsPage)-[^/]*\.js/;
    await page.route(lost, (route) => route.abort());
    await signs.click();
    await card.getByText('The signs did not load.').waitFor();
    const battle = await page.evaluate<string>('location.hash');
    await page.evaluate(`location.hash = '#/page/skirmish/squads'`);
    await page.getByText('The page did not load.').waitFor();
    expect(heard.splice(0).filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
    await page.unroute(lost);
    // Some browsers do not ask for a part of the page again that once did not come.
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('.paper-page').waitFor();
    await page.evaluate(`location.hash = '${battle}'`);
    await settled(page);
    await page.keyboard.press('?');
    await signs.click();
    await card.locator('.sign-sticks', { hasText: 'long: 120 mm' }).waitFor();
    await faultless(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await page.locator('.guide-close').press('Enter');
    await step.first().waitFor({ state: 'detached' });
    expect(await page.locator('#decision:focus').count(), 'the keyboard goes on at the decision').toBe(1);
    expect(heard).toEqual([]);
  });

  it('give an exact verdict on a puzzle, keep it, let it be tried again; a lesson leads from step to step', async () => {
    const { page, heard } = await visit(`${address}#/page/any/puzzles?skirmish`, {
      size: 'phone',
      locale: 'it-IT',
      touch: true,
      ready: '.puzzle-list',
    });
    await faultless(page);
    await page.locator('.puzzle-list button', { hasText: 'Settanta passi' }).click();
    const puzzle = page.locator('section.puzzle');
    await puzzle.waitFor();
    expect(await puzzle.innerText()).toContain('Risolto dagli ordini con la probabilità migliore, qualunque');
    const order = async (text: RegExp) => {
      await page.locator('#decision button', { hasText: text }).first().click();
      // The card has been read: it leaves the room to the answers.
      await page.locator('section.puzzle.folded').waitFor();
      expect((await puzzle.boundingBox())?.height).toBeLessThan(90);
      const tables = page.locator('.preview .odds table');
      expect(await tables.first().getAttribute('class'), 'the odds, before the sums').toBe('pairs');
      await page.locator('#decision button', { hasText: 'Conferma' }).first().click();
    };
    await order(/^Mira e tira/);
    await puzzle.locator('ol').waitFor();
    const verdict = await puzzle.innerText();
    expect(verdict).toContain('Era la soluzione migliore: probabilità di riuscire nel compito 42%');
    expect(verdict).toContain('La mira toglie 1 alla difesa del bersaglio');
    await faultless(page);
    // It ends there.
    expect(await page.locator('#decision .decision').count()).toBe(0);
    expect(await page.locator('.score').count()).toBe(0);
    await puzzle.getByRole('button', { name: 'Problema successivo' }).click();
    await puzzle.locator('h2', { hasText: 'Chi per primo?' }).waitFor();
    await page.locator('#decision .decision').waitFor();
    await page.goto(`${address}#/page/any/puzzles?skirmish`);
    await page.locator('.puzzle-list').first().waitFor();
    expect(await page.locator('.puzzle-list button', { hasText: 'Settanta passi' }).innerText()).toContain('risolto');

    // A step of a lesson is won by its idea, and leads to the next one.
    await page.goto(`${address}#/page/any/learn`);
    await page.locator('.lesson-list button', { hasText: 'Il quadrato' }).click();
    await puzzle.locator('h2', { hasText: 'Cavalleria vicina' }).waitFor();
    await page.locator('#decision button', { hasText: 'Forma: quadrato' }).first().click();
    await page.locator('#decision button', { hasText: 'Conferma' }).first().click();
    await puzzle.getByText('Giusto.').waitFor();
    await faultless(page);
    await puzzle.getByRole('button', { name: 'Passo successivo' }).click();
    await puzzle.locator('h2', { hasText: 'Ora i cannoni' }).waitFor();
    expect(heard).toEqual([]);
  });

  it('keep on a phone the question, the step, the answer that it names and what it points at in sight', async () => {
    const { page, heard } = await visit(`${address}#/page/any/learn`, {
      size: 'phone',
      locale: 'it-IT',
      touch: true,
      ready: '.game-learn',
    });
    await page.locator('.game-learn').first().click();
    const advised = page.locator('[data-advised]');
    const isSeen = () =>
      page.evaluate<boolean>(`(() => {
        const button = document.querySelector('[data-advised]');
        const box = button?.getBoundingClientRect();
        const isWhole = box && [box.top + 4, box.bottom - 4].every((y) =>
          button.contains(document.elementFromPoint(box.x + box.width / 2, y)));
        const ring = document.querySelector('.spot-ring')?.getBoundingClientRect();
        const table = document.querySelector('.table-window').getBoundingClientRect();
        const step = [...document.querySelectorAll('.guide-step')].at(-1);
        const title = document.querySelector('#decision-title');
        const told = [step.querySelector('p'), title].every((line) => {
          const { x, top, bottom } = line.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) => line.contains(document.elementFromPoint(x + 4, y)));
        });
        const middle = ring && (ring.top + ring.bottom) / 2;
        return told && isWhole === true && (!ring || (middle <= table.bottom && middle >= table.top));
      })()`);
    await page.locator('.victory-zones .half-way').waitFor({ state: 'attached' });
    expect(await page.locator('.victory-zones .zone-edge').count()).toBe(4);
    const isInSight = (what: string) =>
      page.evaluate<boolean>(`(() => {
        const { x, top, bottom } = document.querySelector('${what}').getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => document.elementFromPoint(x + 4, y)?.closest('${what}') != null);
      })()`);
    await advised.waitFor();
    expect(await isInSight('.guide-step p'), 'the aim, from its top').toBe(true);
    expect(await page.locator('.score-whose').allInnerTexts()).toEqual(['tu', 'nemico']);
    for (const named of ['Attiva', 'Ussari', '3 dadi']) {
      await advised.filter({ hasText: named }).waitFor();
      await expect.poll(isSeen, { message: named }).toBe(true);
      expect(await page.locator('.guide-rings').count(), named).toBe(named === 'Attiva' ? 0 : 1);
      await advised.click();
    }
    await faultless(page);
    // An order in hand has its heading and its button in sight.
    const confirm = advised.filter({ hasText: 'Conferma' });
    const marked = page.locator('[data-advised], .guide-move').first();
    for (let taps = 0; taps < 12 && (await confirm.count()) === 0; taps++) {
      await marked.waitFor();
      await marked.click();
      await settled(page);
    }
    await confirm.waitFor();
    await expect.poll(isSeen, { message: 'Conferma' }).toBe(true);
    expect(await isInSight('.preview h3')).toBe(true);
    expect(heard).toEqual([]);
  });

  it('tell each of two at one screen the aim before the own first order', async () => {
    const { page, heard } = await visit(address, { size: 'phone', touch: true, settings: { pace: 'instant' } });
    await page.getByRole('button', { name: 'On this screen' }).click();
    for (const side of ['France', 'Austria']) {
      await page.locator('.who', { hasText: side }).waitFor();
      await page.locator('.guide-step.first:visible', { hasText: 'Your aim' }).waitFor();
      await page.getByRole('button', { name: 'End the turn' }).click();
      // Action points are left: it asks once more.
      await page.getByRole('button', { name: 'End the turn' }).click();
    }
    expect(heard).toEqual([]);
  });
});
