// Two people in two browsers play each other through the real server: battles of every rule set, by invitation.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOn } from '../../apps/server/src/app.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../apps/server/test/certificate.ts';
import { subscriber } from '../../apps/server/test/subscriber.ts';
import { REAL } from '../../apps/server/src/world.ts';
import { dist, type Site, serveSite } from '../../scripts/site.ts';
import { handOf } from './battles/hands.ts';
import { type PlayerAt, playerAt } from './battles/player.ts';
import { SMALL_BATTLES, type SmallBattle } from './battles/smallBattles.ts';
import { complaints } from './chromium.ts';
import { picture } from './pictures.ts';
import { faultless, inChromium, offlineReady, placeOf, type Visit, visit } from './visits.ts';

inChromium();

const folder = mkdtempSync(join(tmpdir(), 'drumhead-online-'));
let site: Site;
/** Milliseconds that the server is ahead. */
let ahead = 0;
/** The push service of the test: what arrived there. */
const pushed: Buffer[] = [];
const pushService = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    pushed.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
});
/** Trusts its certificate, and reaches this machine, at the one of its addresses that the service took. */
const agent = new Agent({ ca: CERTIFICATE, autoSelectFamily: false });
let browserOfPushes: ReturnType<typeof subscriber>;
beforeAll(async () => {
  await new Promise<void>((done) => pushService.listen(0, 'localhost', done));
  browserOfPushes = subscriber(`https://localhost:${(pushService.address() as AddressInfo).port}/push`);
  // Tests are quicker than people.
  const limits = { messages: 1000 };
  const world = { ...REAL, now: () => REAL.now() + ahead, steady: () => REAL.steady() + ahead };
  const database = join(folder, 'battles.db');
  site = await serveSite({ online: serverOn({ database, pages: dist, limits, agent, world }) });
});
afterAll(async () => {
  await site.close();
  agent.destroy();
  pushService.close();
  rmSync(folder, { recursive: true, force: true });
});

const SETTINGS = { pace: 'instant', orders: 'confirmed' };
/** Tables that were asked for so far. */
let tables = 0;

/** Somebody is led from a set-up to the page that offers its battle, has the table set, and gets the link for a friend. */
async function offers(
  { ruleset, setup, mine }: SmallBattle,
  choose: (page: Page) => Promise<unknown> = async () => undefined,
  { isNotified = false } = {},
): Promise<Visit> {
  const host = await visit(site.address, { settings: SETTINGS, kept: isNotified, whole: isNotified });
  await host.page.getByRole('link', { name: 'Open challenges' }).waitFor();
  // All visitors draw alike, and what is asked for with a key that another drew is the table of that one.
  await host.page.evaluate(`for (let i = 0; i < ${tables++}; i++) crypto.getRandomValues(new Uint8Array(16))`);
  const battle = { ruleset: ruleset.id, scenario: null, setup, seats: { [mine]: 'human' } };
  await host.page.evaluate(`sessionStorage.setItem('drumhead.offer', ${JSON.stringify(JSON.stringify(battle))})`);
  await host.page.evaluate(`location.hash = '#/page/any/online'`);
  await host.page.getByRole('button', { name: 'Set the table' }).waitFor();
  await choose(host.page);
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  await host.page.locator('.online-own').first().waitFor();
  return host;
}

/** The friend, an Italian with a phone, opens the link and sits down; the battle begins on both pages. */
async function sitsDown(host: Visit, chooses?: (page: Page) => Promise<void>): Promise<Visit> {
  const link = await host.page.getByRole('textbox', { name: /^Link for (?!watchers)/ }).inputValue();
  return comes(host, link, 'Siediti', chooses);
}

/** A stranger, likewise, takes the open challenge. */
async function takesChallenge(host: Visit): Promise<Visit> {
  return comes(host, `${site.address}#/page/any/lobby`, /^Gioca: /);
}

/** `chooses`: what there is to do between the seat and the battle. */
async function comes(
  host: Visit,
  address: string,
  button: string | RegExp,
  chooses: (page: Page) => Promise<void> = async () => undefined,
): Promise<Visit> {
  const friend = await visit(address, { size: 'phone', locale: 'it-IT', touch: true, settings: SETTINGS });
  await friend.page.getByRole('button', { name: button }).waitFor();
  await faultless(friend.page);
  await friend.page.getByRole('button', { name: button }).click();
  await chooses(friend.page);
  for (const { page } of [host, friend]) await page.locator('.online-bar').waitFor();
  return friend;
}

/** Three taps from the front page to the link of another game; where no answer comes the page says so beside the button, once. */
async function setsAnother({ context }: Visit): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.address);
  // What is over is listed by the server: it opens here from its record.
  await page.goto(`${site.address}#/page/any/mine`);
  const over = page.locator('.mine-finished');
  await over.getByText('Simplicity in Practice').first().waitFor();
  await expect.poll(() => page.locator('.online-entry').count(), { message: 'and it stands there once' }).toBe(0);
  await faultless(page);
  await page.goto(`${site.address}#/page/any/people`);
  await page.getByRole('link', { name: /^Sfida/ }).waitFor();
  await page.getByRole('button', { name: /^Blocca/ }).click();
  await page.getByText('Nessun tavolo aperto vi farà più incontrare').waitFor();
  await faultless(page);
  await page.locator('a.mine-name').first().click();
  await page.getByText('Battaglie contro persone').waitFor();
  await faultless(page);
  // Its players made it public: everybody finds it, and plays it through.
  await page.goto(`${site.address}#/page/any/archive`);
  await page.locator('.archive-list a').first().click();
  await page.getByText(/^Solo i giocatori|Tutti vedono/).waitFor();
  await faultless(page);
  await page.getByRole('button', { name: 'Rivedi', exact: true }).click();
  await page.getByRole('button', { name: 'Copia un link a questo momento' }).waitFor();
  await page.goto(`${site.address}#/`);
  await page.getByRole('link', { name: 'Gioca online' }).click();
  await page.getByRole('button', { name: /^Tomahawks/ }).click();
  const make = page.getByRole('button', { name: 'Apparecchia il tavolo' });
  await make.waitFor();
  await faultless(page);
  await picture(page, 'screens/online-new-phone', { fullPage: true });
  await page.route('**/api/tables', (route) => route.abort());
  await make.click();
  await page.getByRole('alert').getByText('Il server ora non è raggiungibile').waitFor();
  await page.unroute('**/api/tables');
  await make.click();
  await page.locator('.online-own').first().waitFor();
  expect(await placesOf(page)).toContainEqual(expect.objectContaining({ ruleset: 'skirmish' }));
  await page.close();
}

const ASKED = 'html[data-busy="false"] .decision:not(.waiting) #decision-title';
const OVER = 'html[data-busy="false"] .victory';

/** Waits until one of the pages asks its person; null: all say that the battle is over. */
async function whoIsAsked<Name extends string>(pages: Readonly<Record<Name, Page>>): Promise<Name | null> {
  const names = Object.keys(pages) as Name[];
  await Promise.race(names.map((name) => pages[name].locator(`${ASKED}, ${OVER}`).first().waitFor()));
  for (const name of names) if ((await pages[name].locator(ASKED).count()) > 0) return name;
  for (const name of names) await pages[name].locator(OVER).first().waitFor();
  return null;
}

type Side = 'host' | 'friend';

async function playerOf(side: Side, page: Page): Promise<PlayerAt> {
  return side === 'host'
    ? playerAt(page, await handOf(page, 'mouse'), 1)
    : playerAt(page, await handOf(page, 'touch'), 2);
}

/** Plays so many deeds, or to the end: then the answer is true. */
async function play(pages: Readonly<Record<Side, Page>>, deeds: number): Promise<boolean> {
  const players = { host: await playerOf('host', pages.host), friend: await playerOf('friend', pages.friend) };
  for (let n = 0; n < deeds; n++) {
    const side = await whoIsAsked(pages);
    if (side === null) return true;
    await players[side].deed();
  }
  return (await whoIsAsked(pages)) === null;
}

interface Kept {
  readonly table: string;
  readonly battle: string;
  readonly seat: string;
  readonly over: boolean;
  readonly keys: Readonly<Record<string, string>>;
}

/** The seats that this browser keeps, the latest first. */
const placesOf = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate<readonly Kept[]>(`JSON.parse(localStorage.getItem('drumhead.online'))`);

const MOST = 300;
const MINUTE = 60_000;

async function menu(page: Page, name: string): Promise<void> {
  if ((await page.locator('details.menu[open]').count()) === 0) await page.locator('.menu > summary').click();
  await page.locator('.menu').getByRole('button', { name, exact: true }).click();
}

/** In the menu of a battle this choice stands greyed, and beside it why. */
async function closedInMenu(page: Page, name: string, why: string): Promise<void> {
  await page.locator('.menu > summary').click();
  const choice = page.locator('.menu').getByRole('button', { name, exact: true });
  await choice.waitFor();
  expect(await choice.getAttribute('aria-disabled')).toBe('true');
  expect(await choice.getAttribute('title')).toBe(why);
  await page.locator('.menu p', { hasText: why }).waitFor();
  await page.locator('.menu > summary').click();
}

/** Whole numbers that stand in any plain object of the page's memory under this key. */
async function numbersInMemory(page: Page, key: string): Promise<ReadonlySet<number>> {
  const session = await page.context().newCDPSession(page);
  const prototype = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  await session.send('HeapProfiler.collectGarbage');
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
  });
  const found = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function (key) {
      const numbers = new Set();
      for (const one of this) {
        const own = Object.getOwnPropertyDescriptor(one, key);
        if (own && Number.isInteger(own.value)) numbers.add(own.value);
      }
      return [...numbers];
    }`,
    arguments: [{ value: key }],
    returnByValue: true,
  });
  await session.detach();
  return new Set(found.result.value as readonly number[]);
}

/** Everything that the page keeps on the device, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const base = await new Promise((done) => { const open = indexedDB.open(name); open.onsuccess = () => done(open.result); });
      for (const store of base.objectStoreNames) {
        const all = await new Promise((done) => { const get = base.transaction(store).objectStore(store).getAll(); get.onsuccess = () => done(get.result); });
        parts.push(JSON.stringify(all));
      }
      base.close();
    }
    return parts.join('\\n');
  })()`);

/** Steps of a millimetre on the table. */
const STEPS = 64;

/** Where a piece stands, in whole steps. */
async function stepsOf(page: Page, piece: string): Promise<readonly [number, number]> {
  const transform = (await page.locator(`[data-piece="${piece}"]`).getAttribute('transform')) ?? '';
  const [x = 0, y = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return [Math.round(x * STEPS), Math.round(y * STEPS)];
}

/** The host drags a piece of its hidden deployment to a place that no scenario names. */
async function dragAside(page: Page, piece: string): Promise<readonly [number, number]> {
  const [x, y] = (await stepsOf(page, piece)).map((steps) => steps / STEPS) as [number, number];
  const [from, to] = [await placeOf(page, x, y), await placeOf(page, x - 61, y - 43)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  const confirm = page.locator('#decision .preview button.primary');
  if (await confirm.isVisible()) await confirm.click();
  await page.locator(ASKED).waitFor();
  return stepsOf(page, piece);
}

/** Somebody wants to be told in this browser, and sees that a test arrives. Its push service is that of this test. */
async function wantsPushes({ context, page }: Visit): Promise<void> {
  await context.grantPermissions(['notifications']);
  await offlineReady(page);
  const tab = await context.newPage();
  const subscription = JSON.stringify(browserOfPushes.subscription);
  await tab.addInitScript(`PushManager.prototype.subscribe = async () => ({ toJSON: () => (${subscription}) })`);
  await tab.goto(`${site.address}#/page/any/notices`);
  await tab.getByRole('button', { name: 'Notify me in this browser' }).click();
  await tab.getByRole('button', { name: 'Send a test' }).click();
  await tab.getByText(/^Last notice.*: sent$/).waitFor();
  await faultless(tab);
  await picture(tab, 'screens/online-notices');
  await tab.close();
  expect(pushed.map(browserOfPushes.read)).toEqual([{ t: 'test' }]);
}

/**
 * What arrived at the push service reaches the service worker, while no page of the visitor is open; the address that a
 * click on its notification opens.
 */
async function isNotified({ context }: Visit, text: string): Promise<string> {
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  // To ask a worker for its notifications while one comes up may lose it: Chromium notes it, hears that it is not displayed
  // yet, and forgets it. So nothing is asked before Chromium says that the message was dealt with.
  const service = 'pushMessaging';
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  const dealtWith = new Promise<void>((done) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
      if (eventName === 'Push event completed') done();
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(site.address);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: text });
  await dealtWith;
  // A worker that has nothing to do is stopped, and started for what arrives.
  const worker = async () => context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  const shown = async () =>
    (await worker()).evaluate('registration.getNotifications().then((all) => all.map(({ body }) => body))');
  expect(await shown()).toEqual(['Your battle waits for your decision.']);
  // A click of the test's own opens no window.
  const address = await (await worker()).evaluate<string>(`registration.getNotifications().then(([notification]) => {
    return new Promise((done) => {
      clients.openWindow = async (address) => done(address);
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  })`);
  await empty.close();
  return address;
}

const WORDS = 'Che bella giornata';

/** Both agree to write freely; one does. */
async function writesFreely(writer: Page, reader: Page): Promise<void> {
  await writer.locator('.online-open').click();
  await writer.getByRole('button', { name: 'Chiedi di scrivere liberamente' }).click();
  await reader.getByRole('button', { name: 'Agree', exact: true }).click();
  await writer.getByLabel('Le tue parole').fill(WORDS);
  await writer.getByRole('button', { name: 'Invia', exact: true }).click();
  await reader.getByText(WORDS).waitFor();
}

/** The reader reports the line; its writer withdraws it, and both see that it is gone. */
async function reportsAndDeletes(writer: Page, reader: Page): Promise<void> {
  await reader.locator('.online-open').click();
  await reader.getByRole('button', { name: `Report: Britain: ${WORDS}` }).click();
  await reader.locator('.online-report input:focus').fill('Too sunny');
  await faultless(reader);
  await picture(reader, 'screens/online-report');
  await reader.getByRole('button', { name: 'Send the report' }).press('Enter');
  await reader.getByText('The report is with the host of this server.').waitFor();
  await writer.getByRole('button', { name: /^Elimina: / }).click();
  await writer.locator('.online-said', { hasText: 'riga eliminata' }).waitFor();
  await reader.locator('.online-said', { hasText: 'line deleted' }).waitFor();
  await picture(writer, 'screens/online-deleted-phone');
  await reader.locator('.online-open').click();
}

/** One asks to correct a value, with a reason; the other agrees. */
async function corrects(asking: Page, asked: Page): Promise<void> {
  const place = await asking.locator('#decision').boundingBox();
  await asking.locator('.online-open').click();
  await asking.locator('.online-amend > summary').click();
  expect(await asking.locator('#decision').boundingBox(), 'the question stays where it was').toEqual(place);
  await asking.getByLabel(/^Piece/).selectOption('units.0');
  const values = asking.getByLabel(/^Value/);
  // Half over the edge: refused with the reason, before anybody is asked.
  await values.selectOption('x');
  await asking.getByLabel('New value (mm)').fill('3');
  await asking.getByRole('button', { name: 'Note the change' }).click();
  await asking.getByRole('alert').getByText('The base would not be wholly on the table.').waitFor();
  await asking.getByRole('button', { name: /^Drop / }).click();
  await values.selectOption('dis');
  const next = (await asking.getByLabel('New value').inputValue()) === '1' ? '2' : '1';
  await asking.getByLabel('New value').fill(next);
  await asking.getByRole('button', { name: 'Note the change' }).click();
  await asking.getByLabel('Reason').fill('The smoke was thick');
  await expect.poll(() => asking.locator('.amend-form [role="alert"]').innerText()).toBe('');
  await faultless(asking);
  await asking.getByRole('button', { name: 'Ask the others' }).press('Enter');
  await asking.locator('.online-ask button:focus').waitFor();
  await asking.locator('#one-question', { hasText: 'Only one question can be open at a time. Yours waits' }).waitFor();
  await asked.getByText('Motivo: The smoke was thick').waitFor();
  await asked.locator('.online-ask li', { hasText: new RegExp(`, DIS: \\d → ${next}$`) }).waitFor();
  await asked.getByRole('button', { name: 'Accetta', exact: true }).click();
  await asked.getByText('Motivo: The smoke was thick').waitFor({ state: 'detached' });
  await asking.getByText('The smoke was thick').waitFor({ state: 'attached' });
  await asked.locator('.log-correction', { hasText: `DIS: ${next}` }).waitFor({ state: 'attached' });
  await asking.locator('.online-players').press('Escape');
}

/** From the report of the battle to the moment of its replay. */
async function looksAtCorrection(page: Page): Promise<void> {
  const told = page.locator('.report .log-correction', { hasText: 'The smoke was thick' });
  await told.locator('li', { hasText: /, DIS: \d$/ }).waitFor();
  await faultless(page);
  await told.getByRole('link').click();
  await page.locator('.replay .marks .correction').waitFor();
  await page.locator('.replay .moment', { hasText: 'The smoke was thick' }).waitFor();
  await page.locator('.replay .chapters .log-correction').waitFor();
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain('Corrected by consent');
  await faultless(page);
  await picture(page, 'screens/online-correction-replay');
}

/** Looks into the menu: whether the computer may be asked for advice. */
async function isAdvised(page: Page): Promise<boolean> {
  const menu = page.locator('.menu');
  await menu.locator('summary').click();
  const isOff = await menu.getByRole('button', { name: /^(Advise me|Consigliami)$/ }).getAttribute('aria-disabled');
  await page.keyboard.press('Escape');
  return isOff !== 'true';
}

const LARGE = SMALL_BATTLES['Large Battles'] as SmallBattle;
const SKIRMISH = SMALL_BATTLES['Shakos'] as SmallBattle;
const SIMPLICITY = SMALL_BATTLES['Simplicity'] as SmallBattle;

it('a watcher of a table that shows its battles late comes to the table, and is not told who is there', async () => {
  const host = await offers(SKIRMISH, (page) => page.getByLabel('Watchers see the battle').selectOption('5'));
  await host.page.getByText('Link for watchers').first().click();
  const link = await host.page.getByRole('textbox', { name: 'Link for watchers' }).inputValue();
  const watcher = await visit(link, { settings: SETTINGS });
  await watcher.page.getByRole('button', { name: 'Watch the battle' }).click();
  const bar = watcher.page.locator('.online-bar');
  await bar.locator('.online-open').click();
  await bar.getByText('5 minutes').waitFor();
  expect(await bar.locator('.online-other').count()).toBe(0);
  for (const { context } of [host, watcher]) await context.close();
});

describe('an online battle of Large Battles', { timeout: 300_000 }, () => {
  it('hides a deployment from the other page and from watchers, is played on, survives an offered draw, and ends with proven dice', async () => {
    const host = await offers({ ...LARGE, setup: { ...(LARGE.setup as object), hiddenDeployment: true } });
    await faultless(host.page);
    await picture(host.page, 'screens/online-invite');
    await host.page.getByText('Link for watchers').first().click();
    const link = await host.page.getByRole('textbox', { name: 'Link for watchers' }).inputValue();
    const friend = await sitsDown(host);
    const watcher = await visit(link, { settings: SETTINGS });
    const told: string[] = [];
    watcher.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    await watcher.page.getByRole('button', { name: 'Watch the battle' }).click();
    await watcher.page.locator('.online-bar').waitFor();
    friend.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    // Everything that reaches the friend from the first line on.
    await friend.page.reload();
    await friend.page.locator('.online-bar').waitFor();

    // Nobody said at this table that advice may be asked for.
    expect(await isAdvised(host.page)).toBe(false);
    await host.page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
    await host.page.locator(ASKED).waitFor();
    const suggested = await stepsOf(host.page, 'unit-0');
    const [x, y] = await dragAside(host.page, 'unit-0');
    expect([x, y]).not.toEqual(suggested);
    const free = '“Undo” takes your last order back without asking.';
    await closedInMenu(host.page, 'Ask to undo your last order', free);
    const hidden = 'Finché qualcosa è nascosto non si può chiedere agli altri di annullare un ordine.';
    await closedInMenu(friend.page, 'Chiedi di annullare il tuo ultimo ordine', hidden);
    const own = await numbersInMemory(host.page, 'x');
    expect(own.has(x), 'the search finds what a page holds').toBe(true);
    expect((await numbersInMemory(friend.page, 'x')).has(x)).toBe(false);
    expect((await numbersInMemory(friend.page, 'y')).has(y)).toBe(false);
    expect((await numbersInMemory(watcher.page, 'x')).has(x)).toBe(false);
    const secret = new RegExp(`\\b(${x}|${y})\\b`);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => secret.test(text))).toEqual([]);
    expect(await stored(friend.page)).not.toMatch(secret);
    await picture(friend.page, 'screens/online-hidden-phone');

    const pages = { host: host.page, friend: friend.page };
    const isOver = await play(pages, 14);
    expect(
      told.some((text) => secret.test(text)),
      'it is told in the end',
    ).toBe(true);
    if (!isOver) {
      await writesFreely(friend.page, host.page);
      await reportsAndDeletes(friend.page, host.page);
      await corrects(host.page, friend.page);
      expect(await watcher.page.locator('.online-bar').textContent()).not.toContain(WORDS);
      await menu(host.page, 'Offer a draw');
      await friend.page.getByRole('button', { name: 'Rifiuta il pareggio' }).click();
      await host.page.getByText('Draw declined. The battle goes on.').waitFor();
      await menu(host.page, 'Resign');
      await menu(host.page, 'Resign');
    }
    await Promise.all(Object.values(pages).map((page) => page.locator(OVER).waitFor()));
    await faultless(host.page);
    await picture(friend.page, 'screens/online-over-phone');
    await friend.page.getByRole('link', { name: 'Verifica i dadi' }).click();
    await friend.page.getByText('Dadi verificati').waitFor();
    await friend.page.getByText('Il server era vincolato allo stesso segreto').waitFor();
    await faultless(friend.page);
    await picture(friend.page, 'screens/online-dice-phone');
    await host.page.getByRole('link', { name: /after-action|report/i }).click();
    await host.page.locator('.report, main h2').first().waitFor();
    if (!isOver) await looksAtCorrection(host.page);
    expect([host.heard, friend.heard, watcher.heard]).toEqual([[], [], []]);
    for (const { context } of [host, friend, watcher]) await context.close();
  });
});

describe('an online battle of the skirmish', { timeout: 300_000 }, () => {
  it('is played live, with squads that were chosen in secret and clocks that stand still by consent, ends at a resignation, and begins again with sides changed', async () => {
    const small = { ...SKIRMISH, setup: { ...(SKIRMISH.setup as object), maxGameTurns: 1 } };
    const host = await offers(small, async (page) => {
      await page.getByRole('radio', { name: 'Other values' }).check();
      await page.getByLabel(/^Clock/).selectOption('live');
      await page.getByRole('checkbox', { name: 'Each player chooses a squad in secret' }).check();
      await page.getByLabel(/^Your name at the table/).fill('Ada');
      await faultless(page);
    });
    await host.page.getByText('Your squad is locked in.').waitFor();
    const friend = await sitsDown(host, async (page) => {
      // One fence less or more: the squad that comes to the table is the one chosen here.
      await page.getByRole('button', { name: 'Uno in più: Steccato' }).click();
      await page.getByRole('button', { name: 'Blocca la squadra' }).waitFor();
      await faultless(page);
      await picture(page, 'screens/online-secret-squad-phone');
      await page.getByRole('button', { name: 'Blocca la squadra' }).click();
    });
    for (const { page } of [host, friend]) await page.locator('.online-clocks li').nth(1).waitFor();
    await host.page.locator('.score-side small', { hasText: 'Ada' }).waitFor();
    await friend.page.locator('.online-open').click();
    await friend.page.getByText('Chiedi una pausa').first().click();
    await friend.page.getByRole('button', { name: 'Chiedi una pausa' }).click();
    await friend.page.locator('.online-ask button:focus').waitFor();
    await host.page.getByText('may the clocks stop for 15 minutes?').waitFor();
    await host.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await host.page.locator('.online-open').click();
    await host.page.getByText('The clocks stand still until').waitFor();
    await faultless(host.page);
    await picture(friend.page, 'screens/online-clocks-phone');
    for (const { page } of [host, friend]) await page.locator('.online-open').click();
    // That of Simplicity is played until its turns are over.
    const isOver = await play({ host: host.page, friend: friend.page }, 24);
    if (!isOver) for (let presses = 0; presses < 2; presses++) await menu(friend.page, 'Arrenditi');
    for (const { page } of [host, friend]) await page.locator(OVER).waitFor();
    await host.page.getByText(/^Score of this table: /).waitFor();
    for (const { page } of [host, friend]) await page.locator('.victory .player-name', { hasText: 'Ada' }).waitFor();
    await picture(host.page, 'screens/online-skirmish-over');
    // The other's key was needed until the other sat down.
    const [before] = await placesOf(host.page);
    expect(Object.keys(before?.keys ?? {})).not.toContain((await placesOf(friend.page))[0]?.seat);
    await host.page.getByRole('button', { name: 'Ask for a rematch' }).click();
    await friend.page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await friend.page.getByRole('button', { name: 'Vai alla rivincita' }).click();
    await host.page.getByRole('button', { name: 'Go to the rematch' }).click();
    // The page of the battle before has a bar, too.
    for (const { page } of [host, friend]) await page.locator('.victory').waitFor({ state: 'detached' });
    for (const { page } of [host, friend]) await page.locator('.online-bar').waitFor();
    await whoIsAsked({ host: host.page, friend: friend.page });
    const [after] = await placesOf(host.page);
    expect(after).toMatchObject({ table: before?.table, over: false });
    expect(after?.battle).not.toBe(before?.battle);
    expect(Object.keys(after?.keys ?? {})).toContain(after?.seat);
    expect((await placesOf(friend.page))[0]?.seat, 'sides are changed').toBe(before?.seat);
    expect([host.heard, friend.heard]).toEqual([[], []]);
    await host.context.close();
    await friend.context.close();
  });
});

describe('an online battle of Simplicity', { timeout: 300_000 }, () => {
  it('is taken from the open challenges and played by turns: pages are closed in between, a push says whose turn it is, and the front page, too', async () => {
    const open = async (page: Page): Promise<void> => {
      await page.getByLabel(/^Open to/).selectOption('anybody');
      await page.getByRole('checkbox', { name: 'Everybody may ask the computer for advice' }).check();
      await page.getByRole('combobox', { name: 'Page of the battle' }).selectOption('public');
    };
    const host = await offers(SIMPLICITY, open, { isNotified: true });
    const friend = await takesChallenge(host);
    for (const { page } of [host, friend]) await expect.poll(() => isAdvised(page)).toBe(true);
    const visits = { host, friend };
    const names = { host: 'Your turn', friend: 'Tocca a te' };
    const heard: string[] = [];
    let pages: Record<Side, Page> = { host: host.page, friend: friend.page };
    await wantsPushes(host);
    // Both deploy live; then each comes back for its turn alone.
    await play(pages, 12);
    for (let turns = 0; turns < 4; turns++) {
      const asked = await whoIsAsked(pages);
      if (asked === null) break;
      const other: Side = asked === 'host' ? 'friend' : 'host';
      await pages[other].close();
      await pages[asked]
        .locator('.online-bar')
        .getByText(/away|assente/)
        .waitFor();
      const { deed } = await playerOf(asked, pages[asked]);
      while ((await pages[asked].locator(`${ASKED}, ${OVER}`).count()) > 0) {
        if ((await pages[asked].locator(OVER).count()) > 0) break;
        await deed();
        await pages[asked].locator(`${ASKED}, ${OVER}, html[data-busy="false"] .decision.waiting`).first().waitFor();
      }
      if (other === 'host' && pushed.length === 1 && (await pages[asked].locator(OVER).count()) === 0) {
        ahead += 3 * MINUTE;
        await expect.poll(() => pushed.length).toBe(2);
        const told = browserOfPushes.read(pushed[1] as Buffer) as { readonly t: string; readonly table: string };
        expect(told).toMatchObject({ t: 'turn', table: (await placesOf(pages[asked]))[0]?.table });
        expect(await isNotified(host, JSON.stringify(told))).toBe(`/#/battle/online-${told.table}`);
        const page = await host.context.newPage();
        heard.push(...complaints(page));
        await page.goto(`${site.address}#/battle/online-${told.table}`);
        await page.locator('.online-bar').waitFor();
        pages = { ...pages, host: page };
        continue;
      }
      const back = await visits[other].context.newPage();
      heard.push(...complaints(back));
      await back.goto(site.address);
      const entry = back.locator('.online-entry');
      // Whose turn it is, by the server.
      await entry
        .getByText(names[other])
        .or(entry.getByText(/Finished|Finita/))
        .waitFor();
      if (turns === 0) {
        await faultless(back);
        await picture(back, 'screens/online-front');
      }
      await entry.click();
      await back.locator('.online-bar').waitFor();
      pages = { ...pages, [other]: back };
    }
    expect(pushed).toHaveLength(2);
    expect(await play(pages, MOST)).toBe(true);
    await setsAnother(friend);
    expect(heard).toEqual([]);
    await host.context.close();
    await friend.context.close();
  });
});
