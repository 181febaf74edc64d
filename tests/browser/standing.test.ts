// Disabled, never vanished: as long as the same question stands, no answer disappears without a word. What the state
// forbids for now is greyed, with its reason and its rule.
import { type AnyRuleset, type Battle, DICE, type Seat, writeRecord } from '@drumhead/engine';
import { largeBattles, type State as LargeState } from '@drumhead/large-battles';
import { simplicity, type State as SimplicityState } from '@drumhead/simplicity';
import { skirmish, type State as SkirmishState } from '@drumhead/skirmish';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { picture } from './pictures.ts';
import { decision, faultless, inChromium, prepared, settled } from './visits.ts';

inChromium();

/** A golden battle up to a moment, as a record of people. */
function recordAt(ruleset: AnyRuleset, name: string, wanted: (state: never) => boolean): string {
  const golden = goldenRecords(ruleset.id).find((one) => one.name === name);
  if (!golden) throw new Error(`no golden battle ${name}`);
  const found: Battle[] = [];
  replayGolden(ruleset, golden, (battle) => {
    const seat = ruleset.pending(battle.state)[0]?.seat;
    if (found.length === 0 && seat !== undefined && seat !== DICE && wanted(battle.state as never)) found.push(battle);
  });
  const [battle] = found;
  if (!battle) throw new Error('no such moment');
  const seats: Record<Seat, string> = {};
  for (const seat of ruleset.seats(battle.state)) seats[seat] = 'human';
  return writeRecord(battle, { scenario: null, seats, seed: 1 });
}

interface Answer {
  readonly name: string;
  readonly closed: boolean;
  /** What is read out with it. */
  readonly reason: string;
}

interface Question {
  /** Who is asked what, about which piece. */
  readonly asked: string;
  readonly answers: readonly Answer[];
}

/** Measures and odds change; what an answer is called does not. */
const questionOn = (page: Page): Promise<Question> =>
  page.evaluate<Question>(`(() => {
    const panel = document.querySelector('#decision .decision');
    const text = (one) => (one?.textContent ?? '').trim();
    const subject = text(panel.querySelector('.orders > .left strong, .rolls h3, .decision-body > .left, .decision-body > div > h3')).replace(/(Actions left|Azioni rimaste).*$/, '');
    const named = [...panel.querySelectorAll('button')].filter((one) =>
      !one.closest('.preview, .group, details:not(.subjects details, .closed-answers details), fieldset'));
    return {
      asked: [text(panel.querySelector('.who')), text(panel.querySelector('#decision-title')), subject].join(' | '),
      answers: named.map((one) => ({
        name: text([...one.childNodes].find((node) => text(node) !== '')),
        closed: one.getAttribute('aria-disabled') === 'true',
        reason: text(document.getElementById(one.getAttribute('aria-describedby') ?? '')) || text(one.querySelector('small')),
      })),
    };
  })()`);

/** The answers of a question are those of the one before, or greyed ones. */
function stands(before: Question, after: Question): void {
  if (before.asked !== after.asked) return;
  const names = after.answers.map(({ name }) => name);
  expect(
    before.answers.filter(({ name }) => !names.includes(name)).map(({ name }) => name),
    after.asked,
  ).toEqual([]);
}

/** Every greyed answer says why, and by which rule. */
function toldWhy({ answers, asked }: Question): void {
  for (const { closed, name, reason } of answers)
    if (closed) expect(reason, `${asked}: ${name}`).toMatch(/\S.*(SK|LB|SIP)-[A-Z]+-\d+/s);
}

/** Answers that can be seen, or scrolled to. Terms become buttons when the glossary is there, which may be later. */
const inReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('#decision button:not(.term)')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    .map((one) => one.textContent)`);

/** On a phone the sheet is made smaller and larger again: every answer of the open question stays. */
async function atEveryStop(page: Page): Promise<void> {
  const [less, more] = [page.locator('.sheet-handle button').first(), page.locator('.sheet-handle button').last()];
  const all = await inReach(page);
  await less.tap();
  expect(await inReach(page), 'after Show less').toEqual(all);
  await more.tap();
  await more.tap();
  expect(await inReach(page), 'after Show more').toEqual(all);
  await less.tap();
}

/** Presses one open answer after the other, by a rule that needs no luck; every question in between is looked at. */
async function walk(page: Page, presses: number, phone: boolean): Promise<number> {
  let question = await questionOn(page);
  let greyed = 0;
  for (let i = 0; i < presses; i++) {
    toldWhy(question);
    if (phone && i < 4) await atEveryStop(page);
    greyed += question.answers.filter(({ closed }) => closed).length;
    const open = decision(page).locator(
      ':is(button[data-answer], .dice-table button, .rolls button):not([aria-disabled="true"], :disabled, details button)',
    );
    const buttons = await open.count();
    if (buttons === 0) break;
    // What ends the decision comes last.
    await open.nth((i * 7) % Math.max(1, buttons - 1)).press('Enter');
    await settled(page);
    const confirm = decision(page).locator('.preview .primary:not(:disabled)');
    if ((await confirm.count()) > 0) await confirm.first().press('Enter');
    await settled(page);
    if ((await page.locator('.victory').count()) > 0) break;
    const next = await questionOn(page);
    stands(question, next);
    question = next;
  }
  toldWhy(question);
  return greyed;
}

const MOMENTS: readonly (readonly [string, string, string])[] = [
  [
    'a unit of Large Battles with three actions',
    'desk',
    recordAt(largeBattles, 'peninsular-clash-ss', ({ frames, units }: LargeState) => {
      const top = frames.at(-1);
      return (
        top?.at === 'acting' && top.doings.some(({ left, unit }) => left === 3 && units[unit]?.formation !== 'limbered')
      );
    }),
  ],
  [
    'a brigade of Large Battles',
    'phone',
    recordAt(
      largeBattles,
      'peninsular-clash-ss',
      ({ frames, phase }: LargeState) => phase > 2 && frames.at(-1)?.at === 'slot',
    ),
  ],
  [
    'a turn of Simplicity',
    'desk',
    recordAt(simplicity, 'windmill-ridge-ss', ({ frames, points, gameTurn }: SimplicityState) => {
      const top = frames.at(-1);
      return top?.at === 'turn' && top.step === 'orders' && points >= 4 && gameTurn > 2;
    }),
  ],
  [
    'a model of a skirmish with three actions',
    'phone',
    recordAt(skirmish, 'shakos-pick-up-ss', ({ frames }: SkirmishState) => {
      const top = frames.at(-1);
      return top?.at === 'acting' && top.doing.left === 3;
    }),
  ],
  [
    'a Leader of a skirmish',
    'desk',
    recordAt(skirmish, 'shakos-pick-up-ss', ({ frames, field }: SkirmishState) => {
      const top = frames.at(-1);
      return top?.at === 'acting' && field.models[top.doing.model]?.specials.includes('leader') === true;
    }),
  ],
];

describe('as long as a question stands no answer disappears without a word', () => {
  it.each(MOMENTS)('%s, %s', async (what, size, record) => {
    const { context, page, heard } = await prepared(
      record,
      size as 'desk' | 'phone',
      size === 'phone' ? 'it-IT' : 'en-GB',
    );
    await picture(page, `screens/standing-${what.replaceAll(' ', '-')}`);
    await faultless(page);
    expect(await walk(page, 8, size === 'phone')).toBeGreaterThan(0);
    expect(heard).toEqual([]);
    await context.close();
  });
});
