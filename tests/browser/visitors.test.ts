// What the other browser tests rest on: a visitor finds nothing of the one before, though the browser may be the same.
import { describe, expect, it } from 'vitest';
import { PLAIN } from './left.ts';
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

const plain = new URL(PLAIN, address).href;
const OPTIONS = { locale: 'en-GB', viewport: { width: 777, height: 555 } };

describe('a visitor', () => {
  it('finds nothing of the one before', async () => {
    const first = await newVisitor(OPTIONS);
    const page = await first.newPage();
    await page.goto(plain);
    const before = await page.evaluate(FOUND);
    await page.evaluate(KEEP);
    expect(await page.evaluate(FOUND)).toMatchObject({ local: 'kept', cookies: 'mine=kept', caches: ['mine'] });
    await page.evaluate(`localStorage.setItem('drumhead.settings', '{"pace":"slow"}')`);
    await first.close();

    const second = await newVisitor(OPTIONS);
    expect(second.pages()).toEqual([]);
    const other = await second.newPage();
    await other.goto(plain);
    expect(await other.evaluate(FOUND)).toEqual(before);
    await second.close();
  });

  it('has a window in which nothing is left of the one before: who listens, what runs, where it was', async () => {
    const first = await newVisitor(OPTIONS);
    const page = await first.newPage();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.addInitScript(`console.log('mine'); window.mine = 'kept'`);
    await page.goto(plain);
    await page.goto(`${plain}?again`);
    expect(await page.evaluate('window.mine')).toBe('kept');
    await page.evaluate(`addEventListener('mouseover', () => console.log('over'))`);
    await page.mouse.move(50, 50);
    await expect.poll(() => heard).toEqual(['mine', 'mine', 'over']);
    await first.close();

    const second = await newVisitor(OPTIONS);
    const other = await second.newPage();
    const isTriedAgain = process.env['DRUMHEAD_NEW_VISITORS'] === 'yes';
    expect(other === page).toBe(!isTriedAgain);
    await other.goto(plain);
    await other.evaluate(`console.log('yours')`);
    expect(await other.evaluate(`['mine' in window, document.querySelector('pre:hover')]`)).toEqual([false, null]);
    expect(await other.evaluate('history.length')).toBeLessThanOrEqual(2);
    expect(heard).toHaveLength(3);
    await other.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce' });
    await other.setViewportSize({ width: 300, height: 300 });
    await second.close();

    const third = await newVisitor(OPTIONS);
    const last = await third.newPage();
    expect(last === other).toBe(!isTriedAgain);
    await last.goto(plain);
    const otherwise = '(prefers-color-scheme: dark), print, (prefers-reduced-motion)';
    expect(await last.evaluate(`[matchMedia('${otherwise}').matches, innerWidth, innerHeight]`)).toEqual([
      false,
      777,
      555,
    ]);
    // A window that was made another for good is not left.
    await last.route('**/nothing', (route) => route.abort());
    await third.close();
    const fourth = await newVisitor(OPTIONS);
    expect(await fourth.newPage()).not.toBe(last);
    await fourth.close();
  });

  it('has the context of one before, unless that one changed it for good, or is still there', async () => {
    const first = await newVisitor(OPTIONS);
    const page = await first.newPage();
    await page.goto(plain);
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
