// Every page that can be printed, in both languages, on both papers: as many pages as it may have, nothing under nine
// points, nothing over the edge of the paper, no text of a cell in the next one.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artefact } from './chromium.ts';
import { address, inChromium, SIZES, visit } from './visits.ts';

inChromium();

/** Width and height in millimetres, and room at both sides: twice the least margin that a style sheet asks for. */
const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 216, height: 279 },
} as const;
const LANGUAGES = { en: 'English', it: 'Italiano' } as const;
/** A word of every reference sheet, whose text comes later than the language of the page. */
const WORD = { en: /\bthe\b/, it: /\bdel\b/ } as const;

interface Printable {
  readonly name: string;
  readonly at: string;
  /** What stands there once it can be printed. */
  readonly ready: string;
  readonly margin: number;
  /** Pages at most. */
  readonly most: number;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A document of the builders, drawn at random among the legal ones. */
const random = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Random legal|casuale$/ })
    .first()
    .click();
  await page.locator('.sheet tbody tr').first().waitFor();
};

const sheet = { ready: '.sheet-columns table', margin: 8, most: 3 };
const paper = { ready: '.sheet', margin: 12 };
const PRINTABLE: readonly Printable[] = [
  { name: 'sheet-large-battles', at: 'large-battles/sheet', ...sheet },
  { name: 'sheet-shakos', at: 'skirmish/sheet', ...sheet },
  { name: 'sheet-tomahawks', at: 'skirmish/sheet?variant=SDT', ...sheet },
  { name: 'sheet-simplicity', at: 'simplicity/sheet', ...sheet, most: 2 },
  { name: 'division', at: 'large-battles/division', ...paper, ready: '.paper-page', most: 1, prepare: random },
  { name: 'historical', at: 'large-battles/historical', ...paper, most: 2 },
  { name: 'squad', at: 'skirmish/squads', ...paper, ready: '.paper-page', most: 1, prepare: random },
  // The standing with the next game, and each company on a sheet of its own.
  { name: 'campaign', at: 'skirmish/campaign', ...paper, most: 3 },
  { name: 'army', at: 'simplicity/army', ...paper, ready: '.paper-page', most: 1, prepare: random },
  { name: 'terrain', at: 'skirmish/terrain?seed=7&scale=28mm', ...paper, ready: '.terrain-map', most: 2 },
  { name: 'farm', at: 'skirmish/terrain?seed=7&scenario=assaultAtTheFarm', ...paper, ready: '.terrain-map', most: 2 },
  { name: 'map-large-battles', at: 'any/map?scenario=retschow', ...paper, ready: '.plan-map', most: 3 },
  { name: 'map-skirmish', at: 'any/map?scenario=shakos-assault-at-the-farm', ...paper, ready: '.plan-map', most: 3 },
  { name: 'map-simplicity', at: 'any/map?scenario=windmill-ridge', ...paper, ready: '.plan-map', most: 1 },
];

describe('a printed page', () => {
  it.each(PRINTABLE)('$name fits both papers in both languages, in letters of nine points and more', async (print) => {
    const { name, at, ready, margin, most, prepare } = print;
    const { context, page, heard } = await visit(`${address}#/page/${at}`, { ready });
    await prepare?.(page);
    await page.evaluate('document.fonts.ready');
    for (const language of ['en', 'it'] as const) {
      await page.getByRole('button', { name: LANGUAGES[language], exact: true }).first().click();
      await page.locator(`html[lang="${language}"] ${ready}`).first().waitFor();
      if (at.includes('/sheet')) await page.locator('.sheet-columns', { hasText: WORD[language] }).waitFor();
      for (const [format, { width, height }] of Object.entries(PAPERS)) {
        const pdf = await page.pdf({
          path: artefact(`print/${name}-${language}-${format}.pdf`),
          format,
          preferCSSPageSize: true,
          printBackground: false,
        });
        const sizes = sizesOf(pdf);
        expect(new Set(sizes), `${format}, whichever the printer holds`).toEqual(new Set([`${width} x ${height}`]));
        expect(sizes.length, `pages on ${format} (${language})`).toBeLessThanOrEqual(most);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: Math.floor(((width - 2 * margin) / 25.4) * 96), height: 1000 });
        expect(await faultsOnPaper(page), `${format} (${language})`).toEqual([]);
        // What is only pretty is not in the list of a map's terrain.
        expect(await page.locator('.scenery').filter({ visible: true }).count()).toBe(0);
        await page.emulateMedia({ media: null });
        await page.setViewportSize(SIZES.desk);
      }
    }
    // Paper is white, whichever theme is read in; a map to print is drawn as it is printed on the screen too.
    for (const media of ['print', 'screen'] as const) {
      const inTheme = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ media, colorScheme });
        await page.locator(`html[data-theme="${colorScheme === 'dark' ? 'dark' : 'day'}"]`).waitFor();
        return coloursOf(page, media === 'print' ? 'body' : '.plan-map');
      };
      const onDay = await inTheme('light');
      expect(await inTheme('dark'), `colours (${media})`).toEqual(onDay);
      if (media === 'print' || name.startsWith('map-')) expect(onDay.length).toBeGreaterThan(20);
    }
    expect(heard).toEqual([]);
    await context.close();
  });

  it.each([
    { at: 'skirmish/squads', cells: '.squad-sheet tbody td:nth-child(6)' },
    { at: 'simplicity/army', cells: '.army-sheet tbody td:nth-child(5)' },
  ])('of $at has points that add up to its total', async ({ at, cells }) => {
    const { context, page } = await visit(`${address}#/page/${at}`, { ready: '.paper-page' });
    await random(page);
    const points = await page.locator(cells).allInnerTexts();
    const total = /\d+/.exec(await page.locator('.sheet .sheet-head strong').innerText())?.[0];
    expect(points.length).toBeGreaterThan(2);
    expect(points.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(total));
    await context.close();
  });
});

/** The sheets of paper, in whole millimetres. */
const sizesOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)).join(' x '),
  );

/** The colours of everything that is seen within these elements. */
function coloursOf(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`[...document.querySelectorAll('${within}, ${within} *')].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return [];
    const { color, backgroundColor, borderTopColor, fill, stroke, opacity } = getComputedStyle(one);
    return one.tagName + ' ' + [color, backgroundColor, borderTopColor, fill, stroke, opacity].join(' ');
  })`);
}

/** Small letters, what sticks out, and cells whose text runs into the next, on the page as it is laid out for print. */
function faultsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const faults = new Set();
    for (const one of document.body.querySelectorAll('*')) {
      const box = one.getBoundingClientRect();
      // What only a screen reader reads is one pixel wide.
      if (!one.checkVisibility() || box.width <= 1 || box.height <= 1) continue;
      const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      const text = one.tagName + ' “' + one.textContent.trim().slice(0, 30) + '”';
      if (box.right > innerWidth + 1 || box.left < -1) faults.add('sticks out: ' + text);
      if (/^T[DH]$/.test(one.tagName) && one.scrollWidth > one.clientWidth + 1) faults.add('over the next cell: ' + text);
      if (!says) continue;
      const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
      const points = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1) * 0.75;
      if (points < 8.99) faults.add(points.toFixed(1) + ' points: ' + text);
    }
    return [...faults].slice(0, 10);
  })()`);
}
