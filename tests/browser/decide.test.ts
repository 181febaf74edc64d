// A chance to react in Large Battles, from a golden battle: the panel on a phone and at a desk, and standing orders.
import { begin, type Battle, decide, writeRecord } from '@drumhead/engine';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { reactionProspects, reactionReasons } from '@drumhead/large-battles/screen';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords } from '../../scripts/golden.ts';
import { artefact } from './chromium.ts';
import { address, decision, faultless, inChromium, placeOf, press, settled, title, visit } from './visits.ts';

inChromium();

/** A golden battle up to the first chance to react that is worth a question and wanted. */
function battleAt(wanted: (state: State) => boolean): Battle<State, Command, Event> {
  const golden = goldenRecords('large-battles').find(({ name }) => name === 'peninsular-clash-ss');
  const begun = begin(largeBattles, golden?.header.setup);
  if (!begun.ok || !golden) throw new Error('no golden battle');
  let battle = begun.value;
  for (const [seat, command] of golden.orders) {
    const offers = battle.state.frames.at(-1)?.at === 'window' ? largeBattles.offers(battle.state, seat) : [];
    if (offers.some(({ type }) => type === 'hold') && wanted(battle.state)) return battle;
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    ({ battle } = answer);
  }
  throw new Error('no such chance');
}

const ASKED = battleAt((state) => reactionReasons(state).length > 0 && reactionProspects(state).length > 8);

async function opened(
  size: 'desk' | 'phone',
  locale = 'en-GB',
  battle = ASKED,
  players: Readonly<Record<string, string>> = {},
) {
  const visited = await visit(address, { size, locale, touch: size === 'phone' });
  const seats = Object.fromEntries(largeBattles.seats(battle.state).map((seat) => [seat, players[seat] ?? 'human']));
  const buffer = Buffer.from(writeRecord(battle, { scenario: null, seats, seed: 1 }));
  await visited.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'react.battle.jsonl', mimeType: 'application/x-ndjson', buffer });
  await settled(visited.page);
  return visited;
}

const holdButton = (page: Page) => decision(page).getByRole('button', { name: /^(Hold|Attendi)$/ });

/** Its place in the window: what lies outside cannot be pressed. */
async function inSight(page: Page): Promise<boolean> {
  const box = await holdButton(page).boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('a chance to react', () => {
  it.each(['en-GB', 'it-IT'])(
    'keeps its question and Hold in sight on a phone, at every stop of the sheet, %s',
    async (locale) => {
      const { context, page, heard } = await opened('phone', locale);
      const candidates = decision(page).locator('.candidate:visible');
      expect(await candidates.count()).toBe(3);
      expect(await inSight(page)).toBe(true);
      await faultless(page);
      await page.screenshot({ path: artefact(`screens/react-phone-${locale}.png`) });
      const [less, more] = [page.locator('.sheet-handle button').first(), page.locator('.sheet-handle button').last()];
      await less.tap();
      expect(await candidates.count()).toBe(0);
      expect(await inSight(page)).toBe(true);
      await more.tap();
      await more.tap();
      await page.locator('.log li').last().scrollIntoViewIfNeeded();
      expect(await inSight(page)).toBe(true);
      expect(await page.locator('#decision-title').isVisible()).toBe(true);
      // The handle is dragged down.
      const grip = await page.locator('.grip').boundingBox();
      if (!grip) throw new Error('no handle');
      await page.mouse.move(grip.x + 30, grip.y + 2);
      await page.mouse.down();
      await page.mouse.move(grip.x + 30, grip.y + 80, { steps: 4 });
      await page.mouse.up();
      expect(await page.locator('.panels').getAttribute('data-stop')).toBe('half');
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('letters the same troops on the table; a tap there chooses one, a second tap lets it try', async () => {
    const { context, page, heard } = await opened('desk');
    const letters = await decision(page).locator('.candidate:visible .letter').allInnerTexts();
    expect(letters).toEqual(['A', 'B', 'C']);
    expect(await page.locator('.candidate-mark text').allTextContents()).toEqual(letters);
    expect(await decision(page).locator('.candidate-odds:visible').allInnerTexts()).toEqual(
      letters.map(() => expect.stringMatching(/^\d+\s?%\s+on [2-6]\+$/)),
    );
    const last = reactionProspects(ASKED.state)
      .filter(({ what }) => what === 'unit')
      .at(-1);
    const unit = ASKED.state.units[last?.index ?? 0];
    const at = await placeOf(page, (unit?.x ?? 0) / 64, (unit?.y ?? 0) / 64);
    await page.mouse.click(at.x, at.y);
    expect(await decision(page).locator('.candidate.chosen').count()).toBe(1);
    expect(await title(page)).toBe('React or hold?');
    await page.mouse.click(at.x, at.y);
    await page
      .locator('.log li', { hasText: /reacts|reaction/i })
      .first()
      .waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('is never put again once it is ordered so, not even for a moment, and after a reload', async () => {
    const { context, page } = await opened('desk');
    await page.evaluate(`(() => {
      window.asked = 0;
      const look = () => { if (/^React/.test(document.querySelector('#decision-title')?.textContent ?? '')) window.asked++; };
      new MutationObserver(look).observe(document.querySelector('#decision'), { childList: true, subtree: true, characterData: true });
    })()`);
    await page.getByRole('radio', { name: 'never' }).click();
    await settled(page);
    // Whatever the acting side does next, nobody is asked.
    for (let i = 0; i < 3 && (await decision(page).getByRole('button', { name: 'Stop' }).count()) > 0; i++)
      await press(page, 'Stop');
    expect(await page.evaluate('window.asked')).toBe(0);
    await page.reload();
    await settled(page);
    expect(await page.evaluate('document.querySelector("#decision-title").textContent')).not.toMatch(/^React/);
    await context.close();
  });

  it('offers a whole deployment under the same name before and after one piece stands', async () => {
    const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
    if (!begun.ok) throw new Error('no scenario');
    const place = largeBattles.offers(begun.value.state, 'france').find(({ type }) => type === 'place');
    const placed = decide(begun.value, 'france', place);
    if (!placed.ok) throw new Error(placed.refusal.reason);
    const { context, page } = await opened('desk', 'en-GB', placed.battle, { britain: 'recruit' });
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).waitFor();
    expect(await page.getByRole('button', { name: /Restore|Back to/ }).count()).toBe(0);
    await context.close();
  });
});
