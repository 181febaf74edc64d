// A tab that helps its server: it is asked first, works by the code that was built with the page, and answers as Node does.
import { answered, type Task } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dist } from '../../scripts/site.ts';
import { address, faultless, inChromium, visit } from './visits.ts';

inChromium();

it('a tab helps when it is told to, with the answer of any other machine, until it is told to stop', async () => {
  const setup = knowledgeOf('skirmish').ruleset.scenario('shakos-pick-up');
  const task: Task = {
    kind: 'battles',
    ruleset: 'skirmish',
    setup,
    players: ['corporal', 'recruit'],
    seeds: ['tab'],
    cap: 60,
    isTold: true,
  };
  const answers: unknown[] = [];
  let given = 0;
  const { page, heard } = await visit(address, { ready: '.ways' });
  await page.route('**/api/host.json', (route) => route.fulfill({ json: { drumhead: 'server' } }));
  await page.route('**/api/work', (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: JSON.parse(readFileSync(`${dist}/work/code.json`, 'utf8')) as object });
    given += 1;
    const what = { id: 'one', queue: 'work', job: 'job', task: 0, what: task };
    return given > 1 ? route.fulfill({ status: 204 }) : route.fulfill({ json: what });
  });
  await page.route('**/api/work/done', (route) => {
    answers.push((route.request().postDataJSON() as { readonly answer: unknown }).answer);
    return route.fulfill({ json: {} });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  // Nobody helps unasked.
  const button = page.getByRole('button', { name: 'Help with this tab' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  expect(given).toBe(0);
  await button.click();
  await page.getByText('Tasks done: 1.').waitFor();
  expect(answers).toEqual([JSON.parse(JSON.stringify(answered(task, { knowledgeOf, piecesOf })))]);
  await page.getByRole('button', { name: 'Stop helping' }).click();
  await button.waitFor();
  await faultless(page);
  expect(heard).toEqual([]);
});
