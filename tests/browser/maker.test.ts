// The scenario maker: a battle drawn by mouse, by finger and by keys alone, that is played, saved and found again.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, placeOf, visit } from './visits.ts';

inChromium();

type Place = readonly [x: number, y: number];

/** One stroke of the mouse, in millimetres of the table. */
async function stroke(page: Page, ...[first, ...rest]: readonly [Place, ...Place[]]): Promise<void> {
  const from = await placeOf(page, ...first);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const place of rest) {
    const to = await placeOf(page, ...place);
    await page.mouse.move(to.x, to.y, { steps: 6 });
  }
  await page.mouse.up();
}

const pieces = (page: Page) => page.getByRole('region', { name: 'Pieces on the map' }).getByRole('button');
const title = (page: Page) => page.getByRole('heading', { level: 2 });

it('a battle is drawn at a desk, mended, named, briefed, saved and played', async () => {
  const { context, page, heard } = await visit(address, { ready: '.ways', settings: { briefing: 'shown' } });
  await page.getByRole('link', { name: /^Scenario maker/ }).click();
  await page.getByRole('link', { name: 'Large Battles' }).click();
  await page.locator('.maker .terrain').waitFor();
  await expect.poll(() => pieces(page).count()).toBe(0);
  // An old map lies under the table, and is moved by keys.
  await page.keyboard.press('p');
  await page.getByLabel('Choose a picture').setInputFiles('apps/web/public/pictures/day.webp');
  const under = page.locator('.table-world image');
  const before = await under.getAttribute('transform');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => under.getAttribute('transform')).not.toBe(before);
  await page.keyboard.press('w');
  await stroke(page, [300, 300], [480, 280], [520, 420], [340, 460], [290, 310]);
  await page.keyboard.press('s');
  await stroke(page, [4, 700], [600, 640], [1200, 720], [1796, 660]);
  await page.getByRole('button', { name: 'Road' }).click();
  await stroke(page, [900, 4], [880, 600], [920, 1196]);
  await expect
    .poll(() => pieces(page).allTextContents())
    .toEqual([
      expect.stringMatching(/^wood, points (?:[3-9]|1[0-4])$/),
      expect.stringMatching(/^stream, points /),
      expect.stringMatching(/^road, points /),
    ]);
  // Both ran to the edge, and what nobody could follow is mended at a tap.
  await page.getByRole('button', { name: 'Put a bridge there' }).click();
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  // A name stands in both languages, and on the map.
  await pieces(page).first().click();
  await page.getByLabel('Name (English)').fill('Great Wood');
  await page.getByLabel('Name (Italiano)').fill('Bosco Grande');
  await page.getByLabel('Name (Italiano)').press('Enter');
  await page.locator('.maker-table .place-name', { hasText: 'Great Wood' }).waitFor();
  await faultless(page);
  await picture(page, 'maker-desk');
  await page.getByRole('button', { name: 'Briefing' }).click();
  await page.getByLabel('Title (English)').fill('The mill stream');
  await page.getByLabel('Text (English)').first().fill('One bridge.\n\nOne evening.');
  await page.getByLabel('Text (English)').first().blur();
  await expect.poll(() => title(page).first().textContent()).toBe('The mill stream');
  await faultless(page);
  // Undone to the empty table and done again, without end.
  const undo = page.getByRole('button', { name: 'Undo' });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await page.getByRole('button', { name: 'Map' }).click();
  await page.getByText('The table is empty.').waitFor();
  const redo = page.getByRole('button', { name: 'Redo' });
  while ((await redo.getAttribute('aria-disabled')) !== 'true') await redo.click();
  await expect.poll(() => pieces(page).count()).toBe(4);
  await under.waitFor({ state: 'attached' });
  // The file is the scenario itself.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({
    format: 'drumhead-scenario',
    ruleset: 'large-battles',
    title: { en: 'The mill stream' },
    briefing: { all: { en: 'One bridge.\n\nOne evening.' } },
    names: [{ of: 'wood', text: { en: 'Great Wood', it: 'Bosco Grande' } }],
  });
  await page.getByRole('button', { name: 'Save it on this device' }).click();
  await page.getByText('Saved. You find it').waitFor();
  expect((await title(page).first().boundingBox())?.width).toBeGreaterThan(60);
  // The draft outlives the window.
  await page.reload();
  await page.locator('.maker .terrain').waitFor();
  await expect.poll(() => pieces(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Play it' }).click();
  const told = page.getByRole('region', { name: 'The mill stream' });
  await told.getByText('One evening.').waitFor();
  await page.locator('.briefing-map .place-name', { hasText: 'Great Wood' }).waitFor();
  // Sent as a link it is there for whoever opens it, with nothing kept before; from there back to a copy of it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goBack();
  await page.locator('.maker .terrain').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('Made by').fill('Ada');
  await page.getByLabel('Licence').selectOption('CC-BY-4.0');
  await faultless(page);
  await picture(page, 'maker-publish');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.goto(link);
  await told.getByText('By Ada · Licence CC-BY-4.0').waitFor();
  await faultless(page);
  await page.goto(link.slice(0, -4));
  await page.getByRole('alert').getByText('The link is damaged or incomplete').waitFor();
  await faultless(page);
  await page.goto(link);
  await told.getByText('One evening.').waitFor();
  await told.getByRole('button', { name: 'Change a copy' }).click();
  await expect.poll(() => pieces(page).count()).toBe(4);
  expect(heard).toEqual([]);
});

it('a copy of a ready battle is changed with a finger on a phone', async () => {
  const { page, heard } = await visit(`${address}#/page/any/setup?game=simplicity`, {
    size: 'phone',
    touch: true,
    ready: '.set-up-tile',
  });
  await page.evaluate("location.hash = '#/page/any/maker?copy=simplicity&battle=crossroads'");
  await page.locator('.maker .terrain').waitFor();
  const before = await pieces(page).count();
  await page.getByRole('button', { name: 'Wood', exact: false }).first().tap();
  // A finger goes around it.
  const places = await Promise.all(
    (
      [
        [300, 150],
        [420, 140],
        [440, 220],
        [330, 240],
        [296, 160],
      ] as const
    ).map(([x, y]) => placeOf(page, x, y)),
  );
  await page.evaluate(`(async () => {
    const table = document.querySelector('.table-window');
    const send = (type, { x, y }) => table.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', isPrimary: true, button: type === 'pointermove' ? -1 : 0, buttons: 1, clientX: x, clientY: y, bubbles: true }));
    const [first, ...rest] = ${JSON.stringify(places)};
    send('pointerdown', first);
    let at = first;
    for (const to of rest) {
      for (let i = 1; i <= 4; i++) {
        send('pointermove', { x: at.x + (to.x - at.x) * i / 4, y: at.y + (to.y - at.y) * i / 4 });
        await new Promise(requestAnimationFrame);
      }
      at = to;
    }
    send('pointerup', at);
  })()`);
  await expect.poll(() => pieces(page).count()).toBe(before + 1);
  await page.getByRole('button', { name: 'Turn right' }).tap();
  await faultless(page);
  await picture(page, 'maker-phone');
  // Its forces stand on parade; a zone is as wide as it is said to be, others take the place of a force.
  await page.getByRole('button', { name: 'Forces' }).tap();
  await page.getByRole('button', { name: 'Deployment zone' }).first().tap();
  await page.getByLabel('Width (mm)').fill('600');
  await expect.poll(() => page.locator('.maker-zone.side-0 rect').getAttribute('width')).toBe('600');
  await page.getByRole('button', { name: 'Change: ' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Draw another' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  await faultless(page);
  await picture(page, 'maker-forces-phone', { fullPage: true });
  await page.getByRole('button', { name: 'Save it on this device' }).tap();
  const saved = page.getByText('Saved. You find it');
  await saved.waitFor();
  // Battles are played in workers, and what is known when they are stopped stays known.
  await page.getByRole('button', { name: 'Test' }).tap();
  await page.getByRole('button', { name: 'Play the battles' }).tap();
  await page.getByText(/Battles played: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).tap();
  // So few battles are not written into the file.
  const write = page.getByRole('button', { name: 'Write these odds into the file' });
  await expect.poll(() => write.getAttribute('aria-disabled')).toBe('true');
  await page.getByText(/The interval is still \d+% wide/).waitFor({ state: 'attached' });
  await faultless(page);
  // Saved is said of what was saved, and of nothing else.
  await page.getByRole('button', { name: 'Briefing' }).tap();
  await page.getByLabel('Title (English)').fill('The copy');
  await saved.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Test' }).tap();
  await page.setViewportSize({ width: 320, height: 640 });
  await faultless(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await faultless(page);
  await page.getByRole('button', { name: 'Play it' }).tap();
  await page
    .getByRole('button', { name: /Deploy your troops|Use the ready deployment|Begin/ })
    .first()
    .waitFor();
  expect(heard).toEqual([]);
});

it('a scenario of the skirmish is made by keys alone, and its ground taken from the players first', async () => {
  const { page, heard } = await visit(`${address}#/page/any/maker?copy=skirmish&battle=shakos-pick-up`, {
    ready: '.maker .terrain',
  });
  // The book has its ground rolled: the tools say so until it is drawn.
  expect(await page.getByRole('button', { name: 'Hill' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Draw the ground yourself' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'Hill' }).getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('region', { name: 'Table' }).focus();
  for (const key of ['h', 'Enter', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'e', 'Escape']) await page.keyboard.press(key);
  // On a busy machine keys come faster than the page is drawn anew: each is of the scenario that the one before it made.
  await page.evaluate(`for (const key of ['b', 'Enter', 'ArrowRight', 'ArrowRight'])
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key === 'ArrowRight', bubbles: true, cancelable: true }))`);
  await expect.poll(() => pieces(page).count()).toBe(2);
  const left = page.getByLabel('From the left (mm)');
  await expect.poll(() => left.inputValue()).toBe('320');
  await pieces(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => left.inputValue()).toBe('280');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left.inputValue()).toBe('281');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Delete');
  await expect.poll(() => pieces(page).count()).toBe(1);
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  // Rules of its own, as sentences: a place, who comes when, and what one side alone does not know.
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  for (const name of ['Rules', 'Add rules of its own', 'Mark a place', 'Put it in the middle']) await press(name);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => left.inputValue()).toBe('310');
  await press('Reinforcements');
  const sentence = page.locator('.maker-events .maker-sentence');
  await sentence.getByLabel('Turn').fill('5');
  await sentence.getByLabel('Edge').selectOption('right');
  await sentence.getByLabel('Hidden from').selectOption({ index: 1 });
  await page.getByLabel('One more condition').selectOption({ label: 'a place is held' });
  await page.getByText('Scenario’s own rules: reinforcements, places, turn limit, victory, secrets.').waitFor();
  // The judge says what is wrong, and the nearest remedy mends it.
  await page.getByRole('region', { name: 'Turn limit' }).getByLabel('Turn').fill('4');
  await page.getByText('5 is outside 1 to 4.').waitFor();
  await press('Bring it within the limit');
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  await faultless(page);
  await picture(page, 'maker-rules');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await faultless(page);
  const saving = page.waitForEvent('download');
  await press('Save file');
  const { script } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(script).toMatchObject({
    turns: { limit: 4 },
    places: [{ id: 'place', at: [310, 300], reach: 80 }],
    events: [
      {
        when: { turn: 4, holds: { place: 'place' } },
        do: [{ arrive: expect.any(String), edge: 'right' }],
      },
    ],
    victory: { points: { place: 1 } },
    hides: { [Object.keys(script.hides)[0] ?? '']: ['reinforcements'] },
  });
  expect(heard).toEqual([]);
});
