// A battle begun before the rules changed, in Chromium: a copy of the built page gets slower infantry and a new version
// number. The record of a released version opens there, says so, and goes on by its rules.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, readRecord, type Ruleset } from '@drumhead/engine';
import { releasedVersion } from '@drumhead/rulesets/versions';
import type { Command, Event, State } from '@drumhead/simplicity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite, type Site } from '../../scripts/site.ts';
import { ROOT } from '../workspace.ts';
import { reloads } from './opening.ts';
import { copyOfSite } from './ownSite.ts';
import { doIt, Led, type Place, standing } from './simplicities.ts';
import { decision, drag, inChromium, settled, take, visit } from './visits.ts';

inChromium();

const NEWEST = 99;
const SCENARIO = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'meadow',
  name: 'The meadow',
  table: { width: 120, depth: 90 },
  limit: 6,
  placesFirst: 'france',
  terrain: [],
  sides: (['france', 'austria'] as const).map((id) => ({
    id,
    name: `sip.side.${id}`,
    edge: id === 'france' ? 'south' : 'north',
    depth: 30,
    brigades: [{ commands: 1, units: [{ kind: 'line', class: 'regular', count: 2, uniform: `${id}-line` }] }],
  })),
};
const UNITS: readonly Place[] = [
  [40, 20],
  [60, 20],
  [40, 80],
  [60, 80],
];
/** SIP-MOV-1. Millimetres that line infantry moves: by the released rules, and by those of the copy. */
const [FAR, NEAR] = [100, 60];

let folder = '';
let site: Site;

/** Changes this in every built file that has it: today's rules stand in the page's own and in those of its workers. */
function replace(what: RegExp, by: string): void {
  const assets = join(folder, 'assets');
  const isOfToday = (name: string): boolean => name.endsWith('.js') && !name.includes('@');
  const paths = readdirSync(assets)
    .filter(isOfToday)
    .map((name) => join(assets, name));
  const found = paths.filter((path) => what.test(readFileSync(path, 'utf8')));
  if (found.length === 0) throw new Error(`No built file has ${what}`);
  for (const path of found) writeFileSync(path, readFileSync(path, 'utf8').replace(what, by));
}

beforeAll(async () => {
  folder = copyOfSite();
  replace(/(\bid:[`'"]simplicity[`'"],version:)\d+/, `$1${NEWEST}`);
  replace(/(\bline:\{arm:[^}]*?\brate:[\w$]+\()10\)/, '$16)');
  site = await serveSite({ folder });
});

afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The newest released version of the rules. */
async function released(): Promise<Ruleset<State, Command, Event>> {
  const numbers = readdirSync(join(ROOT, 'versions')).map((name) => Number(/^simplicity@(\d+)/.exec(name)?.[1] ?? 0));
  const kept = await releasedVersion('simplicity', Math.max(...numbers));
  if (kept === null) throw new Error('no released version');
  return kept.ruleset as unknown as Ruleset<State, Command, Event>;
}

/** Both sides deployed by these rules, and France to give its first orders. */
function deployed(rules: Ruleset<State, Command, Event>): Led {
  const begun = begin(rules, SCENARIO);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const led = new Led(begun.value).placed(UNITS, [
    [50, 10],
    [50, 85],
  ]);
  while (led.at === 'initiativeRoll') led.roll(6, 1);
  return led.say({ type: 'goFirst', first: true }).rolled(6);
}

it('opens, says by which rules it is played, replays, and takes an order that only those rules allow', async () => {
  const rules = await released();
  const led = deployed(rules);
  const { page, context, heard } = await visit(site.address);
  const open = (text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'old.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });

  // A version that was never released is refused: it is the record's version that finds the rules.
  await open(led.record(1).replace(`"rulesVersion":${rules.version}`, `"rulesVersion":${NEWEST - 1}`));
  await page.getByRole('alert').waitFor();
  await open(led.record(1));
  await settled(page);
  const notice = page.getByText(
    `keeps the rules it began with (version ${rules.version}). New battles use version ${NEWEST}.`,
  );
  await notice.waitFor();

  const [x, y] = await standing(page, 'unit-0');
  await take(page, 'unit-0');
  await drag(page, [x, y], [x, y - FAR]);
  await page.locator('.preview').waitFor();
  await doIt(page);
  const moved = y - (await standing(page, 'unit-0'))[1];
  expect(moved).toBeGreaterThan(NEAR + 20);
  expect(moved).toBeLessThanOrEqual(FAR);

  // Taken up again from the disk, it is still played by its own rules.
  await reloads(page);
  await settled(page);
  await notice.waitFor();
  await page.getByText('Menu', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const kept = readRecord(readFileSync(await download.path(), 'utf8'), [rules]);
  expect(kept).toMatchObject({ ok: true, battle: { count: led.game.count + 1 } });

  await page.getByRole('link', { name: 'Replay the battle' }).click();
  await page.getByText(/^Step 0 of \d+/).waitFor();
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  await page.getByText(/^Step (\d+) of \1\b/).waitFor();
  await expect.poll(async () => y - (await standing(page, 'unit-0'))[1]).toBe(moved);
  expect(await decision(page).count(), 'a replay asks for no decision').toBe(0);
  expect(heard).toEqual([]);
  await context.close();
});
