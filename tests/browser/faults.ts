// What a program can find at fault in a page for those who use it without eyes or mouse.
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Everything that axe-core finds, one line each: how grave it is, the rule, the elements. What keeps to a rule is not
 * listed: to name every such element takes longer than to look for the faults.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
