// Same record, same battle, on every machine: battles played here are opened in Chromium, which plays every command
// again by the same rules and compares the state with every check on the way.
import { type Battle, begin, onePlayer, playOut, seededDice, seededRandomInt, writeRecord } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, inject, it } from 'vitest';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { opens, reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';

const address = inject('address');
inChromium();

const ABOUT = { scenario: 'peninsular-clash', seats: { france: 'human', britain: 'human' } };

/** A whole battle of players who fight, or its first commands. */
function fought(seed: number, most = Number.POSITIVE_INFINITY): Battle<State, Command, Event> {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(begun.value.state), (_view, _seat, offers) =>
    eager(offers, random),
  );
  return playOut(begun.value, { players, dice: seededDice(seed) }, { most });
}

const recorded = (seed: number): string => writeRecord(fought(seed), { ...ABOUT, seed });

async function opened(text: string, name: string) {
  const context = await newVisitor({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await opens(page, address);
  const chooser = page.waitForEvent('filechooser');
  await page.locator('footer button').click();
  await (await chooser).setFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  return { context, page };
}

describe('a record made in Node', () => {
  it.each([1, 2, 3])('of seed %i is the same battle in Chromium, to the last check', async (seed) => {
    const text = recorded(seed);
    const { context, page } = await opened(text, `battle-${seed}.battle.jsonl`);
    await page.locator('.victory').waitFor();
    expect(await page.locator('.victory').innerText()).toMatch(/France|Britain/);
    await picture(page, `screens/record-${seed}`);
    await context.close();
  });

  it('that was damaged is refused with the line, and nothing is opened', async () => {
    const lines = recorded(1).split('\n');
    lines[40] = (lines[40] as string).replace('"n":', '"n":9');
    const { context, page } = await opened(lines.join('\n'), 'damaged.battle.jsonl');
    await page.getByText(/41/).first().waitFor();
    await page.locator('.door [role="alert"]').waitFor();
    await page.locator('.door').getByRole('button', { name: 'Close' }).click();
    // The reader is back at the button that opened the file.
    await page.locator('footer button:focus').waitFor();
    expect(await page.locator('.victory').count()).toBe(0);
    await context.close();
  });

  it('that breaks off is opened as far as it goes, with a word about it', async () => {
    const lines = recorded(1).split('\n').slice(0, 201);
    const { context, page } = await opened(lines.join('\n').slice(0, -20), 'cut.battle.jsonl');
    await page.locator('.battle-bar').waitFor();
    await page.getByText('The record breaks off in line 201; everything before it was read.').waitFor();
    await picture(page, 'screens/record-cut');
    await context.close();
  });

  it('whose set-up was spoilt is refused with the place, and why in words', async () => {
    const lines = recorded(1).split('\n');
    const header = JSON.parse(lines[0] as string);
    header.setup.table.width = -5;
    const { context, page } = await opened(
      [JSON.stringify(header), ...lines.slice(1)].join('\n'),
      'spoilt.battle.jsonl',
    );
    const alert = page.getByRole('alert').filter({ hasText: 'set-up in the record is not legal' });
    await alert.getByText('-5 is outside 600 to 4000.').waitFor();
    expect(await alert.innerText()).toMatch(/“table.width”/);
    await picture(page, 'screens/record-spoilt');
    expect(await page.locator('.victory, .battle-bar').count(), 'no battle is opened').toBe(0);
    await context.close();
  });

  it('that an earlier version saved in the browser is taken up again, and goes on in the present format', async () => {
    const text = writeFormat1(fought(2, 80), { ...ABOUT, seed: 2 });
    const { context, page } = await opened(text, 'old.battle.jsonl');
    await page.locator('.battle-bar').waitFor();
    const [header, ...lines] = text.split(/(?<=\n)/);
    const stored = (work: string): Promise<unknown> =>
      page.evaluate(`new Promise((resolve, reject) => {
        const opening = indexedDB.open('drumhead');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['battles', 'lines'], 'readwrite');
          const [battles, lines] = [tx.objectStore('battles'), tx.objectStore('lines')];
          let found;
          battles.getAll().onsuccess = ({ target: { result: [battle] } }) => { ${work} };
          tx.oncomplete = () => { opening.result.close(); resolve(found); };
        };
      })`);
    await stored(`
      const old = ${JSON.stringify({ header, count: lines.length })};
      battles.put({ ...battle, ...old });
      lines.clear();
      ${JSON.stringify(lines)}.forEach((line, i) => lines.put(line, [battle.id, i + 1]));`);
    await reloads(page);
    await page.locator('.battle-bar').waitFor();
    await page.locator('html[data-busy=false]').waitFor();
    const kept = (await stored(`
      lines.count().onsuccess = ({ target: { result } }) => { found = { ...battle, lines: result }; };`)) as {
      readonly header: string;
      readonly count: number;
      readonly lines: number;
    };
    expect(JSON.parse(kept.header)).toMatchObject({ format: 2 });
    expect(kept.lines).toBe(kept.count);
    // An old page in another window would add its next line at 81: it must see that there are more.
    expect(kept.count).toBeGreaterThan(lines.length);
    await context.close();
  });
});
