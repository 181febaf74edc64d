// A player who knows no rules: it answers what the decision panel asks with what it sees there, until somebody has won.
// It goes by roles and classes that every rule set shares, so it plays in every language.
import { seededRandomInt } from '@drumhead/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, title } from '../visits.ts';
import type { Hand } from './hands.ts';

/** A button of the panel that can be pressed. */
interface Answer {
  readonly name: string;
  /** Its place among the buttons of the panel. */
  readonly at: number;
  readonly primary: boolean;
  /** It ends or gives up something. */
  readonly last: boolean;
}

interface Moment {
  /** Equal keys: nothing that can be seen has changed. */
  readonly key: string;
  readonly answers: readonly Answer[];
  /** A proposal is shown: to be confirmed, or given up. */
  readonly proposal: boolean;
  /** A piece may move: its moves are listed. */
  readonly moves: boolean;
}

/** What was done last is drawn. */
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))`;

const MOMENT = `(async () => {
  await ${DRAWN};
  const panel = document.querySelector('#decision .decision');
  // Terms become buttons when the glossary is there, which may be later.
  const buttons = panel ? [...panel.querySelectorAll('button:not(.term)')] : [];
  const answers = buttons.flatMap((one, at) =>
    one.disabled || !one.checkVisibility() || one.matches('.link, .term, [aria-pressed="true"], [aria-disabled="true"]') || one.closest('.who, .guide')
      ? []
      : [{
          name: one.innerText.split('\\n')[0],
          at,
          primary: one.matches('.primary'),
          last: one.matches('.quiet, .grave'),
        }],
  );
  const bar = [...document.querySelectorAll('.bar .where, .bar .scores')].map((one) => one.textContent);
  const pieces = [...document.querySelectorAll('[data-piece]')].map((one) => one.getAttribute('transform'));
  return {
    key: JSON.stringify([panel?.textContent, bar, pieces]),
    answers,
    proposal: panel?.querySelector('.preview') != null,
    moves: panel?.querySelector('details button:not([aria-disabled="true"])') != null,
  };
})()`;

const panel = (page: Page): Locator => page.locator('#decision .decision');

const piecesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));

/** What was done, in turn. */
export interface Played {
  readonly answers: string[];
  /** Pieces taken up at the table. */
  readonly picks: string[];
  /** Pieces dragged to where they were to go. */
  readonly drags: string[];
  /** Moves taken from a list. */
  readonly listed: string[];
}

/** A player at one page, who may be asked again and again for one more deed. */
export interface PlayerAt {
  readonly played: Played;
  /** One deed, where the page asks for one; nobody else's is waited for. */
  readonly deed: () => Promise<void>;
}

/** `seed`: draws among what seems equally good. `moved`: called once, when the first move is proposed or made. */
export function playerAt(
  page: Page,
  hand: Hand,
  seed: number,
  moved: () => Promise<void> = async () => undefined,
): PlayerAt {
  const random = seededRandomInt(seed);
  const played: Played = { answers: [], picks: [], drags: [], listed: [] };
  /** What was done at each moment: a second time it would change nothing. */
  const tried = new Map<string, Set<string>>();
  let looked = false;
  return {
    played,
    deed: async () => {
      // A panel that is fetched when it is first wanted has no buttons yet.
      await panel(page).locator('button:not(.link, .term):enabled:visible, summary:visible').first().waitFor();
      const moment = await page.evaluate<Moment>(MOMENT);
      const done = tried.get(moment.key) ?? new Set<string>();
      tried.set(moment.key, done);
      const once = (what: string) => !done.has(what) && done.add(what);
      const moves = moment.moves && !moment.proposal;
      if (!looked && played.drags.length + played.listed.length > 0) {
        looked = true;
        await moved();
      }
      if (moves && (moment.answers.length === 0 || random(4) > 0)) {
        if (hand.drag && once('drag')) {
          const piece = await dragOne(page, hand.drag, played.drags);
          if (piece) played.drags.push(piece);
          return;
        }
        if (once('list')) {
          played.listed.push(await moveFromList(page, hand));
          return;
        }
      }
      if (!moment.moves && !moment.proposal && random(3) === 0 && once('pick')) {
        const pieces = await piecesOf(page);
        const piece = pieces[random(Math.max(1, pieces.length))];
        if (piece && (await hand.pick(piece))) {
          played.picks.push(piece);
          return;
        }
      }
      const answer = best(
        moment.answers.filter(({ name }) => !done.has(name)),
        random,
      );
      if (!answer) {
        done.clear();
        return;
      }
      done.add(answer.name);
      played.answers.push(answer.name);
      await hand.press(panel(page).locator('button:not(.term)').nth(answer.at)).catch(async (error: unknown) => {
        // Where others play too, their orders may take it away between the look and the press.
        const { answers } = await page.evaluate<Moment>(MOMENT);
        if (answers.some(({ at, name }) => at === answer.at && name === answer.name)) throw error;
      });
    },
  };
}

interface Options {
  /** Draws among what seems equally good. */
  readonly seed: number;
  /** It takes no more deeds than this. */
  readonly most: number;
  /** Called once, when the first move is proposed or made. */
  readonly moved: () => Promise<void>;
  /** Called before every deed: is what the page asks now asked for the first time? */
  readonly asked: (isNew: boolean) => Promise<void>;
}

export async function playToTheEnd(page: Page, hand: Hand, { seed, most, moved, asked }: Options): Promise<Played> {
  const { played, deed } = playerAt(page, hand, seed, moved);
  const titles = new Set<string>();
  // Of a term or a rule that a finger hit beside its aim: read, and put away.
  const card = page.locator('dialog.guide-card[open], dialog.rule-card[open]');
  for (let n = 0; n < most; n++) {
    await settled(page);
    while ((await card.count()) > 0) await page.keyboard.press('Escape');
    if ((await page.locator('.victory').count()) > 0) return played;
    const now = await title(page);
    await asked(!titles.has(now));
    titles.add(now);
    await deed();
  }
  throw new Error(`No end after ${most} deeds: ${JSON.stringify(played)}`);
}

/** What matters most first; of numbers of dice the middle one; what ends things last. */
function best(answers: readonly Answer[], random: (below: number) => number): Answer | undefined {
  const main = answers.find(({ primary }) => primary);
  if (main) return main;
  const dice = answers.filter(({ name }) => /^\d\s/.test(name));
  if (dice.length > 1) return dice[dice.length >> 1];
  const plain = answers.filter(({ last }) => !last);
  return plain.length > 0 ? plain[random(Math.min(2, plain.length))] : answers[0];
}

/** Drags one piece after the other until one of them may go; those that went before come first. */
async function dragOne(
  page: Page,
  drag: (piece: string) => Promise<boolean>,
  before: readonly string[],
): Promise<string | null> {
  const pieces = await piecesOf(page);
  const known = pieces.filter((piece) => before.includes(piece));
  for (const piece of new Set([...known, ...pieces])) {
    const from = await standing(page, piece);
    if (!(await drag(piece))) continue;
    await page.evaluate(DRAWN);
    if ((await page.locator('#decision .preview button.primary:enabled').count()) > 0) return piece;
    // Orders may be given at once.
    await settled(page);
    if ((await standing(page, piece)) !== from) return piece;
  }
  return null;
}

const standing = (page: Page, piece: string): Promise<string | null> =>
  page.evaluate<string | null>(`document.querySelector('[data-piece="${piece}"]')?.getAttribute('transform') ?? null`);

/** What the state forbids now is listed too, with its reason. */
const OPEN = 'button:not([aria-disabled="true"])';

/** The first move of the list: for a hand that does not drag, and where nothing can be dragged to any use. */
async function moveFromList(page: Page, hand: Hand): Promise<string> {
  const list = panel(page)
    .locator('details')
    .filter({ has: page.locator(OPEN) })
    .first();
  const move = list.locator(OPEN).first();
  // A second press would close it, and a slow phone may draw the panel anew, closed, after the first one.
  await expect
    .poll(
      async () => {
        if (!(await move.isVisible()) && (await list.getAttribute('open')) === null) {
          await hand.press(list.locator('summary'));
          await page.evaluate(DRAWN);
        }
        return move.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  const name = await move.innerText();
  await hand.press(move);
  return name;
}
