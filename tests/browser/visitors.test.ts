// What the other browser tests rest on: a visitor finds nothing of the one before, though the browser may be the same.
import { describe, expect, it } from 'vitest';
import { inChromium, newVisitor } from './visitors.ts';
import { address } from './visits.ts';

inChromium();

/** Keeps something in every place where a page can. */
const KEEP = `(async () => {
  localStorage.setItem('mine', 'kept');
  sessionStorage.setItem('mine', 'kept');
  document.cookie = 'mine=kept; max-age=3600';
  await (await caches.open('mine')).put('/mine', new Response('kept'));
  await new Promise((done, fail) => {
    const opening = indexedDB.open('mine');
    opening.onerror = fail;
    opening.onsuccess = done;
  });
})()`;

/** What is kept in these places, the databases and caches by name. */
const FOUND = `(async () => ({
  local: localStorage.getItem('mine'),
  session: sessionStorage.getItem('mine'),
  cookies: document.cookie,
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  settings: localStorage.getItem('drumhead.settings'),
}))()`;

/** A small page of the site, without the code of the page itself. */
const PLAIN = new URL('licences.txt', address).href;
const OPTIONS = { locale: 'en-GB', viewport: { width: 777, height: 555 } };

describe('a visitor', () => {
  it('finds nothing of the one before', async () => {
    const first = await newVisitor(OPTIONS);
    const page = await first.newPage();
    await page.goto(PLAIN);
    const before = await page.evaluate(FOUND);
    await page.evaluate(KEEP);
    expect(await page.evaluate(FOUND)).toMatchObject({ local: 'kept', cookies: 'mine=kept', caches: ['mine'] });
    await page.evaluate(`localStorage.setItem('drumhead.settings', '{"pace":"slow"}')`);
    await first.close();

    const second = await newVisitor(OPTIONS);
    expect(second.pages()).toEqual([]);
    const other = await second.newPage();
    await other.goto(PLAIN);
    expect(await other.evaluate(FOUND)).toEqual(before);
    await second.close();
  });

  it('has the context of one before, unless that one changed it for good, or is still there', async () => {
    const first = await newVisitor(OPTIONS);
    const page = await first.newPage();
    await page.goto(PLAIN);
    const beside = await newVisitor(OPTIONS);
    expect(beside).not.toBe(first);
    await first.close();
    const second = await newVisitor(OPTIONS);
    const isTriedAgain = process.env['DRUMHEAD_NEW_VISITORS'] === 'yes';
    expect(second === first).toBe(!isTriedAgain);

    await second.newPage();
    await second.setOffline(true);
    await second.close();
    const third = await newVisitor(OPTIONS);
    expect(third).not.toBe(second);
    await third.close();
    await beside.close();
  });
});
