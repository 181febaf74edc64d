// The captain in the worker of the page gives the very commands that he gives in Node: a battle begun in Node goes on
// on the page, and Node is asked again at each of his decisions there.
import { playerCalled } from '@drumhead/bots';
import { type Battle, begin, decide, playOut, seededDice, writeRecord } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { inChromium, newVisitor } from './visitors.ts';

const address = inject('address');
inChromium();

const SEED = 'captains';
/** Commands before the page takes over, and at least so many by it: some activations of either side. */
const BEFORE = 100;
const BY_PAGE = 40;

const captain = { rank: 'captain', weights: {} } as const;

/** The beginning of a battle between captains, played in Node. */
function begunBy(id: string, scenario: string): { readonly battle: Battle; readonly record: string } {
  const known = knowledgeOf(id);
  const begun = begin(known.ruleset, known.ruleset.scenario(scenario));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const seats = known.ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, playerCalled(captain, known, SEED)]));
  const battle = playOut(begun.value, { players, dice: seededDice(SEED) }, { most: BEFORE });
  const about = { scenario, seats: Object.fromEntries(seats.map((seat) => [seat, 'captain'])) };
  return { battle, record: writeRecord(battle, about) };
}

interface Given {
  readonly seat: string;
  readonly command: { readonly type: string };
}

/** The commands of the only battle that the page has saved, from one on. */
async function givenOn(page: Page, from: number): Promise<readonly Given[]> {
  const lines: readonly string[] = await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('drumhead');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const lines = opening.result.transaction('lines').objectStore('lines').getAll();
      lines.onsuccess = () => { opening.result.close(); resolve(lines.result); };
    };
  })`);
  const given = lines.map((line): Partial<Given> => JSON.parse(line));
  return given.filter((line): line is Given => line.seat !== undefined).slice(from);
}

describe('captains on the page', () => {
  it.each([
    ['large-battles', 'peninsular-clash'],
    ['skirmish', 'shakos-pick-up'],
    ['simplicity', 'windmill-ridge'],
  ])('play %s as in Node', async (id, scenario) => {
    const known = knowledgeOf(id);
    const { battle: begun, record } = begunBy(id, scenario);
    const context = await newVisitor({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const heard = complaints(page);
    await opens(page, address);
    await page.locator('input[type=file]').setInputFiles({
      name: `${scenario}.battle.jsonl`,
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(record),
    });
    const count = async (): Promise<number> => (await givenOn(page, begun.count)).length;
    await expect.poll(count, { timeout: 120_000 }).toBeGreaterThanOrEqual(BY_PAGE);
    const given = await givenOn(page, begun.count);
    await context.close();
    expect(heard).toEqual([]);

    let battle = begun;
    let decided = 0;
    for (const { seat, command } of given) {
      const offers = known.ruleset.offers(battle.state, seat);
      if (offers.length > 1) {
        decided++;
        const view = known.ruleset.view(battle.state, seat);
        expect(command).toEqual(playerCalled(captain, known, SEED).choose(view, seat, offers));
      }
      const decision = decide(battle, seat, command);
      if (!decision.ok) throw new Error(JSON.stringify(decision));
      battle = decision.battle;
    }
    expect(decided).toBeGreaterThan(BY_PAGE / 4);
  });
});
