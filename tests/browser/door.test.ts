// Files, links and texts are dropped and pasted anywhere on the page: each is opened where it belongs, or named.
import { readFileSync } from 'node:fs';
import { seededRandomInt } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { randomDivision } from '@drumhead/large-battles/armies';
import { simplicity } from '@drumhead/simplicity';
import { randomArmy } from '@drumhead/simplicity/armies';
import { randomSquad, skirmish } from '@drumhead/skirmish';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, faultless, inChromium, visit } from './visits.ts';

inChromium();

const pick = seededRandomInt('the door');

/** Lets go of files, or of a link, over the page. */
const drop = async (page: Page, files: Readonly<Record<string, string>>, link = '') => {
  const data = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    for (const [name, text] of ${JSON.stringify(Object.entries(files))}) data.items.add(new File([text], name));
    if (${JSON.stringify(link)} !== '') data.setData('text/uri-list', ${JSON.stringify(link)});
    return data;
  })()`);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
};
const paste = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  })()`);
const hash = (page: Page) => new URL(page.url()).hash;
const position = (name: string) => readFileSync(`examples/positions/${name}.json`, 'utf8');

const side = (name: string) => ({
  name,
  cinc: { name: 'Chief', q: 4, rules: [] },
  brigades: [
    {
      name: 'I',
      leader: { name: 'General', q: 4, rules: [] },
      units: [{ troops: 'lineInfantry', name: 'Line', count: 2, men: 600 }],
    },
  ],
  reserve: [],
});
const company = (id: string, roster: string, models: readonly string[]) => ({
  id,
  company: { roster, models: models.map((profile) => ({ profile })) },
});
const fifteen = (profile: string) => Array<string>(15).fill(profile);

/** Documents of each format, and the page where they belong. */
const PAGES: readonly (readonly [string, object])[] = [
  ['skirmish/squads', { ...randomSquad('fr', 400, pick), name: 'Les Perdus' }],
  ['large-battles/division', { ...randomDivision('france', '1805-1812', pick), name: 'Les Perdus' }],
  ['simplicity/army', { ...randomArmy('plain', 2, pick), name: 'Les Perdus' }],
  [
    'large-battles/historical',
    {
      format: 'drumhead-large-battles-historical',
      version: 1,
      name: 'Les Perdus',
      level: 'division',
      ground: 'open',
      sides: [side('France'), side('Austria')],
    },
  ],
  [
    'skirmish/campaign',
    {
      format: 'drumhead-skirmish-campaign',
      version: 1,
      variant: 'SDS',
      scale: '15mm',
      games: 3,
      players: [
        company('france', 'fr', ['fr-officer', 'fr-nco', ...fifteen('fr-line')]),
        company('britain', 'gb', ['gb-officer', 'gb-sergeant', ...fifteen('gb-line')]),
      ],
      played: [],
    },
  ],
];

it('files of each format go to their page, by whatever name and wherever they are dropped', async () => {
  const { page, heard } = await visit(`${address}#/page/large-battles/rules`);
  for (const [at, file] of PAGES) {
    await drop(page, { 'x.txt': JSON.stringify(file) });
    await expect.poll(() => hash(page)).toBe(`#/page/${at}`);
    if ('name' in file)
      await expect
        .poll(() => page.locator('input').evaluateAll((all) => all.map((one) => (one as { value?: string }).value)))
        .toContain('Les Perdus');
  }
  // What sets a battle up leads to its briefing.
  for (const rules of [largeBattles, skirmish]) {
    await page.evaluate("location.hash = '#/page/large-battles/rules'");
    await drop(page, { file: JSON.stringify(rules.scenario(rules.scenarios[0] as string)) });
    await expect.poll(() => hash(page)).toBe('#/page/any/briefing');
    await page.locator('.briefing').waitFor();
  }
  // A position asks by whom it is played.
  for (const file of ['large-battles', 'skirmish', 'simplicity'].map(position)) {
    await drop(page, { file });
    const question = page.locator('.door');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question.count()).toBe(0);
  }
  // A scenario file is briefed in its own words, and names its battle from then on.
  const file = JSON.parse(readFileSync('examples/scenarios/large-battles.json', 'utf8'));
  const { script } = JSON.parse(readFileSync('examples/scenarios/large-battles-own-rules.json', 'utf8'));
  const balance = { battles: 200, players: 'captain,captain', wins: { french: 0.5, allies: 0.45 }, draws: 0.05 };
  await drop(page, { 'ford.json': JSON.stringify({ ...file, script, balance }) });
  await expect.poll(() => hash(page)).toBe('#/page/any/briefing');
  const told = page.getByRole('region', { name: 'The ford road' });
  for (const words of ['One bridge, one evening.', 'For French', 'battles (captain): 200', 'Licence CC0-1.0'])
    await told.getByText(words).waitFor();
  await page.locator('.briefing-map .place-name', { hasText: 'Great Wood' }).waitFor();
  expect(await told.getByText('For Allies').count()).toBe(0);
  await told.getByRole('combobox', { name: 'Allies' }).selectOption('human');
  await told.getByText('For Allies').waitFor();
  await faultless(page);
  await told.getByRole('button', { name: 'Deploy your troops' }).click();
  await page.getByRole('heading', { level: 1, name: 'The ford road' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('One bridge, one evening.').waitFor();
  // Its own rules mark their places on the table, and say who holds them.
  await page.getByRole('dialog').getByText('the bridge (3): nobody holds it').waitFor();
  await page.locator('.place-sign', { hasText: '3' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  // One of each game: its ground, drawn from its own file, bears its names.
  for (const [game, title, place] of [
    ['large-battles', 'The ford road', 'Great Wood'],
    ['skirmish', 'The cabin at the creek', 'Signal Knoll'],
    ['simplicity', 'The western road', 'Great Wood'],
  ] as const) {
    await drop(page, { game: readFileSync(`examples/scenarios/${game}.json`, 'utf8') });
    const told = page.getByRole('region', { name: title });
    await told.waitFor();
    await page.locator('.briefing-map .place-name', { hasText: place }).waitFor();
    expect(await told.innerText()).not.toContain('web.');
    // Each of them by itself.
    await told.getByRole('button', { name: 'Save it on this device' }).click();
    await told.getByText('Saved. You find it').waitFor();
  }
  // Kept, it stands where battles of its game are set up.
  await page.evaluate("location.hash = '#/page/any/setup?game=simplicity'");
  await page.getByRole('button', { name: 'The western road', exact: true }).click();
  await page.getByRole('region', { name: 'The western road' }).waitFor();
  // An act of a campaign leads to the next one, which remembers who won.
  await drop(page, { 'act.json': JSON.stringify(simplicity.scenario('pombal')) });
  const act = page.getByRole('region', { name: 'Ney’s rearguard, I: Pombal' });
  await act.getByText('Ney’s rearguard, act 1 of 3.').waitFor();
  await act.getByRole('button', { name: 'Use the ready deployment' }).click();
  await page.locator('.menu > summary').click();
  const resign = page.locator('.menu').getByRole('button', { name: 'Resign' });
  await resign.click();
  await page.getByText('Resign? The enemy wins.').waitFor();
  await resign.click();
  await page.getByRole('button', { name: 'Next act: Ney’s rearguard, II: Redinha' }).click();
  const second = page.getByRole('region', { name: 'Ney’s rearguard, II: Redinha' });
  await second.getByText('Acts won: France 0, Allied army 1.').waitFor();
  // Damaged, it says where, and begins nothing.
  await drop(page, { 'bad.json': JSON.stringify({ ...file, script: {} }) });
  const fault = page.locator('.door [role=alert]');
  await fault.getByText('The file cannot be opened: see “script.turns”.').waitFor();
  await fault.getByText('The field “turns” is missing.').waitFor();
  expect(hash(page)).toBe('#/page/any/briefing');
  expect(heard).toEqual([]);
}, 240_000);

it('foreign files are named, one answer for each, and a list is offered to the pages that read lists', async () => {
  const { page, heard } = await visit(`${address}#/page/large-battles/rules`);
  const door = page.locator('.door');
  const roster = '<roster battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/rosterSchema">';
  await drop(page, {
    'army.ros': roster,
    'squadron.json': '{"faction":"rebelalliance","pilots":[],"version":"2.0.0"}',
  });
  await door.getByText('This is a file of BattleScribe (version 2.03).').waitFor();
  await door.getByText('This is an X-Wing squadron (XWS) (version 2.0.0).').waitFor();
  await drop(page, { 'cut.json': '{"format":"drumhead-skirmish-squad","version":1,\n"models":[' });
  await door.getByText('This is a squad, which breaks off in line 2. Ask for the whole file.').waitFor();
  // Of several in one letter the reader chooses.
  const [squad, , army] = PAGES.map(([, file]) => JSON.stringify(file));
  await drop(page, { 'letter.txt': `Dear Paul,\n${squad}\nand\n${army}\nCheers` });
  await door.getByRole('button', { name: 'an army: Les Perdus' }).waitFor();
  await door.getByRole('button', { name: 'a squad: Les Perdus' }).waitFor();
  // What was answered before stands until it is closed.
  expect(await door.locator('p[role=alert]').count()).toBe(4);
  await faultless(page);
  // The one that is chosen leaves the others to be chosen.
  await door.getByRole('button', { name: 'an army: Les Perdus' }).click();
  await expect.poll(() => hash(page)).toBe('#/page/simplicity/army');
  await door.getByRole('button', { name: 'a squad: Les Perdus' }).click();
  await expect.poll(() => hash(page)).toBe('#/page/skirmish/squads');
  await door.getByRole('button', { name: 'Close' }).click();
  // An open builder would take the list without asking.
  await page.evaluate("location.hash = '#/page/large-battles/rules'");
  await drop(page, { 'list.txt': '• French 400 pts\n• Officer (60 pts)\n• Line Infantryman x4' });
  await door.getByRole('button', { name: 'Squads' }).click();
  await page.getByRole('button', { name: 'Use this squad' }).click();
  await expect.poll(() => page.locator('.sheet tbody tr').count()).toBeGreaterThan(1);
  expect(heard).toEqual([]);
}, 240_000);

it('links of this page are opened, and those of another server are offered without a word to this one', async () => {
  const { page, heard } = await visit(`${address}#/page/large-battles/rules`);
  const door = page.locator('.door');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const key = 'red=0123456789abcdef';
  await paste(page, `Look: <https://drumhead.example/t/abcdefgh#${key}>. Yours, Paul`);
  await door.getByText('This link leads to another server, drumhead.example.').waitFor();
  expect(await door.getByRole('link', { name: 'Open it at drumhead.example' }).getAttribute('href')).toBe(
    `https://drumhead.example/t/abcdefgh#${key}`,
  );
  expect(await door.getByRole('button', { name: 'Open it here' }).count()).toBe(0);
  expect(hash(page)).toBe('#/page/large-battles/rules');
  expect(asked.filter((one) => one.includes('0123456789abcdef') || one.includes('abcdefgh'))).toEqual([]);
  await faultless(page);
  await door.getByRole('button', { name: 'Close' }).click();
  // Another server's own page of documents needs no key.
  await drop(page, {}, 'https://drumhead.example/#/page/skirmish/terrain');
  await door.getByRole('button', { name: 'Open it here' }).click();
  await expect.poll(() => hash(page)).toBe('#/page/skirmish/terrain');
  await drop(page, {}, `${address}#/page/skirmish/game`);
  await expect.poll(() => hash(page)).toBe('#/page/any/setup?game=skirmish');
  await paste(page, 'https://example.org/a-page-of-somebody-else');
  await door.getByText('This is the address of another page').waitFor();
  expect(heard).toEqual([]);
}, 240_000);
