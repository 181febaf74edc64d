// Decisions of Large Battles from a golden battle: a chance to react on a phone and at a desk, standing orders, and two
// moves ordered by one tap on the far contour.
import { standingAnswer } from '@drumhead/bots';
import { begin, type Battle, DEFAULT_ORDERS, DICE, decide, total } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { reactionProspects, isOnTheVerge, scoreAgainst } from '@drumhead/large-battles/screen';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords } from '../../scripts/golden.ts';
import { countGestures } from './gestures.ts';
import {
  address,
  decision,
  drag,
  faultless,
  inChromium,
  placeOf,
  press,
  settled,
  type Size,
  title,
  visit,
  wants,
  withoutRoom,
} from './visits.ts';
import { picture } from './pictures.ts';

inChromium();

/** A golden battle up to the first decision of a person that is wanted. */
function battleAt(wanted: (state: State) => boolean): Battle<State, Command, Event> {
  const golden = goldenRecords('large-battles').find(({ name }) => name === 'peninsular-clash-ss');
  const begun = begin(largeBattles, golden?.header.setup);
  if (!begun.ok || !golden) throw new Error('no golden battle');
  let battle = begun.value;
  for (const [seat, command] of golden.orders) {
    if (seat !== DICE && wanted(battle.state)) return battle;
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    ({ battle } = answer);
  }
  throw new Error('no such decision');
}

/** A chance that matters to a captain: others pass by themselves. */
const ASKED = battleAt((state) => {
  const seat = largeBattles.pending(state)[0]?.seat ?? DICE;
  const isChance = reactionProspects(state).length > 8 && (largeBattles.passes?.(state, seat) ?? null) !== null;
  return isChance && standingAnswer(knowledgeOf('large-battles'), state, seat, DEFAULT_ORDERS) === null;
});

/** A column by itself with two actions. */
const TWO_ACTIONS = battleAt(({ frames, units }) => {
  const top = frames.at(-1);
  if (top?.at !== 'acting' || top.mode !== 'own') return false;
  return top.doings.every(({ unit, left }) => left === 2 && units[unit]?.formation === 'attackColumn');
});

/** The pieces asked about, by the page's own letters and the unit that acts, that nothing lies over; and those that are hidden. */
const SEEN = `(() => {
  const free = document.querySelector('.table-window').getBoundingClientRect();
  const covers = [...document.querySelectorAll('[data-over-table]')].map((one) => one.getBoundingClientRect());
  const all = [...document.querySelectorAll('.candidate-mark, .acts')].map((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isIn = (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    return { piece: piece.dataset.piece ?? piece.textContent, at: [x, y], inSight: isIn(free) && !covers.some(isIn) };
  });
  return JSON.stringify([all.length, all.filter((one) => !one.inSight)]);
})()`;

async function opened(size: Size, locale = 'en-GB', battle = ASKED, players: Readonly<Record<string, string>> = {}) {
  const visited = await visit(address, { size, locale, touch: size === 'phone' });
  const seats = Object.fromEntries(largeBattles.seats(battle.state).map((seat) => [seat, players[seat] ?? 'human']));
  const buffer = Buffer.from(writeFormat1(battle, { scenario: null, seats, seed: 1 }));
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
      // Who may react, and who acts.
      await expect.poll(() => page.evaluate(SEEN)).toMatch(/^\[[4-9],\[\]\]$/);
      await faultless(page);
      await picture(page, `screens/react-phone-${locale}`);
      expect(await withoutRoom(page)).toEqual([]);
      const [less, more] = [page.locator('.sheet-handle button').first(), page.locator('.sheet-handle button').last()];
      await less.tap();
      await expect.poll(() => page.locator('.panels').getAttribute('data-stop')).toBe('peek');
      // The answers of an open question are always there.
      expect(await candidates.count()).toBe(3);
      expect(await inSight(page)).toBe(true);
      await more.tap();
      await more.tap();
      await page.locator('.log summary').last().scrollIntoViewIfNeeded();
      expect(await inSight(page)).toBe(true);
      await expect.poll(() => page.locator('#decision-title').isVisible()).toBe(true);
      // The handle is dragged down.
      const grip = await page.locator('.grip').boundingBox();
      if (!grip) throw new Error('no handle');
      await page.mouse.move(grip.x + 30, grip.y + 2);
      await page.mouse.down();
      await page.mouse.move(grip.x + 30, grip.y + 80, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => page.locator('.panels').getAttribute('data-stop')).toBe('half');
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
      letters.map(() => expect.stringMatching(/^\d+\s?%\s+to act, on [2-6]\+$/)),
    );
    const last = reactionProspects(ASKED.state)
      .filter(({ what }) => what === 'unit')
      .at(-1);
    const unit = ASKED.state.units[last?.index ?? 0];
    const at = await placeOf(page, (unit?.x ?? 0) / 64, (unit?.y ?? 0) / 64);
    await page.mouse.click(at.x, at.y);
    await expect.poll(() => decision(page).locator('.candidate.chosen').count()).toBe(1);
    expect(await title(page)).toBe('React or hold?');
    await page.mouse.click(at.x, at.y);
    await page
      .locator('.log li', { hasText: /reacts?:|reaction/i })
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
    await page.getByText('When to ask about reactions').click();
    await page.getByRole('radio', { name: 'never' }).click();
    await settled(page);
    // The question that was answered so may have been drawn again until then, when its terms were loaded.
    await page.evaluate('window.asked = 0');
    // Whatever the acting side does next, nobody is asked.
    for (
      let i = 0;
      i < 3 &&
      (await decision(page)
        .getByRole('button', { name: /^End activation/ })
        .count()) > 0;
      i++
    )
      await press(page, /^End activation/);
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

describe('the reach of a unit with two actions', () => {
  it('LB-ACT-11: a tap on its far contour orders two moves, each shown, and both are made', async () => {
    const { context, page, heard } = await opened('tablet', 'en-GB', TWO_ACTIONS);
    const top = TWO_ACTIONS.state.frames.at(-1);
    const acting = top?.at === 'acting' ? (top.doings[0]?.unit ?? 0) : 0;
    const place = async () => {
      const transform = await page.locator(`[data-piece="unit-${acting}"]`).getAttribute('transform');
      const [x = 0, y = 0] = [...(transform ?? '').matchAll(/-?[\d.]+/g)].map(Number);
      return [x, y] as const;
    };
    const before = await place();
    const here = await placeOf(page, ...before);
    const above = `document.elementFromPoint(${here.x}, ${here.y})?.closest('.table-window') !== null`;
    expect(await page.evaluate(above), 'the tools do not cover the unit').toBe(true);
    const layer = () => page.evaluate('document.querySelector(".table-world").style.willChange');
    await expect.poll(layer, { message: 'a pan that begins renders nothing anew' }).toBe('transform');
    const contours = page.locator('.overlay .reach');
    await contours.nth(1).waitFor();
    expect(await contours.count()).toBe(2);
    // The point of the outer one that is farthest away, a little inside of it.
    const outer = [...((await contours.first().getAttribute('d')) ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    const away = ([x, y]: readonly [number, number]) => Math.hypot(x - before[0], y - before[1]);
    const far = outer
      .map(([, x, y]) => [Number(x), Number(y)] as const)
      .reduce((a, b) => (away(b) > away(a) ? b : a), before);
    const at = await placeOf(page, before[0] + (far[0] - before[0]) * 0.97, before[1] + (far[1] - before[1]) * 0.97);
    await page.mouse.click(at.x, at.y);
    await decision(page).getByText('Moves 2').waitFor();
    expect(await page.locator('.overlay .stick').count(), 'each move has its stick').toBe(2);
    await press(page, 'Confirm');
    expect(away(await place())).toBeGreaterThan(away(far) * 0.9);
    expect(heard).toEqual([]);
    await context.close();
  });
});

/** A brigade is to be opened, or one of its units activated. */
const TO_ACTIVATE = battleAt((state) => {
  const offers = largeBattles.offers(state, largeBattles.pending(state)[0]?.seat ?? '');
  return offers.filter(({ type }) => type === 'activate').length > 9;
});

describe('a unit dragged before its activation', () => {
  const seat = largeBattles.pending(TO_ACTIVATE.state)[0]?.seat ?? '';
  const offered = largeBattles.offers(TO_ACTIVATE.state, seat).find(({ type }) => type === 'activate');
  const unit = offered?.type === 'activate' ? offered.unit : -1;

  async function dragged(page: Page): Promise<{ readonly from: readonly [number, number] }> {
    const transform = await page.locator(`[data-piece="unit-${unit}"]`).getAttribute('transform');
    const [x = 0, y = 0] = [...(transform ?? '').matchAll(/-?[\d.]+/g)].map(Number);
    const facing = ((TO_ACTIVATE.state.units[unit]?.facing ?? 0) / 16 / 180) * Math.PI;
    await drag(page, [x, y], [x + 35 * Math.sin(facing), y - 35 * Math.cos(facing)]);
    return { from: [x, y] };
  }

  const standing = async (page: Page) =>
    [...((await page.locator(`[data-piece="unit-${unit}"]`).getAttribute('transform')) ?? '').matchAll(/-?[\d.]+/g)]
      .slice(0, 2)
      .map(([number]) => Number(number));

  it.each(['desk', 'phone'] as const)(
    'LB-ACT-07: shows where it gets to, and the dice that bring it there, %s',
    async (size) => {
      const { context, page, heard } = await opened(size, 'en-GB', TO_ACTIVATE);
      await page.getByRole('button', { name: 'Whole table' }).click();
      const gestures = await countGestures(page);
      const { from } = await dragged(page);
      await decision(page).getByText('Actions 1').waitFor();
      const rolls = decision(page).locator('.rolls .roll');
      expect(await rolls.count()).toBe(3);
      // Its odds may come after it.
      await expect.poll(() => rolls.first().innerText()).toMatch(/Arrives \d+%; double failure/);
      await picture(page, `decide/dragged-first-${size}`);
      await faultless(page);
      await rolls.nth(2).click();
      await settled(page);
      expect(await gestures.count()).toBe(2);
      await page
        .locator('.log li', { hasText: /activates: actions/ })
        .last()
        .waitFor({ state: 'attached' });
      const failed = await page.locator('.log li', { hasText: /activates: actions 0/ }).count();
      if (failed === 0) expect(await standing(page)).not.toEqual([...from]);
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('is one gesture where orders are given at once and the number of dice is settled', async () => {
    const { context, page } = await opened('desk', 'en-GB', TO_ACTIVATE);
    await wants(context, { orders: 'atOnce', dice: 'three' });
    await page.reload();
    await settled(page);
    const gestures = await countGestures(page);
    await dragged(page);
    await page
      .locator('.log li', { hasText: /activates: actions/ })
      .last()
      .waitFor();
    expect(await gestures.count()).toBe(1);
    await context.close();
  });
});

describe('a side on the verge of breaking', () => {
  /** One side is, and the other has more left. */
  const isOneOnTheVerge = (state: State) =>
    ([0, 1] as const).filter((side) => isOnTheVerge(state, side)).length === 1 &&
    ([0, 1] as const).every((side) => total(scoreAgainst(state, side)) < state.field.sides[side].breakPoint);

  it.each([
    ['desk', 'en-GB', 'a loss may break it', /: a loss may break it\./],
    ['phone', 'it-IT', 'una perdita può bastare', /: una perdita può bastare\./],
  ] as const)('is announced in the bar, in words and by a sign, %s, %s', async (size, locale, words, announced) => {
    const { context, page, heard } = await opened(size, locale, battleAt(isOneOnTheVerge));
    const bar = page.locator('.bar .scores');
    await expect.poll(() => page.locator('.bar p[role="status"]').innerText()).toMatch(announced);
    expect(await bar.locator('.score-verge').count()).toBe(1);
    expect(await bar.locator('.score-verge').isVisible()).toBe(true);
    expect(await bar.innerText()).toContain(words);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await picture(page, `decide/verge-${size}`);
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});
