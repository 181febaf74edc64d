// A finished battle is looked at moment by moment: the same table, every line a way to its moment, nothing to order.
import { begin, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, inject, it } from 'vitest';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { faultless } from './visits.ts';

const address = inject('address');
inChromium();

/** The first commands of a battle of players who fight, as a record. */
function recorded(seed: number, most: number): string {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(begun.value.state), (_view, _seat, offers) =>
    eager(offers, random),
  );
  const battle = playOut(begun.value, { players, dice: seededDice(seed) }, { most });
  return writeFormat1(battle, { scenario: 'peninsular-clash', seats: { france: 'human', britain: 'human' }, seed });
}

/** A state is waited for, however busy the machine. */

describe('the replay', () => {
  it.each([
    { name: 'desk', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ])('goes to any moment on a $name, plays on, and leads back to the battle', async ({ name, width, height }) => {
    const context = await newVisitor({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const heard = complaints(page);
    await opens(page, address);
    await page.locator('input[type=file]').setInputFiles({
      name: 'battle.battle.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(recorded(2, 300)),
    });
    await page.locator('.bar .where', { hasText: 'Phase' }).waitFor();
    await page.locator('.menu > summary').click();
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    await page.getByText(/^Step 0 of \d+/).waitFor();
    const pieces = page.locator('.piece');
    const table = page.locator('.replay .table-window');
    await page.evaluate('document.fonts.ready');
    // On a phone the page scrolls under the table.
    const sizeNow = async () => {
      const box = await table.boundingBox();
      return box && { width: box.width, height: box.height };
    };
    const size = await sizeNow();
    expect(await pieces.count(), 'nobody is deployed at the beginning').toBe(0);

    // A scrubber of commands, with a mark for each phase; the list follows it.
    const scrubber = page.getByRole('slider', { name: 'Moment' });
    await scrubber.press('End');
    await expect.poll(() => pieces.count()).toBeGreaterThan(20);
    const current = page.locator('.chapters [aria-current="step"]');
    const inSight = async () => {
      const [line, list] = [await current.boundingBox(), await page.locator('.chapters').boundingBox()];
      return line && list && line.y >= list.y - 1 && line.y + line.height <= list.y + list.height + 1;
    };
    await expect.poll(inSight).toBe(true);
    await expect.poll(() => page.locator('.marks b').allInnerTexts()).toContain('1');
    const opening = page.locator('.chapters button', { hasText: /^Phase 1$/ });
    await opening.click();
    await expect.poll(() => current.innerText()).toMatch(/Phase 1\b/);
    await expect.poll(() => pieces.count()).toBe(37);
    await page.getByRole('button', { name: 'Next fight' }).click();
    await page.locator('.moment .die').first().waitFor();
    expect(await page.locator('.spot-ring').count(), 'rings show where it is').toBeGreaterThan(0);
    await faultless(page);
    await picture(page, `screens/replay-${name}`);

    // Either side's knowledge: Britain never sees where France deploys.
    await scrubber.press('Home');
    await expect.poll(() => pieces.count()).toBe(0);
    await page.getByRole('button', { name: 'Next step', exact: true }).click();
    await expect.poll(() => pieces.count()).toBe(20);
    await page.getByLabel('Seen by').selectOption({ label: 'Britain' });
    await expect.poll(() => pieces.count()).toBe(0);
    await page.getByLabel('Seen by').selectOption({ label: 'France' });

    // Keys work wherever the focus is, unless what has it needs them: a list of choices, a button.
    const where = () => page.locator('.transport .where').innerText();
    const placed = await where();
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('ArrowRight');
    await expect.poll(where).not.toBe(placed);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(where).toBe(placed);
    await page.keyboard.press('Home');
    await expect.poll(where).toMatch(/^Step 0 /);
    await page.getByLabel('Seen by').press('End');
    expect(await where()).toMatch(/^Step 0 /);
    await page.getByLabel('Seen by').selectOption({ label: 'France' });
    await page.locator('.chapters').press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.locator('.chapters').press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

    // On by itself, until it is stopped.
    await page.keyboard.press('Home');
    const before = await where();
    await page.getByLabel('Pace').selectOption('fast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(where).not.toBe(before);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await where()).not.toBe(before);
    expect(await sizeNow(), 'the table never changes its size').toEqual(size);

    // The address is that of the moment, also for who opens it anew.
    await page.locator('.chapters button', { hasText: /^Phase 1$/ }).click();
    await page.getByRole('button', { name: 'Next fight' }).click();
    await page.locator('.moment .die').first().waitFor();
    // The number of the step is there before its table, whose phase stands beside it.
    await expect.poll(where).not.toMatch(/Phase 1\b/);
    const moment = await where();
    await expect.poll(() => page.url()).toContain(`at=${/\d+/.exec(moment)?.[0]}`);
    await page.reload();
    await page.locator('.transport').waitFor();
    await expect.poll(where).toBe(moment);

    // Nothing can be ordered; from here a new battle can be played.
    expect(await page.locator('#decision').count()).toBe(0);
    const id = (url: string) => /battle[=/]([\w-]+)/.exec(url)?.[1];
    const old = id(page.url());
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('#decision').waitFor();
    await page.locator('.bar .where', { hasText: 'Phase' }).waitFor();
    expect(id(page.url())).not.toBe(old);

    // A line of the log points at its place, and opens its sum; the question stays where it is.
    if (name === 'phone') await page.getByRole('button', { name: 'Show more' }).click();
    const question = page.locator('#decision-title');
    await page.locator('.log details[open] .points').last().scrollIntoViewIfNeeded();
    const [asked, place] = [await question.innerText(), await question.boundingBox()];
    await page.locator('.log details[open] .points').last().click();
    await page.locator('.spot-ring').first().waitFor();
    expect(await question.innerText()).toBe(asked);
    if (name === 'desk') expect(await question.boundingBox()).toEqual(place);
    // The sheet of a phone made room for the table.
    else await page.getByRole('button', { name: 'Show more' }).click();
    await page.locator('.log details[open] .points').last().click();
    await expect.poll(() => page.locator('.spot-ring').count()).toBe(0);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('of a battle that is not there says so', async () => {
    const page = await (await newVisitor()).newPage();
    await opens(page, `${address}#/page/any/replay?battle=nobody`);
    expect(await page.getByRole('alert').filter({ hasText: /./ }).innerText()).toMatch(
      /not saved in this browser|non è salvata in questo browser/,
    );
    await page.context().close();
  });
});
