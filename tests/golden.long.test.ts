import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { engineMessages } from '@drumhead/content';
import { eventLine, rulesets, type Translate } from '@drumhead/rulesets';
import { type KeptVersion, keptVersion } from '@drumhead/rulesets/versions';
import { describe, expect, it } from 'vitest';
import { versions } from '@drumhead/versions';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { GOLDEN, goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Of the built files in versions/, which nobody edits. */
const checksums = JSON.parse(readFileSync(new URL('../versions/checksums.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

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

/** Replays a record, telling every event in the present words: of older versions, no key and no fact may go. */
function retold(...[ruleset, golden]: Parameters<typeof replayGolden>): { count: number; faults: readonly string[] } {
  const faults = new Set<string>();
  const t = strictTranslator(faults);
  const { count } = replayGolden(ruleset, golden, ({ state }, events) => {
    for (const event of events) eventLine(ruleset.id, state, event, t);
  });
  return { count, faults: [...faults].sort() };
}

describe.each(rulesets)('golden records of $id', (ruleset) => {
  const records = goldenRecords(ruleset.id, ruleset.version);

  it('are at least 20, of every ready scenario and of pick-up games', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
    const scenarios = new Set(records.map(({ header }) => header.scenario));
    expect(ruleset.scenarios.filter((id) => !scenarios.has(id))).toEqual([]);
    expect([...scenarios].filter((id) => id === null || !ruleset.scenarios.includes(id))).not.toEqual([]);
  });

  it.each(records)('$name replays to the same hashes, and can be told', (golden) => {
    expect(retold(ruleset, golden)).toEqual({ count: golden.orders.length, faults: [] });
  });
});

const kept = Object.entries(versions);
const present = rulesets.map(({ id, version }) => `${id}@${version}`);

// Whoever raises a version before it was released would leave its battles without rules.
it.each(readdirSync(GOLDEN).filter((name) => name.includes('@')))('the rules of %s are here', (name) => {
  expect([...present, ...kept.map(([known]) => known)]).toContain(name);
});

describe.skipIf(kept.length === 0).each(kept)('golden records of the released %s', (name) => {
  const [id = '', version] = name.split('@');
  const records = goldenRecords(id, Number(version));

  it('are at least 20', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
  });

  it('is the file that was released', () => {
    const file = readFileSync(new URL(`../versions/${name}.js`, import.meta.url));
    expect(createHash('sha256').update(file).digest('hex')).toBe(checksums[name]);
  });

  it('replay to the same hashes with the built file, and can be told', async () => {
    const { ruleset } = (await keptVersion(id, Number(version))) as KeptVersion;
    expect(`${ruleset.id}@${ruleset.version}`).toBe(name);
    // The words of the present version were proven above.
    const replayed = present.includes(name) ? replayGolden : retold;
    for (const golden of records) {
      const { count, ...told } = replayed(ruleset, golden);
      expect(count).toBe(golden.orders.length);
      if ('faults' in told) expect(told.faults).toEqual([]);
    }
  });
});
