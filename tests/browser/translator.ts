// A browser that translates the page, as Chromium's translator does it.
import type { Page } from 'playwright-core';

/** Puts every text into two font elements, which say the same, so that pages can be compared. The number of texts. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentNode;
    if (parent === null || text.data.trim() === '' || parent.nodeName === 'FONT') continue;
    if (['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.nodeName)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
  return texts.length;
})`;

/** What the page shows now is translated. */
export const translate = (page: Page): Promise<number> => page.evaluate<number>(`${TRANSLATE}()`);

/** From now on what the page shows is translated again and again, a moment after it changes. */
export const goOnTranslating = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const translate = ${TRANSLATE};
    let isAsked = false;
    new MutationObserver(() => {
      if (isAsked) return;
      isAsked = true;
      setTimeout(() => { isAsked = false; translate(); }, 50);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate();
  }`);

/** Every text that is shown stands in its font. */
export const isTranslated = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`[...document.querySelectorAll('#decision *, .log *')].every((one) =>
    one.nodeName === 'FONT' || [...one.childNodes].every((text) => text.nodeType !== Node.TEXT_NODE || text.data.trim() === ''))`);
