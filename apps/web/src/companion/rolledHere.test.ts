import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { withoutDice } from './acts.ts';
import { rolledHere } from './rolledHere.ts';
import { isRollingIn } from './rolling.ts';
import { conformed, pruned, type Schema, type Values } from './schemaForm.ts';

const EXAMPLES = new URL('../../../../examples/', import.meta.url);

it('dice rolled here are as many as the judge waits for, in every example; nobody is spared the choice of a number', () => {
  const done: string[] = [];
  for (const config of [largeBattles, simplicity, skirmish]) {
    const { judge, ruleset } = config;
    const files = new Set(readdirSync(new URL(`${ruleset}/`, EXAMPLES)));
    for (const kind of judge.kinds.filter((one) => !judge.tableKinds.includes(one) && files.has(`${one}.json`))) {
      const schema = judge.schema(kind) as Schema;
      const told = JSON.parse(readFileSync(new URL(`${ruleset}/${kind}.json`, EXAMPLES), 'utf8')) as Values;
      let face = 0;
      const bare = withoutDice(conformed(told, schema) as Values);
      const rolled = rolledHere(config, kind, schema, bare, () => 1 + ((face += 2) % 6));
      if (rolled === null) continue;
      const asked = pruned(rolled, schema);
      const judged = judge.adjudicate(kind, asked, (key) => key);
      expect(judged, kind).toMatchObject({ ok: true });
      if (config.rolls === undefined) expect(isRollingIn(judged, judge.chancesLeft(kind, asked)), kind).toBe(false);
      expect(withoutDice(rolled), kind).toEqual(bare);
      // Nothing is rolled twice.
      expect(
        rolledHere(config, kind, schema, rolled, () => 1),
        kind,
      ).toBeNull();
      done.push(`${ruleset} ${kind}`);
    }
  }
  expect(done).toEqual(
    expect.arrayContaining([
      'large-battles approach',
      'large-battles contact',
      'simplicity fire',
      'simplicity melee',
      'skirmish shot',
      'skirmish melee',
      'skirmish morale',
    ]),
  );
  expect(done).not.toContain('skirmish activation');
});
