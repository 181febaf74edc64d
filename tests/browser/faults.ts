// What a program can find at fault in a page for those who use it without eyes or mouse.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { passingSession } from './left.ts';

/** Signs of an element that are shown. */
const SHOWN = 300;

/**
 * Everything that axe-core finds, one line each: how grave it is, the rule, the elements. What keeps to a rule is not
 * listed, and of what it looks at axe writes no source down: both take longer than to look for the faults.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // Reading half a megabyte of code takes as long as looking with it: once is enough for a page that is not left.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) {
    // Not by `evaluate`: what it is given is compiled anew in every page, this once in a window (left.ts).
    const session = await passingSession(page);
    if (session) {
      await session.send('Runtime.evaluate', { expression: axe.source });
      await session.detach();
    } else await page.evaluate(axe.source);
    await page.evaluate(`axe.configure({ noHtml: true })`);
  }
  const found = await page.evaluate<readonly string[]>(`(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'], elementRef: true });
    const source = ({ element, target }) => element?.outerHTML.slice(0, ${SHOWN}) ?? target.join(' ');
    return violations.map(({ id, impact, nodes }) => impact + ' ' + id + ': ' + nodes.map(source).join(' '));
  })()`);
  return [...found, ...(await closedOn(page)).filter(({ why }) => why === '').map(({ what }) => `no reason: ${what}`)];
}

/** A control that may not be used now, and why as it is read out with it; empty: nobody is told. */
export interface ClosedControl {
  readonly what: string;
  readonly why: string;
}

/**
 * Every control on the page that may not be used now. What is out of reach (`disabled`) can tell nobody anything, unless it
 * is a choice of a list, whose reason stands in its name. While the page is busy, its buttons are out of reach for a moment.
 */
export function closedOn(page: Page): Promise<readonly ClosedControl[]> {
  return page.evaluate<
    ClosedControl[]
  >(`[...document.querySelectorAll('[aria-disabled="true"], :disabled')].map((one) => ({
    what: one.outerHTML.slice(0, 200),
    why: one.matches('option')
      ? (/: (.*)/s.exec(one.textContent)?.[1] ?? '')
      : one.matches(':disabled, [tabindex="-1"]')
        ? ''
        : (one.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ').trim(),
  }))`);
}
