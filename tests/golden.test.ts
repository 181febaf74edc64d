import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { engineMessages } from '@drumhead/content';
import { eventLine, rulesets, type Translate, versionOf } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { versions } from '@drumhead/versions';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Of the built files in versions/, which nobody edits. */
const checksums = JSON.parse(readFileSync(new URL('../versions/checksums.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

describe.each(rulesets)('golden records of $id', (ruleset) => {
  const records = goldenRecords(ruleset.id, ruleset.version);

  it('are at least 20, of every ready scenario and of pick-up games', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
    const scenarios = new Set(records.map(({ header }) => header.scenario));
    expect(ruleset.scenarios.filter((id) => !scenarios.has(id))).toEqual([]);
    expect([...scenarios].filter((id) => id === null || !ruleset.scenarios.includes(id))).not.toEqual([]);
  });

  it.each(records)('$name replays to the same hashes', (golden) => {
    expect(replayGolden(ruleset, golden).count).toBe(golden.orders.length);
  });
});

const kept = Object.entries(versions);

const TEXTS: Readonly<Record<string, Readonly<Record<'en' | 'it', string>>>> = Object.assign(
  {},
  engineMessages,
  ...manifests.flatMap(({ messages }) => messages),
);

/** A translator that notes messages that do not exist, and messages shown without a fact they name. */
function strictTranslator(faults: Set<string>): Translate {
  return (key, facts = {}) => {
    const forms = [key, `${key}_one`, `${key}_other`].flatMap((form) => TEXTS[form] ?? []);
    if (forms.length === 0) faults.add(`${key} does not exist`);
    for (const text of forms.flatMap(({ en, it: italian }) => [en, italian])) {
      for (const [, fact = ''] of text.matchAll(/\{\{\s*(\w+)/g)) {
        if (facts[fact] === undefined) faults.add(`${key} lacks ${fact}`);
      }
    }
    return `(${key})`;
  };
}

// A battle of an older version is told with the present words: no key and no fact of its events may go.
describe.each(rulesets)('the words of golden records of $id', ({ id, version }) => {
  const known = [
    ...new Set([version, ...kept.flatMap(([name]) => (name.startsWith(`${id}@`) ? Number(name.split('@')[1]) : []))]),
  ];

  it.each(known)('tell every event of version %i', async (number) => {
    const faults = new Set<string>();
    const t = strictTranslator(faults);
    const found = await versionOf(id, number);
    if (found === null) throw new Error(`no rule set ${id}@${number}`);
    for (const golden of goldenRecords(id, number)) {
      replayGolden(found.ruleset, golden, ({ state }, events) => {
        for (const event of events) eventLine(id, state, event, t);
      });
    }
    expect([...faults].sort()).toEqual([]);
  });
});

describe.skipIf(kept.length === 0).each(kept)('golden records of the released %s', (name, load) => {
  const [id = '', version] = name.split('@');
  const records = goldenRecords(id, Number(version));

  it('are at least 20', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
  });

  it('is the file that was released', () => {
    const file = readFileSync(new URL(`../versions/${name}.js`, import.meta.url));
    expect(createHash('sha256').update(file).digest('hex')).toBe(checksums[name]);
  });

  it('replay to the same hashes with the built file', async () => {
    const { ruleset } = await load();
    expect(`${ruleset.id}@${ruleset.version}`).toBe(name);
    for (const golden of records) expect(replayGolden(ruleset, golden).count).toBe(golden.orders.length);
  });
});
