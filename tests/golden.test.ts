import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { versions } from '@drumhead/versions';
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
