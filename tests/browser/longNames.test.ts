// Names of one long word: wherever somebody types one, nothing sticks out of the page, on the sheet and in lists of what is saved.
import { expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { address, inChromium, SIZES, sticksOut, visit } from './visits.ts';

inChromium();

const PAGES = ['skirmish/squads', 'large-battles/division', 'large-battles/historical', 'simplicity/army'];

it.each(PAGES)('a name without a space stays inside %s', async (path) => {
  const { context, page, heard } = await visit(`${address}#/page/${path}`);
  const fields = page.locator('main input[type="text"]:visible');
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    const most = Number((await field.getAttribute('maxlength')) ?? 60);
    await field.fill('W'.repeat(most));
  }
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    expect([size, await sticksOut(page)]).toEqual([size, []]);
    await picture(page, `screens/long-name-${path.replace('/', '-')}-${size}`, { fullPage: true });
  }
  expect(heard).toEqual([]);
  await context.close();
});
