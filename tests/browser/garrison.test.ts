// A garrison is assaulted in Chromium: the battle for a town is played in Node until an attack column stands before a
// held sector, and opened as a record; from there a person approaches, goes into Contact and takes what comes.
import { type Battle, begin, DICE, decide, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { crossing, deployment, townwards } from '../../packages/large-battles/test/townAndStream.ts';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { settled } from './visits.ts';

const address = inject('address');
inChromium();

type Played = Battle<State, Command, Event>;

/** Is the moment come? */
type Moment = (state: State, offers: readonly Command[]) => boolean;

const assault: Moment = (_state, offers) => offers.some((offer) => offer.type === 'approach' && offer.sector >= 0);
const entry: Moment = (_state, offers) => offers.some((offer) => offer.type === 'enter');
const junction: Moment = (_state, offers) => offers.some((offer) => offer.type === 'join');

/** The record of a battle up to the first moment of that kind, or null if it never comes with these dice. */
function playedTo(seed: number, moment: Moment): string | null {
  const begun = begin(largeBattles, crossing);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let battle: Played = begun.value;
  for (const [seat, command] of deployment(battle.state)) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify([command, answer.refusal]));
    battle = answer.battle;
  }
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(battle.state), (view, seat, offers) => {
    const bold = random(3) > 0 ? townwards(view, seat, offers, random) : undefined;
    return bold ?? eager(offers, random);
  });
  const until = ({ state }: Played): boolean => {
    const seat = largeBattles.pending(state)[0]?.seat;
    return seat !== undefined && seat !== DICE && moment(state, largeBattles.offers(state, seat));
  };
  const end = playOut(battle, { players, dice: seededDice(seed) }, { until });
  if (end.state.outcome !== null) return null;
  return writeFormat1(end, { scenario: 'crossing', seats: { north: 'human', south: 'human' }, seed });
}

function recordOf(moment: Moment): string {
  for (let seed = 1; seed <= 40; seed++) {
    const text = playedTo(seed, moment);
    if (text !== null) return text;
  }
  throw new Error('no battle comes to that');
}

async function opened(
  text: string,
  size = { width: 1440, height: 900 },
): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
  const touch = size.width < 600;
  const context = await newVisitor({
    viewport: size,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'town.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await settled(page);
  return { context, page, heard };
}

const button = (page: Page, name: RegExp) =>
  page.locator('#decision button:not(.term):enabled:visible', { hasText: name }).first();
const log = (page: Page) => page.locator('.log').innerText();

describe('a town on the table', () => {
  it('LB-BUA-11 LB-BUA-13 LB-BUA-16 a garrison is approached, contacted, and driven out or holds', async () => {
    const { context, page, heard } = await opened(recordOf(assault));
    await picture(page, 'screens/garrison-before');
    await button(page, /Approach/).click();
    await page.locator('.preview', { hasText: '%' }).waitFor();
    await picture(page, 'screens/garrison-preview');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const over = /built-up sector \d\.|retreats? (?:to|through)|Garrison|lost: |falls? back/;
    for (let i = 0; i < 20; i++) {
      await settled(page);
      const title = await page.locator('#decision-title').innerText();
      if (!/Approach|Contact|attacker|defender|extra|garrison retreat|follow up/i.test(title)) break;
      const into = button(page, /Move into Contact/);
      if ((await into.count()) > 0) {
        await into.click();
        await page.getByRole('button', { name: 'Confirm' }).click();
        continue;
      }
      await page.locator('#decision .choices button:enabled:visible').first().click();
      const confirm = page.getByRole('button', { name: 'Confirm' });
      if ((await confirm.count()) > 0) await confirm.click();
    }
    const said = await log(page);
    expect(said).toMatch(/Approach to a built-up sector: /);
    expect(said).toMatch(over);
    await picture(page, 'screens/garrison-after');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('LB-BUA-02 LB-BUA-04 a sector is entered with a preview, on a phone', async () => {
    const { context, page, heard } = await opened(recordOf(entry), { width: 390, height: 844 });
    await button(page, /Occupy the sector/).click();
    await page.locator('.preview').waitFor();
    await picture(page, 'screens/garrison-enter-phone');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await settled(page);
    expect(await log(page)).toMatch(/occup(?:y|ies) built-up sector \d/);
    await picture(page, 'screens/garrison-entered-phone');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('LB-OPT-01 two batteries become a Grand Battery', async () => {
    const { context, page, heard } = await opened(recordOf(junction));
    await button(page, /Form a Grand Battery/).click();
    await page.locator('.preview').waitFor();
    await picture(page, 'screens/grand-battery-preview');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await settled(page);
    expect(await log(page)).toMatch(/: a Grand Battery/);
    await picture(page, 'screens/grand-battery');
    expect(heard).toEqual([]);
    await context.close();
  });
});
