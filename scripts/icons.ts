// The icons of the installed page: the drum of the title, drawn at the sizes that systems ask for.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

const PUBLIC = fileURLToPath(new URL('../apps/web/public', import.meta.url));

/** Two sticks and a drum, in a square of 64. */
const DRUM = `<path d="M10 27v20c0 5 10 9 22 9s22-4 22-9V27" fill="#23418c" stroke="#1a120c" stroke-width="2"/>
<path d="M13 33l7 19 12-19 12 19 7-19" fill="none" stroke="#efe7d6" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M10 45v3c0 5 10 9 22 9s22-4 22-9v-3c0 5-10 9-22 9s-22-4-22-9z" fill="#c08a2a" stroke="#1a120c"/>
<ellipse cx="32" cy="27" rx="22" ry="9" fill="#faf6ea" stroke="#c08a2a" stroke-width="4"/>
<ellipse cx="32" cy="27" rx="24" ry="11" fill="none" stroke="#1a120c"/>
<g stroke-linecap="round"><path d="M12 8l29 20" stroke="#1a120c" stroke-width="4.4"/><path d="M12 8l29 20" stroke="#d09a3c" stroke-width="2.4"/>
<path d="M52 8L23 28" stroke="#1a120c" stroke-width="4.4"/><path d="M52 8L23 28" stroke="#d09a3c" stroke-width="2.4"/></g>
<g fill="#d09a3c" stroke="#1a120c"><circle cx="41" cy="28" r="2.6"/><circle cx="23" cy="28" r="2.6"/></g>`;

/** `share`: the part of the square that the drum fills; systems cut up to a fifth off a maskable icon. */
const drawn = (corner: number, share: number): string => {
  const margin = 32 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="#26332f"/><g transform="translate(${margin} ${margin}) scale(${share})">${DRUM.replaceAll('\n', '')}</g></svg>\n`;
};

const PLAIN = drawn(12, 0.86);
const ICONS: readonly (readonly [name: string, size: number, svg: string])[] = [
  ['icon-192', 192, PLAIN],
  ['icon-512', 512, PLAIN],
  ['maskable-512', 512, drawn(0, 0.62)],
  ['apple-180', 180, drawn(0, 0.74)],
];

/** Draws every icon, and says where it lies. */
export async function drawIcons(browser: Browser): Promise<void> {
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  writeFileSync(join(PUBLIC, 'icon.svg'), PLAIN);
  for (const [name, size, svg] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const path = join(PUBLIC, 'icons', `${name}.png`);
    await page.screenshot({ path, omitBackground: true });
    console.log(path);
    await page.close();
  }
}
